import type { GameTypes, Viewer } from '../../core/game/game-types.js';
import { difference, quoted } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import type { Promised, Trial } from '../trial.js';
import { placeOf } from '../walk.js';

const whoActsIsKnown: Promised = {
  id: 'actors-seen',
  name: 'whoever may act or is waited for knows it, whoever is not is never told so, and nobody acts once the game is over',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks)
      for (const move of trial.closely(walk)) {
        const place = placeOf(walk, move);
        const truly: readonly Viewer[] = game.actors(move.state);
        const trulyAwaited: readonly Viewer[] = game.awaited(move.state);
        within(place, () => {
          for (const viewer of trial.viewers(move.state)) {
            const seen: readonly Viewer[] = game.actors(move.state, viewer);
            if (truly.includes(viewer) !== seen.includes(viewer))
              throw new Error(`${place}: ${viewerName(viewer)} is ${truly.includes(viewer) ? '' : 'not '}to act, and is told otherwise.`);
            const awaited: readonly Viewer[] = game.awaited(move.state, viewer);
            if (trulyAwaited.includes(viewer) !== awaited.includes(viewer))
              throw new Error(
                `${place}: ${viewerName(viewer)} is ${trulyAwaited.includes(viewer) ? '' : 'not '}waited for, and is told otherwise.`,
              );
            const others = awaited.filter((player) => !seen.includes(player));
            if (others.length > 0)
              throw new Error(`${place}: ${viewerName(viewer)} is told that ${quoted(others)} is waited for, and that they may not act.`);
            if (truly.length === 0 && seen.length > 0)
              throw new Error(`${place}: the game is over, and ${viewerName(viewer)} is told that ${quoted(seen)} may act.`);
          }
        });
      }
  },
};

/** What the game says of how a player stands. */
const standingOf = <G extends GameTypes>({ game }: Trial<G>, state: G['State'], player: string): [number, number] => [
  game.evaluate(state, player),
  game.points(state, player),
];

const standingIsSound: Promised = {
  id: 'standing',
  name: 'how a player stands is a number from 0 to 1, points are numbers, and asking changes nothing',
  check(trial) {
    const { game } = trial;
    // The end is looked at in every game: there a guess becomes a result.
    for (const walk of trial.walks)
      for (const move of new Set([...trial.closely(walk), ...walk.moves.slice(-1)])) {
        const place = placeOf(walk, move);
        within(place, () => {
          for (const player of game.definition.seats(move.state)) {
            const [guess, points] = standingOf(trial, move.state, player);
            if (!(guess >= 0 && guess <= 1)) throw new Error(`${place}: ${player} stands at ${guess}.`);
            if (!Number.isFinite(points)) throw new Error(`${place}: ${player} has ${points} points.`);
            insist(place, 'asked again it says otherwise', difference([guess, points], standingOf(trial, move.state, player)));
          }
        });
      }
  },
};

const citationsHold: Promised = {
  id: 'citations',
  name: 'what an action and an event cite are clauses of the game, all of a kind cite some or none does, and what a step came to has a name',
  check(trial) {
    const { game } = trial;
    const { rules, eventClauses } = game.definition;
    const actionsCite = Object.keys(rules).some((action) => game.cites({ action }).length > 0);
    const known = (viewer: Viewer, clauses: readonly string[], what: string, mustCite: boolean, remedy: string): void => {
      const strange = clauses.filter((clause) => !(game.clauses as readonly string[]).includes(clause));
      if (strange.length > 0) throw new Error(`${game.id}: ${what} cites ${quoted(strange)}, which ${viewerName(viewer)} cannot look up.`);
      if (mustCite && clauses.length === 0) throw new Error(`${game.id}: ${what} cites nothing, and others do: ${remedy}.`);
    };
    for (const type of Object.keys(rules))
      known(null, game.cites({ action: type }), type, actionsCite, 'name a clause in `cites` of its rule, or in that of none');
    for (const walk of trial.walks)
      for (const move of trial.closely(walk)) {
        for (const { type } of move.events)
          known(
            null,
            game.cites({ event: type }),
            type,
            eventClauses !== undefined,
            'name a clause for it in `eventClauses`, or give none',
          );
        const gist = game.gist(move.events, move.action.player);
        if (game.definition.gist !== undefined)
          for (const language of game.labels.languages)
            if (game.labels.name(gist, language).trim() === '') throw new Error(`${placeOf(walk, move)}: ${quoted(gist)} has no name.`);
      }
    for (const odd of ['constructor', '__proto__', 'no such type']) {
      insist(game.id, `what ${odd} cites`, difference([], game.cites({ action: odd })));
      insist(game.id, `what ${odd} cites`, difference([], game.cites({ event: odd })));
    }
  },
};

/** Who acts, how they stand, and which rules stand behind it. */
export const standing: readonly Promised[] = [whoActsIsKnown, standingIsSound, citationsHold];
