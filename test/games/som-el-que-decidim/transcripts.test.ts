import { readdirSync, readFileSync } from 'node:fs';
import { checkTranscript } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { spokenGame } from './helpers/spoken.js';

const home = new URL('./transcripts/', import.meta.url);
const names = readdirSync(home).filter((name) => name.endsWith('.txt'));

for (const name of names)
  test(`the golden game ${name} comes out as it is written`, () => checkTranscript(spokenGame, readFileSync(new URL(name, home), 'utf8')));

test('there is one of every mode and of every ending', () => {
  const texts = names.map((name) => readFileSync(new URL(name, home), 'utf8'));
  for (const clause of ['SD-END-01', 'SD-END-04', 'SD-END-06', 'SD-END-13'])
    expect(
      texts.some((text) => text.includes(`over [${clause}]`)),
      clause,
    ).toBe(true);
  for (const mode of ['A', 'AB', 'ABC', 'AC'])
    expect(
      texts.some((text) => text.includes(`in mode ${mode} `)),
      mode,
    ).toBe(true);
});
