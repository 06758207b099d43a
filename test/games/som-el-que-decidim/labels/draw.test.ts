import { readFileSync } from 'node:fs';
import { createMatch, seeded } from 'ludoteca';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { scene } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';

const { view } = somElQueDecidim;

test('the board is drawn as text', () => {
  const drawing = labels.draw!(view(scene({ step: 'cohesion', faceUp: [4, 18], aside: [30], cells: { bo: 1 } }), null));
  const lines = drawing.split('\n');
  expect(lines[0]).toBe('      +-----+-----+-----+');
  expect(lines.slice(1, 4)).toEqual(['      |  0  |  1  |  2  |', '      |  ★  | Tax | ░░░ |', '      | POB |  L  |     |']);
  expect(drawing).toContain('€€€');
  expect(drawing).toContain('Suf');
  expect(lines.filter((line) => line.includes('[Generalitat]'))).toEqual([
    'P ada [Generalitat]: 6 € · participation 0 · 2 × justice (2 €), 2 × roads (1 €)',
  ]);
  for (const hidden of ['human-towers', 'Wld']) expect(drawing).not.toContain(hidden);
});

test('the board in the guide is what its example draws', () => {
  const config = { players: ['ada', 'bo', 'cai'], mode: 'AB', centralism: 'high', concentration: 'keep' } as const;
  const match = accepted(createMatch(somElQueDecidim, config, { dice: seeded(4) }));
  for (let i = 0; i < 40; i++) accepted(match.play(match.actors()[0]!, match.legalActions(match.actors()[0]!).at(-1)));
  const guide = readFileSync('docs/guide/som-el-que-decidim.md', 'utf8');
  expect(guide).toContain(`\`\`\`text\n${labels.draw!(match.view(null))}\n\`\`\``);
  for (const mark of ['Cat', 'Wld', 'Spa', '€€€', 'Tax', '€/℞', '1/3', 'Suf']) expect(guide).toContain(`\`${mark}\``);
});

test('the board is drawn in the language asked for', () => {
  const seen = view(scene({ step: 'cohesion', faceUp: [4, 18], aside: [30], cells: { bo: 1 } }), null);
  const drawn = (language: string) => labels.draw!(seen, language).split('\n');
  expect([drawn('es')[3], drawn('ca')[3], drawn('fr')[3]]).toEqual([
    '      | RNA |  L  |     |',
    '      | RTB |  L  |     |',
    '      | ROB |  L  |     |',
  ]);
  expect(drawn('fr').filter((line) => line.includes('[Generalitat]'))).toEqual([
    'R ada [Generalitat] : 6 € · participation 0 · 2 × justice (2 €), 2 × routes (1 €)',
  ]);
  expect(drawn('ca').join('\n')).toContain('Hisenda espanyola');
});
