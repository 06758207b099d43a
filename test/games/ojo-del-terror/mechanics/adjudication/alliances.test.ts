import { allowanceOf, ojoDelTerror, spentOn } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../refusals-in-full.js';
import { allied, claim, defend } from '../../helpers/orders.js';
import { deedPointsOf, fightOn, holderOf } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** TS holds the target; the others have no planets and raid. */
const raid = () => scene(['ts', 'nl', 'iw', 'al', 'bl'], { holds: { ts: ['ferrod', 'mena-honda'] } });

/** The groups of the fight for ferrod, as `nl+iw 2`. */
const groups = (resolved: ReturnType<typeof resolve>, planet = 'ferrod'): string[] =>
  fightOn(resolved, planet).groups.map(({ members, attack }) => `${members.join('+')} ${attack}`);

clause(['ET-ALLY-08', 'ET-ADJ-01'], 'terms that every member wrote make an alliance, in whatever order the members are named', () => {
  const resolved = resolve(raid(), {
    nl: [allied('ferrod', ['iw', 'nl'], { beneficiary: 'nl' })],
    iw: [allied('ferrod', ['nl', 'iw', 'nl'], { beneficiary: 'nl' })],
  });
  expect(groups(resolved)).toEqual(['nl+iw 2']);
  const terms = { members: ['nl', 'iw'], beneficiary: 'nl', killer: null };
  expect(resolved.report.alliances).toEqual([{ planet: 'ferrod', terms, players: ['nl', 'iw'], formed: true }]);
  expect(resolved.events).toContainEqual({ type: 'alliance-formed', planet: 'ferrod', terms, players: ['nl', 'iw'] });
});

clause('ET-ALLY-08', 'counts and the acknowledged warlord need not agree', () => {
  const resolved = resolve(raid(), {
    nl: [allied('ferrod', ['nl', 'iw', 'al'], { count: 3 })],
    iw: [allied('ferrod', ['nl', 'iw', 'al'], { count: 1, warlord: 'nl' })],
    al: [allied('ferrod', ['nl', 'iw', 'al'], { count: 2, warlord: 'iw' })],
  });
  expect(groups(resolved)).toEqual(['nl+iw+al 6']);
});

const spoilt = {
  'another beneficiary': allied('ferrod', ['nl', 'iw'], { beneficiary: 'iw', count: 2 }),
  'one member more': allied('ferrod', ['nl', 'iw', 'bl'], { beneficiary: 'nl', count: 2 }),
  'no terms': invade('ferrod', 2),
  'the same terms for another planet': allied('mena-honda', ['nl', 'iw'], { beneficiary: 'nl', count: 2 }),
};

for (const [difference, order] of Object.entries(spoilt))
  clause(['ET-ALLY-08', 'ET-ALLY-09'], `an ally who writes ${difference} is no ally`, () => {
    const resolved = resolve(raid(), { nl: [allied('ferrod', ['nl', 'iw'], { beneficiary: 'nl' })], iw: [order] });
    expect(resolved.report.alliances.every(({ formed }) => !formed)).toBe(true);
    expect(resolved.events.map(({ type }) => type)).toContain('alliance-failed');
    expect(resolved.events.map(({ type }) => type)).not.toContain('alliance-formed');
    expect(groups(resolved)[0]).toBe('nl 1');
  });

clause(['ET-ALLY-08', 'ET-ALLY-09', 'ET-EVT-01'], 'allies who differ about the killer are allies without one, told by one event', () => {
  for (const [mine, theirs] of [
    ['nl', 'iw'],
    ['nl', null],
    [null, 'iw'],
  ] as const) {
    const terms = (killer: string | null) => allied('ferrod', ['nl', 'iw'], { beneficiary: 'nl', killer });
    const resolved = resolve(raid(), { nl: [terms(mine)], iw: [terms(theirs)] });
    expect(groups(resolved)).toEqual(['nl+iw 2']);
    const formed = { members: ['nl', 'iw'], beneficiary: 'nl', killer: null };
    expect(resolved.report.alliances).toEqual([{ planet: 'ferrod', terms: formed, players: ['nl', 'iw'], formed: true }]);
    expect(resolved.events.filter(({ type }) => type.startsWith('alliance'))).toEqual([
      { type: 'alliance-formed', planet: 'ferrod', terms: formed, players: ['nl', 'iw'] },
    ]);
  }
});

