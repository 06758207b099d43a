import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder } from '../../scripts/project-files.js';
import { harmless } from '../mutants/harmless/index.js';

test('every line that may become another stands in its file, and what it may become is said once', () => {
  const astray: string[] = [];
  for (const [file, all] of Object.entries(harmless)) {
    const lines = new Set(
      existsSync(folder(file))
        ? readFileSync(folder(file), 'utf8')
            .split('\n')
            .map((line) => line.trim())
        : [],
    );
    const said = new Set<string>();
    for (const { line, was, becomes } of all) {
      if (!lines.has(line)) astray.push(`${file}: there is no line ${line}`);
      if (was !== undefined && !line.includes(was)) astray.push(`${file}: there is no ${was} in ${line}`);
      for (const one of becomes) {
        const what = `${line} ${was ?? ''} ${one}`;
        if (said.has(what)) astray.push(`${file}: twice, ${line} becomes ${one}`);
        said.add(what);
      }
    }
  }
  expect(astray).toEqual([]);
});
