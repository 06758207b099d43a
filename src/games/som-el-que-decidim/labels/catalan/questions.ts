import { coinsOf, euros, who } from '../grammar.js';
import type { AnswerWords, Questions } from '../language.js';
import { several } from './phrases.js';

/** What Catalan asks for. */
export const questions: Questions = {
  'place-concentration.cell': 'On se situa la concentració?',
  'choose-centralism.degree': 'Quin grau de centralisme?',
  'propose-centralism.degree': 'Quin grau es proposa?',
  'answer-proposal.accept': 'S’accepta la proposta?',
  'pay.discs.twos': 'Quant en discs de 2 €?',
  'pay.discs.services': 'Quins discs de 2 €?',
  'pay.discs.infrastructures': 'Quins discs d’1 €?',
  'break-coin.disc': 'Quin disc de 2 € es canvia?',
  'break-coin.partner': 'Amb qui?',
  'take-money.twos': 'En quines monedes?',
  'give-disc.to': 'A qui?',
  'give-disc.disc': 'Quin disc?',
  'exchange-service.payKind': 'De quina mena són els dos discs que es donen?',
  'exchange-service.target': 'De qui s’agafa un disc?',
  'exchange-service.takeKind': 'Quina mena de disc s’agafa?',
  'move.to': 'A quina carta?',
  'collect-prescription.targets': 'Qui paga 1 €?',
  'collect-inheritance.target': 'Qui paga?',
  'collect-inheritance.amount': 'Quant?',
  'present-motion.beneficiary': 'Qui governarà si la moció prospera?',
  'declare-list.members': 'Qui forma la candidatura?',
  'declare-list.beneficiary': 'Qui governarà si la candidatura guanya?',
  'declare-support.side': 'A qui es dona suport?',
  'commit-votes.count': 'Quants vots s’amaguen al puny?',
  'mobilise.assignments.#.tile': 'Quina part de l’urna es protegeix?',
  'mobilise.assignments.#.player': 'De qui és el disc que la protegeix?',
  'mobilise.assignments.#.kind': 'Quin disc la protegeix?',
  'mobilise.assignments.length': 'Quantes parts de l’urna es protegeixen?',
};

/** In which coins something comes whose amount is not known. */
const coins = { and: 'i', rest: 'el que quedi en discs d’1 €', all: 'tot en discs d’1 €' };

/** What Catalan calls the answers. */
export const answers: AnswerWords = {
  'place-concentration.cell': (cell, { place }) => place(cell),
  'move.to': (cell, { place }) => place(cell),
  'answer-proposal.accept': (accepted) => (accepted ? 'sí, s’accepta' : 'no, es rebutja'),
  'pay.discs.twos': (twos, { view }) => coinsOf(twos, view?.dues[0]?.amount, coins),
  'take-money.twos': (twos, { view }) => coinsOf(twos, view?.payout?.amount, coins),
  'declare-list.members': (members) => (members.length === 1 ? `només ${members[0]!}` : several(members, 'ningú')),
  'declare-support.side': (side, { name, view }) =>
    side === 'neutral'
      ? 'a ningú: mantenir-se neutral'
      : side === 'holder'
        ? `a ${name(side, 'words')}${view === undefined ? '' : `, ${view.holder}`}`
        : `al ${name(side, 'words')}${view?.vote == null ? '' : `, ${view.vote.convener}`}`,
  'collect-inheritance.amount': euros,
  'commit-votes.count': (count) => (count === 0 ? 'cap vot' : count === 1 ? '1 vot' : `${count} vots`),
  'mobilise.assignments.#.tile': (tile, { name, view }) => {
    const found = view?.urnAside.find((urn) => urn.tile === tile);
    return found === undefined ? name(tile, 'tiles') : `${name(tile, 'tiles')}, trobada a la ${name(`cell ${found.fromCell}`, 'cells')}`;
  },
  'mobilise.assignments.length': (parts) => (parts === 0 ? 'cap' : parts === 1 ? '1 part' : `${parts} parts`),
  disc: (disc, { name }) => name(disc, 'discs'),
  partner: (id, { name }) => who(id, name),
  to: (id) => id,
  target: (id) => id,
  targets: (ids) => (typeof ids === 'string' ? ids : several(ids, 'ningú')),
  beneficiary: (id) => id,
  player: (id) => id,
};
