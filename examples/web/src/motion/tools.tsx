import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useSpeech } from '../language/speech.js';
import { keptSound } from '../sound/sounds.js';
import type { Moment, Seated } from '../tables/seen.js';
import { paces } from './pace.js';
import type { Showing } from './showing.js';
import { keptPace } from './use-showing.js';

interface ToolsProps {
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

/** How fast what happens is shown. */
export const PaceChoice = (): ReactNode => {
  const { words } = useSpeech();
  const id = useId();
  const pace = useSyncExternalStore(keptPace.subscribe, keptPace.get);
  return (
    <fieldset>
      <legend>{words.pace}</legend>
      {paces.map((one) => (
        <label key={one}>
          <input type="radio" name={id} checked={pace === one} onChange={() => keptPace.set(one)} />
          {words[`pace-${one}`]}
        </label>
      ))}
    </fieldset>
  );
};

/** How fast what happens is shown, whether it is heard, and the last turn once more. */
export const MotionTools = ({ showing, seen }: ToolsProps): ReactNode => {
  const { words } = useSpeech();
  const sound = useSyncExternalStore(keptSound.subscribe, keptSound.get);
  const from = seen.looking === null ? lastTurn(seen) : null;
  return (
    <div className="motion-tools">
      <button type="button" className="again" disabled={from === null} onClick={() => from !== null && showing.again(from)}>
        <span aria-hidden="true">↻ </span>
        {words.seeAgain}
      </button>
      <PaceChoice />
      <button type="button" className="sound" aria-pressed={sound === 'on'} onClick={() => keptSound.set(sound === 'on' ? 'off' : 'on')}>
        <span aria-hidden="true">{sound === 'on' ? '♪' : '♪̸'} </span>
        {words.sound}
      </button>
    </div>
  );
};
