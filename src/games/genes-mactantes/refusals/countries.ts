import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** How a country is picked, created and given its Army. */
export const countryRefusals = {
  /** The units placed do not come to the points of the Army. */
  'army-mismatch': {
    'GM-DEPL-02': ({ army, placed }: Numbers<'army' | 'placed'>) => `The Army has ${counted(army, 'point')}; the deployment has ${placed}.`,
  },
  /** The capital is to be where the player has no city. */
  'bad-capital': {
    'GM-CREA-09': ({ territory, player }: Words<'territory' | 'player'>) => `${territory} has no city of ${player}.`,
  },
  /** A character of the country sheet has values out of their range, or nothing that it is good at. */
  'bad-character': {
    'GM-CREA-03': () => 'A character has values from 0 to 3, at least one of them positive.',
  },
  /** A characteristic of the country is out of its range. */
  'bad-characteristic': {
    'GM-CREA-02': ({ characteristic, value }: Words<'characteristic'> & Numbers<'value'>) =>
      `${characteristic} is from 0 to 10, not ${value}.`,
  },
  /** A new city has no free territory of the player, or walls are to go where no initial city is, or twice. */
  'bad-city-site': {
    'GM-CREA-07': ({ territory }: Words<'territory'>) => `No new city can stand in ${territory}.`,
    'GM-SACT-02': () => 'Walls go round own initial cities, each once.',
  },
  /** A character is to begin outside the country, or the principal outside its cities. */
  'bad-location': {
    'GM-CREA-10': ({ name, territory }: Words<'name' | 'territory'>) => `${name} cannot begin in ${territory}.`,
  },
  /** A country, a city, a character or an office has no name, or a city has that of another. */
  'bad-name': {
    'GM-CREA-07': ({ name }: Words<'name'>) => `A city needs a name of its own; ${JSON.stringify(name)} will not do.`,
    'GM-CREA-11': ({ fault }: Fault<'character' | 'country'>) => {
      switch (fault) {
        case 'character':
          return 'A character needs a name and a role.';
        case 'country':
          return 'A country needs a name.';
      }
    },
    'GM-FOUN-01': ({ name }: Words<'name'>) => `A city needs a name that no other has; ${JSON.stringify(name)} will not do.`,
    'GM-PROM-08': () => 'An office needs a name.',
  },
  /** A unit of this kind cannot be placed there, or is placed twice. */
  'bad-placement': {
    'GM-DEPL-03': ({ kind, territory }: Words<'kind' | 'territory'>) => `No ${kind} can be placed in ${territory}.`,
  },
  /** The country has been picked by another. */
  'country-taken': {
    'GM-DRAFT-02': ({ country }: Words<'country'>) => `${country} is taken.`,
  },
  /** The country sheet costs more than the points there are. */
  'over-budget': {
    'GM-CREA-01': ({ cost, points }: Numbers<'cost' | 'points'>) => `This costs ${cost}, more than ${counted(points, 'point')}.`,
  },
  /** None of the characters of a country sheet is named principal, or one is where there are none. */
  'principal-required': {
    'GM-CREA-05': () => 'With characters exactly one of them is principal.',
  },
  /** The map has no such country. */
  'unknown-country': {
    'GM-DRAFT-02': ({ country }: Words<'country'>) => `There is no country ${country}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
