import fc from 'fast-check';
import { type Dice, freeze, own, pick, type Roll, recorded, seeded } from 'ludoteca';
import {
  type Action,
  type Config,
  type ContentPack,
  deedIds,
  type Event,
  eyeOfTerror,
  type Order,
  ojoDelTerror,
  type Planet,
  type State,
  type TurnReport,
  type Verdict,
} from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';

/** The smallest map there can be: a gate between two subsectors, one god, two homes, no inhabitants and no deeds. */
export const smallestPack: ContentPack = {
  id: 'two-rooms',
  gods: [{ id: 'hasOwnProperty', name: 'The Owner', rank: 'major' }],
  kinds: [],
  warbands: [
    { id: 'toString', name: 'The Strings', dedication: 'hasOwnProperty' },
    { id: 'valueOf', name: 'The Values', dedication: 'absolute' },
  ],
  sectors: [
    { id: '2', name: 'Outside', side: 'outer' },
    { id: '1', name: 'Inside', side: 'eye' },
  ],
  subsectors: [
    { id: '20', sector: '2', gate: true },
    { id: '10', sector: '1', gate: false },
  ],
  links: [['10', '20']],
  planets: ['7', 'constructor', '3', '1', '2'].map((id, i): Planet => {
    const outer = i < 3;
    const common = { id, name: `World ${id}`, subsector: outer ? '20' : '10', baseDefence: 0, extreme: false, resources: i % 2 };
    return { ...common, inhabitants: null, sacred: i === 1 ? null : i === 0 ? null : 'hasOwnProperty', home: i < 2 ? i : null };
  }),
  startTable: { 2: [1, 0] },
  cadia: '3',
  deeds: [],
};

const shuffledBy = <T>(list: readonly T[]): fc.Arbitrary<T[]> => fc.shuffledSubarray([...list], { minLength: list.length });

/** Packs made of the default one: other traits, other orders, other deeds, other dedications, ids that are numbers or names of methods. */
const variedPack: fc.Arbitrary<ContentPack> = fc
  .record({
    planets: shuffledBy(eyeOfTerror.planets),
    traits: fc.array(
      fc.record({ baseDefence: fc.nat(2), extreme: fc.boolean(), resources: fc.nat(2), units: fc.nat(4), kind: fc.nat(4) }),
      { minLength: 56, maxLength: 56 },
    ),
    sectors: shuffledBy(eyeOfTerror.sectors),
    subsectors: shuffledBy(eyeOfTerror.subsectors),
    links: shuffledBy(eyeOfTerror.links),
    gates: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    warbands: shuffledBy(eyeOfTerror.warbands),
    dedications: fc.array(fc.constantFrom(...eyeOfTerror.gods.map(({ id }) => id), 'absolute', 'renegade'), {
      minLength: 12,
      maxLength: 12,
    }),
    gods: shuffledBy(eyeOfTerror.gods),
    deeds: fc.shuffledSubarray([...deedIds]),
    points: fc.nat(9),
    kinds: fc.constantFrom('as they are', 'without Chaos Marines' as const),
    ids: fc.constantFrom('as they are', 'odd' as const),
    cells: fc.boolean(),
  })
  .map(({ planets, traits, subsectors, gates, warbands, dedications, deeds, points, kinds, ids, cells, ...rest }) => {
    const odd = new Map<string, string>(
      ids === 'odd'
        ? [
            ['cadia', 'constructor'],
            ['ferrod', '10'],
            ['coralis', '9'],
            ['furia', 'toString'],
            ['tajo', '0'],
          ]
        : [],
    );
    const rename = (id: string): string => odd.get(id) ?? id;
    const kindOf = (kind: string): string => (kinds === 'without Chaos Marines' && kind === 'chaosMarines' ? 'daemons' : kind);
    return {
      ...eyeOfTerror,
      ...rest,
      kinds: eyeOfTerror.kinds.filter(({ id }) => kindOf(id) === id),
      cadia: rename('cadia'),
      planets: planets.map((planet, i) => {
        const { units, kind, ...others } = traits[i]!;
        const inhabited = planet.home === null && units > 0;
        const inhabitants = inhabited ? { kind: kindOf(eyeOfTerror.kinds[kind]!.id), units } : null;
        return { ...planet, ...others, inhabitants, id: rename(planet.id) };
      }),
      // At least the gates of the default pack are gates, so that one link is.
      subsectors: subsectors.map(({ cells: own_, ...subsector }, i) => ({
        ...subsector,
        gate: subsector.gate || (gates[i]! && i % 5 === 0),
        ...(cells && own_ !== undefined && { cells: own_ }),
      })),
      warbands: warbands.map((warband, i) => ({ ...warband, dedication: dedications[i]! })),
      deeds: deeds.map((id, i) => ({ id, points: (points * (i + 1)) % 13 })),
    };
  });

