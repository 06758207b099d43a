import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { busy, lots, sheets } from '../../helpers/busy-turn.js';
import { claim, defend } from '../../helpers/orders.js';
import { playAll, type Resolved, withOrders } from '../../helpers/positions.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** The turn without the listing of its sheets, which keeps the order in which they were written. */
const essence = ({ state, events, report }: Resolved) => ({
  state: { ...state, history: state.history.map(({ sheets: _, ...rest }) => rest) },
  events: events.filter(({ type }) => type !== 'orders-committed' && type !== 'orders-revealed'),
  report: { ...report, sheets: {} },
});

clause(['ET-RAND-04', 'ET-FLOW-11'], 'the order of the orders on a sheet changes nothing, the draws least of all', () => {
  const reversed = Object.fromEntries(Object.entries(sheets).map(([player, orders]) => [player, [...orders].reverse()]));
  expect(essence(resolve(busy(), reversed, { lots }))).toEqual(essence(resolve(busy(), sheets, { lots })));
});

clause(['ET-RAND-04', 'ET-FLOW-11'], 'the order in which players commit changes nothing', () => {
  const written = withOrders(busy(), sheets);
  const inOrder = (players: readonly string[]) => {
    const last = players.at(-1)!;
    const ready = playAll(written, ...players.slice(0, -1).map((player) => ({ type: 'commit-orders', player }) as const));
    const step = playWith(
      ojoDelTerror,
      ready,
      { type: 'commit-orders', player: last },
      lots.map((index) => index + 1),
    );
    return essence({ ...step, report: step.state.history.at(-1)! });
  };
  const seats = busy().config.players;
  expect(inOrder([...seats].reverse())).toEqual(inOrder(seats));
  expect(inOrder(['nl', 'bl', 'we', 'iw', 'dg', 'al'])).toEqual(inOrder(seats));
});

clause(['ET-RAND-04', 'ET-RAND-03'], 'draws come planet by planet in pack order, kills before the fight, and deeds last', () => {
  const state = scene(['we', 'dg', 'nl'], {
    holds: { we: ['crisol', 'furia', 'matadero', 'mil-ojos'], dg: ['llaga', 'podredumbre', 'gangrena', 'nadir'], nl: ['coralis'] },
    inhabitants: { refugio: 1 },
  });
  const resolved = resolve(
    state,
    {
      we: [claim('avatar'), invade('eco'), invade('vortice', 2)],
      dg: [claim('avatar'), invade('eco'), invade('vortice', 2)],
      nl: [invade('refugio', 2)],
    },
    { lots: [1, 0, 1] },
  );
  // eco (48) by lot to dg; vortice (50): both kill with 2, we first, who then has nothing left; dg takes it; avatar to dg.
  expect(resolved.rolls).toHaveLength(3);
  expect(resolved.report.draws.map(({ why }) => why)).toEqual(resolved.rolls.map(({ why }) => why));
  expect(resolved.state.planets['eco']!.controller).toBe('dg');
  expect(resolved.report.kills.filter(({ planet }) => planet === 'vortice')).toEqual([
    { planet: 'vortice', player: 'we', kind: 'daemons', units: 2 },
  ]);
  expect(resolved.state.planets['vortice']!.controller).toBe('dg');
  expect(resolved.state.deeds['avatar']!.benefitTo).toBe('dg');
});

clause('ET-RAND-02', 'a turn without ties throws nothing, however much happens in it', () => {
  const { al, ...others } = sheets;
  const quiet = { ...others, al: al!.slice(0, 2), dg: [claim('no-mercy')] };
  const { rolls, report } = resolve(busy(), quiet);
  expect(rolls).toEqual([]);
  expect(report.draws).toEqual([]);
  expect(report.conquests.length).toBeGreaterThan(2);
});

clause(
  'ET-RAND-03',
  'each draw is one throw of a die with as many faces as there are candidates, and each face takes its candidate',
  () => {
    const seats = ['nl', 'iw', 'al', 'bl', 'hc'] as const;
    const state = scene([...seats, 'ts'], { holds: { ts: ['tajo'] } });
    const all = Object.fromEntries(seats.map((player) => [player, [invade('tajo')]]));
    for (const [index, player] of seats.entries()) {
      const { rolls, state: after } = resolve(state, all, { lots: [index] });
      expect(rolls).toEqual([expect.objectContaining({ kind: 'roll', sides: 5, value: index + 1 })]);
      expect(after.planets['tajo']!.controller).toBe(player);
    }
  },
);

clause('ET-RAND-01', 'where the outcome could not matter nothing is drawn', () => {
  const seats = ['nl', 'iw', 'ts'] as const;
  const state = scene(seats, { holds: { ts: ['pozo-negro'] }, inhabitants: { refugio: 4 } });
  const both = { nl: [invade('refugio', 2)], iw: [invade('refugio', 2)] };
  expect(resolve(state, both).rolls).toEqual([]); // both kill their fill, and none has anything left
  const walled = scene(seats, { holds: { ts: ['pozo-negro'] }, inhabitants: { refugio: 0 } });
  expect(resolve(walled, { ...both, ts: [defend('refugio', 2)] }).rolls).toEqual([]); // a tie of two who fail
});
