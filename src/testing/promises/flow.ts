import { E } from '../../core/data/fp.js';
import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes, Outcome } from '../../core/game/game-types.js';
import { createMatch, loadMatch, type Match } from '../../core/match/match.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import { canonical, difference, throughJson, unplain } from '../difference.js';
import { insist, within } from '../place.js';
import { tamperings } from '../tampering.js';
import { type Promised, playersIn, type Trial } from '../trial.js';
import { placeOf, stuckIn, type Walk } from '../walk.js';

const someoneCanAct: Promised = {
  id: 'someone-can-act',
  name: 'until the game is over somebody is to act, is waited for and can, and nobody once it is over',
  check({ game, options, walks, positions }) {
    for (const walk of walks) {
      if (walk.stopped === 'stuck') throw new Error(`${walk.name}, after step ${walk.moves.length}: ${stuckIn(game, walk.last)}`);
      for (const [step, state] of [walk.setup.state, ...walk.moves.map((move) => move.state)].entries()) {
        const place = `${walk.name}, after step ${step}`;
        within(place, () => {
          const actors = game.actors(state);
          const over = game.definition.outcome(state) !== null;
          if (over !== (actors.length === 0))
            throw new Error(`${place}: the game is ${over ? '' : 'not '}over, and ${actors.join(', ') || 'nobody'} may act.`);
          // The phase's own word: the core hides actors after the end.
          const seats = game.definition.seats(state);
          if (new Set(seats).size !== seats.length) throw new Error(`${place}: the seats ${seats.join(', ')} name somebody twice.`);
          const seated = seats.filter((seat) => actors.includes(seat));
          if (seated.length !== actors.length)
            throw new Error(`${place}: the actors ${actors.join(', ')} are not different seats of ${seats.join(', ')}.`);
          const awaited = game.awaited(state);
          if (awaited.length === 0 && !over) throw new Error(`${place}: ${actors.join(', ')} may act, and nobody is waited for.`);
          if (new Set(awaited).size !== awaited.length || !awaited.every((player) => actors.includes(player)))
            throw new Error(`${place}: ${awaited.join(', ')} are waited for, and ${actors.join(', ')} may act.`);
        });
      }
      for (const { state, place } of positions(walk))
        within(place, () => {
          for (const player of game.awaited(state)) {
            const some =
              game.randomAction(state, player, seeded(place)) ??
              options.choose?.(state, player, seeded(place)) ??
              game.legalActions(state, player)[0];
            if (some === undefined) throw new Error(`${place}: ${player} is waited for, but has nothing to choose.`);
          }
        });
    }
  },
};

const gamesEnd: Promised = {
  id: 'games-end',
  name: 'every game ends, with a result that holds together',
  check(trial) {
    const { game, options } = trial;
    for (const walk of trial.walks) {
      if (walk.stopped === 'cut') throw new Error(`${walk.name}: the game has not ended after ${options.maxSteps ?? 5000} steps.`);
      const outcome = game.definition.outcome(walk.last);
      if (outcome === null) continue;
      insist(
        walk.name,
        'the result does not hold together',
        badOutcome(game.definition.seats(walk.last), playersIn(trial, walk), outcome, game.clauses),
      );
      for (const { player, points } of outcome.ranking)
        insist(walk.name, `${player} has other points than the ranking says`, difference(points, game.points(walk.last, player)));
    }
  },
};

const badOutcome = (
  seats: readonly string[],
  players: readonly string[],
  { ranking, winners, clause }: Outcome,
  clauses: readonly string[],
): string | null => {
  const ranked = ranking.map(({ player }) => player);
  if (new Set(ranked).size !== ranked.length) return `the ranking ${ranked.join(', ')} names somebody twice`;
  const strangers = [...ranked, ...winners].filter((player) => !seats.includes(player));
  if (strangers.length > 0) return `${strangers.join(', ')} has no seat`;
  const unranked = winners.filter((winner) => !ranked.includes(winner));
  if (unranked.length > 0 || new Set(winners).size !== winners.length)
    return `the winners ${winners.join(', ')} are not of the ranking, each once`;
  const forgotten = players.filter((player) => !ranked.includes(player));
  if (forgotten.length > 0) return `the ranking ${ranked.join(', ')} says nothing of ${forgotten.join(', ')}`;
  for (const [i, { rank }] of ranking.entries()) {
    const before = ranking[i - 1];
    if (rank !== i + 1 && rank !== before?.rank) return `rank ${rank} stands in place ${i + 1}`;
  }
  if (!clauses.includes(clause)) return `nobody knows the clause ${clause} that ended it`;
  return unplain(ranking);
};

/** How many steps of a game are recorded to be tampered with. */
const recordedSteps = 40;

const recordOf = <G extends GameTypes>({ game }: Trial<G>, walk: Walk<G>, steps: number): Match<G> => {
  const match = orThrow<Match<G>>(createMatch(game, walk.config, { dice: seeded(`${walk.seed}/dice`) }));
  for (const move of walk.moves.slice(0, steps))
    within(placeOf(walk, move), () => orThrow<unknown>(match.play(move.action.player, move.action)));
  return match;
};

const recordsReplay: Promised = {
  id: 'records',
  name: 'a record replays to the very same game, and a record that was tampered with is refused',
  check(trial) {
    const { game, dice } = trial;
    for (const walk of trial.walks) {
      const match = recordOf(trial, walk, walk.moves.length);
      insist(walk.name, 'played as a match, it ends otherwise', difference(walk.last, match.state));
      const loaded = orThrow<{ readonly state: object }>(loadMatch(game, throughJson(match.record())));
      insist(walk.name, 'the record replays to another state', difference(walk.last, loaded.state));
      const record = recordOf(trial, walk, recordedSteps).record();
      for (const [how, tampered] of tamperings(record, dice('tamper', walk.seed))) {
        if (canonical(tampered) === canonical(record)) continue;
        const result = within(`${walk.name}, a record ${how}`, () => loadMatch(game, tampered));
        if (E.isRight(result)) throw new Error(`${walk.name}: a record ${how} was accepted.`);
      }
    }
  },
};

/** From the setup to the end, and back. */
export const flow: readonly Promised[] = [someoneCanAct, gamesEnd, recordsReplay];
