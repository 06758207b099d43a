import { clone, createMatch, type Dice, E, freeze, loadMatch, O, pick, seeded } from 'ludoteca';
import { type Config, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted, difference, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { smallPack, withoutChaosMarines } from './packs.js';
import { allied, cede, claim, invade, playAll, resolve, start, trade, withOrders } from './table.js';

const throughJson = (state: unknown): unknown => JSON.parse(JSON.stringify(state)) as unknown;
const decoded = (state: unknown) => ojoDelTerror.decodeState(throughJson(state));

const game = (name: string, config: Config, seed: number) => walk(ojoDelTerror, config, { name, seed, maxSteps: 3000 });

const players = ['10', '9', 'constructor'];
const configs: Readonly<Record<string, Config>> = {
  default: { players, turns: 3 },
  refereed: { players, turns: 3, referee: 'present', warbandSelection: 'random' },
  planetless: {
    players: ['a', 'b'],
    turns: 4,
    doubledTurns: 4,
    startMode: 'planetless',
    warbandSelection: 'random',
    favourOpensDeeds: true,
  },
  'small pack': { players: ['10', '9'], turns: 3, pack: smallPack, homeAssignment: 'random', templeSanctity: 'replace' },
  'without Chaos Marines': { players: ['a', 'b'], turns: 2, pack: withoutChaosMarines, warbandSelection: 'random' },
  'twelve players': {
    players: Array.from({ length: 12 }, (_, i) => `${12 - i}`),
    turns: 2,
    warbandSelection: 'random',
    recruitmentKinds: 'any',
  },
};

for (const [name, config] of Object.entries(configs))
  test(`every state of a game can be saved and loaded: ${name}`, () => {
    const { setup, moves, stopped } = game(name, config, 1);
    expect(stopped).toBe('over');
    const states = [setup.state, ...moves.map(({ state }) => state)];
    for (const [i, state] of states.entries()) if (i % 20 === 0 || i > states.length - 3) expect(accepted(decoded(state))).toEqual(state);
  });

test('a match with a pack of one’s own is saved and loaded, and goes on', () => {
  for (const own of [smallPack, withoutChaosMarines]) {
    const config: Config = { players: ['10', '9'], pack: own, turns: 2, homeAssignment: 'random', warbandSelection: 'random' };
    const match = accepted(createMatch(ojoDelTerror, config, { dice: seeded('match') }));
    const choices = seeded('choices');
    while (O.isNone(match.outcome()) && match.length < 15) {
      const [player] = match.actors();
      accepted(match.play(player!, match.game.randomAction(match.state, player!, choices)));
    }
    const loaded = accepted(loadMatch(ojoDelTerror, throughJson(match.record())));
    expect(loaded.state).toEqual(match.state);
    expect(loaded.actors()).toEqual(match.actors());
  }
});

type Plain = Record<string, unknown>;
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** A state as saved, with what stands at some paths replaced; undefined takes it away. */
const edited = (state: State, edits: Readonly<Record<string, unknown>>): unknown => {
  const copy = throughJson(state) as Plain;
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const parent = keys.slice(0, -1).reduce((part, key) => part[key] as Plain, copy);
    if (value === undefined) delete parent[keys.at(-1)!];
    else parent[keys.at(-1)!] = value;
  }
  return copy;
};

