import {
  anyText,
  type Codec,
  either,
  exactly,
  id,
  int,
  intBetween,
  list,
  nullable,
  oneOf,
  shape,
  textUpTo,
} from '../../../core/data/codec.js';
import type { Grade } from '../../../core/game/resolution.js';
import { modes, type TributeKind, tributeKinds } from './modes.js';
import {
  type Attribute,
  type Authority,
  attributes,
  authorities,
  type Domain,
  domains,
  forces,
  type Statistic,
  statistics,
} from './statistics.js';

/** The values of {@link ModifierTarget}. */
export const modifierTargets = [...attributes, 'all', 'hostile'] as const;

/** What a stored modifier touches: one attribute, every roll, or hostile measures. [OT-STATE-04] */
export type ModifierTarget = (typeof modifierTargets)[number];

/** The values of {@link Source}. */
export const sources = [
  'acquired',
  'purchased',
  'event',
  'milestone',
  'misconduct',
  'treaty',
  'declaration',
  'organization',
  'breach',
  'elevation',
  'war',
] as const;

/** Where a stored modifier comes from. [OT-STATE-04] */
export type Source = (typeof sources)[number];

/** The values of {@link Dimension}. */
export const dimensions = ['geographic', 'cultural'] as const;

/** The two kinds of distance. [OT-SCOPE-01] */
export type Dimension = (typeof dimensions)[number];

/** The values of {@link Index}. */
export const indices = ['via', 'leg'] as const;

/** The two stability indices. [OT-STATE-01] */
export type Index = (typeof indices)[number];

/** The values of {@link ConflictStatus}. */
export const conflictStatuses = ['none', 'hostilities', 'war', 'suspended'] as const;

/** What two Nations are to each other in war. [OT-WAR-02] */
export type ConflictStatus = (typeof conflictStatuses)[number];

/** The values of {@link HostKind}. */
export const hostKinds = ['expeditionary', 'rebel', 'mercenary'] as const;

/** What kinds of armed fractions there are. [OT-NAT-06] */
export type HostKind = (typeof hostKinds)[number];

/** The values of {@link Population}. */
export const populations = ['empty', 'sparse', 'disorganised'] as const;

/** Who lives in black territory. [OT-CONT-02] */
export type Population = (typeof populations)[number];

/** The values of {@link NationKind}. */
export const nationKinds = ['state', 'horde', 'movement'] as const;

/** The three kinds of Nation. */
export type NationKind = (typeof nationKinds)[number];

/** The values of {@link SlotKind}. */
export const slotKinds = ['main', 'granted', 'bought', 'special', 'host', 'colony', 'organization', 'side', 'tribute'] as const;

/** Where a measure is posted. [OT-FLOW-11] */
export type SlotKind = (typeof slotKinds)[number];

/** A place for one measure in a turn. */
export interface Slot {
  /** The kind of place, which also says when it is resolved. */
  readonly kind: SlotKind;
  /** Which of that kind: a number from 1, or the id of the grant, host, organization, side or of the colony’s first region. */
  readonly id: string;
}

/** The kinds of thing a measure may aim at. */
export const targetKinds = ['nation', 'host', 'side', 'region', 'crisis', 'rebellion'] as const;

/** What a measure aims at. */
export interface Target {
  /** What sort of thing it is. */
  readonly kind: (typeof targetKinds)[number];
  /** Its id: of a Nation, host, side, region, crisis or rebellion. */
  readonly id: string;
}

/** A number for each of the ten attributes. */
export type Attributes = Readonly<Record<Attribute, number>>;

/** Two amounts to pay. */
export interface Purse {
  /** Points of Wealth. */
  readonly wealth: number;
  /** Points of Progress. */
  readonly progress: number;
}

/** What breaking an instrument costs. [OT-TRE-09] */
export interface Penalty {
  /** What the penalty weighs on: an attribute, or `all`; null if there is only a payment. */
  readonly target: ModifierTarget | null;
  /** How much it weighs, from 1 to 25; 0 if there is only a payment. */
  readonly value: number;
  /** How many years it lasts. */
  readonly years: number;
  /** Wealth to pay, shared among the other parties; at most what is there. */
  readonly wealth: number;
  /** Progress to pay, shared among the other parties; at most what is there. */
  readonly progress: number;
}

/** What a declaration threatens. [OT-DECL-09] */
export interface Threat {
  /** How much it weighs on every roll, from 1 on. */
  readonly value: number;
  /** How many years it lasts, from 1 to 10. */
  readonly years: number;
}

/** An id. */
export const name: Codec<string> = id;

/** An attribute. */
export const attribute: Codec<Attribute> = oneOf(attributes);

/** A Domain attribute. */
export const domain: Codec<Domain> = oneOf(domains);

/** An Authority attribute. */
export const authority: Codec<Authority> = oneOf(authorities);

/** A statistic. */
export const statistic: Codec<Statistic> = oneOf(statistics);

/** A mode of a measure. */
export const mode = oneOf(modes);

/** A force. */
export const force = oneOf(forces);

/** What a tribute is paid in. */
export const tributeKind: Codec<TributeKind> = oneOf(tributeKinds);

/** A kind of distance. */
export const dimension = oneOf(dimensions);

/** An index. */
export const index = oneOf(indices);

/** What a modifier touches. */
export const modifierTarget = oneOf(modifierTargets);

/** A degree of success or failure. */
export const grade: Codec<Grade> = oneOf([1, 2, 3, 4]);

/** A degree left after opposition. */
export const netGrade: Codec<0 | Grade> = oneOf([0, 1, 2, 3, 4]);

/** A text that people write; `noteMaxLength` may ask for a shorter one. */
export const note: Codec<string> = textUpTo(100_000);

/** A short text that people write. */
export const title: Codec<string> = anyText;

/** Ten attributes. */
export const attributesCodec: Codec<Attributes> = shape<Attributes>(
  Object.fromEntries(attributes.map((key) => [key, int])) as Record<Attribute, Codec<number>>,
);

/** A slot. */
export const slot: Codec<Slot> = shape<Slot>({ kind: oneOf(slotKinds), id: name });

/** What a measure aims at. */
export const target: Codec<Target> = shape<Target>({ kind: oneOf(targetKinds), id: name });

/** How far numbers go that grow as long as people play: the last turn of a game, what a purse holds, what is counted, and the numbers in ids. [OT-STATE-10] [OT-END-10] */
export const farthest = { turn: 1_000_000, purse: 1_000_000_000, count: 1_000_000, id: 999_999_999 } as const;

/** What somebody is to pay: never more than a purse holds. Whether it may be less than nothing each rule says for itself. [OT-STATE-10] */
export const sum: Codec<number> = intBetween(-farthest.purse, farthest.purse);

/** What is asked for something in play: see {@link sum}. */
export const asked: Codec<Purse> = shape<Purse>({ wealth: sum, progress: sum });

/** A turn of a game, the last that can be played at most. [OT-END-10] */
export const turnNumber: Codec<number> = intBetween(0, farthest.turn);

/** Two amounts. */
export const purse: Codec<Purse> = shape<Purse>({ wealth: int, progress: int });

/** A penalty. */
export const penalty: Codec<Penalty> = shape<Penalty>({
  target: nullable(modifierTarget),
  value: int,
  years: int,
  wealth: int,
  progress: int,
});

/** A threat. */
export const threat: Codec<Threat> = shape<Threat>({ value: int, years: int });

/** A scope, or the word that forbids it. */
export const scopeValue: Codec<number | 'impossible'> = either<number, 'impossible'>(int, exactly('impossible'));

/** Several ids. */
export const names: Codec<readonly string[]> = list(name);
