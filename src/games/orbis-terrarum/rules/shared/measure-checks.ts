import type { ActionBase } from '../../../../core/game/rule.js';
import type { Violation, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { entryOf } from '../../content/modes.js';
import { measureRules } from '../../mechanics/measures/index.js';
import { blank, commanderOf, isHiddenFromOthers } from '../../mechanics/measures/posting.js';
import { isOutOfReach } from '../../mechanics/measures/scope.js';
import { hasSlot, isUsed, slotRefuses } from '../../mechanics/measures/slots.js';
import { isThere } from '../../mechanics/measures/targets.js';
import { isAtItself, isDomestic, victimOf } from '../../mechanics/resolution/nature.js';
import { referee } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Announcement, Slot, State, Target, Term } from '../../types/index.js';
import type { Mode, TributeKind } from '../../types/modes.js';
import { type Attribute, type Force, forceTechnology, type Statistic } from '../../types/statistics.js';

/** A measure is announced for the turn. */
export interface SubmitMeasure extends ActionBase {
  readonly type: 'submit-measure';
  readonly nation: string;
  readonly slot: Slot;
  readonly statistic: Statistic;
  readonly mode: Mode;
  readonly target?: Target | null;
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
  readonly opposes?: string | null;
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
const frameFault = (state: State, announced: Announcement): Violation<ClauseId> | null => {
  const { nation, slot: place, statistic: roll, mode: way, target: aim } = announced;
  if (!hasSlot(state, nation, place)) return refuse('no-such-slot', 'OT-MEAS-02', { nation, slot: place.kind, id: place.id }, 'slot');
  if (isUsed(state, nation, place))
    return refuse('slot-used', 'OT-SLOT-01', { fault: 'holds', slot: place.kind, id: place.id, nation }, 'slot');
  const entry = entryOf(roll, way);
  if (entry === undefined) return refuse('invalid-mode', 'OT-MEAS-01', { statistic: roll, mode: way }, 'mode');
  const kept = slotRefuses(state, announced, entry);
  if (kept !== null) return kept;
  const wanted = measureRules[way].aims;
  // Where a rising or a crisis is missing, the mode itself says so.
  const judgesItself =
    (way === 'suppress' && aim?.kind === 'rebellion') ||
    (way === 'welfare' && aim?.kind === 'crisis') ||
    (way !== 'narrative' && aim?.kind === 'side');
  if (!wanted.includes(aim?.kind ?? 'none') || (aim !== null && !judgesItself && !isThere(state, aim)))
    return refuse('invalid-target', 'OT-MEAS-02', { mode: way, target: aim }, 'target');
  return isAtItself(state, announced)
    ? refuse('target-is-self', aim?.kind === 'host' ? 'OT-MEAS-05' : 'OT-MEAS-02', { nation }, 'target')
    : null;
};

/** Reach, secrecy, force, declined bonuses and the note. [OT-MEAS-02] [OT-STAT-07] */
const mannerFaults = (state: State, announced: Announcement): readonly Violation<ClauseId>[] => {
  const found: Violation<ClauseId>[] = [];
  const { nation, slot: place, statistic: roll, mode: way, target: aim, force: arm, covert, decline, note: text } = announced;
  if (!isDomestic(state, announced) && isOutOfReach(state, nation, place, roll, aim))
    found.push(refuse('out-of-reach', 'OT-MEAS-02', { target: aim!.id }, 'target'));
  if (covert && !entryOf(roll, way)!.covert)
    found.push(refuse('covert-not-allowed', 'OT-MEAS-02', { statistic: roll, mode: way }, 'covert'));
  const technology = forceTechnology[arm];
  const isFree = technology === null || (roll === 'incision' && arm === 'naval');
  if (!isFree && (roll !== 'offensive' || !state.nations[nation]!.technologies.includes(technology)))
    found.push(refuse('technology-required', 'OT-STAT-07', { force: arm, technology }, 'force'));
  const alien = decline.find(
    (id) => !state.modifiers.some((modifier) => modifier.id === id && modifier.nation === nation && modifier.value < 0),
  );
  if (alien !== undefined) found.push(refuse('bad-decline', 'OT-MEAS-02', { modifier: alien, nation }, 'decline'));
  if (state.config.requireNotes && text.trim() === '') found.push(refuse('note-required', 'OT-MEAS-02', {}, 'note'));
  return found;
};

/** Whom a measure opposes must be visible, and somebody else's affair. [OT-MEAS-14] */
const oppositionFault = (state: State, player: string, announced: Announcement): Violation<ClauseId> | null => {
  const { opposes, nation, statistic: roll, mode: way, target: aim } = announced;
  if (opposes === null) return null;
  const opposed = state.measures.find(({ id }) => id === opposes);
  const visible =
    opposed !== undefined &&
    (!isHiddenFromOthers(state, opposed) || player === referee || commanderOf(state, opposed.nation, opposed.slot) === player);
  if (!visible) return refuse('unknown-id', 'OT-VIEW-12', { measure: opposes }, 'opposes');
  const isOpposable =
    opposed.nation !== nation && !opposed.ruling.voided && !isDomestic(state, opposed) && victimOf(state, opposed) !== nation;
  const isAimed = way === 'narrative' || (entryOf(roll, way)!.hostile && aim?.kind === 'nation' && aim.id === opposed.nation);
  return isOpposable && isAimed ? null : refuse('cannot-oppose', 'OT-MEAS-14', { nation, measure: opposes }, 'opposes');
};

/** All that stands against a measure, after what all orders share. [OT-MEAS-02] */
export function* checkMeasure(state: State, given: SubmitMeasure): Violations<ClauseId> {
  const { player, nation } = given;
  const announced = announcementOf(given);
  if (commanderOf(state, nation, announced.slot) !== player)
    return yield refuse('not-your-nation', 'OT-ACT-06', { agent: nation, player }, 'nation');
  if (!state.nations[nation]!.alive) return yield refuse('nation-extinct', 'OT-ACT-02', { nation }, 'nation');
  const misframed = frameFault(state, announced);
  if (misframed !== null) return yield misframed;
  for (const fault of mannerFaults(state, announced)) yield fault;
  const { check } = measureRules[announced.mode];
  if (check !== undefined) yield* check(state, announced);
  const opposition = oppositionFault(state, player, announced);
  if (opposition !== null) yield opposition;
}
