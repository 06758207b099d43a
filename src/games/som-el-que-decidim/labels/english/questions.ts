import { all, coinsOf, euros, who } from '../grammar.js';
import type { AnswerWords, Questions } from '../language.js';

/** What English asks for. */
export const questions: Questions = {
  'place-concentration.cell': 'Where is the rally placed?',
  'choose-centralism.degree': 'Which degree of centralism?',
  'propose-centralism.degree': 'Which degree is proposed?',
  'answer-proposal.accept': 'Is the proposal accepted?',
  'pay.discs.twos': 'How much in discs of 2 €?',
  'pay.discs.services': 'Which discs of 2 €?',
  'pay.discs.infrastructures': 'Which discs of 1 €?',
  'break-coin.disc': 'Which disc of 2 € is broken?',
  'break-coin.partner': 'With whom?',
  'take-money.twos': 'In which coins?',
  'give-disc.to': 'To whom?',
  'give-disc.disc': 'Which disc?',
  'exchange-service.payKind': 'Two discs of which kind are given?',
  'exchange-service.target': 'From whom is a disc taken?',
  'exchange-service.takeKind': 'Which kind of disc is taken?',
  'move.to': 'To which tile?',
  'collect-prescription.targets': 'Who pays 1 €?',
  'collect-inheritance.target': 'Who pays?',
  'collect-inheritance.amount': 'How much?',
  'present-motion.beneficiary': 'Who will govern if the motion prospers?',
  'declare-list.members': 'Who stands on the list?',
  'declare-list.beneficiary': 'Who will govern if the list wins?',
  'declare-support.side': 'Which side?',
  'commit-votes.count': 'How many votes are hidden in the fist?',
  'mobilise.assignments.#.tile': 'Which part of the urn is protected?',
  'mobilise.assignments.#.player': 'Whose disc protects it?',
  'mobilise.assignments.#.kind': 'Which disc protects it?',
  'mobilise.assignments.length': 'How many parts of the urn are protected?',
};

/** In which coins something comes whose amount is not known. */
const coins = { and: 'and', rest: 'any rest in discs of 1 €', all: 'all in discs of 1 €' };

/** What English calls the answers. */
export const answers: AnswerWords = {
  'place-concentration.cell': (cell, { place }) => place(cell),
  'move.to': (cell, { place }) => place(cell),
  'answer-proposal.accept': (accepted) => (accepted ? 'yes, it is accepted' : 'no, it is rejected'),
  'pay.discs.twos': (twos, { view }) => coinsOf(twos, view?.dues[0]?.amount, coins),
  'take-money.twos': (twos, { view }) => coinsOf(twos, view?.payout?.amount, coins),
  'declare-list.members': (members) => (members.length === 1 ? `${members[0]!} alone` : all(members, 'en', 'nobody')),
  'declare-support.side': (side, { name, view }) =>
    side === 'neutral'
      ? 'neither: stay neutral'
      : side === 'holder'
        ? `the ${name(side, 'words')}${view === undefined ? '' : `, ${view.holder}`}`
        : `the ${name(side, 'words')}${view?.vote == null ? '' : `, ${view.vote.convener}`}`,
  'collect-inheritance.amount': euros,
  'commit-votes.count': (count) => (count === 0 ? 'no votes' : count === 1 ? '1 vote' : `${count} votes`),
  'mobilise.assignments.#.tile': (tile, { name, view }) => {
    const found = view?.urnAside.find((urn) => urn.tile === tile);
    return found === undefined ? name(tile, 'tiles') : `${name(tile, 'tiles')}, found on ${name(`cell ${found.fromCell}`, 'cells')}`;
  },
  'mobilise.assignments.length': (parts) => (parts === 0 ? 'none' : parts === 1 ? '1 part' : `${parts} parts`),
  disc: (disc, { name }) => name(disc, 'discs'),
  partner: (id, { name }) => who(id, name),
  to: (id) => id,
  target: (id) => id,
  targets: (ids) => (typeof ids === 'string' ? ids : all(ids, 'en', 'nobody')),
  beneficiary: (id) => id,
  player: (id) => id,
};
