import { start } from './start.js';
import { type Action, act } from './table.js';

/** Ada divides Francia. */
export const begin = (sideNames: readonly string[]): Action => ({ type: 'start-civil-war', player: 'ada', nation: 'francia', sideNames });
/** All three sides are in her hand. */
export const begun = act(start(), begin(['Crown', 'Barons', 'Clergy']));
export const [crown, barons, clergy] = begun.civilWars[0]!.sides.map(({ id }) => id) as [string, string, string];
export const assign = (player: string, side: string, controller: string): Action => ({
  ...{ type: 'assign-side', player, civilWar: 'civil-war-1', side, controller },
});
export const conclude = (player: string, winner: string): Action => ({
  type: 'conclude-civil-war',
  player,
  civilWar: 'civil-war-1',
  winner,
});
/** The Barons have gone to Bo. */
export const split = act(begun, assign('ada', barons, 'bo'));
