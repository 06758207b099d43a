import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { fetchStanding } from '../../../shared/standing.js';
import { useSpeech } from '../language/speech.js';
import { Fetching } from '../start/fetching.js';
import { Sturdy } from '../table/sturdy.js';
import { gameIds } from '../tables/catalogue.js';
import type { AimProps } from './aim-told.js';

/** What is told of a game, by its id; fetched when somebody asks, with how its points are counted. */
const tellers: Readonly<Record<string, ComponentType<AimProps>>> = Object.fromEntries(
  gameIds.map((id) => [
    id,
    lazy(async () => {
      const [{ AimTold }, standing] = await Promise.all([import('./aim-told.js'), fetchStanding(id)]);
      return { default: (props: AimProps) => <AimTold {...props} standing={standing} /> };
    }),
  ]),
);

/** What the game is about, and how everybody stands: one press away. */
export const AimButton = (props: AimProps): ReactNode => {
  const { words } = useSpeech();
  const AimTold = tellers[props.sitting.id]!;
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
              <AimTold {...props} />
            </Suspense>
          </Sturdy>
        </div>
      )}
    </div>
  );
};
