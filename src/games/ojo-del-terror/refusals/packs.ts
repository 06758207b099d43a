import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

export const packsRefusals = {
  'pack-bad-home': {
    'ET-VAL-13': (
      facts:
        | Fault<'wrong-number', Words<'id'> & Numbers<'home' | 'homes'>>
        | Fault<'twice', Numbers<'home'>>
        | Fault<'in-the-eye' | 'inhabited', Words<'id'>>,
    ) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} is home ${facts.home}; the ${facts.homes} homes are numbered from 0 without gaps.`;
        case 'twice':
          return `Home ${facts.home} is given twice.`;
        case 'in-the-eye':
          return `The home ${facts.id} does not lie outside the Eye.`;
        case 'inhabited':
          return `The home ${facts.id} is inhabited.`;
      }
    },
  },
  'pack-bad-link': {
    'ET-VAL-06': (facts: Fault<'to-itself', Words<'a'>> | Fault<'twice', Words<'a' | 'b'>>) => {
      switch (facts.fault) {
        case 'to-itself':
          return `${facts.a} is linked to itself.`;
        case 'twice':
          return `${facts.a} and ${facts.b} are linked twice.`;
      }
    },
  },
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
          return `${facts.row} is no number of players from 2 to 12.`;
        case 'wrong-length':
          return `The row for ${facts.players} players lists ${facts.seats} homes.`;
        case 'home-twice':
          return `The row ${facts.row} lists a home twice.`;
        case 'unknown-home':
          return `The row ${facts.row} lists home ${facts.home}, which does not exist.`;
      }
    },
  },
  'pack-duplicate-id': {
    'ET-VAL-01': ({ name, id }: Words<'name' | 'id'>) => `${name} holds ${id} twice.`,
  },
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
          return `${facts.id} has no cells, though other subsectors have.`;
        case 'cell-twice':
          return `The cell ${facts.cell} belongs to both ${facts.other} and ${facts.id}.`;
        case 'no-edge':
          return `${facts.a} and ${facts.b} are linked but share no edge.`;
        case 'no-link':
          return `${facts.a} and ${facts.b} share an edge but are not linked.`;
      }
    },
  },
  'pack-map-disconnected': {
    'ET-VAL-07': ({ from, cutOff }: Words<'from'> & { readonly cutOff: readonly string[] }) =>
      `No link leads from ${from} to ${cutOff.join(', ')}.`,
  },
  'pack-missing-side': {
    'ET-VAL-05': ({ where }: Words<'where'>) => `No sector lies ${where} the Eye.`,
  },
  'pack-no-gate': {
    'ET-VAL-09': () => 'No link crosses the Boundary through a gate.',
  },
  'pack-number-out-of-range': {
    'ET-VAL-10': ({ name, min, max, value }: Words<'name'> & Numbers<'min' | 'max' | 'value'>) =>
      `${name} should be a whole number from ${min} to ${max}; it is ${value}.`,
  },
  'pack-sacred-rank': {
    'ET-VAL-12': ({ id, sacred }: Words<'id' | 'sacred'>) => `${id} is sacred to ${sacred}, a minor god.`,
  },
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts: Fault<'no-major-god'> | Fault<'wrong-number', Words<'id'> & Numbers<'outer' | 'eye'>>) => {
      switch (facts.fault) {
        case 'no-major-god':
          return 'There is no major god.';
        case 'wrong-number':
          return `${facts.id} has ${facts.outer} sacred worlds outside the Eye and ${facts.eye} inside; it needs three, on both sides.`;
      }
    },
  },
  'pack-sector-empty': {
    'ET-VAL-04': ({ id }: Words<'id'>) => `The sector ${id} has no subsector.`,
  },
  'pack-subsector-too-small': {
    'ET-VAL-03': ({ id, count }: Words<'id'> & Numbers<'count'>) => `The subsector ${id} has ${count} planets; it needs two or more.`,
  },
  'pack-too-few-warbands': {
    'ET-VAL-15': ({ warbands, needed }: Numbers<'warbands' | 'needed'>) => `There are ${warbands} warbands for up to ${needed} players.`,
  },
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
  'pack-unknown-reference': {
    'ET-VAL-02': (facts: Fault<'unknown-id', Words<'what' | 'id'>> | Fault<'godless-name', Words<'id'>>) => {
      switch (facts.fault) {
        case 'unknown-id':
          return `There is no ${facts.what} ${facts.id}.`;
        case 'godless-name':
          return `${facts.id} is no name for a god: it stands for bands without one.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;
