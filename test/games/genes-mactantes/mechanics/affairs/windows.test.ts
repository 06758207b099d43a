import type { Action, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { cast, contest } from '../../helpers/scenes/external-orders.js';
import { crisis, eventful, face, go, traveller } from '../../helpers/scenes/turns-and-travels.js';
import { defend, field, fight, meeting, scene, torn, war } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, game, internal, perform, refusal } = t;

/** A question of each kind, whom it is put to, and the answer that commits to nothing. */
const questions: Readonly<Record<string, readonly [state: State, neutral: object, script: readonly number[]]>> = {
  'crisis-support': [
    t.after(
      crisis([5, 2, 5, 5], (draft) => void t.person(draft, 'bo', 'D1', 'a1')),
      face('diplomacy'),
    ),
    { type: 'support-crisis', characters: [] },
    [5],
  ],
  'battle-defence': [
    perform(meeting, 'ada', fight, field('b1', 'army'), []).state,
    { type: 'defend-battle', units: [], characters: [] },
    [],
  ],
  'battle-join': [
    defend(perform(meeting, 'ada', fight, field('b1', 'army'), []).state, []).state,
    { type: 'join-battle', side: 'none', characters: [] },
    [5, 5],
  ],
  'contest-defence': [
    perform(
      edit(cast, (draft) => void t.person(draft, 'bo', 'D1', 'a2')),
      'ada',
      internal('assassinate', { character: 'person-1' }),
    ).state,
    { type: 'defend-contest', characters: [] },
    [5, 5],
  ],
  'travel-reaction': [t.after(traveller(), go(['a4', 'b7'])), { type: 'react', mode: 'decline' }, []],
  reprisal: [
    perform(
      scene((draft) => void t.person(draft, 'ada', 'D1', 'b1')),
      'ada',
      external('sabotage', { target: 'bo' }),
      { characters: ['person-1'] },
      [2],
    ).state,
    { type: 'react', mode: 'decline' },
    [],
  ],
  repatriate: [contest(cast, internal('assassinate', { character: 'person-1' }), [3, 2]).state, { type: 'repatriate', city: null }, []],
  'rebel-support': [war(torn()).state, { type: 'commit-rebels', units: [], characters: [] }, [5, 4]],
};
const addressee = (state: State): string => game.view(state, null).window!.player;

clause('GM-WIND-01', 'every question can be answered by nothing, which is listed, and must be answered', () => {
  for (const [type, [state, neutral, script]] of Object.entries(questions)) {
    const player = addressee(state);
    expect([type, game.view(state, null).window!.type]).toEqual([type, type]);
    const action = { ...neutral, player } as Action;
    expect([type, game.explain(state, action)]).toEqual([type, []]);
    expect([type, game.legalActions(state, player).length > 0]).toEqual([type, true]);
    expect(game.view(t.after(state, action, script), null).window?.type).not.toBe(type);
  }
});

clause('GM-WIND-01', 'only a disaster must have its kind and its city', () => {
  const { state } = eventful([10, 4]);
  expect(refusal(state, { type: 'choose-disaster', player: 'ada' } as never)[0]).toBe('bad-parameter');
  const chosen = t.after(state, { type: 'choose-disaster', player: 'ada', kind: 'famine' });
  expect(refusal(chosen, { type: 'choose-disaster-city', player: 'cy', territory: null } as never)[0]).toBe('bad-parameter');
});

clause('GM-FLOW-02', 'while a question is open only its addressee acts, and only to answer it', () => {
  const disaster = eventful([10, 4]).state;
  for (const [type, state] of [
    ...Object.entries(questions).map(([key, [asked]]) => [key, asked] as const),
    ['disaster-kind', disaster] as const,
  ]) {
    const player = addressee(state);
    expect([type, game.actors(state)]).toEqual([type, [player]]);
    const answers = new Set(game.legalActions(state, player).map((action) => action.type));
    expect([type, game.open(state).length, answers]).toEqual([type, 1, new Set(game.open(state))]);
    for (const other of state.config.players) {
      const talk: Action[] = [
        { type: 'announce', player: other, to: 'all', text: 'x' },
        { type: 'propose-trade', player: other, to: other === 'ada' ? 'bo' : 'ada', give: [], take: [{ item: 'promise', text: 'x' }] },
        { type: 'pass', player: other },
      ];
      for (const action of talk) expect([type, refusal(state, action)]).toEqual([type, ['wrong-phase', 'GM-FLOW-15']]);
    }
  }
});

clause('GM-FLOW-03', 'the question asked last is answered first, and the one beneath waits', () => {
  const struck = t.after(t.after(guarded, go(['a4', 'b7', 'b1'])), { type: 'react', player: 'bo', mode: 'assassinate' });
  expect(struck.affairs.map(({ type, window }) => [type, window?.type])).toEqual([
    ['journey', undefined],
    ['contest', 'contest-defence'],
  ]);
  const saved = t.after(struck, { type: 'defend-contest', player: 'ada', characters: [] }, [5, 5]);
  expect(saved.affairs.map(({ type }) => type)).toEqual(['journey', 'repatriation']);
  const goneOn = t.after(saved, { type: 'repatriate', player: 'ada', city: null });
  expect([goneOn.affairs, t.locate(goneOn, 'person-1')]).toEqual([[], 'b1']);
});

/** A traveller of ada's with a friend in bo's marches. */
const guarded = traveller((draft) => void t.person(draft, 'ada', 'D1', 'b7'));

clause('GM-FLOW-03', 'a question to somebody who is out is dropped', () => {
  // The reprisal kills the principal of a torn country, to whom a second reprisal was still owed.
  const spies = scene((draft) => {
    t.person(draft, 'bo', 'D1', 'a1');
    t.person(draft, 'bo', 'D1', 'a3');
  });
  const failed = perform(spies, 'bo', external('sabotage', { target: 'ada' }), { characters: ['person-1', 'person-2'] }, [2]).state;
  expect(game.actors(failed)).toEqual(['ada']);
  const fallen = edit(failed, (draft) => {
    draft.affairs = [
      { ...draft.affairs[0]!, window: null } as never,
      {
        ...{ type: 'contest', window: { type: 'contest-defence', player: 'ada' }, player: 'cy', opponent: 'ada', target: 'person-3' },
        ...{ attempt: 'assassinate', characteristic: 'diplomacy', characters: [], useIntel: false, declared: true, defence: null },
      } as never,
    ];
    t.person(draft, 'ada', 'A1', 'c1');
    t.person(draft, 'ada', 'A1', 'c1');
    draft.countries['ada']!.principal = 'person-3';
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  const over = t.after(fallen, { type: 'defend-contest', player: 'ada', characters: [] }, [9, 2]);
  expect([over.countries['ada']!.eliminated === null, over.affairs]).toEqual([false, []]);
});