const names = ['ada', '10', '9', 'constructor', 'bo', 'toString', '2', 'Zoë', 'hasOwnProperty', 'cy', 'null', 'x y'] as const;

/** Any configuration: two to twelve players, every option, three kinds of packs. */
export const configs: fc.Arbitrary<Config> = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('eye-of-terror' as const) },
      { weight: 3, arbitrary: variedPack },
      fc.constant(smallestPack),
    ),
    fc.integer({ min: 2, max: 12 }),
  )
  .chain(([pack, most]) => {
    const { kinds } = pack === 'eye-of-terror' ? eyeOfTerror : pack;
    const count = pack === smallestPack ? 2 : most;
    const warbands = (pack === 'eye-of-terror' ? eyeOfTerror : pack).warbands.map(({ id }) => id);
    const flags = {
      scoreOn: fc.constantFrom('closing', 'opening'),
      startMode: fc.constantFrom('homeworlds', 'homeworlds', 'planetless'),
      homeAssignment: fc.constantFrom('table', 'random'),
      warbandSelection: fc.constantFrom('choose', 'random', 'fixed'),
      referee: fc.constantFrom('none', 'none', 'present'),
      creedBenefits: fc.constantFrom('standard', 'sacred-only'),
      templeSanctity: fc.constantFrom('add', 'replace'),
      favourOpensDeeds: fc.boolean(),
      gateCountsAsCrossing: fc.boolean(),
      noMercyNeedsSuccess: fc.boolean(),
    } as const;
    return fc.record(
      {
        players: fc.shuffledSubarray([...names], { minLength: count, maxLength: count }),
        pack: fc.constant(pack),
        turns: fc.integer({ min: 2, max: 4 }),
        doubledTurns: fc.integer({ min: 0, max: 2 }),
        fixedWarbands: fc.shuffledSubarray(warbands, { minLength: count, maxLength: count }),
        recruitmentKinds:
          kinds.length === 0
            ? fc.constant('any' as const)
            : fc.oneof(
                fc.constant('any' as const),
                fc.subarray(
                  kinds.map(({ id }) => id),
                  { minLength: 1 },
                ),
              ),
        lieutenants: fc.nat(Math.min(2, count - 1)),
        ...flags,
      },
      { requiredKeys: ['players', 'turns', 'pack', 'fixedWarbands'] },
    ) as fc.Arbitrary<Config>;
  });

/** One action of a random game. */
export interface Played {
  readonly before: State;
  readonly action: Action;
  readonly state: State;
  readonly events: readonly Event[];
  readonly rolls: readonly Roll[];
}

/** A turn of a random game. */
export interface PlayedTurn {
  /** As the turn began: no orders yet. */
  readonly opening: State;
  /** What the last action of the turn led to. */
  readonly closing: State;
  readonly events: readonly Event[];
  readonly report: TurnReport;
  readonly rolls: readonly Roll[];
}

/** A random legal game to its end. */
export interface RandomGame {
  readonly config: Config;
  /** Whether it began with the setup or with a map in the middle of a game. */
  readonly start: 'setup' | 'divided';
  readonly first: State;
  readonly steps: readonly Played[];
  readonly turns: readonly PlayedTurn[];
  readonly last: State;
}

/** Orders that answer what others have written: the mirror of a trade, the terms of an alliance. Random play alone would seldom meet. */
const answers = (state: State, player: string): Order[] =>
  state.config.players
    .filter((other) => other !== player)
    .flatMap((other) => state.sheets[other]!.orders.map((order) => [other, order] as const))
    .flatMap(([other, order]): Order[] => {
      if (order.type === 'trade' && order.partner === player)
        return [{ type: 'trade', partner: other, give: order.receive, receive: order.give }];
      if (order.type === 'invade' && order.alliance?.members.includes(player) === true)
        return [
          { ...order, count: 1, warlord: other },
          { ...order, count: 1, warlord: null },
        ];
      // A rival of the same strength.
      return order.type === 'invade' ? [{ ...order, alliance: null, warlord: null }] : [];
    });

/** Claims that need no parameters; random play alone would seldom make the right one. */
const boasts = ({ config }: State): Order[] => config.pack.deeds.map(({ id }) => ({ type: 'claim', deed: id }));

