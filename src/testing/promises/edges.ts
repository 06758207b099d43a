import { decode } from '../../core/data/codec.js';
import { E } from '../../core/data/fp.js';
import type { Dice } from '../../core/dice/dice.js';
import { seeded } from '../../core/dice/seeded.js';
import type { Game } from '../../core/game/game.js';
import type { GameTypes, Step } from '../../core/game/game-types.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import { difference, throughJson, unplain } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import { aFewOf, closelyLooked, type Position, type Promised, someViewers, type Trial } from '../trial.js';
import { stuckIn } from '../walk.js';

type Path = readonly string[];
type Parts = Record<string, unknown>;

/** A number inside plain data: where it stands, and of which kind it is. All entries of a list, and all of a large object, are of one kind. */
interface Place {
  readonly path: Path;
  readonly kind: string;
}

/** An object with more keys than this is taken for one of ids. */
const mostFields = 8;

const numbersIn = (value: unknown, path: Path = [], kind = ''): Place[] => {
  if (typeof value === 'number') return [{ path, kind }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isAlike = path.length > 0 && (Array.isArray(value) || entries.length > mostFields);
  return entries.flatMap(([key, part]) => numbersIn(part, [...path, key], `${kind}.${isAlike ? '*' : key}`));
};

/** Numbers at which something may give way: those that JavaScript does not keep, that do not fit thirty-two bits, or that are too many to be counted out. */
const far: readonly number[] = [Number.MAX_SAFE_INTEGER, 2 ** 31 + 1, 2 ** 31, 2 ** 31 - 1, 1e9, 1e6, 1e5, 1e4, 1e3];

/** Of a number whose neighbour is refused only these are asked about. */
const farthest: readonly number[] = [Number.MAX_SAFE_INTEGER, 1e6];

/**
 * The last number in a direction that is accepted, if it is another than the one that stands there: the farthest known one that is, and from there as
 * far as strides lead that grow as long as they can, and then shrink.
 */
const edgeFrom = (value: number, direction: 1 | -1, accepts: (number: number) => boolean): number | null => {
  const probes = accepts(value + direction) ? far : farthest;
  let inside = value;
  for (const probe of probes) {
    if ((probe * direction - value) * direction <= 0 || !accepts(probe * direction)) continue;
    inside = probe * direction;
    break;
  }
  let stride = 1;
  while (stride > 0) {
    const next = inside + stride * direction;
    if (Number.isSafeInteger(next) && accepts(next)) {
      inside = next;
      stride *= 2;
    } else stride = Math.floor(stride / 2);
  }
  return inside === value ? null : inside;
};

/** The positions of a game in which one number stands at the edge of what a saved state may say. */
function* edgesOf<G extends GameTypes>(game: Game<G>, { state, place }: Position<G>, numbers: readonly Place[]): Generator<Position<G>> {
  const saved = throughJson(state) as Parts;
  for (const { path } of numbers) {
    const holder = path.slice(0, -1).reduce<Parts>((parts, key) => parts[key] as Parts, saved);
    const key = path.at(-1)!;
    const value = holder[key] as number;
    const accepts = (number: number): boolean => {
      holder[key] = number;
      return E.isRight(game.decodeState(saved));
    };
    for (const direction of [1, -1] as const) {
      const edge = within(`${place}, with another number at ${path.join('.')}`, () => edgeFrom(value, direction, accepts));
      if (edge === null) continue;
      holder[key] = edge;
      yield { state: orThrow<G['State']>(game.decodeState(saved)), place: `${place}, with ${edge} for ${value} at ${path.join('.')}` };
    }
    holder[key] = value;
  }
}

/** A player inside plain data: named there, or as the key of what is his. */
interface Mention {
  readonly path: Path;
  readonly kind: string;
  readonly isKey: boolean;
}

const mentionsIn = (value: unknown, seats: readonly string[], path: Path = [], kind = ''): Mention[] => {
  if (typeof value === 'string') return seats.includes(value) ? [{ path, kind, isKey: false }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isKey = !Array.isArray(value) && seats.includes(key);
    const inside: Mention = { path: [...path, key], kind: `${kind}.${isKey || Array.isArray(value) ? '*' : key}`, isKey };
    return [...(isKey ? [{ ...inside, kind: `${inside.kind} itself` }] : []), ...mentionsIn(part, seats, inside.path, inside.kind)];
  });
};

/** Somebody who is at no table. */
const stranger = 'stranger';

/** The positions of a game in which somebody is missing, or a stranger named in his place, and a saved state may say so. */
function* othersAtTheTable<G extends GameTypes>(
  game: Game<G>,
  { state, place }: Position<G>,
  mentions: readonly Mention[],
): Generator<Position<G>> {
  for (const { path, isKey } of mentions) {
    const saved = throughJson(state) as Parts;
    const holder = path.slice(0, -1).reduce<Parts>((parts, key) => parts[key] as Parts, saved);
    const key = path.at(-1)!;
    const changed = `${place}, ${isKey ? `without ${path.join('.')}` : `with ${stranger} for ${holder[key]} at ${path.join('.')}`}`;
    if (isKey) delete holder[key];
    else holder[key] = stranger;
    const read = within(changed, () => game.decodeState(saved));
    if (E.isRight(read)) yield { state: read.right, place: changed };
  }
}

