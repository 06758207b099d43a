import { createMatch, seeded } from 'ludoteca';
import { bookOf, gameById } from 'ludoteca/games';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { signs } from '../../examples/terminal/signs.js';

test('the discs in the drawing of Som el que decidim! are told with their worth, as the signs say', () => {
  const match = accepted(createMatch(gameById('som-el-que-decidim')!, { players: ['ada', 'bo'] }, { dice: seeded(1) }));
  const drawn = match.game.labels.draw!(match.view(null));
  const [disc] = signs['som-el-que-decidim'].filter(({ means }) => means[0].startsWith('a disc'));
  expect(disc?.sign).toBe('… (2 €)');
  expect(drawn).toContain(String(disc?.sign).slice(1));
});

test.each([
  ['genegrafter', 'a card laid face down', 'GG-DUEL-02', 'face down'],
  ['som-el-que-decidim', 'a tile lying face down', 'SD-MOV-09', 'turned up'],
  ['som-el-que-decidim', 'universal suffrage', 'SD-SUF-02', 'may call a vote'],
] as const)('%s: the sign of %s cites the clause that says what follows from it', (id, means, clause, says) => {
  expect(signs[id].filter((sign) => sign.means[0] === means).map(({ clauses }) => clauses)).toEqual([[clause]]);
  expect(bookOf(id, 'en')!.clauses[clause]).toContain(says);
});

test('the sign of the DNA cards does not end the game with the third: the final round follows', () => {
  const [dna] = signs.genegrafter.filter(({ clauses }) => clauses.includes('GG-OVER-01'));
  expect(dna?.means).toEqual([
    'DNA cards drawn; after the third comes the final round',
    'cartes d’ADN robades; després de la tercera ve la ronda final',
    'cartas de ADN robadas; tras la tercera viene la ronda final',
    'cartes ADN piochées ; après la troisième vient le tour final',
  ]);
});
