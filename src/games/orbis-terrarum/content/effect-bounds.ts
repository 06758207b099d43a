import { isWholeWithin } from '../../../core/data/bounds.js';
import type { BoundsFault } from '../refusals/index.js';
import type { Effect } from '../types/index.js';

/** A fault with these facts. */
export const bad = <About>(facts: About): { readonly code: 'bad-effect'; readonly facts: About } => ({ code: 'bad-effect', facts });

/** What a milestone may bring. [OT-REF-09] */
export const rewards: ReadonlySet<Effect['do']> = new Set(['modifier', 'attribute', 'wealth', 'progress', 'grant']);

/** May a milestone bring this to whoever does the deed? [OT-REF-09] [OT-CONT-22] */
export const isReward = (effect: Effect): boolean => rewards.has(effect.do) && 'nation' in effect && effect.nation === null;

/** The bounds of a primitive that do not depend on the state: packs are checked with these. [OT-REF-06] */
export const faultOfBounds = (effect: Effect, contextYearsMax: number): BoundsFault | null => {
  switch (effect.do) {
    case 'modifier':
      if (effect.value === 0 || !isWholeWithin(effect.value, -25, 25)) return bad({ fault: 'modifier', value: effect.value });
      if (!isWholeWithin(effect.years, 1, contextYearsMax))
        return { code: 'expiry-required', facts: { fault: 'expiry', most: contextYearsMax, years: effect.years } };
      return null;
    case 'index':
    case 'wealth':
    case 'progress':
      return isWholeWithin(effect.delta, -100, 100) ? null : bad({ fault: 'change', delta: effect.delta });
    case 'attribute':
      return effect.delta !== 0 && isWholeWithin(effect.delta, -10, 10) ? null : bad({ fault: 'attribute', delta: effect.delta });
    case 'fronts': {
      const weighs = effect.weight >= 0.5 && effect.weight <= 5 && Number.isInteger(effect.weight * 2);
      return weighs && isWholeWithin(effect.extra, 0, 5) ? null : bad({ fault: 'front' });
    }
    case 'host':
      return effect.turns === null || isWholeWithin(effect.turns, 1, 1000) ? null : bad({ fault: 'host-turns', turns: effect.turns });
    case 'crisis': {
      if (effect.turns !== null && !isWholeWithin(effect.turns, 1, 20)) return bad({ fault: 'crisis-turns', turns: effect.turns });
      if ((effect.turns === null) !== (effect.perTurn === null)) return bad({ fault: 'half-lasting-crisis' });
      const { perTurn } = effect;
      return perTurn === null || (isWholeWithin(perTurn.via, 0, 100) && isWholeWithin(perTurn.leg, 0, 100))
        ? null
        : bad({ fault: 'crisis-toll' });
    }
    case 'civil-war':
      return isWholeWithin(effect.sides.length, 2, 5) &&
        effect.sides.every((side) => side.trim() !== '') &&
        effect.controllers.length === effect.sides.length
        ? null
        : bad({ fault: 'sides' });
    case 'scope': {
      const { value, years } = effect;
      if (typeof value === 'number' && (!isWholeWithin(value, -25, 25) || value % 5 !== 0)) return bad({ fault: 'scope', value });
      return years === null || isWholeWithin(years, 1, 1000) ? null : bad({ fault: 'scope-years', years });
    }
    default:
      return null;
  }
};
