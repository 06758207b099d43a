import { all } from '../grammar.js';
import type { Name } from '../language.js';

/** «De» before a word, as it is spoken. */
export const of = (word: string): string => (/^h?[aeiouàèéíòóú]/i.test(word) ? `d’${word}` : `de ${word}`);

/** Several in one breath. */
export const several = (parts: readonly string[], none = 'res'): string => all(parts, 'i', none);

/** Somebody after «a» or «amb»: the treasury takes an article, players do not. */
export const somebody = (id: string, name: Name): string => (id === 'treasury' ? `la ${name(id)}` : id);
