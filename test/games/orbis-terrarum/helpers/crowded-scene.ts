import { E, seeded } from 'ludoteca';
import type { State } from './table.js';
import { crowdedGame, crowdedOptions } from './world-with-history.js';

/** Orders are open in a world with treaties, leagues, conferences, civil wars, risings, hosts and crises. */
export const crowdedScene = (): State => {
  const players = ['ada', 'bo', 'cy', 'di', 'ed', 'flo'];
  const begun = crowdedGame.setup({ players, refereeMode: 'human', actionLimitPerTurn: 100, ...crowdedOptions }, seeded('scene'));
  if (E.isLeft(begun)) throw new Error(begun.left[0].message);
  return begun.right.state;
};
