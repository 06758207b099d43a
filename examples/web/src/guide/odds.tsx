import { chance, type Forecast } from 'ludoteca';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { useTelling } from '../table/telling.js';
import type { AnyAction } from '../tables/catalogue.js';
import type { Offer } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';

/** So many choices are foreseen, and so many results of each told. */
const most = { choices: 12, results: 4 } as const;

interface Foreseen {
  readonly action: AnyAction;
  readonly forecast: Forecast;
}

/** What may come of each choice that throws dice, side by side: asked for one after the other, when somebody wants to know. */
export const Odds = ({ sitting, offers }: { readonly sitting: Sitting; readonly offers: readonly Offer[] }): ReactNode => {
  const { words } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const actions = useMemo(() => offers.flatMap((offer) => offer.actions).slice(0, most.choices), [offers]);
  if (actions.length === 0) return null;
  return (
    <details className="panel odds-now" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.oddsNow}</summary>
      {isOpen && <Comparing sitting={sitting} actions={actions} />}
    </details>
  );
};

const Comparing = ({ sitting, actions }: { readonly sitting: Sitting; readonly actions: readonly AnyAction[] }): ReactNode => {
  const { words } = useSpeech();
  const [foreseen, setForeseen] = useState<readonly Foreseen[]>([]);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setForeseen([]);
    setDone(false);
    const askAll = async (): Promise<void> => {
      for (const action of actions) {
        const forecast = await sitting.questions.foresee(action, false);
        if (!isWanted) return;
        if (forecast !== null && forecast.rows.length > 1) setForeseen((before) => [...before, { action, forecast }]);
      }
      setDone(true);
    };
    void askAll();
    return () => {
      isWanted = false;
    };
  }, [sitting, actions]);
  return (
    <>
      {foreseen.map(({ action, forecast }) => (
        <Choice key={JSON.stringify(action)} action={action} forecast={forecast} />
      ))}
      <p className="quiet" role="status">
        {isDone ? foreseen.length === 0 && words.noOddsNow : words.counting}
      </p>
    </>
  );
};

const Choice = ({ action, forecast: { rows, exact } }: Foreseen): ReactNode => {
  const { language, words } = useSpeech();
  const telling = useTelling();
  const share = (part: number): string => part.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <dl className="odds-of">
      <dt>
        {telling.action(action)} <small className="quiet">({exact ? words.exact : words.sampled})</small>
      </dt>
      {rows.slice(0, most.results).map(({ gist, chance: part, fraction }) => (
        <dd key={gist}>
          <span className="share" style={{ inlineSize: `${part * 100}%` }} aria-hidden="true" />
          <span>
            {share(fraction === null ? part : chance(fraction))} {telling.word(gist)}
          </span>
        </dd>
      ))}
    </dl>
  );
};
