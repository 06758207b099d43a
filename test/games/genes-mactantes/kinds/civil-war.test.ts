import { expect } from 'vitest';
import { rebel, torn, war } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, edit, internal, perform, refusal } = t;

clause(
  ['GM-CIVW-06', 'GM-CIVW-07', 'GM-CIVW-08', 'GM-CIVW-10'],
  'the whole loyal Army against rebels, counterpower and supporters; principals by their better value',
  () => {
    const state = torn((draft) => {
      draft.countries['ada']!.counterpower = 2;
      draft.cities['a1']!.walled = true;
    });
    expect(
      refusal(t.resolving(state, 'ada', { ada: [internal('civil-war')] }), {
        type: 'execute',
        player: 'ada',
        declaration: '1',
        withPrincipal: true,
        characters: ['person-1'],
      }),
    ).toEqual(['character-not-eligible', 'GM-CIVW-07']);
    const away = edit(state, (draft) => {
      draft.characters[0]!.location = 'b1';
    });
    expect(t.refusedMeans(away, 'ada', internal('civil-war'), { withPrincipal: true })).toEqual(['principal-not-available', 'GM-CIVW-07']);
    const asked = war(state, { withPrincipal: true }).state;
    const { events } = t.play(
      asked,
      rebel({ units: [{ territory: 'a2', kind: 'army' }], characters: ['person-3', 'person-4'], principal: 'person-4' }),
      [5, 4],
    );
    const [loyal, rebels] = t.only(events, 'battle-rolled').sides;
    expect(loyal).toMatchObject({ strength: 8, characteristic: 5, support: 2, modifiers: 0, total: 20 });
    expect(rebels).toMatchObject({ leader: 'rebels', strength: 9, characteristic: 2, support: 3, total: 18 });
  },
);

clause('GM-CIVW-09', 'with the option a failed muster means no battle, but the Authority test', () => {
  const state = torn(() => undefined, { civilWarMuster: true });
  const { events, state: waited } = war(state, { withPrincipal: true, authorityCharacters: ['person-2'] }, [], [7, 5]);
  expect([
    t.eventsOf(events, 'battle-rolled').length,
    t.characterIn(waited, 'person-1').used,
    t.characterIn(waited, 'person-2').used,
  ]).toEqual([0, false, true]);
  expect(t.eventsOf(events, 'test-rolled').map(({ difficulty, characteristic }) => [characteristic, difficulty])).toEqual([
    ['militarism', 12],
    ['authority', 14],
  ]);
  expect(t.eventsOf(war(state, {}, [], [8, 1, 1, 2]).events, 'battle-rolled').length).toBe(1);
});

clause(
  ['GM-CIVW-11', 'GM-ELIM-02', 'GM-ELIM-06', 'GM-ELIM-03', 'GM-ELIM-04'],
  'without Army the government is out; its land is nobody’s and rebels hold the capital',
  () => {
    const weak = torn((draft) => {
      t.arm(draft, 'ada', 'a1 garrison 1');
      t.person(draft, 'cy', 'A1', 'a3', { captor: 'ada' });
      draft.countries['bo']!.intel = { ada: 2 };
    });
    const { state, events } = war(weak, {}, [], [2, 9]);
    expect(t.only(events, 'civil-war-ended').ending).toBe('loyal-defeated');
    expect(state.countries['ada']!.eliminated).toMatchObject({ turn: 1, index: 0 });
    expect([state.controllers['a1'], state.controllers['a8'], state.units['independent']]).toEqual([
      'independent',
      'independent',
      [{ territory: 'a1', kind: 'garrison', strength: 5 }],
    ]);
    expect([state.sheets['ada'], state.units['ada'], state.countries['bo']!.intel]).toEqual([[], [], {}]);
    expect([t.characterIn(state, 'person-1').out, t.characterIn(state, 'person-6').captor]).toEqual(['gone', null]);
  },
);

clause(['GM-CIVW-12', 'GM-CIVW-16'], 'the principal’s death ends it all; losers are exposed to the other leader', () => {
  const asked = war(torn(), { withPrincipal: true }).state;
  const beaten = t.after(
    asked,
    rebel({ units: [{ territory: 'a2', kind: 'army' }], characters: ['person-3'], principal: 'person-3' }),
    [2, 9],
  );
  expect(beaten.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
  const contest = t.after(beaten, { type: 'react', player: 'bo', mode: 'assassinate' });
  const { state, events } = t.play(contest, { type: 'defend-contest', player: 'ada', characters: [] }, [9, 2]);
  expect([t.only(events, 'civil-war-ended').ending, state.countries['ada']!.eliminated === null, state.affairs]).toEqual([
    'principal-dead',
    false,
    [],
  ]);
  const won = t.after(asked, rebel({ characters: ['person-3'], principal: 'person-3' }), [9, 2]);
  expect(won.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'ada', exposed: ['person-3'] });
});

clause(['GM-CIVW-13', 'GM-CIVW-15'], 'no rebels, or no rebel principal: the government has won, and nothing else changes', () => {
  const { state, events } = war(
    torn((draft) => {
      draft.countries['ada']!.counterpower = 1;
    }),
    {},
    [],
    [9, 2],
  );
  expect([t.only(events, 'civil-war-ended').ending, state.countries['ada']!.civilWar, state.countries['ada']!.counterpower]).toEqual([
    'rebels-defeated',
    null,
    1,
  ]);
  const led = torn((draft) => {
    draft.countries['ada']!.civilWar!.rebelPrincipal = 'person-3';
  });
  const begun = perform(led, 'ada', internal('assassinate', { character: 'person-3' })).state;
  const killed = t.play(begun, { type: 'defend-contest', player: 'bo', characters: [] }, [9, 2]);
  expect([t.only(killed.events, 'civil-war-ended').ending, killed.state.countries['ada']!.civilWar]).toEqual([
    'rebel-principal-dead',
    null,
  ]);
});

clause(['GM-CIVW-14', 'GM-CIVW-02'], 'what is left, a test of Authority at 14 may end; else it goes on', () => {
  expect(t.refusedMeans(torn(), 'ada', internal('civil-war'), { authorityCharacters: ['person-2'], characters: ['person-2'] })[0]).toBe(
    'character-not-eligible',
  );
  expect(
    t.refusedMeans(
      edit(torn(), (draft) => {
        draft.characters[1]!.location = 'b1';
      }),
      'ada',
      internal('civil-war'),
      { authorityCharacters: ['person-2'] },
    ),
  ).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(war(torn(), { authorityCharacters: ['person-2'] }, [], [1, 1, 7]).state.countries['ada']!.civilWar).not.toBeNull();
  const { state, events } = war(torn(), { authorityCharacters: ['person-2'] }, [], [1, 1, 8]);
  expect([t.only(events, 'test-rolled').total, state.countries['ada']!.civilWar, t.only(events, 'civil-war-ended').ending]).toEqual([
    15,
    null,
    'authority',
  ]);
});
