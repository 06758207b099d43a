import { withMinus } from '../../../core/data/with-minus.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { kindOf } from './things.js';

/** What the parameters of every action must be like. */
export const parameterRefusals = {
  /** A parameter is ill formed, out of its range, names something twice, or does not fit the others. */
  'bad-parameter': {
    'OT-ACT-09': ({ group, values }: Words<'group'> & Numbers<'values'>, { name }) => `${name(group)} has five values, not ${values}.`,
    'OT-CIV-01': ({ sides }: Numbers<'sides'>) => `A civil war has 2 to 5 sides, each with a name; here it would have ${sides}.`,
    'OT-CONF-01': (facts: Fault<'start', Numbers<'now' | 'turn'>> | Fault<'invited'>) => {
      switch (facts.fault) {
        case 'start':
          return `A conference begins in turn ${facts.now} or later, not in ${withMinus(facts.turn)}.`;
        case 'invited':
          return 'Each other Nation is invited once.';
      }
    },
    'OT-CONF-05': (facts: Fault<'between-two', Words<'conference'>> | Fault<'not-asked', Words<'nation'>>, { name }) => {
      switch (facts.fault) {
        case 'between-two':
          return `What stands between two is for both to change, not for ${name(facts.conference)}.`;
        case 'not-asked':
          return `${name(facts.nation, 'nations')} has not asked to become a member.`;
      }
    },
    'OT-CONF-15': ({ weight, nation }: Words<'nation'> & Numbers<'weight'>, { name }) =>
      `A vote weighs from 0 to 10, and each Nation is given a weight once; ${name(nation, 'nations')} would have ${withMinus(weight)}.`,
    'OT-DECL-01': () => 'A declaration of war names whom it is made on; other declarations name nobody.',
    'OT-DECL-02': () => 'Each reservation is named once.',
    'OT-EVT-08': (facts: Fault<'past', Numbers<'turn'>> | Fault<'cost'>) => {
      switch (facts.fault) {
        case 'past':
          return `Turn ${withMinus(facts.turn)} is past.`;
        case 'cost':
          return 'The cost of an opportunity cannot be less than 0, and its last turn cannot be past.';
      }
    },
    'OT-MEAS-11': () => 'One of the ten attributes is to be named.',
    'OT-MEAS-12': () => 'A parley needs an aim.',
    'OT-ORG-03': ({ electors }: Numbers<'electors'>) => `There are 1 to 20 different electors, not ${electors}.`,
    ...sameFor(
      ['OT-PROS-02', 'OT-PROS-06', 'OT-PROS-08', 'OT-PROS-14'],
      ({ item, attributes }: Words<'item'> & { readonly attributes: readonly string[] }, { name, list }) =>
        `For ${name(item)}, one of these attributes is to be named: ${list(attributes, 'or')}.`,
    ),
    'OT-PROS-11': ({ fault }: Fault<'incomplete' | 'itself'>) => {
      switch (fault) {
        case 'incomplete':
          return 'To buy scope, name towards whom or where, and of which kind.';
        case 'itself':
          return 'A Nation cannot come nearer to itself.';
      }
    },
    'OT-PROS-16': () => 'A transfer gives some Wealth or some Progress.',
    'OT-REF-01': (facts: Fault<'nation-twice'> | Fault<'kind', Words<'kind'>>, { name }) => {
      switch (facts.fault) {
        case 'nation-twice':
          return 'Each Nation is named once.';
        case 'kind':
          return `A happening of this kind (${name(facts.kind)}) carries what belongs to its kind and nothing else.`;
      }
    },
    'OT-REF-02': ({ value }: Numbers<'value'>) => `A scope is a multiple of 5 from −25 to 25, not ${withMinus(value)}.`,
    'OT-REF-05': () => 'At least one effect is applied.',
    'OT-REF-08': ({ value }: Numbers<'value'>) => `A sanction is from +1 to +25, not ${withMinus(value)}.`,
    'OT-REF-10': ({ value }: Numbers<'value'>) => `An award is from −25 to −1, not ${withMinus(value)}.`,
    'OT-REF-11': () => 'A cost cannot be less than 0.',
    'OT-RES-02': (
      facts:
        | Fault<'instrument', Words<'instrument'>>
        | Fault<'member', Words<'nation'> & { readonly basis: null | string }>
        | Fault<'extinct', Words<'nation'>>
        | Fault<'admission', Words<'nation'>>
        | Fault<'no-reform'>
        | Fault<'no-dissolution'>,
      { name },
    ) => {
      switch (facts.fault) {
        case 'instrument':
          return `${name(facts.instrument)} is not what this conference is about.`;
        case 'member':
          return `${name(facts.nation, 'nations')} is no member of ${facts.basis === null ? 'what this conference is about' : name(facts.basis)}.`;
        case 'extinct':
          return `${name(facts.nation, 'nations')} is no more, or no Nation.`;
        case 'admission':
          return `${name(facts.nation, 'nations')} cannot be admitted by this conference.`;
        case 'no-reform':
          return 'There is no organization to reform.';
        case 'no-dissolution':
          return 'There is no organization to dissolve.';
      }
    },
    'OT-TRE-16': ({ treaty, clause }: Words<'treaty'> & Numbers<'clause'>, { name }) =>
      `${name(treaty)} has no clause ${clause + 1}, or it is named twice.`,
  },
  /** A text is empty that must say something. */
  'note-required': {
    'OT-MEAS-02': () => 'A measure needs a note.',
    'OT-NOTE-01': () => 'A note needs a text.',
    'OT-REF-01': () => 'A happening needs a text.',
  },
  /** A text is longer than the game allows. */
  'note-too-long': {
    'OT-ACT-03': (facts: Fault<'note', Numbers<'most' | 'length'>> | Fault<'text', Numbers<'most' | 'length'>>, { count }) => {
      switch (facts.fault) {
        case 'note':
          return `A note has at most ${count(facts.most, 'character', 'characters')}; this one has ${count(facts.length, 'character', 'characters')}.`;
        case 'text':
          return `A text has at most ${count(facts.most, 'character', 'characters')}; this one has ${count(facts.length, 'character', 'characters')}.`;
      }
    },
  },
  /** It may be done in a later turn, not yet in this one. */
  'too-early': {
    'OT-CONF-07': ({ conference }: Words<'conference'>, { name }) =>
      `The discussion of ${name(conference)} has opened this turn; the vote can be opened from the next one on.`,
    'OT-CONF-10': ({ conference, turn }: Words<'conference'> & Numbers<'turn'>, { name }) =>
      `${name(conference)} cannot be dissolved by its convener before turn ${turn}.`,
    'OT-SEAT-01': ({ player, nation }: Words<'player' | 'nation'>, { name }) =>
      `${player} has adopted ${name(nation, 'nations')} this turn and can give it up from the next one on.`,
  },
  /** A parameter names what is not there, or what the player cannot see. */
  'unknown-id': {
    'OT-ACT-02': ({ what, id }: Words<'what' | 'id'>, { name }) => {
      const kind = kindOf(what);
      return kind === undefined
        ? `There is nothing here called ${JSON.stringify(id)}.`
        : `There is no ${name(kind)} called ${JSON.stringify(id)}.`;
    },
    'OT-VIEW-12': ({ measure }: Words<'measure'>) => `There is no measure called ${JSON.stringify(measure)}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
