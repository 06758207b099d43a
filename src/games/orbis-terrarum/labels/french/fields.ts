import type { Texts } from '../language.js';

/** What French calls the fields that forms alone ask for. */
export const fields: Texts = {
  extent: 'combien',
  which: 'lesquelles',
  isOwn: 'propre',
  isFounding: 'fonde une organisation',
  law: 'statut',
  standing: 'clause en vigueur',
  clause: 'clause',
  isNew: 'nouveau',
  words: 'mots',
  isChanged: 'changée',
  named: 'nommée',
  until: 'durée',
  number: 'nombre',
  these: 'à qui',
  marked: 'marquée d’un mot',
  word: 'mot',
};
