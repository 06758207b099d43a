import { badState, refuse } from 'ludoteca';
import { expect, test } from 'vitest';
import { type Faults, faultsByFirst, faultsWithin } from '../../../src/core/refusals/saved-states.js';

function* checkHands({ cards }: { readonly cards: readonly number[] }): Faults {
  for (const [place, card] of cards.entries()) if (card < 1) yield badState(`There is no card ${card}.`, `cards.${place}`);
}

function* checkSum({ cards }: { readonly cards: readonly number[] }): Faults {
  if (cards.reduce((sum, card) => sum + card, 0) !== 6) yield badState('The cards do not come to 6.');
}

const checks = [checkHands, checkSum];

test('all that the first check finds is told, and nothing that later ones find, which rely on it', () => {
  expect([...faultsByFirst({ cards: [0, 6, -1] }, checks)].map(({ path }) => path)).toEqual(['cards.0', 'cards.2']);
});

test('what the first check finds sound is looked at by the next', () => {
  expect([...faultsByFirst({ cards: [1, 2] }, checks)].map(({ message }) => message)).toEqual(['The cards do not come to 6.']);
  expect([...faultsByFirst({ cards: [1, 2, 3] }, checks)]).toEqual([]);
});

test('what is wrong with a part of a saved state is a fault of the state, in its place', () => {
  const found = [refuse('too-few', 'X-01', 'Two play at least.', 'players'), refuse('odd', 'X-02', 'That does not go together.')];
  expect([...faultsWithin('config', found)]).toEqual([
    badState('Two play at least.', 'config.players'),
    badState('That does not go together.', 'config'),
  ]);
});
