import type { GameId } from 'ludoteca/games';
import { useSpeech } from '../language/speech.js';
import { spokenIn } from '../language/spoken.js';
import { arranged, type Evening, eveningsFor } from './evenings.js';
import type { Answers } from './option-fields.js';

interface EveningProps {
  readonly id: GameId;
  readonly answers: Answers;
  /** What the options answer on an evening of that kind. */
  answersOn(evening: Evening): Answers;
  arrange(answers: Answers): void;
}

const areSame = (one: Answers, other: Answers): boolean => Object.keys(other).every((field) => one[field] === other[field]);

/** Ready-made answers to all options: whoever does not want to choose takes one of them. */
export const EveningChoice = ({ id, answers, answersOn, arrange }: EveningProps) => {
  const { words, language } = useSpeech();
  const names = { quick: words.eveningQuick, book: words.eveningBook, long: words.eveningLong };
  return (
    <fieldset className="evenings">
      <legend>{words.evening}</legend>
      {eveningsFor(id, answersOn).map((evening) => {
        const meant = answersOn(evening);
        return (
          <button key={evening} type="button" aria-pressed={areSame(answers, meant)} onClick={() => arrange(meant)}>
            <strong>{names[evening]}</strong>
            <span>{spokenIn(arranged[id][evening].tells, language)}</span>
          </button>
        );
      })}
    </fieldset>
  );
};
