import { type Codec, decode, finite, int, list, nullable, shape } from '../core/data/codec.js';
import { E } from '../core/data/fp.js';
import { anyText, bool } from '../core/data/values.js';
import type { Forecast, Likelihood } from '../core/odds/likelihood.js';

/** A forecast as it can be said: JSON knows no large whole numbers, so both parts of a fraction are texts. */
export const forecastTold = (forecast: Forecast): object => {
  const told = <T extends Likelihood>(row: T): object => ({
    ...row,
    fraction: row.fraction === null ? null : { of: String(row.fraction.of), in: String(row.fraction.in) },
  });
  return { ...forecast, rows: forecast.rows.map(told), points: forecast.points.map(told) };
};

interface FractionTold {
  readonly of: string;
  readonly in: string;
}

type Told<T extends Likelihood> = Omit<T, 'fraction'> & { readonly fraction: FractionTold | null };

interface ForecastTold extends Omit<Forecast, 'rows' | 'points'> {
  readonly rows: readonly Told<Forecast['rows'][number]>[];
  readonly points: readonly Told<Forecast['points'][number]>[];
}

const likelihood = { chance: finite, low: finite, high: finite, fraction: nullable(shape<FractionTold>({ of: anyText, in: anyText })) };

const codec: Codec<ForecastTold> = shape<ForecastTold>({
  exact: bool,
  sample: nullable(shape<NonNullable<Forecast['sample']>>({ worlds: int, alike: bool })),
  rows: list(shape<ForecastTold['rows'][number]>({ ...likelihood, gist: anyText }), 10_000),
  points: list(shape<ForecastTold['points'][number]>({ ...likelihood, change: finite }), 10_000),
  expected: finite,
  plays: int,
});

const whole = /^\d{1,1000}$/;

/** A forecast as it was heard; null if it is none. */
export const forecastHeard = (input: unknown): Forecast | null => {
  const read = decode(codec, input);
  if (E.isLeft(read)) return null;
  const heard = <T extends Likelihood>({ fraction, ...row }: Told<T>): T => {
    const isWhole = fraction !== null && whole.test(fraction.of) && whole.test(fraction.in) && BigInt(fraction.in) > 0n;
    return { ...row, fraction: isWhole ? { of: BigInt(fraction.of), in: BigInt(fraction.in) } : null } as unknown as T;
  };
  return { ...read.right, rows: read.right.rows.map(heard), points: read.right.points.map(heard) };
};
