import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { a, b } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';

test('the table is drawn as the viewer sees it', () => {
  const state = after(
    begin({
      hands: { a: ['super-punch', 'kestrel'], b: ['ice-wall'] },
      inPlay: { a: [{ card: 'ironroot', grafts: ['ashfall'] }], b: [{ card: 'hush', wounded: true }] },
      played: 1,
    }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('super-punch'),
  );
  const drawn = (viewer: string | null) => labels.draw!(genegrafter.view(state, viewer), 'en');
  expect(drawn('a')).toContain('Ironroot + Super Punch  ⚔  Hush');
  expect(drawn('b')).toContain('Ironroot + ▒  ⚔  Hush');
  expect(drawn('b')).toContain('> Ice Wall');
  expect(drawn(null)).not.toMatch(/Super Punch|Ice Wall|Kestrel/);
  expect(drawn(null)).toContain('Ironroot 2/3 physical+energy [Ashfall]');
  expect(drawn(null)).toContain('Hush 2/2 physical+mental †');
  const heads = labels.languages.map((language) =>
    labels.draw!(genegrafter.view(state, null), language).split('\n')[0]!.split(' · ').slice(3),
  );
  expect(heads.map(([deck, dna]) => `${deck?.replace(/\d+/, '#')}, ${dna}`)).toEqual([
    'deck #, DNA 0/3',
    'paquet #, ADN 0/3',
    'mazo #, ADN 0/3',
    'baralla #, ADN 0/3',
  ]);
});
