import type { ReactNode } from 'react';
import { useSpeech } from '../language/speech.js';
import type { Moment, Seated } from '../tables/seen.js';
import type { Showing } from './showing.js';

interface SeeAgainProps {
  readonly showing: Showing;
  readonly seen: Seated;
}

/** So many moments are shown again at most. */
const mostAgain = 40;

const beginsTurn = ({ events }: Moment): boolean => events.some(({ type }) => /^turn-(started|began|opened)$/.test(type));

/** From where the last turn is seen again: from where it began; if it has hardly begun, from where the one before did. */
const lastTurn = ({ moments }: Seated): number | null => {
  const last = moments.findLastIndex(({ events }) => events.length > 0);
  if (last < 1) return null;
  const begun = moments.findLastIndex((moment, place) => place < last && beginsTurn(moment));
  return Math.max(1, begun + 1, last - mostAgain);
};

/** The last turn once more. */
export const SeeAgain = ({ showing, seen }: SeeAgainProps): ReactNode => {
  const { words } = useSpeech();
  const from = seen.looking === null ? lastTurn(seen) : null;
  return (
    <button type="button" className="again" disabled={from === null} onClick={() => from !== null && showing.again(from)}>
      <span aria-hidden="true">↻ </span>
      {words.seeAgain}
    </button>
  );
};
