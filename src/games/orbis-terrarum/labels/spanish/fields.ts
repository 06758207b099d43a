import type { Texts } from '../language.js';

/** What Spanish calls the fields that forms alone ask for. */
export const fields: Texts = {
  extent: 'cuánto',
  which: 'cuáles',
  isOwn: 'propia',
  isFounding: 'funda una Organización',
  law: 'Estatuto',
  standing: 'cláusula vigente',
  clause: 'cláusula',
  isNew: 'nuevo',
  words: 'palabras',
  isChanged: 'cambiada',
  named: 'con nombre',
  until: 'duración',
  number: 'número',
  these: 'a quiénes',
  marked: 'marcada por un término',
  word: 'término',
};
