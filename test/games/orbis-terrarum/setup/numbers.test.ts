import { expect } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { change, conflict, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, game, type State } from '../helpers/table.js';
import { invest, measure, nextTurn, resolve, strike, turn } from '../helpers/turns.js';

const reread = (state: State) => answeredInFull(game.decodeState(JSON.parse(JSON.stringify(state))));
const isKept = (state: State): boolean => reread(state)._tag === 'Right';
const inTurn = (number: number): State =>
  change(start(), (draft) => {
    draft.turn = number;
  });

clause(['OT-END-10', 'OT-END-03'], 'without a turn limit a game ends with turn 1,000,000, and no saved game is beyond it', () => {
  const [last, early] = [1_000_000, 999_999].map((number) => resolve(inTurn(number)).state) as [State, State];
  expect([last.phase, last.ended!.reason, last.turn, isKept(last)]).toEqual(['closed', 'turn-limit', 1_000_000, true]);
  expect([early.phase, early.turn]).toEqual(['happenings', 1_000_000]);
  expect([1_000_000, 1_000_001].map((number) => isKept(inTurn(number)))).toEqual([true, false]);
});
clause(['OT-STATE-10', 'OT-STATE-03', 'OT-END-05'], 'a purse holds 1,000,000,000, and what comes on top is lost', () => {
  const rich = nationWith(start(), 'francia', { wealth: 999_999_999, progress: 1_000_000_000 });
  const after = turn(rich, [invest], 1);
  expect([after.nations['francia']!.wealth, isKept(after)]).toEqual([1_000_000_000, true]);
  const full = turn(rich, [measure('francia', 'development', 'research')], 1);
  expect([full.nations['francia']!.progress, isKept(full)]).toEqual([1_000_000_000, true]);
  expect(isKept(nationWith(rich, 'francia', { wealth: 1_000_000_001 }))).toBe(false);
  const closed = act(rich, { type: 'close-game', player: 'referee', reason: '' });
  expect([closed.ended!.standings[0]!.wealth, isKept(closed)]).toEqual([999_999_999, true]);
});
clause(['OT-STATE-10', 'OT-WAR-02', 'OT-WAR-05'], 'nothing is counted beyond 1,000,000', () => {
  const at = (more: Partial<State['conflicts'][number]>) =>
    change(start(), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', 'war', more)];
    });
  const fought = turn(at({ clashRun: 1_000_000, activeTurns: 1_000_000 }), [strike('francia', 'gothia')], 99);
  expect([fought.conflicts[0]!.clashRun, fought.conflicts[0]!.activeTurns, isKept(fought)]).toEqual([1_000_000, 1_000_000, true]);
  for (const more of [{ clashRun: 1_000_001 }, { quietRun: -1 }, { activeTurns: 1_000_001 }]) expect(isKept(at(more))).toBe(false);
  const calm = nextTurn(nationWith(start(), 'francia', { peaceTurns: 1_000_000 }));
  expect([calm.nations['francia']!.peaceTurns, isKept(calm)]).toEqual([1_000_000, true]);
  const warned = (warnings: number) =>
    change(start(), (draft) => {
      draft.players = { ...draft.players, ada: { ...draft.players['ada']!, warnings } };
    });
  const again = act(warned(1_000_000), { type: 'warn', player: 'referee', whom: 'ada', reason: '' });
  expect([again.players['ada']!.warnings, isKept(again), isKept(warned(-1))]).toEqual([1_000_000, true, false]);
});
clause('OT-STATE-10', 'after number 999,999,999 ids are given anew that nothing speaks of', () => {
  const given = (counter: number, taken: readonly string[]) => {
    const state = change(start(), (draft) => {
      draft.counters = { ...draft.counters, happening: counter };
      draft.happenings = taken.map((id) => ({ id, category: 'human', kind: 'info', nations: [], text: '' }));
    });
    const after = act(state, { type: 'post-happening', player: 'referee', category: 'human', kind: 'info', nations: [], text: 'News.' });
    return [after.happenings.at(-1)!.id, isKept(after)];
  };
  expect(given(999_999_998, [])).toEqual(['happening-999999999', true]);
  expect(given(999_999_999, [])).toEqual(['happening-1', true]);
  expect(given(999_999_999, ['happening-1', 'happening-3'])).toEqual(['happening-2', true]);
});
clause(
  ['OT-STATE-10', 'OT-REF-06', 'OT-EPO-04'],
  'fronts, lasting crises and base totals of a saved game are such as play leads to',
  () => {
    const of = (more: Parameters<typeof nationWith>[2]) => isKept(nationWith(start(), 'francia', more));
    expect([of({ frontWeight: 5, extraFronts: 5 }), of({ frontWeight: 6 }), of({ extraFronts: 6 })]).toEqual([true, false, false]);
    expect([of({ baseTotals: { domain: 500, authority: 5 } }), of({ baseTotals: { domain: 501, authority: 80 } })]).toEqual([true, false]);
    const sick = (turns: number) =>
      isKept(
        change(start(), (draft) => {
          draft.crises = [
            { id: 'crisis-1', nation: 'francia', counter: 'industry', loss: 'via', perTurn: { via: 1, leg: 1 }, turns, lastTurn: null },
          ];
          draft.counters = { ...draft.counters, crisis: 1 };
        }),
      );
    expect([sick(20), sick(21)]).toEqual([true, false]);
  },
);
clause(
  ['OT-STATE-10', 'OT-ACT-02', 'OT-TRE-02', 'OT-EVT-08'],
  'nobody is to pay more than a purse holds, nor wait beyond the last turn',
  () => {
    const open = start();
    const paid = (wealth: number, kind: 'payment' | 'subsidy') => {
      const sums = kind === 'payment' ? { wealth: 1, progress: wealth } : { wealth };
      const clauses = [{ kind, by: 'francia', to: 'gothia', ...sums }];
      return game.explain(open, { type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses } as Action);
    };
    const asked = (more: object) => {
      const bargain = { cost: { wealth: 0, progress: 0 }, effects: [], lastTurn: null, tag: null, ...more };
      const post = { category: 'human', kind: 'opportunity', nations: [], text: 'For sale.', opportunity: bargain };
      return game.explain(open, { type: 'post-happening', player: 'referee', ...post } as Action);
    };
    const offered = (more: object) => {
      const bargain = { nations: 'all', cost: { wealth: 0, progress: 0 }, effects: [], ...more };
      return game.explain(open, { type: 'offer-opportunity', player: 'referee', ...bargain } as Action);
    };
    const granted = (lastTurn: number) => {
      const effects = [{ do: 'grant', nation: 'francia', special: false, lastTurn }];
      return game.explain(open, { type: 'apply-effects', player: 'referee', reason: '', effects } as Action);
    };
    const bounds = [
      [1_000_000_000, (most: number) => paid(most, 'payment')],
      [1_000_000_000, (most: number) => paid(most, 'subsidy')],
      [1_000_000_000, (most: number) => asked({ cost: { wealth: most, progress: 0 } })],
      [1_000_000_000, (most: number) => offered({ cost: { wealth: 0, progress: most } })],
      [1_000_000, (most: number) => asked({ lastTurn: most })],
      [1_000_000, (most: number) => offered({ lastTurn: most })],
      [1_000_000, granted],
    ] as const;
    for (const [most, explained] of bounds) {
      expect(explained(most)).toEqual([]);
      expect(explained(most + 1)).toMatchObject([{ code: 'bad-parameter', clause: 'OT-ACT-02' }]);
    }
  },
);
