import { now, type Open, type Tell } from '../../queries/state.js';
import type { State } from '../../types/index.js';

/** The direct vassals of a Nation, in nation order. */
export const vassalsOf = (state: State, patron: string): readonly string[] =>
  state.nationOrder.filter((id) => state.nations[id]!.patron === patron && state.nations[id]!.alive);

const linksAbove = (state: State, id: string): number => {
  let links = 0;
  for (let at = state.nations[id]?.patron ?? null; at !== null && links < 10; at = state.nations[at]?.patron ?? null) links++;
  return links;
};

const linksBelow = (state: State, id: string): number =>
  vassalsOf(state, id).reduce((most, vassal) => Math.max(most, 1 + linksBelow(state, vassal)), 0);

/** Whom could this Nation have as patron? One patron, no cycle, at most two links. Its own vassals are looked for once. [OT-VAS-01] */
export const servableBy = (state: State, vassal: string): ((patron: string) => boolean) => {
  const below = linksBelow(state, vassal);
  const before = state.nations[vassal]!.patron;
  return (patron) => {
    for (let at: string | null = patron, links = 0; at !== null && links < 10; at = state.nations[at]?.patron ?? null, links++)
      if (at === vassal) return false;
    return (before === patron ? linksAbove(state, vassal) : linksAbove(state, patron) + 1) + below <= 2;
  };
};

/** Could this Nation have that patron? [OT-VAS-01] */
export const canServe = (state: State, vassal: string, patron: string): boolean => servableBy(state, vassal)(patron);

/** How far down a vassal stands: 0 is free, 1 a vassal, 2 a vassal's vassal. */
export const linksOf = linksAbove;

/** A bond is made; tribute is due from the next cycle on, and loyalty was to another patron. [OT-VAS-04] [OT-VAS-18] */
export const bind = (state: Open, vassal: string, patron: string, table: Tell): void => {
  const nation = state.nations[vassal]!;
  if (nation.patron !== null) release(state, vassal, table);
  nation.patron = patron;
  nation.tribute = 'none';
  nation.keepsVassalage = false;
  nation.independenceDeclared = false;
  nation.independenceBlow = false;
  table.emit({ type: 'vassal-bound', vassal, patron });
};

/** A vassal is taken out of its patron's hands without being freed, or put back. [OT-VAS-19] */
export const makeAutonomous = (state: Open, vassal: string, autonomous: boolean, table: Tell): void => {
  state.nations[vassal]!.autonomous = autonomous;
  table.emit({ type: 'flag-changed', nation: vassal, flag: 'autonomous', value: String(autonomous) });
};

/** A vassal goes free: no patron, no penalty, no tribute, no loyalty; its own vassals stay its own. [OT-VAS-18] [OT-VAS-21] */
export const release = (state: Open, vassal: string, table: Tell): void => {
  const nation = state.nations[vassal]!;
  const { patron } = nation;
  if (patron === null) return;
  nation.patron = null;
  nation.tribute = 'none';
  nation.autonomous = false;
  nation.keepsVassalage = false;
  nation.independenceDeclared = false;
  nation.independenceBlow = false;
  dropTribute(state, vassal);
  table.emit({ type: 'vassal-freed', vassal, patron });
};

/** The pending tribute measure of a vassal is taken back. [OT-VAS-21] */
export const dropTribute = (state: Open, vassal: string): void => {
  if (state.phase !== 'orders' && state.phase !== 'adjudication' && state.phase !== 'happenings') return;
  const { measures } = now(state);
  if (measures.some(({ nation, mode }) => nation === vassal && mode === 'tribute'))
    state.measures = state.measures.filter(({ nation, mode }) => nation !== vassal || mode !== 'tribute');
};
