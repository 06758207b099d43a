import { createMatch, type GameTypes, type Match } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { nextHuman } from '../../examples/terminal/evening.js';
import { dueAmong } from '../../examples/web/src/tables/turns.js';
import { bystanders } from '../host/helpers/bystanders.js';
import { sixes } from '../host/helpers/house.js';

test('at the keyboard whoever the game waits for is asked before those who may merely step in', () => {
  const match = accepted<Match<GameTypes>>(createMatch(bystanders, { players: ['ada', 'bo', 'cy'], goal: 100 }, { dice: sixes }));
  accepted(match.play('ada', { type: 'roll' }));
  const asked = (kinds: Readonly<Record<string, string>>, viewer: string | null, ...waiting: readonly string[]) =>
    nextHuman({ kinds: new Map(Object.entries(kinds)), match, viewer } as never, new Set(waiting));
  const people = { ada: 'human', bo: 'human', cy: 'human' };
  expect([match.actors(), match.awaited()]).toEqual([['ada', 'bo', 'cy'], ['ada']]);
  expect([asked(people, null), asked(people, 'ada'), asked(people, 'cy')]).toEqual(['ada', 'ada', 'ada']);
  expect([asked(people, 'cy', 'ada'), asked(people, null, 'ada'), asked(people, null, 'ada', 'bo')]).toEqual(['cy', 'bo', 'cy']);
  expect([asked({ ...people, ada: 'random' }, null), asked(people, null, 'ada', 'bo', 'cy')]).toEqual(['bo', undefined]);
});

test('at one device whoever the game waits for comes before those who may merely step in', () => {
  const acting = ['ada', 'bo', 'cy'];
  const due = (awaited: readonly string[], ...idle: readonly string[]) =>
    dueAmong(
      acting.map((seat) => [seat, { seen: { mayAct: true }, picture: { acting, awaited }, findsSomething: !idle.includes(seat) }]),
      null,
    );
  expect([due(['bo']), due(['cy', 'bo']), due(['ada', 'bo', 'cy'])]).toEqual(['bo', 'cy', 'ada']);
  // Whoever finds nothing to do is passed over as long as somebody else finds something.
  expect([due(['bo'], 'bo'), due(['bo'], 'ada', 'bo', 'cy')]).toEqual(['ada', 'bo']);
});
