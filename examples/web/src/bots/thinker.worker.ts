import { gameOf } from '../host/catalogue.js';
import { botFor } from './minds.js';
import type { Answer, Problem } from './thinking.js';

// A worker that has never made a draft searches several times faster: it only ever plays in place.
const post = (answer: Answer): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Problem>) => {
  const game = gameOf(data.game);
  const action = botFor(game, data.mind, data.strength, data.seed)(data.state, data.player);
  post({ number: data.number, action: action ?? null });
});
