import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { die, exchangeTable, flags, symbols } from './tables.js';

/** What a player keeps beside the board. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'A turn' },
  {
    kind: 'steps',
    items: [
      {
        text: 'Taxation: 1 € each, the holder 2 €. With the tax agency face up: 1 € each to the holder, and the holder 1 € to the treasury.',
        cites: ['SD-TAX-01', 'SD-TAX-02', 'SD-TAX-04'],
      },
      { text: 'Transfer: the holder rolls; the treasury pays what the die shows.', cites: ['SD-ROLL-01', 'SD-ROLL-04'] },
      {
        text: 'Social cohesion: the holder gives discs away. 1 € earns one participation disc, 2 € two: from the recipient, otherwise from the pool. Keep one disc.',
        cites: ['SD-COH-05', 'SD-COH-06', 'SD-COH-03'],
      },
      { text: 'Citizen action: whoever the die shows walks. Then the Generalitat goes to the right.', cites: ['SD-FLOW-09', 'SD-FLOW-01'] },
    ],
  },
  die,
  { kind: 'heading', text: 'Tiles' },
  flags,
  symbols,
  { kind: 'heading', text: 'Mode B' },
  exchangeTable,
  {
    kind: 'points',
    items: [
      { text: 'Health: the holder, on Euro per recepta, collects 1 € from as many players as discs of health.', cites: ['SD-PRE-06'] },
      { text: 'Justice: the holder, on Impost de successions, collects up to a third from one player.', cites: ['SD-INH-07'] },
      { text: 'Mossos d’Esquadra and firefighters: each protects one part of the urn when the State acts.', cites: ['SD-MOB-02'] },
    ],
  },
  { kind: 'heading', text: 'Mode C' },
  {
    kind: 'points',
    items: [
      {
        text: 'On Sufragi universal, lying face up: the holder may call elections (a disc of Mossos d’Esquadra, or 3 € in mode AC), anybody else may present a motion of censure.',
        cites: ['SD-SUF-03', 'SD-ELE-03', 'SD-ELE-05'],
      },
      {
        text: 'Elections: whoever is tied with the holder loses to the holder. A motion: nobody wins a tie. All votes go to the pool.',
        cites: ['SD-ELE-14', 'SD-MOT-10', 'SD-VOT-07'],
      },
    ],
  },
  { kind: 'heading', text: 'The end' },
  {
    kind: 'points',
    items: [
      { text: 'Four parts of the urn: whoever has the most participation wins.', cites: ['SD-END-01'] },
      { text: 'Somebody cannot pay a tax: all lose.', cites: ['SD-END-04'] },
      {
        text: 'The treasury cannot pay: the most participation wins; in a tie, whoever brought it about.',
        cites: ['SD-END-05', 'SD-END-06'],
      },
    ],
  },
];
