import type { Orders } from '../language.js';

/** Actions in Catalan. */
export const actions: Orders = {
  'choose-warband': { name: 'triar banda', order: ({ warband }, { name }) => `liderar la banda ${name(warband, 'warbands')}` },
  'add-order': { name: 'escriure una ordre', order: ({ order, player }, { written }) => written(order, player) },
  'remove-order': { name: 'ratllar una ordre', order: ({ index }) => `ratllar l’ordre ${index + 1}` },
  'submit-orders': {
    name: 'lliurar un full sencer',
    order: ({ orders, player }, { written }) =>
      orders.length === 0 ? 'lliurar un full buit' : `lliurar: ${orders.map((order) => written(order, player)).join('; ')}`,
  },
  'commit-orders': { name: 'lliurar el full', order: ({ type }, { name }) => name(type, 'words') },
  'reopen-orders': { name: 'retirar el full', order: ({ type }, { name }) => name(type, 'words') },
  'close-orders': { name: 'tancar els fulls', order: ({ type }, { name }) => name(type, 'words') },
  'overrule-deed': {
    name: 'decidir sobre una gesta',
    order: ({ claimant, deed, verdict }, { name }) => `${verdict === 'grant' ? 'concedir' : 'denegar'} «${name(deed)}» a ${claimant}`,
  },
  'publish-turn': { name: 'publicar el torn', order: ({ type }, { name }) => name(type, 'words') },
  'choose-lieutenants': {
    name: 'nomenar lloctinents',
    order: ({ lieutenants }, { list }) => {
      if (lieutenants.length === 0) return 'no nomenar lloctinents';
      return `nomenar ${lieutenants.length === 1 ? 'lloctinent' : 'lloctinents'} ${list(lieutenants)}`;
    },
  },
};
