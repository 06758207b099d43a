import type { Dice } from '../core/dice/dice.js';
import { seeded } from '../core/dice/seeded.js';
import type { GameTypes, Viewer } from '../core/game/game-types.js';
import { quoted, visibleDifference } from './difference.js';
import { randomForm } from './forms.js';
import { mangledAtRandom } from './mangle.js';
import type { Trial } from './trial.js';
import type { Move } from './walk.js';

/** All that a viewer can find out by looking and by asking, compared between two states. */
export const toldApart = <G extends GameTypes>(
  { game, options }: Trial<G>,
  one: G['State'],
  other: G['State'],
  viewer: Viewer,
  seed: string,
  probes: readonly G['Action'][],
): string | null => {
  // Often there was nothing to deal anew.
  if (visibleDifference(one, other) === null) return null;
  const compare = (what: string, ask: (state: G['State']) => unknown): string | null => {
    const found = visibleDifference(ask(one), ask(other));
    return found === null ? null : `${what}: ${found}`;
  };
  const looks =
    compare('the view differs', (state) => game.view(state, viewer)) ??
    compare('other players can act', (state) => game.actors(state, viewer)) ??
    compare('other players are waited for', (state) => game.awaited(state, viewer)) ??
    compare('other actions are open', (state) => game.open(state)) ??
    compare('the outcome differs', (state) => game.outcome(state)) ??
    compare('the points differ', (state) => game.seats(state).map((seat) => game.points(state, seat)));
  if (looks !== null || viewer === null || !game.definition.seats(one).includes(viewer)) return looks;
  const limit = { limit: Math.min(options.listed ?? 200, 100) };
  const asks =
    compare('other actions are for the viewer to try', (state) => game.open(state, viewer)) ??
    compare('other actions are legal', (state) => game.legalActions(state, viewer, limit));
  if (asks !== null) return asks;
  for (const type of game.open(one)) {
    const form = compare(`the form of ${type} differs`, (state) => randomForm(game, state, viewer, type, seeded(`${seed}/${type}`)));
    if (form !== null) return form;
  }
  for (const probe of probes) {
    const answer = compare(`the answer to ${quoted(probe)} differs`, (state) => game.explain(state, probe));
    if (answer !== null) return answer;
  }
  return null;
};

/** Actions to ask about: the viewer's own of this game, and some that are no longer quite well formed. */
export const probesOf = <G extends GameTypes>(moves: readonly Move<G>[], viewer: Viewer, dice: Dice): G['Action'][] => {
  if (viewer === null || moves.length === 0) return [];
  return Array.from({ length: 6 }, (_, i) => {
    const action = { ...moves[dice.roll(moves.length, 'which action') - 1]!.action, player: viewer };
    return (i < 3 ? action : { ...(mangledAtRandom(action, dice) as object), player: viewer }) as G['Action'];
  });
};
