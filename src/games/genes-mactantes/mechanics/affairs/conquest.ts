import { nearestOf } from '../../queries/geography.js';
import { citiesOf, hasCity, isBesieged, landOf, strengthOf } from '../../queries/state.js';
import { isIndependentOwner, type UnitRef } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { conquer, endEmptySieges } from '../countries/cities.js';
import { eliminate } from '../countries/elimination.js';
import { changeArmy, moveWhole } from '../countries/units.js';

/** A city that falls: who loses it, who takes it, and with which units. */
export interface Conquest {
  readonly territory: string;
  readonly from: string;
  readonly to: string;
  readonly units: readonly UnitRef[];
}

/** What survives of a garrison leaves for a city, else for the land, else it is disbanded. [GM-RETR-01] [GM-RETR-02] [GM-RETR-03] */
const retreat = (state: Board, owner: string, territory: string, table: Table): void => {
  const board = now(state);
  const garrison: UnitRef = { territory, kind: 'garrison' };
  const strength = strengthOf(board, owner, territory, 'garrison');
  if (strength === 0) return;
  const isOwned = !isIndependentOwner(owner);
  const city = isOwned
    ? nearestOf(
        board,
        territory,
        citiesOf(board, owner).filter((other) => !isBesieged(board, other)),
      )
    : undefined;
  const land = isOwned ? nearestOf(board, territory, landOf(board, owner)) : undefined;
  if (city !== undefined) moveWhole(state, owner, garrison, { territory: city, kind: 'garrison' }, 'retreat', table);
  else if (land !== undefined) moveWhole(state, owner, garrison, { territory: land, kind: 'army' }, 'retreat', table);
  else changeArmy(state, owner, garrison, -strength, 'disbanded', table);
};

/** The besieger has won the assault: the city changes hands. [GM-CONQ-01] [GM-CONQ-02] */
export const takeCity = (state: Board, { territory, from, to, units }: Conquest, table: Table): void => {
  conquer(state, territory, to, table);
  retreat(state, from, territory, table);
  for (const unit of units) moveWhole(state, to, unit, { territory, kind: 'garrison' }, 'conquest', table); // [GM-CONQ-03]
  endEmptySieges(state, table);
  if (!isIndependentOwner(from) && !hasCity(now(state), from)) eliminate(state, from, 'no-city', to, table); // [GM-ELIM-01]
};
