import { useSpeech } from '../language/speech.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import { MomentSlider } from './moment-slider.js';

/** The slider through what the viewer saw. Looking back changes nothing. */
export const Timeline = ({ sitting, seen: { moments, looking, mayPlayOn } }: { readonly sitting: Sitting; readonly seen: Seated }) => {
  const { words, say } = useSpeech();
  const last = moments.length - 1;
  const place = looking ?? last;
  const text = place === last && looking === null ? words.now : say('moment', { number: place, total: last });
  return (
    <section className="timeline" aria-label={words.timeline}>
      <MomentSlider at={place} last={last} text={text} goTo={(moment) => sitting.look(moment >= last ? null : moment)} />
      {looking !== null && (
        <div className="past" role="status">
          <p>
            {words.past} {!mayPlayOn && words.othersDecided}
          </p>
          <div className="buttons">
            <button type="button" className="primary" onClick={() => sitting.look(null)}>
              {words.present}
            </button>
            <button type="button" disabled={!mayPlayOn} onClick={() => sitting.playOn()}>
              {words.playOn}
            </button>
          </div>
        </div>
      )}
    </section>
  );
};
