import { counted } from '../../../core/data/counted.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What the parameters of every action must be like. */
export const parameterRefusals = {
  /** A parameter is ill formed, out of its range, names something twice, or does not fit the others. */
  'bad-parameter': {
    'OT-ACT-09': ({ group, values }: Words<'group'> & Numbers<'values'>) => `${group} has five values, not ${values}.`,
    'OT-CIV-01': ({ sides }: Numbers<'sides'>) => `A civil war has 2 to 5 named sides, not ${sides}.`,
    'OT-CONF-01': (facts: Fault<'start', Numbers<'now' | 'turn'>> | Fault<'invited'>) => {
      switch (facts.fault) {
        case 'start':
          return `A conference begins in turn ${facts.now} or later, not in ${facts.turn}.`;
        case 'invited':
          return 'Each other Nation is invited once.';
      }
    },
    'OT-CONF-05': (facts: Fault<'between-two', Words<'conference'>> | Fault<'not-asked', Words<'nation'>>) => {
      switch (facts.fault) {
        case 'between-two':
          return `What stands between two is for both to change, not for ${facts.conference}.`;
        case 'not-asked':
          return `${facts.nation} has not asked to become a member.`;
      }
    },
    'OT-CONF-15': ({ weight, nation }: Words<'nation'> & Numbers<'weight'>) =>
      `A weight is from 0 to 10, one for each Nation; not ${weight} for ${nation}.`,
    'OT-DECL-01': () => 'A declaration of war has a target, others have none.',
    'OT-DECL-02': () => 'Reservations are different.',
    'OT-EVT-08': (facts: Fault<'past', Numbers<'turn'>> | Fault<'cost'>) => {
      switch (facts.fault) {
        case 'past':
          return `Turn ${facts.turn} is past.`;
        case 'cost':
          return 'An opportunity costs something from 0 up, and is not over yet.';
      }
    },
    'OT-MEAS-11': () => 'It names one of the ten attributes.',
    'OT-MEAS-12': () => 'A parley has an aim.',
    'OT-ORG-03': ({ electors }: Numbers<'electors'>) => `There are 1 to 20 different electors, not ${electors}.`,
    ...sameFor(
      ['OT-PROS-02', 'OT-PROS-06', 'OT-PROS-08', 'OT-PROS-14'],
      ({ item, attributes }: Words<'item'> & { readonly attributes: readonly string[] }) =>
        `${item} is about one of ${attributes.join(', ')}.`,
    ),
    'OT-PROS-11': ({ fault }: Fault<'incomplete' | 'itself'>) => {
      switch (fault) {
        case 'incomplete':
          return 'A scope has a target and a dimension.';
        case 'itself':
          return 'Nobody is near to itself.';
      }
    },
    'OT-PROS-16': () => 'Something must be given.',
    'OT-REF-01': (facts: Fault<'nation-twice'> | Fault<'kind', Words<'kind'>>) => {
      switch (facts.fault) {
        case 'nation-twice':
          return 'Each Nation is named once.';
        case 'kind':
          return `A happening of kind ${facts.kind} has exactly what its kind says.`;
      }
    },
    'OT-REF-02': ({ value }: Numbers<'value'>) => `A scope is a multiple of 5 from -25 to 25, not ${value}.`,
    'OT-REF-05': () => 'At least one effect is applied.',
    'OT-REF-08': ({ value }: Numbers<'value'>) => `A sanction is +1 to +25, not ${value}.`,
    'OT-REF-10': ({ value }: Numbers<'value'>) => `An award is -25 to -1, not ${value}.`,
    'OT-REF-11': () => 'A cost is from 0 up.',
    'OT-RES-02': (
      facts:
        | Fault<'instrument', Words<'instrument'>>
        | Fault<'member', Words<'nation'> & { readonly basis: null | string }>
        | Fault<'extinct', Words<'nation'>>
        | Fault<'admission', Words<'nation'>>
        | Fault<'no-reform'>
        | Fault<'no-dissolution'>,
    ) => {
      switch (facts.fault) {
        case 'instrument':
          return `${facts.instrument} is not what this conference is about.`;
        case 'member':
          return `${facts.nation} is no member of ${facts.basis}.`;
        case 'extinct':
          return `${facts.nation} is no Nation.`;
        case 'admission':
          return `${facts.nation} cannot be admitted by this conference.`;
        case 'no-reform':
          return 'There is no organization to reform.';
        case 'no-dissolution':
          return 'There is no organization to dissolve.';
      }
    },
    'OT-TRE-16': ({ treaty, clause }: Words<'treaty'> & Numbers<'clause'>) => `${treaty} has no further clause ${clause}.`,
  },
  /** A text is empty that must say something. */
  'note-required': {
    'OT-MEAS-02': () => 'A measure needs a note.',
    'OT-NOTE-01': () => 'A note needs a text.',
    'OT-REF-01': () => 'A happening needs a text.',
  },
  /** A text is longer than the game allows. */
  'note-too-long': {
    'OT-ACT-03': (facts: Fault<'note', Numbers<'most' | 'length'>> | Fault<'text', Numbers<'most' | 'length'>>) => {
      switch (facts.fault) {
        case 'note':
          return `A note has at most ${counted(facts.most, 'character')}, not ${facts.length}.`;
        case 'text':
          return `A text has at most ${counted(facts.most, 'character')}, not ${facts.length}.`;
      }
    },
  },
  /** It may be done in a later turn, not yet in this one. */
  'too-early': {
    'OT-CONF-07': ({ conference }: Words<'conference'>) => `The discussion of ${conference} has opened this turn.`,
    'OT-CONF-10': ({ conference, turn }: Words<'conference'> & Numbers<'turn'>) => `${conference} cannot be dissolved before turn ${turn}.`,
    'OT-SEAT-01': ({ player, nation }: Words<'player' | 'nation'>) => `${player} adopted ${nation} this turn.`,
  },
  /** A parameter names what is not there, or what the player cannot see. */
  'unknown-id': {
    'OT-ACT-02': ({ what, id }: Words<'what' | 'id'>) => `There is no ${what} ${JSON.stringify(id)}.`,
    'OT-VIEW-12': ({ measure }: Words<'measure'>) => `There is no measure ${JSON.stringify(measure)}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
