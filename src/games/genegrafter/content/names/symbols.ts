import type { colours, powers } from '../default-pack.js';

/** What a language calls the signs on the cards of the default pack: its colours, the places where gear is worn, and its super powers. */
export type Symbols = Readonly<Record<(typeof colours)[number] | 'head' | 'torso' | 'arms' | 'legs' | (typeof powers)[number], string>>;
