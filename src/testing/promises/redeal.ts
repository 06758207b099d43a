import { clone, freeze } from '../../core/data/copies.js';
import type { Dice } from '../../core/dice/dice.js';
import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes, Viewer } from '../../core/game/game.js';
import { accepted } from '../clause.js';
import { difference, quoted, throughJson, visibleDifference } from '../difference.js';
import { randomForm } from '../forms.js';
import { mangledAtRandom } from '../mangle.js';
import { insist, viewerName, within } from '../place.js';
import { type Position, type Promised, someViewers, type Trial } from '../trial.js';
import type { Move } from '../walk.js';

/** All that a viewer can find out by looking and by asking, compared between two states. */
const tellApart = <G extends GameTypes>(
  { game, options }: Trial<G>,
  one: G['State'],
  other: G['State'],
  viewer: Viewer,
  seed: string,
  probes: readonly G['Action'][],
): string | null => {
  const compare = (what: string, ask: (state: G['State']) => unknown): string | null => {
    const found = visibleDifference(ask(one), ask(other));
    return found === null ? null : `${what}: ${found}`;
  };
  const looks =
    compare('the view differs', (state) => game.view(state, viewer)) ??
    compare('other players can act', (state) => game.actors(state, viewer)) ??
    compare('other actions are open', (state) => game.open(state)) ??
    compare('the outcome differs', (state) => game.outcome(state));
  if (looks !== null || viewer === null || !game.definition.seats(one).includes(viewer)) return looks;
  const limit = { limit: Math.min(options.listed ?? 200, 100) };
  const asks = compare('other actions are legal', (state) => game.legalActions(state, viewer, limit));
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
const probesOf = <G extends GameTypes>(moves: readonly Move<G>[], viewer: Viewer, dice: Dice): G['Action'][] => {
  if (viewer === null || moves.length === 0) return [];
  return Array.from({ length: 6 }, (_, i) => {
    const action = { ...moves[dice.roll(moves.length, 'which action') - 1]!.action, player: viewer };
    return (i < 3 ? action : { ...(mangledAtRandom(action, dice) as object), player: viewer }) as G['Action'];
  });
};

const redealt = <G extends GameTypes>({ game }: Trial<G>, { state, place }: Position<G>, viewer: Viewer, seed: string): G['State'] =>
  within(`${place}, redealt for ${viewerName(viewer)}`, () => freeze(game.redeal(state, viewer, seeded(seed))));

const redealKeepsView: Promised = {
  id: 'redeal',
  name: 'no view, list of legal actions, form or refusal tells a viewer what may be dealt anew behind his back',
  check(trial) {
    const { game, options } = trial;
    const untouched = new Map(Object.entries(options.secrets ?? {}));
    for (const walk of trial.walks)
      for (const position of trial.positions(walk)) {
        const dice = trial.dice('redeal', position.place);
        for (const viewer of someViewers(trial, position.state, dice)) {
          const place = `${position.place}, redealt for ${viewerName(viewer)}`;
          const seed = `${position.place}/${viewerName(viewer)}`;
          const other = redealt(trial, position, viewer, seed);
          within(place, () => {
            insist(place, 'the same dice deal otherwise', difference(other, game.redeal(position.state, viewer, seeded(seed))));
            insist(place, 'what was dealt is no legal state', difference(other, accepted<object>(game.decodeState(throughJson(other)))));
            insist(
              place,
              'it can be told from the true state',
              tellApart(trial, position.state, other, viewer, seed, probesOf(walk.moves, viewer, dice)),
            );
          });
          for (const [name, secret] of untouched) if (difference(secret(position.state), secret(other)) !== null) untouched.delete(name);
        }
      }
    if (untouched.size > 0) throw new Error(`${game.id}: redeal has dealt ${[...untouched.keys()].join(', ')} anew in no position.`);
  },
};

const redealtPlaysOn: Promised = {
  id: 'redealt-plays-on',
  name: 'what is dealt anew can be played on: nothing in it is impossible',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks)
      for (const position of trial.positions(walk)) {
        const dice = trial.dice('plays on', position.place);
        for (const viewer of someViewers(trial, position.state, dice)) {
          const place = `${position.place}, redealt for ${viewerName(viewer)}`;
          const state = clone(redealt(trial, position, viewer, place));
          within(place, () => {
            for (let i = 0; i < 4; i++) {
              const actors = game.actors(state);
              const player = actors[dice.roll(Math.max(1, actors.length), 'who acts') - 1];
              const action = player === undefined ? undefined : game.randomAction(state, player, dice);
              if (action === undefined) break;
              accepted<unknown>(game.reduceInPlace(state, action, dice));
            }
            insist(place, 'played on, it is no legal state', difference(state, accepted<object>(game.decodeState(throughJson(state)))));
          });
        }
      }
  },
};

const redealForgets: Promised = {
  id: 'redeal-forgets',
  name: 'what is dealt anew depends on what the viewer may know and on the dice alone: no secret decides a card of it, nor how many dice fall',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks)
      for (const position of trial.positions(walk)) {
        const dice = trial.dice('forgets', position.place);
        for (const viewer of someViewers(trial, position.state, dice)) {
          const place = `${position.place}, redealt for ${viewerName(viewer)}`;
          const other = redealt(trial, position, viewer, place);
          const again = seeded(`${place}, again`);
          const more = seeded(`${place}, again`);
          within(place, () => {
            const [one, two] = [game.redeal(position.state, viewer, again), game.redeal(other, viewer, more)];
            insist(place, 'what the viewer cannot know decides what is dealt', visibleDifference(one, two));
            insist(
              place,
              'what the viewer cannot know decides how many dice fall',
              difference(again.roll(1_000_000, ''), more.roll(1_000_000, '')),
            );
          });
        }
      }
  },
};

/** What may be dealt anew behind the back of a viewer. */
export const redealing: readonly Promised[] = [redealKeepsView, redealtPlaysOn, redealForgets];
