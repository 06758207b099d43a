import type { Words } from '../language/words.js';
import type { AnyEvent } from '../tables/catalogue.js';
import type { Moment } from '../tables/seen.js';

/** What of a language is spoken here. */
interface Speech {
  readonly words: Words;
  say(key: keyof Words, gaps?: Readonly<Record<string, string | number>>): string;
}

/** So many sentences say what is to be taken back. */
const mostTold = 3;

/** What would go if it were taken back from one of the viewer’s moments on, in the sentences that the viewer has read already; null where nothing is known of it. */
export const sayWhatGoes = (
  moments: readonly Moment[],
  from: number | null,
  told: (event: AnyEvent) => string,
  { words, say }: Speech,
): string | null => {
  if (from === null) return null;
  const gone = moments.filter(({ at }) => at >= from);
  if (gone.length === 0) return words.nothingSeenGoes;
  const events = gone.flatMap((moment) => moment.events);
  if (events.length === 0) return null; // an own decision that tells of itself nowhere
  const sentences = events.slice(0, mostTold).map(told);
  return say('toTakeBack', { moves: [...sentences, ...(events.length > mostTold ? ['…'] : [])].join(' · ') });
};
