import { allowanceOf, ojoDelTerror, reachOf, type State, spentOn } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import {
  allied,
  cede,
  claim,
  claimOf,
  deedPointsOf,
  defenceOf,
  defend,
  defendSector,
  fightOn,
  holderOf,
  invade,
  killsOn,
  resolve,
  scene,
  trade,
} from '../scene.js';
import { withOrders } from '../table.js';

const costOf = (state: State, player: string, orders: readonly ReturnType<typeof invade>[]): number =>
  spentOn(state, player, withOrders(state, { [player]: orders }).sheets[player]!.orders);

/** TS holds ferrod; NL, IW and AL each have a planet next to it. */
const siege = () => scene(['ts', 'nl', 'iw', 'al'], { holds: { ts: ['ferrod'], nl: ['coralis'], iw: ['portico'], al: ['yunque'] } });

test('example 3: allies whose terms match take ferrod together', () => {
  const terms = allied('ferrod', ['nl', 'iw'], { beneficiary: 'nl' });
  const resolved = resolve(siege(), { nl: [terms], iw: [terms], al: [invade('ferrod')] });
  expect(fightOn(resolved, 'ferrod')).toEqual({
    planet: 'ferrod',
    defence: 0,
    groups: [
      { members: ['nl', 'iw'], for: 'nl', attack: 2, kills: 0, residual: 2 },
      { members: ['al'], for: 'al', attack: 1, kills: 0, residual: 1 },
    ],
    winner: 'nl',
    drawn: false,
  });
  expect(holderOf(resolved, 'ferrod')).toBe('nl');
  expect(resolved.rolls).toEqual([]);
});

test('example 4: if the terms are forgotten or differ, the lot decides among three', () => {
  const terms = allied('ferrod', ['nl', 'iw'], { beneficiary: 'nl' });
  for (const iw of [invade('ferrod'), allied('ferrod', ['nl', 'iw'], { beneficiary: 'iw' })])
    for (const [lot, winner] of [
      [0, 'nl'],
      [1, 'iw'],
      [2, 'al'],
    ] as const) {
      const resolved = resolve(siege(), { nl: [terms], iw: [iw], al: [invade('ferrod')] }, { lots: [lot] });
      expect(fightOn(resolved, 'ferrod').groups.map(({ members, attack }) => [...members, attack])).toEqual([
        ['nl', 1],
        ['iw', 1],
        ['al', 1],
      ]);
      expect(holderOf(resolved, 'ferrod')).toBe(winner);
    }
});

test('example 5: one Invasion on Cadia kills one of three', () => {
  const resolved = resolve(scene(['bl', 'iw']), { bl: [invade('cadia')] });
  expect(fightOn(resolved, 'cadia')).toMatchObject({ defence: 1, winner: null, groups: [{ attack: 1, kills: 1, residual: 0 }] });
  expect(resolved.state.planets['cadia']).toEqual({ controller: null, inhabitants: 2, sacred: [] });
});

test('example 6: five take Cadia in one turn, four need a second', () => {
  const state = scene(['bl', 'iw']);
  const five = resolve(state, { bl: [invade('cadia', 5), claim('fall-of-cadia')] });
  expect(fightOn(five, 'cadia')).toMatchObject({ winner: 'bl', groups: [{ kills: 3, residual: 2 }] });
  expect(five.report.points[0]).toMatchObject({ territory: 1, deeds: 12, points: 13 });
  const four = resolve(state, { bl: [invade('cadia', 4)] });
  expect(fightOn(four, 'cadia')).toMatchObject({ winner: null, groups: [{ kills: 3, residual: 1 }] });
  expect(four.state.planets['cadia']).toMatchObject({ controller: null, inhabitants: 0 });
  expect(holderOf(resolve(four.state, { bl: [invade('cadia', 2)] }), 'cadia')).toBe('bl');
});

