import type * as t from 'io-ts';
import { bool, type Codec, int, list, nullable, oneOf, optional, variants } from '../../../core/data/codec.js';
import {
  attribute,
  attributesCodec,
  conflictStatuses,
  dimension,
  hostKinds,
  index,
  mode,
  modifierTarget,
  name,
  names,
  nationKinds,
  netGrade,
  note,
  slot,
  sources,
  statistic,
  target,
  threat,
  title,
} from './basics.js';
import { call, motion } from './conferences.js';
import { decisionAbout } from './decisions.js';
import { counter, manner, throwCodec } from './measures.js';
import { statute } from './statutes.js';
import { terms } from './terms.js';

/** Who else may know the hidden part of an event: null is everybody, a list the seats that see it whole. */
const secret = nullable(names);
/** The same where it is seldom so; without it everybody may know. */
const seldom = optional(names);
const maybe = nullable(name);
const purseChange = { nation: name, before: int, after: int, why: name };

/** The values of {@link ConferenceNews}. */
export const conferenceNews = [
  ...(['convened', 'no-authority', 'opened', 'attends', 'dismissed', 'floor-asked', 'floor-opened', 'rests', 'walked-out'] as const),
  ...(['discussion-over', 'vote-opened', 'counted', 'by-convener', 'convener-extinct'] as const),
] as const;

/** What is told of a conference. */
export type ConferenceNews = (typeof conferenceNews)[number];

/** The values of {@link OrganizationNews}. */
export const organizationNews = [
  ...(['founded', 'applied', 'refused', 'joined', 'suspend', 'reinstate', 'left', 'reformed', 'dissolved'] as const),
  ...(['election', 'electors', 'unvoted', 'vacant', 'disavowed', 'recognises', 'renounced', 'petitions'] as const),
] as const;

/** What is told of an organization. */
export type OrganizationNews = (typeof organizationNews)[number];

