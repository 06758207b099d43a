import { checkTranscript, transcript } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { sealedBids } from './helpers/sealed-bids.js';

const ada = (type: 'roll' | 'hold') => ({ type, player: 'ada' }) as const;
const short = transcript(pig, {
  title: 'Ada rolls a six and holds.',
  config: { players: ['ada', 'bo'], goal: 6 },
  script: [[ada('roll'), 6], [ada('hold')]],
});
const secret = transcript(sealedBids, {
  title: 'Two bid for three lots.\nThe dice are random.',
  config: { players: ['ada', 'bo'], lots: 3 },
  seed: 4,
});

test('a scripted transcript reads like a game', () => {
  expect(short.replaceAll(/state [0-9a-f]{8}/g, 'state *')).toBe(`# Ada rolls a six and holds.
game pig (Pig)
language en
config {"players":["ada","bo"],"goal":6}

setup
@ to act: ada · state *

step 1
> ada: roll
= {"type":"roll","player":"ada"}
  d6 = 6 (pig)
  ada rolls 6
@ to act: ada · state *

step 2
> ada: hold
= {"type":"hold","player":"ada"}
  ada holds and has 6
@ nobody is to act · state *

over [PIG-END-01]: ada won
  1. ada, 6
  2. bo, 0
`);
});

test('what others see stands beside what happened', () => {
  const written = /^ {2}ada bids \d in secret.*\n {4}\[bo, a spectator: nothing\]$/m;
  expect(secret).toMatch(written);
  expect(secret).toMatch(/^ {2}shuffle = [\d ]+ \(lots and favours\)$/m);
  expect(secret).toMatch(/^# Two bid for three lots\.\n# The dice are random\.$/m);
});

test('the same seed writes the same text, another seed another', () => {
  const config = { players: ['ada', 'bo'], lots: 3 };
  expect(transcript(sealedBids, { title: 'Two bid for three lots.\nThe dice are random.', config, seed: 4 })).toBe(secret);
  expect(transcript(sealedBids, { title: 'Two bid for three lots.\nThe dice are random.', config, seed: 5 })).not.toBe(secret);
});

test('a transcript plays again from its own text', () => {
  checkTranscript(pig, short);
  checkTranscript(sealedBids, secret);
});

test.each([
  ['another throw', 'd6 = 6 (pig)', 'd6 = 5 (pig)', /Line 13 reads/],
  ['another sentence', 'ada rolls 6', 'ada rolls six', /Line 13 reads\n {2} {2}ada rolls six\nbut the game now gives\n {2} {2}ada rolls 6/],
  ['a missing throw', '  d6 = 6 (pig)\n', '', /step 1 is refused: dice-fault/],
  ['a throw too many', '  d6 = 6 (pig)\n', '  d6 = 6 (pig)\n  d6 = 6 (pig)\n', /step 1 leaves 1 throws unused/],
  ['an order out of turn', '"type":"hold","player":"ada"', '"type":"hold","player":"bo"', /step 2 is refused: not-your-turn/],
  ['an unknown order', '"type":"hold"', '"type":"fold"', /type should be one of/],
  ['another winner', 'ada won', 'bo won', /Line 22 reads/],
  ['no configuration', 'config ', 'konfig ', /no line that begins with config/],
])('a transcript with %s is not accepted', (_, from, to, message) => {
  expect(short).toContain(from);
  expect(() => checkTranscript(pig, short.replace(from, to))).toThrow(message);
});
