import type { Throws } from '../language.js';

/** What Catalan calls the reasons of throws. */
export const throws: Throws = {
  'order of play': 'ordre de joc',
  event: 'esdeveniment',
  'who is affected': 'a qui afecta',
  'relevance: {player}': 'Rellevància: $1',
  'initiative: {player}': 'ordre d’Autoritat: $1',
  'battle: independent': 'batalla: la guarnició',
  'civil war: rebels': 'guerra civil: els rebels',
  'civil war: {player}': 'guerra civil: $1',
  'crisis: {player}': 'situació crítica: $1',
  '{words}: {player}': '$1: $2',
};
