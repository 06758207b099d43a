import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../examples/', import.meta.url);
const outputs = readdirSync(folder)
  .map((name) => new URL(`${name}/output.txt`, folder))
  .filter((file) => existsSync(file));

test('what the small examples print is told in words: nothing undefined, and no event by its type', () => {
  expect(outputs.length).toBeGreaterThan(5);
  for (const file of outputs) {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.filter((line) => /undefined|\[object|^\s*[a-z]+(-[a-z]+)+$/.test(line))).toEqual([]);
  }
});
