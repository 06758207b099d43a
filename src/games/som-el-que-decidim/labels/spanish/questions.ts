import { all, coinsOf, euros, who } from '../grammar.js';
import type { AnswerWords, Questions } from '../language.js';

/** What Spanish asks for. */
export const questions: Questions = {
  'place-concentration.cell': '¿Dónde se sitúa la concentración?',
  'choose-centralism.degree': '¿Qué grado de centralismo?',
  'propose-centralism.degree': '¿Qué grado se propone?',
  'answer-proposal.accept': '¿Se acepta la propuesta?',
  'pay.discs.twos': '¿Cuánto en discos de 2 €?',
  'pay.discs.services': '¿Qué discos de 2 €?',
  'pay.discs.infrastructures': '¿Qué discos de 1 €?',
  'break-coin.disc': '¿Qué disco de 2 € se cambia?',
  'break-coin.partner': '¿Con quién?',
  'take-money.twos': '¿En qué monedas?',
  'give-disc.to': '¿A quién?',
  'give-disc.disc': '¿Qué disco?',
  'exchange-service.payKind': '¿De qué tipo son los dos discos que se entregan?',
  'exchange-service.target': '¿De quién se toma un disco?',
  'exchange-service.takeKind': '¿Qué tipo de disco se toma?',
  'move.to': '¿A qué carta?',
  'collect-prescription.targets': '¿Quién paga 1 €?',
  'collect-inheritance.target': '¿Quién paga?',
  'collect-inheritance.amount': '¿Cuánto?',
  'present-motion.beneficiary': '¿Quién gobernará si prospera la moción?',
  'declare-list.members': '¿Quién forma la candidatura?',
  'declare-list.beneficiary': '¿Quién gobernará si gana la candidatura?',
  'declare-support.side': '¿A quién se apoya?',
  'commit-votes.count': '¿Cuántos votos se esconden en el puño?',
  'mobilise.assignments.#.tile': '¿Qué parte de la urna se protege?',
  'mobilise.assignments.#.player': '¿De quién es el disco que la protege?',
  'mobilise.assignments.#.kind': '¿Qué disco la protege?',
  'mobilise.assignments.length': '¿Cuántas partes de la urna se protegen?',
};

/** In which coins something comes whose amount is not known. */
const coins = { and: 'y', rest: 'lo que quede en discos de 1 €', all: 'todo en discos de 1 €' };

/** What Spanish calls the answers. */
export const answers: AnswerWords = {
  'place-concentration.cell': (cell, { place }) => place(cell),
  'move.to': (cell, { place }) => place(cell),
  'answer-proposal.accept': (accepted) => (accepted ? 'sí, se acepta' : 'no, se rechaza'),
  'pay.discs.twos': (twos, { view }) => coinsOf(twos, view?.dues[0]?.amount, coins),
  'take-money.twos': (twos, { view }) => coinsOf(twos, view?.payout?.amount, coins),
  'declare-list.members': (members) => (members.length === 1 ? `solo ${members[0]!}` : all(members, 'es', 'nadie')),
  'declare-support.side': (side, { name, view }) =>
    side === 'neutral'
      ? 'a nadie: mantenerse neutral'
      : side === 'holder'
        ? `a ${name(side, 'words')}${view === undefined ? '' : `, ${view.holder}`}`
        : `al ${name(side, 'words')}${view?.vote == null ? '' : `, ${view.vote.convener}`}`,
  'collect-inheritance.amount': euros,
  'commit-votes.count': (count) => (count === 0 ? 'ningún voto' : count === 1 ? '1 voto' : `${count} votos`),
  'mobilise.assignments.#.tile': (tile, { name, view }) => {
    const found = view?.urnAside.find((urn) => urn.tile === tile);
    return found === undefined ? name(tile, 'tiles') : `${name(tile, 'tiles')}, hallada en la ${name(`cell ${found.fromCell}`, 'cells')}`;
  },
  'mobilise.assignments.length': (parts) => (parts === 0 ? 'ninguna' : parts === 1 ? '1 parte' : `${parts} partes`),
  disc: (disc, { name }) => name(disc, 'discs'),
  partner: (id, { name }) => who(id, name),
  to: (id) => id,
  target: (id) => id,
  targets: (ids) => (typeof ids === 'string' ? ids : all(ids, 'es', 'nadie')),
  beneficiary: (id) => id,
  player: (id) => id,
};
