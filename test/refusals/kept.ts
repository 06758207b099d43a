import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Facts } from '../../src/core/refusals/violation.js';
import { outline, stringsIn } from '../outline.js';

/** The facts of refusals that some tests met, by code and clause: of every kind of sentence that they make, those of one. */
export type Kept = Readonly<Record<string, Readonly<Record<string, readonly Facts[]>>>>;

/** How many kinds of sentence are kept of a code under a clause. */
export const mostKept = 64;

/** What kind of sentence it is, with which it was said no: which facts there are, and how their names and numbers stand in it. */
export const kindOf = (message: string, facts: Facts): string =>
  `${Object.keys(facts ?? {})
    .sort()
    .join(' ')}: ${outline(message, stringsIn(facts))}`;

export const fileOf = (game: string): string => fileURLToPath(new URL(`kept/${game}.json`, import.meta.url));

/** The refusals of a game that are kept; `npm run refusals -- --keep` adds those that the tests have met since. */
export const readKept = (game: string): Kept => (existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as Kept) : {});
