import type { Open, Tell } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { dropMeasures } from './dropping-measures.js';

/** The direct vassals of a Nation, in nation order. */
export const vassalsOf = (state: State, patron: string): readonly string[] =>
  state.nationOrder.filter((id) => state.nations[id]!.patron === patron && state.nations[id]!.alive);

const linksAbove = (state: State, id: string): number => {
  let links = 0;
  for (let at = state.nations[id]?.patron ?? null; at !== null && links < 10; at = state.nations[at]?.patron ?? null) links++;
  return links;
};

/** How far vassals reach below those of these who have most: one look at all Nations, however many are asked about. */
const linksBelow = ({ nationOrder, nations }: State, patrons: ReadonlySet<string>): number => {
  let most = 0;
  for (const id of nationOrder)
    for (let at = id, links = 1; links < 10 && nations[at]!.alive; links++) {
      const { patron } = nations[at]!;
      if (patron === null) break;
      if (patrons.has(patron)) most = Math.max(most, links);
      at = patron;
    }
  return most;
};

/** Whom could all these Nations have as patron, one after another? One patron, no cycle, at most two links. [OT-VAS-01] */
export const servableByAll = (state: State, vassals: readonly string[]): ((patron: string) => boolean) => {
  const serving = new Set(vassals);
  const below = linksBelow(state, serving);
  return (patron) => {
    let above = 0;
    for (let at: string | null = patron; at !== null && above < 10; at = state.nations[at]?.patron ?? null, above++)
      if (serving.has(at)) return false;
    // Whoever has nobody above stands one link above whoever serves it.
    return above + below <= 2;
  };
};

/** Could this Nation have that patron? [OT-VAS-01] */
export const canServe = (state: State, vassal: string, patron: string): boolean => servableByAll(state, [vassal])(patron);

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
  dropMeasures(state, ({ nation, mode }) => nation === vassal && mode === 'tribute');
};
