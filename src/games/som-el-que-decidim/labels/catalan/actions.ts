import { counted } from '../../../../core/data/counted.js';
import { discsOf } from '../grammar.js';
import type { Orders } from '../language.js';
import { of, several, somebody, standing } from './phrases.js';

/** What Catalan calls each action, and how it says it as an order. */
export const actions: Orders = {
  'place-concentration': {
    name: 'situar la concentració',
    order: ({ cell }, name) => `situar la concentració a la ${name(`cell ${cell}`, 'cells')}`,
  },
  'choose-centralism': { name: 'triar el grau de centralisme', order: ({ degree }, name) => `triar el grau ${name(degree, 'words')}` },
  'roll-centralism': { name: 'sortejar el grau de centralisme', order: (_, name) => name('roll-centralism', 'words') },
  'propose-centralism': {
    name: 'proposar un grau de centralisme',
    order: ({ degree }, name) => `proposar el grau ${name(degree, 'words')}`,
  },
  'answer-proposal': {
    name: 'respondre a la proposta',
    order: ({ accept }) => (accept ? 'acceptar la proposta' : 'rebutjar la proposta'),
  },
  pay: { name: 'pagar', order: ({ discs }, name) => `pagar ${several(discsOf(discs, name))}` },
  'break-coin': {
    name: 'canviar una moneda',
    order: ({ disc, partner }, name) => `canviar ${name(disc, 'discs')}${partner === undefined ? '' : ` amb ${somebody(partner, name)}`}`,
  },
  'roll-die': { name: 'llançar el dau', order: (_, name) => name('roll-die', 'words') },
  'take-money': {
    name: 'agafar diners',
    order: ({ twos }) =>
      twos === 0 ? 'agafar-ho tot en discs d’1 €' : `agafar ${counted(twos, 'disc')} de 2 € i el que quedi en discs d’1 €`,
  },
  'give-disc': { name: 'donar un disc', order: ({ to, disc }, name) => `donar ${name(disc, 'discs')} a ${to}` },
  'exchange-service': {
    name: 'intercanviar un servei',
    order: ({ payKind, target, takeKind }, name) =>
      `agafar ${name(takeKind, 'words')} ${of(target)} a canvi de dos discs ${of(name(payKind, 'words'))}`,
  },
  'end-cohesion': { name: 'tancar la cohesió social', order: (_, name) => name('end-cohesion', 'words') },
  move: { name: 'desplaçar el ciutadà', order: ({ to }, name) => `desplaçar-se a la ${name(`cell ${to}`, 'cells')}` },
  stop: { name: 'acabar el desplaçament', order: (_, name) => name('stop', 'words') },
  'collect-prescription': {
    name: 'cobrar l’euro per recepta',
    order: ({ targets }) => `${targets.length === 0 ? 'no ' : ''}cobrar 1 € a ${several(targets, 'ningú')}`,
  },
  'collect-inheritance': { name: 'cobrar l’impost de successions', order: ({ target, amount }) => `cobrar ${amount} € a ${target}` },
  'decline-vote': { name: 'renunciar a la votació', order: (_, name) => name('decline-vote', 'words') },
  'call-elections': { name: 'convocar eleccions', order: (_, name) => name('call-elections', 'words') },
  'present-motion': {
    name: 'presentar una moció de censura',
    order: ({ beneficiary }) => `presentar una moció de censura perquè governi ${beneficiary}`,
  },
  'declare-list': {
    name: 'declarar una candidatura',
    order: ({ members, beneficiary }) => `presentar-se ${standing(members, beneficiary)}`,
  },
  'declare-support': {
    name: 'declarar el suport',
    order: ({ side }, name) =>
      side === 'neutral' ? 'mantenir-se neutral' : `donar suport ${side === 'holder' ? 'a' : 'al'} ${name(side, 'words')}`,
  },
  'commit-votes': { name: 'amagar vots al puny', order: ({ count }) => `amagar ${counted(count, 'vot')} al puny` },
  'open-fists': { name: 'obrir els punys', order: (_, name) => name('open-fists', 'words') },
  mobilise: {
    name: 'mobilitzar',
    order: ({ assignments }, name) =>
      assignments.length === 0
        ? 'no protegir res'
        : `protegir ${several(assignments.map(({ tile, player, kind }) => `«${name(tile, 'tiles')}» amb ${name(kind, 'words')} ${of(player)}`))}`,
  },
};
