import { clone, type Dice, E, freeze, pick, seeded } from 'ludoteca';
import { type Config, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted, difference } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { smallPack } from '../helpers/packs.js';
import {
  chosen,
  decoded,
  finished,
  first,
  fresh,
  game,
  isObject,
  lieutenants,
  type Plain,
  players,
  refereed,
  review,
  second,
  third,
  throughJson,
  tied,
} from '../helpers/saved-states.js';
import { labels } from '../helpers/spoken.js';

// Real states and configurations spoilt at random: what is still accepted must be played without a throw.

const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsOf(part, [...path, key])]) : [];

const partAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : null), value);

const words = [
  'constructor',
  'toString',
  '10',
  '9',
  'nobody',
  'referee',
  '',
  'khorne',
  'cadia',
  'eco',
  'CH',
  'no-mercy',
  'nightLords',
  'orders',
  'review',
  'finished',
  'lieutenants',
  'warbands',
];

const numbers = [0, 1, -1, 2, 3, 8, 20, 100, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 0.5];

const spoilt = (value: unknown, donors: readonly unknown[], dice: Dice): unknown => {
  switch (dice.roll(5, 'how')) {
    case 1:
      return donors.length === 0 ? null : pick(dice, donors, 'donor');
    case 2:
      return Array.isArray(value) && value.length > 0 ? (value.length > 1 ? [...value].reverse() : [...value, value[0]]) : null;
    case 3:
      return Array.isArray(value) ? value.slice(1) : typeof value === 'boolean' ? !value : pick(dice, words, 'word');
    case 4:
      return typeof value === 'number' ? value + pick(dice, [1, -1], 'step') : pick(dice, words, 'word');
    default:
      return typeof value === 'number' ? pick(dice, numbers, 'number') : Array.isArray(value) ? [] : null;
  }
};

/** A state with one to three parts spoilt; the pack now and then among them. */
const mangled = (state: State, dice: Dice): unknown => {
  const copy = throughJson(state) as Plain;
  const all = pathsOf(copy);
  const few = all.filter(([first, second]) => first !== 'history' && !(first === 'config' && second === 'pack'));
  for (let times = dice.roll(3, 'how many'); times > 0; times--) {
    const path = pick(dice, dice.roll(6, 'where') === 1 ? all : few, 'path');
    const parent = path.slice(0, -1).reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), copy);
    const key = path.at(-1)!;
    if (!isObject(parent) || !Object.hasOwn(parent, key)) continue;
    const kin = few.filter((other) => other.length === path.length).map((other) => partAt(copy, other));
    parent[key] = throughJson(spoilt(parent[key], kin, dice) ?? null);
  }
  return copy;
};

/** Looks at a state from all sides and plays on for a while, in both ways. */
const exercise = (state: State, dice: Dice): void => {
  const seats = [...state.config.players, 'referee', 'nobody', 'constructor'];
  for (const viewer of [...seats, null]) {
    const view = ojoDelTerror.view(state, viewer);
    for (const language of ['en', 'es']) labels.draw!(view, language);
    if (viewer !== 'nobody') ojoDelTerror.redeal(state, viewer, dice);
  }
  let now = state;
  const there = clone(state);
  for (let step = 0; step < 8; step++) {
    const actors = ojoDelTerror.actors(now);
    ojoDelTerror.outcome(now);
    if (actors.length === 0) return;
    for (const seat of seats) ojoDelTerror.legalActions(now, seat, { limit: 10 });
    const player = pick(dice, actors, 'who');
    const action =
      dice.roll(3, 'commit?') === 1
        ? ojoDelTerror.legalActions(now, player, { limit: 1 })[0]
        : ojoDelTerror.randomAction(now, player, dice);
    if (action === undefined) throw new Error(`${player} should act in the phase ${now.phase} and cannot.`);
    const next = accepted(ojoDelTerror.reduce(now, action, seeded(step)));
    const inPlace = accepted(ojoDelTerror.reduceInPlace(there, action, seeded(step)));
    expect(difference(next.state, inPlace.state)).toBeNull();
    now = next.state;
  }
};

