import { expect } from 'vitest';
import { both, neutral, usual } from '../../helpers/declarations.js';
import { change, conflict, nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, type State } from '../../helpers/table.js';
import { measure, modifiersOf, raid, strike, turn } from '../../helpers/turns.js';

clause('OT-DECL-06', 'a neutral that attacks has broken its neutrality and pays', () => {
  const broken = turn(neutral(), [strike('francia', 'gothia')], 99);
  expect([broken.declarations, modifiersOf(broken, 'francia')]).toEqual([[], usual]);
  const covert = measure('francia', 'intrigue', 'undermine', { target: at('gothia'), covert: true });
  expect(turn(neutral(), [covert], 99).declarations).toHaveLength(1);
  expect(turn(neutral(), [covert], 100).declarations).toEqual([]);
});
const steal = (nation: string, target: string) => measure(nation, 'espionage', 'steal', { target: at(target) });
clause(
  ['OT-DECL-06', 'OT-DECL-07', 'OT-WAR-01'],
  'thieves and spies, even open ones, commit no act of war: they break no neutrality',
  () => {
    const sabotage = (nation: string, target: string) => measure(nation, 'sabotage', 'plunder', { target: at(target) });
    for (const act of [steal, sabotage]) {
      const by = turn(neutral(), [act('francia', 'gothia')], 30, 99);
      const against = turn(neutral(), [act('gothia', 'francia')], 30, 99);
      expect([by, against].map(({ declarations, modifiers }) => [declarations.length, modifiers.length])).toEqual([
        [1, 0],
        [1, 0],
      ]);
    }
    // And what is no act of war is no excuse either.
    const answered = turn(neutral(), [steal('gothia', 'francia'), strike('francia', 'gothia')], 99, 99);
    expect([answered.declarations, modifiersOf(answered, 'francia')]).toEqual([[], usual]);
  },
);
clause(['OT-DECL-07', 'OT-WAR-01'], 'whoever makes war on one and steals from a neutral has attacked no neutral', () => {
  const rich = nationWith(neutral(), 'gothia', { grants: [{ id: 'grant-1', kind: 'granted', lastTurn: null }] });
  const besides = { ...steal('gothia', 'francia'), slot: { kind: 'granted', id: 'grant-1' } as const };
  const after = turn(rich, [strike('gothia', 'romania'), besides], 99, 99);
  expect(after.reports.map(({ victim, veiled }) => [victim, veiled])).toEqual([
    ['romania', false],
    ['francia', false],
  ]);
  expect([after.declarations.length, modifiersOf(after, 'gothia')]).toEqual([1, []]);
});
clause('OT-DECL-06', 'unless they are at war, or it was attacked in this turn or the two before', () => {
  const freed = (state: State, ...dice: number[]) => {
    const after = turn(state, [strike('francia', 'gothia')], ...dice);
    return [after.declarations.length, modifiersOf(after, 'francia').length];
  };
  const attacked = (ago: number) =>
    change(neutral(), (draft) => {
      draft.turn = 5;
      draft.aggressions = [{ by: 'gothia', against: 'francia', turn: 5 - ago }];
    });
  expect([1, 2, 3].map((ago) => freed(attacked(ago), 99))).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
  ]);
  const others = change(neutral(), (draft) => {
    draft.aggressions = [{ by: 'francia', against: 'gothia', turn: 1 }];
  });
  expect(freed(others, 99)).toEqual([0, 1]);
  const warring = (status: 'war' | 'hostilities') =>
    change(neutral(), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', status)];
    });
  expect([freed(warring('war'), 99), freed(warring('hostilities'), 99)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
  const answered = turn(neutral(), [strike('gothia', 'francia'), strike('francia', 'gothia')], 99, 99);
  expect([answered.declarations, modifiersOf(answered, 'francia')]).toEqual([[], []]);
});
clause('OT-DECL-07', 'whoever attacks a neutral pays once a turn for each declaration, and a single neutral stays one', () => {
  const rich = nationWith(neutral(), 'gothia', { grants: [{ id: 'grant-1', kind: 'granted', lastTurn: null }] });
  const again = { ...measure('gothia', 'incision', 'raid', { target: at('francia') }), slot: { kind: 'granted', id: 'grant-1' } as const };
  const attacked = turn(rich, [strike('gothia', 'francia'), again], 99, 99);
  expect([modifiersOf(attacked, 'gothia'), attacked.declarations.length]).toEqual([usual, 1]);
  const next = turn(act(attacked, { type: 'open-orders', player: 'referee' }), [strike('gothia', 'francia')], 99);
  expect(modifiersOf(next, 'gothia')).toHaveLength(2);
  expect(modifiersOf(turn(neutral(), [strike('gothia', 'romania')], 99), 'gothia')).toEqual([]);
});
clause('OT-DECL-08', 'a joint declaration ends for all when it is broken by or against one of them', () => {
  const against = turn(both('neutrality'), [strike('romania', 'gothia')], 99);
  expect([against.declarations, modifiersOf(against, 'romania')]).toEqual([[], usual]);
  const byOne = turn(both('neutrality'), [strike('gothia', 'romania')], 99);
  expect([byOne.declarations, modifiersOf(byOne, 'gothia'), modifiersOf(byOne, 'francia')]).toEqual([[], usual, []]);
});
clause(['OT-DECL-06', 'OT-DECL-07'], 'one excused attack does not excuse the other', () => {
  const neutral = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: '' });
  const two = change(neutral, (draft) => {
    draft.aggressions = [{ by: 'gothia', against: 'francia', turn: 1 }];
    draft.config = { ...neutral.config, measuresPerTurn: 2 };
  });
  for (const order of [
    ['gothia', 'romania'],
    ['romania', 'gothia'],
  ]) {
    const [one, other] = order.map((target, i) => ({ ...strike('francia', target), slot: { kind: 'main' as const, id: String(i + 1) } }));
    const after = turn(two, [one!, other!], 30, 30, 99, 99);
    expect([after.declarations, modifiersOf(after, 'francia')]).toEqual([[], [['all', 5, 'declaration', 6]]]);
  }
});
clause(['OT-DECL-06', 'OT-DECL-08'], 'each declarant that breaks a joint neutrality in the same turn pays', () => {
  let state = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: '' });
  state = act(state, { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'neutrality', text: '' });
  const after = turn(
    state,
    [strike('francia', 'romania'), measure('gothia', 'incision', 'raid', { target: at('romania') })],
    30,
    30,
    99,
    99,
  );
  expect([modifiersOf(after, 'francia').length, modifiersOf(after, 'gothia').length]).toEqual([1, 1]);
});
clause(
  ['OT-DECL-06', 'OT-FLOW-12'],
  'a neutral is excused by what was when it struck, even if whoever attacked it dies of the blow',
  () => {
    const dying = nationWith(neutral(), 'gothia', { viaDamage: 60, legDamage: 59 });
    const afterBlow = (state: State) => {
      const after = turn(state, [raid('francia', 'gothia')], 10, 99);
      return [after.nations['gothia']!.alive, after.declarations.length, modifiersOf(after, 'francia').length];
    };
    const atWar = change(dying, (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', 'war')];
    });
    const attacked = change(dying, (draft) => {
      draft.turn = 5;
      draft.aggressions = [{ by: 'gothia', against: 'francia', turn: 4 }];
    });
    expect([atWar, attacked, dying].map(afterBlow)).toEqual([
      [false, 0, 0],
      [false, 0, 0],
      [false, 0, 1],
    ]);
  },
);