/** Bases: real positions of every phase, reached by play alone. */
const begin = (options: Partial<Config> = {}): State => start(players, ['worldEaters', 'ironWarriors', 'blackLegion'], options);
const refereed = begin({ referee: 'present', turns: 3, doubledTurns: 1 });
const close = { type: 'close-orders', player: 'referee' } as const;
const first = resolve(
  withOrders(refereed, { 10: [invade('quebrada'), invade('dulcamara')], 9: [invade('fenris')], constructor: [invade('espejo')] }),
).state;
const second = withOrders(first, {
  10: [invade('ferrod'), trade('9', ['coralis', 'quebrada'], ['hvitgard']), claim('no-mercy')],
  9: [cede('hvitgard', '10')],
});
const review = playAll(second, close, { type: 'overrule-deed', player: 'referee', claimant: '10', deed: 'no-mercy', verdict: 'grant' });
/** Turn 3, after 10 was granted a deed in turn 2. */
const third = playAll(review, { type: 'publish-turn', player: 'referee' });
const lieutenants = resolve(third).state;
const finished = playAll(lieutenants, { type: 'choose-lieutenants', player: '10', lieutenants: ['9', 'constructor'] });
const tied = ((): State => {
  let state = begin({ turns: 2 });
  while (state.phase === 'orders') state = resolve(state).state;
  return state;
})();
const fresh = accepted(ojoDelTerror.setup({ players, turns: 3 }, seeded(1))).state;
const chosen = playAll(fresh, { type: 'choose-warband', player: '10', warband: 'worldEaters' });

test('the positions these tests begin with are possible', () => {
  const phases = { fresh, chosen, refereed, first, second, review, third, lieutenants, finished, tied };
  for (const [name, state] of Object.entries(phases)) expect([name, E.isRight(decoded(state))]).toEqual([name, true]);
  expect(Object.values(phases).map(({ phase }) => phase)).toEqual([
    ...['warbands', 'warbands', 'orders', 'orders', 'orders', 'review', 'orders', 'lieutenants', 'finished', 'finished'],
  ]);
  expect(third.deeds['no-mercy']).toEqual({ turn: 2, by: ['10'], benefitTo: null });
});

const { pack } = refereed.config;
const ten = third.players['10']!;
const [one, two] = ten.scoreByTurn as [number, number];
const grant = { player: '10', deed: 'no-mercy', verdict: 'grant' };
const deed = 'deeds.no-mercy';

