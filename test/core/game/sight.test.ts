import { defineGame, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { type Pig, pig } from '../../../examples/your-own-game/pig.js';
import { sightOf } from '../../../src/core/game/sight.js';

test('who looks sees a state as it is shown to them, and of who acts and who is waited for what they may know', () => {
  const secretive = defineGame<Pig>({
    ...pig.definition,
    view: (state, viewer) => (viewer === state.active ? state : { ...state, pot: 0 }),
    actorsSeenBy: ({ active, config }, viewer) => (viewer === active ? [active] : config.players),
    awaitedSeenBy: ({ active }, viewer) => (viewer === active ? [active] : []),
  });
  const begun = accepted(secretive.setup({ players: ['ada', 'bo'], goal: 50 }, seeded(1))).state;
  const rolled = { ...begun, pot: 4 };
  expect(sightOf(secretive, rolled, 'ada')).toEqual({ view: rolled, actors: ['ada'], awaited: ['ada'] });
  for (const viewer of ['bo', null]) {
    expect(sightOf(secretive, rolled, viewer)).toEqual({ view: begun, actors: ['ada', 'bo'], awaited: [] });
    // What is hidden from them makes no difference.
    expect(sightOf(secretive, begun, viewer)).toEqual(sightOf(secretive, rolled, viewer));
  }
});
