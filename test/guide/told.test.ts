import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf, read, rowsBelow, saidAsCode } from './helpers/pages.js';

test.each([
  ['definition', 'A definition', 'src/core/game/definition.ts', 'Definition'],
  ['definition', 'A rule', 'src/core/game/rule.ts', 'Rule'],
  ['definition', 'A phase', 'src/core/game/rule.ts', 'Phase'],
  ['definition', 'Words', 'src/core/game/labels.ts', 'Labels'],
  ['definition', 'The options of the suite', 'src/testing/trial.ts', 'ConformanceOptions'],
  ['online', 'A host of your own', 'src/host/options.ts', 'HostOptions'],
])('the guide tells every field that is handed in, in order, and which are needed: %s, %s', (page, heading, file, name) => {
  expect(rowsBelow(`docs/guide/${page}.md`, heading)).toEqual(fieldsOf(file, name));
});

test.each([
  ['first-game', 'src/core/game/game.ts', 'Game'],
  ['first-game', 'src/core/match/match.ts', 'Match'],
  ['choices-and-forms', 'src/core/choices/form.ts', 'Form'],
  ['bots', 'src/bots/search.ts', 'SearchOptions'],
  ['bots', 'src/bots/greedy.ts', 'GreedyOptions'],
  ['simulation', 'src/simulate/options.ts', 'SimulationOptions'],
  ['online', 'src/host/host.ts', 'Host'],
  ['online', 'src/client/table-store.ts', 'TableStore'],
  ['online', 'src/client/table-store.ts', 'Joining'],
  ['online', 'src/client/seen.ts', 'Seen'],
])('a page of the guide names all that can be asked or said: %s, of %s', (page, file, name) => {
  const said = saidAsCode(`docs/guide/${page}.md`);
  const fields = fieldsOf(file, name).map(([field]) => field.replace(/\(.*/, ''));
  expect(fields.length).toBeGreaterThan(2);
  expect(fields.filter((field) => !said.has(field))).toEqual([]);
});

test.each(['src/core/game/turns.ts', 'src/core/game/results.ts'])('the guide names every helper for authors: %s', (file) => {
  const said = new Set([...saidAsCode('docs/guide/definition.md'), ...saidAsCode('docs/guide/bots.md')]);
  const helpers = [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
  expect(helpers.length).toBeGreaterThan(2);
  expect(helpers.filter((name) => !said.has(name))).toEqual([]);
});

test('the guide names every codec', () => {
  const [, list = ''] = /export \{([^}]*)\} from '.\/data\/codec.js'/.exec(read('src/core/index.ts')) ?? [];
  const codecs = [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name!);
  const said = saidAsCode('docs/guide/definition.md');
  expect(codecs.filter((name) => !said.has(name))).toEqual(['decode', 'isPlain', 'limits']); // which read with codecs, and are none
});

test('the guide names the types of a game', () => {
  const [, sentence = ''] = /^`G`, .* extends `GameTypes`: (.*)$/m.exec(read('docs/guide/definition.md')) ?? [];
  expect([...sentence.matchAll(/`(\w+)`/g)].map(([, field]) => field)).toEqual(
    fieldsOf('src/core/game/game-types.ts', 'GameTypes').map(([field]) => field),
  );
});

test('the architecture names every file of the host, and none that is not there', () => {
  const [, table = ''] = /\n\| in `src\/host\/` \| \|\n((?:\|.*\n)+)/.exec(read('docs/architecture.md')) ?? [];
  const named = [...table.matchAll(/`([\w-]+\.ts)`/g)].map(([, file]) => file!);
  const there = readdirSync(new URL('../../src/host', import.meta.url)).filter((file) => file !== 'index.ts');
  expect(named.toSorted()).toEqual(there.toSorted());
});

test('the action that CONTRIBUTING.md adds to a game stands there as it is shown', () => {
  const [, diff = ''] = /```diff\n([\s\S]*?)```/.exec(read('CONTRIBUTING.md')) ?? [];
  const files = diff.split(/^--- .*\n\+\+\+ /m).slice(1);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const [path = '', ...lines] = file.split('\n');
    const source = read(path).split('\n');
    for (const line of lines.filter((shown) => /^[+ ](?!…)/.test(shown))) expect(source, `${path}: ${line}`).toContain(line.slice(1));
  }
});
