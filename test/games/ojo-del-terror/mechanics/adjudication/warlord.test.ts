import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, claim, defend } from '../../helpers/orders.js';
import { claimOf, deedPointsOf } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** NL, IW, AL and BL attack together; those named acknowledge NL, who claims to be Warlord. */
const four = ['nl', 'iw', 'al', 'bl'];

const following = (planet: string, vassals: readonly string[], members: readonly string[] = four) =>
  Object.fromEntries(members.map((player) => [player, allied(planet, members, { warlord: vassals.includes(player) ? 'nl' : null })]));

clause(['ET-DEED-21', 'ET-PACK-11'], 'Warlord: 4 points for each ally who acknowledges, if there are two, and 1 for each of them', () => {
  const state = scene(['nl', 'iw', 'al', 'bl', 'ts'], { holds: { ts: ['tajo'] } });
  const lead = (...vassals: string[]) => {
    const orders = following('tajo', vassals);
    const sheets = Object.fromEntries(four.map((player) => [player, [orders[player]!]]));
    return resolve(state, { ...sheets, nl: [...sheets['nl']!, claim('warlord')] });
  };
  expect(four.map((player) => deedPointsOf(lead('iw', 'al'), player))).toEqual([8, 1, 1, 0]);
  expect(four.map((player) => deedPointsOf(lead('iw', 'al', 'bl'), player))).toEqual([12, 1, 1, 1]);
  expect(four.map((player) => deedPointsOf(lead('bl'), player))).toEqual([0, 0, 0, 0]);
  expect(claimOf(lead('bl'), 'nl', 'warlord').achieved).toBe(false);
  const { state: after, report } = lead('iw', 'al');
  expect(after.deeds['warlord']).toEqual({ turn: 4, by: ['nl'], benefitTo: null });
  expect([after.players['iw']!.deeds, after.players['nl']!.deeds]).toEqual([[], ['warlord']]); // the allies have not achieved it
  expect(report.draws).toEqual([]);
});

clause('ET-DEED-21', 'Warlord: without success, without matching terms or without a claim there is nothing', () => {
  const state = scene(['nl', 'iw', 'al', 'ts'], { holds: { ts: ['tajo'] } });
  const members = ['nl', 'iw', 'al'];
  const orders = following('tajo', ['iw', 'al'], members);
  const sheets = Object.fromEntries(members.map((player) => [player, [orders[player]!]]));
  const claimed = { ...sheets, nl: [...sheets['nl']!, claim('warlord')] };
  expect(claimOf(resolve(state, { ...claimed, ts: [defend('tajo', 3)] }), 'nl', 'warlord').achieved).toBe(false);
  const forgetful = resolve(state, { ...claimed, al: [invade('tajo')] }, { lots: [0] });
  expect(claimOf(forgetful, 'nl', 'warlord').achieved).toBe(false);
  expect(members.map((player) => deedPointsOf(resolve(state, sheets), player))).toEqual([0, 0, 0]);
});

clause('ET-DEED-21', 'Warlord: of several attacks the one with most allies counts, and its allies alone are paid', () => {
  const state = scene(['nl', 'iw', 'al', 'bl', 'ts'], { holds: { ts: ['tajo', 'rubra'] } });
  const small = following('rubra', ['iw', 'al'], ['nl', 'iw', 'al']);
  const great = following('tajo', ['iw', 'al', 'bl']);
  const best = resolve(state, {
    nl: [small['nl']!, great['nl']!, claim('warlord')],
    iw: [small['iw']!, great['iw']!],
    al: [small['al']!, great['al']!],
    bl: [great['bl']!],
  });
  expect(four.map((player) => deedPointsOf(best, player))).toEqual([12, 1, 1, 1]); // not 12 + 8, and no ally twice
});

clause('ET-DEED-21', 'Warlord: of attacks with equally many the first in pack order counts', () => {
  const state = scene(['nl', 'iw', 'al', 'bl', 'hc', 'ts'], { holds: { ts: ['tajo', 'rubra'] } });
  const first = following('rubra', ['iw', 'al'], ['nl', 'iw', 'al']);
  const second = following('tajo', ['bl', 'hc'], ['nl', 'bl', 'hc']);
  const resolved = resolve(state, {
    nl: [second['nl']!, first['nl']!, claim('warlord')],
    ...Object.fromEntries(['iw', 'al'].map((player) => [player, [first[player]!]])),
    ...Object.fromEntries(['bl', 'hc'].map((player) => [player, [second[player]!]])),
  });
  expect(['nl', 'iw', 'al', 'bl', 'hc'].map((player) => deedPointsOf(resolved, player))).toEqual([8, 1, 1, 0, 0]);
});

clause('ET-DEED-22', 'two Warlords share: each halves its own points, and an ally still has a point from each it acknowledged', () => {
  const state = scene(['nl', 'iw', 'al', 'bl', 'hc', 'ts'], { holds: { ts: ['tajo', 'rubra'] } });
  const led = (planet: string, members: readonly string[], warlord: string) =>
    Object.fromEntries(members.map((player) => [player, allied(planet, members, { warlord: player === warlord ? null : warlord })]));
  const first = led('rubra', ['nl', 'iw', 'al', 'hc'], 'nl'); // three allies: 12
  const second = led('tajo', ['iw', 'al', 'bl'], 'bl'); // two: 8
  const resolved = resolve(state, {
    nl: [first['nl']!, claim('warlord')],
    iw: [first['iw']!, second['iw']!],
    al: [first['al']!, second['al']!],
    hc: [first['hc']!],
    bl: [second['bl']!, claim('warlord')],
  });
  expect(['nl', 'iw', 'al', 'hc', 'bl'].map((player) => deedPointsOf(resolved, player))).toEqual([6, 2, 2, 1, 4]);
});
