import { expect } from 'vitest';
import { canServe } from '../../../../../src/games/orbis-terrarum/mechanics/nations/bonds.js';
import { nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, code, extinguish, game, refused, type State } from '../../helpers/table.js';
import { announce, damage, measure, turn } from '../../helpers/turns.js';
import { bind, gothic, saxon } from '../../helpers/vassals.js';

clause('OT-VAS-01', 'a Nation has one patron, in a chain of at most two links and no circle', () => {
  const chain = nationWith(nationWith(start(), 'saxonia', { patron: 'francia' }), 'thuringia', { patron: 'saxonia' });
  expect([
    canServe(start(), 'saxonia', 'francia'),
    canServe(nationWith(start(), 'thuringia', { patron: 'saxonia' }), 'saxonia', 'francia'),
    canServe(nationWith(start(), 'saxonia', { patron: 'francia' }), 'thuringia', 'saxonia'),
  ]).toEqual([true, true, true]);
  expect([
    canServe(chain, 'burgundia', 'thuringia'),
    canServe(chain, 'francia', 'burgundia'),
    canServe(chain, 'francia', 'thuringia'),
    canServe(start(), 'francia', 'francia'),
  ]).toEqual([false, false, false, false]);
  expect(refused(chain, bind('francia', 'thuringia'))).toEqual(['bad-effect', 'OT-REF-06']);
  expect(act(chain, bind('thuringia', 'persia')).nations['thuringia']!.patron).toBe('persia');
  const offer = (_state: State, vassal: string, patron: string): Action => ({
    ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'vassalage', vassal, patron }] },
  });
  expect(refused(nationWith(start(), 'gothia', { patron: 'romania' }), offer(start(), 'gothia', 'francia'))).toEqual([
    'bad-clause',
    'OT-TRE-02',
  ]);
  const low = nationWith(nationWith(start(), 'francia', { patron: 'gothia' }), 'gothia', { patron: 'persia' });
  const detach = measure('francia', 'reform', 'detach', { regions: ['neustria'], name: 'March' });
  const parley = measure('francia', 'diplomacy', 'parley', { target: { kind: 'region', id: 'armorica' }, aim: 'constitute-vassal' });
  for (const one of [detach, parley]) expect(refused(low, one)).toEqual(['bad-vassalage', 'OT-VAS-01']);
});
clause(
  ['OT-VAS-15', 'OT-VAS-16'],
  'a patron at 10 % of its Viability, or 20 % of its Legitimacy, loses its vassals except the loyal',
  () => {
    const under = (more: Parameters<typeof nationWith>[2], keepsVassalage = false) =>
      turn(nationWith(gothic({ keepsVassalage }), 'francia', more), []).nations['gothia']!.patron;
    expect([under({ viaDamage: 54 }), under({ viaDamage: 53 }), under({ legDamage: 48 }), under({ legDamage: 47 })]).toEqual([
      null,
      'francia',
      null,
      'francia',
    ]);
    expect([under({ viaDamage: 54 }, true), under({ legDamage: 48 }, true)]).toEqual(['francia', 'francia']);
    const chain = nationWith(nationWith(saxon(), 'thuringia', { patron: 'saxonia' }), 'francia', { viaDamage: 54 });
    const freed = turn(chain, []).nations;
    expect([freed['saxonia']!.patron, freed['thuringia']!.patron]).toEqual([null, 'saxonia']);
  },
);
clause('OT-VAS-20', 'the vassals of a Nation that is no more are free', () => {
  const state = nationWith(nationWith(saxon(), 'thuringia', { patron: 'saxonia' }), 'gothia', { patron: 'francia', keepsVassalage: true });
  const { nations } = act(state, extinguish('francia'));
  expect(['gothia', 'saxonia', 'thuringia'].map((id) => nations[id]!.patron)).toEqual([null, null, 'saxonia']);
});
clause('OT-VAS-19', 'an autonomous vassal leaves its patron’s hands, but not its service', () => {
  const free = act(saxon(), {
    ...{ type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'autonomy', nation: 'saxonia', autonomous: true }] },
  });
  const order = (player: string) => measure('saxonia', 'intervention', 'invest', { player });
  expect([code(free, order('ada')), announce(free, order('referee')).measures.length, free.nations['saxonia']!.patron]).toEqual([
    'not-your-nation',
    1,
    'francia',
  ]);
  expect([damage(free, 'saxonia'), game.view(free, 'ada').nations['saxonia']!.tribute]).toEqual([[0, 0], 'pending']);
});
clause('OT-VAS-18', 'loyalty is to one patron, and ends with the bond or when that goes over to another', () => {
  const loyal = nationWith(start(), 'saxonia', { patron: 'francia', keepsVassalage: true });
  const isLoyal = (state: State) => state.nations['saxonia']!.keepsVassalage;
  expect([isLoyal(loyal), isLoyal(act(loyal, bind('saxonia', 'persia'))), isLoyal(act(loyal, bind('saxonia', null)))]).toEqual([
    true,
    false,
    false,
  ]);
  // Nor does it wake up with the next bond, where a game was saved with it.
  expect(isLoyal(act(nationWith(loyal, 'saxonia', { patron: null }), bind('saxonia', 'gothia')))).toBe(false);
});
