import type { RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Crises to be faced, and where disasters can strike. */
export const troubleRefusals = {
  /** The disaster that has been chosen cannot strike this city, or it is no city of the victim. */
  'city-does-not-fit': {
    'GM-EVNT-06': ({ disaster, player, territory }: Words<'disaster' | 'player' | 'territory'>, { name }) =>
      `This disaster (${name(disaster, 'disasters')}) cannot strike a city of ${player} in ${name(territory, 'territories')}.`,
  },
  /** The victim has no city where a disaster of this kind could strike. */
  'kind-does-not-fit': {
    'GM-EVNT-05': ({ player, disaster }: Words<'player' | 'disaster'>, { name }) =>
      `No city of ${player} lies where this disaster could strike (${name(disaster, 'disasters')}).`,
  },
  /** The player has no crisis of this characteristic, or has faced it. */
  'no-such-crisis': {
    'GM-CRIS-03': ({ player, characteristic }: Words<'player' | 'characteristic'>, { name }) =>
      `${player} has no crisis of ${name(characteristic)} left to face.`,
  },
} as const satisfies RefusalTable<ClauseId>;
