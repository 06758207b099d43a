import { expect, test } from 'vitest';
import { go, horde, march, withHosts } from '../helpers/movement.js';
import { start } from '../helpers/start.js';
import { act, at, game, type State } from '../helpers/table.js';
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
  for (const word of ['failure', 'repelled', 'slight', 'normal', 'very', 'critical', 'quiet', 'arrived', 'not-arrived'])
    expect(game.labels.name(word, 'es')).not.toBe(word);
});

test('the gist of a turn tells of a journey only to whoever orders it', () => {
  const gistFor = (state: State, player: string, ...dice: readonly number[]) => {
    const { events, state: after } = resolve(state, ...dice);
    expect(events.some(({ type }) => type === 'moved' || type === 'move-failed')).toBe(true);
    return game.gist(events, player, after);
  };
  const host = act(withHosts(start(), { region: 'armorica' }), march('neustria'));
  expect([gistFor(host, 'ada'), gistFor(host, 'bo'), gistFor(host, 'referee')]).toEqual(['arrived', 'quiet', 'quiet']);
  const roaming = act(horde(), go('neustria'));
  expect([gistFor(roaming, 'ada'), gistFor(roaming, 'bo')]).toEqual(['arrived', 'quiet']);
  const barred = act(withHosts(start(), { owner: 'gothia' }), march('neustria', 'host-1', 'bo'));
  expect([gistFor(barred, 'bo', 99), gistFor(barred, 'ada', 99)]).toEqual(['not-arrived', 'quiet']);
});

test('a host that is driven off has made no journey', () => {
  const raided = announce(
    withHosts(start(), { region: 'armorica' }),
    measure('gothia', 'offensive', 'strike', { target: { kind: 'host', id: 'host-1' } }),
  );
  const { events, state } = resolve(raided, 38, 99);
  expect(events.some(({ type }) => type === 'moved')).toBe(true);
  expect([game.gist(events, 'ada', state), game.gist(events, 'bo', state)]).toEqual(['quiet', 'slight']);
});
