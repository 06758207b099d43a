import { coreClauses, own, type Refusal } from 'ludoteca';
import type { ReactNode } from 'react';
import { Quoted } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
import { isOfHost, reasonOf } from './reasons.js';

interface RefusalCardProps {
  readonly refusal: Refusal;
  /** What cannot be done; the rules say no, unless given. */
  readonly head?: string;
  /** What a clause says, where a game is at hand. */
  clause?(id: string): ReactNode;
  /** What a refusal says in the language of the table, where a game is at hand; else it says it in English. */
  told?(violation: Refusal[number]): ReactNode;
}

const clauseInEnglish = (id: string): ReactNode => <Quoted text={own<string>(coreClauses, id) ?? ''} language="en" />;

/** Why something is refused: each reason with its clause and what the clause says. */
export const RefusalCard = ({ refusal, head, clause = clauseInEnglish, told }: RefusalCardProps) => {
  const speech = useSpeech();
  const sentence = (violation: Refusal[number]): ReactNode =>
    told === undefined || isOfHost(violation) ? <Quoted {...reasonOf(violation, null, speech)} /> : told(violation);
  return (
    <div className="refusal" role="alert">
      <h3>{head ?? speech.words.refused}</h3>
      <ul>
        {refusal.map((violation) => (
          <li key={`${violation.code} ${violation.path} ${violation.message}`}>
            <p>{sentence(violation)}</p>
            {!isOfHost(violation) && (
              <p className="clause">
                <ClauseId clause={violation.clause} /> {clause(violation.clause)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
