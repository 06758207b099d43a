import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useSpeech } from '../language/speech.js';
import { keptSound } from '../sound/sounds.js';
import type { Seated } from '../tables/seen.js';
import { type Pace, paces } from './pace.js';
import type { Showing } from './showing.js';
import { keptPace } from './use-showing.js';

interface ToolsProps {
  readonly showing: Showing;
  readonly seen: Seated;
}

/** From where the last turn is seen again: from what its viewer did last, or else from what moved last. */
const lastTurn = (showing: Showing, { moments, viewer }: Seated): number | null => {
  const moving = moments.flatMap((moment, place) => (place > 0 && showing.moves(moment) ? [place] : []));
  if (moving.length === 0) return null;
  const turns = moving.filter((place) => moments[place]!.events.some(({ type }) => /^turn-(started|began|opened)$/.test(type)));
  // The turn that has just begun has hardly happened: the one before is meant.
  const begun = turns.filter((place) => place < moving.at(-1)!).at(-1);
  const from = begun === undefined ? moving[0]! : begun + 1;
  return viewer === null ? from : Math.max(from, moving.at(-mostAgain) ?? 0);
};

/** So many moments are shown again at most. */
const mostAgain = 40;

/** How fast what happens is shown, whether it is heard, and the last turn once more. */
export const MotionTools = ({ showing, seen }: ToolsProps): ReactNode => {
  const { words } = useSpeech();
  const id = useId();
  const pace = useSyncExternalStore(keptPace.subscribe, keptPace.get);
  const sound = useSyncExternalStore(keptSound.subscribe, keptSound.get);
  const from = seen.looking === null ? lastTurn(showing, seen) : null;
  return (
    <div className="motion-tools">
      <button type="button" className="again" disabled={from === null} onClick={() => from !== null && showing.again(from)}>
        <span aria-hidden="true">↻ </span>
        {words.seeAgain}
      </button>
      <label htmlFor={id}>{words.pace}</label>
      <select id={id} value={pace} onChange={(event) => keptPace.set(paces.find((one): one is Pace => one === event.target.value) ?? pace)}>
        {paces.map((one) => (
          <option key={one} value={one}>
            {words[`pace-${one}`]}
          </option>
        ))}
      </select>
      <button type="button" className="sound" aria-pressed={sound === 'on'} onClick={() => keptSound.set(sound === 'on' ? 'off' : 'on')}>
        <span aria-hidden="true">{sound === 'on' ? '♪' : '♪̸'} </span>
        {words.sound}
      </button>
    </div>
  );
};
