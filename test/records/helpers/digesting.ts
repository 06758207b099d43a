import { digestOf, type Game, type GameTypes, type PlayerId, type Replay, type Viewer } from 'ludoteca';
import type { Digests, Kind } from './corpus.js';

/** A place in a replayed game. */
export interface Position {
  readonly game: Game;
  readonly played: Replay<GameTypes>;
  readonly actions: readonly GameTypes['Action'][];
  /** 0 is the setup, n what the nth action led to. */
  readonly step: number;
  /** The last step before it of which digests were taken; what was said since is digested here. */
  readonly after: number;
}

const remembered = new WeakMap<object, string>();
/** The digest of a part of a state. What is played shares what did not change, the pack above all, so most parts were seen before. */
const digestOfPart = (part: unknown): string => {
  if (typeof part !== 'object' || part === null) return digestOf(part);
  const known = remembered.get(part) ?? digestOf(part);
  remembered.set(part, known);
  return known;
};
const inParts = (value: unknown, depth: number): unknown => {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return digestOfPart(value);
  const present = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(present.map(([name, part]) => [name, inParts(part, depth - 1)]));
};
/** A digest of plain data, made of those of its fields and their fields. */
const digestByFields = (value: object): string => digestOf(inParts(value, 2));

/** The key of a viewer; nobody has the empty name. */
const keyOf = (viewer: Viewer): string => viewer ?? '';
const viewersOf = (game: Game, state: object): readonly Viewer[] => [...game.seats(state), null];
const stateAt = ({ played, step }: Position): object => played[step]!.state;

const states = (position: Position): Digests => ({ '': digestByFields(stateAt(position)) });

const views = (position: Position): Digests => {
  const { game } = position;
  const state = stateAt(position);
  return Object.fromEntries(viewersOf(game, state).map((viewer) => [keyOf(viewer), digestByFields(game.view(state, viewer))]));
};

/** Everything said in a language: as each viewer hears of this step and sees the position, and plainly of the steps since the last digest. */
const saidIn = (position: Position, language: string, seen: ReadonlyMap<Viewer, object>): readonly unknown[] => {
  const { game, played, actions, step, after } = position;
  const { labels } = game;
  const own = actions[step - 1];
  const heard = [...seen].map(([viewer, view]) => [
    played[step]!.events.flatMap((event) => {
      const witnessed = game.witness(event, viewer);
      return witnessed === null ? [] : [labels.event(witnessed, language, view)];
    }),
    own === undefined || own.player !== viewer ? null : labels.action(own, language, view),
    labels.draw?.(view, language) ?? null,
  ]);
  const plainly = played
    .slice(after + 1, step + 1)
    .map(({ events }, i) => [labels.action(actions[after + i]!, language), events.map((event) => labels.event(event, language))]);
  return [heard, plainly];
};

const sentences = (position: Position): Digests => {
  const { game } = position;
  const state = stateAt(position);
  const seen = new Map(viewersOf(game, state).map((viewer) => [viewer, game.view(state, viewer)] as const));
  return Object.fromEntries(game.labels.languages.map((language) => [language, digestOf(saidIn(position, language, seen))]));
};

/** What is open and listed to one who acts, with at most so many candidates of each type of action, which is told with the digest. */
const listedTo = (game: Game, state: object, player: PlayerId, limit: number): string => {
  const listed = limit === 0 ? [] : game.legalActions(state, player, { limit });
  return `${limit} ${digestOf([game.open(state), game.open(state, player), listed])}`;
};

/** As listed before: with the same limits, so that a listing never depends on the speed of a machine. */
const listedAsIn = (position: Position, before: Digests): Digests => {
  const state = stateAt(position);
  const { game } = position;
  return Object.fromEntries(
    game.actors(state).map((player) => [player, listedTo(game, state, player, Number.parseInt(before[player] ?? '0', 10))]),
  );
};

const limits = [200, 40, 8, 2, 0] as const;
const patience = 24;
/** Lists as much as may be waited for at every replay, all players together: the limit that was in time is kept with the digest. */
const listedInTime = (position: Position): Digests => {
  const { game } = position;
  const state = stateAt(position);
  const actors = game.actors(state);
  const mostEach = patience / Math.max(1, actors.length);
  return Object.fromEntries(
    actors.map((player) => {
      for (const limit of limits) {
        const begun = performance.now();
        const listed = listedTo(game, state, player, limit);
        if (performance.now() - begun <= mostEach) return [player, listed];
      }
      return [player, listedTo(game, state, player, 0)];
    }),
  );
};

/** The digests of one kind at a position. `before` are those that stand, if any: what is listed is listed as far as it was then. */
export const digestsAt = (kind: Kind, position: Position, before: Digests | undefined): Digests => {
  switch (kind) {
    case 'state':
      return states(position);
    case 'views':
      return views(position);
    case 'sentences':
      return sentences(position);
    case 'legal':
      return before === undefined ? listedInTime(position) : listedAsIn(position, before);
  }
};
