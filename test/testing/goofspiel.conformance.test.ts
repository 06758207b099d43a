import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { goofspiel } from '../../examples/your-own-game/goofspiel.js';

const promises = conformance(goofspiel, {
  configs: [
    { players: ['ada', 'bo'], prizes: 13 },
    { players: ['ada', 'bo', 'cy', 'di'], prizes: 5 },
  ],
  secrets: { 'the bids of others': ({ bids }) => bids, 'the prizes to come': ({ deck }) => deck },
  complete: ['bid'],
  events: ['prize-shown', 'card-bid', 'card-opened', 'prize-taken'],
  reach: { 'equals bid most': ({ events }) => events.some((event) => event.type === 'prize-taken' && event.player === null) },
});
for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
