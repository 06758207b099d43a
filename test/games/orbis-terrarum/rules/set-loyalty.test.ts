import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, clause, game, refused, type State } from '../helpers/table.js';
import { gothic } from '../helpers/vassals.js';

clause('OT-VAS-11', 'a vassal says whether it would stay with a patron that falls; by itself it would not', () => {
  const say = (keep: boolean, state: State) => act(state, { type: 'set-loyalty', player: 'bo', vassal: 'gothia', keep });
  const loyal = say(true, gothic());
  expect([gothic(), loyal, say(false, loyal)].map(({ nations }) => nations['gothia']!.keepsVassalage)).toEqual([false, true, false]);
  expect(refused(start(), { type: 'set-loyalty', player: 'bo', vassal: 'gothia', keep: true })).toEqual(['not-a-vassal', 'OT-VAS-11']);
});

clause(['OT-VAS-11', 'OT-ACT-05'], 'what is listed for a vassal is to say otherwise than before', () => {
  const listed = (state: State) => game.legalActions(state, 'bo', { types: ['set-loyalty'] });
  const say = (keep: boolean) => [{ type: 'set-loyalty', player: 'bo', vassal: 'gothia', keep }];
  expect([listed(gothic()), listed(gothic({ keepsVassalage: true })), listed(start())]).toEqual([say(true), say(false), []]);
});
