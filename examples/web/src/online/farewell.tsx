import type { Ending } from 'ludoteca/client';
import { useSpeech } from '../language/speech.js';

interface FarewellProps {
  readonly why: Ending | null;
  /** Did somebody come by an invitation? */
  readonly isInvited?: boolean;
  leave(): void;
}

/** The host has said goodbye for good. */
export const Farewell = ({ why, isInvited = false, leave }: FarewellProps) => {
  const { words } = useSpeech();
  const said: Partial<Record<Ending, string>> = {
    unknown: isInvited ? words.farewellInvited : words.farewellUnknown,
    revoked: words.farewellRevoked,
    newer: words.farewellNewer,
    full: words.farewellFull,
    unread: words.farewellUnread,
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
