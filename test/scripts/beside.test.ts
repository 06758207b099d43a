import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Steps beside each other: what is said, with seconds left out, and how it ends. */
const beside = (...words: readonly string[]): { readonly said: string; readonly told: string; readonly code: number | null } => {
  const { stdout, stderr, status } = spawnSync(join(root, 'node_modules/.bin/tsx'), ['scripts/beside.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { said: stdout.replace(/: \d+ s$/gm, ''), told: stderr, code: status };
};

test('steps beside each other are told whole and in their order, whichever is over first', () => {
  const { said, code } = beside('slow', 'echo one; sleep 0.4; echo two', 'quick', 'echo three', 'last', 'echo four >&2');
  expect(said).toBe('\n=== slow\none\ntwo\n--- slow\n\n=== quick\nthree\n--- quick\n\n=== last\nfour\n--- last\n');
  expect(code).toBe(0);
});

test('where one of them fails, even before a pipe, the others are told all the same, and all of it fails', () => {
  const { said, told, code } = beside('broken', 'echo before; exit 3', 'piped', 'false | cat', 'sound', 'echo after');
  expect(said).toBe('\n=== broken\nbefore\n--- broken\n\n=== piped\n\n--- piped\n\n=== sound\nafter\n--- sound\n');
  expect(told).toContain('- broken: it ended with 3\n- piped: it ended with 1\n');
  expect(code).toBe(1);
});