/** The fields of every event. Every change of a number tells the old value and the new one. [OT-ACT-07] */
export const told = {
  'game-created': { players: names },
  'nation-chosen': { player: name, nation: maybe },
  'attributes-set': { nation: name, attributes: attributesCodec },
  'turn-opened': { turn: int, year: int },
  'happening-posted': { happening: name, category: oneOf(['natural', 'human']), kind: name, nations: names, text: note },
  'readiness-changed': { player: name, ready: bool },
  'seat-changed': { player: name, active: bool },
  'measure-submitted': {
    secret,
    measure: maybe,
    nation: maybe,
    slot: nullable(slot),
    statistic,
    mode,
    target: nullable(target),
    covert: bool,
    manner: nullable(manner),
    note: nullable(note),
  },
  'measure-withdrawn': { secret, measure: maybe, nation: maybe },
  'measure-adjudicated': { secret, measure: maybe, nation: maybe, ruling: name },
  moved: { mover: name, from: name, to: name },
  'move-failed': { mover: name, to: name },
  rolled: {
    secret,
    measure: maybe,
    nation: maybe,
    why: name,
    statistic,
    roll: nullable(throwCodec),
    natural: int,
    result: oneOf(['success', 'failure', 'pending']),
    grade: int,
  },
  countered: { secret, nation: maybe, statistic, called: name, roll: nullable(counter), natural: int, success: bool, grade: int },
  'contest-resolved': { secret, members: list(maybe), winner: maybe, grade: netGrade },
  'measure-resolved': {
    secret,
    measure: maybe,
    nation: maybe,
    player: maybe,
    statistic,
    mode,
    target: nullable(target),
    netGrade,
    exposed: bool,
  },
  'author-exposed': { nation: name, statistic, mode, target: nullable(target) },
  'modifier-added': {
    secret,
    modifier: name,
    nation: name,
    target: modifierTarget,
    value: int,
    source: oneOf(sources),
    lastTurn: int,
    against: maybe,
    grantedBy: maybe,
  },
  'modifier-cancelled': { modifier: name, nation: name, before: int, after: int },
  'modifier-lost': { nation: name, target: modifierTarget, value: int },
  'modifier-consumed': { modifier: name, nation: name },
  'modifier-expired': { modifier: name, nation: name },
  'index-changed': { nation: name, index, before: int, after: int, why: name },
  'wealth-changed': purseChange,
  'progress-changed': purseChange,
  'attribute-changed': { nation: name, attribute, before: int, after: int },
  'scope-changed': { from: name, to: name, dimension, value: nullable(title) },
  'grant-changed': { secret: seldom, nation: name, grant: name, kind: oneOf(['granted', 'bought', 'special']), gone: bool },
  'technology-gained': { nation: name, technology: name },
  'region-changed': { region: name, before: maybe, after: maybe },
  'map-updated': { cycle: int },
  'nation-created': { nation: name, title, kind: oneOf(nationKinds) },
  'nation-transformed': { nation: name, kind: oneOf(nationKinds), capital: maybe, position: maybe },
  'nation-extinct': { nation: name },
  'host-created': { secret, host: name, owner: maybe, kind: oneOf(hostKinds), region: name },
  'host-removed': { host: name },
  'tribute-resolved': { vassal: name, patron: name, outcome: oneOf(['paid', 'failed', 'unattempted', 'forgiven', 'due']) },
  'vassal-bound': { vassal: name, patron: name },
  'vassal-freed': { vassal: name, patron: name },
  'conflict-changed': { a: name, b: name, before: oneOf(conflictStatuses), after: oneOf(conflictStatuses) },
  'civil-war-started': { civilWar: name, nation: name, sides: list(title) },
  'supremacy-changed': { civilWar: name, side: name, before: int, after: int },
  'side-assigned': { civilWar: name, side: name, controller: name },
  'civil-war-ended': { civilWar: name, nation: name, winner: maybe, governmentChanged: bool },
  'rebellion-started': { secret, rebellion: name, nation: name, sponsor: maybe },
  'rebellion-suppressed': { rebellion: name, nation: name, sponsor: maybe },
  'rebellion-escalated': { rebellion: name, nation: name, into: oneOf(['armed-movement', 'civil-war', 'fade']) },
  'sponsor-revealed': { rebellion: name, nation: name, sponsor: name },
  'offer-made': { offer: name, from: name, to: name, clauses: terms, note },
  'offer-closed': { offer: name, outcome: oneOf(['accepted', 'rejected', 'withdrawn', 'countered', 'lapsed']) },
  'treaty-concluded': { treaty: name, parties: names, clauses: terms, lastTurn: int },
  'treaty-changed': { treaty: name, parties: names, lastTurn: int },
  'treaty-ended': { treaty: name, why: name },
  'treaty-breached': { treaty: name, nation: name },
  'adhesion-requested': { instrument: name, request: name, nation: name, reservations: list(int, 50) },
  'adhesion-answered': { instrument: name, request: name, nation: name, accept: bool },
  'declaration-issued': {
    declaration: name,
    kind: oneOf(['neutrality', 'commitment', 'war']),
    declarants: names,
    target: maybe,
    text: note,
    /** What breaking it costs, where that is its own. */
    penalty: nullable(threat),
    /** The law of the organization it is to found. */
    statute: nullable(statute),
  },
  'declaration-changed': { declaration: name, nation: name, why: name },
  'declaration-ended': { declaration: name, nation: name, why: name },
  'conference-changed': {
    conference: name,
    stage: oneOf(['scheduled', 'discussion', 'voting', 'closed', 'dissolved']),
    nation: maybe,
    what: oneOf(conferenceNews),
    /** With what it is called together; null unless it is convened. */
    call: nullable(call),
  },
  'proposal-presented': { conference: name, proposal: name, item: name, by: name, motion },
  'vote-cast': { in: name, nation: name, item: name, choice: name },
  'resolution-adopted': { conference: name, proposal: name, motion },
  recused: { nation: name, from: name, way: oneOf(['notice', 'absence', 'protest']) },
  'organization-changed': {
    organization: name,
    what: oneOf(organizationNews),
    nation: maybe,
    /** Whom the Nation follows, where that is the news. */
    whom: maybe,
  },
  'leader-elected': { organization: name, leader: name, termEnds: nullable(int) },
  schism: { organization: name, rival: maybe, outcome: oneOf(['begun', 'healed', 'split']) },
  'milestone-awarded': { milestone: name, nation: maybe },
  'opportunity-offered': { opportunity: name, nations: nullable(names) },
  'opportunity-taken': { nation: name, opportunity: name },
  'crisis-begun': { crisis: name, nation: name, counter: statistic },
  'crisis-ended': { crisis: name, nation: name },
  'note-posted': { secret, author: name, nation: maybe, subject: name, text: note },
  /** What it is about is for its decider. */
  'decision-raised': { secret, decision: name, kind: name, decider: name, about: nullable(decisionAbout) },
  'decision-answered': { secret, decision: name, kind: name, answer: maybe },
  sanctioned: { secret: seldom, player: maybe, nation: maybe, warnings: int, value: int },
  'cycle-ended': { cycle: int },
  epoch: { mode: oneOf(['total', 'partial']) },
  'turn-ended': { turn: int },
  'game-closed': { reason: oneOf(['referee', 'turn-limit']), text: note },
  'capital-moved': { nation: name, before: maybe, after: name },
  'flag-changed': { nation: name, flag: name, value: name },
} as const;

type Fields = typeof told;

/** One kind of event. */
export type EventOf<T extends keyof Fields> = { readonly type: T } & {
  readonly [K in keyof Fields[T] as Fields[T][K] extends typeof seldom ? never : K]: t.TypeOf<Fields[T][K] & t.Mixed>;
} & { readonly [K in keyof Fields[T] as Fields[T][K] extends typeof seldom ? K : never]?: readonly string[] };

/** What happens. */
export type Event = { [T in keyof Fields]: EventOf<T> }[keyof Fields];

/** The kinds of event. */
export const eventTypes = Object.keys(told) as readonly (keyof Fields)[];

/** Any event. */
export const event: Codec<Event> = variants<Event, 'type'>('type', told);
