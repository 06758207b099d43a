import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { Fetching } from '../start/fetching.js';
import { Sturdy } from '../table/sturdy.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';

const AimTold = lazy(async () => ({ default: (await import('./aim-told.js')).AimTold }));

/** What the game is about, and how everybody stands: one press away. */
export const AimButton = ({ sitting, seen }: { readonly sitting: Sitting; readonly seen: Seated }): ReactNode => {
  const { words } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="aim">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.aimAndStanding}
      </button>
      {isOpen && (
        <div className="panel aim-told">
          <Sturdy instead={<p role="alert">{words.notFetched}</p>}>
            <Suspense fallback={<Fetching isQuick />}>
              <AimTold sitting={sitting} seen={seen} />
            </Suspense>
          </Sturdy>
        </div>
      )}
    </div>
  );
};
