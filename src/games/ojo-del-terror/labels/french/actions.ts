import type { Orders } from '../language.js';

/** Actions in French. */
export const actions: Orders = {
  'choose-warband': { name: 'choisir une bande', order: ({ warband }, { name }) => `mener la bande ${name(warband, 'warbands')}` },
  'add-order': { name: 'écrire un ordre', order: ({ order, player }, { written }) => written(order, player) },
  'remove-order': { name: 'rayer un ordre', order: ({ index }) => `rayer l’ordre ${index + 1}` },
  'submit-orders': {
    name: 'remettre une feuille entière',
    order: ({ orders, player }, { written }) =>
      orders.length === 0 ? 'remettre une feuille vide' : `remettre : ${orders.map((order) => written(order, player)).join(' ; ')}`,
  },
  'commit-orders': { name: 'remettre la feuille', order: ({ type }, { name }) => name(type, 'words') },
  'reopen-orders': { name: 'reprendre la feuille', order: ({ type }, { name }) => name(type, 'words') },
  'close-orders': { name: 'clore les ordres', order: ({ type }, { name }) => name(type, 'words') },
  'overrule-deed': {
    name: 'statuer sur un exploit',
    order: ({ claimant, deed, verdict }, { name }) => `${verdict === 'grant' ? 'accorder' : 'refuser'} « ${name(deed)} » à ${claimant}`,
  },
  'publish-turn': { name: 'publier le tour', order: ({ type }, { name }) => name(type, 'words') },
  'choose-lieutenants': {
    name: 'nommer des lieutenants',
    order: ({ lieutenants }, { list }) => {
      if (lieutenants.length === 0) return 'ne pas nommer de lieutenants';
      return `nommer ${list(lieutenants)} ${lieutenants.length === 1 ? 'lieutenant' : 'lieutenants'}`;
    },
  },
};
