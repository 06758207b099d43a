import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/guide/definition.md');

/** A field as the page has it: `check(state, action)`, and whether it is needed. */
type Field = readonly [field: string, isNeeded: boolean];

/** What can be called is told with the names of what it is given. */
const given = (member: ts.TypeElement): readonly ts.ParameterDeclaration[] | undefined => {
  if (ts.isMethodSignature(member)) return [...member.parameters];
  return ts.isPropertySignature(member) && member.type && ts.isFunctionTypeNode(member.type) ? [...member.type.parameters] : undefined;
};

/** The fields of an interface, in its order. */
const fieldsOf = (file: string, name: string): readonly Field[] => {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name) as ts.InterfaceDeclaration;
  return found.members.map((member) => {
    const names = given(member)?.map((parameter) => parameter.name.getText(source).replace(/^_/, ''));
    const called = names === undefined ? '' : `(${names.join(', ')})`;
    return [`${member.name!.getText(source)}${called}`, member.questionToken === undefined];
  });
};

/** The rows of the first table below a heading. */
const rowsBelow = (heading: string): readonly Field[] => {
  const [, chapter = ''] = page.split(`\n## ${heading}\n`);
  const [table = ''] = /^\|.*\n\| ---.*\n(\|.*\n)+/m.exec(chapter) ?? [];
  return [...table.matchAll(/^\| `([^`]+)` \| (.+?) \| .+ \|$/gm)].map(([, field, unlessGiven]) => [field!, unlessGiven === 'needed']);
};

test.each([
  ['A definition', 'src/core/game/definition.ts', 'Definition'],
  ['A rule', 'src/core/game/rule.ts', 'Rule'],
  ['A phase', 'src/core/game/rule.ts', 'Phase'],
  ['Words', 'src/core/game/labels.ts', 'Labels'],
  ['The options of the suite', 'src/testing/trial.ts', 'ConformanceOptions'],
])('the guide tells every field of what an author writes, in order, and which are needed: %s', (heading, file, name) => {
  expect(rowsBelow(heading)).toEqual(fieldsOf(file, name));
});

test('the guide names the types of a game', () => {
  const [, sentence = ''] = /^`G`, .* extends `GameTypes`: (.*)$/m.exec(page) ?? [];
  expect([...sentence.matchAll(/`(\w+)`/g)].map(([, field]) => field)).toEqual(
    fieldsOf('src/core/game/game-types.ts', 'GameTypes').map(([field]) => field),
  );
});
