import { counted } from '../../../../core/data/counted.js';
import { all, discsOf } from '../grammar.js';
import type { Orders } from '../language.js';
import { standing } from './phrases.js';

/** What English calls each action, and how it says it as an order. */
export const actions: Orders = {
  'place-concentration': { name: 'place the rally', order: ({ cell }, name) => `place the rally on ${name(`cell ${cell}`, 'cells')}` },
  'choose-centralism': {
    name: 'choose the degree of centralism',
    order: ({ degree }, name) => `choose ${name(degree, 'words')} centralism`,
  },
  'roll-centralism': { name: 'roll for the degree of centralism', order: (_, name) => name('roll-centralism', 'words') },
  'propose-centralism': {
    name: 'propose a degree of centralism',
    order: ({ degree }, name) => `propose ${name(degree, 'words')} centralism`,
  },
  'answer-proposal': { name: 'answer the proposal', order: ({ accept }) => (accept ? 'accept the proposal' : 'reject the proposal') },
  pay: {
    name: 'pay',
    order: ({ discs }, name) => `pay ${all(discsOf(discs, name), 'en', 'nothing')}`,
  },
  'break-coin': {
    name: 'break a coin',
    order: ({ disc, partner }, name) =>
      `break ${name(disc, 'discs')}${partner === undefined ? '' : ` with ${partner === 'treasury' ? `the ${name(partner, 'words')}` : partner}`}`,
  },
  'roll-die': { name: 'roll the die', order: (_, name) => name('roll-die', 'words') },
  'take-money': {
    name: 'take money',
    order: ({ twos }) => (twos === 0 ? 'take it all in discs of 1 €' : `take ${counted(twos, 'disc')} of 2 € and any rest in discs of 1 €`),
  },
  'give-disc': { name: 'give a disc', order: ({ to, disc }, name) => `give ${name(disc, 'discs')} to ${to}` },
  'exchange-service': {
    name: 'exchange a service',
    order: ({ payKind, target, takeKind }, name) =>
      `take ${name(takeKind, 'words')} from ${target} for two discs of ${name(payKind, 'words')}`,
  },
  'end-cohesion': { name: 'close social cohesion', order: (_, name) => name('end-cohesion', 'words') },
  move: { name: 'move', order: ({ to }, name) => `move to ${name(`cell ${to}`, 'cells')}` },
  stop: { name: 'stop', order: (_, name) => name('stop', 'words') },
  'collect-prescription': {
    name: 'collect the prescription euro',
    order: ({ targets }) => `collect 1 € from ${all(targets, 'en', 'nobody')}`,
  },
  'collect-inheritance': { name: 'collect the inheritance tax', order: ({ target, amount }) => `collect ${amount} € from ${target}` },
  'decline-vote': { name: 'call no vote', order: (_, name) => name('decline-vote', 'words') },
  'call-elections': { name: 'call elections', order: (_, name) => name('call-elections', 'words') },
  'present-motion': {
    name: 'present a motion of censure',
    order: ({ beneficiary }) => `present a motion of censure, with ${beneficiary} to govern`,
  },
  'declare-list': {
    name: 'declare a list',
    order: ({ members, beneficiary }) => `stand ${standing(members, beneficiary)}`,
  },
  'declare-support': {
    name: 'declare support',
    order: ({ side }, name) => (side === 'neutral' ? 'stay neutral' : `support the ${name(side, 'words')}`),
  },
  'commit-votes': { name: 'hide votes in a fist', order: ({ count }) => `hide ${counted(count, 'vote')} in the fist` },
  'open-fists': { name: 'open the fists', order: (_, name) => name('open-fists', 'words') },
  mobilise: {
    name: 'mobilise',
    order: ({ assignments }, name) =>
      assignments.length === 0
        ? 'protect nothing'
        : `protect ${all(
            assignments.map(({ tile, player, kind }) => `${name(tile, 'tiles')} with ${name(kind, 'words')} of ${player}`),
            'en',
          )}`,
  },
};