test('example 7: two players on Cadia kill two and one, allied or not, and nobody conquers', () => {
  const state = scene(['bl', 'iw']);
  const terms = (count: number) => allied('cadia', ['bl', 'iw'], { count });
  for (const sheets of [
    { bl: [invade('cadia', 2)], iw: [invade('cadia', 1)] },
    { bl: [terms(2)], iw: [terms(1)] },
  ]) {
    const resolved = resolve(state, sheets);
    expect(killsOn(resolved, 'cadia')).toEqual(['bl 2', 'iw 1']);
    expect(fightOn(resolved, 'cadia').winner).toBeNull();
    expect(fightOn(resolved, 'cadia').groups.some(({ residual }) => residual > 0)).toBe(false);
    expect(resolved.state.planets['cadia']).toMatchObject({ controller: null, inhabitants: 0 });
  }
});

test('example 8: two players on Fenris: the stronger kills both Marines; only allied do they conquer', () => {
  const state = scene(['bl', 'iw']);
  const alone = resolve(state, { bl: [invade('fenris', 2)], iw: [invade('fenris', 1)] });
  expect(killsOn(alone, 'fenris')).toEqual(['bl 2']);
  expect(fightOn(alone, 'fenris')).toMatchObject({ defence: 0, winner: null, groups: [{ residual: 0 }, { residual: 1 }] });
  const terms = (count: number) => allied('fenris', ['bl', 'iw'], { count, beneficiary: 'iw' });
  const together = resolve(state, { bl: [terms(2)], iw: [terms(1)] });
  expect(fightOn(together, 'fenris')).toMatchObject({ winner: 'iw', groups: [{ attack: 3, kills: 2, residual: 1 }] });
  expect(holderOf(together, 'fenris')).toBe('iw');
});

test('example 9: Defence lasts one turn', () => {
  const state = scene(['al', 'bl'], { holds: { al: ['carmesina'], bl: ['rubra'] }, turn: 5 });
  const fifth = resolve(state, { al: [invade('rubra')], bl: [defend('rubra')] });
  expect([defenceOf(fifth, 'rubra'), holderOf(fifth, 'rubra')]).toEqual([1, 'bl']);
  const sixth = resolve(fifth.state, { al: [invade('rubra')] });
  expect([sixth.report.turn, defenceOf(sixth, 'rubra'), holderOf(sixth, 'rubra')]).toEqual([6, 0, 'al']);
});

test('example 10: a trade is spoilt by an invasion, by silence and by other words', () => {
  const state = scene(['ts', 'bl', 'we'], { holds: { bl: ['tajo', 'rubra'], ts: ['dique'], we: ['carmesina'] } });
  const offer = { bl: [trade('ts', ['tajo'], ['dique'])] };
  const mirror = { ts: [trade('bl', ['dique'], ['tajo'])] };
  const holders = (resolved: ReturnType<typeof resolve>) => ['tajo', 'dique', 'rubra'].map((planet) => holderOf(resolved, planet));
  const spoilt = resolve(state, { ...offer, ...mirror, we: [invade('tajo')] });
  expect(holders(spoilt)).toEqual(['we', 'ts', 'bl']);
  expect(spoilt.events.filter(({ type }) => type === 'trade-failed')).toHaveLength(1);
  expect(holders(resolve(state, { ...offer, ...mirror }))).toEqual(['ts', 'bl', 'bl']);
  expect(holders(resolve(state, offer))).toEqual(['bl', 'ts', 'bl']);
  const more = resolve(state, { ...offer, ts: [trade('bl', ['dique'], ['tajo', 'rubra'])] });
  expect(holders(more)).toEqual(['bl', 'ts', 'bl']);
  expect(more.report.trades.map(({ result }) => result)).toEqual(['not-mirrored', 'not-mirrored']);
});

test('example 14: who invades and defends one planet must overcome the own Defence', () => {
  const state = scene(['al', 'nl'], { holds: { al: ['carmesina'] } });
  expect(reachOf(state, 'al', 'osario')).toBe('near');
  expect(fightOn(resolve(state, { al: [invade('osario'), defend('osario')] }), 'osario')).toMatchObject({ defence: 1, winner: null });
  const twice = [invade('osario', 2), defend('osario')];
  expect(costOf(state, 'al', twice)).toBe(3);
  const won = resolve(state, { al: twice, nl: [invade('osario')] });
  expect(fightOn(won, 'osario')).toMatchObject({ defence: 1, winner: 'al', groups: [{ attack: 2 }, { attack: 1 }] });
});

