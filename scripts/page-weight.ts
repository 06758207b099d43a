/**
 * What the web table weighs before a game is chosen: its HTML, style sheets and scripts, gzipped. Nothing of any game may be among them, and all of it
 * together may come to so much. `npm run web:build` builds the page first; another folder may be named.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rulesOfAll } from '../src/games/rules.js';
import { folder } from './project-files.js';

/** In kB. */
const most = 150;

const built = process.argv[2] ?? folder('.cache/web');
const page = readFileSync(join(built, 'index.html'), 'utf8');
const fetched = [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]!);
const files = new Map([['index.html', page], ...fetched.map((name) => [name, readFileSync(join(built, name), 'utf8')] as const)]);

const problems = Object.values(rulesOfAll).flatMap(({ id, clauses }) =>
  [...files].filter(([, text]) => text.includes(clauses[0]!)).map(([name]) => `${name} carries ${id} along before it is chosen.`),
);
const weights = [...files].map(([name, text]) => [name, gzipSync(text, { level: 9 }).length / 1000] as const);
const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
if (fetched.length === 0) problems.push('The page fetches no script: this is not how it is built.');
if (total > most) problems.push(`Before a game is chosen the page weighs ${total.toFixed(1)} kB gzipped; it may be ${most} kB.`);

for (const [name, weight] of weights) console.log(`${weight.toFixed(1).padStart(7)} kB  ${name}`);
console.log(`${total.toFixed(1).padStart(7)} kB  before a game is chosen, gzipped (at most ${most})`);
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) process.exitCode = 1;
