import { anyText, bool, type Codec, id, int, list, nullable, oneOf, optional, record, shape, variants } from '../../../core/data/codec.js';
import { affair, windowTypes } from './affairs.js';
import { characteristic, relevance, scope, type Unit, unit, unitKind, type Values, values } from './basics.js';
import { ledgerEntries, type NewCharacter, type NewCity } from './countries.js';
import { borders, citySite, edges, featureList, outlines, plainEdges } from './map.js';
import { characterList, declaration } from './orders.js';
import { endings } from './state.js';
import { item, offer } from './trade.js';

const ids = list(id, 1000);
const die = int;
const player = id;
const characters = characterList;

/** One side of a battle, as it is told. */
export interface BattleReport {
  /** A player, `independent`, or `rebels`. */
  readonly leader: string;
  readonly allies: readonly string[];
  readonly units: readonly (typeof unitOf extends Codec<infer U> ? U : never)[];
  readonly characters: readonly string[];
  /** Engaged points, the rebel army included. */
  readonly strength: number;
  /** What the leader adds: Militarism, or counterpower for rebels. */
  readonly characteristic: number;
  /** What the characters add. */
  readonly support: number;
  /** Walls, terrain and intel. */
  readonly modifiers: number;
  readonly die: number;
  readonly total: number;
}

const unitOf = shape<{
  readonly player: string;
  readonly territory: string;
  readonly kind: 'garrison' | 'army' | 'patrol';
  readonly strength: number;
}>({
  player,
  territory: id,
  kind: unitKind,
  strength: int,
});

const battleReport: Codec<BattleReport> = shape<BattleReport>({
  leader: id,
  allies: ids,
  units: list(unitOf),
  characters,
  strength: int,
  characteristic: int,
  support: int,
  modifiers: int,
  die,
  total: int,
});

/** A country as it is revealed: its whole sheet and its units, and of places only that of the principal, unless places are no secret. */
export interface RevealedCountry {
  readonly name: string;
  readonly description: string;
  readonly characteristics: Values;
  readonly capital: string;
  readonly cities: readonly NewCity[];
  readonly characters: readonly (Omit<NewCharacter, 'location'> & { readonly id: string; readonly location: string | null })[];
  readonly principal: string | null;
  readonly army: number;
  readonly units: readonly Unit[];
}

const revealed: Codec<RevealedCountry> = shape<RevealedCountry>({
  name: anyText,
  description: anyText,
  characteristics: values(10),
  capital: id,
  cities: list(shape<NewCity>({ territory: id, name: anyText, walled: bool })),
  characters: list(
    shape<RevealedCountry['characters'][number]>({ id, name: anyText, role: anyText, values: values(3), location: nullable(id) }),
  ),
  principal: nullable(id),
  army: int,
  units: list(unit),
});

const two = list(int, 2);

