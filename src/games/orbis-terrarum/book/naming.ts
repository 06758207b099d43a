import { orbis500 } from '../content/orbis-500.js';

/** What the tables of a rulebook call things: by their ids, or as the content writes them. */
export interface Naming {
  readonly name: (id: string) => string;
  readonly text: (written: string) => string;
  /** So much of a purse or an index. */
  readonly amount: (count: string, of: string) => string;
}

const { nations, regions, milestones, technologies } = orbis500;
const written = new Map([...nations, ...regions, ...milestones, ...technologies].map(({ id, name }) => [id, name] as const));

/** Names things in a language by its words, and so many of something. */
export const namingOf = (words: Readonly<Record<string, string>>, amount: Naming['amount']): Naming => {
  const text = (said: string): string => words[said] ?? said;
  return { amount, text, name: (id) => text(words[id] ?? written.get(id) ?? id) };
};

/** A modifier as it is written: the sign always stands before it. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
