import type { Throws } from '../language.js';

/** What French calls the reasons of throws. */
export const throws: Throws = {
  happening: 'évènement',
  'whom {happening} befalls': 'qui est touché',
  'attribute award': 'l’attribut récompensé',
  'term of the leader of {organizations}': 'mandat du leader : $1',
  'region of the armed movement in {nations}': 'région du mouvement armé : $1',
  'where {nations} wanders': 'où elle va : $1',
  'passage of somebody into {regions}': 'passage : $1',
  'passage of {nations} into {regions}': 'passage : $1 → $2',
  '{words} of somebody against {words}': '$1 contre $2',
  '{words} of {nations} against {words}': '$1 ($2) contre $3',
  '{words} of somebody': '$1 (quelqu’un)',
  '{words} of {nations}': '$1 ($2)',
};
