import { type ReactNode, useState } from 'react';
import { aims } from '../../../shared/aims.js';
import { isRanked, standingOf } from '../../../shared/standing.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
import { useTelling } from '../table/telling.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';

/** What the game is about, and how everybody stands: one press away. */
export const AimButton = ({ sitting, seen }: { readonly sitting: Sitting; readonly seen: Seated }): ReactNode => {
  const { words, language } = useSpeech();
  const telling = useTelling();
  const [isOpen, setOpen] = useState(false);
  const rows = isOpen ? standingOf(sitting.id, seen.view) : [];
  const { outcome, looking } = seen;
  const hasPlaces = looking !== null || outcome === null || isRanked(outcome);
  const List = hasPlaces ? 'ol' : 'ul';
  return (
    <div className="aim">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.aimAndStanding}
      </button>
      {isOpen && (
        <div className="panel aim-told">
          <h3>{words.whatItIsAbout}</h3>
          <ul>
            {aims[sitting.id].map((clause) => (
              <li key={clause}>
                {telling.clause(clause)} <ClauseId clause={clause} />
              </li>
            ))}
          </ul>
          {rows.length > 0 && (
            <>
              <h3>{words.standingNow}</h3>
              <List>
                {rows.map(({ player, points, rank }) => (
                  <li key={player} value={hasPlaces ? rank : undefined}>
                    <span>{telling.player(player)}</span> <b>{points.toLocaleString(language, { maximumFractionDigits: 1 })}</b>
                  </li>
                ))}
              </List>
            </>
          )}
        </div>
      )}
    </div>
  );
};
