import { absent, bool, type Codec, int, list, nullable, oneOf, pair, shape } from '../../../core/data/codec.js';
import type { Grade } from '../../../core/game/resolution.js';
import {
  attribute,
  force,
  grade,
  mode,
  name,
  names,
  netGrade,
  note,
  type Slot,
  slot,
  statistic,
  type Target,
  target,
  title,
  tributeKind,
} from './basics.js';
import type { Mode, TributeKind } from './modes.js';
import type { Attribute, Force, Statistic } from './statistics.js';
import { type Term, terms } from './terms.js';

/** What a parley wants of a tribe. [OT-MEAS-12] */
export const aims = ['attitude', 'constitute-nation', 'constitute-vassal'] as const;

/** What a measure that is reinterpreted does instead. [OT-EFF-23] */
export interface Reinterpretation {
  readonly statistic: Statistic;
  readonly mode: Mode;
  readonly attribute: Attribute | null;
}

/** What the referee has ruled about a measure. [OT-REF-02] */
export interface Ruling {
  readonly voided: boolean;
  /** The player who was warned with it. */
  readonly warned: string | null;
  readonly trivial: boolean;
  readonly scope: number | null;
  readonly undefended: boolean;
  readonly reinterpret: Reinterpretation | null;
  readonly contest: string | null;
}

/** A measure as it was announced. */
export interface Announcement {
  readonly nation: string;
  readonly slot: Slot;
  readonly statistic: Statistic;
  readonly mode: Mode;
  readonly target: Target | null;
  readonly attribute: Attribute | null;
  readonly kind: TributeKind | null;
  readonly region: string | null;
  readonly regions: readonly string[];
  readonly name: string | null;
  readonly terms: readonly Term[];
  readonly counterpart: string | null;
  readonly aim: (typeof aims)[number] | null;
  readonly exclusive: boolean;
  readonly supports: string | null;
  readonly opposes: string | null;
  readonly force: Force;
  readonly covert: boolean;
  readonly decline: readonly string[];
  readonly note: string;
}

/** A pending measure. */
export interface Measure extends Announcement {
  readonly id: string;
  readonly ruling: Ruling;
}

/** One item of the sum T of a roll. */
export interface Item {
  readonly source: string;
  readonly value: number;
  /** The stored modifier, if it is one. */
  readonly modifier: string | null;
}

/** One d100 and all that was made of it. */
export interface Throw {
  readonly natural: number;
  readonly items: readonly Item[];
  readonly total: number;
  readonly effective: number;
  readonly threshold: number;
  readonly result: 'success' | 'failure' | 'pending';
  readonly grade: Grade;
  /** An exact fraction: hundredths of the way, and the way. */
  readonly margin: readonly [number, number];
}

/** A counter-measure. */
export interface Counter extends Throw {
  readonly nation: string;
  readonly statistic: Statistic;
}

/** How a measure came out: kept until the next resolution. */
export interface Report {
  readonly measure: Measure;
  /** Null for a measure that was not rolled. */
  readonly roll: Throw | null;
  readonly counter: Counter | null;
  readonly netGrade: 0 | Grade;
  readonly exposed: boolean;
  readonly domestic: boolean;
  /** The area in which it counts for a streak. [OT-MOD-18] */
  readonly area: string;
  /** The Nation it was directed at, itself or through a host or side of its own. */
  readonly victim: string | null;
  /** Whether it was aimed at a host whose owner was hidden. */
  readonly atHiddenHost: boolean;
  /** Whether its author stays hidden: covert and not found out, or from a host whose owner was hidden. [OT-VIEW-03] [OT-VIEW-11] */
  readonly veiled: boolean;
}

const mannerFields = {
  attribute: nullable(attribute),
  kind: nullable(tributeKind),
  region: nullable(name),
  regions: names,
  name: nullable(title),
  terms,
  counterpart: nullable(name),
  aim: nullable(oneOf(aims)),
  exclusive: bool,
  supports: nullable(name),
  opposes: nullable(name),
  force,
  decline: names,
};

/** How a measure is made, beyond what it is and whom it aims at. */
export type Manner = Omit<Announcement, 'nation' | 'slot' | 'statistic' | 'mode' | 'target' | 'covert' | 'note'>;

/** See {@link Manner}. */
export const manner: Codec<Manner> = shape<Manner>(mannerFields);

const announcement = {
  ...mannerFields,
  nation: name,
  slot,
  statistic,
  mode,
  target: nullable(target),
  covert: bool,
  note,
};

/** What a reinterpreted measure does. */
export const reinterpretation: Codec<Reinterpretation> = shape<Reinterpretation>({ statistic, mode, attribute: nullable(attribute) });

const ruling: Codec<Ruling> = shape<Ruling>({
  voided: bool,
  warned: nullable(name),
  trivial: bool,
  scope: nullable(int),
  undefended: bool,
  reinterpret: nullable(reinterpretation),
  contest: nullable(title),
});

/** A pending measure. */
export const measure: Codec<Measure> = shape<Measure>({ ...announcement, id: name, ruling });

/** One item of a roll. */
export const item: Codec<Item> = shape<Item>({ source: name, value: int, modifier: nullable(name) });

const thrown = {
  natural: int,
  items: list(item),
  total: int,
  effective: int,
  threshold: int,
  result: oneOf(['success', 'failure', 'pending']),
  grade,
  margin: pair(int),
} as const;

/** A d100. */
export const throwCodec: Codec<Throw> = shape<Throw>(thrown);

/** A counter-measure. */
export const counter: Codec<Counter> = shape<Counter>({ ...thrown, nation: name, statistic });

/** How a measure came out. */
export const report: Codec<Report> = shape<Report>({
  measure,
  roll: nullable(throwCodec),
  counter: nullable(counter),
  netGrade,
  exposed: bool,
  domestic: bool,
  area: name,
  victim: nullable(name),
  atHiddenHost: bool,
  veiled: bool,
});

/** A measure or a report as those see it who must not know its author. [OT-VIEW-03] [OT-VIEW-11] */
export interface HiddenReport {
  /** What tells it from a {@link Report}. */
  readonly measure: null;
  readonly nation: null;
  readonly note: null;
  readonly target: Target | null;
  readonly statistic: Statistic;
  readonly mode: Mode;
  readonly natural: number | null;
  readonly grade: Grade | null;
  readonly netGrade: 0 | Grade;
}

/** See {@link HiddenReport}. */
export const hiddenReport: Codec<HiddenReport> = shape<HiddenReport>({
  measure: nullable(absent),
  nation: nullable(name) as Codec<null>,
  note: nullable(note) as Codec<null>,
  target: nullable(target),
  statistic,
  mode,
  natural: nullable(int),
  grade: nullable(grade),
  netGrade,
});
