import { describe, expect, test } from 'vitest';
import { changeBetween, isAtLeast, leastVersion, type Report } from '../../../scripts/package/versions.js';

const page = (...declarations: readonly string[]): string =>
  `# ludoteca\n\n## Exported\n\n\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\`\n`;
const report = (...declarations: readonly string[]): Report => new Map([['ludoteca.md', page(...declarations)]]);

const pace = 'export interface Pace {\n  readonly turn: number;\n  readonly limit?: number;\n}';
const begin = 'export const begin: (pace: Pace) => void;';

describe('what has become of the public names', () => {
  test('nothing, where each is declared as it was, in whatever order', () => {
    expect(changeBetween(report(pace, begin), report(begin, pace))).toEqual({ kind: 'nothing', names: [] });
  });

  test('an addition: a name, an import path, fields that may be left out', () => {
    expect(changeBetween(report(pace), report(pace, begin))).toEqual({ kind: 'addition', names: ['ludoteca.md: begin is new'] });
    expect(changeBetween(report(), new Map([...report(), ['bots.md', page(pace)]]))).toEqual({
      kind: 'addition',
      names: ['bots.md: Pace is new'],
    });
    const more = pace.replace('\n}', "\n  readonly 'until-noon'?: boolean;\n}");
    expect(changeBetween(report(pace), report(more))).toEqual({ kind: 'addition', names: ['ludoteca.md: Pace has gained fields'] });
  });

  test('a break: what is gone, an import path that is gone, another type, a field that must be there or no longer is', () => {
    expect(changeBetween(report(pace, begin), report(pace)).names).toEqual(['ludoteca.md: begin is gone']);
    expect(changeBetween(report(pace), new Map())).toEqual({ kind: 'break', names: ['ludoteca.md: Pace is gone'] });
    for (const other of [
      pace.replace('turn: number', 'turn: string'),
      pace.replace('\n}', '\n  readonly until: number;\n}'),
      pace.replace('  readonly limit?: number;\n', ''),
    ])
      expect(changeBetween(report(pace), report(other))).toEqual({ kind: 'break', names: ['ludoteca.md: Pace is declared differently'] });
  });

  test('breaks are told without the additions beside them', () => {
    expect(changeBetween(report(pace), report(begin)).names).toEqual(['ludoteca.md: Pace is gone']);
  });
});

describe('the least version that may follow', () => {
  test.each([
    ['0.2.3', 'nothing', '0.2.4'],
    ['0.2.3', 'addition', '0.2.4'],
    ['0.2.3', 'break', '0.3.0'],
    ['1.2.3', 'nothing', '1.2.4'],
    ['1.2.3', 'addition', '1.3.0'],
    ['1.2.3', 'break', '2.0.0'],
  ] as const)('%s and %s: %s', (released, kind, least) => {
    expect(leastVersion(released, kind)).toBe(least);
  });

  test('numbers are compared as numbers, the first that differs decides', () => {
    expect(isAtLeast('0.10.0', '0.9.9')).toBe(true);
    expect(isAtLeast('0.9.9', '0.10.0')).toBe(false);
    expect(isAtLeast('1.0.0', '0.99.99')).toBe(true);
    expect(isAtLeast('1.2.3', '1.2.3')).toBe(true);
    expect(() => isAtLeast('1.2', '1.2.3')).toThrow('1.2 is no version');
  });
});
