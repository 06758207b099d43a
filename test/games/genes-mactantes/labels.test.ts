import { genesMactantes } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { spoken } from '../spoken.js';

const players = ['ada', 'bo', 'cy'];
const { name } = genesMactantes.labels;
spoken(genesMactantes, {
  configs: [
    { players, length: { mode: 'turns', turns: 3 } },
    { players, length: { mode: 'turns', turns: 2 }, boardMode: 'drawn' },
  ],
  alike: ['text', 'principal', 'capital', 'base', 'taxes'],
  keys: /^([a-d]\d|[ab])$/,
  wordless: ['draw-coast', 'draw-features', 'draw-borders', 'place-cities'],
});

test('fields, wares and terrain have Catalan names', () => {
  expect(['role', 'values', 'location', 'walled', 'promise', 'marsh'].map((id) => name(id, 'ca'))).toEqual([
    'càrrec',
    'característiques',
    'lloc',
    'amurallada',
    'promesa',
    'aiguamoll',
  ]);
});
