import { expect, test } from 'vitest';
import { start } from '../helpers/start.js';
import { at, game } from '../helpers/table.js';
import { announce, measure, resolve } from '../helpers/turns.js';

test('the gist of a turn is the best a player brought about, in words that have names', () => {
  const strike = measure('francia', 'offensive', 'strike', { target: at('gothia') });
  const gist = (...dice: readonly number[]) => game.gist(resolve(announce(start(), strike), ...dice).events, 'ada');
  expect([gist(99), gist(30, 5), gist(38, 99), gist(20, 99), gist(5, 99), gist(1, 99)]).toEqual([
    'failure',
    'repelled',
    'slight',
    'normal',
    'very',
    'critical',
  ]);
  expect(game.gist(resolve(announce(start(), strike), 5, 99).events, 'cy')).toBe('quiet');
  const two = announce(start({ measuresPerTurn: 2 }), strike, {
    ...measure('francia', 'intervention', 'invest'),
    slot: { kind: 'main', id: '2' },
  });
  expect(game.gist(resolve(two, 99, 30).events, 'ada')).toBe('slight');
  expect(game.gist([{ type: 'moved', mover: 'host-1', from: 'belgica', to: 'neustria' }], 'ada')).toBe('arrived');
  expect(game.gist([{ type: 'move-failed', mover: 'host-1', to: 'neustria' }], 'ada')).toBe('not-arrived');
  for (const word of ['failure', 'repelled', 'slight', 'normal', 'very', 'critical', 'quiet', 'arrived', 'not-arrived'])
    expect(game.labels.name(word, 'es')).not.toBe(word);
});
