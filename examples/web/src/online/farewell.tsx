import type { Farewell as Why } from 'ludoteca/client';
import { useSpeech } from '../language/speech.js';

interface FarewellProps {
  readonly why: Why | null;
  /** Did somebody come by an invitation? */
  readonly isInvited?: boolean;
  leave(): void;
}

/** The host has said goodbye for good. */
export const Farewell = ({ why, isInvited = false, leave }: FarewellProps) => {
  const { words } = useSpeech();
  const said: Partial<Record<Why, string>> = {
    unknown: isInvited ? words.farewellInvited : words.farewellUnknown,
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
