import { readFileSync } from 'node:fs';
import { checkTranscript } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { spokenGame } from './helpers/spoken.js';
import { transcripts } from './transcripts/index.js';

for (const [name, play] of Object.entries(transcripts))
  test(`the transcript ${name} comes out as it is written`, () => {
    const text = readFileSync(new URL(`./transcripts/${name}.txt`, import.meta.url), 'utf8');
    checkTranscript(spokenGame, text);
    expect(play()).toBe(text);
  });
