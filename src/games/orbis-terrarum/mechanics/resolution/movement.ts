import {
  atlas,
  controllerOf,
  hasHiddenOwner,
  isBlack,
  livingNations,
  nationsBound,
  now,
  type Open,
  type Tell,
} from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { bindsNow, favoursNow } from '../diplomacy/binding.js';
import { consumeModifier } from '../nations/modifiers.js';
import { hordeIn, keeperOf } from '../nations/territory.js';
import { type Hearings, hearingsAt, tellInOrder } from './hearings.js';
import { throwFor } from './roll.js';
import { byIds } from './shown-order.js';

/** Is the way into somebody's land open without a roll? [OT-NAT-04] */
export const hasPassage = (state: State, mover: string, owner: string): boolean => {
  if (state.nations[mover]!.patron === owner || state.nations[owner]?.patron === mover) return true;
  return state.treaties.some((treaty) =>
    treaty.clauses.some(
      (clause, index) =>
        clause.kind === 'passage' &&
        nationsBound(state, [clause.by]).includes(owner) &&
        nationsBound(state, [clause.to]).includes(mover) &&
        bindsNow(state, treaty, index, owner) &&
        favoursNow(state, treaty, index, mover),
    ),
  );
};

interface Mover {
  readonly nation: string;
  /** The host that moves, if it is one. */
  readonly host: string | null;
  readonly from: string;
  readonly to: string;
  readonly known: boolean;
}

/** One step, with the passage roll that foreign land asks for. [OT-NAT-03] [OT-NAT-04] */
const step = (state: Open, { nation, host, from, to, known }: Mover, table: Tell): boolean => {
  const plain = now(state);
  const name = host ?? nation;
  const isHorde = host === null && plain.nations[nation]!.kind === 'horde';
  if (isHorde && hordeIn(plain, to) !== undefined) {
    table.emit({ type: 'move-failed', mover: name, to });
    return false;
  }
  const keeper = keeperOf(plain, to);
  // A hidden host that walked into the land of a friend would tell whose it is. [OT-NAT-04]
  if (keeper !== null && !(known && (keeper === nation || hasPassage(plain, nation, keeper)))) {
    const consumed = new Set<string>();
    const attempt = {
      nation,
      statistic: 'offensive' as const,
      role: 'passage' as const,
      hostile: false,
      noBonuses: false,
      against: [keeper],
      host: host !== null,
      war: false,
      civilWar: false,
      area: null,
      veiled: !known,
      scope: 0,
      declined: [],
    };
    const roll = throwFor(plain, attempt, 'success', `passage of ${known ? name : 'somebody'} into ${to}`, consumed, table);
    const secret = known ? null : [controllerOf(plain, nation)];
    const { natural, result, grade } = roll;
    table.emit({ type: 'rolled', secret, measure: null, nation, why: 'passage', statistic: 'offensive', roll, natural, result, grade });
    for (const id of consumed) consumeModifier(state, id, table);
    if (result === 'failure') {
      table.emit({ type: 'move-failed', mover: name, to });
      return false;
    }
  }
  table.emit({ type: 'moved', mover: name, from, to });
  return true;
};

/** Where a horde goes that was not told where. [OT-NAT-02] */
const wander = (state: State, nation: string, from: string, table: Tell): string | null => {
  const open = atlas(state)
    .neighbours.get(from)!
    .map(({ region }) => region)
    .filter((region) => isBlack(state, region) && hordeIn(state, region) === undefined);
  return open.length === 0 ? null : table.pick(open, `where ${nation} wanders`);
};

/** Hordes, movements and hosts move: in nation order, the Nation's own move before its hosts'; hidden ones are told of last. [OT-NAT-02] [OT-NAT-03] [OT-NAT-05] [OT-VIEW-13] */
export const moveAll = (state: Open, table: Tell): void => {
  const told = hearingsAt(table);
  const hidden = now(state)
    .hosts.filter((host) => hasHiddenOwner(now(state), host))
    .map(({ id }) => id);
  moveEach(state, told);
  tellInOrder(told, hidden.sort(byIds), table);
};

const moveEach = (state: Open, told: Hearings): void => {
  for (const nation of livingNations(now(state))) {
    const { kind, position, moveTo } = now(state).nations[nation]!;
    if (kind !== 'state' && position !== null) {
      const table = told.about(nation);
      const to = moveTo ?? (kind === 'horde' ? wander(now(state), nation, position, table) : null);
      if (to !== null && step(state, { nation, host: null, from: position, to, known: true }, table)) state.nations[nation]!.position = to;
      state.nations[nation]!.moveTo = null;
    }
    for (const host of now(state).hosts) {
      if (host.owner !== nation || host.moveTo === null) continue;
      const known = !hasHiddenOwner(now(state), host);
      const moved = step(state, { nation, host: host.id, from: host.region, to: host.moveTo, known }, told.about(host.id));
      const open = state.hosts.find(({ id }) => id === host.id)!;
      if (moved) open.region = host.moveTo;
      open.moveTo = null;
    }
  }
};
