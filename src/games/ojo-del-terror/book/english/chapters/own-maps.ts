import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What a map of one’s own must be like. */
export const ownMaps: Chapter<ClauseId> = {
  id: 'own-maps',
  title: 'Maps of your own',
  blocks: [
    {
      kind: 'text',
      text: 'You can play on a map of your own: a content pack with its gods, bands, sectors, planets and deeds. It is checked before the game, and all its faults are told at once.',
      cites: ['ET-CFG-02', 'ET-VAL-17'],
    },
    { kind: 'heading', text: 'The map' },
    {
      kind: 'points',
      items: [
        { text: 'It has at least one outer sector and at least one of the Eye.', cites: ['ET-VAL-05'] },
        { text: 'Every sector has a subsector, every subsector at least two planets.', cites: ['ET-VAL-03', 'ET-VAL-04'] },
        {
          text: 'You can get from every subsector to every other by adjacent ones. No subsector is adjacent to itself, and no pair stands twice.',
          cites: ['ET-VAL-06', 'ET-VAL-07'],
        },
        {
          text: 'If it is drawn on a grid, all of it is: exactly those subsectors are adjacent whose cells share an edge.',
          cites: ['ET-VAL-08'],
        },
        { text: 'Somewhere a gate leads through the Boundary.', cites: ['ET-VAL-09'] },
        {
          text: 'Home worlds are outer, without inhabitants, and numbered from 0 without gaps. The start table names as many for each number of players.',
          cites: ['ET-VAL-13', 'ET-VAL-14'],
        },
      ],
    },
    { kind: 'heading', text: 'Everything else' },
    {
      kind: 'points',
      items: [
        {
          text: 'No two things of a kind share an identifier, and nothing refers to what is not there.',
          cites: ['ET-VAL-01', 'ET-VAL-02'],
        },
        {
          text: 'Numbers are whole and sensible: own Defence and resource symbols 0 to 9, inhabitants 1 to 20, points of a deed 0 to 100.',
          cites: ['ET-VAL-10'],
        },
        {
          text: 'There is a major god, and each has three sacred worlds, on both sides of the Boundary. Minor gods have none at the beginning.',
          cites: ['ET-VAL-11', 'ET-VAL-12'],
        },
        {
          text: 'There are at least two bands, and as many as the most players it is made for; a game needs one for each player.',
          cites: ['ET-VAL-15', 'ET-CFG-04'],
        },
        { text: 'Its deeds are some or all of the eighteen, each once. Their points may differ.', cites: ['ET-VAL-16'] },
      ],
    },
    {
      kind: 'text',
      text: 'A game that begins on home worlds needs a row of the start table for its number of players.',
      cites: ['ET-CFG-03'],
    },
  ],
};
