import { limits, seeded } from 'ludoteca';
import { refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { StepTable } from '../../../src/core/engine/table.js';
import { buying, crying, fairWith, open } from '../helpers/fair.js';
import { hostileValues } from '../helpers/hostile.js';

const fair = fairWith();

test('what does not say which action it is, is no action', () => {
  for (const input of [null, undefined, 5, 'cry', [], Object.assign([], { type: 'cry' }), {}, { type: 'fly' }, { type: null }])
    expect(refused(fair.decodeAction(input, 'ada'))).toMatchObject([{ code: 'unknown-action' }]);
  expect(fair.decodeAction({ type: 'cry', player: 'bo' }, 'ada')).toEqual({ _tag: 'Right', right: crying('ada') });
});

test('an action that fails when it is looked at is refused as one that cannot be read', () => {
  for (const [, input] of hostileValues().filter(([name]) => ['a trap', 'a revoked proxy', 'a revoked list'].includes(name)))
    expect(refused(fair.decodeAction(input, 'ada'))).toEqual([
      { code: 'bad-parameter', clause: 'CORE-BAD-PARAMETER', message: 'The action cannot be read.', facts: { unreadable: true } },
    ]);
});

test('a game shows what it reads by: its author’s codecs, and one of all its actions', () => {
  const { action, ...others } = fair.codecs;
  expect(others).toEqual(fair.definition.codecs);
  expect([crying(), buying(2), buying(1.5), { type: 'fly', player: 'ada' }].map(action.is)).toEqual([true, true, false, false]);
});

test('an ill-formed configuration is told in the words of the game, where it has some', () => {
  const input = { players: 7 };
  expect(refused(fair.decodeConfig(input))).toMatchObject([{ code: 'bad-config', clause: 'CORE-BAD-PARAMETER', path: 'players' }]);
  const spoken = fairWith({
    definition: {
      configFault: () => ['bad-fair', 'FR-1'],
      refusals: { 'bad-fair': { 'FR-1': ({ field }: { field: string }) => `No fair has such ${field}.` } },
    } as never,
  });
  expect(refused(spoken.decodeConfig(input))).toMatchObject([{ code: 'bad-fair', clause: 'FR-1', message: 'No fair has such players.' }]);
});

test('a state in which nobody could go on was never played to', () => {
  expect(fair.decodeState(open)._tag).toBe('Right');
  expect(fair.decodeState({ ...open, phase: 'over' })._tag).toBe('Right');
  expect(refused(fairWith({ actors: [] }).decodeState(open))).toMatchObject([
    { code: 'bad-state', path: 'phase', message: 'Nobody could go on from the phase open.' },
  ]);
  const unasked = () => {
    throw new Error('Nobody sits there.');
  };
  for (const definition of [{ outcome: unasked }, { phases: { ...fair.definition.phases, open: { actors: unasked, rules: [] } } }])
    expect(refused(fairWith({ definition }).decodeState(open))).toMatchObject([
      { code: 'bad-state', path: 'phase', message: 'Nobody could go on from the phase open.' },
    ]);
});

test('a state in a phase that the game does not have is refused, and the phase is named', () => {
  expect(refused(fairWith({ definition: { phase: () => 'siesta' } }).decodeState(open))).toMatchObject([
    { code: 'bad-state', path: 'phase', message: 'There is no phase siesta.' },
  ]);
});

test('whoever asks is told who sits there, and what a clause says', () => {
  expect([fair.seats(open), fair.labels.clause('FR-1')]).toEqual([['ada', 'bo'], 'Cloth is bought by the yard.']);
  expect(fair.labels.clause('FR-2' as never)).not.toBe('Cloth is bought by the yard.');
});

test('of what happened the gist is told, whatever is given for it', () => {
  const cried = { type: 'cried', player: 'ada' } as const;
  expect(fair.gist([cried, cried], 'ada')).toBe('cried, cried');
  for (const none of [null, undefined, 7, 'cried', {}, new Array(limits.list + 1).fill(cried)])
    expect(fair.gist(none as never, 'ada')).toBe('');
  const own = fairWith({ definition: { gist: (events, player) => `${player} heard ${events.length}` } });
  expect([own.gist([cried], 'bo'), own.gist(null as never, 'bo')]).toEqual(['bo heard 1', 'bo heard 0']);
  expect(own.gist(new Array(limits.list).fill(cried), 'bo')).toBe(`bo heard ${limits.list}`);
  const speechless = fairWith({
    definition: {
      gist: () => {
        throw new Error('no words');
      },
    },
  });
  expect(speechless.gist([cried], 'bo')).toBe('cried');
  const trap = new Proxy([], {
    get: () => {
      throw new Error('a trap');
    },
  });
  expect([fair, own, speechless].map((game) => game.gist(trap, 'bo'))).toEqual(['', '', '']);
});

test('no dice and one card are not worth a throw', () => {
  const table = new StepTable(seeded(1));
  expect([table.pool(0, 6, 'none'), table.shuffle(0, 'none'), table.shuffle(1, 'one'), table.pick(['only'], 'one')]).toEqual([
    [],
    [],
    [0],
    'only',
  ]);
  expect(table.rolls).toEqual([]);
  expect(table.shuffle(2, 'two')).toHaveLength(2);
  expect(table.pool(1, 6, 'one')).toHaveLength(1);
  expect(table.roll(6, 'a die')).toBeGreaterThan(0);
  expect(table.rolls.map(({ kind, why }) => `${kind} ${why}`)).toEqual(['shuffle two', 'pool one', 'roll a die']);
});
