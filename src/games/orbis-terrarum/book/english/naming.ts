import { namingOf } from '../naming.js';
import { words } from './words.js';

/** What this book calls things. */
export const naming = namingOf(words, (count, of) => `${count} ${of}`);
