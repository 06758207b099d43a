import { discsOf } from '../grammar.js';
import type { Orders } from '../language.js';
import { beside, count, of, several, soThatGoverns, standing } from './phrases.js';

/** What French calls each action, and how it says it as an order. */
export const actions: Orders = {
  'place-concentration': {
    name: 'placer le rassemblement',
    order: ({ cell }, name) => `placer le rassemblement sur la ${name(`cell ${cell}`, 'cells')}`,
  },
  'choose-centralism': {
    name: 'choisir le degré de centralisme',
    order: ({ degree }, name) => `choisir le degré ${name(degree, 'words')}`,
  },
  'roll-centralism': { name: 'tirer au sort le degré de centralisme', order: (_, name) => name('roll-centralism', 'words') },
  'propose-centralism': {
    name: 'proposer un degré de centralisme',
    order: ({ degree }, name) => `proposer le degré ${name(degree, 'words')}`,
  },
  'answer-proposal': {
    name: 'répondre à la proposition',
    order: ({ accept }) => (accept ? 'accepter la proposition' : 'rejeter la proposition'),
  },
  pay: { name: 'payer', order: ({ discs }, name) => `payer ${several(discsOf(discs, name))}` },
  'break-coin': {
    name: 'changer une pièce',
    order: ({ disc, partner }, name) => `changer ${name(disc, 'discs')}${partner === undefined ? '' : ` ${beside(partner, name)}`}`,
  },
  'roll-die': { name: 'lancer le dé', order: (_, name) => name('roll-die', 'words') },
  'take-money': {
    name: 'prendre l’argent',
    order: ({ twos }) =>
      twos === 0 ? 'tout prendre en disques de 1 €' : `prendre ${count(twos, 'disque')} de 2 € et ce qui reste en disques de 1 €`,
  },
  'give-disc': { name: 'donner un disque', order: ({ to, disc }, name) => `donner ${name(disc, 'discs')} à ${to}` },
  'exchange-service': {
    name: 'échanger un service',
    order: ({ payKind, target, takeKind }, name) =>
      `prendre un disque ${of(name(takeKind, 'words'))} à ${target} contre deux disques ${of(name(payKind, 'words'))}`,
  },
  'end-cohesion': { name: 'clore la cohésion sociale', order: (_, name) => name('end-cohesion', 'words') },
  move: { name: 'se déplacer', order: ({ to }, name) => `aller sur la ${name(`cell ${to}`, 'cells')}` },
  stop: { name: 's’arrêter', order: (_, name) => name('stop', 'words') },
  'collect-prescription': {
    name: 'percevoir l’euro par ordonnance',
    order: ({ targets }) => `percevoir 1 € auprès ${of(several(targets, 'personne'))}`,
  },
  'collect-inheritance': {
    name: 'percevoir l’impôt sur les successions',
    order: ({ target, amount }) => `percevoir ${amount} € auprès ${of(target)}`,
  },
  'decline-vote': { name: 'renoncer au vote', order: (_, name) => name('decline-vote', 'words') },
  'call-elections': { name: 'convoquer des élections', order: (_, name) => name('call-elections', 'words') },
  'present-motion': {
    name: 'déposer une motion de censure',
    order: ({ beneficiary }) => `déposer une motion de censure ${soThatGoverns(beneficiary)}`,
  },
  'declare-list': {
    name: 'déclarer une liste',
    order: ({ members, beneficiary }) => `se présenter ${standing(members, beneficiary)}`,
  },
  'declare-support': {
    name: 'déclarer son soutien',
    order: ({ side }, name) => (side === 'neutral' ? 'rester neutre' : `soutenir ${side === 'holder' ? '' : 'le '}${name(side, 'words')}`),
  },
  'commit-votes': { name: 'cacher des votes dans le poing', order: ({ count: votes }) => `cacher ${count(votes, 'vote')} dans le poing` },
  'open-fists': { name: 'ouvrir les poings', order: (_, name) => name('open-fists', 'words') },
  mobilise: {
    name: 'mobiliser',
    order: ({ assignments }, name) =>
      assignments.length === 0
        ? 'ne rien protéger'
        : `protéger ${several(assignments.map(({ tile, player, kind }) => `« ${name(tile, 'tiles')} » avec un disque ${of(name(kind, 'words'))} ${of(player)}`))}`,
  },
};
