import { wholeWithin } from '../data/bounds.js';
import { freezeMade } from '../data/copies.js';
import { E, O } from '../data/fp.js';
import type { Dice } from '../dice/dice.js';
import { seeded } from '../dice/seeded.js';
import type { EnumerationOptions, Game } from '../game/game.js';
import { type GameTypes, type RefusalOf, type Step, type Viewer, viewerFrom } from '../game/game-types.js';
import type { PlayerId } from '../refusals/violation.js';
import { type GameRecord, recordReplayed, sealOf } from './record.js';

/** What one viewer saw of one step: the action only if it was the viewer's own. Steps of which nothing was seen leave no trace. */
export interface SeenStep<G extends GameTypes> {
  readonly action: G['Action'] | null;
  readonly events: readonly G['Event'][];
}

/** A record as one viewer may have it: no dice, no orders of others, nothing that was not seen. */
export interface SeenRecord<G extends GameTypes> {
  readonly format: 'ludoteca-seen/1';
  readonly game: string;
  readonly viewer: Viewer;
  readonly config: G['Config'];
  readonly steps: readonly SeenStep<G>[];
}

/** A step as a match keeps it; the first is the setup, which no action led to. */
export interface PlayedStep<G extends GameTypes> extends Step<G['State'], G['Event']> {
  readonly action: G['Action'] | null;
}

/** A sitting: state, dice and history in one, for hosts that do not want to keep them themselves. */
export interface Match<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** The full state, for the host's eyes. */
  readonly state: G['State'];
  /** How many actions lie behind the present state. */
  readonly length: number;
  /** How many undone actions could be redone. */
  readonly undone: number;
  /** All who take part, the referee included, in seating order. */
  readonly seats: readonly PlayerId[];
  /** Every step up to the present state, the setup first, for the host's eyes: what is shown of the past goes through `view` and `witness`. */
  readonly history: readonly PlayedStep<G>[];
  /** Who may act now; with a viewer, as far as the viewer may know. */
  actors(viewer?: Viewer): readonly PlayerId[];
  /** Those of them the game waits for; the others may merely step in. */
  awaited(viewer?: Viewer): readonly PlayerId[];
  /** Plays an action, as whom the host says. `dice` may replace the match's own for this once: thrown on the table, for example. */
  play(as: PlayerId, action: unknown, dice?: Dice): E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;
  /** What a player may do. */
  legalActions(player: PlayerId, options?: EnumerationOptions): readonly G['Action'][];
  /** Takes back actions; returns how many. The dice do not go back: what is thrown again falls anew. */
  undo(steps?: number): number;
  /** Does again what was undone, with the same dice; returns how many steps. */
  redo(steps?: number): number;
  /** Goes to any point of the history, 0 being the setup; what is no number is no point of it and leads nowhere. */
  goTo(length: number): void;
  /** A second match that has come the same way and goes on alone. */
  branch(dice?: Dice): Match<G>;
  /** What a viewer may know now. */
  view(viewer: Viewer): G['View'];
  /** What a viewer was told, from the setup on. */
  seenBy(viewer: Viewer): readonly G['Event'][];
  /** How the game ended, once it has. */
  outcome(): O.Option<G['Outcome']>;
  /** Everything, to save and load: keep it from the players while the game is on. */
  record(): GameRecord<G>;
  /** What may be handed to a viewer. */
  recordFor(viewer: Viewer): SeenRecord<G>;
}

interface Entry<G extends GameTypes> extends PlayedStep<G> {
  readonly seal: string;
}

/** How a match is set up. */
export interface MatchOptions {
  /** Where chance comes from; dice seeded by the platform's cryptographic randomness unless given. */
  readonly dice?: Dice;
}

/** A number of steps: what is none, or less than none, is no step. */
const wholeSteps = (steps: number): number => wholeWithin(steps, 0, Number.MAX_SAFE_INTEGER, 0);

