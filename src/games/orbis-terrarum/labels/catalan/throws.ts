import type { Throws } from '../language.js';

/** What Catalan calls the reasons of throws. */
export const throws: Throws = {
  happening: 'esdeveniment',
  'whom {happening} befalls': 'a qui toca',
  'attribute award': 'l’atribut que es premia',
  'term of the leader of {organizations}': 'mandat del líder: $1',
  'region of the armed movement in {nations}': 'regió del moviment armat: $1',
  'where {nations} wanders': 'cap on va: $1',
  'passage of somebody into {regions}': 'pas: $1',
  'passage of {nations} into {regions}': 'pas: $1 → $2',
  '{words} of somebody against {words}': '$1 contra $2',
  '{words} of {nations} against {words}': '$1 ($2) contra $3',
  '{words} of somebody': '$1 (algú)',
  '{words} of {nations}': '$1 ($2)',
};
