import type { Dice } from '../core/dice/dice.js';
import { type Seed, seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes, Viewer } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';
import { type Move, type Walk, walk } from './walk.js';

/** What the suite must know of a game beyond the game itself. Only `configs` is needed. */
export interface ConformanceOptions<G extends GameTypes> {
  /** The configurations to play from: every size of table and every option that changes the flow. */
  readonly configs: readonly G['Config'][];
  /** Configurations with content of one's own that `setup` must accept and every codec read back, by name: the largest that validation lets through, and the oddest. */
  readonly packs?: Readonly<Record<string, G['Config']>>;
  /** Random games per configuration; 3 unless given. */
  readonly games?: number;
  /** Other seeds, other games. */
  readonly seed?: Seed;
  /** A game longer than this does not end; 5,000 unless given. */
  readonly maxSteps?: number;
  /** How many steps from each configuration are looked at closely, by the checks that take long; 24 unless given. */
  readonly closely?: number;
  /** How many actions are listed for each kind where actions are listed; 200 unless given. */
  readonly listed?: number;
  /** Who plays instead of `randomAction`, where random play would wander; undefined leaves the choice to it. */
  readonly choose?: (state: G['State'], player: PlayerId, dice: Dice) => G['Action'] | undefined;
  /** Who looks; every seat and a spectator unless given. */
  readonly viewers?: (state: G['State']) => readonly Viewer[];
  /** Parts of the state that are hidden from somebody, by name: `redeal` must deal each of them anew in some position. */
  readonly secrets?: Readonly<Record<string, (state: G['State']) => unknown>>;
  /**
   * Does everybody hear by this event what no view keeps, such as a speech or the bids of a lot already sold? Never unless given. Of the setup there is
   * no move.
   */
  readonly heard?: (event: G['Event'], move: Move<G> | null) => boolean;
  /** Does a viewer see in this step what the rules tell in no event, such as orders laid on a referee's desk, or papers a predecessor left? Never unless given. */
  readonly silent?: (move: Move<G>, viewer: Viewer) => boolean;
  /** May these two actions of different players, both to act, come in either order? Always unless given. */
  readonly simultaneous?: (state: G['State'], first: G['Action'], second: G['Action']) => boolean;
  /** Kinds of action of which `legalActions` lists every one there is. */
  readonly complete?: readonly G['Action']['type'][];
  /** Kinds of action that random play need not reach. */
  readonly unreached?: readonly G['Action']['type'][];
  /** Types of event that must come about. */
  readonly events?: readonly G['Event']['type'][];
  /** What else must come about in some step of some game, by name. */
  readonly reach?: Readonly<Record<string, (move: Move<G>) => boolean>>;
  /** The ids of the players in a configuration; its field `players` unless given. */
  readonly players?: (config: G['Config']) => readonly PlayerId[];
  /** Renames players inside a text that is no id itself, such as `ada-3`; such texts stay as they are unless given. */
  readonly rename?: (text: string, renamed: ReadonlyMap<PlayerId, PlayerId>) => string;
  /** Ids that people chose in this state, beside those of the seats: such as the names of what they founded. A form may show them as they are. */
  readonly named?: (state: G['State']) => readonly string[];
  /** Ids of promises the game does not make. */
  readonly except?: readonly string[];
}

/** The random games that all promises of one suite are tried on; they are played when first asked for. */
export interface Trial<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: ConformanceOptions<G>;
  /** Every game. Where one of them cannot be played, asking throws an error that says so, with what went wrong as its cause. */
  readonly walks: readonly Walk<G>[];
  /** The moves to look at closely: such as show every kind of thing there is, and some more at random. */
  closely(walk: Walk<G>): readonly Move<G>[];
  /** The states to look at closely: setup, the end, and those before the moves above. */
  positions(walk: Walk<G>): readonly Position<G>[];
  /** Who looks at a state. */
  viewers(state: G['State']): readonly Viewer[];
  /** Chance for the checks themselves, the same on every run. */
  dice(...seed: readonly (string | number)[]): Dice;
}

/** A state of a walk, and where it is. */
export interface Position<G extends GameTypes> {
  readonly state: G['State'];
  readonly place: string;
}

/** One promise to the user, before it is bound to a game. */
export interface Promised {
  /** Stable, for `except`. */
  readonly id: string;
  /** In plain words. */
  readonly name: string;
  /** Throws an error that tells where the promise is broken. */
  check<G extends GameTypes>(trial: Trial<G>): void;
}

/** Which kinds of things a move is an example of. */
const kindsOf = <G extends GameTypes>(game: Game<G>, { action, before, events }: Move<G>): readonly string[] => [
  ...new Set([`action ${action.type}`, `open ${game.open(before).join()}`, ...events.map(({ type }) => `event ${type}`)]),
];

