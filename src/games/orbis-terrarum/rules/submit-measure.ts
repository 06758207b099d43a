import { action, bool, list, nullable, oneOf, optional } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import { forTerm } from '../mechanics/diplomacy/named.js';
import { postMeasure } from '../mechanics/measures/posting.js';
import {
  aims,
  attribute,
  force,
  mode,
  name,
  names,
  note,
  type State,
  slot,
  statistic,
  target,
  terms,
  title,
  tributeKind,
} from '../types/index.js';
import { announcementOf, checkMeasure, type SubmitMeasure } from './shared/measure-checks.js';
import { canonicalMeasure, measureChoices } from './shared/measure-choices.js';
import { improvised, listed } from './shared/measure-offers.js';
import { order } from './shared/order.js';

export type { SubmitMeasure };

type Known = readonly [field: string, id: string, known: boolean];

/** What a measure names and its mode makes no use of: another mode that it is taken for may, so that there must be such a thing. [OT-ACT-02] [OT-EFF-23] */
const besides = (state: State, { mode: way, region, regions = [], counterpart, terms: agreed = [] }: SubmitMeasure): readonly Known[] => {
  const places = [
    ...(region === undefined || way === 'expedition' ? [] : [['region', region] as const]),
    ...(way === 'detach' ? [] : regions.map((id) => ['regions', id] as const)),
  ];
  const nations = [
    ...(counterpart === undefined ? [] : [['counterpart', counterpart] as const]),
    ...agreed.flatMap(forTerm).map((id) => ['terms', id] as const),
  ];
  return [
    ...places.map(([field, id]): Known => [field, id, own(state.regions, id) !== undefined]),
    ...(way === 'negotiate' ? [] : nations.map(([field, id]): Known => [field, id, own(state.nations, id) !== undefined])),
  ];
};

/** [OT-MEAS-01] [OT-MEAS-02] [OT-MEAS-16] [OT-MEAS-18] */
export const submitMeasure = order<SubmitMeasure>({
  type: 'submit-measure',
  cites: ['OT-MEAS-01', 'OT-MEAS-02', 'OT-SLOT-01', 'OT-STAT-02'],
  codec: action<SubmitMeasure>('submit-measure', {
    nation: name,
    slot,
    statistic,
    mode,
    target: optional(nullable(target)),
    attribute: optional(attribute),
    kind: optional(tributeKind),
    region: optional(name),
    regions: optional(list(name, 100)),
    name: optional(title),
    terms: optional(terms),
    counterpart: optional(name),
    aim: optional(oneOf(aims)),
    exclusive: optional(bool),
    supports: optional(name),
    opposes: optional(nullable(name)),
    force: optional(force),
    covert: optional(bool),
    decline: optional(names),
    note: optional(note),
  }),
  weight: 25,
  known: (state, given) => [['nation', given.nation, own(state.nations, given.nation) !== undefined], ...besides(state, given)],
  note: ({ note: text }) => ['note', text],
  choices: measureChoices,
  canonical: canonicalMeasure,
  list: listed,
  sample: improvised,
  check: checkMeasure,
  apply(state, given, table) {
    postMeasure(state, announcementOf(given), table);
  },
});
