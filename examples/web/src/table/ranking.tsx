import type { Outcome } from 'ludoteca';
import { useEffect, useRef } from 'react';
import { isRanked } from '../../../shared/ranked.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
import { isAdrift } from './adrift.js';
import { pointsTold } from './headline.js';
import { useTelling } from './telling.js';

interface RankingProps {
  readonly outcome: Outcome;
  /** Looks at the whole game again, where that is not done already. */
  study?(): void;
  /** Where the same people may play again at this device. */
  readonly again?: (() => void) | null;
}

/** How the game ended. */
export const Ranking = ({ outcome, study, again = null }: RankingProps) => {
  const { ranking, winners, clause } = outcome;
  const hasPlaces = isRanked(outcome);
  const List = hasPlaces ? 'ol' : 'ul';
  const speech = useSpeech();
  const { words, say } = speech;
  const telling = useTelling();
  const head = useRef<HTMLHeadingElement>(null);
  const isAtTable = study !== undefined;
  // The order that ended the game is gone with its button: whoever plays by keyboard goes on from here.
  useEffect(() => {
    if (isAtTable && isAdrift()) head.current?.focus({ preventScroll: true });
  }, [isAtTable]);
  return (
    <section className="panel ranking" aria-labelledby="ranking">
      <h2 id="ranking" ref={head} tabIndex={-1}>
        {hasPlaces ? words.ranking : words.allEndAlike}
      </h2>
      <p>
        {winners.length === 0
          ? words.nobodyWins
          : say(winners.length === 1 ? 'winner' : 'winners', { players: winners.map(telling.player).join(', ') })}
      </p>
      <List>
        {ranking.map(({ player, rank, points }) => (
          <li key={player} value={hasPlaces ? rank : undefined} className={winners.includes(player) ? 'won' : undefined}>
            <span>{telling.player(player)}</span> <span className="quiet">{pointsTold(points, speech)}</span>
          </li>
        ))}
      </List>
      <p className="clause">
        <ClauseId clause={clause} /> {telling.clause(clause)}
      </p>
      <div className="buttons">
        {again !== null && (
          <button type="button" className="primary" onClick={again}>
            {words.playAgain}
          </button>
        )}
        {study !== undefined && (
          <button type="button" onClick={study}>
            {words.studyThis}
          </button>
        )}
      </div>
    </section>
  );
};
