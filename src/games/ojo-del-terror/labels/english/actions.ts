import type { Orders } from '../language.js';

/** Actions in English. */
export const actions: Orders = {
  'choose-warband': { name: 'choose a warband', order: ({ warband }, { name }) => `lead the ${name(warband, 'warbands')}` },
  'add-order': { name: 'write an order', order: ({ order, player }, { written }) => written(order, player) },
  'remove-order': { name: 'strike an order', order: ({ index }) => `strike order ${index + 1}` },
  'submit-orders': {
    name: 'hand in a whole sheet',
    order: ({ orders, player }, { written }) =>
      orders.length === 0 ? 'hand in an empty sheet' : `hand in: ${orders.map((order) => written(order, player)).join('; ')}`,
  },
  'commit-orders': { name: 'commit the sheet', order: ({ type }, { name }) => name(type, 'words') },
  'reopen-orders': { name: 'take the sheet back', order: ({ type }, { name }) => name(type, 'words') },
  'close-orders': { name: 'close the orders', order: ({ type }, { name }) => name(type, 'words') },
  'overrule-deed': {
    name: 'rule on a deed',
    order: ({ claimant, deed, verdict }, { name }) => `${verdict} ${name(deed)} to ${claimant}`,
  },
  'publish-turn': { name: 'publish the turn', order: ({ type }, { name }) => name(type, 'words') },
  'choose-lieutenants': {
    name: 'name lieutenants',
    order: ({ lieutenants }, { list }) =>
      lieutenants.length === 0
        ? 'name no lieutenants'
        : `name ${list(lieutenants)} as ${lieutenants.length === 1 ? 'lieutenant' : 'lieutenants'}`,
  },
};
