import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes, Viewer } from '../../core/game/game-types.js';
import { createMatch, type SeenRecord } from '../../core/match/match.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import { difference, quoted, throughJson, visibleDifference } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import type { Promised } from '../trial.js';
import { placeOf } from '../walk.js';

const strangers: readonly string[] = ['', 'nobody', '__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** A view without the name of whose it is. */
const unnamed = (view: object, viewer: Viewer): object =>
  Object.fromEntries(Object.entries(view).map(([field, value]) => [field, value === viewer ? null : (value as unknown)]));

const strangersSeeLittle: Promised = {
  id: 'strangers',
  name: 'whoever the game does not know sees and hears what a spectator does, and nothing to do',
  check({ game, walks, closely }) {
    for (const walk of walks)
      for (const move of closely(walk)) {
        const place = placeOf(walk, move);
        const seats = game.definition.seats(move.before);
        for (const stranger of strangers.filter((name) => !seats.includes(name)))
          within(place, () => {
            insist(
              place,
              `a stranger (${quoted(stranger)}) sees more than a spectator`,
              visibleDifference(game.view(move.state, null), unnamed(game.view(move.state, stranger), stranger)),
            );
            for (const event of move.events)
              insist(
                place,
                `a stranger (${quoted(stranger)}) hears more than a spectator`,
                visibleDifference(game.witness(event, null), game.witness(event, stranger)),
              );
            insist(place, `a stranger (${quoted(stranger)}) has something to do`, difference([], game.legalActions(move.before, stranger)));
          });
      }
  },
};

/** A record tells its viewer nothing beside his own actions and events: no dice, and nothing that another ordered. */
export const insistOnlySeen = (place: string, record: SeenRecord<GameTypes>, viewer: Viewer): void => {
  insist(place, 'its fields', difference(['format', 'game', 'viewer', 'config', 'steps'], Object.keys(record)));
  for (const step of record.steps) {
    insist(place, 'a step', difference(['action', 'events'], Object.keys(step)));
    if (step.action !== null && step.action.player !== viewer) throw new Error(`${place}: it holds an action of ${step.action.player}.`);
  }
};

const recordsForViewers: Promised = {
  id: 'seen-records',
  name: 'the record handed to a viewer holds his own actions and what he witnessed, and neither dice nor the orders of others',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks) {
      const match = orThrow(createMatch(game, walk.config, { dice: seeded(`${walk.seed}/dice`) }));
      for (const move of walk.moves.slice(0, 60))
        within(placeOf(walk, move), () => orThrow<unknown>(match.play(move.action.player, move.action)));
      for (const viewer of trial.viewers(walk.setup.state)) {
        const place = `${walk.name}, the record for ${viewerName(viewer)}`;
        const record = within(place, () => match.recordFor(viewer));
        insist(place, 'it does not come back from JSON', difference(record, throughJson(record)));
        insistOnlySeen(place, record, viewer);
        insist(
          place,
          'its events',
          difference(
            match.seenBy(viewer),
            record.steps.flatMap(({ events }) => events),
          ),
        );
      }
    }
  },
};

/** What those get who are handed something. */
export const secrecy: readonly Promised[] = [strangersSeeLittle, recordsForViewers];
