import type { Deed } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { mayGoBackTo, mayRedo, undoneTo } from '../../examples/web/src/local/deciding-again.js';
import { recordOf, type Written, writtenAfter } from '../../examples/web/src/local/written.js';

const opened = {
  kind: 'opened',
  game: 'pig',
  config: {},
  rules: { undo: 'free', watch: 'open', delay: 0, clock: null, atZero: 'pause' },
  seats: [],
  tokens: [],
  rolls: [],
  seal: 'setup',
  events: [],
  acting: [],
} as const satisfies Deed;
const acted = (player: string, seal: string): Deed => ({ kind: 'acted', action: { player }, rolls: [], seal, events: [], acting: [] });

/** A table at which these players have acted, and then this was done. */
const played = (players: string, ...deeds: readonly Deed[]): Written =>
  [opened, ...[...players].map((player, i) => acted(player, `${i}`)), ...deeds].reduce<Written | null>(writtenAfter, null)!;
const seals = ({ acted: steps, ahead }: Written): readonly string[] => [steps, ahead].map((some) => some.map(({ seal }) => seal).join(''));

const people = ['a', 'b'];
const at = (viewer: string | null, isReferee = false) => ({ people, viewer, isReferee });

test('one takes back one’s own last decision and what bots answered, and no other person’s', () => {
  expect(undoneTo(played('axx'), at('a'))).toBe(0);
  expect(undoneTo(played('abx'), at('a'))).toBeNull();
  expect(undoneTo(played('abx'), at('b'))).toBe(1);
  expect(undoneTo(played('xx'), at('a'))).toBeNull();
  expect(undoneTo(played('xy'), { people: [], viewer: null, isReferee: false })).toBe(1);
});

test('a referee takes back anybody’s, and goes back to anywhere', () => {
  const table = played('abx');
  expect(undoneTo(table, at('r', true))).toBe(1);
  expect([mayGoBackTo(table, 0, at('r', true)), mayGoBackTo(table, 0, at('b')), mayGoBackTo(table, 1, at('b'))]).toEqual([
    true,
    false,
    true,
  ]);
});

test('what was taken back may be done again by whoever took it back, until somebody decides', () => {
  const back: Deed = { kind: 'took-back', by: 'a', to: 1 };
  const table = played('axx', back);
  expect(seals(table)).toEqual(['0', '12']);
  expect([mayRedo(table, at('a')), mayRedo(table, at('b')), mayRedo(table, { people: [], viewer: null, isReferee: false })]).toEqual([
    true,
    false,
    true,
  ]);
  expect(seals(played('axx', back, { kind: 'redid', by: 'a', to: 2, redone: 1 }))).toEqual(['01', '2']);
  expect(mayRedo(played('axx', back, acted('b', '3')), at('a'))).toBe(false);
  expect(recordOf(table).steps.map(({ seal }) => seal)).toEqual(['0', '1', '2']);
});

test('what was asked for is done once all have agreed, and not if one has not', () => {
  const asked: Deed = { kind: 'asked', by: 'a', what: { kind: 'take-back', to: 0 }, of: ['b', 'c'] };
  const answered = (by: string, yes: boolean): Deed => ({ kind: 'answered', by, yes });
  expect(seals(played('ax', asked, answered('b', true)))).toEqual(['01', '']);
  expect(seals(played('ax', asked, answered('b', true), answered('c', true)))).toEqual(['', '01']);
  expect(seals(played('ax', asked, answered('b', false), answered('c', true)))).toEqual(['01', '']);
});

test('what others did meanwhile, unseen, stays when something is taken back, and nothing follows it', () => {
  const again = [{ action: { player: 'b' }, rolls: [], seal: 'B', events: [], acting: [] }];
  expect(seals(played('ab', { kind: 'took-back', by: 'a', to: 0, again, back: [1] }))).toEqual(['B', '']);
});
