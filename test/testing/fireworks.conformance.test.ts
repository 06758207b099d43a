import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { fireworks } from '../../examples/your-own-game/fireworks/fireworks.js';

const promises = conformance(fireworks, {
  configs: [{ players: ['ada', 'bo'] }, { players: ['ada', 'bo', 'cy', 'di', 'ed'] }],
  // With the last fuse nobody plays a card at random any more, so that there is a last card.
  choose: (state, player) => (state.fuses === 1 ? fireworks.legalActions(state, player).find(({ type }) => type !== 'play') : undefined),
  secrets: { 'the own hand': ({ hands }) => hands, 'the cards to come': ({ deck }) => deck },
  complete: ['play', 'discard', 'tell'],
  reach: {
    'a card fits': ({ events }) => events.some(({ type }) => type === 'placed'),
    'the deck runs out': ({ state }) => state.turnsLeft !== null,
  },
});
for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