test('example 16: the Defence of a sector raises each of its planets for one turn', () => {
  const gates = ['cadia', 'atalaya', 'portico', 'dique', 'llanto'];
  const state = scene(['bl', 'nl'], { holds: { bl: gates, nl: ['ferrod', 'vitrea'] } });
  const orders = [defendSector('PC', 2), defend('dique')];
  expect(costOf(state, 'bl', orders)).toBe(4 + 1);
  const resolved = resolve(state, { bl: orders });
  expect(gates.map((planet) => defenceOf(resolved, planet))).toEqual([3, 2, 2, 3, 2]);
  const next = resolve(resolved.state, { nl: gates.map((planet) => invade(planet)) });
  expect(gates.map((planet) => defenceOf(next, planet))).toEqual([1, 0, 0, 0, 0]);
});

test('example 17: a shared deed is divided and rounded up, and doubled afterwards', () => {
  const rivalry = (turn: number) => {
    const state = scene(['we', 'dg'], { holds: { we: ['llaga', 'gangrena'], dg: ['crisol', 'furia'] }, turn });
    const resolved = resolve(state, { we: [claim('god-rivalry')], dg: [claim('god-rivalry')] });
    expect(resolved.rolls).toEqual([]);
    return ['we', 'dg']
      .map((player) => resolved.report.points.find((points) => points.player === player)!)
      .map(({ deeds, multiplier }) => deeds * multiplier);
  };
  expect(rivalry(4)).toEqual([4, 4]);
  expect(rivalry(7)).toEqual([8, 8]);
  const seats = ['we', 'dg', 'nl'] as const;
  const walls = scene(seats, { holds: { we: ['ferrod'], dg: ['tajo'], nl: ['obsidar'] } });
  const three = resolve(walls, {
    we: [defend('ferrod', 5), claim('invincible')],
    dg: [defend('tajo', 5), claim('invincible')],
    nl: [defend('obsidar', 5), claim('invincible')],
  });
  expect(seats.map((player) => deedPointsOf(three, player))).toEqual([2, 2, 2]);
});

test('example 18: the benefit of a shared deed is drawn', () => {
  const holds = { we: ['crisol', 'furia', 'matadero'], dg: ['llaga', 'podredumbre', 'gangrena'] };
  const state = scene(['we', 'dg'], { holds, turn: 5, spare: 0 });
  const resolved = resolve(state, { we: [claim('avatar')], dg: [claim('avatar')] }, { lots: [1] });
  expect(['we', 'dg'].map((player) => deedPointsOf(resolved, player))).toEqual([5, 5]);
  expect(resolved.report.draws).toMatchObject([{ among: ['we', 'dg'], drawn: 'dg' }]);
  const gained = ['we', 'dg'].map((player) => allowanceOf(resolved.state, player) - allowanceOf(state, player));
  expect([resolved.state.turn, gained]).toEqual([6, [0, 1]]);
  for (const player of ['we', 'dg'])
    expect(ojoDelTerror.explain(resolved.state, { type: 'add-order', player, order: claim('avatar') })[0]).toMatchObject({
      code: 'deed-already-achieved',
    });
});

test('example 19: a warlord is paid for each ally who acknowledges, if there are two', () => {
  const members = ['nl', 'iw', 'al', 'bl'];
  const state = scene(['nl', 'iw', 'al', 'bl', 'we'], { holds: { we: ['tajo'] } });
  const attack = (vassals: readonly string[]) => {
    const terms = (player: string) => allied('tajo', members, { warlord: vassals.includes(player) ? 'nl' : null });
    return resolve(state, {
      nl: [terms('nl'), claim('warlord')],
      iw: [terms('iw')],
      al: [terms('al')],
      bl: [terms('bl')],
      we: [defend('tajo', 2)],
    });
  };
  const followed = attack(['iw', 'al']);
  expect(fightOn(followed, 'tajo')).toMatchObject({ defence: 2, winner: 'nl', groups: [{ attack: 4 }] });
  expect(members.map((player) => deedPointsOf(followed, player))).toEqual([8, 1, 1, 0]);
  const alone = attack(['iw']);
  expect(claimOf(alone, 'nl', 'warlord').achieved).toBe(false);
  expect(members.map((player) => deedPointsOf(alone, player))).toEqual([0, 0, 0, 0]);
});

