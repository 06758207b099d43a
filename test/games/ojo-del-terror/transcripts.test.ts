import { readFileSync } from 'node:fs';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { checkTranscript } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { transcripts } from './transcripts/index.js';

for (const [name, play] of Object.entries(transcripts))
  test(`the transcript ${name} comes out as it is written`, () => {
    const text = readFileSync(new URL(`./transcripts/${name}.txt`, import.meta.url), 'utf8');
    checkTranscript(ojoDelTerror, text);
    expect(play()).toBe(text);
  });
