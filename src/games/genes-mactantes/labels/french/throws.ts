import type { Throws } from '../language.js';

/** What French calls the reasons of throws. */
export const throws: Throws = {
  'order of play': 'ordre de jeu',
  event: 'évènement',
  'who is affected': 'qui est touché',
  'relevance: {player}': 'importance : $1',
  'initiative: {player}': 'ordre d’Autorité : $1',
  'battle: independent': 'bataille : la garnison',
  'civil war: rebels': 'guerre civile : les rebelles',
  'civil war: {player}': 'guerre civile : $1',
  'crisis: {player}': 'situation critique : $1',
  '{words}: {player}': '$1 : $2',
};
