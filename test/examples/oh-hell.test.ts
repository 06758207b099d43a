import { clone, seeded } from 'ludoteca';
import { accepted, playWith, refusalOf, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pack, suitOf } from '../../examples/your-own-game/oh-hell/cards.js';
import { ohHell } from '../../examples/your-own-game/oh-hell/oh-hell.js';

const begun = accepted(ohHell.setup({ players: ['ada', 'bo', 'cy'], rounds: 2 }, seeded(1))).state;
const bid = (player: string, tricks: number) => ({ type: 'bid', player, tricks }) as const;
const play = (player: string, card: string) => ({ type: 'play', player, card }) as const;
/** The second round, in which ada leads, once all have bid. */
const second = {
  ...clone(begun),
  ...{ round: 2, phase: 'playing', leader: 'ada', trump: 'spades-7' },
  ...{
    bids: { ada: 1, bo: 0, cy: 2 },
    hands: { ada: ['hearts-7', 'clubs-8'], bo: ['hearts-14', 'clubs-7'], cy: ['spades-8', 'clubs-14'] },
  },
} as const;
const dealt = [second.trump, ...Object.values(second.hands).flat()];
const state = accepted(ohHell.decodeState({ ...second, stock: pack.filter((card) => !dealt.includes(card)) }));

test('rounds begin by themselves, the first as soon as there is a table', () => {
  expect([begun.phase, begun.round, Object.values(begun.hands).map(({ length }) => length)]).toEqual(['bidding', 1, [1, 1, 1]]);
  expect(ohHell.actors(begun)).toEqual(['ada']);
});

test('whoever bids last may not make the bids come out', () => {
  const last = playWith(ohHell, playWith(ohHell, begun, bid('ada', 0)).state, bid('bo', 0)).state;
  expect(refusalOf(ohHell, last, bid('cy', 1))).toEqual(['bids-come-out', 'HELL-BID-01']);
  expect(refusalOf(ohHell, last, bid('cy', 2))).toEqual(['too-many-tricks', 'HELL-BID-01']);
  expect(ohHell.legalActions(last, 'cy')).toEqual([bid('cy', 0)]);
});

test('suit is followed, a trump takes the trick, and a round is scored once it is played', () => {
  const led = playWith(ohHell, state, play('ada', 'hearts-7')).state;
  expect(refusalOf(ohHell, led, play('bo', 'clubs-7'))).toEqual(['not-following', 'HELL-FOLLOW-01']);
  expect(refusalOf(ohHell, led, play('bo', 'clubs-8'))).toEqual(['not-in-hand', 'HELL-FOLLOW-01']);
  const taken = playWith(ohHell, playWith(ohHell, led, play('bo', 'hearts-14')).state, play('cy', 'spades-8'));
  expect([taken.state.leader, taken.state.lacks, taken.events.at(-1)]).toEqual([
    'cy',
    { ada: [], bo: [], cy: ['hearts'] },
    { type: 'trick-taken', player: 'cy' },
  ]);
  const end = [play('cy', 'clubs-14'), play('ada', 'clubs-8'), play('bo', 'clubs-7')].reduce(
    (before, action) => playWith(ohHell, before, action).state,
    taken.state,
  );
  expect([end.phase, end.points, ohHell.outcome(end)]).toMatchObject([
    'over',
    { ada: 0, bo: 10, cy: 12 },
    { value: { winners: ['cy'], clause: 'HELL-END-01' } },
  ]);
});

test('what is dealt anew gives nobody a suit that he could not follow', () => {
  const led = playWith(ohHell, state, play('ada', 'hearts-7')).state;
  const { state: seen } = playWith(ohHell, playWith(ohHell, led, play('bo', 'hearts-14')).state, play('cy', 'spades-8'));
  const hands = Array.from({ length: 60 }, (_, seed) => ohHell.redeal(seen, 'ada', seeded(seed)).hands);
  expect(hands.flatMap(({ cy }) => cy!.map(suitOf))).not.toContain('hearts');
  expect(hands.flatMap(({ bo }) => bo!.map(suitOf))).toContain('hearts');
  expect(new Set(hands.map(({ ada }) => JSON.stringify(ada)))).toEqual(new Set(['["clubs-8"]']));
});

test('a saved state in which somebody holds a suit that he could not follow is refused', () => {
  const [fault] = refused(ohHell.decodeState({ ...clone(state), lacks: { ada: ['hearts'], bo: [], cy: [] } }));
  expect(fault).toMatchObject({ code: 'bad-state', path: 'lacks.ada' });
});
