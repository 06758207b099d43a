import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { clone, NeedsDice, orThrow, prompted, recorded, scripted, seeded } from 'ludoteca';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chess } from '../../../examples/chess/chess.js';
import { pig } from '../../../examples/your-own-game/pig.js';

// A program may hold the package twice: as ES modules and CommonJS, or in two versions.
const folder = mkdtempSync(join(tmpdir(), 'two-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let other: typeof import('ludoteca');
beforeAll(async () => {
  const outfile = join(folder, 'other.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, '../../../src/core/index.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
  });
  other = createRequire(import.meta.url)(outfile) as typeof other;
});

const config = { players: ['ada', 'bo'], goal: 20 };
const roll = { type: 'roll', player: 'ada' } as const;

test('dice of another copy of the package that cannot fall are refused like one’s own', () => {
  expect(other.NeedsDice).not.toBe(NeedsDice);
  const { state } = orThrow(pig.setup(config, seeded(1)));
  for (const { prompted: ask, scripted: write, recorded: repeat } of [{ prompted, scripted, recorded }, other]) {
    const wanted = pig.reduce(state, roll, ask([]));
    expect(wanted).toMatchObject({ left: [{ code: 'needs-dice', needs: { sides: 6 } }] });
    expect(pig.reduce(state, roll, write([7]))).toMatchObject({ left: [{ code: 'dice-fault' }] });
    expect(pig.reduce(state, roll, repeat([]))).toMatchObject({ left: [{ code: 'dice-fault' }] });
    const inPlace = clone(state);
    expect(pig.reduceInPlace(inPlace, roll, ask([]))).toMatchObject({ left: [{ code: 'needs-dice' }] });
    expect(inPlace).toEqual(state);
  }
});

test('a definition of one copy is a game in the other, with the same forms and actions', () => {
  const twin = other.defineGame(chess.definition as never) as unknown as typeof chess;
  const { state } = orThrow(chess.setup({ players: ['ada', 'bo'] }, seeded(1)));
  expect(twin.legalActions(state, 'ada')).toEqual(chess.legalActions(state, 'ada'));
  const [first] = chess.legalActions(state, 'ada');
  expect(twin.answersFor(state, first!)).toEqual(chess.answersFor(state, first!));
  expect(twin.randomAction(state, 'ada', seeded(3))).toEqual(chess.randomAction(state, 'ada', seeded(3)));
});
