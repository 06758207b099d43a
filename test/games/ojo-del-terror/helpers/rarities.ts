import type { OjoDelTerror } from 'ludoteca/ojo-del-terror';
import type { Rarities } from '../../said.js';
import { across, allied, cede, claim, defend, defendSector, invade, trade } from './orders.js';

const handing = { planet: 'cadia', from: 'ada', to: 'bo' } as const;
const trading = { from: 'ada', to: 'bo', give: ['cadia'], receive: ['yunque', 'crisol'] } as const;
const fight = { planet: 'yunque', defence: 1, groups: [{ members: ['ada'], for: 'ada', attack: 3, kills: 1, residual: 2 }] } as const;
const shared = (player: string, granted: boolean) => ({ player, own: 2, points: 1, granted });

/** What is said of turns that hardly come about: gifts that fail, lots, deeds that are shared, the end without a single leader. */
export const rarities: Rarities<OjoDelTerror> = {
  events: [
    { type: 'orders-closed', uncommitted: [] },
    { type: 'orders-closed', uncommitted: ['ada', 'bo'] },
    { type: 'orders-revealed', turn: 1, sheets: { ada: [], bo: [defendSector('CH', 2), cede('cadia', 'ada')] }, verdicts: [] },
    { type: 'fight-resolved', ...fight, winner: 'ada', drawn: true },
    { type: 'fight-resolved', ...fight, winner: null, drawn: false },
    { type: 'planet-conquered', planet: 'cadia', from: null, to: 'bo' },
    { type: 'cession-failed', ...handing, reason: 'planet-lost' },
    { type: 'cession-failed', ...handing, reason: 'not-mirrored' },
    { type: 'trade-executed', ...trading },
    { type: 'trade-executed', ...trading, give: [] },
    { type: 'trade-executed', ...trading, receive: [] },
    { type: 'trade-executed', ...trading, give: [], receive: [] },
    { type: 'trade-failed', ...trading, reason: 'planet-lost' },
    { type: 'trade-failed', ...trading, reason: 'not-mirrored' },
    { type: 'deed-achieved', deed: 'lord-of-the-eye', players: [shared('ada', false), shared('bo', true)], benefitTo: null },
    { type: 'deed-achieved', deed: 'chaos-temple', players: [shared('ada', false)], benefitTo: 'ada' },
    { type: 'deed-achieved', deed: 'consecration', players: [shared('ada', false)], benefitTo: 'ada' },
    { type: 'lieutenants-chosen', supremeLord: 'cy', lieutenants: ['ada', 'bo'] },
    {
      type: 'game-ended',
      outcome: {
        ranking: ['ada', 'bo'].map((player) => ({ player, rank: 1, points: 3 })),
        winners: ['ada', 'bo'],
        clause: 'ET-END-05',
        supremeLord: null,
        lieutenants: [],
        paladins: ['ada', 'bo'],
        servants: ['cy'],
      },
    },
  ],
  actions: [
    { type: 'submit-orders', player: 'ada', orders: [] },
    { type: 'submit-orders', player: 'ada', orders: [across('cadia', 2), defend('yunque'), defendSector('CH'), cede('cadia', 'bo')] },
    { type: 'submit-orders', player: 'ada', orders: [trade('bo', ['cadia'], ['yunque', 'crisol']), invade('furia'), claim('avatar')] },
    { type: 'add-order', player: 'ada', order: allied('cadia', ['ada', 'bo'], { killer: 'bo', warlord: 'bo' }) },
    { type: 'overrule-deed', player: 'referee', claimant: 'ada', deed: 'avatar', verdict: 'deny' },
    { type: 'choose-lieutenants', player: 'ada', lieutenants: [] },
    { type: 'choose-lieutenants', player: 'ada', lieutenants: ['bo', 'cy'] },
  ],
  answers: [
    ['submit-orders', 'orders.length', 0, 1, 2, null],
    ['add-order', 'order.give.length', 1, 2],
    ['add-order', 'order.give.1', 'cadia'],
    ['add-order', 'order.give.0', 'yunque'],
    ['add-order', 'order.receive.1', 'cadia'],
    ['add-order', 'order.receive.0', 'yunque'],
    ['add-order', 'order.across', true, false],
    ['add-order', 'order.alliance.members', [], ['bo'], ['bo', 'cy'], 3],
    ['add-order', 'order.alliance.beneficiary', null, 'bo'],
    ['add-order', 'order.warlord', null, 'bo'],
    ['add-order', 'order.sector', 'CH', 3],
    ['add-order', 'order.to', null, 'bo'],
    ['add-order', 'order.partner', null, 'bo'],
    ['add-order', 'order.inside', 'crisol'],
    ['add-order', 'order.outside', 'furia'],
    ['add-order', 'order.god', 'khorne', 'nobody'],
    ['remove-order', 'index', 0, 'first'],
    ['overrule-deed', 'claimant', null, 'ada'],
    ['choose-lieutenants', 'lieutenants', [], ['bo', 'cy']],
  ],
};
