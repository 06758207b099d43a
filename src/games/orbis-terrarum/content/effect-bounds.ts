import type { Effect } from '../types/index.js';

/** What is wrong with an effect. */
export interface EffectFault {
  readonly code: 'bad-effect' | 'expiry-required';
  readonly message: string;
}

/** A fault, in these words. */
export const bad = (message: string): EffectFault => ({ code: 'bad-effect', message });

/** Is it a whole number from one bound to the other? */
export const isBetween = (value: number, min: number, max: number): boolean => Number.isSafeInteger(value) && value >= min && value <= max;

const rewards: ReadonlySet<Effect['do']> = new Set(['modifier', 'attribute', 'wealth', 'progress', 'grant']);

/** May a milestone bring this to whoever does the deed? [OT-REF-09] [OT-CONT-22] */
export const isReward = (effect: Effect): boolean => rewards.has(effect.do) && 'nation' in effect && effect.nation === null;

/** The bounds of a primitive that do not depend on the state: packs are checked with these. [OT-REF-06] */
export const faultOfBounds = (effect: Effect, contextYearsMax: number): EffectFault | null => {
  switch (effect.do) {
    case 'modifier':
      if (effect.value === 0 || !isBetween(effect.value, -25, 25))
        return bad(`A modifier is from 1 to 25 either way, not ${effect.value}.`);
      if (!isBetween(effect.years, 1, contextYearsMax))
        return { code: 'expiry-required', message: `It must expire in 1 to ${contextYearsMax} years, not ${effect.years}.` };
      return null;
    case 'index':
    case 'wealth':
    case 'progress':
      return isBetween(effect.delta, -100, 100) ? null : bad(`A change is from -100 to 100, not ${effect.delta}.`);
    case 'attribute':
      return effect.delta !== 0 && isBetween(effect.delta, -10, 10)
        ? null
        : bad(`An attribute changes by 1 to 10 either way, not ${effect.delta}.`);
    case 'fronts': {
      const weighs = effect.weight >= 0.5 && effect.weight <= 5 && Number.isInteger(effect.weight * 2);
      return weighs && isBetween(effect.extra, 0, 5) ? null : bad('A front weighs 0.5 to 5 in halves; 0 to 5 extra fronts can be borne.');
    }
    case 'host':
      return effect.turns === null || isBetween(effect.turns, 1, 1000) ? null : bad(`A host stays at least a turn, not ${effect.turns}.`);
    case 'crisis': {
      if (effect.turns !== null && !isBetween(effect.turns, 1, 20)) return bad(`A crisis lasts 1 to 20 turns, not ${effect.turns}.`);
      if ((effect.turns === null) !== (effect.perTurn === null)) return bad('A lasting crisis says both its turns and what each takes.');
      const { perTurn } = effect;
      return perTurn === null || (isBetween(perTurn.via, 0, 100) && isBetween(perTurn.leg, 0, 100))
        ? null
        : bad('A crisis takes 0 to 100 a turn.');
    }
    case 'civil-war':
      return isBetween(effect.sides.length, 2, 5) &&
        effect.sides.every((side) => side.trim() !== '') &&
        effect.controllers.length === effect.sides.length
        ? null
        : bad('A civil war has 2 to 5 named sides, each in the hands of somebody.');
    case 'scope': {
      const { value, years } = effect;
      if (typeof value === 'number' && (!isBetween(value, -25, 25) || value % 5 !== 0))
        return bad(`A scope is a multiple of 5 from -25 to 25, not ${value}.`);
      return years === null || isBetween(years, 1, 1000) ? null : bad(`A scope lasts at least a year, not ${years}.`);
    }
    default:
      return null;
  }
};
