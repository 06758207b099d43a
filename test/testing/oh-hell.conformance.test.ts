import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { ohHell } from '../../examples/your-own-game/oh-hell/oh-hell.js';

const promises = conformance(ohHell, {
  configs: [
    { players: ['ada', 'bo', 'cy'], rounds: 6 },
    { players: ['ada', 'bo', 'cy', 'di', 'eli'], rounds: 4 },
  ],
  secrets: { 'the hands of others': ({ hands }) => hands, 'what was not dealt': ({ stock }) => stock },
  complete: ['bid', 'play'],
  events: ['dealt', 'trump-turned', 'bid-made', 'card-played', 'trick-taken', 'scored'],
  reach: {
    'a suit is not followed': ({ before, state }) => JSON.stringify(before.lacks) !== JSON.stringify(state.lacks) && state.gone.length > 0,
    'a bid is made good': ({ events }) => events.some((event) => event.type === 'scored' && event.points > 0),
  },
});
for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
