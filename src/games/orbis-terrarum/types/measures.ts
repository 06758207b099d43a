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
  /** The statistic whose effect it has. */
  readonly statistic: Statistic;
  /** The mode of that statistic. */
  readonly mode: Mode;
  /** The attribute it touches, where the mode asks for one; else null. */
  readonly attribute: Attribute | null;
}

/** What the referee has ruled about a measure. [OT-REF-02] */
export interface Ruling {
  /** Has it been struck, without roll and effect? */
  readonly voided: boolean;
  /** The player who was warned with it. */
  readonly warned: string | null;
  /** Does it take effect with net grade slight, without a roll? */
  readonly trivial: boolean;
  /** The scope that replaces the computed one, −25 to 25; null if it stays. */
  readonly scope: number | null;
  /** Does the target not resist? */
  readonly undefended: boolean;
  /** What it does in place of what was announced; null if that stands. */
  readonly reinterpret: Reinterpretation | null;
  /** A name for the contest that all measures with the same name are in; null if it is put into none. */
  readonly contest: string | null;
}

/** A measure as it was announced. */
export interface Announcement {
  /** The Nation that takes the measure. */
  readonly nation: string;
  /** The place that it uses up. */
  readonly slot: Slot;
  /** The statistic it is rolled with. */
  readonly statistic: Statistic;
  /** What it is to do with that statistic. */
  readonly mode: Mode;
  /** What it is aimed at; null where the mode needs no target. */
  readonly target: Target | null;
  /** The attribute to raise or undermine; null where the mode names none. */
  readonly attribute: Attribute | null;
  /** What a tribute is paid in; null for anything else. */
  readonly kind: TributeKind | null;
  /** The region where an expedition is to appear; null where the mode names none. */
  readonly region: string | null;
  /** The regions of a state that is to be detached; empty for any other mode. */
  readonly regions: readonly string[];
  /** The name of a state that is to arise; null where none is. */
  readonly name: string | null;
  /** What is proposed in a negotiation; empty for any other mode. */
  readonly terms: readonly Term[];
  /** On whose behalf one negotiates; null is the own. */
  readonly counterpart: string | null;
  /** What a parley wants; null for any other mode. */
  readonly aim: (typeof aims)[number] | null;
  /** Is it meant to shut out all other negotiations with the same target, of which one alone can then succeed? */
  readonly exclusive: boolean;
  /** The side of a civil war that a foreign strike or raid helps; null if none. */
  readonly supports: string | null;
  /** The measure it opposes, by id; null if it stands by itself. */
  readonly opposes: string | null;
  /** How an army moves; `land` unless a technology allows another. */
  readonly force: Force;
  /** Is its author to stay hidden? */
  readonly covert: boolean;
  /** Own stored bonuses that are not to be used for it, by id. */
  readonly decline: readonly string[];
  /** What the player wrote with it; may be empty. */
  readonly note: string;
}

/** A pending measure. */
export interface Measure extends Announcement {
  /** Tells its Nation and place; actions and events name it so. */
  readonly id: string;
  /** What the referee has ruled about it; blank where nothing was. */
  readonly ruling: Ruling;
}

/** One item of the sum T of a roll. */
export interface Item {
  /** `scope`, `streak` and the like; of a stored modifier what it touches. */
  readonly source: string;
  /** What it adds to the die: below 0 helps, above 0 hinders. */
  readonly value: number;
  /** The stored modifier, if it is one. */
  readonly modifier: string | null;
}

/** One d100 and all that was made of it. */
export interface Throw {
  /** The face of the d100, 1 to 100. */
  readonly natural: number;
  /** Everything that was added to it, one by one. */
  readonly items: readonly Item[];
  /** The sum of the items, within its bounds. */
  readonly total: number;
  /** Face and sum together, kept within 1 and 100. */
  readonly effective: number;
  /** What the effective roll must stay below, 1 to 100. */
  readonly threshold: number;
  /** Success or failure; pending at equality, until the opposition has rolled. */
  readonly result: 'success' | 'failure' | 'pending';
  /** How well or badly: 1 slight, 2 normal, 3 very, 4 critical. */
  readonly grade: Grade;
  /** An exact fraction: hundredths of the way, and the way. */
  readonly margin: readonly [number, number];
}

/** A counter-measure. */
export interface Counter extends Throw {
  /** The Nation that resisted. */
  readonly nation: string;
  /** The statistic it resisted with. */
  readonly statistic: Statistic;
}

/** How a measure came out: kept until the next resolution. */
export interface Report {
  /** The measure as it was announced, with its ruling. */
  readonly measure: Measure;
  /** Null for a measure that was not rolled. */
  readonly roll: Throw | null;
  /** What the target rolled against it; null if nothing was. */
  readonly counter: Counter | null;
  /** What was left of the grade after all opposition: 0 is nothing, 1 slight to 4 critical. */
  readonly netGrade: 0 | Grade;
  /** Was its covert author found out? */
  readonly exposed: boolean;
  /** Did it stay within the own affairs of its Nation? */
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
  /** What it was aimed at, as announced. */
  readonly target: Target | null;
  /** The statistic it was rolled with. */
  readonly statistic: Statistic;
  /** What it did with that statistic. */
  readonly mode: Mode;
  /** The face of its d100; null if it was not rolled. */
  readonly natural: number | null;
  /** The grade of its own roll, 1 to 4; null if it was not rolled. */
  readonly grade: Grade | null;
  /** What was left of that after all opposition; 0 is nothing. */
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
