import type { Throws } from '../language.js';

/** What English calls the reasons of throws. */
export const throws: Throws = {
  'order of play': 'order of play',
  event: 'the event die',
  'who is affected': 'who is affected',
  'relevance: {player}': 'Relevance: $1',
  'initiative: {player}': 'order of Authority: $1',
  'battle: independent': 'battle: the garrison',
  'civil war: rebels': 'civil war: the rebels',
  'civil war: {player}': 'civil war: $1',
  'crisis: {player}': 'critical situation: $1',
  '{words}: {player}': '$1: $2',
};
