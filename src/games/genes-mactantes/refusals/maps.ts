import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a map must be like, whether it is given or drawn. */
export const mapRefusals = {
  /** A barrier is drawn between territories that do not touch. */
  'bad-edge-barrier': {
    'GM-BOARD-03': ({ a, b }: Words<'a' | 'b'>) => `No edge joins ${a} and ${b}.`,
  },
  /** An edge leads nowhere or back, or joins two territories that are joined already. */
  'map-bad-edge': {
    'GM-MAPV-04': ({ a, b }: Words<'a' | 'b'>) => `The edge ${a}–${b} does not join two territories for the first time.`,
  },
  /** A territory has a feature that there is not, or a sea has any. */
  'map-bad-feature': {
    'GM-MAPV-03': (facts: Fault<'unknown', Words<'territory' | 'feature'>> | Fault<'sea', Words<'territory'>>) => {
      switch (facts.fault) {
        case 'unknown':
          return `${facts.territory} has the unknown feature ${facts.feature}.`;
        case 'sea':
          return `The sea ${facts.territory} has features.`;
      }
    },
  },
  /** A country does not begin with three cities. */
  'map-city-count': {
    'GM-MAPV-10': ({ country, cities }: Words<'country'> & Numbers<'cities'>) =>
      `${country} has ${counted(cities, 'city', 'cities')} instead of three.`,
  },
  /** A city has no name, or that of another. */
  'map-city-name': { 'GM-MAPV-12': () => 'Every city needs a name that no other city has.' },
  /** A city lies outside its country, or two of them in the same territory. */
  'map-city-place': {
    'GM-MAPV-11': ({ country }: Words<'country'>) => `The cities of ${country} are not in three different territories of its own.`,
  },
  /** There are more countries than players, or fewer, or two of the same id. */
  'map-country-count': {
    'GM-MAPV-06': ({ players, countries }: Numbers<'players' | 'countries'>) =>
      `A map for ${counted(players, 'player')} has as many different countries, not ${countries}.`,
  },
  /** A country has fewer than three territories. */
  'map-country-too-small': {
    'GM-MAPV-09': ({ country, territories }: Words<'country'> & Numbers<'territories'>) =>
      `${country} has ${counted(territories, 'territory', 'territories')}; three is the least.`,
  },
  /** Some territories cannot be reached from the others. */
  'map-disconnected': {
    'GM-MAPV-05': ({ reached, territories }: Numbers<'reached' | 'territories'>) =>
      `Of ${counted(territories, 'territory', 'territories')} only ${reached} can be reached from the first.`,
  },
  /** Two territories have the same id, or one has none that can be used. */
  'map-duplicate-id': {
    'GM-MAPV-01': (facts: Fault<'unusable'> | Fault<'personal' | 'twice', Words<'territory'>>) => {
      switch (facts.fault) {
        case 'unusable':
          return 'A territory has no usable id.';
        case 'personal':
          return `${facts.territory} is the id of a person, and no territory's.`;
        case 'twice':
          return `Two territories are called ${facts.territory}.`;
      }
    },
  },
  /** A sea belongs to a country. */
  'map-sea-owned': {
    'GM-MAPV-08': ({ territory }: Words<'territory'>) => `The sea ${territory} belongs to a country.`,
  },
  /** A land territory belongs to more than one country. */
  'map-shared-land': {
    'GM-MAPV-07': ({ territory, owners }: Words<'territory'> & Numbers<'owners'>) =>
      `${territory} belongs to ${counted(owners, 'country', 'countries')}.`,
  },
  /** There is too little land for so many players, or too much for any. */
  'map-size': {
    'GM-MAPV-02': ({ players, least, land }: Numbers<'players' | 'least' | 'land'>) =>
      `A map for ${counted(players, 'player')} has from ${least} to 200 land territories, not ${land}.`,
  },
  /** A land territory belongs to no country, or a country claims one that is not on the map. */
  'map-unassigned-land': {
    'GM-MAPV-07': ({ fault, territory }: Fault<'nobodys' | 'not-on-map', Words<'territory'>>) => {
      switch (fault) {
        case 'nobodys':
          return `${territory} belongs to no country.`;
        case 'not-on-map':
          return `A country names ${territory}, which is not on the map.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;
