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

const players = ['Ada', 'Bo'];
/** A referee at random may close a game before anything has happened in it. */
const configs: { readonly [Id in GameId]?: GameTypes['Config'] } = {
  'orbis-terrarum': { players, refereeMode: 'auto', turnLimit: 3 } as GameTypes['Config'],
};

/** A game that bots have played out, the same every time. */
export const playedOut = (id: GameId): PlayedOut => {
  const found = known.get(id);
  if (found !== undefined) return found;
  const game = gameById(id)!;
  const match = orThrow(createMatch(game, configs[id] ?? { players }, { dice: seeded(`study ${id}`) }));
  const bot = randomBot(game, seeded('study'));
  for (let moves = 0; moves < 3000 && match.actors().length > 0; moves++) {
    const able = match.actors().map((player) => ({ player, action: bot(match.state, player) }));
    const { player, action } = able.find(({ action }) => action !== undefined)!;
    match.play(player, action!);
  }
  const record = match.record();
  const played = { game, record, steps: orThrow(replay(game, record)) };
  known.set(id, played);
  return played;
};
