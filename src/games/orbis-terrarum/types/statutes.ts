import { bool, type Codec, int, list, nullable, oneOf, optional, shape } from '../../../core/data/codec.js';
import type { Fault, Numbers } from '../../../core/refusals/table.js';
import { attribute, name, statistic, title } from './basics.js';
import type { Attribute, Statistic } from './statistics.js';

/** How an organization finds its leader. [OT-ORG-10] */
export const leaderElections = ['egalitarian', 'electoral', 'rotation', 'points'] as const;

/** Who lets members in. [OT-ORG-08] */
export const joinRules = ['leader', 'conference', 'leaderOrConference'] as const;

/** How members go. [OT-ORG-19] */
export const leaveRules = ['notice', 'free'] as const;

/** The law of an organization. [OT-ORG-03] */
export interface Statute {
  /** The name of the organization. */
  readonly name: string;
  /** How the leader is found. */
  readonly leaderElection: (typeof leaderElections)[number];
  /** The electors of an electoral statute. */
  readonly electors: readonly string[];
  /** Whether each leader may name new electors. */
  readonly electorate: 'fixed' | 'renewed';
  /** Years in office; null is a variable term of 2d10 turns. */
  readonly term: number | null;
  /** May the leader be elected again at once? */
  readonly reelection: boolean;
  /** The statistics that the organization’s own measure may use. */
  readonly allowedMeasures: readonly Statistic[];
  /** The attributes in which the organization’s own measure may help members. */
  readonly memberModifiers: readonly Attribute[];
  /** What the leader’s scope towards members shifts by: below 0 brings nearer. */
  readonly closeness: number;
  /** May the organization own regions? */
  readonly holdsTerritory: boolean;
  /** Who admits members. */
  readonly joinRule: (typeof joinRules)[number];
  /** Whether members leave after notice, as they do unless this is given, or at once. */
  readonly leaveRule?: (typeof leaveRules)[number];
  /** Whether only the leader may convene conferences. */
  readonly leaderConvenes: boolean;
}

/** A statute. */
export const statute: Codec<Statute> = shape<Statute>({
  name: title,
  leaderElection: oneOf(leaderElections),
  electors: list(name, 100),
  electorate: oneOf(['fixed', 'renewed']),
  term: nullable(int),
  reelection: bool,
  allowedMeasures: list(statistic, 25),
  memberModifiers: list(attribute, 10),
  closeness: int,
  holdsTerritory: bool,
  joinRule: oneOf(joinRules),
  leaveRule: optional(oneOf(leaveRules)),
  leaderConvenes: bool,
});

/** What can be wrong with a statute. [OT-ORG-03] */
export type StatuteFault =
  | Fault<'statute-name'>
  | Fault<'statute-term', Numbers<'years'>>
  | Fault<'statute-closeness', Numbers<'closeness'>>
  | Fault<'statute-electors', Numbers<'electors'>>;

/** What is wrong with a statute, or null. [OT-ORG-03] */
export const statuteFault = ({ name: called, term, closeness, leaderElection, electors }: Statute): StatuteFault | null => {
  if (called.trim() === '') return { fault: 'statute-name' };
  if (term !== null && (term < 3 || term > 10)) return { fault: 'statute-term', years: term };
  if (closeness < -25 || closeness > -5 || closeness % 5 !== 0) return { fault: 'statute-closeness', closeness };
  if (leaderElection === 'electoral' && (electors.length < 1 || electors.length > 20 || new Set(electors).size < electors.length))
    return { fault: 'statute-electors', electors: electors.length };
  return null;
};