/** So many steps are taken from an edge. */
const stepsOn = 8;

const nextAction = <G extends GameTypes>(game: Game<G>, state: G['State'], dice: Dice): G['Action'] | undefined => {
  const actors = game.actors(state);
  for (const i of dice.shuffle(actors.length, 'who acts')) {
    const action = game.randomAction(state, actors[i]!, dice);
    if (action !== undefined) return action;
  }
  return undefined;
};

/** Everything that can be asked of a state, and that it can be saved and shown. */
const lookAround = <G extends GameTypes>(trial: Trial<G>, state: G['State'], place: string, dice: Dice): void => {
  const { game } = trial;
  insist(place, 'the state is no plain data', unplain(state));
  insist(place, 'it comes back from JSON changed', difference(state, orThrow<object>(game.decodeState(throughJson(state)))));
  const actors = game.actors(state);
  for (const player of aFewOf(actors, dice)) game.legalActions(state, player, { limit: 10 });
  for (const player of actors)
    for (const standing of [game.points(state, player), game.evaluate(state, player)])
      if (!Number.isFinite(standing)) throw new Error(`${player} stands at ${standing}.`);
  for (const viewer of someViewers(trial, state, dice)) {
    const view = game.view(state, viewer);
    if (E.isLeft(decode(game.codecs.view, throughJson(view)))) throw new Error(`the codec refuses the view of ${viewerName(viewer)}.`);
    for (const language of game.labels.languages) game.definition.labels?.draw?.(view, language);
    orThrow<object>(game.decodeState(throughJson(game.redeal(state, viewer, dice))));
  }
};

const playOn = <G extends GameTypes>(trial: Trial<G>, position: Position<G>): void => {
  const { game } = trial;
  const dice = seeded(`${position.place}, played on`);
  within(position.place, () => lookAround(trial, position.state, position.place, dice));
  let { state, place } = position;
  for (let i = 1; i <= stepsOn; i++) {
    const action = within(place, () => nextAction(game, state, dice));
    if (action === undefined) {
      if (game.actors(state).length > 0) throw new Error(`${place}: ${stuckIn(game, state)}`);
      break;
    }
    place = `${place}${i === 1 ? ': ' : ', '}${action.type} by ${action.player}`;
    state = within(place, () => {
      const step = orThrow<Step<G['State'], G['Event']>>(game.reduce(state, action, dice));
      for (const event of step.events)
        if (E.isLeft(decode(game.codecs.event, throughJson(event)))) throw new Error(`the codec refuses the event ${event.type}.`);
      orThrow<object>(game.decodeState(throughJson(step.state)));
      return step.state;
    });
  }
  within(place, () => lookAround(trial, state, place, dice));
};

/** So many positions of a game are looked at, and where few moves are looked at closely fewer. */
const positionsTried = 4;

/** At most so many kinds of place not tried before are tried at one position, and so many more at random. */
const freshTried = 12;
const moreTried = 1;

/** Goes on from positions that are saved otherwise: some of the places that there are in a position are chosen, so that each kind of them is tried. */
const playOnFromOthers = <G extends GameTypes, Where extends { readonly kind: string }>(
  trial: Trial<G>,
  placesIn: (state: G['State']) => readonly Where[],
  othersOf: (position: Position<G>, chosen: readonly Where[]) => Iterable<Position<G>>,
): void => {
  const tried = new Set<string>();
  const close = Math.ceil(closelyLooked(trial.options) / (trial.options.games ?? 3));
  const most = Math.min(positionsTried, 1 + close);
  const fresh = Math.min(freshTried, 4 * close);
  for (const walk of trial.walks) {
    const positions = trial.positions(walk);
    const order = trial.dice('edges', walk.name).shuffle(positions.length, 'which positions');
    for (const i of order.slice(0, most)) {
      const position = positions[i]!;
      const dice = trial.dice('edges', position.place);
      const all = placesIn(position.state);
      const mixed = dice.shuffle(all.length, 'which of them').map((place) => all[place]!);
      const chosen: Where[] = [];
      for (const where of mixed)
        if (chosen.length < fresh && !tried.has(where.kind)) {
          tried.add(where.kind);
          chosen.push(where);
        }
      chosen.push(...mixed.slice(0, moreTried));
      for (const other of othersOf(position, chosen)) playOn(trial, other);
    }
  }
};

const numbersAtTheEdge: Promised = {
  id: 'edge-numbers',
  name: 'where one number of a saved state stands at the edge of what is accepted, play goes on: it can be shown, dealt anew and saved again',
  check(trial) {
    const { game } = trial;
    playOnFromOthers(trial, numbersIn, (position, chosen) => edgesOf(game, position, chosen));
  },
};

const playersMissing: Promised = {
  id: 'edge-players',
  name: 'where somebody is missing in a saved state, or a stranger named in his place, it is refused or play goes on',
  check(trial) {
    const { game } = trial;
    playOnFromOthers(
      trial,
      (state) => mentionsIn(state, game.seats(state)),
      (position, chosen) => othersAtTheTable(game, position, chosen),
    );
  },
};

/** What stands at the edge of what may be. */
export const edges: readonly Promised[] = [numbersAtTheEdge, playersMissing];
