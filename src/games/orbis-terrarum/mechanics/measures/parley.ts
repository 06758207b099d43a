import { years } from '../../content/values.js';
import { atlas, isBlack, lastTurnAfter, now } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { linksOf } from '../nations/bonds.js';
import { createNation } from '../nations/creation.js';
import type { MeasureRule } from './rule.js';

/** What a tribe must be won over by to become a Nation. [OT-DIP-09] */
const needed = { attitude: 1, 'constitute-nation': 2, 'constitute-vassal': 3 } as const;

/** `diplomacy.parley`: talks with the people of black territory. [OT-DIP-08] [OT-DIP-09] [OT-MEAS-12] */
export const parley: MeasureRule = {
  aims: ['region'],
  *check(state, { nation, target, aim }) {
    const region = target!.id;
    if (!isBlack(state, region) || state.regions[region]!.population === 'empty')
      return yield refuse('nobody-there', 'OT-MEAS-12', { region }, 'target');
    if (aim === null) return yield refuse('bad-parameter', 'OT-MEAS-12', {}, 'aim');
    if (aim === 'constitute-vassal' && linksOf(state, nation) > 1) yield refuse('bad-vassalage', 'OT-VAS-01', { nation }, 'nation');
  },
  *list(state, _nation, near) {
    const regions = near.regions((region) => isBlack(state, region) && state.regions[region]!.population !== 'empty');
    for (const id of regions)
      for (const aim of ['attitude', 'constitute-nation', 'constitute-vassal'] as const) yield { target: { kind: 'region', id }, aim };
  },
  apply(state, { measure, grade }, table) {
    const { nation, aim, note } = measure;
    const region = measure.target!.id;
    const plain = now(state);
    if (!isBlack(plain, region) || !plain.nations[nation]!.alive) return;
    const independent = aim === 'constitute-nation' && grade >= needed['constitute-nation'];
    const vassal = aim === 'constitute-vassal' && grade >= needed['constitute-vassal'] && linksOf(plain, nation) <= 1;
    if (independent || vassal) {
      const { name, culture, faith } = atlas(plain).regions.get(region)!;
      const people = { culture, faith, domain: 'AUX' as const, authority: 'LEA' as const };
      createNation(state, { name, kind: 'state', regions: [region], position: null, patron: vassal ? nation : null, ...people }, table);
      return;
    }
    const place = state.regions[region]!;
    place.attitudes = place.attitudes.filter((one) => one.nation !== nation);
    place.attitudes.push({ nation, text: note, lastTurn: lastTurnAfter(state, years.attitude) });
    table.emit({ type: 'flag-changed', nation, flag: `attitude of ${region}`, value: note === '' ? 'friendly' : note.slice(0, 150) });
  },
};