/** What no play could lead to, by the clauses and invariants of the rules. */
const spoils: readonly (readonly [what: string, base: State, edits: Readonly<Record<string, unknown>>])[] = [
  // Configuration and shape
  ['one player', refereed, { 'config.players': ['10'] }],
  ['a player named twice', refereed, { 'config.players.1': '10' }],
  ['another player', refereed, { 'config.players.1': 'nine' }],
  ['too few turns', refereed, { 'config.turns': 1 }],
  ['a pack that is none', refereed, { 'config.pack.cadia': 'nowhere' }],
  ['a planet the pack has not', refereed, { 'config.pack.planets': pack.planets.slice(0, -1) }],
  ['a deed the pack has not', refereed, { 'config.pack.deeds': pack.deeds.slice(0, -1) }],
  ['a player without a sheet', refereed, { 'sheets.9': undefined }],
  ['a sheet without a player', refereed, { 'sheets.nobody': { orders: [], committed: false } }],
  ['a planet too many', refereed, { 'planets.terra': { controller: null, inhabitants: 0, sacred: [] } }],
  ['a deed too many', refereed, { 'deeds.constructor': null }],
  // The map
  ['a planet of a stranger', refereed, { 'planets.eco.controller': 'nobody' }],
  ['a planet of the referee', refereed, { 'planets.eco.controller': 'referee' }],
  ['fewer inhabitants than none', refereed, { 'planets.fenris.inhabitants': -1 }],
  ['more inhabitants than at first', refereed, { 'planets.fenris.inhabitants': 3 }],
  ['inhabitants where none were', refereed, { 'planets.eco.inhabitants': 1 }],
  ['a planet held and inhabited', refereed, { 'planets.fenris.controller': '9' }],
  ['a world sacred to nobody known', refereed, { 'planets.eco.sacred': ['constructor'] }],
  ['a world sacred twice to one god', refereed, { 'planets.furia.sacred': ['khorne', 'khorne'] }],
  ['a world that lost its god', refereed, { 'planets.furia.sacred': [] }],
  ['a world sacred to another major god', refereed, { 'planets.furia.sacred': ['khorne', 'nurgle'] }],
  ['a temple nobody built', refereed, { 'planets.furia.sacred': ['khorne', 'morvath'] }],
  // Players
  ['a player without a band', refereed, { 'players.10.warband': null }],
  ['a band the pack has not', refereed, { 'players.10.warband': 'constructor' }],
  ['a band led by two', refereed, { 'players.10.warband': 'ironWarriors' }],
  ['a band other than the fixed one', refereed, { 'players.10.warband': 'nightLords' }],
  ['a home that is no planet', refereed, { 'players.10.home': 'nowhere' }],
  ['a home that is no home world', refereed, { 'players.10.home': 'cadia' }],
  ['a home of two', refereed, { 'players.10.home': refereed.players['9']!.home }],
  ['no home in a game with homes', refereed, { 'players.10.home': null }],
  ['the favour of a minor god', third, { 'players.10.favours': ['morvath'] }],
  ['the favour of nobody known', third, { 'players.10.favours': ['toString'] }],
  ['a favour twice', third, { 'players.10.favours': ['nurgle', 'nurgle'] }],
  ['favours out of order', third, { 'players.10.favours': ['tzeentch', 'nurgle'] }],
  ['the favour of one’s own god', third, { 'players.10.favours': ['khorne'] }],
  ['a favour without a deed', third, { 'players.10.favours': ['nurgle'] }],
  ['less than no permanent actions', third, { 'players.10.permanentActions': -1 }],
  ['four permanent actions', third, { 'players.10.permanentActions': 4 }],
  ['a permanent action without a deed', third, { 'players.10.permanentActions': 1 }],
  ['a score that does not add up', third, { 'players.10.score': ten.score + 1 }],
  ['a turn of negative points', third, { 'players.10.scoreByTurn': [-1, two], 'players.10.score': two - 1 }],
  ['a turn not scored', third, { 'players.10.scoreByTurn': [one], 'players.10.score': one }],
  ['a turn scored too many', third, { 'players.10.scoreByTurn': [one, two, 0] }],
  ['points before any turn', refereed, { 'players.10.scoreByTurn': [3], 'players.10.score': 3 }],
  ['an odd score in a doubled turn', lieutenants, { 'players.10.scoreByTurn': [one, two, 7], 'players.10.score': one + two + 7 }],
  ['points beyond every map', third, { 'players.10.scoreByTurn': [0, 1e12], 'players.10.score': 1e12 }],
  // Deeds
  ['a deed of one’s own that nobody knows', third, { 'players.10.deeds': ['no-mercy', 'constructor'] }],
  ['a deed twice', third, { 'players.10.deeds': ['no-mercy', 'no-mercy'] }],
  ['a deed the table does not give', third, { 'players.9.deeds': ['no-mercy'] }],
  ['an achieved deed that is open', third, { [deed]: null }],
  ['an achiever who does not know it', third, { 'players.10.deeds': [] }],
  ['a deed achieved by nobody', third, { [`${deed}.by`]: [], 'players.10.deeds': [] }],
  ['a deed achieved by a stranger', third, { [`${deed}.by`]: ['10', 'nobody'] }],
  ['a deed achieved twice by one', third, { [`${deed}.by`]: ['10', '10'] }],
  ['a deed of a turn to come', third, { [`${deed}.turn`]: 3 }],
  ['a deed of no turn', third, { [`${deed}.turn`]: 0 }],
  ['a benefit of a deed without one', third, { [`${deed}.benefitTo`]: '10' }],
  ['a benefit for who did not achieve', third, { [`${deed}.benefitTo`]: '9' }],
  // Flow
  ['turn 0 with orders', refereed, { turn: 0 }],
  ['a turn without a report', refereed, { turn: 2 }],
  ['a turn after the last', third, { turn: 4, history: [...third.history, third.history[1]] }],
  ['a report too many', refereed, { history: [third.history[0]] }],
  ['a report of the wrong turn', third, { 'history.0.turn': 2 }],
  ['bands to choose in the middle', third, { phase: 'warbands' }],
  ['the end in the middle', third, { phase: 'finished' }],
  ['lieutenants in the middle', third, { phase: 'lieutenants' }],
  ['a review without a referee', begin(), { phase: 'review' }],
  ['every sheet committed', refereed, Object.fromEntries(players.map((player) => [`sheets.${player}.committed`, true]))],
  ['verdicts while orders are written', second, { verdicts: [grant] }],
  ['lieutenants while orders are written', refereed, { lieutenants: ['9', 'constructor'] }],
  // Bands
  ['bands in a turn', chosen, { turn: 1 }],
  ['a later seat that chose first', fresh, { 'players.9.warband': 'blackLegion' }],
  ['nobody left to choose', chosen, { 'players.9.warband': 'blackLegion', 'players.constructor.warband': 'nightLords' }],
  [
    'bands to choose that are fixed',
    chosen,
    { 'config.warbandSelection': 'fixed', 'config.fixedWarbands': ['worldEaters', 'ironWarriors', 'blackLegion'] },
  ],
  ['bands to choose that are drawn', chosen, { 'config.warbandSelection': 'random' }],
  ['a committed sheet before the first turn', chosen, { 'sheets.9.committed': true }],
  ['orders before the first turn', chosen, { 'sheets.9.orders': [claim('no-mercy')] }],
  ['a conquest before the first turn', chosen, { 'planets.eco.controller': '9' }],
  ['a home lost before the first turn', chosen, { [`planets.${chosen.players['10']!.home}.controller`]: null }],
  ['the dead before the first turn', chosen, { 'planets.fenris.inhabitants': 1 }],
  // Sheets
  ['an order for an unknown planet', second, { 'sheets.9.orders': [cede('constructor', '10')] }],
  ['an order beyond the allowance', second, { 'sheets.9.orders': [invade('escarcha', 40)] }],
  ['an order for an own planet', second, { 'sheets.9.orders': [invade('hvitgard')] }],
  ['two orders for one planet', second, { 'sheets.9.orders': [invade('escarcha'), invade('escarcha')] }],
  ['a count that is no whole number', second, { 'sheets.9.orders': [invade('escarcha', 0.5)] }],
  ['a planet promised twice', second, { 'sheets.9.orders': [cede('hvitgard', '10'), cede('hvitgard', 'constructor')] }],
  ['a claim of a closed deed', third, { 'sheets.9.orders': [claim('no-mercy')] }],
  ['a claim of a deed not open to the band', third, { 'sheets.9.orders': [claim('skulls')] }],
  ['planets given in another order', second, { 'sheets.10.orders': [trade('9', ['quebrada', 'coralis'], ['hvitgard'])] }],
  ['a claim with a parameter too many', second, { 'sheets.10.orders': [claim('no-mercy', { god: 'khorne' })] }],
  // Review and end
  ['a verdict on a claim that was not made', review, { 'verdicts.0.deed': 'invincible' }],
  ['a published verdict where there was no referee', third, { 'config.referee': 'none' }],
  ['a published lot that was not drawn', third, { 'history.0.draws': [{ why: 'who takes quebrada', among: ['10', '9'], drawn: '10' }] }],
  ['a published sheet with an illegal order', third, { 'history.1.sheets.9': [invade('hvitgard')] }],
  ['a published sheet too few', third, { 'history.1.sheets.9': undefined }],
  ['a published fight that ended otherwise', third, { 'history.0.fights.0.winner': '9' }],
  ['a conquest that was not published', third, { 'planets.eco.controller': '9' }],
  ['a death that was not published', third, { 'planets.refugio.inhabitants': 1 }],
  ['a verdict on a stranger', review, { 'verdicts.0.player': 'nobody' }],
  ['two verdicts on one claim', review, { verdicts: [grant, { ...grant, verdict: 'deny' }] }],
  [
    'lieutenants to be named after a tie',
    lieutenants,
    { 'players.9.score': lieutenants.players['10']!.score, 'players.9.scoreByTurn': lieutenants.players['10']!.scoreByTurn },
  ],
  ['lieutenants where none are named', lieutenants, { 'config.lieutenants': 0 }],
  ['orders after the last turn', lieutenants, { 'sheets.9.orders': [claim('invincible')] }],
  ['a committed sheet after the last turn', lieutenants, { 'sheets.9.committed': true }],
  ['verdicts after the last turn', lieutenants, { verdicts: [grant] }],
  ['lieutenants before they are chosen', lieutenants, { lieutenants: ['9', 'constructor'] }],
  ['an end without lieutenants', finished, { lieutenants: null }],
  ['an end with one lieutenant of two', finished, { lieutenants: ['9'] }],
  ['an end with a lieutenant twice', finished, { lieutenants: ['9', '9'] }],
  ['an end with the Supreme Lord as lieutenant', finished, { lieutenants: ['9', '10'] }],
  ['an end with a stranger as lieutenant', finished, { lieutenants: ['9', 'nobody'] }],
  ['Paladins with lieutenants', tied, { lieutenants: ['9', 'constructor'] }],
];

