import { type Dice, seeded } from 'ludoteca';
import { type Config, deedIds, eyeOfTerror, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { sceneFrom } from 'ludoteca/ojo-del-terror/testing';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../../helpers/actions.js';
import { claim, invade } from '../../helpers/orders.js';
import { smallPack } from '../../helpers/packs.js';
import {
  costOf,
  holding,
  planetsIn,
  refuses,
  refusesOrder,
  resolve,
  start,
  withActions,
  withOrders,
  written,
} from '../../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const led = (band: string, options: Partial<Config> = {}): State =>
  start(['a', 'b'], [band, band === 'wordBearers' ? 'brokenOath' : 'wordBearers'], options);

const state = led('worldEaters');

/** Parameters with which each deed can be claimed by whoever may. */
const parameters: Readonly<Record<string, Parameters<typeof claim>[1]>> = {
  'chaos-temple': { inside: 'furia', outside: 'laberinto' },
  consecration: { sector: 'CH', god: 'khorne' },
  'chosen-of-chaos': { god: 'nurgle' },
};

const claimOf = (deed: string) => claim(deed, parameters[deed] ?? {});

clause('ET-CLAIM-01', 'the deed exists in the pack', () => {
  expect(written(state, 'a', claim('skulls'))).toEqual(claim('skulls'));
  for (const deed of ['skull', '', 'constructor', 'toString', '__proto__', 'cadia'])
    expect([deed, refusesOrder(state, 'a', claim(deed))]).toEqual([deed, ['unknown-deed', 'ET-CLAIM-01']]);
  const few = led('worldEaters', { pack: { ...eyeOfTerror, deeds: [{ id: 'avatar', points: 10 }] } });
  expect(written(few, 'a', claim('avatar'))).toEqual(claim('avatar'));
  expect(refusesOrder(few, 'a', claim('skulls'))).toEqual(['unknown-deed', 'ET-CLAIM-01']);
  expect(refusesOrder(start(['10', '9'], undefined, { pack: smallPack }), '10', claim('no-mercy'))).toEqual([
    'unknown-deed',
    'ET-CLAIM-01',
  ]);
});

clause('ET-CLAIM-02', 'a deed that was achieved in an earlier turn is closed to everybody', () => {
  const four = ['dulcamara', 'crisol', 'llaga', 'laberinto'];
  const before = holding(state, { a: four, b: planetsIn(state, 'VO').slice(0, 2) });
  const { state: after } = resolve(withOrders(before, { a: [claim('chosen-of-chaos', { god: 'nurgle' }), claim('daemon-weapon')] }));
  for (const player of ['a', 'b'])
    for (const deed of ['chosen-of-chaos', 'daemon-weapon'])
      expect(refusesOrder(after, player, claimOf(deed))).toEqual(['deed-already-achieved', 'ET-CLAIM-02']);
  expect(written(after, 'b', claim('no-mercy'))).toEqual(claim('no-mercy'));
});

const major = ['thousandSons', 'worldEaters', 'deathGuard', 'emperorsChildren'];
const minor = ['ironWarriors', 'alphaLegion', 'hollowChoir'];
const godless = ['blackLegion', 'wordBearers', 'nightLords', 'ashenCorsairs', 'brokenOath'];

/** Who may claim the deeds that are not open to all. */
const reserved: Readonly<Record<string, readonly string[]>> = {
  avatar: major,
  'chaos-temple': minor,
  consecration: godless,
  'plague-of-nurgle': ['deathGuard'],
  'warp-portal': ['thousandSons'],
  'delirium-tremens': ['emperorsChildren'],
  'god-rivalry': [...major, ...minor],
  skulls: ['worldEaters'],
};

clause('ET-CLAIM-03', 'every band may claim exactly the deeds open to its creed or god', () => {
  for (const { id: band } of eyeOfTerror.warbands)
    for (const deed of deedIds) {
      const isOpen = reserved[deed]?.includes(band) ?? true;
      const game = led(band);
      const answer = isOpen ? written(game, 'a', claimOf(deed)).type : refusesOrder(game, 'a', claimOf(deed));
      expect([band, deed, answer]).toEqual([band, deed, isOpen ? 'claim' : ['deed-not-eligible', 'ET-CLAIM-03']]);
    }
});

clause('ET-CLAIM-03', 'a favour opens the deed of its god only where the option says so, and never one of a creed', () => {
  const favoured = (band: string, favours: readonly string[], options: Partial<Config> = {}): State =>
    sceneFrom(led(band, options), { players: { a: { favours } } });
  const all = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];
  const deeds = ['skulls', 'plague-of-nurgle', 'warp-portal', 'delirium-tremens'];
  for (const [i, deed] of deeds.entries()) {
    expect(refusesOrder(favoured('blackLegion', all), 'a', claim(deed))).toEqual(['deed-not-eligible', 'ET-CLAIM-03']);
    expect(written(favoured('blackLegion', [all[i]!], { favourOpensDeeds: true }), 'a', claim(deed))).toEqual(claim(deed));
    const others = all.filter((god) => god !== all[i]);
    expect(refusesOrder(favoured('blackLegion', others, { favourOpensDeeds: true }), 'a', claim(deed))).toEqual([
      'deed-not-eligible',
      'ET-CLAIM-03',
    ]);
  }
  for (const deed of ['avatar', 'chaos-temple', 'god-rivalry'])
    expect(refusesOrder(favoured('blackLegion', all, { favourOpensDeeds: true }), 'a', claimOf(deed))).toEqual([
      'deed-not-eligible',
      'ET-CLAIM-03',
    ]);
});

