import type { Throws } from '../language.js';

/** What English calls the reasons of throws. */
export const throws: Throws = {
  happening: 'happening',
  'whom {happening} befalls': 'whom it befalls',
  'attribute award': 'the attribute that is rewarded',
  'term of the leader of {organizations}': 'term of the leader: $1',
  'region of the armed movement in {nations}': 'region of the armed movement: $1',
  'where {nations} wanders': 'where it wanders: $1',
  'passage of somebody into {regions}': 'passage into $1',
  'passage of {nations} into {regions}': 'passage of $1 into $2',
  '{words} of somebody against {words}': '$1 against $2',
  '{words} of {nations} against {words}': '$1 of $2 against $3',
  '{words} of somebody': '$1 of somebody',
  '{words} of {nations}': '$1 of $2',
};
