import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../../examples/online/folders.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folders-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder for tables is made with those it lies in, and may be there already', () => {
  const made = join(folder, 'a', 'b', 'c');
  makeFolder(made);
  makeFolder(made);
  expect(statSync(made).isDirectory()).toBe(true);
  if (process.platform !== 'win32') expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be made is refused at once, also where the system says only that it is not there', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const unmakeable = [join(file, 'tables'), ...(existsSync('/proc/self') ? ['/proc/no-such-process/tables'] : [])];
  for (const one of unmakeable) expect(() => makeFolder(one)).toThrow(/ENOTDIR|ENOENT|EACCES/);
  expect(() => makeFolder(file)).toThrow(/EEXIST/);
});
