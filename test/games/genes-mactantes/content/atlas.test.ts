import { clone, seeded } from 'ludoteca';
import { atlasOf, type State } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { drawn } from '../helpers/scenes/founding.js';
import { game } from '../helpers/table.js';

const seen = ({ order, countryIds }: ReturnType<typeof atlasOf>): unknown => ({
  countryIds,
  countries: order.map(({ country }) => country),
});

test('what is known of a map that is drawn in place is what follows from it as it stands after every step', () => {
  const state = clone(drawn(0)) as State;
  const dice = seeded(1);
  for (let step = 0; step < 4; step++) {
    const [player] = game.actors(state) as [string];
    // Somebody looks at the board before anything more is drawn.
    expect(game.labels.draw?.(game.view(state, player))).toEqual(expect.any(String));
    if (state.map !== null) expect(seen(atlasOf(state.map!))).toEqual(seen(atlasOf(clone(state.map!))));
    accepted(game.reduceInPlace(state, game.legalActions(state, player)[0]!, dice));
    expect(seen(atlasOf(state.map!))).toEqual(seen(atlasOf(clone(state.map!))));
  }
  expect(state.step).toBe('setup-draft');
  const [player] = game.actors(state) as [string];
  expect(game.open(state, player)).toContain('pick-country');
});
