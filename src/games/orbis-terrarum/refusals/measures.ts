import type { Say } from '../../../core/refusals/say.js';
import { type Fault, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { notInSlot, slotInWords } from './slots.js';

/** Why the referee cannot read a measure as another; it can be what that other would be refused for. */
export type Misreading =
  | Fault<'no-mode'>
  | Fault<'aim', Words<'aim'>>
  | Fault<'itself', Words<'nation'>>
  | Fault<'refused', { readonly reason: Violation<ClauseId> }>;

const misread = (facts: Misreading, { name }: Say): string => {
  switch (facts.fault) {
    case 'no-mode':
      return 'the statistic has no such use.';
    case 'aim':
      return facts.aim === 'nothing' ? 'it needs something to aim at.' : `it cannot aim at a target of this kind (${name(facts.aim)}).`;
    case 'itself':
      return `${name(facts.nation, 'nations')} would attack itself.`;
    case 'refused':
      return facts.reason.message;
  }
};

/** The measures of a turn, and what they are aimed at. */
export const measureRefusals = {
  /** A bonus is declined that is none of the Nation. */
  'bad-decline': {
    'OT-MEAS-02': ({ modifier, nation }: Words<'modifier' | 'nation'>, { name }) =>
      `${name(modifier)} is no bonus of ${name(nation, 'nations')}.`,
  },
  /** A detachment names no land that can go, or gives it no name. */
  'bad-detachment': {
    'OT-MEAS-10': () => 'A detachment names regions of its own, but not the capital, and what the new state is called.',
  },
  /** A host is to appear where it cannot. */
  'bad-host-region': {
    'OT-MEAS-08': () => 'A host appears in a region of its own Nation or in black territory.',
  },
  /** The measure cannot be opposed by this one. */
  'cannot-oppose': {
    'OT-MEAS-14': ({ nation, measure }: Words<'nation' | 'measure'>, { name }) =>
      `${name(nation, 'nations')} cannot oppose the measure of ${name(measure)} in this way.`,
  },
  /** A measure of this kind cannot be covert. */
  'covert-not-allowed': {
    'OT-MEAS-02': ({ statistic, mode }: Words<'statistic' | 'mode'>, { name }) =>
      `A measure of ${name(statistic)}, ${name(mode)}, cannot be covert.`,
  },
  /** The statistic has no such mode, or the measure cannot be read in this way. */
  'invalid-mode': {
    'OT-MEAS-01': ({ statistic, mode }: Words<'statistic' | 'mode'>, { name }) => `${name(statistic)} has no such use: ${name(mode)}.`,
    'OT-REF-02': (
      { measure, statistic, mode, misreading }: Words<'measure' | 'statistic' | 'mode'> & { readonly misreading: Misreading },
      say,
    ) => `The measure of ${say.name(measure)} cannot be taken for ${say.name(statistic)}, ${say.name(mode)}: ${misread(misreading, say)}`,
  },
  /** The target is none for what is to be done. */
  'invalid-target': {
    'OT-DECL-01': ({ target }: Words<'target'>, { name }) => `${name(target, 'nations')} is nobody on whom war can be declared.`,
    'OT-MEAS-02': ({ mode, target }: Words<'mode'> & { readonly target: Words<'kind' | 'id'> | null }, { name }) =>
      target === null
        ? `This use (${name(mode)}) needs something to aim at.`
        : `This use (${name(mode)}) cannot aim at ${target.kind === 'nation' ? '' : `${name(target.kind)} `}${name(target.id, 'places')}.`,
    'OT-MEAS-12': (facts: Fault<'counterpart', Words<'other'>> | Fault<'own', Words<'target' | 'nation' | 'other'>>, { name }) => {
      switch (facts.fault) {
        case 'counterpart':
          return `${name(facts.other, 'nations')} cannot be the other party.`;
        case 'own':
          return `${name(facts.target, 'places')} belongs to ${name(facts.nation, 'nations')}; one negotiates with it on behalf of ${name(facts.other, 'nations')}, or not at all.`;
      }
    },
    'OT-PROS-16': ({ to, from }: Words<'to' | 'from'>, { name }) =>
      `${name(to, 'nations')} cannot receive anything from ${name(from, 'nations')}.`,
    'OT-TRE-01': ({ to }: Words<'to'>, { name }) => `${name(to, 'nations')} is no more.`,
  },
  /** Welfare is for a crisis, and this one is not there. */
  'no-crisis': {
    'OT-MEAS-09': () => 'The crisis that is to be answered is not there.',
  },
  /** There is no cultural distance left to shorten. */
  'no-distance': {
    'OT-MEAS-11': ({ nation, target }: Words<'nation' | 'target'>, { name }) =>
      `There is no cultural distance from ${name(nation, 'nations')} to ${name(target, 'places')}.`,
  },
  /** The rebellion to be suppressed is not there. */
  'no-rebellion': {
    'OT-MEAS-06': ({ nation }: Words<'nation'>, { name }) =>
      `The rebellion that is to be suppressed is not there, or not in ${name(nation, 'nations')}.`,
  },
  /** The Nation has no such slot in this turn. */
  'no-such-slot': {
    'OT-MEAS-02': ({ nation, slot, id }: Words<'nation' | 'slot' | 'id'>, say) =>
      `${say.name(nation, 'nations')} has no such slot this turn: ${slotInWords({ slot, id }, say)}.`,
  },
  /** The region of a parley has no people to talk to. */
  'nobody-there': {
    'OT-MEAS-12': ({ region }: Words<'region'>, { name }) => `There is nobody to talk to in ${name(region, 'regions')}.`,
  },
  /** What is to be held back is no bonus of the Nation. */
  'not-a-bonus': {
    'OT-MEAS-20': ({ modifier, nation }: Words<'modifier' | 'nation'>, { name }) =>
      `${name(modifier)} is no bonus of ${name(nation, 'nations')}.`,
  },
  /** Only a horde can do this. */
  'not-a-horde': {
    'OT-MEAS-07': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is no horde, and only hordes can do this.`,
    'OT-MEAS-21': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is no horde, and only hordes can do this.`,
  },
  /** A Nation of this kind cannot do it; a state can. */
  'not-a-state': {
    'OT-MEAS-07': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is a horde, and hordes cannot do this.`,
    'OT-MEAS-08': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is no state, and only states can do this.`,
  },
  /** The region is not next to where the horde or host stands. */
  'not-adjacent': {
    'OT-MEAS-21': ({ to, from }: Words<'to' | 'from'>, { name }) => `${name(to, 'regions')} does not border on ${name(from, 'regions')}.`,
    'OT-MEAS-22': ({ to, from }: Words<'to' | 'from'>, { name }) => `${name(to, 'regions')} does not border on ${name(from, 'regions')}.`,
  },
  /** The measure is not one that waits for its roll. */
  'not-pending': {
    'OT-MEAS-17': ({ measure, player }: Words<'measure' | 'player'>, { name }) =>
      `The measure of ${name(measure)} is not one of ${player}’s, or does not wait for its roll.`,
    'OT-REF-02': ({ measure }: Words<'measure'>) => `${JSON.stringify(measure)} is no measure that waits for its roll.`,
  },
  /** The target is too far away for a measure of this kind. */
  'out-of-reach': {
    'OT-MEAS-02': ({ target }: Words<'target'>, { name }) => `${name(target, 'places')} is out of reach.`,
  },
  /** Another horde stands in the region. */
  'position-occupied': {
    'OT-MEAS-21': ({ to }: Words<'to'>, { name }) => `There is a horde in ${name(to, 'regions')}.`,
  },
  /** The Nation has a rebellion of its own there. */
  'rebellion-exists': {
    'OT-MEAS-08': ({ nation, region }: Words<'nation' | 'region'>, { name }) =>
      `${name(nation, 'nations')} already has a rebellion of its own in ${name(region, 'nations')}.`,
  },
  /** The region belongs to somebody. */
  'region-not-black': {
    'OT-MEAS-07': ({ region }: Words<'region'>, { name }) => `${name(region, 'regions')} belongs to somebody.`,
  },
  /** The slot of a side in a civil war is to carry something else than an attack on another side of it. */
  'slot-side-only': { 'OT-SLOT-07': notInSlot },
  /** A special slot is to carry a measure that is not special. */
  'slot-special-only': { 'OT-SLOT-03': notInSlot },
  /** The slot of a tribute is to carry something else. */
  'slot-tribute-only': { 'OT-SLOT-08': notInSlot },
  /** The slot holds another measure. */
  'slot-used': {
    'OT-SLOT-01': (facts: Fault<'by-now', Words<'measure'>> | Fault<'holds', Words<'slot' | 'id' | 'nation'>>, say) => {
      switch (facts.fault) {
        case 'by-now':
          return `The slot of ${say.name(facts.measure)} holds another measure by now.`;
        case 'holds':
          return `This slot of ${say.name(facts.nation, 'nations')} holds a measure already: ${slotInWords(facts, say)}.`;
      }
    },
  },
  /** A special measure is to stand in a slot that does not carry any. */
  'special-slot-required': { 'OT-SLOT-04': notInSlot },
  /** The Nation has a player, who is to be made an offer. */
  'target-is-player': {
    'OT-MEAS-12': ({ target }: Words<'target'>, { name }) => `${name(target, 'nations')} has a player: make an offer instead.`,
  },
  /** Somebody does to itself what only others can have done to them. */
  'target-is-self': {
    'OT-CONF-09': () => 'The convener cannot leave the conference, only dissolve it.',
    ...sameFor(['OT-MEAS-02', 'OT-MEAS-05'], ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} would attack itself.`),
    'OT-MEAS-12': () => 'Nobody negotiates with itself.',
    'OT-ORG-02': (facts: Fault<'disavowed'> | Fault<'leader', Words<'nation' | 'organization'>>, { name }) => {
      switch (facts.fault) {
        case 'disavowed':
          return 'A member disavows a leader in favour of another member.';
        case 'leader':
          return `${name(facts.nation, 'nations')} leads ${name(facts.organization, 'organizations')} already.`;
      }
    },
    'OT-TRE-01': ({ to, player }: Words<'to' | 'player'>, { name }) => `${name(to, 'nations')} takes orders from ${player} too.`,
  },
  /** The force needs a technology that the Nation has not, or a measure that attacks. */
  'technology-required': {
    'OT-STAT-07': ({ force, technology }: Words<'force' | 'technology'>, { name }) =>
      `This way of moving (${name(force)}) needs the technology ${name(technology, 'technologies')}, and the measure must be an attack.`,
  },
} as const satisfies RefusalTable<ClauseId>;
