import { freeze } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { recorded } from '../../core/dice/scripted.js';
import type { Game } from '../../core/game/game.js';
import type { GameTypes, Step } from '../../core/game/game-types.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import type { PlayerId } from '../../core/refusals/violation.js';
import { canonical, difference, quoted } from '../difference.js';
import { insist, within } from '../place.js';
import { type Promised, playersIn, type Trial } from '../trial.js';
import { type Move, placeOf, type Walk } from '../walk.js';

type StepOf<G extends GameTypes> = Step<G['State'], G['Event']>;

/** Two moves that could have come the other way round: both players were to act, and the first threw no dice. */
const exchangeable = <G extends GameTypes>({ game, options }: Trial<G>, first: Move<G>, second: Move<G>): boolean =>
  first.action.player !== second.action.player &&
  first.rolls.length === 0 &&
  [first, second].every(({ action }) => game.actors(first.before).includes(action.player)) &&
  game.open(first.before).includes(second.action.type) &&
  options.simultaneous?.(first.before, first.action, second.action) !== false;

/** What is left of some events once others are taken out, each once. */
const without = (events: readonly unknown[], taken: readonly unknown[]): string[] => {
  const out = taken.map(canonical);
  return events.map(canonical).filter((event) => {
    const i = out.indexOf(event);
    if (i >= 0) out.splice(i, 1);
    return i < 0;
  });
};

const refusedOtherwise = (which: 'first' | 'second', message: string): string =>
  `the other way round, the ${which} is refused: ${message} Where one merely steps in on the turn of the other, the option \`simultaneous\` is to say no.`;

const orderOfArrival: Promised = {
  id: 'order-of-arrival',
  name: 'where several are to act at once, it does not matter who comes first',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks)
      for (const [i, second] of walk.moves.entries()) {
        const first = walk.moves[i - 1];
        if (first === undefined || !exchangeable(trial, first, second)) continue;
        const place = `${placeOf(walk, first)}, then ${quoted(second.action)}`;
        within(place, () => {
          const dice = recorded(second.rolls);
          const early = game.reduce(first.before, second.action, dice);
          if (E.isLeft(early)) throw new Error(refusedOtherwise('second', early.left[0].message));
          const late = game.reduce(early.right.state, first.action, dice);
          if (E.isLeft(late)) throw new Error(refusedOtherwise('first', late.left[0].message));
          dice.finish();
          insist(place, 'the other way round, it leads elsewhere', difference(second.state, late.right.state));
          const told = [...first.events, ...second.events];
          const instead = [...early.right.events, ...late.right.events];
          const own = [...first.events, ...early.right.events];
          insist(place, 'the other way round, other things happen', difference(told.map(canonical).sort(), instead.map(canonical).sort()));
          insist(
            place,
            'the other way round, what follows happens in another order',
            difference(without(told, own), without(instead, own)),
          );
        });
      }
  },
};

/** Ids that a careless program trips over. */
const oddIds: readonly PlayerId[] = [
  '10',
  '9',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2',
  'valueOf',
  '1',
  '¿quién?',
  ' ',
  '-1',
  'null',
  'true',
  '0',
];

const renamedIn = (value: unknown, names: ReadonlyMap<PlayerId, PlayerId>, text: (text: string) => string): unknown => {
  const word = (old: string): string => names.get(old) ?? text(old);
  if (typeof value === 'string') return word(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => renamedIn(part, names, text));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [word(key), renamedIn(part, names, text)]));
};

const namesDoNotMatter: Promised = {
  id: 'renamed-players',
  name: 'what players are called does not matter: renamed, they play the very same game',
  check(trial) {
    for (const walk of trial.walks) playRenamed(trial, walk);
  },
};

const playRenamed = <G extends GameTypes>(trial: Trial<G>, walk: Walk<G>): void => {
  const { game, options } = trial;
  const players = playersIn(trial, walk);
  const ids = trial.dice('rename', walk.seed).shuffle(oddIds.length, 'ids');
  const names = new Map(players.map((player, i) => [player, oddIds[ids[i]!] ?? `player ${i}`]));
  const text = (old: string): string => options.rename?.(old, names) ?? old;
  const renamed = <T>(value: T): T => freeze(renamedIn(value, names, text) as T);
  const place = `${walk.name}, with ${players.map((player) => `${player} called ${quoted(names.get(player))}`).join(', ')}`;
  const begun = within(place, () => orThrow<StepOf<G>>(game.setup(renamed(walk.config), recorded(walk.setup.rolls))));
  insist(place, 'the first state differs', difference(renamed(walk.setup.state), begun.state));
  insist(place, 'the first events differ', difference(renamed(walk.setup.events), begun.events));
  let state = begun.state;
  const close = new Set(trial.closely(walk));
  for (const move of walk.moves) {
    const where = `${place}, step ${move.number}, ${quoted(move.action)}`;
    within(where, () => {
      if (close.has(move)) insist(where, 'what can be seen differs', sameSights(game, move, state, renamed));
      const dice = recorded(move.rolls);
      const step = orThrow<StepOf<G>>(game.reduce(state, renamed(move.action), dice));
      dice.finish();
      insist(where, 'the state differs', difference(renamed(move.state), step.state));
      insist(where, 'the events differ', difference(renamed(move.events), step.events));
      state = step.state;
    });
  }
  insist(place, 'the result differs', difference(renamed(game.definition.outcome(walk.last)), game.definition.outcome(state)));
};

const sameSights = <G extends GameTypes>(game: Game<G>, move: Move<G>, state: G['State'], renamed: <T>(value: T) => T): string | null => {
  const { player } = move.action;
  const limit = { limit: 50 };
  return (
    difference(renamed(game.actors(move.before)), game.actors(state)) ??
    difference(renamed(game.awaited(move.before)), game.awaited(state)) ??
    difference(renamed(game.view(move.before, player)), game.view(state, renamed(player))) ??
    difference(renamed(game.legalActions(move.before, player, limit)), game.legalActions(state, renamed(player), limit))
  );
};

/** What must not decide a game. */
export const fairness: readonly Promised[] = [orderOfArrival, namesDoNotMatter];