/** What each event tells beside its type. [GM-EVT-01] */
const fields = {
  'order-drawn': { order: ids },
  'board-drawn': {
    step: oneOf(['coast', 'features', 'borders', 'cities']),
    player,
    name: optional(anyText),
    territories: optional(outlines),
    edges: optional(plainEdges),
    features: optional(record(featureList)),
    barriers: optional(edges),
    countries: optional(borders),
    cities: optional(record(list(citySite))),
  },
  'country-picked': { player, country: id, automatic: bool },
  'relevance-set': { player, relevance, die: nullable(die) },
  'sheet-handed-in': { player, step: oneOf(['creation', 'deployment']) },
  'countries-revealed': { countries: record(revealed) },
  'turn-began': { turn: int },
  'turn-ended': { turn: int, disorderLosses: record(int) },
  'event-rolled': { die, selectionDice: list(die), affected: nullable(player) },
  'disaster-struck': { player, kind: id, territory: id, choosers: ids },
  'resources-discovered': { player },
  'crisis-faced': { player, characteristic, developed: bool, value: int },
  'critical-situation': { player, situation: oneOf(['blockade', 'anarchy', 'autarchy']), level: int },
  'crisis-lifted': { player, situation: oneOf(['blockade', 'anarchy', 'autarchy']) },
  'civil-war-began': { player },
  'civil-war-ended': {
    player,
    ending: oneOf(['loyal-defeated', 'principal-dead', 'rebels-defeated', 'rebel-principal-dead', 'authority']),
  },
  declared: { player, declaration },
  withdrawn: { player, declaration },
  committed: { player, scope },
  'initiative-set': { initiative: ids, dice: list(shape<{ readonly player: string; readonly value: number }>({ player, value: die })) },
  'slot-began': { player, round: int },
  'slot-passed': { player },
  'action-read': { player, declaration },
  'action-void': { player, declaration, reason: anyText },
  'action-annulled': { player, declaration, by: player },
  'test-rolled': {
    player,
    purpose: anyText,
    characteristic,
    value: int,
    die,
    characters,
    bonus: int,
    total: int,
    difficulty: int,
    success: bool,
    margin: int,
  },
  'contest-rolled': {
    actor: player,
    opponent: player,
    characteristic,
    dice: two,
    values: two,
    characters: list(characters, 2),
    totals: two,
    winner: nullable(player),
  },
  'battle-rolled': {
    territory: nullable(id),
    objective: oneOf(['field', 'assault', 'civil-war']),
    sides: list(battleReport, 2),
    winner: nullable(id),
    loss: int,
  },
  'characteristic-changed': { player, characteristic, from: int, to: int, cause: anyText },
  'counterpower-changed': { player, from: int, to: int },
  'army-changed': { player, territory: id, kind: unitKind, delta: int, ledger: oneOf(ledgerEntries) },
  'unit-moved': {
    player,
    from: shape<{ readonly territory: string; readonly kind: 'garrison' | 'army' | 'patrol' }>({ territory: id, kind: unitKind }),
    to: shape<{ readonly territory: string; readonly kind: 'garrison' | 'army' | 'patrol' }>({ territory: id, kind: unitKind }),
    amount: int,
    cause: oneOf(['order', 'retreat', 'conquest', 'trade']),
  },
  'city-founded': { player, territory: id, name: anyText },
  'city-fortified': { player, territory: id },
  'city-conquered': { territory: id, from: id, to: id },
  'land-passed': { territory: id, from: id, to: id },
  'siege-began': { territory: id, by: player, base: id },
  'siege-ended': {
    territory: id,
    by: player,
    reason: oneOf(['no-army', 'battle-lost', 'conquered', 'controller-changed', 'lifted', 'eliminated']),
  },
  'character-moved': { player, character: id, path: ids, isPublic: bool },
  'character-sighted': { character: id, territory: id, viewer: nullable(player), journeys: optional(int) },
  'character-active': { player, character: id, territory: id, value: int },
  'character-captured': { character: id, by: player, territory: id },
  'character-released': { character: id, by: nullable(player), territory: id },
  'character-killed': { character: id, by: player, territory: id },
  'character-convinced': { character: id, from: player, to: player, territory: id },
  'character-repatriated': { character: id, territory: id },
  'character-promoted': {
    player,
    mode: oneOf(['improve', 'appoint', 'introduce']),
    character: id,
    name: anyText,
    characteristic: nullable(characteristic),
    role: optional(anyText),
  },
  'character-gone': { character: id },
  'principal-changed': { player, from: nullable(id), to: nullable(id) },
  'rebel-principal-named': { player, character: nullable(id) },
  'intel-changed': { player, against: player, to: int },
  'actions-modified': { player, turn: oneOf(['this', 'next']), delta: int, cause: anyText, disorder: nullable(int) },
  'rebellion-supported': { player, target: player, units: list(unit), characters },
  'window-opened': {
    player,
    window: oneOf(windowTypes),
    character: nullable(id),
    territory: nullable(id),
    parties: nullable(ids),
    affair: nullable(affair),
  },
  'window-answered': { player, window: oneOf(windowTypes), answer: anyText, parties: nullable(ids) },
  'trade-proposed': { offer },
  'trade-closed': { offer, reason: oneOf(['rejected', 'cancelled', 'expired', 'eliminated', 'completed']) },
  'trade-completed': { from: player, to: player, given: list(item), taken: list(item) },
  disclosed: { from: player, to: player, declarations: nullable(list(declaration)), character: nullable(id), territory: nullable(id) },
  announced: { from: player, to: nullable(player), text: anyText },
  'player-eliminated': { player, cause: oneOf(['no-city', 'civil-war']) },
  'game-ended': { reason: oneOf(endings), winners: ids, scores: record(int) },
} as const;

type ValueOf<F> = F extends Codec<infer T> ? T : never;
type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly optional: unknown } ? K : never }[keyof F];
type Told<F> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: F[K] extends { readonly optional: Codec<infer T> } ? T : never;
};

/** What happens. Events that concern few are shown to those they name alone. */
export type Event = { [K in keyof typeof fields]: { readonly type: K } & Told<(typeof fields)[K]> }[keyof typeof fields];

/** The events of one type. */
export type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** Codec of {@link Event}. */
export const event: Codec<Event> = variants<Event, 'type'>('type', fields);
