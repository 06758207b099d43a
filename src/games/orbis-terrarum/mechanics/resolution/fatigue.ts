import { nationsBound } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { bindsNow, favoursNow } from '../diplomacy/binding.js';
import { warEnemies } from '../diplomacy/conflicts.js';
import { areJoined } from '../nations/territory.js';

/** An enemy that can only be reached over the land of another enemy. [OT-WAR-12] */
const isIndirect = (state: State, nation: string, enemy: string, enemies: readonly string[]): boolean =>
  !areJoined(state, nation, enemy) &&
  enemies.some((other) => other !== enemy && areJoined(state, nation, other) && areJoined(state, other, enemy));

/** How many fronts a Nation fights on; half ones count. [OT-WAR-11] */
export const frontsOf = (state: State, nation: string, enemies: readonly string[] = warEnemies(state, nation)): number =>
  enemies.reduce((sum, enemy) => {
    const { frontWeight, patron } = state.nations[enemy]!;
    return sum + frontWeight * (patron !== null || isIndirect(state, nation, enemy, enemies) ? 0.5 : 1);
  }, 0);

/** Nations that an alliance, or a bond of vassalage, ties to one. An alliance is of its parties, organizations with all their members, and of nobody in their hands. [OT-WAR-14] [OT-ORG-07] */
const friendsOf = (state: State, nation: string): ReadonlySet<string> => {
  const friends = new Set<string>();
  for (const treaty of state.treaties) {
    const allies = nationsBound(state, treaty.parties);
    if (!allies.includes(nation)) continue;
    for (const [index, { kind }] of treaty.clauses.entries())
      if (kind === 'alliance' && favoursNow(state, treaty, index, nation))
        for (const id of allies) if (id !== nation && bindsNow(state, treaty, index, id)) friends.add(id);
  }
  const { patron } = state.nations[nation]!;
  if (patron !== null) friends.add(patron);
  for (const id of state.nationOrder) if (state.nations[id]!.patron === nation && state.nations[id]!.alive) friends.add(id);
  return friends;
};

/** How many fronts a Nation can bear. [OT-WAR-13] */
export const frontCapacityOf = (state: State, nation: string, enemies: readonly string[] = warEnemies(state, nation)): number => {
  const { extraFronts, technologies } = state.nations[nation]!;
  const allies = [...friendsOf(state, nation)].filter((friend) => warEnemies(state, friend).some((enemy) => enemies.includes(enemy)));
  return state.config.frontCapacity + extraFronts + (technologies.includes('field-logistics') ? 1 : 0) + allies.length;
};

/** What too many fronts cost. [OT-WAR-15] */
export const fatigueOf = (state: State, nation: string): number => {
  const enemies = warEnemies(state, nation);
  if (enemies.length === 0) return 0;
  const excess = frontsOf(state, nation, enemies) - frontCapacityOf(state, nation, enemies);
  return state.config.fatiguePerFront * Math.floor(Math.max(0, excess));
};
