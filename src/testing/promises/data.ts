import { type Codec, decode } from '../../core/data/codec.js';
import { freeze } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { recorded } from '../../core/dice/scripted.js';
import type { Step } from '../../core/game/game-types.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import { refusedAt } from '../decoding.js';
import { difference, keysReversed, throughJson, unplain } from '../difference.js';
import { insist, within } from '../place.js';
import type { Promised } from '../trial.js';
import { placeOf } from '../walk.js';

/** Plain, and equal after a journey through JSON and the codec. */
const survives = <T>(place: string, what: string, codec: Codec<T>, value: T): void => {
  insist(place, `${what} is no plain data`, unplain(value));
  const read = decode(codec, throughJson(value));
  if (E.isLeft(read)) throw new Error(`${place}: the codec refuses ${what}${refusedAt(codec, throughJson(value))}.`);
  insist(place, `${what} comes back from JSON changed`, difference(value, read.right));
};

const plainData: Promised = {
  id: 'plain-data',
  name: 'states, actions, events, views and configurations are plain data, and their codecs take them back from JSON unchanged',
  check({ game, walks, closely, positions, viewers }) {
    for (const walk of walks) {
      insist(walk.name, 'the configuration is no plain data', unplain(walk.config));
      const config = orThrow<object>(game.decodeConfig(throughJson(walk.config)));
      insist(
        walk.name,
        'a configuration decoded twice differs',
        difference(config, orThrow<object>(game.decodeConfig(throughJson(config)))),
      );
      for (const event of walk.setup.events) survives(walk.name, `the event ${event.type}`, game.codecs.event, event);
      for (const { state, place } of positions(walk))
        within(place, () => {
          survives(place, 'the state', game.codecs.state, state);
          insist(place, 'a decoded state differs', difference(state, orThrow<object>(game.decodeState(throughJson(state)))));
          for (const viewer of viewers(state))
            survives(place, `the view of ${viewer ?? 'a spectator'}`, game.codecs.view, game.view(state, viewer));
        });
      for (const move of walk.moves) {
        const place = placeOf(walk, move);
        survives(place, 'the action', game.codecs.action, move.action);
        insist(place, 'the state is no plain data', unplain(move.state));
        for (const event of move.events) survives(place, `the event ${event.type}`, game.codecs.event, event);
      }
      for (const move of closely(walk))
        for (const viewer of viewers(move.state))
          for (const event of move.events) {
            const place = placeOf(walk, move);
            const seen = within(place, () => game.witness(event, viewer));
            if (seen !== null) survives(place, `the event ${event.type} as seen by ${viewer ?? 'a spectator'}`, game.codecs.event, seen);
          }
      insist(walk.name, 'the outcome is no plain data', unplain(game.definition.outcome(walk.last)));
    }
  },
};

const decodedPlaysOn: Promised = {
  id: 'decoded-plays-on',
  name: 'a state that comes back from JSON plays on as if it had never left, whatever the order of its keys',
  check({ game, walks, closely }) {
    for (const walk of walks)
      for (const move of closely(walk)) {
        const place = placeOf(walk, move);
        const copies: readonly [string, object][] = [
          ['from a decoded state', within(place, () => orThrow<object>(game.decodeState(throughJson(move.before))))],
          ['with the keys of the state in another order', freeze(keysReversed(move.before) as object)],
        ];
        for (const [what, state] of copies)
          within(place, () => {
            const step = orThrow<Step<object, object>>(game.reduce(state, move.action, recorded(move.rolls)));
            insist(place, `${what}, the next state differs`, difference(move.state, step.state));
            insist(place, `${what}, the events differ`, difference(move.events, step.events));
            insist(place, `${what}, other players can act`, difference(game.actors(move.before), game.actors(state)));
            insist(place, `${what}, other players are waited for`, difference(game.awaited(move.before), game.awaited(state)));
            const player = move.action.player;
            const limit = { limit: 50 };
            insist(
              place,
              `${what}, other actions are legal`,
              difference(game.legalActions(move.before, player, limit), game.legalActions(state, player, limit)),
            );
            insist(place, `${what}, the view differs`, difference(game.view(move.before, player), game.view(state, player)));
          });
      }
  },
};

/** What can be saved, sent and taken back. */
export const data: readonly Promised[] = [plainData, decodedPlaysOn];
