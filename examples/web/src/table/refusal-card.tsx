import { coreClauses, own, type Refusal } from 'ludoteca';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';

interface Refused {
  readonly refusal: Refusal;
  /** What a clause says, where a game is at hand. */
  clause?(id: string): string;
  /** What a refusal says in the language of the table, where a game is at hand; else it says it in English. */
  told?(violation: Refusal[number]): string;
}

/** Why the rules say no: each reason with its clause and what the clause says. */
export const RefusalCard = ({ refusal, clause = (id) => own(coreClauses, id) ?? '', told = ({ message }) => message }: Refused) => {
  const { words } = useSpeech();
  return (
    <div className="refusal" role="alert">
      <h3>{words.refused}</h3>
      <ul>
        {refusal.map((violation) => (
          <li key={`${violation.code} ${violation.path} ${violation.message}`}>
            <p>{told(violation)}</p>
            <p className="clause">
              <ClauseId clause={violation.clause} /> {clause(violation.clause)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
