import { scripted, seeded } from 'ludoteca';
import { greedyBot, searchBot } from 'ludoteca/bots';
import type { Action, State } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { at, contest } from '../../helpers/scenes/external-orders.js';
import { leading } from '../../helpers/scenes/turns-and-travels.js';
import * as t from '../../helpers/table.js';

const { clause, declaring, edit, external, game, internal, perform } = t;

const deeds = ['assassinate', 'capture', 'convince'] as const;
const meansOf = (kind: (typeof deeds)[number]) => (kind === 'capture' ? { characteristic: 'diplomacy' as const } : {});
const target = { character: 'person-1' };

/** One person of bo in b2, as others have seen it, and one of whom bo is asked whether it helps. */
const bos = (seen: Parameters<typeof t.person>[4], changes: Parameters<typeof edit>[1] = () => undefined, options = {}): State =>
  at((draft) => {
    t.alone(draft);
    t.person(draft, 'bo', 'A1', 'b2', seen);
    t.person(draft, 'bo', 'D1', 'b6');
    changes(draft);
  }, options);

/** What comes first of an attempt: that it is read and tried, or why it is void. */
const fate = (state: State, kind: (typeof deeds)[number], order = external): string => {
  const ready = t.resolving(state, 'ada', { ada: [order(kind, target)] });
  const { events } = accepted(game.reduce(ready, { type: 'execute', player: 'ada', declaration: '1', ...meansOf(kind) }, scripted([2])));
  const [first] = events;
  return first!.type === 'action-void' ? first!.reason : first!.type;
};

clause('GM-PERS-05', 'abroad only whom one has seen, and only where one saw him last', () => {
  const mine = (territory: string) => ({ sightings: { ada: { territory, turn: 1 } } });
  for (const kind of deeds) {
    expect(fate(bos({}), kind)).toBe('target-not-sighted');
    expect(fate(bos({ sightings: { cy: { territory: 'b2', turn: 1 } } }), kind)).toBe('target-not-sighted');
    expect(fate(bos(t.seenAt('b3')), kind)).toBe('target-not-there');
    expect(fate(bos(t.seenAt('b2')), kind)).toBe('action-read');
    // What it alone has seen is newer than what all have.
    expect(fate(bos({ ...t.seenAt('b3'), ...mine('b2') }), kind)).toBe('action-read');
    expect(fate(bos({ ...t.seenAt('b2'), ...mine('b3') }), kind)).toBe('target-not-there');
    // Where somebody was seen on land that is the actor's own by now, nothing is abroad.
    expect(
      fate(
        bos(t.seenAt('b2'), (draft) => void Object.assign(draft.controllers, { b2: 'ada' })),
        kind,
      ),
    ).toBe('target-not-there');
  }
});

clause('GM-PERS-05', 'that nobody was seen is known before, that somebody has gone only after the means are accepted', () => {
  const order = external('assassinate', target);
  expect(t.voidReason(bos({}), 'ada', order, { characters: ['zed'] })).toBe('target-not-sighted');
  expect(game.legalActions(t.resolving(bos({}), 'ada', { ada: [order] }), 'ada', { types: ['execute'] })).toEqual([
    { type: 'execute', player: 'ada', declaration: '1' },
  ]);
  expect(t.refusedMeans(bos(t.seenAt('b3')), 'ada', order, { characters: ['zed'] })[0]).toBe('bad-parameter');
});

clause('GM-PERS-05', 'the places of captives are known, and of everybody where nobody hides', () => {
  const jailed = bos({ captor: 'cy', location: 'c1' });
  expect(fate(jailed, 'assassinate')).toBe('action-read');
  for (const kind of deeds) expect(fate(bos({}, undefined, { hiddenCharacters: false }), kind)).toBe('action-read');
});

clause('GM-PERS-02', 'in the own country the ruler searches everywhere, also for those never seen', () => {
  const guest = bos({ location: 'a5' });
  for (const kind of deeds) expect([fate(guest, kind, internal), fate(guest, kind)]).toEqual(['action-read', 'target-not-sighted']);
});

clause('GM-PERS-05', 'somebody who acts is seen, and can be struck at there', () => {
  const state = bos({}, (draft) => t.values(draft, 'bo', [5, 5, 5, 5]));
  const seen = perform(state, 'bo', internal('taxes'), { characters: ['person-1'] }, [9]).state;
  expect(t.characterIn(contest(seen, external('assassinate', target), [9, 2]).state, 'person-1').out).toBe('dead');
});

/** Everybody hunts the principals of all others with every order there is. */
const hunting = (players: readonly string[]): State => {
  let state = t.commitAll(leading(players));
  for (const player of players)
    for (let turn = 0; game.view(state, player).countries[player]!.allowance > turn; turn++) {
      const prey = players.filter((other) => other !== player)[turn % (players.length - 1)]!;
      state = t.after(state, declaring(player, external('capture', { character: state.countries[prey]!.principal! })));
    }
  return t.commitAll(state);
};

/** A journey of the principal over its own land to the last territory of its module, out of everybody's sight. */
const hides = (state: State, player: string): Action => {
  const { principal, capital } = state.countries[player]!;
  const letter = capital[0]!;
  return { type: 'travel', player, character: principal!, path: [`${letter}2`, 'mar-de-fora', `${letter}8`] };
};

clause(
  ['GM-FLOW-18', 'GM-PERS-05'],
  'all hide and all hunt: every blow falls on an empty place, and nobody has lost in the first turn',
  () => {
    for (const players of [
      ['ada', 'bo'],
      ['ada', 'bo', 'cy', 'di', 'eve'],
    ]) {
      let state = hunting(players);
      const reasons = new Set<string>();
      while (state.step === 'resolution') {
        const { player, round } = state.slot!;
        if (round === 1) state = t.after(state, hides(state, player));
        const [action] = game.legalActions(state, player, { types: ['execute', 'pass'] });
        const step = t.play(state, action!);
        for (const { reason } of t.eventsOf(step.events, 'action-void')) reasons.add(reason);
        state = step.state;
      }
      expect([state.turn, state.ending, [...reasons]]).toEqual([2, null, ['target-not-there']]);
      expect(players.map((player) => state.countries[player]!.dethronedBy)).toEqual(players.map(() => []));
    }
  },
);

test('bots hide a principal that everybody has seen before the first order is read, and once is enough', () => {
  const state = edit(hunting(['ada', 'bo']), (draft) => {
    draft.slot = { round: 1, player: 'ada', isOver: false };
  });
  const { principal } = state.countries['ada']!;
  const bots = [
    greedyBot(game, { dice: seeded(3) }),
    searchBot(game, { dice: seeded(3), iterations: 30, depth: 3, looks: 2, candidates: 40 }),
  ];
  for (const bot of bots) {
    const first = bot(state, 'ada');
    expect(first).toMatchObject({ type: 'travel', character: principal });
    const hidden = t.after(state, first!);
    expect(hidden.controllers[t.locate(hidden, principal!)]).toBe('ada');
    expect(bot(hidden, 'ada')).not.toMatchObject({ character: principal });
  }
});
