import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTranscript } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { spokenGame } from './helpers/spoken.js';
import { transcripts } from './transcripts/index.js';

for (const [name, play] of Object.entries(transcripts))
  test(`the transcript ${name} is as written, and replays`, () => {
    const text = readFileSync(fileURLToPath(new URL(`./transcripts/${name}.txt`, import.meta.url)), 'utf8');
    expect(play()).toBe(text);
    checkTranscript(spokenGame, text);
  });
