import { useSpeech } from '../language/speech.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import { headlineId } from './adrift.js';
import { headlineOf } from './headline.js';
import { useTelling } from './telling.js';

/** Whose turn it is, and who sits at the device. */
export const Turn = ({ sitting, seen }: { readonly sitting: Sitting; readonly seen: Seated }) => {
  const speech = useSpeech();
  const { words, say } = speech;
  const telling = useTelling();
  const { player } = telling;
  const { viewer, acting, outcome, thinking, paused, others, afar } = seen;
  const { text: headline, isMine: mine } = headlineOf(seen, telling, speech);
  const alsoMine = !mine && viewer !== null && acting.includes(viewer) && (afar === null || (afar.request === null && !afar.closed));
  // On this device bots can be told to wait; elsewhere whoever runs the table lets everybody wait.
  const mayPause = outcome === null && (afar === null ? seen.hasBots : afar.runs && !afar.closed);
  return (
    <section className={mine ? 'turn mine' : 'turn'} aria-label={headline}>
      <div>
        <p id={headlineId} className="headline" role="status" tabIndex={-1}>
          {headline}
        </p>
        <p className="quiet">
          {viewer === null ? words.watching : say(afar === null ? 'sittingHere' : 'youAre', { player: player(viewer) })}
          {alsoMine && ` · ${words.mayAct}`}
        </p>
      </div>
      <div className="buttons">
        {thinking !== null && (
          <span className="thinking" role="status">
            <span className="dots" aria-hidden="true" />
            {say('thinking', { player: player(thinking) })}
          </span>
        )}
        {paused && <span className="quiet">{afar === null ? words.waiting : words.tablePaused}</span>}
        {mayPause && (
          <button type="button" aria-pressed={paused} onClick={() => sitting.pause(!paused)}>
            {afar === null ? (paused ? words.resume : words.pause) : paused ? words.resumeTable : words.pauseTable}
          </button>
        )}
        {others.map((other) => (
          <button key={other} type="button" onClick={() => sitting.passTo(other)}>
            {say('passTo', { player: player(other) })}
          </button>
        ))}
      </div>
    </section>
  );
};
