import type { Arbitrary } from 'fast-check';
import type { FastCheck } from '../../../core/data/arbitraries.js';
import type { AbilityEffect, EventEffect, GearEffect } from '../types/index.js';

/** How many effects a card may have; most have few. */
const most = 20;

const few = <T>(fc: FastCheck, effect: Arbitrary<T>): Arbitrary<T[]> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 7, arbitrary: fc.array(effect, { maxLength: 3 }) },
    fc.array(effect, { maxLength: most, size: 'max' }),
  );

/** An effect of an ability, and whether it would be reserved to a power if the card named one. */
export interface Reservable {
  readonly effect: AbilityEffect;
  readonly isReserved: boolean;
}

/** What abilities can do, all of it. */
export const abilityEffects = (fc: FastCheck): Arbitrary<Reservable[]> => {
  const amount = fc.integer({ min: 1, max: 9 });
  const target = fc.constantFrom('any', 'own', 'opposing');
  const effect: Arbitrary<AbilityEffect> = fc.oneof(
    fc.constantFrom(
      ...(['cancelAbility', 'denyRerolls', 'endDuel', 'healCharacter', 'preventWound'] as const).map((what) => ({ do: what })),
    ),
    fc.record({
      do: fc.constant('addDice'),
      side: fc.constantFrom('self', 'opponent'),
      amount: fc.oneof(
        amount,
        amount.map((dice) => -dice),
      ),
    }),
    fc.record({ do: fc.constant('gainRerolls'), amount }),
    fc.record({ do: fc.constantFrom('drawCards', 'opponentDiscards'), count: amount }),
    fc.record({ do: fc.constant('setDie'), target }),
    fc.record({ do: fc.constant('rerollDie'), target, keep: fc.constantFrom('new', 'better', 'worse', 'ownBetter') }),
  );
  return few(fc, fc.record({ effect, isReserved: fc.boolean() }));
};

/** Two amounts, of which one at least does something. */
const bonus = (fc: FastCheck): Arbitrary<{ readonly attack: number; readonly defence: number }> =>
  fc
    .record({ attack: fc.nat(9), defence: fc.nat(9) })
    .map(({ attack, defence }) => ({ attack, defence: attack === 0 && defence === 0 ? 1 : defence }));

/** What events can do, all of it. */
export const eventEffects = (fc: FastCheck): Arbitrary<EventEffect[]> => {
  const amount = fc.integer({ min: 1, max: 9 });
  return few(
    fc,
    fc.oneof(
      fc.constantFrom(...(['healAll', 'woundCharacter', 'destroyCharacter', 'swapGenePools'] as const).map((what) => ({ do: what }))),
      fc.record({ do: fc.constant('discardCards'), count: amount }),
      bonus(fc).map((tokens) => ({ do: 'regainMarkers' as const, ...tokens })),
      fc.record({ do: fc.constant('loseLife'), who: fc.constantFrom('each', 'withoutCharacters'), amount }),
    ),
  );
};

/** The colours and powers of a pack, by place. */
export interface Palette {
  colourAt(place: number): string;
  powerAt(place: number): string;
}

/** What gear can do, all of it, once it is known which colours and powers there are. */
export const gearEffects = (fc: FastCheck): Arbitrary<((palette: Palette) => GearEffect)[]> => {
  const plain = fc.oneof(
    fc.constantFrom(...(['absorbWound', 'ignoreFatigue'] as const).map((what) => ({ do: what }))),
    bonus(fc).map((dice) => ({ do: 'statBonus' as const, ...dice })),
    fc.record({ do: fc.constant('bonusRerolls'), amount: fc.integer({ min: 1, max: 9 }) }),
  );
  return few(
    fc,
    fc.oneof(
      { weight: 3, arbitrary: plain.map((effect) => () => effect) },
      fc.nat(99).map((place) => ({ colourAt }: Palette) => ({ do: 'grantColour' as const, colour: colourAt(place) })),
      fc.nat(99).map((place) => ({ powerAt }: Palette) => ({ do: 'grantPower' as const, power: powerAt(place) })),
    ),
  );
};
