import { withMinus } from '../../../core/data/with-minus.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** How a country is picked, created and given its Army. */
export const countryRefusals = {
  /** The units placed do not come to the points of the Army. */
  'army-mismatch': {
    'GM-DEPL-02': ({ army, placed }: Numbers<'army' | 'placed'>, { count }) =>
      `The Army has ${count(army, 'point', 'points')}, all of which are deployed, and no more; ${withMinus(placed)} ${placed === 1 ? 'is' : 'are'} placed.`,
  },
  /** The capital is to be where the player has no city. */
  'bad-capital': {
    'GM-CREA-09': ({ territory, player }: Words<'territory' | 'player'>, { name }) =>
      `${player} has no city in ${name(territory, 'territories')}; the capital is one of the player’s own cities.`,
  },
  /** A character of the country sheet has values out of their range, or nothing that it is good at. */
  'bad-character': {
    'GM-CREA-03': () => 'The values of a character are from 0 to 3, and at least one of them is 1 or more.',
  },
  /** A characteristic of the country is out of its range. */
  'bad-characteristic': {
    'GM-CREA-02': ({ characteristic, value }: Words<'characteristic'> & Numbers<'value'>, { name }) =>
      `${name(characteristic)} is from 0 to 10, not ${withMinus(value)}.`,
  },
  /** A new city has no free territory of the player, or walls are to go where no initial city is, or twice. */
  'bad-city-site': {
    'GM-CREA-07': ({ territory }: Words<'territory'>, { name }) =>
      `No new city can stand in ${name(territory, 'territories')}: it needs land of one’s own that has no city.`,
    'GM-SACT-02': () => 'Walls can be given to one’s own first three cities, once to each.',
  },
  /** A character is to begin outside the country, or the principal outside its cities. */
  'bad-location': {
    'GM-CREA-10': ({ name: person, territory }: Words<'name' | 'territory'>, { name }) =>
      `${person} cannot begin in ${name(territory, 'territories')}: the principal begins in one of the country’s own cities, the others on its land.`,
  },
  /** A country, a city, a character or an office has no name, or a city has that of another. */
  'bad-name': {
    'GM-CREA-07': ({ name }: Words<'name'>) => `A city needs a name that no other has; “${name}” will not do.`,
    'GM-CREA-11': ({ fault }: Fault<'character' | 'country'>) => {
      switch (fault) {
        case 'character':
          return 'A character needs a name and a title.';
        case 'country':
          return 'A country needs a name.';
      }
    },
    'GM-FOUN-01': ({ name }: Words<'name'>) => `A city needs a name that no other has; “${name}” will not do.`,
    'GM-PROM-08': () => 'A title cannot be blank.',
  },
  /** A unit of this kind cannot be placed there, or is placed twice. */
  'bad-placement': {
    'GM-DEPL-03': ({ kind, territory }: Words<'kind' | 'territory'>, { name }) =>
      `This cannot be placed in ${name(territory, 'territories')} (${name(kind)}): garrisons go into the country’s own cities, other troops on its land and the seas beside it, each once.`,
  },
  /** The country has been picked by another. */
  'country-taken': {
    'GM-DRAFT-02': ({ country }: Words<'country'>, { name }) => `${name(country, 'countries')} has been picked already.`,
  },
  /** The country sheet costs more than the points there are. */
  'over-budget': {
    'GM-CREA-01': ({ cost, points }: Numbers<'cost' | 'points'>, { count }) =>
      `This country costs ${count(cost, 'point', 'points')}; there ${points === 1 ? 'is' : 'are'} only ${points} to spend.`,
  },
  /** None of the characters of a country sheet is named principal, or one is where there are none. */
  'principal-required': {
    'GM-CREA-05': () => 'If a country has characters, exactly one of them is the principal.',
  },
  /** The map has no such country. */
  'unknown-country': {
    'GM-DRAFT-02': ({ country }: Words<'country'>) => `There is no country “${country}” on this map.`,
  },
} as const satisfies RefusalTable<ClauseId>;
