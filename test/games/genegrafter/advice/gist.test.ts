import { clone, E, O, seeded } from 'ludoteca';
import { type Event, genegrafter } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after, play } from '../helpers/playing.js';
import { three } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';

const threw = (player: string, ...values: number[]): Event => ({
  type: 'dice-rolled',
  side: player === 'ada' ? 'attacker' : 'defender',
  player,
  values,
});

test.each<readonly [readonly Event[], string]>([
  [[], 'nothing-decided'],
  [[threw('ada', 3, 4), threw('bo', 6)], 'dice-ahead'],
  [[threw('bo', 3, 4), threw('ada', 6)], 'dice-behind'],
  [[threw('ada', 6), threw('bo', 2, 4)], 'dice-level'],
  [[threw('ada', 1), threw('bo', 1), { type: 'tie', total: 1, number: 1 }, threw('ada', 5), threw('bo', 2)], 'dice-ahead'],
  [[threw('ada', 5), threw('bo', 2), { type: 'duel-decided', winner: 'ada', totals: [5, 2] }], 'duel-won'],
  [[threw('bo', 5), threw('ada', 2), { type: 'duel-decided', winner: 'bo', totals: [5, 2] }], 'duel-lost'],
  [[threw('bo', 5), threw('cy', 2), { type: 'duel-decided', winner: 'bo', totals: [5, 2] }], 'nothing-decided'],
  [[{ type: 'duel-decided', winner: null, totals: null }], 'duel-undecided'],
  [[{ type: 'direct-damage', player: 'ada', by: 'hush', life: 5 }], 'life-lost'],
  [[{ type: 'direct-damage', player: 'bo', by: 'hush', life: 5 }], 'life-taken'],
  [[{ type: 'life-lost', player: 'ada', amount: 1, life: 1 }], 'life-lost'],
  [[{ type: 'life-lost', player: 'bo', amount: 1, life: 1 }], 'life-taken'],
  [
    [
      { type: 'life-lost', player: 'bo', amount: 1, life: 1 },
      { type: 'life-lost', player: 'ada', amount: 1, life: 1 },
    ],
    'life-lost',
  ],
  [[{ type: 'die-rerolled', player: 'ada', die: 0, from: 2, rolled: 5, kept: 5 }], 'die-better'],
  [[{ type: 'die-rerolled', player: 'ada', die: 0, from: 2, rolled: 1, kept: 2 }], 'die-no-better'],
  [[{ type: 'die-rerolled', player: 'bo', die: 0, from: 2, rolled: 5, kept: 5 }], 'nothing-decided'],
  [[{ type: 'special-die', player: 'ada', face: 4, chosen: false, lost: false }], 'face-4'],
])('%j comes to ada as %s', (events, gist) => {
  expect(genegrafter.gist(events, 'ada')).toBe(gist);
});

test('a die effect shows both who fight: who loses by it is told so even where the damage is prevented', () => {
  const changed: Event = { type: 'die-changed', player: 'ada', card: 'lucky-shot', owner: 'bo', die: 0, from: 5, to: 1, rolled: null };
  const decided: Event = { type: 'duel-decided', winner: 'bo', totals: [3, 4] };
  const prevented: Event = { type: 'damage-prevented', character: 'hush', by: 'roll-with-it' };
  expect(genegrafter.gist([changed, decided, prevented], 'ada')).toBe('duel-lost');
  expect(genegrafter.gist([{ ...changed, player: 'bo', owner: 'ada' }, decided, prevented], 'ada')).toBe('duel-lost');
  expect(genegrafter.gist([changed, decided, prevented], 'cy')).toBe('nothing-decided');
});

test('who loses a life by an event that waited for the end of a graft round is told so', () => {
  const grafting = after(
    three({
      inPlay: { a: ['ironroot'], c: ['hush'] },
      pools: { a: ['kestrel'] },
      specialDice: ['a', 'b'],
      deck: ['dna-1', 'overload', 'street-riot'],
    }),
    [a.special(), 3],
    [b.special(), 3],
  );
  const { events } = play(grafting, a.endGrafting());
  expect(told(events, 'life-lost').map((event) => event.player)).toEqual(['b']);
  expect(['a', 'b', 'c'].map((player) => genegrafter.gist(events, player))).toEqual(['life-taken', 'life-lost', 'life-taken']);
});

