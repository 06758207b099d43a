import { E, type GameTypes, odds, percent, TooManyWays } from 'ludoteca';
import type { Sitting } from './sitting.js';

/** What an action may come to, likeliest first, as far as its player may know; empty if there is nothing to throw or too much. */
const chancesOf = ({ game, match, lots }: Sitting, action: GameTypes['Action']): (readonly [gist: string, share: string])[] => {
  const state = game.redeal(match.state, action.player, lots);
  const run = (dice: Parameters<Parameters<typeof odds>[0]>[0]): string => {
    const step = game.reduce(state, action, dice);
    return E.isLeft(step)
      ? ''
      : game.gist(
          step.right.events.flatMap((event) => game.witness(event, action.player) ?? []),
          action.player,
        );
  };
  try {
    const { chances, undecided } = odds(run, { plays: 500 });
    if (undecided.of > 0n || chances.size < 2) return [];
    return [...chances].sort(([, a], [, b]) => (b.of * a.in > a.of * b.in ? 1 : -1)).map(([gist, share]) => [gist, percent(share)]);
  } catch (error) {
    if (error instanceof TooManyWays) return [];
    throw error;
  }
};

/** Shows the odds of an action before its dice are thrown, and asks whether to go on. */
export const stillWanted = async (sitting: Sitting, action: GameTypes['Action']): Promise<boolean> => {
  const { desk, game, match, viewer, language } = sitting;
  const rows = chancesOf(sitting, action);
  if (rows.length === 0) return true;
  desk.say('  The odds:');
  for (const [gist, share] of rows) desk.say(`  ${share.padStart(8)}  ${game.labels.name(gist, language, match.view(viewer))}`);
  return (await desk.agree('Go on?')) === true;
};
