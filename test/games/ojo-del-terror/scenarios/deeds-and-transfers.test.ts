import { allowanceOf, ojoDelTerror, reachOf } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { allied, cede, claim, defend, trade } from '../helpers/orders.js';
import { playAll, type Resolved } from '../helpers/positions.js';
import { claimOf, deedPointsOf, defenceOf, fightOn, holderOf, pointsOf } from '../helpers/reports.js';
import { invade, resolve, scene } from '../helpers/scenes.js';

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

test('example 34: gifts neither save from elimination nor eliminate', () => {
  const state = scene(['nl', 'we', 'bl', 'ts'], { holds: { nl: ['ferrod'], bl: ['tajo', 'rubra'], ts: ['mena-honda'] } });
  const resolved = resolve(state, {
    we: [invade('ferrod'), invade('mena-honda'), claim('burn-in-the-warp')],
    bl: [cede('tajo', 'nl')],
  });
  expect(holderOf(resolved, 'tajo')).toBe('nl');
  expect(resolved.report.eliminations).toEqual([
    { player: 'nl', by: ['we'] },
    { player: 'ts', by: ['we'] },
  ]);
  expect(resolved.report.returns).toEqual(['nl', 'we']);
  expect(claimOf(resolved, 'we', 'burn-in-the-warp')).toMatchObject({ achieved: true, points: 10 });

  const generous = scene(['dg', 'we', 'bl'], { holds: { dg: ['ferrod', 'tajo', 'rubra', 'brasa'], bl: ['llaga'] }, spare: 5 });
  const given = resolve(generous, { we: [invade('ferrod')], dg: ['tajo', 'rubra', 'brasa'].map((planet) => cede(planet, 'bl')) });
  expect(given.report.eliminations).toEqual([]);
  expect(reachOf(given.state, 'dg', 'coralis')).toBe('raid');
});

test('example 35: the gift of the last turn pays its giver', () => {
  for (const scoreOn of ['closing', 'opening'] as const) {
    const state = scene(['we', 'dg'], { holds: { we: ['crisol'], dg: ['tajo'] }, turn: 8, options: { scoreOn } });
    const resolved = resolve(state, { dg: [cede('tajo', 'we')] });
    expect(['we', 'dg'].map((player) => pointsOf(resolved, player).points)).toEqual([2, 4]);
    expect(holderOf(resolved, 'tajo')).toBe('we');
    expect(resolved.report.eliminations).toEqual([]);
  }
});

test('example 36: an exchange in the book’s own word', () => {
  const state = scene(['we', 'dg', 'bl'], { holds: { we: ['tajo'], dg: ['prisma', 'espejo'], bl: ['rubra'] } });
  const told = ({ events }: Resolved) =>
    events.flatMap((event) =>
      /^(planet-ceded|cession|trade)/.test(event.type) ? [[event.type, 'reason' in event ? event.reason : null]] : [],
    );
  const offered = { we: [trade('dg', ['tajo'], ['prisma'])] };
  const answered = resolve(state, { ...offered, dg: [cede('prisma', 'we')] });
  expect(told(answered)).toEqual([['trade-executed', null]]);
  expect([holderOf(answered, 'tajo'), holderOf(answered, 'prisma')]).toEqual(['dg', 'we']);
  const wrong = resolve(state, { ...offered, dg: [cede('espejo', 'we')] });
  expect(told(wrong)).toEqual([
    ['cession-failed', 'not-mirrored'],
    ['trade-failed', 'not-mirrored'],
  ]);
  expect(['tajo', 'prisma', 'espejo'].map((planet) => holderOf(wrong, planet))).toEqual(['we', 'dg', 'dg']);
  expect(told(resolve(state, offered))).toEqual([['trade-failed', 'not-mirrored']]);

  const both = { we: [cede('tajo', 'dg')], dg: [cede('prisma', 'we')] };
  const spoilt = resolve(state, { ...both, bl: [invade('tajo')] });
  expect(told(spoilt)).toEqual([
    ['cession-failed', 'planet-lost'],
    ['cession-failed', 'planet-lost'],
  ]);
  expect([holderOf(spoilt, 'tajo'), holderOf(spoilt, 'prisma')]).toEqual(['bl', 'dg']);
  expect(told(resolve(state, both))).toEqual([
    ['planet-ceded', null],
    ['planet-ceded', null],
  ]);
  expect(holderOf(resolve(state, { we: both.we }), 'tajo')).toBe('dg');
});

test('example 37: the exchange as bait', () => {
  const state = scene(['we', 'dg'], { holds: { we: ['ferrod'], dg: ['mena-honda'] } });
  const bait = [trade('dg', ['ferrod'], ['mena-honda']), invade('mena-honda')];
  const resolved = resolve(state, { we: bait, dg: [trade('we', ['mena-honda'], ['ferrod'])] });
  expect([holderOf(resolved, 'ferrod'), holderOf(resolved, 'mena-honda')]).toEqual(['dg', 'we']);
  expect(resolved.events).toContainEqual({ type: 'planet-conquered', planet: 'mena-honda', from: 'dg', to: 'we' });
  expect(resolved.events).toContainEqual({ type: 'trade-executed', from: 'we', to: 'dg', give: ['ferrod'], receive: [] });
  expect(resolved.report.eliminations).toEqual([{ player: 'dg', by: ['we'] }]);
  expect(resolved.report.returns).toEqual(['dg']);
  const alone = resolve(state, { we: bait });
  expect([holderOf(alone, 'ferrod'), holderOf(alone, 'mena-honda')]).toEqual(['we', 'we']);
});

test('example 39: with three players the Supreme Lord names one lieutenant, and one is left to serve', () => {
  const state = scene(['ts', 'nl', 'iw'], { turn: 8, scores: { ts: 140, nl: 120, iw: 90 } });
  const { state: ended } = resolve(state);
  expect(ended.phase).toBe('lieutenants');
  const [first, ...rest] = ojoDelTerror.legalActions(ended, 'ts');
  expect([first, ...rest]).toEqual([
    { type: 'choose-lieutenants', player: 'ts', lieutenants: ['nl'] },
    { type: 'choose-lieutenants', player: 'ts', lieutenants: ['iw'] },
  ]);
  expect(ojoDelTerror.outcome(playAll(ended, first!))).toMatchObject({ value: { winners: ['ts', 'nl'], servants: ['iw'] } });
  const literal = resolve(scene(['ts', 'nl', 'iw'], { turn: 8, scores: { ts: 140 }, options: { lieutenants: 2 } })).state;
  expect(ojoDelTerror.legalActions(literal, 'ts')).toEqual([{ type: 'choose-lieutenants', player: 'ts', lieutenants: ['nl', 'iw'] }]);
});
