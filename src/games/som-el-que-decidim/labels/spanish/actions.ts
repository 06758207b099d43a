import { counted } from '../../../../core/data/counted.js';
import { all, discsOf } from '../grammar.js';
import type { Orders } from '../language.js';
import { somebody, standing } from './phrases.js';

/** What Spanish calls each action, and how it says it as an order. */
export const actions: Orders = {
  'place-concentration': {
    name: 'situar la concentración',
    order: ({ cell }, name) => `situar la concentración en la ${name(`cell ${cell}`, 'cells')}`,
  },
  'choose-centralism': { name: 'elegir el grado de centralismo', order: ({ degree }, name) => `elegir el grado ${name(degree, 'words')}` },
  'roll-centralism': { name: 'echar a suertes el grado de centralismo', order: (_, name) => name('roll-centralism', 'words') },
  'propose-centralism': {
    name: 'proponer un grado de centralismo',
    order: ({ degree }, name) => `proponer el grado ${name(degree, 'words')}`,
  },
  'answer-proposal': {
    name: 'responder a la propuesta',
    order: ({ accept }) => (accept ? 'aceptar la propuesta' : 'rechazar la propuesta'),
  },
  pay: {
    name: 'pagar',
    order: ({ discs }, name) => `pagar ${all(discsOf(discs, name), 'es', 'nada')}`,
  },
  'break-coin': {
    name: 'cambiar una moneda',
    order: ({ disc, partner }, name) => `cambiar ${name(disc, 'discs')}${partner === undefined ? '' : ` con ${somebody(partner, name)}`}`,
  },
  'roll-die': { name: 'lanzar el dado', order: (_, name) => name('roll-die', 'words') },
  'take-money': {
    name: 'tomar dinero',
    order: ({ twos }) =>
      twos === 0 ? 'tomarlo todo en discos de 1 €' : `tomar ${counted(twos, 'disco')} de 2 € y lo que quede en discos de 1 €`,
  },
  'give-disc': { name: 'entregar un disco', order: ({ to, disc }, name) => `entregar ${name(disc, 'discs')} a ${to}` },
  'exchange-service': {
    name: 'intercambiar un servicio',
    order: ({ payKind, target, takeKind }, name) =>
      `tomar ${name(takeKind, 'words')} de ${target} a cambio de dos discos de ${name(payKind, 'words')}`,
  },
  'end-cohesion': { name: 'cerrar la cohesión social', order: (_, name) => name('end-cohesion', 'words') },
  move: { name: 'desplazar al ciudadano', order: ({ to }, name) => `desplazarse a la ${name(`cell ${to}`, 'cells')}` },
  stop: { name: 'terminar el desplazamiento', order: (_, name) => name('stop', 'words') },
  'collect-prescription': { name: 'cobrar el euro por receta', order: ({ targets }) => `cobrar 1 € a ${all(targets, 'es', 'nadie')}` },
  'collect-inheritance': { name: 'cobrar el impuesto de sucesiones', order: ({ target, amount }) => `cobrar ${amount} € a ${target}` },
  'decline-vote': { name: 'renunciar a la votación', order: (_, name) => name('decline-vote', 'words') },
  'call-elections': { name: 'convocar elecciones', order: (_, name) => name('call-elections', 'words') },
  'present-motion': {
    name: 'presentar una moción de censura',
    order: ({ beneficiary }) => `presentar una moción de censura para que gobierne ${beneficiary}`,
  },
  'declare-list': {
    name: 'declarar una candidatura',
    order: ({ members, beneficiary }) => `presentarse ${standing(members, beneficiary)}`,
  },
  'declare-support': {
    name: 'declarar el apoyo',
    order: ({ side }, name) =>
      side === 'neutral' ? 'mantenerse neutral' : `apoyar ${side === 'holder' ? 'a' : 'al'} ${name(side, 'words')}`,
  },
  'commit-votes': { name: 'esconder votos en el puño', order: ({ count }) => `esconder ${counted(count, 'voto')} en el puño` },
  'open-fists': { name: 'abrir los puños', order: (_, name) => name('open-fists', 'words') },
  mobilise: {
    name: 'movilizar',
    order: ({ assignments }, name) =>
      assignments.length === 0
        ? 'no proteger nada'
        : `proteger ${all(
            assignments.map(({ tile, player, kind }) => `«${name(tile, 'tiles')}» con ${name(kind, 'words')} de ${player}`),
            'es',
          )}`,
  },
};
