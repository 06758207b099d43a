import { type Fault, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { notInSlot } from './slots.js';

/** Why the referee cannot read a measure as another; it can be what that other would be refused for. */
export type Misreading =
  | Fault<'no-mode'>
  | Fault<'aim', Words<'aim'>>
  | Fault<'itself', Words<'nation'>>
  | Fault<'refused', { readonly reason: Violation<ClauseId> }>;

const misread = (facts: Misreading, statistic: string, mode: string): string => {
  switch (facts.fault) {
    case 'no-mode':
      return `${statistic} has no such mode.`;
    case 'aim':
      return `${mode} cannot aim at ${facts.aim}.`;
    case 'itself':
      return `${facts.nation} would attack itself.`;
    case 'refused':
      return facts.reason.message;
  }
};

/** The measures of a turn, and what they are aimed at. */
export const measureRefusals = {
  /** A bonus is declined that is none of the Nation. */
  'bad-decline': {
    'OT-MEAS-02': ({ modifier, nation }: Words<'modifier' | 'nation'>) => `${modifier} is no bonus of ${nation}.`,
  },
  /** A detachment names no land that can go, or gives it no name. */
  'bad-detachment': {
    'OT-MEAS-10': () => 'A state names own regions other than its capital, and a name for them.',
  },
  /** A host is to appear where it cannot. */
  'bad-host-region': {
    'OT-MEAS-08': () => 'A host appears in an own or a black region.',
  },
  /** The measure cannot be opposed by this one. */
  'cannot-oppose': {
    'OT-MEAS-14': ({ nation, measure }: Words<'nation' | 'measure'>) => `${nation} cannot oppose ${measure} in this way.`,
  },
  /** A measure of this kind cannot be covert. */
  'covert-not-allowed': {
    'OT-MEAS-02': ({ statistic, mode }: Words<'statistic' | 'mode'>) => `${statistic} ${mode} cannot be covert.`,
  },
  /** The statistic has no such mode, or the measure cannot be read in this way. */
  'invalid-mode': {
    'OT-MEAS-01': ({ statistic, mode }: Words<'statistic' | 'mode'>) => `${statistic} cannot ${mode}.`,
    'OT-REF-02': ({
      measure,
      statistic,
      mode,
      misreading,
    }: Words<'measure' | 'statistic' | 'mode'> & { readonly misreading: Misreading }) =>
      `${measure} cannot be taken for ${statistic} ${mode}: ${misread(misreading, statistic, mode)}`,
  },
  /** The target is none for what is to be done. */
  'invalid-target': {
    'OT-DECL-01': ({ target }: Words<'target'>) => `${target} is nobody to make war on.`,
    'OT-MEAS-02': ({ mode, target }: Words<'mode'> & { readonly target: Words<'kind' | 'id'> | null }) =>
      `${mode} cannot aim at ${target === null ? 'nothing' : `${target.kind} ${target.id}`}.`,
    'OT-MEAS-12': (facts: Fault<'counterpart', Words<'other'>> | Fault<'own', Words<'target' | 'nation' | 'other'>>) => {
      switch (facts.fault) {
        case 'counterpart':
          return `${facts.other} cannot be the other party.`;
        case 'own':
          return `${facts.target} is ${facts.nation}'s own; ${facts.other} is to be asked.`;
      }
    },
    'OT-PROS-16': ({ to, from }: Words<'to' | 'from'>) => `${to} cannot receive anything from ${from}.`,
    'OT-TRE-01': ({ to }: Words<'to'>) => `${to} is no more.`,
  },
  /** Welfare is for a crisis, and this one is not there. */
  'no-crisis': {
    'OT-MEAS-09': () => 'There is no such crisis.',
  },
  /** There is no cultural distance left to shorten. */
  'no-distance': {
    'OT-MEAS-11': ({ nation, target }: Words<'nation' | 'target'>) => `There is no cultural distance from ${nation} to ${target}.`,
  },
  /** The rebellion to be suppressed is not there. */
  'no-rebellion': {
    'OT-MEAS-06': ({ nation }: Words<'nation'>) => `There is no such rebellion in ${nation}.`,
  },
  /** The Nation has no such slot in this turn. */
  'no-such-slot': {
    'OT-MEAS-02': ({ nation, slot, id }: Words<'nation' | 'slot' | 'id'>) => `${nation} has no ${slot} slot ${id}.`,
  },
  /** The region of a parley has no people to talk to. */
  'nobody-there': {
    'OT-MEAS-12': ({ region }: Words<'region'>) => `There is nobody to talk to in ${region}.`,
  },
  /** What is to be held back is no bonus of the Nation. */
  'not-a-bonus': {
    'OT-MEAS-20': ({ modifier, nation }: Words<'modifier' | 'nation'>) => `${modifier} is no bonus of ${nation}.`,
  },
  /** Only a horde can do this. */
  'not-a-horde': {
    'OT-MEAS-07': ({ nation }: Words<'nation'>) => `${nation} is no horde.`,
    'OT-MEAS-21': ({ nation }: Words<'nation'>) => `${nation} is no horde.`,
  },
  /** A Nation of this kind cannot do it; a state can. */
  'not-a-state': {
    'OT-MEAS-07': ({ nation }: Words<'nation'>) => `${nation} is a horde.`,
    'OT-MEAS-08': ({ nation }: Words<'nation'>) => `${nation} is no state.`,
  },
  /** The region is not next to where the horde or host stands. */
  'not-adjacent': {
    'OT-MEAS-21': ({ to, from }: Words<'to' | 'from'>) => `${to} is not next to ${from}.`,
    'OT-MEAS-22': ({ to, from }: Words<'to' | 'from'>) => `${to} is not next to ${from}.`,
  },
  /** The measure is not one that waits for its roll. */
  'not-pending': {
    'OT-MEAS-17': ({ measure, player }: Words<'measure' | 'player'>) => `${measure} is no pending measure of ${player}.`,
    'OT-REF-02': ({ measure }: Words<'measure'>) => `${JSON.stringify(measure)} is no pending measure.`,
  },
  /** The target is too far away for a measure of this kind. */
  'out-of-reach': {
    'OT-MEAS-02': ({ target }: Words<'target'>) => `${target} is out of reach.`,
  },
  /** Another horde stands in the region. */
  'position-occupied': {
    'OT-MEAS-21': ({ to }: Words<'to'>) => `There is a horde in ${to}.`,
  },
  /** The Nation has a rebellion of its own there. */
  'rebellion-exists': {
    'OT-MEAS-08': ({ nation, region }: Words<'nation' | 'region'>) => `${nation} has a rebellion in ${region} already.`,
  },
  /** The region belongs to somebody. */
  'region-not-black': {
    'OT-MEAS-07': ({ region }: Words<'region'>) => `${region} belongs to somebody.`,
  },
  /** The slot of a side in a civil war is to carry something else than an attack on another side of it. */
  'slot-side-only': { 'OT-SLOT-07': notInSlot },
  /** A special slot is to carry a measure that is not special. */
  'slot-special-only': { 'OT-SLOT-03': notInSlot },
  /** The slot of a tribute is to carry something else. */
  'slot-tribute-only': { 'OT-SLOT-08': notInSlot },
  /** The slot holds another measure. */
  'slot-used': {
    'OT-SLOT-01': (facts: Fault<'by-now', Words<'measure'>> | Fault<'holds', Words<'slot' | 'id' | 'nation'>>) => {
      switch (facts.fault) {
        case 'by-now':
          return `The slot of ${facts.measure} holds another measure by now.`;
        case 'holds':
          return `The ${facts.slot} slot ${facts.id} of ${facts.nation} holds a measure.`;
      }
    },
  },
  /** A special measure is to stand in a slot that does not carry any. */
  'special-slot-required': { 'OT-SLOT-04': notInSlot },
  /** The Nation has a player, who is to be made an offer. */
  'target-is-player': {
    'OT-MEAS-12': ({ target }: Words<'target'>) => `${target} has a player; make an offer.`,
  },
  /** Somebody does to itself what only others can have done to them. */
  'target-is-self': {
    'OT-CONF-09': () => 'The convener can only dissolve the conference.',
    ...sameFor(['OT-MEAS-02', 'OT-MEAS-05'], ({ nation }: Words<'nation'>) => `${nation} would attack itself.`),
    'OT-MEAS-12': () => 'Nobody negotiates with itself.',
    'OT-ORG-02': (facts: Fault<'disavowed'> | Fault<'leader', Words<'nation' | 'organization'>>) => {
      switch (facts.fault) {
        case 'disavowed':
          return 'A member disavows a leader in favour of another member.';
        case 'leader':
          return `${facts.nation} leads ${facts.organization}.`;
      }
    },
    'OT-TRE-01': ({ to, player }: Words<'to' | 'player'>) => `${to} takes orders from ${player} too.`,
  },
  /** The force needs a technology that the Nation has not, or a measure that attacks. */
  'technology-required': {
    'OT-STAT-07': ({ force, technology }: Words<'force' | 'technology'>) => `${force} forces need ${technology}, for offensive measures.`,
  },
} as const satisfies RefusalTable<ClauseId>;
