import type { Name } from '../language.js';

/** Somebody after «a» or «con»: the treasury takes an article, players do not. */
export const somebody = (id: string, name: Name): string => (id === 'treasury' ? `la ${name(id)}` : id);
