import type { Action } from 'ludoteca/som-el-que-decidim';
import { ada, bo } from './scenes.js';

/** Money: what is paid, rolled for, changed and given. */
export const pay = (player: string, ...discs: string[]): Action => ({ type: 'pay', player, discs });
export const change = (player: string, disc: string, partner?: string): Action => ({
  type: 'break-coin',
  player,
  disc,
  ...(partner !== undefined && { partner }),
});
export const roll = (player: string = ada) => ({ type: 'roll-die', player }) as const;
export const give = (to: string, disc: string, player: string = ada) => ({ type: 'give-disc', player, to, disc }) as const;

/** Walks: one step, the step with which bo turns up the tile of the State on 33, and their end. */
export const move = (to: number, player: string = ada) => ({ type: 'move', player, to }) as const;
export const discover = { type: 'move', player: bo, to: 33 } as const;
export const stop = (player: string = ada) => ({ type: 'stop', player }) as const;

/** Levies of ada's. */
export const prescription = (...targets: string[]) => ({ type: 'collect-prescription', player: ada, targets }) as const;
export const inheritance = (target: string, amount = 1) => ({ type: 'collect-inheritance', player: ada, target, amount }) as const;

/** Votes: ada's call and sign, everybody's lists, sides and fists. */
export const call = { type: 'call-elections', player: ada } as const;
export const list = (player: string, members: readonly string[] = [player], beneficiary: string = player) =>
  ({ type: 'declare-list', player, members, beneficiary }) as const;
export const support = (player: string, side: 'candidate' | 'holder' | 'neutral') => ({ type: 'declare-support', player, side }) as const;
export const commit = (player: string, count: number) => ({ type: 'commit-votes', player, count }) as const;
export const open = { type: 'open-fists', player: ada } as const;
