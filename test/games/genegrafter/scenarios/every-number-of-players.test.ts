import { genegrafter as game } from 'ludoteca/genegrafter';
import { describe, expect, test } from 'vitest';
import { begun, combinations, playedOut, seated, sizesOf } from '../../helpers/whole-games.js';

const decks = combinations({ gear: [false, true], eventCount: [0, 1, 2, 3, 4, 5, 6], openingHand: [1, 5, 7] } as const);
const rules = combinations({
  specialDie: ['roll', 'choose', 'off'],
  battlesPerOpponent: ['declared', 'unlimited', 'one'],
  graftAllowance: ['perPlayer', 'shared'],
  finalRound: ['fullRound', 'oneTurn', 'currentTurnOnly'],
} as const);

describe.each(sizesOf(game))('%i players', (count) => {
  const players = seated(count);

  test('[GG-CONF-01] [GG-CONF-02] [GG-CONF-04] [GG-CONF-06] begin with every deck, and every hand is dealt', () => {
    for (const deck of decks) {
      const state = begun(game, { players, ...deck }, 'begin');
      const hands = state.players.map(({ hand }) => hand.length).sort((a, b) => a - b);
      expect(hands.slice(0, -1)).toEqual(Array(count - 1).fill(deck.openingHand));
    }
  });

  for (const specialDie of ['roll', 'choose', 'off'] as const)
    test(`[GG-CONF-01] play to the end by every rule, special die: ${specialDie}`, () => {
      const played = rules.filter((rule) => rule.specialDie === specialDie);
      for (const [i, rule] of played.entries())
        expect(playedOut(game, { players, ...rule, ...decks[(i * 5) % decks.length]! }, `${count} ${i}`).outcome).not.toBeNull();
    });
});
