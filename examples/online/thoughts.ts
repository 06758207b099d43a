/** What runs on a worker thread: bots and forecasts. It makes no drafts, so it plays in place several times faster than the thread of the tables. */
import { E, type Forecast, forecast, type Game, type GameTypes, seeded } from 'ludoteca';
import { type Bot, greedyBot, randomBot, searchBot } from 'ludoteca/bots';
import { gameById } from 'ludoteca/games';
import type { Problem } from 'ludoteca/host';

/** How long a search may take, by the name of the bot. */
const searching: ReadonlyMap<string, number> = new Map([
  ['quick', 250],
  ['steady', 1000],
  ['deep', 4000],
]);

const botFor = (game: Game, name: string): Bot<GameTypes> => {
  const dice = seeded();
  const milliseconds = searching.get(name);
  if (milliseconds !== undefined) return searchBot(game, { dice, milliseconds });
  return name === 'random' ? randomBot(game, dice) : greedyBot(game, { dice });
};

/** The action a bot chooses, or what may come of one; null if there is no answer. */
export default (problem: Problem): object | Forecast | null => {
  const game = gameById(problem.game);
  if (game === undefined) return null;
  if (problem.kind === 'choose') return botFor(game, problem.bot)(problem.state as GameTypes['State'], problem.player) ?? null;
  const found = forecast(game, problem.state, problem.action, { plays: problem.plays });
  return E.isRight(found) ? found.right : null;
};
