import type { Farewell as Why } from 'ludoteca/client';
import { useSpeech } from '../language/speech.js';

/** The host has said goodbye for good. */
export const Farewell = ({ why, leave }: { readonly why: Why | null; leave(): void }) => {
  const { words } = useSpeech();
  const said: Partial<Record<Why, string>> = {
    unknown: words.farewellUnknown,
    revoked: words.farewellRevoked,
    newer: words.farewellNewer,
    full: words.farewellFull,
  };
  return (
    <main className="handover farewell">
      <p role="alert">{(why === null ? undefined : said[why]) ?? words.farewell}</p>
      <button type="button" className="primary" onClick={leave}>
        {words.back}
      </button>
    </main>
  );
};
