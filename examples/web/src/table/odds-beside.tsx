import type { Forecast } from 'ludoteca';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import type { AnyAction } from '../tables/catalogue.js';
import type { Sitting } from '../tables/sitting.js';
import { useTelling } from './telling.js';

/** Of so many choices the odds are found unasked, and so many results of each told. */
const most = { choices: 8, results: 3 } as const;

/** The odds of choices, by their key, as far as they have been found. */
export type OddsFound = ReadonlyMap<string, Forecast>;

const none: OddsFound = new Map();

/** When the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

/**
 * The odds of the few choices there are, found one after the other while nothing else is to be done; `of` says which choices these are, and answers to those of before
 * are dropped. At a table elsewhere they are found when somebody asks for them: its host foresees for everybody.
 */
export const useOddsBeside = (
  sitting: Sitting,
  of: string,
  choices: ReadonlyMap<string, () => AnyAction | Promise<AnyAction | null>>,
): OddsFound => {
  const [found, setFound] = useState<{ readonly of: string; readonly odds: OddsFound }>({ of: '', odds: none });
  const now = useRef(choices);
  now.current = choices;
  useEffect(() => {
    if (sitting.place.device === null || now.current.size > most.choices) return;
    let isWanted = true;
    const findAll = async (): Promise<void> => {
      for (const [key, actionOf] of now.current) {
        await idle();
        const action = isWanted ? await actionOf() : null;
        if (!isWanted) return;
        const forecast = action === null ? null : await sitting.questions.foresee(action, false);
        if (!isWanted) return;
        if (forecast !== null && forecast.rows.length > 1)
          setFound((before) => ({ of, odds: new Map(before.of === of ? before.odds : none).set(key, forecast) }));
      }
    };
    void findAll();
    return () => {
      isWanted = false;
    };
  }, [sitting, of]);
  return found.of === of ? found.odds : none;
};

interface WithOddsProps {
  /** Undefined where no dice decide, or nobody knows yet. */
  readonly forecast: Forecast | undefined;
  readonly id: string;
  readonly children: ReactNode;
}

/** A button, and beside it what may come of it. Its name stays its own: whoever listens hears the odds as what describes it. */
export const WithOdds = ({ forecast, id, children }: WithOddsProps): ReactNode => {
  const { language, words } = useSpeech();
  const { word } = useTelling();
  const share = (part: number): string => part.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  const isSample = forecast !== undefined && !forecast.exact && forecast.sample?.alike !== true;
  return (
    <span className="choice">
      {children}
      {forecast !== undefined && (
        <small id={id} className="odds-beside" title={isSample ? words.sampled : words.exact}>
          {isSample && '≈ '}
          {forecast.rows
            .slice(0, most.results)
            .map(({ chance, gist }) => `${share(chance)} ${word(gist)}`)
            .join(' · ')}
          {forecast.rows.length > most.results && ' · …'}
        </small>
      )}
    </span>
  );
};