clause(
  ['ET-ALLY-09', 'ET-EVT-01'],
  'of an alliance that fails, those who wrote the same members and beneficiary are told together, whatever killers they named',
  () => {
    const three = ['nl', 'iw', 'al'];
    const resolved = resolve(
      raid(),
      { nl: [allied('ferrod', three, { killer: 'nl' })], iw: [allied('ferrod', three, { killer: 'al' })] },
      { lots: [0] },
    );
    expect(groups(resolved)).toEqual(['nl 1', 'iw 1']);
    const terms = { members: three, beneficiary: 'nl', killer: null };
    expect(resolved.report.alliances).toEqual([{ planet: 'ferrod', terms, players: ['nl', 'iw'], formed: false }]);
    const agreed = { lots: [0] };
    const same = resolve(
      raid(),
      { nl: [allied('ferrod', three, { killer: 'al' })], iw: [allied('ferrod', three, { killer: 'al' })] },
      agreed,
    );
    expect(same.report.alliances[0]!.terms.killer).toBe('al');
  },
);

clause('ET-ALLY-09', 'if one of three forgets, the two who wrote the same are independent, each with the full attack', () => {
  const three = ['nl', 'iw', 'al'];
  const resolved = resolve(raid(), { nl: [allied('ferrod', three, { count: 2 })], iw: [allied('ferrod', three, { count: 3 })] });
  expect(groups(resolved)).toEqual(['nl 2', 'iw 3']);
  expect(holderOf(resolved, 'ferrod')).toBe('iw'); // not to the beneficiary nl
  expect(resolved.report.alliances).toEqual([
    { planet: 'ferrod', terms: { members: three, beneficiary: 'nl', killer: null }, players: ['nl', 'iw'], formed: false },
  ]);
});

clause('ET-ALLY-09', 'an outsider who names the members of an alliance does not spoil it and fights alone', () => {
  const resolved = resolve(raid(), {
    nl: [allied('ferrod', ['nl', 'iw'])],
    iw: [allied('ferrod', ['nl', 'iw'])],
    al: [allied('ferrod', ['nl', 'iw', 'al'], { beneficiary: 'al' })],
  });
  expect(groups(resolved)).toEqual(['nl+iw 2', 'al 1']);
  expect(resolved.report.alliances.map(({ players, formed }) => [players, formed])).toEqual([
    [['nl', 'iw'], true],
    [['al'], false],
  ]);
});

clause('ET-ALLY-09', 'two alliances on one planet are judged each by itself', () => {
  const resolved = resolve(raid(), {
    nl: [allied('ferrod', ['nl', 'al'], { count: 2 })],
    iw: [allied('ferrod', ['iw', 'bl'])],
    al: [allied('ferrod', ['nl', 'al'])],
    bl: [allied('ferrod', ['iw', 'bl'])],
  });
  expect(groups(resolved)).toEqual(['nl+al 3', 'iw+bl 2']);
  expect(holderOf(resolved, 'ferrod')).toBe('nl');
});

clause('ET-ALLY-08', 'the same players may ally on two planets with different terms', () => {
  const terms = [allied('ferrod', ['nl', 'iw']), allied('mena-honda', ['nl', 'iw'], { beneficiary: 'iw' })];
  const resolved = resolve(raid(), { nl: terms, iw: terms });
  expect([holderOf(resolved, 'ferrod'), holderOf(resolved, 'mena-honda')]).toEqual(['nl', 'iw']);
});