clause('ET-CLAIM-04', 'one claim for each deed, with whatever parameters; any number of deeds', () => {
  const half = withOrders(state, { a: [claim('chosen-of-chaos', { god: 'nurgle' }), claim('no-mercy')] });
  expect(refusesOrder(half, 'a', claim('no-mercy'))).toEqual(['duplicate-claim', 'ET-CLAIM-04']);
  expect(refusesOrder(half, 'a', claim('chosen-of-chaos', { god: 'khorne' }))).toEqual(['duplicate-claim', 'ET-CLAIM-04']);
  const open = deedIds.filter((deed) => reserved[deed]?.includes('worldEaters') ?? true);
  expect(withOrders(state, { a: open.map(claimOf), b: [claim('no-mercy')] }).sheets['a']!.orders).toHaveLength(open.length);
  expect(costOf(state, 'a', ...open.map(claimOf))).toBe(0);
});

clause('ET-CLAIM-05', 'a temple names a world in the Eye and one outside', () => {
  const temple = led('ironWarriors');
  // Whether the worlds are held and sacred is for the judging.
  for (const fine of [
    { inside: 'furia', outside: 'laberinto' },
    { inside: 'eco', outside: 'cadia' },
  ])
    expect(written(temple, 'a', claim('chaos-temple', fine))).toEqual(claim('chaos-temple', fine));
  const wrong = [
    {},
    { inside: 'furia' },
    { outside: 'laberinto' },
    { inside: 'laberinto', outside: 'furia' },
    { inside: 'furia', outside: 'eco' },
    { inside: 'cadia', outside: 'laberinto' },
    { inside: 'nowhere', outside: 'laberinto' },
    { inside: 'furia', outside: 'constructor' },
    { inside: '__proto__', outside: 'toString' },
  ];
  for (const given of wrong)
    expect([given, refusesOrder(temple, 'a', claim('chaos-temple', given))]).toEqual([given, ['deed-parameters', 'ET-CLAIM-05']]);
});

clause('ET-CLAIM-06', 'a consecration names a sector of the Eye and a major god with a world there, or none where there is none', () => {
  const game = led('blackLegion');
  for (const fine of [
    { sector: 'CH', god: 'khorne' },
    { sector: 'TC', god: 'nurgle' },
  ])
    expect(written(game, 'a', claim('consecration', fine))).toEqual(claim('consecration', fine));
  const wrong = [
    {},
    { god: 'khorne' },
    { sector: 'CH' },
    { sector: 'CH', god: null },
    { sector: 'CH', god: 'nurgle' },
    { sector: 'CH', god: 'nobody' },
    { sector: 'CH', god: 'constructor' },
    { sector: 'PC', god: 'khorne' },
    { sector: 'LR', god: 'khorne' },
    { sector: 'nowhere', god: 'khorne' },
    { sector: 'toString', god: 'khorne' },
  ];
  for (const given of wrong)
    expect([given, refusesOrder(game, 'a', claim('consecration', given))]).toEqual([given, ['deed-parameters', 'ET-CLAIM-06']]);
});

clause('ET-CLAIM-06', 'what counts is to whom the worlds are sacred now, and minor gods never count', () => {
  const changed = sceneFrom(led('blackLegion'), {
    planets: { extasis: { sacred: ['slaanesh', 'morvath'] }, matadero: { sacred: ['issilaq'] } },
  });
  expect(written(changed, 'a', claim('consecration', { sector: 'CH', god: 'slaanesh' }))).toMatchObject({ god: 'slaanesh' });
  for (const god of ['khorne', 'morvath', 'issilaq', null])
    expect(refusesOrder(changed, 'a', claim('consecration', { sector: 'CH', god }))).toEqual(['deed-parameters', 'ET-CLAIM-06']);
  const minorOnly = sceneFrom(changed, { planets: { extasis: { sacred: ['morvath'] } } });
  for (const given of [{ sector: 'CH' }, { sector: 'CH', god: null }])
    expect(written(minorOnly, 'a', claim('consecration', given))).toEqual(claim('consecration', { sector: 'CH', god: null }));
  for (const god of ['slaanesh', 'morvath'])
    expect(refusesOrder(minorOnly, 'a', claim('consecration', { sector: 'CH', god }))).toEqual(['deed-parameters', 'ET-CLAIM-06']);
});

