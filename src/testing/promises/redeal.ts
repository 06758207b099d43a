import { clone, freeze } from '../../core/data/copies.js';
import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes, Viewer } from '../../core/game/game-types.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import { difference, throughJson, visibleDifference } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import { probesOf, toldApart } from '../told-apart.js';
import { type Position, type Promised, someViewers, type Trial } from '../trial.js';

const redealt = <G extends GameTypes>({ game }: Trial<G>, { state, place }: Position<G>, viewer: Viewer, seed: string): G['State'] =>
  within(`${place}, redealt for ${viewerName(viewer)}`, () => freeze(game.redeal(state, viewer, seeded(seed))));

const redealKeepsView: Promised = {
  id: 'redeal',
  name: 'no view, list of legal actions, form or refusal tells a viewer what may be dealt anew behind his back',
  check(trial) {
    const { game, options } = trial;
    const untouched = new Map(Object.entries(options.secrets ?? {}));
    let looked = 0;
    for (const walk of trial.walks)
      for (const position of trial.positions(walk)) {
        looked++;
        const dice = trial.dice('redeal', position.place);
        for (const viewer of someViewers(trial, position.state, dice)) {
          const place = `${position.place}, redealt for ${viewerName(viewer)}`;
          const seed = `${position.place}/${viewerName(viewer)}`;
          const other = redealt(trial, position, viewer, seed);
          within(place, () => {
            insist(place, 'the same dice deal otherwise', difference(other, game.redeal(position.state, viewer, seeded(seed))));
            insist(place, 'what was dealt is no legal state', difference(other, orThrow<object>(game.decodeState(throughJson(other)))));
            insist(
              place,
              'it can be told from the true state',
              toldApart(trial, position.state, other, viewer, seed, probesOf(walk.moves, viewer, dice)),
            );
          });
          for (const [name, secret] of untouched) if (difference(secret(position.state), secret(other)) !== null) untouched.delete(name);
        }
      }
    if (untouched.size > 0)
      throw new Error(
        `${game.id}: redeal has dealt ${[...untouched.keys()].join(', ')} anew in none of the ${looked} positions looked at: it forgets it, or there was nothing of it to hide in them, and a larger \`closely\` looks at more.`,
      );
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
              orThrow<unknown>(game.reduceInPlace(state, action, dice));
            }
            insist(place, 'played on, it is no legal state', difference(state, orThrow<object>(game.decodeState(throughJson(state)))));
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