/** As few of these moves as it takes to see every kind of thing in them that was not seen before, the richest first. */
const newIn = <G extends GameTypes>(game: Game<G>, moves: readonly Move<G>[], seen: Set<string>): Set<Move<G>> => {
  let left = moves.map((move) => ({ move, fresh: kindsOf(game, move) }));
  const chosen = new Set<Move<G>>();
  for (;;) {
    left = left
      .map(({ move, fresh }) => ({ move, fresh: fresh.filter((kind) => !seen.has(kind)) }))
      .filter(({ fresh }) => fresh.length > 0)
      .sort((one, other) => other.fresh.length - one.fresh.length);
    const [richest] = left;
    if (richest === undefined) return chosen;
    chosen.add(richest.move);
    for (const kind of richest.fresh) seen.add(kind);
  }
};

/** How much there is to look at where a game ended. */
const sizeOf = ({ last }: { readonly last: object }): number => JSON.stringify(last).length;

/**
 * The moves to look at closely in every walk: what is new in it, and some more at random. What a small table shows is not looked for at a large one,
 * where everything takes longer.
 */
const chooseClosely = <G extends GameTypes>(
  game: Game<G>,
  walks: readonly Walk<G>[],
  perWalk: number,
  seed: Seed,
): Map<Walk<G>, readonly Move<G>[]> => {
  const seen = new Set<string>();
  const bySize = walks.map((walk) => ({ walk, size: sizeOf(walk) })).sort((one, other) => one.size - other.size);
  return new Map(
    bySize.map(({ walk }) => {
      const { moves } = walk;
      const chosen = newIn(game, moves, seen);
      for (const i of seeded(`${seed}/closely/${walk.seed}`).shuffle(moves.length, 'which moves')) {
        if (chosen.size >= perWalk) break;
        chosen.add(moves[i]!);
      }
      return [walk, moves.filter((move) => chosen.has(move))];
    }),
  );
};

/** How many steps from each configuration are looked at closely. */
export const closelyLooked = ({ closely }: { readonly closely?: number }): number => closely ?? 24;

/** Gets everything ready to try the promises of a game. */
export const trialOf = <G extends GameTypes>(game: Game<G>, options: ConformanceOptions<G>): Trial<G> => {
  const seed = options.seed ?? 1;
  const games = options.games ?? 3;
  let played: readonly Walk<G>[] | undefined;
  let unplayable: Error | undefined;
  let close: ReadonlyMap<Walk<G>, readonly Move<G>[]> | undefined;
  const play = (): readonly Walk<G>[] =>
    options.configs.flatMap((config, c) =>
      Array.from({ length: games }, (_, g) => {
        const own = `${seed}/${c + 1}/${g + 1}`;
        const name = `${game.id}, configuration ${c + 1}, seed ${own}`;
        return walk(game, config, { name, seed: own, maxSteps: options.maxSteps ?? 5000, choose: options.choose });
      }),
    );
  const walks = (): readonly Walk<G>[] => {
    if (unplayable !== undefined) throw unplayable;
    try {
      played ??= play();
      return played;
    } catch (why) {
      unplayable = new Error(`Not tried, for the random games cannot be played: ${why instanceof Error ? why.message : String(why)}`, {
        cause: why,
      });
      throw unplayable;
    }
  };
  const closely = (of: Walk<G>): readonly Move<G>[] => {
    close ??= chooseClosely(game, walks(), Math.ceil(closelyLooked(options) / games), seed);
    return close.get(of) ?? [];
  };
  return {
    game,
    options,
    get walks() {
      return walks();
    },
    closely,
    positions(of) {
      const before = closely(of).map((move) => ({ state: move.before, place: `${of.name}, before step ${move.number}` }));
      return [...before, { state: of.last, place: `${of.name}, after step ${of.moves.length}` }];
    },
    viewers: (state) => options.viewers?.(state) ?? [...game.definition.seats(state), null],
    dice: (...parts) => seeded([seed, ...parts].join('/')),
  };
};

/** So many look at one position; at a large table they take turns. */
const looking = 4;

/** A few of many. */
export const aFewOf = <T>(all: readonly T[], dice: Dice, most: number = looking): readonly T[] => {
  if (all.length <= most) return all;
  return dice
    .shuffle(all.length, 'who looks')
    .slice(0, most)
    .map((i) => all[i]!);
};

/** A few of those who look at a state. */
export const someViewers = <G extends GameTypes>({ viewers }: Trial<G>, state: G['State'], dice: Dice): readonly Viewer[] =>
  aFewOf(viewers(state), dice);

/** Who plays: named by the options, by the configuration, or all who have a seat. */
export const playersIn = <G extends GameTypes>({ game, options }: Trial<G>, walk: Walk<G>): readonly PlayerId[] => {
  if (options.players !== undefined) return options.players(walk.config);
  const listed: unknown = (walk.config as { readonly players?: unknown }).players;
  if (Array.isArray(listed) && listed.every((player) => typeof player === 'string')) return listed;
  return game.definition.seats(walk.setup.state);
};
