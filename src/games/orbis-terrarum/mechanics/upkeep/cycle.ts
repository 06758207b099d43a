import { awardValue, restorationStops, tributeFines, years } from '../../content/values.js';
import { ageOf, cycleOf, isPrincipal, living, livingNations, now, type Open, regionsOf, type Tell, turnsFor } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { attributes } from '../../types/statistics.js';
import { bindsNow, favoursNow } from '../diplomacy/binding.js';
import { addModifier } from '../nations/modifiers.js';
import { changePurse, pay } from '../nations/purses.js';
import { moveIndex } from '../nations/stability.js';
import { transform } from '../nations/territory.js';
import { checkMemberships } from './organizations.js';

/** Production, then subsidies in treaty order. [OT-PROS-18] [OT-TRE-02] */
const produce = (state: Open, table: Tell): void => {
  for (const id of livingNations(now(state))) {
    changePurse(state, id, 'wealth', state.config.wealthPerCycle, 'production', table);
    changePurse(state, id, 'progress', state.config.progressPerCycle, 'production', table);
  }
  for (const treaty of now(state).treaties)
    for (const [index, clause] of treaty.clauses.entries()) {
      if (clause.kind !== 'subsidy') continue;
      const { by, to, wealth } = clause;
      const plain = now(state);
      if ([by, to].some((id) => living(plain, id) === undefined)) continue;
      if (bindsNow(plain, treaty, index, by) && favoursNow(plain, treaty, index, to))
        pay(state, by, to, 'wealth', wealth, 'subsidy', table);
    }
};

/** Vassals that never tried pay for it, in nation order. [OT-VAS-08] */
const settleTributes = (state: Open, table: Tell): void => {
  for (const id of livingNations(now(state))) {
    const { patron, tribute } = state.nations[id]!;
    if (patron === null || tribute !== 'pending') continue;
    table.emit({ type: 'tribute-resolved', vassal: id, patron, outcome: 'unattempted' });
    pay(state, id, patron, 'wealth', tributeFines.unattempted, 'tribute', table);
  }
};

/** Does a long conflict keep a Nation from recovering? [OT-IDX-05] */
const isWornOut = (state: State, id: string): boolean =>
  state.civilWars.some((war) => war.nation === id && ageOf(state, war) >= restorationStops.civilWar) ||
  state.rebellions.some((rebellion) => rebellion.nation === id && ageOf(state, rebellion) >= restorationStops.rebellion) ||
  state.conflicts.some(
    ({ a, b, status, activeTurns }) =>
      (a === id || b === id) && status === 'war' && activeTurns * state.config.yearsPerTurn >= restorationStops.war,
  );

/** Both indices recover. [OT-IDX-04] */
const restore = (state: Open, table: Tell): void => {
  const { restorePerCycle } = state.config;
  for (const id of livingNations(now(state))) {
    if (isWornOut(now(state), id)) continue;
    moveIndex(state, id, 'via', restorePerCycle, 'cycle', table);
    moveIndex(state, id, 'leg', restorePerCycle, 'cycle', table);
  }
};

/** Movements with land and without enemies become states. [OT-NAT-10] */
const settleMovements = (state: Open, table: Tell): void => {
  for (const id of livingNations(now(state))) {
    const plain = now(state);
    const { kind, position } = plain.nations[id]!;
    if (kind !== 'movement' || plain.conflicts.some(({ a, b }) => a === id || b === id)) continue;
    const regions = regionsOf(plain, id);
    if (regions.length === 0) continue;
    const capital = position !== null && regions.includes(position) ? position : regions[0]!;
    transform(state, id, 'state', { capital, position: null }, table);
  }
};

/** The strongest in one attribute are rewarded. [OT-EVT-09] */
const awardAttribute = (state: Open, table: Tell): void => {
  const { refereeMode, attributeAwardCycles } = state.config;
  if (refereeMode !== 'auto' || attributeAwardCycles === 0 || cycleOf(state) % attributeAwardCycles !== 0) return;
  rewardStrongest(state, attributes[table.roll(10, 'attribute award') - 1]!, awardValue, years.award, 'milestone', table);
};

/** The living principal Nations with the highest value of an attribute get a bonus on it. [OT-REF-10] [OT-EVT-09] */
export const rewardStrongest = (
  state: Open,
  attribute: (typeof attributes)[number],
  value: number,
  lasting: number,
  source: 'milestone' | 'event',
  table: Tell,
): void => {
  const plain = now(state);
  const candidates = livingNations(plain).filter((id) => isPrincipal(plain, id));
  const highest = Math.max(...candidates.map((id) => plain.nations[id]!.attributes[attribute]));
  for (const nation of candidates)
    if (plain.nations[nation]!.attributes[attribute] === highest)
      addModifier(state, { nation, target: attribute, value, source, lastTurn: plain.turn + turnsFor(plain, lasting) }, table);
};

/** The map is published. [OT-FLOW-17] */
const publishMap = (state: Open, table: Tell): void => {
  const plain = now(state);
  for (const [id, { owner }] of Object.entries(plain.regions)) if (plain.publishedMap[id] !== owner) state.publishedMap[id] = owner;
  table.emit({ type: 'map-updated', cycle: cycleOf(plain) });
};

/** Every vassal owes tribute again. [OT-VAS-04] */
const dueTributes = (state: Open, table: Tell): void => {
  for (const id of livingNations(now(state))) {
    const nation = state.nations[id]!;
    const next = nation.patron === null ? 'none' : 'pending';
    if (nation.tribute === next) continue;
    nation.tribute = next;
    if (nation.patron !== null) table.emit({ type: 'tribute-resolved', vassal: id, patron: nation.patron, outcome: 'due' });
  }
};

/** The order of the end of a cycle. [OT-FLOW-14] */
const cycleEnd = [produce, settleTributes, restore, checkMemberships, settleMovements, awardAttribute, publishMap, dueTributes];

/** A cycle ends. [OT-FLOW-14] */
export const endCycle = (state: Open, table: Tell): void => {
  for (const part of cycleEnd) part(state, table);
  table.emit({ type: 'cycle-ended', cycle: cycleOf(state) });
};
