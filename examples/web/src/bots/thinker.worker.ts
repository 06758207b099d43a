import { E, type Forecast, forecast } from 'ludoteca';
import { type AnyAction, gameOf } from '../host/catalogue.js';
import { botFor } from './minds.js';
import type { Answered, Asked, Problem } from './thinking.js';

const answerTo = (problem: Problem): AnyAction | Forecast | null => {
  const game = gameOf(problem.game);
  if (problem.kind === 'choose') return botFor(game, problem.mind, problem.strength, problem.seed)(problem.state, problem.player) ?? null;
  const foreseen = forecast(game, problem.state, problem.action, { plays: 2000 });
  return E.isRight(foreseen) ? foreseen.right : null;
};

// A worker that has never made a draft searches several times faster: bots and forecasts only ever play in place.
addEventListener('message', ({ data: { number, problem } }: MessageEvent<Asked>) => {
  postMessage({ number, answer: answerTo(problem) } satisfies Answered<AnyAction | Forecast>);
});