const chosen = (state: State, player: string, dice: Dice): Action => {
  const lot = dice.roll(6, 'answer or boast');
  if (lot <= 3 && state.phase === 'orders' && own(state.sheets, player)?.committed === false) {
    const legal = (lot === 1 ? boasts(state) : answers(state, player))
      .map((order): Action => ({ type: 'add-order', player, order }))
      .filter((action) => ojoDelTerror.explain(state, action).length === 0);
    if (legal.length > 0) return pick(dice, legal, 'which order');
  }
  const action = ojoDelTerror.randomAction(state, player, dice);
  if (action === undefined) throw new Error(`${player} has nothing to do.`);
  // Sheets are not handed in too soon.
  const hasty = action.type === 'commit-orders' || action.type === 'close-orders';
  return hasty && dice.roll(2, 'wait') === 1 ? (ojoDelTerror.randomAction(state, player, dice) ?? action) : action;
};

/** A map in the middle of a game: some sectors belong to one player, the planets of others to anybody or nobody. */
const divided = (state: State, dice: Dice): State => {
  const { players, pack } = state.config;
  const sectorOf = new Map(pack.subsectors.map(({ id, sector }) => [id, sector]));
  const lords = new Map(pack.sectors.map(({ id }) => [id, dice.roll(2, 'whole sector') === 1 ? pick(dice, players, 'lord') : null]));
  return freeze({
    ...state,
    planets: Object.fromEntries(
      pack.planets.map(({ id, subsector }) => {
        const controller = lords.get(sectorOf.get(subsector)!) ?? pick(dice, [...players, null], 'controller');
        const planet = state.planets[id]!;
        return [id, { ...planet, controller, inhabitants: controller === null ? planet.inhabitants : 0 }];
      }),
    ),
  });
};

const played = (config: Config, seed: number, start: RandomGame['start']): RandomGame => {
  const dice = seeded(seed);
  const lots = seeded(`choices of ${seed}`);
  const begun = accepted(ojoDelTerror.setup(config, dice));
  const first = start === 'setup' ? begun.state : divided(begun.state, lots);
  const steps: Played[] = [];
  const turns: PlayedTurn[] = [];
  let state = first;
  let opening = state;
  for (let actors = ojoDelTerror.actors(state); actors.length > 0; actors = ojoDelTerror.actors(state)) {
    const action = chosen(state, pick(lots, actors, 'who'), lots);
    const before = state;
    const step = accepted(ojoDelTerror.reduce(before, action, dice));
    state = step.state;
    steps.push({ ...step, before, action });
    if (before.turn === 0) opening = state;
    if (state.history.length > before.history.length) {
      turns.push({ opening, closing: state, events: step.events, report: state.history.at(-1)!, rolls: step.rolls });
      opening = state;
    }
  }
  return { config, start, first, steps, turns, last: state };
};

const cache = new Map<string, RandomGame>();

/** Random games, each of them played once however many properties look at it. */
export const games: fc.Arbitrary<RandomGame> = fc
  .tuple(configs, fc.nat(1_000_000), fc.constantFrom('setup' as const, 'divided' as const))
  .map(([config, seed, start]) => {
    const key = JSON.stringify([config, seed, start]);
    const game = cache.get(key) ?? played(config, seed, start);
    cache.set(key, game);
    // What a failing property prints; its seed and path bring back the rest.
    const { pack: _, ...options } = config;
    return { ...game, [fc.toStringMethod]: () => JSON.stringify({ ...options, seed, start }) };
  });

/** Plays a turn again from its beginning, with these sheets, handed in by these players in this order, and these throws. */
export const replayTurn = (
  opening: State,
  sheets: Readonly<Record<string, readonly Order[]>>,
  {
    verdicts = [],
    rolls = [],
    players = opening.config.players,
  }: { verdicts?: readonly Verdict[]; rolls?: readonly Roll[]; players?: readonly string[] } = {},
): PlayedTurn => {
  const actions: Action[] = players.map((player) => ({ type: 'submit-orders', player, orders: sheets[player]! }));
  for (const { player, deed, verdict } of verdicts)
    actions.push({ type: 'overrule-deed', player: 'referee', claimant: player, deed, verdict });
  if (opening.config.referee === 'present') actions.push({ type: 'publish-turn', player: 'referee' });
  const last = actions.pop()!;
  const dice = recorded(rolls);
  const ready = actions.reduce((state, action) => accepted(ojoDelTerror.reduce(state, action, recorded([]))).state, opening);
  const { state, events, rolls: fell } = accepted(ojoDelTerror.reduce(ready, last, dice));
  dice.finish();
  return { opening, closing: state, events, report: state.history.at(-1)!, rolls: fell };
};
