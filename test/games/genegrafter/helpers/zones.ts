import type { State } from 'ludoteca/genegrafter';

/** Every zone with its cards; a card of the duel is counted there, even while it lingers. */
export const zonesOf = (state: State): readonly (readonly [zone: string, cards: readonly string[]])[] => {
  const laid = (state.battle?.duel?.played ?? []).map(({ card }) => card);
  return [
    ['deck', state.deck],
    ['discard', state.discard],
    ['resolved', state.resolvedEvents],
    ['unused', state.unusedEvents],
    ['removed', state.removed],
    ['dna', state.dnaTable],
    ['deferred', state.deferred.flatMap((waiting) => (waiting.kind === 'event' ? [waiting.card] : []))],
    ['duel', laid],
    ...state.players.flatMap(
      ({ hand, genePool, lingering }) =>
        [
          ['hand', hand],
          ['pool', genePool],
          ['lingering', [...new Set(lingering.map(({ card }) => card))].filter((card) => !laid.includes(card))],
        ] as const,
    ),
    ...state.characters.flatMap(
      ({ card, grafts, gear }) =>
        [
          ['host', [card]],
          ['graft', grafts],
          ['worn', gear],
        ] as const,
    ),
  ];
};
