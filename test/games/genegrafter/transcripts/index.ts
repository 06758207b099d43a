import { transcript } from 'ludoteca/testing';
import { spokenGame } from '../helpers/spoken.js';

/** Short games to read; `npm run transcripts` writes them anew. */
export const transcripts = {
  'a-quick-duel': () =>
    transcript(spokenGame, {
      config: { players: ['ada', 'bo'], startPlayer: 'ada', eventCount: 0, specialDie: 'off' },
      title: 'The opening turns of two players: characters enter, one duel is fought.',
      seed: 12,
      maxSteps: 24,
    }),
  'the-last-survivor': () =>
    transcript(spokenGame, {
      config: { players: ['ada', 'bo', 'cy'], startingLife: 1, eventCount: 7, openingHand: 2, drawPerTurn: 5 },
      title: 'Three players with one life each, all the events, and special dice at every moment.',
      seed: 27,
    }),
  'the-third-chain': () =>
    transcript(spokenGame, {
      config: {
        players: ['ada', 'bo', 'cy', 'di'],
        startPlayer: 'cy',
        eventCount: 2,
        openingHand: 7,
        drawPerTurn: 5,
        handLimit: 12,
        finalRound: 'currentTurnOnly',
        specialDie: 'off',
      },
      title: 'Four players and a small deck: three DNA cards, graft rounds, and the scoring after the turn of the third.',
      seed: 1,
    }),
  'un-combat-avec-equipement': () =>
    transcript(spokenGame, {
      config: { players: ['ada', 'bo'], startPlayer: 'bo', gear: true, eventCount: 1, specialDie: 'choose' },
      title: 'Deux joueurs, des équipements et un dé spécial à choisir.',
      seed: 11,
      maxSteps: 30,
      language: 'fr',
    }),
};