for (const [what, base, edits] of spoils)
  test(`an impossible state is refused: ${what}`, () => {
    const spoilt = edited(base, edits);
    expect(spoilt).not.toEqual(throughJson(base));
    const answer = ojoDelTerror.decodeState(spoilt);
    expect(E.isLeft(answer) ? answer.left[0].code : 'accepted').toBe('bad-state');
  });

/** Twelve players on their homes: neighbours can reach the same planets. */
const twelve = start(Array.from({ length: 12 }, (_, i) => `${12 - i}`));

test('an impossible state is refused: an alliance whose members stand in another order, or twice', () => {
  const terms = (members: readonly string[]) => allied('mena-honda', members, { beneficiary: '12' });
  expect(E.isRight(decoded(withOrders(twelve, { 12: [terms(['12', '11'])] })))).toBe(true);
  for (const members of [
    ['11', '12'],
    ['12', '11', '12'],
  ])
    expect(E.isLeft(ojoDelTerror.decodeState(edited(twelve, { 'sheets.12.orders': [terms(members)] })))).toBe(true);
});

test('a lot between an alliance and a player called like it is saved and loaded', () => {
  // EH-1, EH-2 and VO-2 are the homes of the seats 0, 1 and 11; PC-2 is next to EH-1 alone, so a friend conquers on the way.
  const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'a+b'];
  const begun = start(seats);
  const near = resolve(withOrders(begun, { 'a+b': [invade('prisma')], a: [invade('mena-honda')], b: [invade('quebrada')] })).state;
  const nearer = resolve(withOrders(near, { 'a+b': [invade('atalaya', 2)], a: [invade('coralis')], b: [invade('ferrod')] })).state;
  expect([nearer.planets['atalaya']!.controller, nearer.planets['coralis']!.controller, nearer.planets['ferrod']!.controller]).toEqual([
    'a+b',
    'a',
    'b',
  ]);
  const together = [allied('llanto', ['a', 'b'])];
  for (const lot of [1, 2]) {
    const fought = resolve(withOrders(nearer, { a: together, b: together, 'a+b': [invade('llanto', 2)] }), [lot]);
    expect(fought.report.fights[0]).toMatchObject({ drawn: true, winner: lot === 1 ? 'a' : 'a+b' });
    expect(accepted(decoded(fought.state))).toEqual(fought.state);
  }
});

// Anything else: real states spoilt at random. What is still accepted must be played without a throw.

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
    for (const language of ['en', 'es']) ojoDelTerror.labels.draw!(view, language);
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
  for (let attempt = 0; attempt < 80; attempt++) {
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
