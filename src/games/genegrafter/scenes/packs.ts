import type { Arbitrary } from 'fast-check';
import { anyId, anyName, distinctBy, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { instancesOf } from '../content/cards.js';
import type { PackUse } from '../content/validate.js';
import type { AbilityCard, CharacterCard, DnaCard, EventCard, GearCard, Pack } from '../types/index.js';
import { abilityEffects, eventEffects, gearEffects } from './random-effects.js';

/** The powers with a rule of their own. [GG-PACK-07] */
const indispensable = ['regeneration', 'infinitePower'];

/** How many cards a deck may have. [GG-PACK-14] */
const mostCards = 1000;

/** What a pack is made of, each part at random; colours and powers are meant by their place, counted round. */
export const packParts = (fc: FastCheck) => {
  const title = fc.oneof({ withCrossShrink: true }, { weight: 5, arbitrary: anyName(fc) }, fc.constantFrom('', 'x'.repeat(200)));
  const copies = fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 4 }) },
    fc.integer({ min: 1, max: 100 }),
  );
  const card = { name: title, copies };
  const printed = fc.integer({ min: 1, max: 9 });
  const added = fc.nat(9);
  const place = fc.nat(99);
  return fc.record({
    ids: someIds(fc, 30),
    /** Is there as much of everything as there may be? */
    isPlenty: fc.oneof({ withCrossShrink: true }, { weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    colours: fc.array(anyId(fc), { minLength: 1, maxLength: 6, size: 'max' }),
    powers: fc.array(anyId(fc), { maxLength: 8, size: 'max' }),
    characters: fc.array(
      fc.record({
        ...{ ...card, attack: printed, defence: printed },
        powers: fc.array(place, { minLength: 1, maxLength: 6, size: 'max' }),
        markers: fc.array(place, { minLength: 1, maxLength: 6, size: 'max' }),
      }),
      { minLength: 1, maxLength: 16, size: 'max' },
    ),
    abilities: fc.array(
      fc.record({
        ...{ ...card, colour: place, attack: added, defence: added },
        withPower: fc.option(fc.record({ power: place, attack: added, defence: added }), { nil: undefined }),
        effects: abilityEffects(fc),
      }),
      { maxLength: 16, size: 'max' },
    ),
    events: fc.array(fc.record({ ...card, effects: eventEffects(fc) }), { maxLength: 8, size: 'max' }),
    dna: fc.record({
      copies: fc.constantFrom([undefined, undefined, undefined], [undefined, 2], [2, 1], [3]),
      names: fc.array(title, { minLength: 3, maxLength: 3 }),
    }),
    gear: fc.array(fc.record({ ...card, slot: anyId(fc), effects: gearEffects(fc) }), { maxLength: 8, size: 'max' }),
  });
};

/** See {@link packParts}. */
export type PackParts = ReturnType<typeof packParts> extends Arbitrary<infer T> ? T : never;

const counted = ({ copies }: { readonly copies?: number | undefined }) => (copies === undefined ? {} : { copies });

/** The parts fitted to each other and to a table, so that the pack keeps every clause. */
export const fittedPack = (from: PackParts, { players, openingHand }: Pick<PackUse, 'players' | 'openingHand'>): Pack => {
  const { colours } = from;
  const powers = [...from.powers, ...indispensable.filter((power) => !from.powers.includes(power))];
  const colourAt = (place: number): string => colours[place % colours.length]!;
  const powerAt = (place: number): string => powers[place % powers.length]!;

  // Copies as far as the deck has room, and more of the first fighter where there are too few for the table.
  let room = mostCards - 3;
  const fighters = from.characters.length;
  const few = Math.max(2 * players - fighters, openingHand * players + 9 - fighters - from.abilities.length);
  const sized = <T extends { readonly copies?: number | undefined }>(cards: readonly T[], least = 1): T[] =>
    cards.flatMap((card, i) => {
      const copies = Math.min(Math.max(from.isPlenty ? 100 : (card.copies ?? 1), i === 0 ? least : 1), room, 100);
      room -= copies;
      return copies < 1 ? [] : [copies === 1 ? { ...card, copies: card.copies === undefined ? undefined : 1 } : { ...card, copies }];
    });
  const sections = {
    characters: sized(from.characters, few + 1),
    abilities: sized(from.abilities),
    events: sized(from.events),
    dna: from.dna.copies.map((copies, i) => ({ name: from.dna.names[i]!, copies })),
    gear: sized(from.gear),
  };

  const all = Object.values(sections).flat();
  const taken = new Set(['decline']);
  const ids = distinctBy(from.ids, all.length, 'card', (id, i) => {
    const wanted = [id, ...instancesOf({ id, copies: all[i]!.copies ?? 1 })];
    if (wanted.some((one) => taken.has(one) || one.length > 200)) return false;
    for (const one of wanted) taken.add(one);
    return true;
  });
  let next = 0;
  const named = <T extends { readonly name: string; readonly copies?: number | undefined }>({ name, copies }: T) => ({
    ...{ id: ids[next++]!, name, ...counted({ copies }) },
  });
  return {
    ...{ colours, powers },
    characters: sections.characters.map(
      (card): CharacterCard => ({
        ...named(card),
        ...{ attack: card.attack, defence: card.defence, powers: card.powers.map(powerAt), markers: card.markers.map(colourAt) },
      }),
    ),
    abilities: sections.abilities.map(
      ({ withPower, effects, ...card }): AbilityCard => ({
        ...named(card),
        ...{ colour: colourAt(card.colour), attack: card.attack, defence: card.defence },
        ...(withPower !== undefined && {
          withPower: {
            power: powerAt(withPower.power),
            attack: Math.max(card.attack, withPower.attack),
            defence: Math.max(card.defence, withPower.defence),
          },
        }),
        effects: effects.map(({ isReserved, effect }) => ({
          ...effect,
          ...(isReserved && withPower !== undefined && { onlyWithPower: true }),
        })),
      }),
    ),
    events: sections.events.map(({ effects, ...card }): EventCard => ({ ...named(card), effects })),
    dna: sections.dna.map((card): DnaCard => named(card)),
    gear: sections.gear.map(
      ({ slot, effects, ...card }): GearCard => ({
        ...named(card),
        ...{ slot, effects: effects.map((effect) => effect({ colourAt, powerAt })) },
      }),
    ),
  };
};

/**
 * Decks that every table accepts, or every table like the one that is said: fighters, abilities, events and gear with any of the effects there are,
 * single or by the hundred, under names of any script.
 */
export const packs = (
  fc: FastCheck,
  { players = 4, openingHand = 7 }: Partial<Pick<PackUse, 'players' | 'openingHand'>> = {},
): Arbitrary<Pack> => packParts(fc).map((parts) => fittedPack(parts, { players, openingHand }));
