import type { Throws } from '../language.js';

/** What Spanish calls the reasons of throws. */
export const throws: Throws = {
  happening: 'evento',
  'whom {happening} befalls': 'a quién le toca',
  'attribute award': 'el atributo que se premia',
  'term of the leader of {organizations}': 'mandato del líder: $1',
  'region of the armed movement in {nations}': 'región del movimiento armado: $1',
  'where {nations} wanders': 'adónde va: $1',
  'passage of somebody into {regions}': 'paso: $1',
  'passage of {nations} into {regions}': 'paso: $1 → $2',
  '{words} of somebody against {words}': '$1 contra $2',
  '{words} of {nations} against {words}': '$1 ($2) contra $3',
  '{words} of somebody': '$1 (alguien)',
  '{words} of {nations}': '$1 ($2)',
};