test('who loses a duel is told so, though an ability prevents the damage or gear absorbs it', () => {
  const inPlay = { a: ['ironroot'], b: [{ card: 'hoarfrost', gear: ['reactive-harness'] }] };
  const duel = (...hand: string[]) =>
    after(
      three({ config: { gear: true }, hands: { a: ['super-punch'], b: hand }, inPlay }),
      a.battle('b', 'ironroot'),
      b.defend('hoarfrost'),
    );
  const saved = after(duel('roll-with-it'), a.ability('super-punch'), [b.ability('roll-with-it'), [3, 3, 3, 3], [1, 1, 1, 1]]);
  const absorbed = after(duel(), [a.ability('super-punch'), [3, 3, 3, 3], [1, 1, 1]]);
  // The attacker leaves his dice, and the defender's window closes by itself.
  for (const [rolled, by] of [
    [saved, 'roll-with-it'],
    [absorbed, 'reactive-harness'],
  ] as const) {
    const { events, state } = play(rolled, a.leaveDice());
    expect(told(events, 'damage-prevented')).toEqual([{ type: 'damage-prevented', character: 'hoarfrost', by }]);
    const gists = ['a', 'b', 'c'].map((player) => genegrafter.gist(events, player, state));
    expect(gists).toEqual(['duel-won', 'duel-lost', 'nothing-decided']);
  }
});

test('whom an event strikes after a duel of others has lost no duel', () => {
  const rolled = after(
    three({ hands: { a: ['adrenaline'] }, inPlay: { a: ['ironroot'], b: ['hoarfrost'], c: ['hush'] }, deck: ['aftershock', 'overload'] }),
    a.battle('b', 'ironroot'),
    b.defend('hoarfrost'),
    [a.ability('adrenaline'), [3, 3, 3], [1, 1, 1]],
  );
  const { events, state } = play(rolled, a.leaveDice());
  expect(told(events, 'character-wounded').map(({ owner }) => owner)).toEqual(['b', 'a', 'c']);
  expect(['b', 'c'].map((player) => genegrafter.gist(events, player, state))).toEqual(['duel-lost', 'nothing-decided']);
});

const config = { players: ['ada', 'bo', 'cy'] } as const;

/** Plays games at random and looks at every step. */
const walked = (games: number) => {
  const gists = new Set<string>();
  const events = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    const dice = seeded(seed);
    let { state } = accepted(genegrafter.setup(config, dice));
    for (;;) {
      const action = genegrafter
        .actors(state)
        .map((player) => genegrafter.randomAction(state, player, dice))
        .find((found) => found !== undefined);
      if (action === undefined) break;
      const step = genegrafter.reduceInPlace(clone(state), action, dice);
      if (E.isLeft(step)) throw new Error(step.left[0].message);
      state = step.right.state;
      for (const { type } of step.right.events) events.add(type);
      for (const player of config.players) gists.add(genegrafter.gist(step.right.events, player));
    }
    const { ranking } = O.toNullable(genegrafter.outcome(state))!;
    for (const { player, points } of ranking) expect(genegrafter.points(state, player)).toBe(points);
    for (const stranger of ['dot', 'constructor', '__proto__']) expect(genegrafter.points(state, stranger)).toBe(0);
  }
  return { gists, events };
};

test('what steps come to has a name in both languages, and points are those of the outcome at the end', () => {
  const { gists, events } = walked(25);
  expect([...gists]).toEqual(
    expect.arrayContaining([
      'victory',
      'defeat',
      'duel-won',
      'duel-lost',
      'dice-ahead',
      'dice-behind',
      'face-1',
      'face-6',
      'dna-drawn',
      'event-drawn',
      'nothing-decided',
    ]),
  );
  for (const gist of gists) {
    const names = labels.languages.map((language) => labels.name(gist, language));
    expect(names.every((name) => name !== '' && !name.includes('-'))).toBe(true);
    if (gist.includes('-')) expect(names[0]).not.toBe(names[1]);
  }
  for (const event of events) expect(genegrafter.cites({ event }).length).toBeGreaterThan(0);
});
