import { now, regionsOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Announcement, State } from '../../types/index.js';
import { authorities, domains } from '../../types/statistics.js';
import { highest } from '../nations/attributes.js';
import { linksOf } from '../nations/bonds.js';
import { createNation } from '../nations/creation.js';
import type { MeasureRule } from './rule.js';

const isFit = (state: State, { nation, regions, name }: Pick<Announcement, 'nation' | 'regions' | 'name'>): boolean => {
  const { kind, capital } = state.nations[nation]!;
  const own = regionsOf(state, nation);
  const isLand =
    regions.length > 0 && new Set(regions).size === regions.length && regions.every((region) => own.includes(region) && region !== capital);
  return kind === 'state' && isLand && name !== null && name.trim() !== '';
};

/** `reform.detach`: own land becomes a vassal state. [OT-EFF-14] [OT-MEAS-10] */
export const detach: MeasureRule = {
  aims: ['none'],
  *check(state, announced) {
    if (!isFit(state, announced)) yield refuse('bad-detachment', 'OT-MEAS-10', {}, 'regions');
    else if (linksOf(state, announced.nation) > 1) yield refuse('bad-vassalage', 'OT-VAS-01', { nation: announced.nation }, 'nation');
  },
  *list(state, nation) {
    for (const region of regionsOf(state, nation))
      if (region !== state.nations[nation]!.capital) yield { regions: [region], name: 'New Vassal' };
  },
  apply(state, { measure }, table) {
    const plain = now(state);
    const { nation, regions, name } = measure;
    if (!plain.nations[nation]!.alive || !isFit(plain, measure) || linksOf(plain, nation) > 1) return;
    const { culture, faith, attributes } = plain.nations[nation]!;
    const people = { culture, faith, domain: highest(attributes, domains), authority: highest(attributes, authorities) };
    createNation(state, { name: name!, kind: 'state', regions, position: null, patron: nation, ...people }, table);
  },
};
