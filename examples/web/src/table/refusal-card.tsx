import { coreClauses, own, type Refusal } from 'ludoteca';
import type { ReactNode } from 'react';
import { Quoted } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';

interface Refused {
  readonly refusal: Refusal;
  /** What a clause says, where a game is at hand. */
  clause?(id: string): ReactNode;
  /** What a refusal says in the language of the table, where a game is at hand; else it says it in English. */
  told?(violation: Refusal[number]): ReactNode;
}

/** Hosts say no as well, and by no clause of a game. */
const isOfHost = ({ clause }: Refusal[number]): boolean => clause === 'HOST' || clause === 'CLIENT';

const clauseInEnglish = (id: string): ReactNode => <Quoted text={own<string>(coreClauses, id) ?? ''} language="en" />;
const toldInEnglish = ({ message }: Refusal[number]): ReactNode => <Quoted text={message} language="en" />;

/** Why the rules say no: each reason with its clause and what the clause says. */
export const RefusalCard = ({ refusal, clause = clauseInEnglish, told = toldInEnglish }: Refused) => {
  const { words } = useSpeech();
  const sentence = (violation: Refusal[number]): ReactNode =>
    isOfHost(violation) ? (own<string>(words, `host-${violation.code}`) ?? toldInEnglish(violation)) : told(violation);
  return (
    <div className="refusal" role="alert">
      <h3>{words.refused}</h3>
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
