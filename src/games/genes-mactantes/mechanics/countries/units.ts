import { atlas, strengthOf } from '../../queries/state.js';
import { type EventOf, isIndependentOwner, type LedgerEntry, type UnitRef, unitKinds } from '../../types/index.js';
import { type Board, now, type Table } from './board.js';

/** Adds points to a unit, or takes them; units without points do not exist. [GM-STATE-01] */
const shift = (state: Board, owner: string, { territory, kind }: UnitRef, delta: number): void => {
  const { places } = atlas(now(state));
  const units = now(state).units[owner]!;
  const found = units.findIndex((unit) => unit.territory === territory && unit.kind === kind);
  if (found >= 0) {
    const strength = units[found]!.strength + delta;
    if (strength === 0) state.units[owner]!.splice(found, 1);
    else state.units[owner]![found]!.strength = strength;
    return;
  }
  const rank = (unit: UnitRef): number => places.get(unit.territory)!.order * unitKinds.length + unitKinds.indexOf(unit.kind);
  const mine = rank({ territory, kind });
  const place = units.findIndex((unit) => rank(unit) > mine);
  state.units[owner]!.splice(place < 0 ? units.length : place, 0, { territory, kind, strength: delta });
};

/** An Army grows or shrinks in one place, and the ledger says why. [GM-STATE-11] */
export const changeArmy = (state: Board, owner: string, unit: UnitRef, delta: number, ledger: LedgerEntry, table: Table): void => {
  if (delta === 0) return;
  shift(state, owner, unit, delta);
  if (!isIndependentOwner(owner)) state.countries[owner]!.ledger[ledger] += Math.abs(delta);
  table.emit({ type: 'army-changed', player: owner, territory: unit.territory, kind: unit.kind, delta, ledger });
};

/** Points go from one place to another; the Army stays the same. [GM-MOVT-05] */
export const moveTroops = (
  state: Board,
  owner: string,
  from: UnitRef,
  to: UnitRef,
  amount: number,
  cause: EventOf<'unit-moved'>['cause'],
  table: Table,
): void => {
  shift(state, owner, from, -amount);
  shift(state, owner, to, amount);
  table.emit({
    type: 'unit-moved',
    player: owner,
    from: { territory: from.territory, kind: from.kind },
    to: { territory: to.territory, kind: to.kind },
    amount,
    cause,
  });
};

/** A whole unit goes to another place. */
export const moveWhole = (
  state: Board,
  owner: string,
  from: UnitRef,
  to: UnitRef,
  cause: EventOf<'unit-moved'>['cause'],
  table: Table,
): void => moveTroops(state, owner, from, to, strengthOf(now(state), owner, from.territory, from.kind), cause, table);

/** All units of a player disappear. [GM-ELIM-03] */
export const disbandAll = (state: Board, owner: string, table: Table): void => {
  for (const unit of [...now(state).units[owner]!]) changeArmy(state, owner, { ...unit }, -unit.strength, 'disbanded', table);
};