const sitting = <G extends GameTypes>(game: Game<G>, config: G['Config'], begun: readonly Entry<G>[], begin: Dice): Match<G> => {
  const history = [...begun];
  let last = history.length - 1;
  const now = (): Entry<G> => history[last]!;
  const seen = ({ events }: Entry<G>, viewer: Viewer): G['Event'][] =>
    events.flatMap((event) => {
      const witnessed = game.witness(event, viewer);
      return witnessed === null ? [] : [witnessed];
    });
  const goTo = (length: number): number => {
    const before = last;
    last = wholeWithin(length, 0, history.length - 1, before);
    return Math.abs(last - before);
  };
  return {
    game,
    get state() {
      return now().state;
    },
    get length() {
      return last;
    },
    get undone() {
      return history.length - 1 - last;
    },
    get seats() {
      return game.seats(now().state);
    },
    get history() {
      return history.slice(0, last + 1);
    },
    actors: (viewer) => game.actors(now().state, viewer),
    awaited: (viewer) => game.awaited(now().state, viewer),
    play(as, input, dice = begin) {
      const read = game.decodeAction(input, as);
      // Of a game that is over nothing else is said, whatever the input.
      if (E.isLeft(read)) return O.isSome(game.outcome(now().state)) ? game.reduce(now().state, input as G['Action'], dice) : read;
      const action = freezeMade(read.right);
      const step = game.reduce(now().state, action, dice);
      if (E.isLeft(step)) return step;
      history.length = last + 1; // what was undone is forgotten
      history.push({ ...step.right, action, seal: sealOf(now().seal, action, step.right) });
      last++;
      return step;
    },
    legalActions: (player, options) => game.legalActions(now().state, player, options),
    undo: (steps = 1) => goTo(last - wholeSteps(steps)),
    redo: (steps = 1) => goTo(last + wholeSteps(steps)),
    goTo: (length) => void goTo(length),
    branch: (dice = begin) => sitting(game, config, history.slice(0, last + 1), dice),
    view: (viewer) => game.view(now().state, viewer),
    seenBy: (viewer) => history.slice(0, last + 1).flatMap((entry) => seen(entry, viewer)),
    outcome: () => game.outcome(now().state),
    record: () => ({
      format: 'ludoteca/1',
      game: game.id,
      config,
      setup: { rolls: history[0]!.rolls, seal: history[0]!.seal },
      steps: history.slice(1, last + 1).map(({ action, rolls, seal }) => ({ action: action!, rolls, seal })),
    }),
    recordFor: (asked) => {
      const viewer = viewerFrom(asked);
      return {
        format: 'ludoteca-seen/1',
        game: game.id,
        viewer,
        config,
        steps: history.slice(0, last + 1).flatMap((entry) => {
          const events = seen(entry, viewer);
          const action = entry.action?.player === viewer ? entry.action : null;
          return action === null && events.length === 0 ? [] : [{ action, events }];
        }),
      };
    },
  };
};

/** Begins a match. */
export const createMatch = <G extends GameTypes>(
  game: Game<G>,
  config: G['Config'],
  options: MatchOptions = {},
): E.Either<RefusalOf<G>, Match<G>> => {
  const dice = options.dice ?? seeded();
  const read = E.map((own: G['Config']) => freezeMade(own))(game.decodeConfig(config));
  if (E.isLeft(read)) return read;
  return E.map((step: Step<G['State'], G['Event']>) =>
    sitting(game, read.right, [{ ...step, action: null, seal: sealOf('', read.right, step) }], dice),
  )(game.setup(read.right, dice));
};

/** Takes up a saved match: the record is decoded and replayed, and refused at the step where it departs. */
export const loadMatch = <G extends GameTypes>(
  game: Game<G>,
  saved: unknown,
  options: MatchOptions = {},
): E.Either<RefusalOf<G>, Match<G>> => {
  const read = recordReplayed(game, saved);
  if (E.isLeft(read)) return read;
  const record = freezeMade(read.right.record);
  const entries = read.right.steps.map((step, i): Entry<G> => {
    const written = i === 0 ? { action: null, seal: record.setup.seal } : record.steps[i - 1]!;
    return { ...step, action: written.action, seal: written.seal };
  });
  return E.right(sitting(game, record.config, entries, options.dice ?? seeded()));
};
