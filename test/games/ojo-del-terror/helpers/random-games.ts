import fc from 'fast-check';
import { type Dice, freeze, own, pick, type Roll, recorded, seeded } from 'ludoteca';
import {
  type Action,
  type Config,
  type Event,
  type Order,
  ojoDelTerror,
  type State,
  type TurnReport,
  type Verdict,
} from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { configs } from './random-configs.js';

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

/** The map after the invasions and before the transfers. */
export const fightMap = ({ report }: PlayedTurn): Record<string, string | null> => ({
  ...report.opening,
  ...Object.fromEntries(report.conquests.map(({ planet, to }) => [planet, to])),
});

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

/** Orders that answer what others have written: the other half of an exchange, the terms of an alliance. Random play alone would seldom meet. */
const answers = (state: State, player: string): Order[] =>
  state.config.players
    .filter((other) => other !== player)
    .flatMap((other) => state.sheets[other]!.orders.map((order) => [other, order] as const))
    .flatMap(([other, order]): Order[] => {
      if (order.type === 'trade' && order.partner === player)
        return [
          { type: 'trade', partner: other, give: order.receive, receive: order.give },
          ...order.receive.map((planet): Order => ({ type: 'cede', planet, to: other })),
          // What was promised is taken by force.
          ...order.give.map((planet): Order => ({ type: 'invade', planet, count: 1, across: false, alliance: null, warlord: null })),
        ];
      if (order.type === 'cede' && order.to === player)
        return Object.keys(state.planets)
          .filter((planet) => state.planets[planet]!.controller === player)
          .map((planet): Order => ({ type: 'cede', planet, to: other }));
      if (order.type === 'invade' && order.alliance?.members.includes(player) === true)
        return [
          { ...order, count: 1, warlord: other },
          { ...order, count: 1, warlord: null },
          { ...order, count: 1, warlord: null, alliance: { ...order.alliance, killer: player } },
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
  // Sheets are not handed in too soon, nor turns published before a claim or two has been ruled on.
  const hasty = ['commit-orders', 'close-orders', 'publish-turn'].includes(action.type);
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