clause('ET-ALLY-10', 'each ally pays its own unit cost, and pays it even if the alliance fails', () => {
  const holds = { nl: ['ferrod'], iw: ['extasis'] };
  const state = scene(['nl', 'iw'], { holds, spare: 0, options: { creedBenefits: 'sacred-only' } });
  expect([allowanceOf(state, 'nl'), allowanceOf(state, 'iw')]).toEqual([2, 2]);
  const order = { type: 'invade', planet: 'quimera', count: 1, across: false, warlord: null } as const;
  const alliance = { members: ['nl', 'iw'], beneficiary: 'nl', killer: null };
  expect(spentOn(state, 'nl', [{ ...order, alliance }])).toBe(2); // from EH-1 across the Boundary
  expect(spentOn(state, 'iw', [{ ...order, alliance }])).toBe(1); // from CH-1
  const twice = { ...order, count: 2, alliance };
  expect(refusalOf(ojoDelTerror, state, { type: 'submit-orders', player: 'nl', orders: [twice] })).toEqual([
    'not-enough-actions',
    'ET-SHEET-04',
  ]);
  const resolved = resolve(state, { nl: [{ ...order, alliance }], iw: [twice] });
  expect(groups(resolved, 'quimera')).toEqual(['nl+iw 3']);
  // Terms that will not match cost the same.
  const alone = { ...alliance, beneficiary: 'iw' };
  expect(refusalOf(ojoDelTerror, state, { type: 'submit-orders', player: 'nl', orders: [{ ...twice, alliance: alone }] })[0]).toBe(
    'not-enough-actions',
  );
});

clause('ET-ALLY-11', 'allies attack with the sum of their Invasions: together they take what neither takes alone', () => {
  const sheets = {
    ts: [defend('ferrod', 3)],
    nl: [allied('ferrod', ['nl', 'iw'], { count: 2 })],
    iw: [allied('ferrod', ['nl', 'iw'], { count: 2 })],
  };
  const together = resolve(raid(), sheets);
  expect(fightOn(together, 'ferrod')).toMatchObject({ defence: 3, winner: 'nl', groups: [{ attack: 4, residual: 4 }] });
  const apart = resolve(raid(), { ...sheets, iw: [invade('ferrod', 2)] });
  expect(fightOn(apart, 'ferrod').winner).toBeNull();
  expect(holderOf(apart, 'ferrod')).toBe('ts');
});

clause(['ET-ALLY-12', 'ET-FIGHT-05'], 'the planet goes to the beneficiary, however little it sent', () => {
  const terms = { beneficiary: 'al' };
  const resolved = resolve(raid(), {
    nl: [allied('ferrod', ['nl', 'al'], { ...terms, count: 5 })],
    al: [allied('ferrod', ['nl', 'al'], { ...terms, count: 1 })],
  });
  expect(holderOf(resolved, 'ferrod')).toBe('al');
  expect(resolved.report.conquests).toEqual([{ planet: 'ferrod', from: 'ts', to: 'al' }]);
});

clause('ET-ALLY-13', 'to acknowledge a warlord changes nothing but the deed', () => {
  const three = ['nl', 'iw', 'al'];
  const sheets = (warlord: string | null) => ({
    nl: [allied('ferrod', three)],
    iw: [allied('ferrod', three, { warlord })],
    al: [allied('ferrod', three, { warlord })],
  });
  const { sheets: with_, ...acknowledged } = resolve(raid(), sheets('nl')).report;
  const { sheets: without, ...plain } = resolve(raid(), sheets(null)).report;
  expect(with_).not.toEqual(without);
  expect(acknowledged).toEqual(plain);
  const claimed = resolve(raid(), { ...sheets('nl'), nl: [allied('ferrod', three), claim('warlord')] });
  expect(deedPointsOf(claimed, 'nl')).toBe(8);
});

clause('ET-ALLY-08', 'alliances go by the seats of the configuration, whatever the names of the players', () => {
  const seats = [
    ['10', 'thousandSons'],
    ['9', 'nightLords'],
    ['constructor', 'ironWarriors'],
  ] as const;
  const state = scene(seats, { holds: { '10': ['ferrod'] } });
  const terms = { beneficiary: 'constructor' };
  const resolved = resolve(state, {
    '9': [allied('ferrod', ['constructor', '9'], terms)],
    constructor: [allied('ferrod', ['9', 'constructor'], terms)],
  });
  expect(groups(resolved)).toEqual(['9+constructor 2']);
  expect(holderOf(resolved, 'ferrod')).toBe('constructor');
});
