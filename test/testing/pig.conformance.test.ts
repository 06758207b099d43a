import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';

const promises = conformance(pig, {
  configs: [
    { players: ['ada', 'bo'], goal: 20 },
    { players: ['ada', 'bo', 'cy', 'di'], goal: 40 },
  ],
  complete: ['roll', 'hold'],
  events: ['rolled', 'held'],
  reach: { 'a pot is lost': ({ before, state, events }) => before.pot > 0 && state.pot === 0 && events[0]?.type === 'rolled' },
});
for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
