import { E, type Forecast, forecast, type GameTypes } from 'ludoteca';
import { gameById } from 'ludoteca/games';
import type { AnyAction } from '../tables/catalogue.js';
import { botFor } from './minds.js';
import type { Answered, Asked } from './thinking.js';

const answerTo = ({ problem, seed }: Asked): AnyAction | Forecast | null => {
  const game = gameById(problem.game);
  if (game === undefined) return null;
  const state = problem.state as GameTypes['State'];
  if (problem.kind === 'choose') return botFor(game, problem.bot, seed)(state, problem.player) ?? null;
  const foreseen = forecast(game, state, problem.action as AnyAction, { plays: problem.plays });
  return E.isRight(foreseen) ? foreseen.right : null;
};

// A worker that has never made a draft searches several times faster: bots and forecasts only ever play in place.
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  postMessage({ number: data.number, answer: answerTo(data) } satisfies Answered<AnyAction | Forecast>);
});
