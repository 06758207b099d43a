import { allowanceOf, ojoDelTerror, reachOf } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, cede, trade } from '../../helpers/orders.js';
import type { Resolved } from '../../helpers/positions.js';
import { holderOf } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const told = ({ events }: Resolved) => events.filter(({ type }) => type === 'player-eliminated' || type === 'player-returned');

clause(['ET-ELIM-01', 'ET-ADJ-06'], 'who loses the last planet is eliminated; who keeps one is not', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod'], iw: ['tajo', 'rubra'] } });
  const resolved = resolve(state, { al: [invade('ferrod'), invade('tajo')] });
  expect(resolved.report.eliminations).toEqual([{ player: 'nl', by: ['al'] }]);
  expect(told(resolved)).toEqual([
    { type: 'player-eliminated', player: 'nl', by: ['al'] },
    { type: 'player-returned', player: 'al' },
  ]);
});

clause('ET-ELIM-01', 'who had no planets to begin with is not eliminated', () => {
  const resolved = resolve(scene(['nl', 'iw'], { holds: { nl: ['ferrod'] } }), { iw: [invade('mena-honda')] });
  expect(resolved.report.eliminations).toEqual([]);
  const quiet = resolve(scene(['nl', 'iw'], { holds: { nl: ['ferrod'] } }));
  expect(quiet.report.eliminations).toEqual([]);
  expect(quiet.report.returns).toEqual([]);
});

clause('ET-ELIM-02', 'all who conquered a planet of the victim are named, in seating order', () => {
  const state = scene(['iw', 'al', 'bl', 'nl'], { holds: { nl: ['ferrod', 'coralis', 'yunque'] } });
  const resolved = resolve(state, { bl: [invade('ferrod')], iw: [invade('yunque', 2)], al: [invade('coralis')] });
  expect(resolved.report.eliminations).toEqual([{ player: 'nl', by: ['iw', 'al', 'bl'] }]);
});

clause('ET-ELIM-02', 'an ally who does not receive the planet is not named, the beneficiary is', () => {
  const state = scene(['iw', 'al', 'nl'], { holds: { nl: ['ferrod'] } });
  const terms = allied('ferrod', ['iw', 'al'], { beneficiary: 'al' });
  expect(resolve(state, { iw: [terms], al: [terms] }).report.eliminations).toEqual([{ player: 'nl', by: ['al'] }]);
});

clause(
  ['ET-ELIM-02', 'ET-ELIM-03'],
  'who gives all planets away is not eliminated; who loses one and gives the others away neither',
  () => {
    const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'tajo'] } });
    const generous = resolve(state, { nl: [cede('ferrod', 'iw'), cede('tajo', 'al')] });
    expect(generous.report.eliminations).toEqual([]);
    expect(reachOf(generous.state, 'nl', 'obsidar')).toBe('raid');
    const mixed = resolve(state, { nl: [cede('ferrod', 'iw')], al: [invade('tajo')] });
    expect(mixed.report.eliminations).toEqual([]);
    const spoilt = resolve(state, { nl: [cede('ferrod', 'iw')], al: [invade('tajo'), invade('ferrod')] });
    expect(spoilt.report.eliminations).toEqual([{ player: 'nl', by: ['al'] }]);
  },
);

clause(
  ['ET-ELIM-03', 'ET-ELIM-04'],
  'who loses every planet by conquest and receives one in the same turn is eliminated and returns at once',
  () => {
    const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod'], iw: ['tajo', 'rubra'] } });
    const back = resolve(state, { iw: [cede('tajo', 'nl')], al: [invade('ferrod')] });
    expect(holderOf(back, 'tajo')).toBe('nl');
    expect(told(back)).toEqual([
      { type: 'player-eliminated', player: 'nl', by: ['al'] },
      { type: 'player-returned', player: 'nl' },
      { type: 'player-returned', player: 'al' },
    ]);
    const late = resolve(state, { iw: [cede('tajo', 'nl')], al: [invade('ferrod'), invade('tajo')] });
    expect(late.report.eliminations).toEqual([{ player: 'nl', by: ['al'] }]);
    expect(late.report.returns).toEqual(['al']);
  },
);

clause('ET-ELIM-03', 'who conquers a planet while losing the last one is not eliminated', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['mena-honda', 'coralis'] } });
  const resolved = resolve(state, { nl: [invade('mena-honda')], iw: [invade('ferrod')] });
  expect(resolved.report.eliminations).toEqual([]);
});

clause('ET-ELIM-01', 'a mirrored trade of the last planets eliminates nobody', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['tajo'] } });
  const resolved = resolve(state, { nl: [trade('iw', ['ferrod'], ['tajo'])], iw: [trade('nl', ['tajo'], ['ferrod'])] });
  expect([holderOf(resolved, 'ferrod'), holderOf(resolved, 'tajo')]).toEqual(['iw', 'nl']);
  expect(told(resolved)).toEqual([]);
});

clause(['ET-ELIM-04', 'ET-END-09'], 'a player without planets keeps score, favours and permanent actions, raids, and returns', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['ferrod'] }, scores: { nl: 30 }, favours: { nl: ['khorne'] }, spare: 2 });
  const out = resolve(state, { iw: [invade('ferrod')] });
  expect(out.state.players['nl']).toMatchObject({ score: 30, scoreByTurn: [0, 0, 30, 0], favours: ['khorne'], permanentActions: 2 });
  expect(allowanceOf(out.state, 'nl')).toBe(3);
  expect([reachOf(out.state, 'nl', 'mena-honda'), reachOf(out.state, 'nl', 'furia')]).toEqual(['raid', 'none']);
  const back = resolve(out.state, { nl: [invade('mena-honda')] });
  expect(told(back)).toEqual([{ type: 'player-returned', player: 'nl' }]);
  expect(back.report.returns).toEqual(['nl']);
  expect(reachOf(back.state, 'nl', 'quimera')).toBe('boundary');
  expect(ojoDelTerror.actors(back.state)).toEqual(['nl', 'iw']);
});

clause('ET-ELIM-04', 'a gift brings a player back as a conquest does', () => {
  const state = scene(['nl', 'iw'], { holds: { iw: ['ferrod', 'tajo'] } });
  const resolved = resolve(state, { iw: [cede('tajo', 'nl')] });
  expect(told(resolved)).toEqual([{ type: 'player-returned', player: 'nl' }]);
});

clause('ET-ELIM-05', 'a player may be eliminated again and again', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['coralis'] } });
  const first = resolve(state, { iw: [invade('ferrod')] });
  const back = resolve(first.state, { nl: [invade('mena-honda')] });
  const second = resolve(back.state, { iw: [invade('mena-honda')] });
  expect([first, back, second].map(({ report }) => report.eliminations)).toEqual([
    [{ player: 'nl', by: ['iw'] }],
    [],
    [{ player: 'nl', by: ['iw'] }],
  ]);
});

clause('ET-ELIM-02', 'eliminations come by seat, and all of them before the returns', () => {
  const seats = [
    ['10', 'nightLords'],
    ['9', 'ironWarriors'],
    ['constructor', 'alphaLegion'],
    ['2', 'blackLegion'],
  ] as const;
  const state = scene(seats, { holds: { '10': ['ferrod'], '9': ['tajo'] } });
  const resolved = resolve(state, { constructor: [invade('tajo')], '2': [invade('ferrod')] });
  expect(told(resolved)).toEqual([
    { type: 'player-eliminated', player: '10', by: ['2'] },
    { type: 'player-eliminated', player: '9', by: ['constructor'] },
    { type: 'player-returned', player: 'constructor' },
    { type: 'player-returned', player: '2' },
  ]);
});
