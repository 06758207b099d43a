import { texts } from '../../labels/spanish/texts.js';
import { words } from '../../labels/spanish/words.js';
import { namingOf } from '../naming.js';

/** What this book calls things. */
export const naming = namingOf(words, texts);