const bases = (): readonly State[] => {
  const walks = [
    game('fuzz', { players, turns: 3, referee: 'present' }, 5),
    game('fuzz small', { players: ['10', '9'], turns: 2, pack: smallPack, recruitmentKinds: 'any' }, 5),
  ];
  const played = walks.flatMap(({ moves }) => moves.filter((_, i) => i % 9 === 0).map(({ state }) => state));
  return [fresh, chosen, refereed, first, second, review, third, lieutenants, finished, tied, ...played];
};

test('what decodeState accepts can be looked at and played on, however it came about', () => {
  const dice = seeded('fuzz');
  const all = bases();
  let taken = 0;
  for (let attempt = 0; attempt < 120; attempt++) {
    const input = mangled(pick(dice, all, 'base'), dice);
    const answer = ojoDelTerror.decodeState(input);
    if (E.isLeft(answer)) {
      for (const { code, message } of answer.left) expect([code, message.length > 0 && message.length < 2000]).toEqual(['bad-state', true]);
      continue;
    }
    taken++;
    try {
      exercise(answer.right, dice);
    } catch (error) {
      throw new Error(`attempt ${attempt}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  expect(taken).toBeGreaterThan(3);
});

const hostile: readonly unknown[] = [
  ...[undefined, null, true, 0, Number.NaN, '', 'state', [], {}, [[]], () => 1, Symbol('x'), 10n, new Map(), new Date(0)],
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap');
      },
      ownKeys: () => {
        throw new Error('trap');
      },
    },
  ),
  Object.defineProperty({}, 'players', {
    enumerable: true,
    get: () => {
      throw new Error('trap');
    },
  }),
  JSON.parse('{"__proto__":{"players":["a","b"]}}'),
  Object.create({ players: ['a', 'b'] }),
  { players: Object.assign(['a', 'b'], { length: 2, extra: 1 }), __proto__: null, constructor: 1 },
  {
    players: new Proxy(['a', 'b'], {
      get: () => {
        throw new Error('trap');
      },
    }),
  },
];

test('hostile configurations and states are refused, never thrown', () => {
  for (const input of hostile) {
    expect(E.isLeft(ojoDelTerror.decodeConfig(input))).toBe(true);
    expect(E.isLeft(ojoDelTerror.decodeState(input))).toBe(true);
    expect(E.isLeft(ojoDelTerror.setup(input as Config, seeded(1)))).toBe(true);
  }
  let deep: unknown = [];
  for (let i = 0; i < 5000; i++) deep = [deep];
  for (const pack of [deep, { ...smallPack, planets: deep }, { ...smallPack, startTable: deep }])
    expect(E.isLeft(ojoDelTerror.decodeConfig({ players: ['10', '9'], pack }))).toBe(true);
});

test('configurations spoilt at random are refused, or begin a game that can be played', () => {
  const dice = seeded('configs');
  const base: Config = {
    ...{
      players: ['10', '9', 'constructor'],
      turns: 4,
      doubledTurns: 2,
      scoreOn: 'opening',
      startMode: 'homeworlds',
      homeAssignment: 'random',
    },
    ...{
      warbandSelection: 'fixed',
      fixedWarbands: ['blackLegion', 'nightLords', 'deathGuard'],
      referee: 'present',
      creedBenefits: 'standard',
    },
    ...{ templeSanctity: 'add', recruitmentKinds: ['daemons'], lieutenants: 1 },
  };
  const small: Config = { players: ['10', '9'], pack: smallPack, homeAssignment: 'random', recruitmentKinds: 'any' };
  let begun = 0;
  for (let attempt = 0; attempt < 60; attempt++) {
    const copy = throughJson(pick(dice, [base, small], 'base')) as Plain;
    const paths = pathsOf(copy);
    for (let times = dice.roll(2, 'how many'); times > 0; times--) {
      const path = pick(dice, paths, 'path');
      const parent = path.slice(0, -1).reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), copy);
      if (!isObject(parent)) continue;
      parent[path.at(-1)!] =
        spoilt(
          parent[path.at(-1)!],
          paths.filter(({ length }) => length === path.length).map((other) => partAt(throughJson(base), other.slice(0, 1))),
          dice,
        ) ?? null;
    }
    const answer = ojoDelTerror.setup(freeze(throughJson(copy)) as Config, seeded(attempt));
    if (E.isLeft(answer)) continue;
    begun++;
    expect(E.isRight(decoded(answer.right.state))).toBe(true);
    exercise(answer.right.state, dice);
  }
  expect(begun).toBeGreaterThan(5);
});
