import { action, bool, list, nullable, oneOf, optional } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import { postMeasure } from '../mechanics/measures/posting.js';
import { aims, attribute, force, mode, name, names, note, slot, statistic, target, terms, title, tributeKind } from '../types/index.js';
import { announcementOf, checkMeasure, type SubmitMeasure } from './shared/measure-checks.js';
import { canonicalMeasure, measureChoices } from './shared/measure-choices.js';
import { improvised, listed } from './shared/measure-offers.js';
import { order } from './shared/order.js';

export type { SubmitMeasure };

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
  known: (state, { nation }) => [['nation', nation, own(state.nations, nation) !== undefined]],
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
