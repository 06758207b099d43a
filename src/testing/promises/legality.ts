import { clone } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes, RefusalOf } from '../../core/game/game-types.js';
import type { SpokenRefusals } from '../../core/game/labels.js';
import { coreClauses } from '../../core/refusals/common.js';
import type { Violation } from '../../core/refusals/violation.js';
import { canonical, difference, quoted, throughJson, unplain, visibleDifference } from '../difference.js';
import { insist, within } from '../place.js';
import { aFewOf, type Promised, type Trial } from '../trial.js';

/** So many of the listed actions of one player in one position are really played. */
const played = 12;

/** How a refusal departs from the table of a game that keeps one; null if it says what the table says, of facts that are plain data. */
const notInTheTable = (table: SpokenRefusals, { code, clause, message, facts }: Violation): string | null => {
  const says = Object.hasOwn(table, code) && Object.hasOwn(table[code]!, clause) ? table[code]![clause]! : undefined;
  if (says === undefined) return `the refusal ${code} of ${clause} stands in no table of refusals`;
  const odd = unplain(facts);
  if (odd !== null) return `the facts of the refusal ${code} are no plain data: ${odd}`;
  return says(facts) === message
    ? null
    : `the refusal ${code} says ${quoted(message)}, but its facts, ${quoted(facts)}, say ${quoted(says(facts))}`;
};

/** What is wrong with a refusal itself; null if it says what a refusal must say. */
export const badRefusal = <G extends GameTypes>({ game }: Trial<G>, refusal: readonly RefusalOf<G>[number][]): string | null => {
  if (refusal.length === 0) return 'the refusal is empty';
  for (const { code, clause, message, facts } of refusal) {
    if (!(game.clauses as readonly string[]).includes(clause) && !Object.hasOwn(coreClauses, clause))
      return `the refusal ${code} names the clause ${quoted(clause)}, which nobody knows`;
    if (typeof code !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) return `${quoted(code)} is no code of a refusal`;
    if (typeof message !== 'string' || message.trim() === '') return `the refusal ${code} says nothing`;
    if (/\bundefined\b|\[object /.test(message)) return `the refusal ${code} says ${quoted(message)}`;
    const undeclared = game.definition.refusals === undefined ? null : notInTheTable(game.refusals, { code, clause, message, facts });
    if (undeclared !== null) return undeclared;
  }
  return null;
};

const legalIsLegal: Promised = {
  id: 'legal',
  name: 'every action that is listed as legal is accepted, each is listed once, in the same order whenever it is asked for',
  check(trial) {
    const { game, options } = trial;
    for (const walk of trial.walks)
      for (const { state, place } of trial.positions(walk)) {
        const actors = game.actors(state);
        const asked = new Set(aFewOf(actors, trial.dice('who is listed', place)));
        for (const player of game.definition.seats(state).filter((seat) => asked.has(seat) || !actors.includes(seat)))
          within(`${place}, the legal actions of ${player}`, () => {
            const limit = { limit: options.listed ?? 200 };
            const legal = game.legalActions(state, player, limit);
            if (!actors.includes(player)) return insist(place, `${player} is not to act`, difference([], legal));
            insist(place, 'asked again, they differ', visibleDifference(legal, game.legalActions(state, player, limit)));
            const texts = new Map<string, number>();
            for (const [i, action] of legal.entries()) {
              const twin = texts.get(canonical(action));
              if (twin !== undefined) throw new Error(`numbers ${twin + 1} and ${i + 1} are the same: ${quoted(action)}`);
              texts.set(canonical(action), i);
              insist(place, `${quoted(action)} names another player`, difference(player, action.player));
              insist(place, `${quoted(action)} is listed, but it is refused`, difference([], game.explain(state, action)));
              insist(
                place,
                `${quoted(action)} is changed by its own codec`,
                difference(action, accept(game.decodeAction(throughJson(action), player))),
              );
            }
            const dice = trial.dice('legal', place, player);
            for (const i of dice.shuffle(legal.length, 'which').slice(0, played)) {
              const step = game.reduceInPlace(clone(state), clone(legal[i]!), seeded(place));
              if (E.isLeft(step)) throw new Error(`${quoted(legal[i])} is listed, but it is refused in place: ${step.left[0].message}`);
            }
          });
      }
  },
};

const accept = (result: E.Either<readonly { readonly message: string }[], unknown>): unknown =>
  E.isRight(result) ? result.right : `refused: ${result.left[0]?.message ?? 'it is not said why'}`;

const randomIsLegal: Promised = {
  id: 'random',
  name: 'a random action is a legal one, the same for the same dice, and there is one whenever an action is listed',
  check(trial) {
    const { game, options } = trial;
    for (const walk of trial.walks)
      for (const { state, place } of trial.positions(walk))
        for (const player of game.actors(state))
          within(`${place}, a random action of ${player}`, () => {
            const ways = new Map<string, ReadonlySet<string>>();
            for (const type of options.complete ?? [])
              ways.set(type, new Set(game.legalActions(state, player, { types: [type] }).map(canonical)));
            for (let i = 0; i < 4; i++) {
              const seed = `${place}/${player}/${i}`;
              const action = game.randomAction(state, player, seeded(seed));
              insist(place, 'the same dice choose otherwise', difference(action, game.randomAction(state, player, seeded(seed))));
              if (action === undefined) {
                insist(place, 'none was found, though some are listed', difference([], game.legalActions(state, player, { limit: 50 })));
                continue;
              }
              insist(place, `${quoted(action)} is refused`, difference([], game.explain(state, action)));
              if (ways.get(action.type)?.has(canonical(action)) === false)
                throw new Error(`${quoted(action)} is legal, but it is not listed`);
            }
          });
  },
};

const explainDecides: Promised = {
  id: 'explain',
  name: 'an action is accepted exactly when nothing stands against it, and what stands against it begins with the refusal',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks) {
      const actions = walk.moves.map(({ action }) => action);
      if (actions.length === 0) continue;
      for (const { state, place } of trial.positions(walk)) {
        const dice = trial.dice('explain', place);
        // Actions of other moments: well formed, and mostly out of place.
        for (let i = 0; i < 8; i++) {
          const action = actions[dice.roll(actions.length, 'which') - 1]!;
          within(`${place}, then ${quoted(action)}`, () => {
            const explained = game.explain(state, action);
            const step = game.reduce(state, action, seeded(place));
            insist(place, 'refusal and explanation differ', difference(explained, E.isLeft(step) ? step.left : []));
            const inPlace = game.reduceInPlace(clone(state), action, seeded(place));
            insist(place, 'the refusal in place differs', difference(explained, E.isLeft(inPlace) ? inPlace.left : []));
            if (E.isLeft(step)) insist(place, quoted(action), badRefusal(trial, step.left));
          });
        }
      }
    }
  },
};

/** What may be done, and what is said of it. */
export const legality: readonly Promised[] = [legalIsLegal, randomIsLegal, explainDecides];
