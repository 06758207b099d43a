import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What is counted in a pack, in words. */
const measures = {
  baseDefence: 'Defence',
  resources: 'number of resource symbols',
  inhabitants: 'number of inhabitants',
  points: 'number of points',
};

/** What the content of a game must be like. */
export const packRefusals = {
  /** The homes are not numbered from 0 without gaps, or one lies in the Eye or is inhabited. */
  'pack-bad-home': {
    'ET-VAL-13': (
      facts:
        | Fault<'wrong-number', Words<'id'> & Numbers<'home' | 'homes'>>
        | Fault<'twice', Numbers<'home'>>
        | Fault<'in-the-eye' | 'inhabited', Words<'id'>>,
    ) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} is home world ${withMinus(facts.home)}; home worlds are numbered from 0 to ${facts.homes - 1}.`;
        case 'twice':
          return `Home world ${facts.home} is given twice.`;
        case 'in-the-eye':
          return `The home world ${facts.id} does not lie outside the Eye.`;
        case 'inhabited':
          return `The home world ${facts.id} is inhabited.`;
      }
    },
  },
  /** A subsector is linked to itself, or twice to the same other. */
  'pack-bad-link': {
    'ET-VAL-06': (facts: Fault<'to-itself', Words<'a'>> | Fault<'twice', Words<'a' | 'b'>>) => {
      switch (facts.fault) {
        case 'to-itself':
          return `The subsector ${facts.a} is listed as adjacent to itself.`;
        case 'twice':
          return `The subsectors ${facts.a} and ${facts.b} are listed twice as adjacent.`;
      }
    },
  },
  /** A row of the start table is for no number of players, or lists the wrong homes. */
  'pack-bad-start-table': {
    'ET-VAL-14': (
      facts:
        | Fault<'no-number-of-players', Words<'row'>>
        | Fault<'wrong-length', Numbers<'players' | 'seats'>>
        | Fault<'home-twice', Words<'row'>>
        | Fault<'unknown-home', Words<'row'> & Numbers<'home'>>,
    ) => {
      switch (facts.fault) {
        case 'no-number-of-players':
          return `${JSON.stringify(facts.row)} is no number of players from 2 to 12.`;
        case 'wrong-length':
          return `The row for ${facts.players} players lists ${counted(facts.seats, 'home world')}.`;
        case 'home-twice':
          return `Row ${facts.row} lists a home world twice.`;
        case 'unknown-home':
          return `Row ${facts.row} lists home world ${withMinus(facts.home)}, which does not exist.`;
      }
    },
  },
  /** A list holds an id twice. */
  'pack-duplicate-id': {
    'ET-VAL-01': ({ list, id }: Words<'list' | 'id'>) => `The list ${list} holds ${id} twice.`,
  },
  /** The links are not those that follow from how the subsectors are drawn. */
  'pack-links-disagree-with-cells': {
    'ET-VAL-08': (
      facts:
        | Fault<'no-cells', Words<'id'>>
        | Fault<'cell-twice', Words<'cell' | 'other' | 'id'>>
        | Fault<'no-edge', Words<'a' | 'b'>>
        | Fault<'no-link', Words<'a' | 'b'>>,
    ) => {
      switch (facts.fault) {
        case 'no-cells':
          return `The subsector ${facts.id} has no cells, though others have.`;
        case 'cell-twice':
          return `The cell ${facts.cell} belongs to both the subsectors ${facts.other} and ${facts.id}.`;
        case 'no-edge':
          return `The subsectors ${facts.a} and ${facts.b} are listed as adjacent but share no edge.`;
        case 'no-link':
          return `The subsectors ${facts.a} and ${facts.b} share an edge but are not listed as adjacent.`;
      }
    },
  },
  /** Some subsectors cannot be reached from the others. */
  'pack-map-disconnected': {
    'ET-VAL-07': ({ from, cutOff }: Words<'from'> & { readonly cutOff: readonly string[] }, { list }) =>
      `No way leads from the subsector ${from} to ${list(cutOff, 'or')}.`,
  },
  /** All the sectors lie on one side of the Boundary. */
  'pack-missing-side': {
    'ET-VAL-05': ({ side }: { readonly side: 'eye' | 'outer' }) => `No sector lies ${side === 'eye' ? 'inside' : 'outside'} the Eye.`,
  },
  /** No link over the Boundary leads through a gate. */
  'pack-no-gate': {
    'ET-VAL-09': () => 'No two adjacent subsectors cross the Boundary through a gate.',
  },
  /** A number is no whole number, too low or too high. */
  'pack-number-out-of-range': {
    'ET-VAL-10': ({
      what,
      id,
      min,
      max,
      value,
    }: Words<'id'> & Numbers<'min' | 'max' | 'value'> & { readonly what: keyof typeof measures }) =>
      `The ${measures[what]} of ${id} should be a whole number from ${min} to ${max}; it is ${withMinus(value)}.`,
  },
  /** A planet is sacred to a minor god. */
  'pack-sacred-rank': {
    'ET-VAL-12': ({ id, sacred }: Words<'id' | 'sacred'>) => `${id} is sacred to ${sacred}, a minor god.`,
  },
  /** There is no major god, or one has not three sacred worlds on both sides of the Boundary. */
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts: Fault<'no-major-god'> | Fault<'wrong-number', Words<'id'> & Numbers<'outer' | 'eye'>>) => {
      switch (facts.fault) {
        case 'no-major-god':
          return 'There is no major god.';
        case 'wrong-number':
          return `${facts.id} has ${counted(facts.outer, 'sacred world')} outside the Eye and ${facts.eye} inside; it needs three, with one on each side at least.`;
      }
    },
  },
  /** A sector has no subsectors. */
  'pack-sector-empty': {
    'ET-VAL-04': ({ id }: Words<'id'>) => `The sector ${id} has no subsector.`,
  },
  /** A subsector has fewer than two planets. */
  'pack-subsector-too-small': {
    'ET-VAL-03': ({ id, planets }: Words<'id'> & Numbers<'planets'>) =>
      `The subsector ${id} has ${counted(planets, 'planet')}; it needs two or more.`,
  },
  /** There are fewer bands than players in the start table. */
  'pack-too-few-warbands': {
    'ET-VAL-15': ({ warbands, needed }: Numbers<'warbands' | 'needed'>) =>
      `The pack has ${counted(warbands, 'warband')} for up to ${counted(needed, 'player')}.`,
  },
  /** A deed is none that the rules know, or is listed twice. */
  'pack-unknown-deed': {
    'ET-VAL-16': (facts: Fault<'unknown', Words<'id'>> | Fault<'twice', Words<'id'>>) => {
      switch (facts.fault) {
        case 'unknown':
          return `There is no deed ${facts.id}.`;
        case 'twice':
          return `The deed ${facts.id} is listed twice.`;
      }
    },
  },
  /** An id refers to something that the pack does not have, or a god has a name that stands for something else. */
  'pack-unknown-reference': {
    'ET-VAL-02': (facts: Fault<'unknown-id', Words<'what' | 'id'>> | Fault<'godless-name', Words<'id'>>) => {
      switch (facts.fault) {
        case 'unknown-id':
          return `There is no ${facts.what === 'kind' ? 'kind of inhabitants' : facts.what} ${facts.id}.`;
        case 'godless-name':
          return `${facts.id} is no name for a god: it stands for bands without one.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;
