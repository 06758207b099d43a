import type { Orders } from '../language.js';

/** Actions in Spanish. */
export const actions: Orders = {
  'choose-warband': { name: 'elegir banda', order: ({ warband }, { name }) => `liderar la banda ${name(warband, 'warbands')}` },
  'add-order': { name: 'escribir una orden', order: ({ order, player }, { written }) => written(order, player) },
  'remove-order': { name: 'tachar una orden', order: ({ index }) => `tachar la orden ${index + 1}` },
  'submit-orders': {
    name: 'entregar un turno entero',
    order: ({ orders, player }, { written }) =>
      orders.length === 0 ? 'entregar un turno vacío' : `entregar: ${orders.map((order) => written(order, player)).join('; ')}`,
  },
  'commit-orders': { name: 'entregar el turno', order: ({ type }, { name }) => name(type, 'words') },
  'reopen-orders': { name: 'retirar el turno', order: ({ type }, { name }) => name(type, 'words') },
  'close-orders': { name: 'cerrar los turnos', order: ({ type }, { name }) => name(type, 'words') },
  'overrule-deed': {
    name: 'decidir sobre una gesta',
    order: ({ claimant, deed, verdict }, { name }) => `${verdict === 'grant' ? 'conceder' : 'denegar'} «${name(deed)}» a ${claimant}`,
  },
  'publish-turn': { name: 'publicar el turno', order: ({ type }, { name }) => name(type, 'words') },
  'choose-lieutenants': {
    name: 'nombrar lugartenientes',
    order: ({ lieutenants }, { list }) => {
      if (lieutenants.length === 0) return 'no nombrar lugartenientes';
      return `nombrar ${lieutenants.length === 1 ? 'lugarteniente' : 'lugartenientes'} a ${list(lieutenants)}`;
    },
  },
};
