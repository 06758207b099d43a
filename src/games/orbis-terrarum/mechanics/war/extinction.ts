import { livingNations, now, type Open, playerOf, regionsOf, type Tell } from '../../queries/state.js';
import { setConflict } from '../diplomacy/conflicts.js';
import { dropFromDiplomacy } from '../diplomacy/departures.js';
import { release, vassalsOf } from '../nations/bonds.js';
import { dropMeasures } from '../nations/dropping-measures.js';
import { removeModifiers } from '../nations/modifiers.js';
import { changePurse } from '../nations/purses.js';
import { isCollapsed } from '../nations/stability.js';
import { abandon, changeOwner } from '../nations/territory.js';
import { endCivilWar } from './civil-war.js';
import { endRebellion, removeHost } from './rebellion.js';

/** A Nation ends: everything it had or was part of ends with it, without breach. [OT-END-07] [OT-END-08] */
export const extinguish = (state: Open, id: string, conqueror: string | null, table: Tell): void => {
  const heir =
    state.config.extinctionTerritory === 'conqueror' && conqueror !== null && now(state).nations[conqueror]?.kind !== 'horde'
      ? conqueror
      : null;
  const nation = state.nations[id]!;
  nation.alive = false;
  table.emit({ type: 'nation-extinct', nation: id });
  for (const region of regionsOf(now(state), id))
    if (heir === null) abandon(state, region, 'disorganised', table);
    else changeOwner(state, region, heir, table);
  nation.capital = null;
  nation.position = null;
  nation.moveTo = null;
  nation.grants = [];
  nation.held = [];
  changePurse(state, id, 'wealth', -nation.wealth, 'extinction', table);
  changePurse(state, id, 'progress', -nation.progress, 'extinction', table);
  for (const host of now(state).hosts) if (host.owner === id) removeHost(state, host.id, table);
  for (const vassal of vassalsOf(now(state), id)) release(state, vassal, table); // [OT-VAS-20]
  release(state, id, table);
  for (const war of now(state).civilWars) if (war.nation === id) endCivilWar(state, war.id, null, table);
  for (const rebellion of now(state).rebellions) if (rebellion.nation === id) endRebellion(state, rebellion.id, table);
  for (const rebellion of state.rebellions) if (rebellion.sponsor === id) Object.assign(rebellion, { sponsor: null, sponsorKnown: true });
  for (const { a, b } of now(state).conflicts) if (a === id || b === id) setConflict(state, a, b, 'none', table);
  removeModifiers(state, (modifier) => modifier.nation === id);
  for (const modifier of state.modifiers) if (modifier.grantedBy === id) Object.assign(modifier, { grantedBy: null, hidden: false });
  state.crises = state.crises.filter((crisis) => crisis.nation !== id);
  state.streaks = state.streaks.filter((streak) => streak.nation !== id);
  state.scopes = state.scopes.filter((scope) => scope.from !== id && scope.to !== id);
  dropMeasures(state, (measure) => measure.nation === id);
  dropFromDiplomacy(state, id, table);
  const player = playerOf(state, id);
  if (player !== undefined) {
    state.players[player]!.principal = null;
    table.emit({ type: 'nation-chosen', player, nation: null });
  }
};

/** Nations with nothing left to stand on, in nation order. [OT-END-09] [OT-IDX-06] */
export const checkExtinctions = (state: Open, conquerorOf: (nation: string) => string | null, table: Tell): void => {
  for (const id of livingNations(now(state))) if (isCollapsed(state.nations[id]!)) extinguish(state, id, conquerorOf(id), table);
};
