import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Corpus, type DigestsByEntry, type Entry, type Kind, kinds } from './corpus.js';

const home = fileURLToPath(new URL('..', import.meta.url));
const folderOf = (version: string, game: string): string => join(home, version, game);
const fileOf = (version: string, game: string, what: Kind | 'records'): string => join(folderOf(version, game), `${what}.json.br`);

const read = (path: string): unknown => JSON.parse(brotliDecompressSync(readFileSync(path)).toString('utf8'));
const write = (path: string, value: unknown): void => {
  const text = Buffer.from(JSON.stringify(value), 'utf8');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(path, brotliCompressSync(text, { params }));
};

/** Does a corpus of this game stand? */
export const stands = (version: string, game: string): boolean => existsSync(folderOf(version, game));

/** The versions whose corpora of this game stand, in the order of their names. */
export const versionsOf = (game: string): readonly string[] =>
  readdirSync(home)
    .filter((version) => /^\d+\.\d+\.\d+/.test(version) && stands(version, game))
    .sort();

/** Reads a corpus that stands. */
export const readCorpus = (version: string, game: string): Corpus => ({
  version,
  game,
  entries: read(fileOf(version, game, 'records')) as readonly Entry[],
  digests: Object.fromEntries(kinds.map((kind) => [kind, read(fileOf(version, game, kind))])) as Record<Kind, DigestsByEntry>,
});

/** Writes the digests of one kind, and nothing else. */
export const writeDigests = ({ version, game, digests }: Corpus, kind: Kind): void => write(fileOf(version, game, kind), digests[kind]);

/** Writes a whole corpus, where none stands. */
export const writeCorpus = (corpus: Corpus): void => {
  const { version, game, entries } = corpus;
  if (stands(version, game)) throw new Error(`The corpus of ${game} ${version} stands: records are never taken anew.`);
  mkdirSync(folderOf(version, game), { recursive: true });
  write(fileOf(version, game, 'records'), entries);
  for (const kind of kinds) writeDigests(corpus, kind);
};

/** How many bytes a corpus takes. */
export const sizeOf = (version: string, game: string): number => {
  const folder = folderOf(version, game);
  return readdirSync(folder).reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0);
};