clause('ET-CLAIM-07', 'the Chosen names a major god, and what a deed does not ask for is neither looked at nor kept', () => {
  for (const god of ['khorne', 'nurgle', 'tzeentch', 'slaanesh'])
    expect(written(state, 'a', claim('chosen-of-chaos', { god }))).toEqual(claim('chosen-of-chaos', { god }));
  for (const given of [{}, { god: null }, { god: 'morvath' }, { god: 'nobody' }, { god: 'constructor' }, { god: 'absolute' }])
    expect([given, refusesOrder(state, 'a', claim('chosen-of-chaos', given))]).toEqual([given, ['deed-parameters', 'ET-CLAIM-07']]);
  const all = { inside: 'nowhere', outside: 'eco', sector: 'ZZ', god: 'nobody' };
  expect(written(state, 'a', claim('no-mercy', all))).toEqual(claim('no-mercy'));
  expect(written(state, 'a', claim('chosen-of-chaos', { ...all, god: 'nurgle' }))).toEqual(claim('chosen-of-chaos', { god: 'nurgle' }));
  expect(written(led('ironWarriors'), 'a', claim('chaos-temple', { ...all, inside: 'furia', outside: 'crisol' }))).toEqual(
    claim('chaos-temple', { inside: 'furia', outside: 'crisol' }),
  );
  expect(written(led('blackLegion'), 'a', claim('consecration', { ...all, sector: 'CH', god: 'khorne' }))).toEqual(
    claim('consecration', { sector: 'CH', god: 'khorne' }),
  );
  expect(refuses(state, write('a', claim('no-mercy', { god: 5 as never })))[0]).toBe('bad-parameter');
});

const skilful = withActions(holding(state, { a: ['ferrod'], b: ['obsidar'] }), 6);

clause('ET-CLAIM-08', 'a deed achieved but not claimed gives nothing and stays open', () => {
  const quiet = resolve(withOrders(skilful, { a: [invade('coralis', 4)] }));
  expect(quiet.report.claims).toEqual([]);
  expect(quiet.report.points[0]).toMatchObject({ deeds: 0 });
  expect(quiet.state.deeds['no-mercy']).toBeNull();
  const told = resolve(withOrders(quiet.state, { a: [invade('dique', 4), claim('no-mercy')] }));
  expect(told.report.points[0]).toMatchObject({ deeds: 5 });
  expect(told.state.deeds['no-mercy']).toEqual({ turn: 2, by: ['a'], benefitTo: null });
});

clause('ET-CLAIM-08', 'claims are judged after the transfers of the turn, which neither make victims nor save any', () => {
  const trio = withActions(
    holding(start(['a', 'b', 'c'], ['nightLords', 'ironWarriors', 'alphaLegion']), {
      a: ['ferrod'],
      b: ['mena-honda'],
      c: ['coralis', 'quebrada'],
    }),
    9,
  );
  const { report, events } = resolve(
    withOrders(trio, {
      a: [invade('mena-honda'), invade('coralis'), claim('burn-in-the-warp')],
      c: [{ type: 'cede', planet: 'quebrada', to: 'b' }],
    }),
  );
  expect(report.eliminations).toEqual([{ player: 'b', by: ['a'] }]);
  expect(report.claims[0]).toMatchObject({ achieved: false });
  const types = events.map(({ type }) => type);
  expect(types.indexOf('deed-failed')).toBeGreaterThan(types.indexOf('planet-ceded'));
});

clause('ET-CLAIM-09', 'a failed claim costs nothing and may be made again', () => {
  let after = withOrders(skilful, { a: [claim('no-mercy'), invade('coralis', 3)] });
  for (const turn of [1, 2, 3]) {
    const result = resolve(after);
    expect(result.report.claims).toEqual([
      { player: 'a', deed: 'no-mercy', verdict: null, achieved: false, own: 0, points: 0, benefit: false },
    ]);
    expect(result.report.points[0]).toMatchObject({ deeds: 0, territory: 2 });
    expect(result.state.players['a']!.scoreByTurn).toHaveLength(turn);
    after = withOrders(result.state, { a: [claim('no-mercy')] });
  }
});

clause('ET-STATE-01', 'the preconditions of a claim are looked at in the order of the rules', () => {
  const closed = sceneFrom(state, { turn: 2, deeds: { consecration: { by: ['b'] } } });
  expect(refusesOrder(closed, 'a', claim('consecration'))[0]).toBe('deed-already-achieved');
  expect(refusesOrder(state, 'a', claim('consecration'))[0]).toBe('deed-not-eligible');
  const half = withOrders(state, { a: [claim('chosen-of-chaos', { god: 'nurgle' })] });
  expect(refusesOrder(half, 'a', claim('chosen-of-chaos'))[0]).toBe('duplicate-claim');
});

test('who watches the dice reads what a claim at random is drawn for: first its deed', () => {
  const deeds = new Set<string>();
  const reasons = new Set<string>();
  const generator = seeded('claims');
  const roll: Dice['roll'] = (sides, why) => {
    reasons.add(why);
    return generator.roll(sides, why);
  };
  for (let i = 0; i < 200; i++) {
    const action = ojoDelTerror.randomAction(state, 'a', { ...generator, roll });
    if (action?.type === 'add-order' && 'deed' in action.order) deeds.add(action.order.deed);
  }
  expect(reasons).toContain('deed');
  expect(deeds.size).toBeGreaterThan(3);
});
