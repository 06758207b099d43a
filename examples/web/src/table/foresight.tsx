import { chance, type Forecast } from 'ludoteca';
import { useEffect, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { fill } from '../language/words.js';
import type { AnyAction } from '../tables/catalogue.js';
import type { Sitting } from '../tables/sitting.js';
import { useTelling } from './telling.js';

/** So many results are told apart; the rest is rare. */
const most = 8;

/** What may come of an order before it is given, as far as the player may know. */
export const Foresight = ({ sitting, action }: { readonly sitting: Sitting; readonly action: AnyAction }) => {
  const { words, language } = useSpeech();
  const { word } = useTelling();
  const [forecast, setForecast] = useState<Forecast | null>(null);
  useEffect(() => {
    let wanted = true;
    sitting.questions.foresee(action).then((foreseen) => {
      if (wanted) setForecast(foreseen);
    });
    return () => {
      wanted = false;
    };
  }, [sitting, action]);
  if (forecast === null || forecast.rows.length < 2) return null;
  const { rows, points, expected, exact, sample } = forecast;
  const source = exact
    ? words.exact
    : sample === null
      ? words.sampled
      : fill(sample.alike ? words.alikeIn : words.sampledIn, { worlds: sample.worlds }, language);
  const share = (part: number): string => part.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
  const signed = expected.toLocaleString(language, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  return (
    <table className="foresight">
      <caption>
        {words.expect} <span className="quiet">({source})</span>
      </caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{words.result}</th>
          <th scope="col">{words.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, most).map(({ gist, chance: part, fraction, low, high }) => (
          <tr key={gist}>
            <th scope="row">{word(gist)}</th>
            <td title={fraction === null ? `${share(low)} – ${share(high)}` : `${fraction.of}/${fraction.in}`}>
              <span className="share" style={{ inlineSize: `${part * 100}%` }} aria-hidden="true" />
              <span>{share(fraction === null ? part : chance(fraction))}</span>
            </td>
          </tr>
        ))}
      </tbody>
      {points.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{words.onAverage}</th>
            <td>{signed}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
};
