import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { stop } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { options, play, told, types } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, players, scene, tax } from '../helpers/scenes.js';

clause('SD-FLOW-01', 'turn order is seating order, round and round', () => {
  const after = (holder: string) =>
    play(scene({ step: 'movement', holder, change: { queue: [holder], moved: true } }), [{ type: 'stop', player: holder }]).state.holder;
  expect(players(4).map(after)).toEqual([bo, cai, dot, ada]);
});

const paid = (state: State): State =>
  state.dues.reduce((now) => {
    const { payer } = now.dues[0]!;
    const pay = somElQueDecidim.legalActions(now, payer, { types: ['pay'] })[0]!;
    return play(now, [pay]).state;
  }, state);

clause('SD-FLOW-02', 'taxation, transfer, cohesion, citizen action; alone without cohesion', () => {
  const phase = (state: State) => somElQueDecidim.view(state, null).phase;
  const first = begun({ concentration: 'keep', centralism: 'high' }, 2);
  const roll = paid(first);
  const take = play(roll, [{ type: 'roll-die', player: ada }, 1]).state;
  const share = play(take, [{ type: 'take-money', player: ada, twos: 2 }, 1, 1]).state;
  const walk = play(share, [{ type: 'end-cohesion', player: ada }]).state;
  expect([first, roll, take, share, walk].map(phase)).toEqual(['taxation', 'transfer', 'transfer', 'cohesion', 'citizenAction']);
  const alone = play(paid(begun({ concentration: 'keep', centralism: 'high' }, 1)), [{ type: 'roll-die', player: ada }, 6]).state;
  expect([alone.step, phase(alone)]).toEqual(['movement', 'citizenAction']);
});

clause('SD-FLOW-08', 'cohesion is never skipped in company', () => {
  const poor = scene({ step: 'transferRoll', discs: { ada: ['roads-1'], bo: ['roads-2'] } });
  const { state } = play(poor, [{ type: 'roll-die', player: ada }, 6]);
  expect([state.step, options(state, ada)]).toEqual(['cohesion', ['end-cohesion']]);
});

clause('SD-FLOW-12', 'the marker passes, and everything of the turn is forgotten', () => {
  const before = scene({
    config: { mode: 'AB' },
    step: 'movement',
    change: { queue: [ada], moved: true, trail: [0], used: { prescription: true, inheritance: true }, die: 2 },
  });
  expect(play(before, [{ type: 'stop', player: ada }]).state).toMatchObject({
    ...{
      holder: bo,
      nextHolder: null,
      die: null,
      used: { prescription: false, inheritance: false },
      moved: false,
      trail: [],
      queue: [],
      spainCell: null,
      turn: 2,
    },
  });
  const chosen = play({ ...before, nextHolder: dot }, [{ type: 'stop', player: ada }]);
  expect([chosen.state.holder, chosen.state.nextHolder]).toEqual([dot, null]);
  const next = scene({ step: 'movement', change: { queue: players(4), moved: true, trail: [0] } });
  expect(play(next, [{ type: 'stop', player: ada }]).state).toMatchObject({ queue: [bo, cai, dot], moved: false, trail: [] });
});

clause('SD-FLOW-16', 'no decision is made for a player who has but one', () => {
  const one = scene({ step: 'payment', discs: { ada: ['roads-1'], bo: ['roads-2'] }, change: { dues: [tax(bo, 1)] } });
  expect([somElQueDecidim.actors(one), somElQueDecidim.legalActions(one, bo)]).toEqual([
    [bo],
    [{ type: 'pay', player: bo, discs: ['roads-2'] }],
  ]);
});

clause(['SD-FLOW-17', 'SD-FLOW-03'], 'the limit comes before the solvency of a turn that never starts', () => {
  const last = (turnLimit: number | null) =>
    scene({
      config: { turnLimit },
      step: 'movement',
      discs: { [ada]: ['justice-1'], [bo]: ['roads-1'], [cai]: ['roads-2'] },
      change: { queue: [ada], moved: true, die: 1 },
    });
  const [limited, open] = [last(1), last(null)].map((state) => play(state, [stop(ada)]).state);
  expect([limited!.end?.ending, limited!.turn, limited!.holder]).toEqual(['timeout', 1, ada]);
  const { events } = play(last(1), [stop(ada)]);
  expect(types(events)).toEqual(['movement-ended', 'turn-ended', 'game-ended']);
  expect(told(events, 'turn-ended')[0]!.nextHolder).toBe(bo);
  // dot has no euro and bo, who governs, has one of two: fracture, both in seating order
  expect([open!.end, open!.turn]).toEqual([{ ending: 'intervention', cause: 'socialFracture', insolvent: [bo, dot], provoker: null }, 2]);
});
