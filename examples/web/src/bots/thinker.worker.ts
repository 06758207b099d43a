import { E, type Forecast, forecast, type GameTypes } from 'ludoteca';
import { type AnyAction, isGameId } from '../tables/catalogue.js';
import { ruleBoxes } from '../tables/rule-boxes.js';
import { botFor } from './minds.js';
import type { Answered, Asked } from './thinking.js';

const answerTo = async ({ problem, seed }: Asked): Promise<AnyAction | Forecast | null> => {
  if (!isGameId(problem.game)) return null;
  const game = await ruleBoxes[problem.game]().catch(() => null);
  if (game === null) return null;
  const state = problem.state as GameTypes['State'];
  if (problem.kind === 'choose') return botFor(game, problem.bot, seed)(state, problem.player) ?? null;
  const foreseen = forecast(game, state, problem.action as AnyAction, { plays: problem.plays });
  return E.isRight(foreseen) ? foreseen.right : null;
};

// A worker that has never made a draft searches several times faster: bots and forecasts only ever play in place.
addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  postMessage({ number: data.number, answer: await answerTo(data) } satisfies Answered<AnyAction | Forecast>);
});
