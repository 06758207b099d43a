import type { Attribute, Statistic } from './statistics.js';

/** Everything a measure may try to do. */
export const modes = [
  'strike',
  'raid',
  'suppress',
  'boost',
  'embargo',
  'undermine',
  'tribute',
  'occupy',
  'settle',
  'invest',
  'expedition',
  'welfare',
  'restore',
  'acculturate',
  'modify',
  'detach',
  'migrate',
  'steal',
  'plunder',
  'research',
  'subvert',
  'incite',
  'negotiate',
  'parley',
  'narrative',
] as const;

/** What a measure tries to do. */
export type Mode = (typeof modes)[number];

/** What the mode table says of a mode under its statistic. */
export interface ModeEntry {
  /** H: it harms another Nation, which answers. */
  readonly hostile: boolean;
  /** M: it wants a modifier, so bonuses stay out of it. */
  readonly seeksModifier: boolean;
  /** S: one of the five special measures. */
  readonly special: boolean;
  /** C: its author may stay hidden. */
  readonly covert: boolean;
  /** The attribute or index it moves, if the table fixes one. */
  readonly moves: Attribute | 'VIA' | 'LEG' | null;
}

/** What a vassal may pay its tribute in, and the statistic it rolls. [OT-VAS-05] */
export const tributes = {
  MIL: 'logistics',
  AUX: 'discipline',
  ECN: 'commerce',
  CLT: 'rhetoric',
  ADM: 'bureaucracy',
  wealth: 'intervention',
  progress: 'development',
} as const satisfies Record<string, Statistic>;

/** What a tribute is paid in. */
export type TributeKind = keyof typeof tributes;

/** The kinds of tribute, in the order of the book. */
export const tributeKinds = Object.keys(tributes) as readonly TributeKind[];
