import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file of the project, by its path in it. */
export const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** A field as a page has it: `check(state, action)`, and whether it is needed. */
export type Field = readonly [field: string, isNeeded: boolean];

/** What can be called is told with the names of what it is given. */
const given = (member: ts.TypeElement): readonly ts.ParameterDeclaration[] | undefined => {
  if (ts.isMethodSignature(member)) return [...member.parameters];
  return ts.isPropertySignature(member) && member.type && ts.isFunctionTypeNode(member.type) ? [...member.type.parameters] : undefined;
};

/** The fields of an interface, in its order. */
export const fieldsOf = (file: string, name: string): readonly Field[] => {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name) as ts.InterfaceDeclaration;
  return found.members.map((member) => {
    const names = given(member)?.map((parameter) => parameter.name.getText(source).replace(/^_/, ''));
    const called = names === undefined ? '' : `(${names.join(', ')})`;
    return [`${member.name!.getText(source)}${called}`, member.questionToken === undefined];
  });
};

/** The rows of the first table below a heading of a page. */
export const rowsBelow = (page: string, heading: string): readonly Field[] => {
  const [, chapter = ''] = read(page).split(`\n## ${heading}\n`);
  const [table = ''] = /^\|.*\n\| ---.*\n(\|.*\n)+/m.exec(chapter) ?? [];
  return [...table.matchAll(/^\| `([^`]+)` \| (.+?) \| .+ \|$/gm)].map(([, field, unlessGiven]) => [field!, unlessGiven === 'needed']);
};

/** Every word that a page says as code, in its text and in its blocks. */
export const saidAsCode = (page: string): ReadonlySet<string> =>
  new Set([...read(page).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].flatMap(([code]) => code.match(/\w+/g) ?? []));
