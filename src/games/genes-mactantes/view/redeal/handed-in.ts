import { type Dice, pick } from '../../../../core/dice/dice.js';
import { defaultDeployments, defaultSheets } from '../../queries/default-sheets.js';
import type { CountrySheet, State, Unit } from '../../types/index.js';

/** Country sheets and deployments handed in by others: others that fit as well. Only that they have been handed in is known. [GM-VIS-07] */
export const inventHandedIn = (state: State, viewer: string | null, dice: Dice): Pick<State, 'creations' | 'deployments'> => {
  const creations: Record<string, CountrySheet> = {};
  const deployments: Record<string, readonly Unit[]> = {};
  for (const player of state.config.players) {
    const isOwn = player === viewer;
    if (!Object.hasOwn(state.creations, player)) continue;
    const sheet = isOwn ? state.creations[player]! : pick(dice, defaultSheets(state, player), `sheet of ${player}`);
    creations[player] = sheet;
    if (!Object.hasOwn(state.deployments, player)) continue;
    deployments[player] = isOwn ? state.deployments[player]! : pick(dice, defaultDeployments(state, player, sheet), `troops of ${player}`);
  }
  return { creations, deployments };
};
