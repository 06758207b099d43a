import { defineGame, listOf, O, one, seeded } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { accepted, randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { type SealedBids, sealedBids } from './helpers/sealed-bids.js';
import { telling } from './helpers/telling.js';

const { state } = accepted(sealedBids.setup({ players: ['ada', 'bo', 'cy'], lots: 2 }, seeded(1)));

test('a form is filled question by question', () => {
  const { asked, action } = randomForm(sealedBids, state, 'ada', 'bid', seeded(3));
  expect(asked.map((question) => question.kind === 'ask' && question.field)).toEqual(['coins', 'against']);
  expect(action).toMatchObject({ type: 'bid', player: 'ada', coins: asked[0]?.answer, against: asked[1]?.answer });
});

/** Rivals are named one by one, as long as somebody likes. */
const { definition } = sealedBids;
const { bid } = definition.rules;
const oneByOne = defineGame<SealedBids>({
  ...definition,
  rules: {
    ...definition.rules,
    bid: {
      ...bid,
      choices: {
        ...bid.choices,
        against: ({ config }, player) =>
          listOf<string>(
            (before) => one(config.players.slice(config.players.indexOf(before.at(-1) ?? '') + 1).filter((rival) => rival !== player)),
            0,
            2,
          ),
      },
    },
  },
});

test('a list in a form ends with enough, sooner or later, and whoever throws the dice for it is told so', () => {
  const told = new Set<string>();
  const answers = Array.from({ length: 12 }, (_, seed) => {
    const { asked, action } = randomForm(
      oneByOne,
      state,
      'ada',
      'bid',
      telling(seed, (why) => told.add(why)),
    );
    expect(action).toMatchObject({ against: asked.slice(1).flatMap(({ answer }) => (answer === 'enough' ? [] : [answer])) });
    return asked
      .slice(1)
      .map(({ answer }) => answer)
      .join(' ');
  });
  expect([...new Set(answers)].sort()).toEqual(['bo cy', 'bo enough', 'cy', 'enough']);
  expect([...told].sort()).toEqual(['choice', 'enough']);
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