test('example 21: two who take each other’s last planet both live on', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['mena-honda'] } });
  const resolved = resolve(state, { nl: [invade('mena-honda')], iw: [invade('ferrod')] });
  expect([holderOf(resolved, 'mena-honda'), holderOf(resolved, 'ferrod')]).toEqual(['nl', 'iw']);
  expect(resolved.report.eliminations).toEqual([]);
});

test('example 22: elimination is credited to every conqueror of the turn', () => {
  const seats = ['ts', 'nl', 'iw', 'we', 'al'] as const;
  const state = scene(seats, { holds: { ts: ['ferrod'], nl: ['tajo'], iw: ['obsidar', 'sepulcra'] } });
  const resolved = resolve(state, {
    we: [invade('ferrod'), invade('tajo'), invade('obsidar'), claim('burn-in-the-warp')],
    al: [invade('sepulcra'), claim('burn-in-the-warp')],
  });
  expect(resolved.report.eliminations).toEqual([
    { player: 'ts', by: ['we'] },
    { player: 'nl', by: ['we'] },
    { player: 'iw', by: ['we', 'al'] },
  ]);
  expect(deedPointsOf(resolved, 'we')).toBe(15);
  expect(claimOf(resolved, 'al', 'burn-in-the-warp').achieved).toBe(false);

  const split = scene(seats, { holds: { ts: ['ferrod'], nl: ['tajo', 'rubra'], iw: ['obsidar', 'sepulcra'] } });
  const shared = resolve(split, {
    we: [invade('ferrod'), invade('tajo'), invade('obsidar'), claim('burn-in-the-warp')],
    al: [invade('rubra'), invade('sepulcra'), claim('burn-in-the-warp')],
  });
  expect([deedPointsOf(shared, 'we'), deedPointsOf(shared, 'al')]).toEqual([8, 5]);
});

test('example 24: equal attackers draw for the order of killing', () => {
  const near = { nl: ['nadir'], iw: ['furia'], al: ['eco', 'remolino'] };
  const state = scene(['nl', 'iw', 'al'], { holds: near });
  const sheets = { nl: [invade('naufragio', 2)], iw: [invade('naufragio', 2)], al: [invade('naufragio', 1)] };
  for (const [lot, kills, winner] of [
    [1, ['iw 2', 'nl 1'], 'nl'],
    [0, ['nl 2', 'iw 1'], 'iw'],
  ] as const) {
    const resolved = resolve(state, sheets, { lots: [lot] });
    expect(killsOn(resolved, 'naufragio')).toEqual(kills);
    expect(fightOn(resolved, 'naufragio')).toMatchObject({ winner, drawn: false });
    expect(resolved.report.draws).toHaveLength(1);
    expect(resolved.report.draws[0]).toMatchObject({ among: ['nl', 'iw'] });
  }
});

test('example 25: a named killer kills first, whatever is drawn', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['nadir'], iw: ['furia'] } });
  const terms = (count: number, killer: string | null) => allied('naufragio', ['nl', 'iw'], { count, beneficiary: 'iw', killer });
  for (const lot of [0, 1]) {
    const resolved = resolve(state, { nl: [terms(1, 'nl')], iw: [terms(3, 'nl'), claim('forced-recruitment')] }, { lots: [lot] });
    expect(killsOn(resolved, 'naufragio')).toEqual(['nl 1', 'iw 2']);
    expect(fightOn(resolved, 'naufragio')).toMatchObject({ winner: 'iw', groups: [{ attack: 4, kills: 3, residual: 1 }] });
    expect(claimOf(resolved, 'iw', 'forced-recruitment').achieved).toBe(false);
  }
  const unnamed = resolve(state, { nl: [terms(1, null)], iw: [terms(3, null), claim('forced-recruitment')] });
  expect(killsOn(unnamed, 'naufragio')).toEqual(['iw 3']);
  expect(claimOf(unnamed, 'iw', 'forced-recruitment').achieved).toBe(true);
});

