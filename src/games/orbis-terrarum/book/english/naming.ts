import { texts } from '../../labels/english/texts.js';
import { words } from '../../labels/english/words.js';
import { namingOf } from '../naming.js';

/** What this book calls things. */
export const naming = namingOf(words, texts);
