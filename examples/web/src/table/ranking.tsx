import type { Outcome } from 'ludoteca';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
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
export const Ranking = ({ outcome: { ranking, winners, clause }, study, again = null }: RankingProps) => {
  const speech = useSpeech();
  const { words, say } = speech;
  const telling = useTelling();
  return (
    <section className="panel ranking" aria-labelledby="ranking">
      <h2 id="ranking">{words.ranking}</h2>
      <p>
        {winners.length === 0
          ? words.nobodyWins
          : say(winners.length === 1 ? 'winner' : 'winners', { players: winners.map(telling.player).join(', ') })}
      </p>
      <ol>
        {ranking.map(({ player, rank, points }) => (
          <li key={player} value={rank} className={winners.includes(player) ? 'won' : undefined}>
            <span>{telling.player(player)}</span> <span className="quiet">{pointsTold(points, speech)}</span>
          </li>
        ))}
      </ol>
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
