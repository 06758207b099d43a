import { E, type Refusal } from 'ludoteca';
import '../guide/guide.css';
import '../motion/motion.css';
import './study.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Quoted } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import type { LaidOut } from '../local/saving.js';
import { RulesProvider } from '../rules/rules.js';
import { Fetching } from '../start/fetching.js';
import { reasonsOf } from '../table/reasons.js';
import type { Source } from './address.js';
import type { Fault } from './faults.js';
import { openStudy, type Study } from './opening.js';
import { Studying } from './studying.js';

interface StudyPageProps {
  readonly source: Source;
  leave(): void;
  /** Plays on from where one looks. */
  open(laidOut: LaidOut): Promise<Refusal | null>;
}

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'there'; readonly study: Study };

/** A game to be looked at again, wherever its record is; or why it cannot be. */
export const StudyPage = ({ source, leave, open }: StudyPageProps): ReactNode => {
  const speech = useSpeech();
  const { words, language } = speech;
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  // Another language is learnt by the game that is at hand already.
  const [firstLanguage] = useState(language);
  useEffect(() => {
    let isWanted = true;
    setOpening({ kind: 'opening' });
    const be = (next: Opening): void => {
      if (isWanted) setOpening(next);
    };
    openStudy(source, firstLanguage).then(
      (found) => be(E.isLeft(found) ? { kind: 'fault', fault: found.left } : { kind: 'there', study: found.right }),
      () => be({ kind: 'fault', fault: { code: 'unreachable', said: null } }),
    );
    return () => {
      isWanted = false;
    };
  }, [source, firstLanguage]);
  if (opening.kind === 'there')
    return (
      <RulesProvider id={opening.study.id}>
        <Studying study={opening.study} leave={leave} open={open} />
      </RulesProvider>
    );
  return (
    <main className="handover">
      <h1>{words.study}</h1>
      {opening.kind === 'opening' ? (
        <Fetching />
      ) : (
        <>
          <p role="alert">{words[`study-fault-${opening.fault.code}`]}</p>
          {opening.fault.said !== null &&
            reasonsOf(opening.fault.said, speech).map((reason) => (
              <p key={reason.text} className="quiet">
                <Quoted {...reason} />
              </p>
            ))}
        </>
      )}
      <button type="button" onClick={leave}>
        {words.back}
      </button>
    </main>
  );
};
