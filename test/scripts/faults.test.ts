import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder } from '../../scripts/project-files.js';
import { faults } from '../faults/index.js';

const placesOf = ({ file, find }: { readonly file: string; readonly find: string }): number =>
  readFileSync(folder(file), 'utf8').split(find).length - 1;

test('every fault that could be planted has its place in the sources, and one only', () => {
  expect(faults.length).toBeGreaterThan(500);
  expect(faults.flatMap((fault) => (placesOf(fault) === 1 ? [] : [`${fault.file}: ${fault.name}`]))).toEqual([]);
});
