import { resultOf, standingAmong } from '../../../core/game/results.js';
import { scopeOfMeasure } from '../mechanics/measures/scope.js';
import { thresholdOf } from '../mechanics/nations/attributes.js';
import { isDomestic } from '../mechanics/resolution/nature.js';
import { holdingsOf, outcomeOf, pointsOf } from '../mechanics/scoring.js';
import type { Measure, State } from '../types/index.js';
import type { Mode } from '../types/modes.js';

/** A lead of so many points wins three times in four. */
const scale = 8;

/** What a bonus or penalty of one is worth in points while it lasts, and what a rebellion or a civil war is likely to cost. */
const worth = { modifier: 0.05, rebellion: 5, civilWar: 8 } as const;

/** How far an index of a Nation is below its capacity. */
const damageOf = (state: State, nation: string, index: 'via' | 'leg'): number => state.nations[nation]![`${index}Damage`];

/** What a measure brings its Nation if it succeeds, in points; a usual success is a little less than normal. */
const gains: Readonly<Record<Mode, (state: State, measure: Measure) => number>> = {
  occupy: ({ config }) => config.standingsWeights.regions,
  research: ({ config }) => 1.8 * config.standingsWeights.progress,
  invest: ({ config }) => 2.5 * config.standingsWeights.wealth,
  restore: (state, { nation, target, statistic }) =>
    target === null || target.id === nation
      ? state.config.standingsWeights.indices * Math.min(7, damageOf(state, nation, statistic === 'construction' ? 'via' : 'leg'))
      : 0,
  suppress: ({ rebellions }, { nation }) => (rebellions.some((one) => one.nation === nation) ? worth.rebellion : 0),
  welfare: ({ crises }, { nation }) => (crises.some((one) => one.nation === nation) ? 3 : 0),
  detach: ({ config }, { regions }) => config.standingsWeights.vassals - config.standingsWeights.regions * regions.length,
  migrate: ({ config, regions }, { nation }) =>
    -config.standingsWeights.regions * Object.values(regions).filter(({ owner }) => owner === nation).length,
  settle: ({ config }) => config.standingsWeights.regions,
  parley: ({ config }, { aim }) => (aim === 'constitute-vassal' ? 0.3 * config.standingsWeights.vassals : 0),
  steal: ({ config }) => 0.5 * config.standingsWeights.progress,
  plunder: ({ config }) => 1.5 * config.standingsWeights.wealth,
  // Harm to one of many rivals is worth little, and makes an enemy.
  strike: () => 0.2,
  raid: () => 0.2,
  subvert: () => 0.4,
  incite: () => 0.3,
  embargo: () => 0.1,
  undermine: () => 0.1,
  boost: () => 8 * worth.modifier,
  modify: () => 8 * worth.modifier,
  negotiate: () => 0.3,
  acculturate: () => 0.2,
  expedition: () => 0.5,
  tribute: () => 0.2,
  narrative: () => 0,
};

/** The chance of a measure, by its threshold and its distance alone. */
const chanceOf = (state: State, measure: Measure): number => {
  const { nation, slot, statistic, target, ruling } = measure;
  if (ruling.voided) return 0;
  const scope = isDomestic(state, measure) ? 0 : scopeOfMeasure(state, nation, slot, statistic, target);
  if (scope === 'impossible') return 0;
  const threshold = thresholdOf(state.nations[nation]!.attributes, statistic);
  return Math.min(99, Math.max(1, threshold - (ruling.scope ?? scope))) / 100;
};

/** The points of a player and what is to be expected of what its Nation has begun or suffers. */
const prospectsOf = (state: State, player: string, holdings: ReturnType<typeof holdingsOf>): number => {
  const nation = state.players[player]!.principal;
  if (nation === null) return 0;
  let sum = pointsOf(state, player, holdings);
  for (const modifier of state.modifiers) if (modifier.nation === nation) sum -= modifier.value * worth.modifier;
  for (const rebellion of state.rebellions) if (rebellion.nation === nation) sum -= worth.rebellion;
  for (const war of state.civilWars) if (war.nation === nation) sum -= worth.civilWar;
  for (const measure of state.measures)
    if (measure.nation === nation) sum += chanceOf(state, measure) * gains[measure.mode](state, measure);
  return sum;
};

/** How well a player stands, from 0 to 1: by rank in a game that is closed, before that by the leads in points over each of the others. */
export const evaluate = (state: State, player: string): number => {
  const outcome = outcomeOf(state);
  if (outcome !== null) return resultOf(outcome, player);
  const { players } = state.config;
  if (!players.includes(player)) return 0.5;
  const holdings = holdingsOf(state);
  const others = players.flatMap((other) => (other === player ? [] : [prospectsOf(state, other, holdings)]));
  return others.length === 0 ? 0.5 : standingAmong(prospectsOf(state, player, holdings), others, scale);
};
