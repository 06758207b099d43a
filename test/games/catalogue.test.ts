import { createMatch, seeded } from 'ludoteca';
import { catalogue, gameById, games } from 'ludoteca/games';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';

test('the catalogue has every game once, and finds it by its id', () => {
  expect(catalogue.map(({ id }) => id)).toEqual(Object.keys(games));
  for (const game of catalogue) expect(gameById(game.id)).toBe(game);
  for (const id of ['', 'chess', 'constructor', '__proto__']) expect(gameById(id)).toBeUndefined();
});

test('a game of the catalogue is played without knowing which it is', () => {
  for (const game of catalogue) {
    const match = accepted(createMatch(game, { players: ['ada', 'bo'] }, { dice: seeded(1) }));
    expect(match.seats).toEqual(expect.arrayContaining(['ada', 'bo']));
    const [first] = match.actors();
    accepted(match.play(first!, game.randomAction(match.state, first!, seeded(2))));
    expect(match.length).toBe(1);
  }
});

test('whoever takes no part has nothing, and asking on their behalf never throws', () => {
  for (const game of catalogue) {
    const { state } = accepted(createMatch(game, { players: ['ada', 'bo'] }, { dice: seeded(1) }));
    for (const stranger of ['zed', 'constructor', '__proto__', '']) {
      expect([game.evaluate(state, stranger), game.points(state, stranger)]).toEqual([0, 0]);
      expect([game.open(state, stranger), game.legalActions(state, stranger)]).toEqual([[], []]);
    }
  }
});
