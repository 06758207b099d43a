import type { Texts } from '../language.js';

/** What English calls the fields that forms alone ask for. */
export const fields: Texts = {
  extent: 'how much',
  which: 'which',
  isOwn: 'of its own',
  isFounding: 'founds an organization',
  law: 'statute',
  standing: 'standing clause',
  clause: 'clause',
  isNew: 'new',
  words: 'words',
  isChanged: 'changed',
  named: 'named',
  until: 'how long',
  number: 'number',
  these: 'whom exactly',
  marked: 'marked by a word',
  word: 'word',
};
