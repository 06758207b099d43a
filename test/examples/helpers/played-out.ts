import { randomBot } from '../../../src/bots/index.js';
import { createMatch, type Game, type GameRecord, type GameTypes, orThrow, type Replay, replay, seeded } from '../../../src/core/index.js';
import { type GameId, gameById } from '../../../src/games/index.js';

/** A game of bots from its beginning to its end. */
interface PlayedOut {
  readonly game: Game;
  readonly record: GameRecord<GameTypes>;
  readonly steps: Replay<GameTypes>;
}

const known = new Map<GameId, PlayedOut>();

/** A game that bots have played out, the same every time. */
export const playedOut = (id: GameId): PlayedOut => {
  const found = known.get(id);
  if (found !== undefined) return found;
  const game = gameById(id)!;
  const match = orThrow(createMatch(game, { players: ['Ada', 'Bo'] }, { dice: seeded(`study ${id}`) }));
  const bot = randomBot(game, seeded('study'));
  for (let moves = 0; moves < 1000 && match.actors().length > 0; moves++) {
    const player = match.actors()[0]!;
    match.play(player, bot(match.state, player));
  }
  const record = match.record();
  const played = { game, record, steps: orThrow(replay(game, record)) };
  known.set(id, played);
  return played;
};
