import { one, skip, suggest } from '../../../core/choices/choices.js';
import { action, bool, list, oneOf, optional, own } from '../../../core/data/codec.js';
import { announcements, entryOf } from '../content/modes.js';
import { measureRules } from '../mechanics/measures/index.js';
import { postMeasure } from '../mechanics/measures/posting.js';
import {
  aims,
  attribute,
  force,
  mode,
  name,
  names,
  note,
  slot,
  statistic,
  type Term,
  target,
  terms,
  title,
  tributeKind,
} from '../types/index.js';
import { type Attribute, statistics } from '../types/statistics.js';
import { announcementOf, checkMeasure, type SubmitMeasure } from './shared/measure-checks.js';
import { improvised, listed, nearOf, openSlots } from './shared/measure-offers.js';
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
    target: optional(target),
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
    opposes: optional(name),
    force: optional(force),
    covert: optional(bool),
    decline: optional(names),
    note: optional(note),
  }),
  weight: 25,
  known: (state, { nation }) => [['nation', nation, own(state.nations, nation) !== undefined]],
  note: ({ note: text }) => text,
  choices: {
    nation: (state, player) => one([...new Set(openSlots(state, player).map(({ nation }) => nation))]),
    slot: (state, player, { nation }) => one(openSlots(state, player).flatMap((place) => (place.nation === nation ? [place.slot] : []))),
    statistic: () => one(statistics),
    mode: (_state, _player, chosen) => one(announcements.flatMap((one) => (one.statistic === chosen.statistic ? [one.mode] : []))),
    target: (state, _player, { nation, slot: place, statistic: roll, mode: way }) => {
      const targets = [...measureRules[way].list(state, nation, nearOf(state, nation, place), roll)].flatMap(
        ({ target: aim }) => aim ?? [],
      );
      return targets.length === 0 ? skip : suggest(targets);
    },
    attribute: (_state, _player, { mode: way }) =>
      way === 'modify' ? one<Attribute>(['MIL', 'AUX', 'ECN', 'CLT', 'ADM', 'GES', 'LEA', 'TCN', 'INT', 'PRS']) : skip,
    region: (state, _player, { nation, slot: place, statistic: roll, mode: way }) =>
      way === 'expedition'
        ? one([...measureRules.expedition.list(state, nation, nearOf(state, nation, place), roll)].map(({ region }) => region!))
        : skip,
    regions: (state, _player, { nation, slot: place, statistic: roll, mode: way }) =>
      way === 'detach'
        ? suggest([...measureRules.detach.list(state, nation, nearOf(state, nation, place), roll)].map(({ regions }) => regions!))
        : skip,
    name: (_state, _player, { mode: way }) => (way === 'detach' ? suggest(['New Vassal']) : skip),
    terms: (_state, _player, { mode: way }) => (way === 'negotiate' ? suggest<readonly Term[]>([[{ kind: 'non-aggression' }]]) : skip),
    aim: (_state, _player, { mode: way }) => (way === 'parley' ? one(aims) : skip),
    covert: (_state, _player, { statistic: roll, mode: way }) => (entryOf(roll, way)?.covert ? one([false, true]) : skip),
  },
  list: listed,
  sample: improvised,
  check: checkMeasure,
  apply(state, given, table) {
    postMeasure(state, announcementOf(given), table);
  },
});
