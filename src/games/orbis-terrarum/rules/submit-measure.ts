import { one, skip, suggest } from '../../../core/choices.js';
import { action, bool, list, oneOf, optional, own } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse, type Violations } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { announcements, entryOf, type Mode, type TributeKind } from '../content/modes.js';
import { type Attribute, type Force, forceTechnology, type Statistic, statistics } from '../content/statistics.js';
import { scopeOfMeasure } from '../map/scope.js';
import { isThere } from '../map/targets.js';
import { measureRules } from '../measures/index.js';
import { blank, commanderOf, isHiddenFromOthers, postMeasure } from '../measures/posting.js';
import { hasSlot, isUsed, slotRefuses } from '../nations/slots.js';
import { referee } from '../queries.js';
import { isAtItself, isDomestic, victimOf } from '../resolution/nature.js';
import {
  type Announcement,
  aims,
  attribute,
  force,
  mode,
  name,
  names,
  note,
  type Slot,
  type State,
  slot,
  statistic,
  type Target,
  type Term,
  target,
  terms,
  title,
  tributeKind,
} from '../types.js';
import { improvised, listed, nearOf, openSlots } from './measure-offers.js';
import { order } from './order.js';

/** A measure is announced for the turn. */
export interface SubmitMeasure extends ActionBase {
  readonly type: 'submit-measure';
  readonly nation: string;
  readonly slot: Slot;
  readonly statistic: Statistic;
  readonly mode: Mode;
  readonly target?: Target;
  readonly attribute?: Attribute;
  readonly kind?: TributeKind;
  readonly region?: string;
  readonly regions?: readonly string[];
  readonly name?: string;
  readonly terms?: readonly Term[];
  readonly counterpart?: string;
  readonly aim?: NonNullable<Announcement['aim']>;
  readonly exclusive?: boolean;
  readonly supports?: string;
  readonly opposes?: string;
  readonly force?: Force;
  readonly covert?: boolean;
  readonly decline?: readonly string[];
  readonly note?: string;
}

/** What is announced, with nothing left open. */
export const announcementOf = (given: Omit<SubmitMeasure, 'type' | 'player'>): Announcement => ({
  nation: given.nation,
  slot: given.slot,
  statistic: given.statistic,
  mode: given.mode,
  target: given.target ?? blank.target,
  attribute: given.attribute ?? blank.attribute,
  kind: given.kind ?? blank.kind,
  region: given.region ?? blank.region,
  regions: given.regions ?? blank.regions,
  name: given.name ?? blank.name,
  terms: given.terms ?? blank.terms,
  counterpart: given.counterpart ?? blank.counterpart,
  aim: given.aim ?? blank.aim,
  exclusive: given.exclusive ?? blank.exclusive,
  supports: given.supports ?? blank.supports,
  opposes: given.opposes ?? blank.opposes,
  force: given.force ?? blank.force,
  covert: given.covert ?? blank.covert,
  decline: given.decline ?? blank.decline,
  note: given.note ?? blank.note,
});

/** Slot, mode and target. [OT-MEAS-02] */
function* checkFrame(state: State, announced: Announcement): Violations<ClauseId> {
  const { nation, slot: place, statistic: roll, mode: way, target: aim } = announced;
  if (!hasSlot(state, nation, place))
    return yield refuse('no-such-slot', 'OT-MEAS-02', `${nation} has no ${place.kind} slot ${place.id}.`, 'slot');
  if (isUsed(state, nation, place))
    return yield refuse('slot-used', 'OT-SLOT-01', `The ${place.kind} slot ${place.id} of ${nation} holds a measure.`, 'slot');
  const entry = entryOf(roll, way);
  if (entry === undefined) return yield refuse('invalid-mode', 'OT-MEAS-01', `${roll} cannot ${way}.`, 'mode');
  const kept = slotRefuses(state, announced, entry);
  if (kept !== null) return yield refuse(kept.code, kept.clause, `A ${place.kind} slot does not carry ${roll} ${way} here.`, 'slot');
  const wanted = measureRules[way].aims;
  // Where a rising or a crisis is missing, the mode itself says so.
  const judgesItself =
    (way === 'suppress' && aim?.kind === 'rebellion') || (way === 'welfare' && aim?.kind === 'crisis') || aim?.kind === 'side';
  if (!wanted.includes(aim?.kind ?? 'none') || (aim !== null && !judgesItself && !isThere(state, aim)))
    return yield refuse(
      'invalid-target',
      'OT-MEAS-02',
      `${way} cannot aim at ${aim === null ? 'nothing' : `${aim.kind} ${aim.id}`}.`,
      'target',
    );
  if (isAtItself(state, announced))
    yield refuse('target-is-self', aim?.kind === 'host' ? 'OT-MEAS-05' : 'OT-MEAS-02', `${nation} would attack itself.`, 'target');
}

