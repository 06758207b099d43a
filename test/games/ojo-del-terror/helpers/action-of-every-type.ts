import type { Action } from 'ludoteca/ojo-del-terror';
import { allied, cede, claim, defend, defendSector, invade, trade } from './orders.js';

/** One action of every type, the orders among them. */
export const actions: readonly Action[] = [
  { type: 'choose-warband', player: 'a', warband: 'blackLegion' },
  ...[
    invade('cadia', 3),
    allied('fenris', ['a', 'b', 'c'], { killer: 'b', warlord: 'c', count: 2 }),
    defend('yunque', 2),
    defendSector('PC'),
    cede('cadia', 'b'),
    trade('b', ['cadia', 'portico'], ['fenris']),
    claim('skulls'),
    claim('chaos-temple', { inside: 'furia', outside: 'laberinto' }),
    claim('consecration', { sector: 'CH', god: 'khorne' }),
  ].map((order): Action => ({ type: 'add-order', player: 'a', order })),
  { type: 'remove-order', player: 'a', index: 0 },
  { type: 'submit-orders', player: 'a', orders: [] },
  { type: 'submit-orders', player: 'a', orders: [invade('cadia'), cede('fenris', 'b')] },
  { type: 'commit-orders', player: 'a' },
  { type: 'reopen-orders', player: 'a' },
  { type: 'close-orders', player: 'referee' },
  { type: 'overrule-deed', player: 'referee', claimant: 'a', deed: 'skulls', verdict: 'deny' },
  { type: 'publish-turn', player: 'referee' },
  { type: 'choose-lieutenants', player: 'a', lieutenants: ['b', 'c'] },
];
