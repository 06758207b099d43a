import { type Codec, decode, id, list } from '../../../core/data/codec.js';
import { E } from '../../../core/data/fp.js';
import { own } from '../../../core/data/own.js';
import { faults, type IllFormed } from '../../../core/refusals/faults.js';
import type { FactsOf } from '../../../core/refusals/table.js';
import type { Violation, Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { type IllFormedPart, type Refusals, refuse } from '../refusals/index.js';
import {
  type AbilityCard,
  abilityEffect,
  type CharacterCard,
  cardCodecs,
  cardFields,
  type Effect,
  eventEffect,
  type GearCard,
  gearEffect,
  type Pack,
} from '../types/index.js';
import { instancesOf } from './cards.js';
import type { powers as knownPowers } from './default-pack.js';

type ClauseIn<Code extends keyof Refusals> = keyof Refusals[Code] & ClauseId;

/** A code and a clause whose sentence also says which part of a pack is ill formed. */
type Fault = {
  readonly [Code in keyof Refusals]: {
    readonly [Clause in ClauseIn<Code>]: IllFormedPart extends Extract<FactsOf<Refusals[Code][Clause]>, { readonly part: string }>
      ? readonly [code: Code, clause: Clause]
      : never;
  }[ClauseIn<Code>];
}[keyof Refusals];

/** `refuse` for what {@link Fault} allows, whichever of it. */
const refusePart = refuse as unknown as (code: string, clause: ClauseId, facts: IllFormedPart, path: string) => Violation<ClauseId>;

type Section = keyof typeof cardCodecs;
const sections = ['characters', 'abilities', 'events', 'dna', 'gear'] as const satisfies readonly Section[];

const other: Fault = ['config-out-of-range', 'GG-CONF-02'];
const badEffect: Fault = ['pack-bad-effect', 'GG-PACK-10'];
const unknownPower: Fault = ['pack-unknown-power', 'GG-PACK-07'];

/** Which clause an ill-formed field of a card breaks. */
const fieldFaults: Readonly<Record<Section, Readonly<Record<string, Fault>>>> = {
  characters: {
    attack: ['pack-bad-dice', 'GG-PACK-05'],
    defence: ['pack-bad-dice', 'GG-PACK-05'],
    markers: ['pack-bad-marker', 'GG-PACK-06'],
    powers: unknownPower,
  },
  abilities: {
    attack: ['pack-bad-dice', 'GG-PACK-08'],
    defence: ['pack-bad-dice', 'GG-PACK-08'],
    withPower: ['pack-bad-dice', 'GG-PACK-08'],
    'withPower.power': unknownPower,
    colour: ['pack-unknown-colour', 'GG-PACK-09'],
    effects: badEffect,
  },
  events: { effects: badEffect },
  dna: {},
  gear: { slot: ['pack-bad-slot', 'GG-PACK-12'], effects: badEffect },
};

const fieldFault = (section: Section, path: string): Fault =>
  own(fieldFaults[section], path) ?? own(fieldFaults[section], path.split('.')[0]!) ?? other;

/** The two powers with a rule of their own, which no pack can do without. */
const indispensable = ['regeneration', 'infinitePower'] as const satisfies readonly (typeof knownPowers)[number][];

/** Decodes a part of a pack; what is wrong with it is told under its path. */
function* readPart<T>(
  codec: Codec<T>,
  input: unknown,
  path: string,
  faultAt: (path: string) => Fault,
): Generator<Violation<ClauseId>, T | null> {
  const read = decode(codec, input);
  if (E.isRight(read)) return read.right;
  for (const { code, clause, facts, path: field = '' } of faults<ClauseId>(read.left, faultAt))
    yield refusePart(code, clause, { part: path, ...(facts as IllFormed) }, field === '' ? path : `${path}.${field}`);
  return null;
}

const outside = <T>(values: readonly T[], known: readonly T[]): number[] =>
  values.flatMap((value, i) => (known.includes(value) ? [] : [i]));

/** What is legible of a card: whatever field is ill formed is missing, and any of its effects may be. */
type Legible<Card> = { readonly [K in Exclude<keyof Card, 'effects'>]?: Card[K] } & { readonly effects: readonly (Effect | null)[] };

/** The colours and powers that cards may name. */
type Palette = Pick<Pack, 'colours' | 'powers'>;

const effectCodecs: Readonly<Partial<Record<Section, Codec<Effect>>>> = {
  abilities: abilityEffect as Codec<Effect>,
  events: eventEffect as Codec<Effect>,
  gear: gearEffect as Codec<Effect>,
};

const readable = <T>(codec: Codec<T>, input: unknown): T | undefined => {
  const read = decode(codec, input);
  return E.isRight(read) ? read.right : undefined;
};

/** The fields of a card that can be read, each for itself, so that one fault does not hide another. */
const legible = (section: Section, input: unknown): Legible<CharacterCard & AbilityCard & GearCard> => {
  const card: Record<string, unknown> = { effects: [] };
  if (typeof input !== 'object' || input === null) return card as never;
  const parts = input as Readonly<Record<string, unknown>>;
  for (const [name, field] of Object.entries(cardFields[section])) {
    const value = readable((typeof field === 'object' && 'optional' in field ? field.optional : field) as Codec<unknown>, own(parts, name));
    if (value !== undefined) card[name] = value;
  }
  const effect = effectCodecs[section];
  const effects = own(parts, 'effects');
  if (effect !== undefined && Array.isArray(effects))
    card['effects'] = effects.slice(0, 20).map((entry) => readable(effect, entry) ?? null);
  return card as never;
};

function* characterFaults({ markers, powers }: Legible<CharacterCard>, pack: Palette, path: string): Violations<ClauseId> {
  if (markers !== undefined && (markers.length < 1 || markers.length > 6))
    yield refuse('pack-bad-marker', 'GG-PACK-06', { fault: 'number', markers: markers.length }, `${path}.markers`);
  for (const i of outside(markers ?? [], pack.colours))
    yield refuse('pack-bad-marker', 'GG-PACK-06', { fault: 'unknown-colour', colour: markers![i]! }, `${path}.markers.${i}`);
  if (powers?.length === 0) yield refuse('pack-unknown-power', 'GG-PACK-07', { fault: 'none' }, `${path}.powers`);
  for (const i of outside(powers ?? [], pack.powers))
    yield refuse('pack-unknown-power', 'GG-PACK-07', { fault: 'unknown', power: powers![i]! }, `${path}.powers.${i}`);
}

function* abilityFaults({ colour, withPower, effects, ...plain }: Legible<AbilityCard>, pack: Palette, path: string): Violations<ClauseId> {
  if (colour !== undefined && !pack.colours.includes(colour))
    yield refuse('pack-unknown-colour', 'GG-PACK-09', { colour }, `${path}.colour`);
  if (withPower !== undefined && !pack.powers.includes(withPower.power))
    yield refuse('pack-unknown-power', 'GG-PACK-07', { fault: 'unknown', power: withPower.power }, `${path}.withPower.power`);
  for (const column of ['attack', 'defence'] as const) {
    const without = plain[column] ?? 0;
    if (withPower !== undefined && withPower[column] < without)
      yield refuse('pack-bad-dice', 'GG-PACK-08', { column, withPower: withPower[column], without }, `${path}.withPower.${column}`);
  }
}

function* effectFaults(effects: readonly (Effect | null)[], pack: Palette, path: string): Violations<ClauseId> {
  for (const [i, effect] of effects.entries()) {
    const here = `${path}.effects.${i}`;
    if (effect?.do === 'grantColour' && !pack.colours.includes(effect.colour))
      yield refuse('pack-bad-effect', 'GG-PACK-10', { fault: 'unknown-colour', colour: effect.colour }, `${here}.colour`);
    if (effect?.do === 'grantPower' && !pack.powers.includes(effect.power))
      yield refuse('pack-unknown-power', 'GG-PACK-07', { fault: 'unknown', power: effect.power }, `${here}.power`);
    // What the codec of an effect cannot say: amounts that would do nothing.
    if (effect?.do === 'addDice' && effect.amount === 0)
      yield refuse('pack-bad-effect', 'GG-PACK-10', { fault: 'no-dice' }, `${here}.amount`);
    if ((effect?.do === 'statBonus' || effect?.do === 'regainMarkers') && effect.attack === 0 && effect.defence === 0)
      yield refuse('pack-bad-effect', 'GG-PACK-10', { fault: 'no-bonus', effect: effect.do }, here);
  }
}

/** An effect reserved to a power, on a card that names none at all. [GG-PACK-11] */
function* reservedFaults(effects: readonly (Effect | null)[], input: unknown, path: string): Violations<ClauseId> {
  if (typeof input === 'object' && input !== null && own(input as Readonly<Record<string, unknown>>, 'withPower') !== undefined) return;
  for (const [i, effect] of effects.entries())
    if (effect !== null && 'onlyWithPower' in effect) yield refuse('pack-bad-effect', 'GG-PACK-11', {}, `${path}.effects.${i}`);
}

/** How a pack will be used: it must have cards enough for that. */
export interface PackUse {
  readonly players: number;
  readonly openingHand: number;
  readonly gear: boolean;
}

/** How many event cards a pack has, whatever else is wrong with it; null if they cannot be counted. */
export const countEvents = (input: unknown): number | null => {
  const cards = typeof input === 'object' && input !== null ? own(input as Readonly<Record<string, unknown>>, 'events') : undefined;
  return Array.isArray(cards) ? cards.reduce<number>((sum, card) => sum + (legible('events', card).copies ?? 1), 0) : null;
};

/** More cards than any deck is shuffled from: of this many every pile, every shuffle and every sum of effects can be written down and read again. [GG-PACK-14] */
const mostCards = 1000;

/** Names that stand for something else where a card is to be chosen. */
const reserved = ['decline'];

/**
 * Everything that is wrong with a pack, whatever it is: every fault of every card, each with its code, clause and path.
 * `path` is where the pack stands in the input.
 */
export function* packFaults(input: unknown, use: PackUse, path = 'pack'): Violations<ClauseId> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return yield refuse('config-out-of-range', 'GG-CONF-02', { fault: 'no-pack' }, path);
  const parts = input as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(parts))
    if (key !== 'colours' && key !== 'powers' && !(sections as readonly string[]).includes(key))
      yield refuse('config-out-of-range', 'GG-CONF-02', { surplus: `${path}.${key.slice(0, 60)}` }, `${path}.${key.slice(0, 60)}`);
  const colours = (yield* readPart(list(id, 100), own(parts, 'colours'), `${path}.colours`, () => other)) ?? [];
  const powers = (yield* readPart(list(id, 1000), own(parts, 'powers'), `${path}.powers`, () => other)) ?? [];
  const palette = { colours, powers };
  for (const power of indispensable)
    if (!powers.includes(power)) yield refuse('pack-unknown-power', 'GG-PACK-07', { fault: 'indispensable', power }, `${path}.powers`);

  const counts: Record<Section, number> = { characters: 0, abilities: 0, events: 0, dna: 0, gear: 0 };
  const owners = new Map<string, string | null>(reserved.map((name) => [name, null]));
  for (const section of sections) {
    const cards = own(parts, section);
    if (!Array.isArray(cards)) {
      yield refuse('config-out-of-range', 'GG-CONF-02', { fault: 'no-cards', field: `${path}.${section}` }, `${path}.${section}`);
      continue;
    }
    for (const [i, entry] of cards.entries()) {
      const here = `${path}.${section}.${i}`;
      yield* readPart(cardCodecs[section] as Codec<unknown>, entry, here, (field) => fieldFault(section, field));
      const card = legible(section, entry);
      const instances = card.id === undefined ? [] : instancesOf({ id: card.id, copies: card.copies ?? 1 });
      counts[section] += card.copies ?? 1;
      if (instances.length > 0 && !id.is(instances.at(-1)))
        yield refuse('config-out-of-range', 'GG-CONF-02', { fault: 'long-id', copies: instances.length }, `${here}.id`);
      for (const name of new Set(card.id === undefined ? [] : [card.id, ...instances])) {
        const owner = owners.get(name);
        if (owner === undefined) owners.set(name, here);
        else yield refuse('pack-duplicate-id', 'GG-PACK-01', { id: name, owner }, `${here}.id`);
      }
      if (section === 'characters') yield* characterFaults(card, palette, here);
      if (section === 'abilities') yield* abilityFaults(card, palette, here);
      if (section === 'abilities') yield* reservedFaults(card.effects, entry, here);
      yield* effectFaults(card.effects, palette, here);
    }
  }

  const all = sections.reduce((sum, section) => sum + counts[section], 0);
  if (all > mostCards) yield refuse('pack-too-large', 'GG-PACK-14', { most: mostCards, cards: all }, path);
  if (counts.dna !== 3) yield refuse('pack-dna-count', 'GG-PACK-02', { dna: counts.dna }, `${path}.dna`);
  const ordinary = counts.characters + counts.abilities + (use.gear ? counts.gear : 0);
  const needed = use.openingHand * use.players + 9;
  if (ordinary < needed) yield refuse('pack-too-small', 'GG-PACK-03', { players: use.players, needed, ordinary }, path);
  if (counts.characters < 2 * use.players)
    yield refuse(
      'pack-too-few-characters',
      'GG-PACK-04',
      { players: use.players, needed: 2 * use.players, characters: counts.characters },
      `${path}.characters`,
    );
}
