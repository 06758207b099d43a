import { decode } from '../../core/data/codec.js';
import { E } from '../../core/data/fp.js';
import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes } from '../../core/game/game-types.js';
import { createMatch, loadMatch, type Match } from '../../core/match/match.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import { difference, throughJson } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import { aFewOf, type Promised, type Trial } from '../trial.js';

/** What was played so far is read back from JSON: state, record and what some of those see who look. */
const readBack = <G extends GameTypes>(trial: Trial<G>, match: Match<G>, place: string): void => {
  const { game } = trial;
  const { state } = match;
  const read = within(`${place}, the state`, () => orThrow<object>(game.decodeState(throughJson(state))));
  insist(place, 'the state comes back from JSON changed', difference(state, read));
  const loaded = within(`${place}, the record`, () => orThrow<{ readonly state: object }>(loadMatch(game, throughJson(match.record()))));
  insist(place, 'the record replays to another state', difference(state, loaded.state));
  for (const event of match.history.at(-1)!.events)
    if (E.isLeft(decode(game.codecs.event, throughJson(event)))) throw new Error(`${place}: the codec refuses the event ${event.type}.`);
  for (const viewer of aFewOf(trial.viewers(state), seeded(place))) {
    const view = within(`${place}, the view of ${viewerName(viewer)}`, () => game.view(state, viewer));
    if (E.isLeft(decode(game.codecs.view, throughJson(view))))
      throw new Error(`${place}: the codec refuses the view of ${viewerName(viewer)}.`);
  }
};

/** So many actions are played. */
const stepsOn = 5;

const packsReadBack: Promised = {
  id: 'packs',
  name: 'what begins with content of one’s own can be saved, recorded, shown and read back, however much of it there is',
  check<G extends GameTypes>(trial: Trial<G>) {
    const { game, options } = trial;
    for (const [name, config] of Object.entries(options.packs ?? {})) {
      const place = `${game.id}, with ${name}`;
      const dice = seeded(place);
      insist(place, 'the configuration is read back otherwise', difference(config, throughJson(config)));
      const match = within(place, () => orThrow<Match<G>>(createMatch(game, config, { dice })));
      readBack(trial, match, place);
      let played = 0;
      for (; played < stepsOn; played++) {
        const actors = match.actors();
        const player = actors[played % Math.max(1, actors.length)];
        const action = player === undefined ? undefined : within(place, () => game.randomAction(match.state, player, dice));
        if (action === undefined) break;
        within(`${place}, ${action.type} by ${action.player}`, () => orThrow<unknown>(match.play(action.player, action)));
      }
      if (played > 0) readBack(trial, match, `${place}, after ${played} steps`);
    }
  },
};

/** What content of one's own leads to. */
export const packs: readonly Promised[] = [packsReadBack];
