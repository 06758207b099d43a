import { O, seeded } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { accepted, randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { sealedBids } from './helpers/sealed-bids.js';

const { state } = accepted(sealedBids.setup({ players: ['ada', 'bo', 'cy'], lots: 2 }, seeded(1)));

test('a form is filled question by question', () => {
  const { asked, action } = randomForm(sealedBids, state, 'ada', 'bid', seeded(3));
  expect(asked.map((question) => question.kind === 'ask' && question.field)).toEqual(['coins', 'against']);
  expect(action).toMatchObject({ type: 'bid', player: 'ada', coins: asked[0]?.answer, against: asked[1]?.answer });
});

test('a form that is not open is refused at once', () => {
  const { asked, action, refused } = randomForm(sealedBids, state, 'nobody', 'bid', seeded(3));
  expect([asked, action, refused?.[0].code]).toEqual([[], undefined, 'unknown-player']);
});

test('the random bot plays a whole game, the same for the same dice', () => {
  const play = (seed: number) => {
    const bot = randomBot(pig, seeded(seed));
    const dice = seeded(`${seed}/table`);
    let { state: now } = accepted(pig.setup({ players: ['ada', 'bo'], goal: 30 }, dice));
    while (O.isNone(pig.outcome(now))) now = accepted(pig.reduce(now, bot(now, now.active)!, dice)).state;
    expect(bot(now, 'ada')).toBeUndefined();
    return now;
  };
  expect(play(1)).toEqual(play(1));
  expect(Math.max(...Object.values(play(2).points))).toBeGreaterThanOrEqual(30);
});