/** Reach, secrecy, force, declined bonuses and the note. [OT-MEAS-02] [OT-STAT-07] */
function* checkManner(state: State, announced: Announcement): Violations<ClauseId> {
  const { nation, slot: place, statistic: roll, mode: way, target: aim, force: arm, covert, decline, note: text } = announced;
  if (!isDomestic(state, announced) && scopeOfMeasure(state, nation, place, roll, aim) === 'impossible')
    yield refuse('out-of-reach', 'OT-MEAS-02', `${aim?.id} is out of reach.`, 'target');
  if (covert && !entryOf(roll, way)!.covert) yield refuse('covert-not-allowed', 'OT-MEAS-02', `${roll} ${way} cannot be covert.`, 'covert');
  const technology = forceTechnology[arm];
  const isFree = technology === null || (roll === 'incision' && arm === 'naval');
  if (!isFree && (roll !== 'offensive' || !state.nations[nation]!.technologies.includes(technology)))
    yield refuse('technology-required', 'OT-STAT-07', `${arm} forces need ${technology}, for offensive measures.`, 'force');
  const alien = decline.find(
    (id) => !state.modifiers.some((modifier) => modifier.id === id && modifier.nation === nation && modifier.value < 0),
  );
  if (alien !== undefined) yield refuse('bad-decline', 'OT-MEAS-02', `${alien} is no bonus of ${nation}.`, 'decline');
  if (state.config.requireNotes && text.trim() === '') yield refuse('note-required', 'OT-MEAS-02', 'A measure needs a note.', 'note');
}

/** Whom a measure opposes must be visible, and somebody else's affair. [OT-MEAS-14] */
function* checkOpposition(state: State, player: string, announced: Announcement): Violations<ClauseId> {
  const { opposes, nation, statistic: roll, mode: way, target: aim } = announced;
  if (opposes === null) return;
  const opposed = state.measures.find(({ id }) => id === opposes);
  const visible =
    opposed !== undefined &&
    (!isHiddenFromOthers(state, opposed) || player === referee || commanderOf(state, opposed.nation, opposed.slot) === player);
  if (!visible) return yield refuse('unknown-id', 'OT-VIEW-12', `There is no measure ${JSON.stringify(opposes)}.`, 'opposes');
  const isOpposable =
    opposed.nation !== nation && !opposed.ruling.voided && !isDomestic(state, opposed) && victimOf(state, opposed) !== nation;
  const isAimed = way === 'narrative' || (entryOf(roll, way)!.hostile && aim?.kind === 'nation' && aim.id === opposed.nation);
  if (!isOpposable || !isAimed) yield refuse('cannot-oppose', 'OT-MEAS-14', `${nation} cannot oppose ${opposes} in this way.`, 'opposes');
}

/** All that stands against a measure, after what all orders share. [OT-MEAS-02] */
export function* checkMeasure(state: State, given: SubmitMeasure): Violations<ClauseId> {
  const { player, nation } = given;
  const announced = announcementOf(given);
  if (commanderOf(state, nation, announced.slot) !== player)
    return yield refuse('not-your-nation', 'OT-ACT-06', `${nation} does not take orders from ${player}.`, 'nation');
  if (!state.nations[nation]!.alive) return yield refuse('nation-extinct', 'OT-ACT-02', `${nation} is no more.`, 'nation');
  let framed = true;
  for (const fault of checkFrame(state, announced)) {
    framed = false;
    yield fault;
  }
  if (!framed) return;
  yield* checkManner(state, announced);
  yield* measureRules[announced.mode].check?.(state, announced) ?? [];
  yield* checkOpposition(state, player, announced);
}

/** [OT-MEAS-01] [OT-MEAS-02] [OT-MEAS-16] [OT-MEAS-18] */
export const submitMeasure = order<SubmitMeasure>({
  type: 'submit-measure',
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
