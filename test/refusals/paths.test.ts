// A refusal says which field it is about, so that a form can show it where it was answered; what is about no single field has no path.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const games = fileURLToPath(new URL('../../src/games/', import.meta.url));

/** Codes, game by game, that are about whoever acts, about the moment, or about several fields together. */
const aboutNoField: Readonly<Record<string, readonly string[]>> = {
  genegrafter: [
    ...['must-play-character', 'character-limit', 'gear-disabled', 'gear-limit', 'phase-closed', 'no-reroll-left'],
    ...['special-die-off', 'special-die-spent', 'special-die-window'],
  ],
  'genes-mactantes': [
    ...['already-committed', 'civil-war-compulsory', 'must-execute', 'no-actions-left', 'too-many-offers'],
    'over-budget', // of the whole sheet
    ...['last-city', 'too-many-characters'], // what a trade as a whole would lead to
  ],
  'ojo-del-terror': ['already-committed', 'not-committed', 'not-enough-actions'],
  'orbis-terrarum': [
    ...['action-limit', 'already-has-nation', 'already-ready', 'no-nation', 'not-ready', 'players-not-ready', 'too-early'],
    'unknown-player', // of whoever acts
  ],
  'som-el-que-decidim': [
    ...['already-used-this-turn', 'cannot-afford-election', 'change-not-allowed', 'change-not-needed', 'holder-cannot-censure'],
    ...['mode-without-b', 'must-move-first', 'no-change-available', 'no-health-disc', 'no-justice-disc', 'no-mossos-disc', 'nobody-to-ask'],
    ...['not-on-tile', 'not-the-holder'],
  ],
};

/** Files whose faults get their path from the list they stand in. */
const placedByTheirList = ['genes-mactantes/mechanics/deliverable.ts'];

/** The codes a file refuses with and names no field. */
const withoutPath = (path: string): string[] => {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse' && node.arguments.length < 4) {
      const [code] = node.arguments;
      codes.push(code !== undefined && ts.isStringLiteral(code) ? code.text : node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return codes;
};

test.each(Object.keys(aboutNoField))('refusals of %s name the field they are about, except those that are about none', (game) => {
  const files = readdirSync(join(games, game), { recursive: true, encoding: 'utf8' })
    .map((file) => `${game}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !placedByTheirList.includes(file));
  const found = new Set(files.flatMap((file) => withoutPath(join(games, file))));
  expect([...found].sort()).toEqual([...aboutNoField[game]!].sort());
});
