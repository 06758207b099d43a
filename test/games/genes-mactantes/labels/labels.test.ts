import { genesMactantes } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { spoken } from '../../spoken.js';

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

test('why an order is void has words in both languages, whatever the reason', () => {
  const reasons = [
    ...['already-besieged', 'already-captive', 'already-principal', 'already-walled', 'at-maximum', 'bad-target', 'city-lost'],
    ...['no-army-in-place', 'no-battle-possible', 'no-civil-war', 'no-counterpower', 'no-disorder', 'no-lead', 'no-patrol-in-place'],
    ...['no-troops', 'site-taken', 'target-captive', 'target-changed', 'target-dead', 'target-eliminated', 'target-not-there'],
    ...['territory-lost', 'too-many-characters'],
  ];
  expect(name('no-such-reason', 'ca')).toBe('no such reason');
  expect(reasons.filter((reason) => name(reason, 'ca') === reason.replaceAll('-', ' '))).toEqual([]);
  expect(reasons.filter((reason) => name(reason, 'ca') === name(reason, 'en'))).toEqual([]);
});
