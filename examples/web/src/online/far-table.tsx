import { useSpeech } from '../language/speech.js';
import { RefusalCard } from '../table/refusal-card.js';
import { useTelling } from '../table/telling.js';
import type { Afar, Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import { Asked } from './asked.js';
import { Clocks } from './clocks.js';
import { addressOf } from './keyring.js';
import { keyFor } from './keys.js';

interface FarProps {
  readonly sitting: Sitting;
  readonly seen: Seated;
  readonly afar: Afar;
  /** Goes to the table at which it goes on. */
  goTo(table: string): void;
}

/** How the link to the host stands, what is asked, and whose time runs. */
export const FarTable = ({ sitting, seen, afar, goTo }: FarProps) => {
  const { words } = useSpeech();
  const telling = useTelling();
  const { link, runs, clocks, closed, rematch, notice, isSending } = afar;
  const state = link === 'live' ? (isSending ? words.sending : words.linkLive) : link === 'lost' ? words.linkLost : words.connecting;
  const { table } = sitting.place;
  const isUsedUp = seen.viewer === null && !runs && table !== null && keyFor(table)?.invite !== undefined;
  return (
    <>
      {isUsedUp && (
        <p className="warning" role="alert">
          {words.linkUsed}
        </p>
      )}
      <div className="far">
        <p className={`link-state ${link}`} role="status">
          {state}
        </p>
        <Clocks clocks={clocks} />
        {runs && rematch === null && (closed || seen.outcome !== null) && (
          <button type="button" onClick={() => void sitting.command({ kind: 'rematch' })}>
            {words.rematch}
          </button>
        )}
      </div>
      {rematch !== null && (
        <p className="rematch">
          <a
            href={addressOf(rematch)}
            onClick={(event) => {
              event.preventDefault();
              goTo(rematch);
            }}
          >
            {words.goToRematch}
          </a>
        </p>
      )}
      <Asked sitting={sitting} seen={seen} afar={afar} />
      {notice !== null && <RefusalCard refusal={notice} clause={telling.clause} told={telling.refusal} />}
    </>
  );
};
