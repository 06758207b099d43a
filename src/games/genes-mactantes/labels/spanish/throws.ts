import type { Throws } from '../language.js';

/** What Spanish calls the reasons of throws. */
export const throws: Throws = {
  'order of play': 'orden de juego',
  event: 'evento',
  'who is affected': 'a quién afecta',
  'relevance: {player}': 'Relevancia: $1',
  'initiative: {player}': 'orden de Autoridad: $1',
  'battle: independent': 'batalla: la guarnición',
  'civil war: rebels': 'guerra civil: los rebeldes',
  'civil war: {player}': 'guerra civil: $1',
  'crisis: {player}': 'situación crítica: $1',
  '{words}: {player}': '$1: $2',
};
