import { useEffect, useRef } from 'react';
import { isReferee } from '../../../shared/referees.js';
import { useSpeech } from '../language/speech.js';
import type { Sitting } from '../tables/sitting.js';

/** Between two people: nothing of the game is on the page until the next one has taken the device. */
export const HandingOver = ({ sitting, to, leave }: { readonly sitting: Sitting; readonly to: string; leave(): void }) => {
  const { words, say } = useSpeech();
  const called = isReferee(sitting.id, to) ? words.referee : to;
  const taking = useRef<HTMLButtonElement>(null);
  useEffect(() => taking.current?.focus(), []);
  return (
    <main className="handover">
      <h1>{say('passTo', { player: called })}</h1>
      <p>{say('passExplain', { player: called })}</p>
      <button ref={taking} type="button" className="primary" onClick={() => sitting.sit(to)}>
        {say('iAm', { player: called })}
      </button>
      <button type="button" className="link" onClick={leave}>
        {words.back}
      </button>
    </main>
  );
};
