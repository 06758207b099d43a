import { sameData } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { recorded } from '../core/dice/scripted.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game, GameTypes } from '../core/game/game.js';
import type { Play, Table } from '../host/position.js';
import { States } from '../host/states.js';
import { freely } from '../host/undo.js';
import { difference } from './difference.js';
import { insist } from './place.js';
import { type Move, placeOf, type Walk } from './walk.js';

/** The steps of a walk as a table has them, with the states they lead to. */
const chainOf = <G extends GameTypes>(game: Game<G>, walk: Walk<G>): { readonly plays: readonly Play[]; readonly states: States } => {
  const states = new States(game as unknown as Game, walk.config);
  const played = (before: Play | null, { state, events, rolls }: Walk<G>['setup'], action: Play['action']): Play => {
    const step = (before?.step ?? -1) + 1;
    const play: Play = { step, before, action, rolls, seal: String(step), events, acting: game.actors(state) };
    states.know(play, state);
    return play;
  };
  const plays = [played(null, walk.setup, null)];
  for (const move of walk.moves) plays.push(played(plays.at(-1)!, move, move.action));
  return { plays, states };
};

/** A table of people alone, at which a step stands. */
const tableAt = <G extends GameTypes>(game: Game<G>, walk: Walk<G>, undo: Table['rules']['undo'], play: Play): Table => ({
  n: play.step + 1,
  at: 0,
  game: game.id,
  version: '',
  config: walk.config,
  rules: { undo, watch: 'open', delay: 0, clock: null, atZero: 'pause' },
  seats: game.seats(walk.setup.state).map((id) => ({ id, driver: { kind: 'person' } })),
  tokens: game.seats(walk.setup.state).map((seat) => ({ hash: seat, right: 'seat', seat })),
  play,
  undone: {},
  request: null,
  goingOn: null,
  declined: [],
  paused: false,
  closed: false,
  rematch: null,
  clocks: {},
  standIns: [],
});

/** What somebody is answered who wants the last own decision back: what it is, and nothing of how it is done. */
const answer = (table: Table, states: States, by: string, moments: number): unknown => {
  const said = freely(table, states, by, { kind: 'take-back', to: moments });
  return E.isLeft(said) ? said.left : said.right.kind;
};

/** How many moments somebody had seen before the last own decision; null if there is none. */
const beforeOwn = <G extends GameTypes>(game: Game<G>, play: Play, by: string): number | null => {
  const steps: Play[] = [];
  for (let at: Play | null = play; at !== null; at = at.before) steps.push(at);
  const seen = steps
    .reverse()
    .filter(({ action, events }) => action?.player === by || events.some((event) => game.witness(event as G['Event'], by) !== null));
  const last = seen.findLastIndex(({ action }) => action?.player === by);
  return last < 0 ? null : last;
};

const rules = ['free', 'consent'] as const;

/** What people are answered who want something back tells them nothing that they could not know. */
export class SilentUndo<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #walk: Walk<G>;
  readonly #chain: ReturnType<typeof chainOf<G>>;
  /** How many answers were compared. */
  compared = 0;

  constructor(game: Game<G>, walk: Walk<G>) {
    this.#game = game;
    this.#walk = walk;
    this.#chain = chainOf(game, walk);
  }

  /** Whoever saw nothing of a step is answered after it as before it. */
  unseen(move: Move<G>, viewer: string): void {
    const { plays, states } = this.#chain;
    const [before, after] = [plays[move.number - 1]!, plays[move.number]!];
    const moments = beforeOwn(this.#game, before, viewer);
    if (moments === null) return;
    for (const undo of rules) {
      const [one, other] = [before, after].map((play) => answer(tableAt(this.#game, this.#walk, undo, play), states, viewer, moments));
      this.compared++;
      insist(`${placeOf(this.#walk, move)}, ${viewer}`, 'would learn of the step by asking to take something back', difference(one, other));
    }
  }

  /** Whoever has decided something is answered the same, were all that he cannot know dealt anew. */
  redealt(move: Move<G>): void {
    const { player } = move.action;
    const { plays, states } = this.#chain;
    const [low, high] = [plays[move.number - 1]!, plays[move.number]!];
    const moments = beforeOwn(this.#game, high, player);
    const other = this.#game.redeal(move.before, player, seeded(`${this.#walk.seed}/undo/${move.number}`));
    const step = this.#game.reduce(other, move.action, recorded(move.rolls));
    if (moments === null || E.isLeft(step) || !this.#looksAlike(move, step.right, player)) return;
    const there: Play = { ...high, before: { ...low }, events: step.right.events };
    states.know(there.before!, other);
    states.know(there, step.right.state);
    for (const undo of rules) {
      const [one, two] = [high, there].map((play) => answer(tableAt(this.#game, this.#walk, undo, play), states, player, moments));
      this.compared++;
      insist(placeOf(this.#walk, move), 'would be answered otherwise, were other things hidden', difference(one, two));
    }
  }

  #looksAlike(one: Move<G>, other: Pick<Move<G>, 'state' | 'events'>, viewer: string): boolean {
    const seen = ({ state, events }: Pick<Move<G>, 'state' | 'events'>): unknown => [
      this.#game.view(state, viewer),
      this.#game.actors(state, viewer),
      events.flatMap((event) => this.#game.witness(event, viewer) ?? []),
    ];
    return sameData(seen(one), seen(other));
  }
}
