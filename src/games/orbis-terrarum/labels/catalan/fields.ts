import type { Texts } from '../language.js';

/** What Catalan calls the fields that forms alone ask for. */
export const fields: Texts = {
  extent: 'quant',
  which: 'quines',
  isOwn: 'pròpia',
  isFounding: 'funda una organització',
  law: 'estatut',
  standing: 'clàusula vigent',
  clause: 'clàusula',
  isNew: 'nou',
  words: 'paraules',
  isChanged: 'canviada',
  named: 'amb nom',
  until: 'durada',
  number: 'nombre',
  these: 'a qui',
  marked: 'marcada amb una paraula',
  word: 'paraula',
};
