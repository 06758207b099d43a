import { Quoted } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import type { Refused } from '../local/refused.js';
import { reasonOf } from '../table/reasons.js';
import { RefusalCard } from '../table/refusal-card.js';
import { clauseOf } from '../tables/games-at-hand.js';

/** Why a saved game cannot be gone on with: in the words of its game, where it names one. */
export const NotTakenUp = ({ refused: { refusal, game } }: { readonly refused: Refused }) => {
  const speech = useSpeech();
  const { words, language } = speech;
  if (game === null) return <RefusalCard refusal={refusal} head={words.notTakenUp} />;
  return (
    <RefusalCard
      refusal={refusal}
      head={words.notTakenUp}
      clause={(id) => <Quoted {...clauseOf(game, id, language)} />}
      told={(violation) => <Quoted {...reasonOf(violation, game, speech)} />}
    />
  );
};