test('example 26: where the strongest fails, everybody fails', () => {
  const state = scene(['ec', 'al', 'iw'], { holds: { ec: ['ceniza'], al: ['quimera'], iw: ['espejismo'] } });
  const attack = (count: number, walls: number) =>
    resolve(state, { ec: [defend('ceniza', walls)], al: [invade('ceniza', count), claim('no-mercy')], iw: [invade('ceniza', 2)] });
  for (const [count, walls, winner, mercy] of [
    [3, 2, null, false],
    [4, 2, 'al', true],
    [4, 3, null, true],
  ] as const) {
    const resolved = attack(count, walls);
    expect(fightOn(resolved, 'ceniza')).toMatchObject({ defence: 1 + walls, winner });
    expect(claimOf(resolved, 'al', 'no-mercy').achieved).toBe(mercy);
  }
});

test('example 27: five of Defence on an own planet make invincible', () => {
  const state = scene(['ts', 'nl'], { holds: { ts: ['filo-negro'], nl: ['obsidar'] } });
  expect(reachOf(state, 'nl', 'filo-negro')).toBe('near');
  const stand = (count: number) =>
    resolve(state, { ts: [defend('filo-negro', count), claim('invincible')], nl: [defend('filo-negro'), claim('invincible')] });
  const five = stand(3);
  expect(defenceOf(five, 'filo-negro')).toBe(0 + 1 + 3 + 1);
  expect([claimOf(five, 'ts', 'invincible').points, claimOf(five, 'nl', 'invincible').achieved]).toEqual([5, false]);
  const four = stand(2);
  expect([defenceOf(four, 'filo-negro'), claimOf(four, 'ts', 'invincible').achieved]).toEqual([4, false]);
});

test('example 31: a gift to the helpless fails if the planet falls first', () => {
  const state = scene(['dg', 'nl', 'iw'], { holds: { dg: ['llaga', 'palidum'] }, spare: 0, options: {} });
  const lost = resolve(state, { dg: [cede('llaga', 'nl')], iw: [invade('llaga')] });
  expect(holderOf(lost, 'llaga')).toBe('iw');
  expect(lost.report.cessions).toMatchObject([{ done: false }]);
  const saved = resolve(state, { dg: [cede('llaga', 'nl'), defend('llaga')], iw: [invade('llaga')] });
  expect([defenceOf(saved, 'llaga'), holderOf(saved, 'llaga')]).toEqual([1, 'nl']);
  expect(saved.events).toContainEqual({ type: 'player-returned', player: 'nl' });
  expect([allowanceOf(saved.state, 'nl'), reachOf(saved.state, 'nl', 'sepulcra')]).toEqual([2, 'near']);
  // A band of creed minor in its place has three.
  const minor = resolve(scene(['dg', 'al', 'iw'], { holds: { dg: ['llaga', 'palidum'] }, spare: 0 }), { dg: [cede('llaga', 'al')] });
  expect(allowanceOf(minor.state, 'al')).toBe(3);
});

test('example 34: a gift averts elimination, and with it the credit', () => {
  const state = scene(['nl', 'we', 'bl', 'ts'], { holds: { nl: ['ferrod'], bl: ['tajo', 'rubra'], ts: ['mena-honda'] } });
  const attack = { we: [invade('ferrod'), invade('mena-honda'), claim('burn-in-the-warp')] };
  const saved = resolve(state, { ...attack, bl: [cede('tajo', 'nl')] });
  expect(holderOf(saved, 'tajo')).toBe('nl');
  expect(saved.report.eliminations).toEqual([{ player: 'ts', by: ['we'] }]);
  expect(claimOf(saved, 'we', 'burn-in-the-warp').achieved).toBe(false);
  expect(claimOf(resolve(state, attack), 'we', 'burn-in-the-warp')).toMatchObject({ achieved: true, points: 10 });
});
