import { coinsOf, euros, who } from '../grammar.js';
import type { AnswerWords, Questions } from '../language.js';
import { count, several } from './phrases.js';

/** What French asks for. */
export const questions: Questions = {
  'place-concentration.cell': 'Où placer le rassemblement ?',
  'choose-centralism.degree': 'Quel degré de centralisme ?',
  'propose-centralism.degree': 'Quel degré proposer ?',
  'answer-proposal.accept': 'La proposition est-elle acceptée ?',
  'pay.discs.twos': 'Combien en disques de 2 € ?',
  'pay.discs.services': 'Quels disques de 2 € ?',
  'pay.discs.infrastructures': 'Quels disques de 1 € ?',
  'break-coin.disc': 'Quel disque de 2 € changer ?',
  'break-coin.partner': 'Avec qui ?',
  'take-money.twos': 'En quelles pièces ?',
  'give-disc.to': 'À qui ?',
  'give-disc.disc': 'Quel disque ?',
  'exchange-service.payKind': 'De quelle sorte sont les deux disques cédés ?',
  'exchange-service.target': 'À qui prendre un disque ?',
  'exchange-service.takeKind': 'Quelle sorte de disque prendre ?',
  'move.to': 'Sur quelle carte ?',
  'collect-prescription.targets': 'Qui paie 1 € ?',
  'collect-inheritance.target': 'Qui paie ?',
  'collect-inheritance.amount': 'Combien ?',
  'present-motion.beneficiary': 'Qui gouvernera si la motion est adoptée ?',
  'declare-list.members': 'Qui figure sur la liste ?',
  'declare-list.beneficiary': 'Qui gouvernera si la liste gagne ?',
  'declare-support.side': 'Qui soutenir ?',
  'commit-votes.count': 'Combien de votes cacher dans le poing ?',
  'mobilise.assignments.#.tile': 'Quelle partie de l’urne protéger ?',
  'mobilise.assignments.#.player': 'À qui est le disque qui la protège ?',
  'mobilise.assignments.#.kind': 'Quel disque la protège ?',
  'mobilise.assignments.length': 'Combien de parties de l’urne protéger ?',
};

/** In which coins something comes whose amount is not known. */
const coins = { and: 'et', rest: 'ce qui reste en disques de 1 €', all: 'tout en disques de 1 €' };

/** What French calls the answers. */
export const answers: AnswerWords = {
  'place-concentration.cell': (cell, { place }) => place(cell),
  'move.to': (cell, { place }) => place(cell),
  'answer-proposal.accept': (accepted) => (accepted ? 'oui, elle est acceptée' : 'non, elle est rejetée'),
  'pay.discs.twos': (twos, { view }) => coinsOf(twos, view?.dues[0]?.amount, coins),
  'take-money.twos': (twos, { view }) => coinsOf(twos, view?.payout?.amount, coins),
  'declare-list.members': (members) => (members.length === 1 ? `${members[0]!} en solo` : several(members, 'personne')),
  'declare-support.side': (side, { name, view }) =>
    side === 'neutral'
      ? 'personne : rester neutre'
      : side === 'holder'
        ? `${name(side, 'words')}${view === undefined ? '' : `, ${view.holder}`}`
        : `le ${name(side, 'words')}${view?.vote == null ? '' : `, ${view.vote.convener}`}`,
  'collect-inheritance.amount': euros,
  'commit-votes.count': (votes) => (votes === 0 ? 'aucun vote' : count(votes, 'vote')),
  'mobilise.assignments.#.tile': (tile, { name, view }) => {
    const found = view?.urnAside.find((urn) => urn.tile === tile);
    return found === undefined ? name(tile, 'tiles') : `${name(tile, 'tiles')}, trouvée sur la ${name(`cell ${found.fromCell}`, 'cells')}`;
  },
  'mobilise.assignments.length': (parts) => (parts === 0 ? 'aucune' : parts === 1 ? '1 partie' : `${parts} parties`),
  disc: (disc, { name }) => name(disc, 'discs'),
  partner: (id, { name }) => who(id, name),
  to: (id) => id,
  target: (id) => id,
  targets: (ids) => (typeof ids === 'string' ? ids : several(ids, 'personne')),
  beneficiary: (id) => id,
  player: (id) => id,
};
