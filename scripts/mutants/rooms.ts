/** The rooms whose tests are tried with mutants: what is changed there, and which tests are asked to notice. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from '../written.js';

export interface Room {
  readonly name: string;
  /** Folders whose files are changed, and folders whose tests must notice. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** A room of the sources, and the one of the tests that mirrors it. */
const mirrored = (name: string): Room => ({ name, sources: [`src/${name}`], tests: [`test/${name}`] });

const restOfCore = ['game', 'match', 'odds', 'refusals', 'words'].map((room) => `core/${room}`);

export const rooms: readonly Room[] = [
  ...['core/data', 'core/dice', 'core/choices'].map(mirrored),
  // What the engine offers is asked for in the tests of choices, and words are put on a game in those of words.
  { name: 'core/engine', sources: ['src/core/engine'], tests: ['test/core/engine', 'test/core/choices', 'test/core/words'] },
  { name: 'core', sources: restOfCore.map((room) => `src/${room}`), tests: ['test/core'] },
  ...['bots', 'simulate', 'protocol', 'host', 'client', 'testing'].map(mirrored),
  ...readdirSync(folder('src', 'games'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [mirrored(`games/${entry.name}`)] : [],
  ),
];

const filesOf = (folders: readonly string[], ending: string): readonly string[] =>
  folders
    .filter((home) => existsSync(folder(home)))
    .flatMap((home) => readdirSync(folder(home), { recursive: true, encoding: 'utf8' }).map((name) => join(home, name)))
    .filter((name) => name.endsWith(ending))
    .sort();

export const sourcesOf = ({ sources }: Room): readonly string[] => filesOf(sources, '.ts');
export const testsOf = ({ tests }: Room): readonly string[] => filesOf(tests, '.test.ts');

/** What the tests of a room rest on: their texts, and those of their helpers. */
export const textOfTests = ({ tests }: Room): string =>
  filesOf(tests, '.ts')
    .map((name) => readFileSync(folder(name), 'utf8'))
    .join('\n');
