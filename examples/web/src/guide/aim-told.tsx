import type { ReactNode } from 'react';
import { aims } from '../../../shared/aims.js';
import { isRanked } from '../../../shared/ranked.js';
import type { Standing } from '../../../shared/standing.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
import { useTelling } from '../table/telling.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';

export interface AimProps {
  readonly sitting: Sitting;
  readonly seen: Seated;
}

/** What the game is about, and how everybody stands. */
export const AimTold = ({ sitting, seen, standing }: AimProps & { readonly standing: Standing }): ReactNode => {
  const { words, language } = useSpeech();
  const telling = useTelling();
  const { outcome, looking } = seen;
  const rows = standing(seen.view);
  const hasPlaces = looking !== null || outcome === null || isRanked(outcome);
  const List = hasPlaces ? 'ol' : 'ul';
  return (
    <>
      <h2>{words.whatItIsAbout}</h2>
      <ul>
        {aims[sitting.id].map((clause) => (
          <li key={clause}>
            {telling.clause(clause)} <ClauseId clause={clause} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <>
          <h2>{words.standingNow}</h2>
          <List>
            {rows.map(({ player, points, rank }) => (
              <li key={player} value={hasPlaces ? rank : undefined}>
                <span>{telling.player(player)}</span> <b>{points.toLocaleString(language, { maximumFractionDigits: 1 })}</b>
              </li>
            ))}
          </List>
        </>
      )}
    </>
  );
};
