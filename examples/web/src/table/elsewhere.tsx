import { useEffect, useRef } from 'react';
import { useSpeech } from '../language/speech.js';

/** The game goes on in another tab; it may come back here, as far as it has come there. */
export const Elsewhere = ({ playHere, leave }: { playHere(): void; leave(): void }) => {
  const { words } = useSpeech();
  const coming = useRef<HTMLButtonElement>(null);
  useEffect(() => coming.current?.focus(), []);
  return (
    <main className="handover elsewhere">
      <h1>{words.elsewhere}</h1>
      <p role="alert">{words.elsewhereExplain}</p>
      <button ref={coming} type="button" className="primary" onClick={playHere}>
        {words.playHere}
      </button>
      <button type="button" className="link" onClick={leave}>
        {words.back}
      </button>
    </main>
  );
};
