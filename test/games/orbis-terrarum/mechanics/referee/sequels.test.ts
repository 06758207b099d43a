import { expect } from 'vitest';
import { sequelOf } from '../../../../../src/games/orbis-terrarum/mechanics/referee/sequels.js';
import { effects, wealth } from '../../helpers/effects.js';
import { start } from '../../helpers/start.js';
import { act, clause } from '../../helpers/table.js';

clause('OT-REF-05', 'what effects come to is found out anew in another world', () => {
  const end = [{ do: 'extinguish', nation: 'gothia' }] as const;
  const poor = act(start(), effects(wealth(2)));
  const rich = act(poor, effects(wealth(5)));
  const purseAfter = (world: typeof poor) => {
    const sequel = sequelOf(world, end, [null]);
    return 'fault' in sequel ? null : sequel.after.nations['francia']!.wealth;
  };
  expect(purseAfter(poor)).toBe(2);
  expect(sequelOf(rich, [wealth(1)], [null])).toEqual({ after: rich });
  expect(purseAfter(rich)).toBe(7);
});
