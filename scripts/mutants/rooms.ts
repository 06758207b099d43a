/** The rooms whose tests are tried with mutants: what is changed there, and which tests are asked to notice. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, root } from '../project-files.js';

export interface Room {
  readonly name: string;
  /** Files, or folders of them, that are changed, and those whose tests must notice. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** A room of the sources, and the one of the tests that mirrors it. */
const mirrored = (name: string): Room => ({ name, sources: [`src/${name}`], tests: [`test/${name}`] });

export const rooms: readonly Room[] = [
  ...['core/data', 'core/dice'].map(mirrored),
  // The engine hands refusals on, and says those of the core.
  { name: 'core/refusals', sources: ['src/core/refusals'], tests: ['test/core/refusals', 'test/core/engine/refusals.test.ts'] },
  ...['core/choices', 'core/game', 'core/words'].map(mirrored),
  // What the engine offers is asked for in the tests of choices, and words are put on a game in those of words.
  { name: 'core/engine', sources: ['src/core/engine'], tests: ['test/core/engine', 'test/core/choices', 'test/core/words'] },
  ...['core/match', 'core/odds'].map(mirrored),
  ...['bots', 'simulate', 'protocol', 'host', 'client', 'testing'].map(mirrored),
  // Books are prose, which `npm run book -- --check` holds against its pages. What a game refuses is said in every language in the tests of refusals.
  ...readdirSync(folder('src', 'games'), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const home = `src/games/${entry.name}`;
    const sources = readdirSync(folder(home)).flatMap((part) => (part === 'book' ? [] : [`${home}/${part}`]));
    return [{ name: `games/${entry.name}`, sources, tests: [`test/games/${entry.name}`, 'test/refusals'] }];
  }),
];

const filesOf = (places: readonly string[], ending: string): readonly string[] =>
  places
    .filter((place) => existsSync(folder(place)))
    .flatMap((place) =>
      place.endsWith(ending) ? [place] : readdirSync(folder(place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
    )
    .filter((name) => name.endsWith(ending))
    .sort();

export const sourcesOf = ({ sources }: Room): readonly string[] => filesOf(sources, '.ts');
/** Random walks through whole games: they take most of the time, and whatever goes wrong in them is seen without being looked for. */
const isWalk = (test: string): boolean => /^test\/games\/.*\/(conformance|properties[\w-]*|every-number-of-players)\.test\.ts$/.test(test);

export const testsOf = ({ tests }: Room): readonly string[] => filesOf(tests, '.test.ts').filter((test) => !isWalk(test));

/** What the tests of a room rest on: their texts, and those of their helpers. */
export const textOfTests = ({ tests }: Room): string =>
  filesOf(tests, '.ts')
    .map((name) => readFileSync(folder(name), 'utf8'))
    .join('\n');

/** Rooms whose tests take seconds, not minutes. What the rules of the games say is looked after by the planted faults of test/faults. */
const quick = ['core/data', 'core/dice', 'core/game', 'protocol'];

/** What git answers, line by line; null where it has no answer. */
const git = (...question: readonly string[]): readonly string[] | null => {
  const { status, stdout } = spawnSync('git', question, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
};

/** The files of the quick rooms that have changed since the last version; all of them where no version is known, as in a shallow clone. */
export const changedRoom = (): Room => {
  const found = rooms.filter(({ name }) => quick.includes(name));
  const [version] = git('describe', '--tags', '--abbrev=0') ?? [];
  const changed = version === undefined ? null : git('diff', '--name-only', version, '--', 'src');
  const touched = found.map((room) => ({
    ...room,
    sources: changed === null ? room.sources : sourcesOf(room).filter((name) => changed.includes(name)),
  }));
  const asked = touched.filter(({ sources }) => sources.length > 0);
  return { name: 'changed', sources: asked.flatMap(({ sources }) => sources), tests: asked.flatMap(({ tests }) => tests) };
};
