import { useEffect, useRef } from 'react';
import type { Host } from '../host/host.js';
import { useSpeech } from '../language/speech.js';

/** Between two people: nothing of the game is on the page until the next one has taken the device. */
export const HandingOver = ({ host, to }: { readonly host: Host; readonly to: string }) => {
  const { say } = useSpeech();
  const taking = useRef<HTMLButtonElement>(null);
  useEffect(() => taking.current?.focus(), []);
  return (
    <main className="handover">
      <h1>{say('passTo', { player: to })}</h1>
      <p>{say('passExplain', { player: to })}</p>
      <button ref={taking} type="button" className="primary" onClick={() => host.sit(to)}>
        {say('iAm', { player: to })}
      </button>
    </main>
  );
};
