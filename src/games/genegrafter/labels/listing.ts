import type { Outcome } from '../types/index.js';
import type { Name } from './language.js';

/** Names in a row, the last joined by a word. */
export const listed = (ids: readonly string[], name: Name, and: string): string =>
  ids.length < 2 ? ids.map(name).join('') : `${ids.slice(0, -1).map(name).join(', ')} ${and} ${name(ids.at(-1)!)}`;

/** The totals of a decided duel as they are spoken, the winner’s first. */
export const byHeight = (totals: readonly number[]): readonly number[] => [...totals].sort((one, other) => other - one);

/** In brackets, the card that something comes from; nothing where it is not known. */
export const ofCard = (card: string | undefined, name: Name): string => (card === undefined ? '' : ` (${name(card)})`);

/** What everybody has in the end, the best first. */
export const tally = (ranking: Outcome['ranking']): string => ranking.map(({ player, points }) => `${player} ${points}`).join(', ');
