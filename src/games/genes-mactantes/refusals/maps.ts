import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a map must be like, whether it is given or drawn. */
export const mapRefusals = {
  /** A barrier is drawn between territories that do not touch. */
  'bad-edge-barrier': {
    'GM-BOARD-03': ({ a, b }: Words<'a' | 'b'>, { name }) =>
      `${name(a, 'territories')} and ${name(b, 'territories')} do not touch, so nothing can lie between them.`,
  },
  /** An edge leads nowhere or back, or joins two territories that are joined already. */
  'map-bad-edge': {
    'GM-MAPV-04': ({ a, b }: Words<'a' | 'b'>, { name }) =>
      `An edge joins two different territories of the map, and each pair once; the one between ${name(a, 'territories')} and ${name(b, 'territories')} does not.`,
  },
  /** A territory has a feature that there is not, or a sea has any. */
  'map-bad-feature': {
    'GM-MAPV-03': (facts: Fault<'unknown', Words<'territory' | 'feature'>> | Fault<'sea', Words<'territory'>>, { name }) => {
      switch (facts.fault) {
        case 'unknown':
          return `${name(facts.territory, 'territories')} cannot have “${facts.feature}”: that is no feature of land.`;
        case 'sea':
          return `${name(facts.territory, 'territories')} is a sea, and seas have no features.`;
      }
    },
  },
  /** A country does not begin with three cities. */
  'map-city-count': {
    'GM-MAPV-10': ({ country, cities }: Words<'country'> & Numbers<'cities'>, { name, count }) =>
      `A country has three cities; ${name(country, 'countries')} has ${count(cities, 'city', 'cities')}.`,
  },
  /** A city has no name, or that of another. */
  'map-city-name': { 'GM-MAPV-12': () => 'Every city needs a name that no other city has.' },
  /** A city lies outside its country, or two of them in the same territory. */
  'map-city-place': {
    'GM-MAPV-11': ({ country }: Words<'country'>, { name }) =>
      `The cities of ${name(country, 'countries')} must stand in three different territories of its own.`,
  },
  /** There are more countries than players, or fewer, or two of the same id. */
  'map-country-count': {
    'GM-MAPV-06': ({ players, countries }: Numbers<'players' | 'countries'>, { count }) =>
      `A map for ${count(players, 'player', 'players')} has as many different countries, not ${countries}.`,
  },
  /** A country has fewer than three territories. */
  'map-country-too-small': {
    'GM-MAPV-09': ({ country, territories }: Words<'country'> & Numbers<'territories'>, { name, count }) =>
      `${name(country, 'countries')} has ${count(territories, 'territory', 'territories')}; a country needs at least three.`,
  },
  /** Some territories cannot be reached from the others. */
  'map-disconnected': {
    'GM-MAPV-05': ({ reached, territories }: Numbers<'reached' | 'territories'>, { count }) =>
      `Of ${count(territories, 'territory', 'territories')} only ${reached} can be reached from the first without crossing a cliff.`,
  },
  /** Two territories have the same id, or one has none that can be used. */
  'map-duplicate-id': {
    'GM-MAPV-01': (facts: Fault<'unusable'> | Fault<'personal' | 'twice', Words<'territory'>>) => {
      switch (facts.fault) {
        case 'unusable':
          return 'Every territory needs a sign that is not blank.';
        case 'personal':
          return `“${facts.territory}” is how characters are marked; a territory needs another sign.`;
        case 'twice':
          return `Two territories bear the sign “${facts.territory}”.`;
      }
    },
  },
  /** A sea belongs to a country. */
  'map-sea-owned': {
    'GM-MAPV-08': ({ territory }: Words<'territory'>, { name }) =>
      `${name(territory, 'territories')} is a sea, and seas belong to no country.`,
  },
  /** A land territory belongs to more than one country. */
  'map-shared-land': {
    'GM-MAPV-07': ({ territory, owners }: Words<'territory'> & Numbers<'owners'>, { name, count }) =>
      `${name(territory, 'territories')} belongs to ${count(owners, 'country', 'countries')}; land belongs to one.`,
  },
  /** There is too little land for so many players, or too much for any. */
  'map-size': {
    'GM-MAPV-02': ({ players, least, land }: Numbers<'players' | 'least' | 'land'>, { count }) =>
      `A map for ${count(players, 'player', 'players')} has from ${least} to 200 land territories, not ${land}.`,
  },
  /** A land territory belongs to no country, or a country claims one that is not on the map. */
  'map-unassigned-land': {
    'GM-MAPV-07': ({ fault, territory }: Fault<'nobodys' | 'not-on-map', Words<'territory'>>, { name }) => {
      switch (fault) {
        case 'nobodys':
          return `${name(territory, 'territories')} belongs to no country; all land belongs to one.`;
        case 'not-on-map':
          return `A country names “${territory}”, which is no land of this map.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;
