import { allowanceOf, eyeOfTerror, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, refusalOf } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, claim, claimOf, deedPointsOf, defend, invade, type Resolved, resolve, scene, territoryOf } from '../scene.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const told = ({ events }: Resolved) => events.filter(({ type }) => type === 'deed-achieved' || type === 'deed-failed');

/** What a claim is refused with, as a whole sheet. */
const refused = (state: State, player: string, order: ReturnType<typeof claim>) =>
  refusalOf(ojoDelTerror, state, { type: 'submit-orders', player, orders: [order] });

/** WE and DG can both achieve Avatar; TS watches. */
const avatars = (turn = 5, spare = 0) =>
  scene(['we', 'dg', 'ts'], {
    holds: { we: ['crisol', 'furia', 'matadero'], dg: ['llaga', 'podredumbre', 'gangrena'], ts: ['laberinto', 'mil-ojos', 'quimera'] },
    turn,
    spare,
  });

clause('ET-DEED-01', 'a deed is achieved once: then it is closed to everybody, bands of other gods included', () => {
  const { state } = resolve(avatars(), { we: [claim('avatar')] });
  expect(state.deeds['avatar']).toEqual({ turn: 5, by: ['we'], benefitTo: 'we' });
  expect(state.players['we']!.deeds).toEqual(['avatar']);
  for (const player of ['we', 'dg', 'ts'])
    expect(refused(state, player, claim('avatar'))).toEqual(['deed-already-achieved', 'ET-CLAIM-02']);
  const failed = resolve(scene(['we', 'dg'], { holds: { we: ['crisol'] } }), { we: [claim('avatar')] });
  expect(failed.state.deeds['avatar']).toBeNull();
});

clause('ET-DEED-02', 'a claim succeeds by its predicate', () => {
  const resolved = resolve(avatars(), { we: [claim('avatar')], dg: [claim('plague-of-nurgle')] });
  expect([claimOf(resolved, 'we', 'avatar').achieved, claimOf(resolved, 'dg', 'plague-of-nurgle').achieved]).toEqual([true, false]);
  expect(told(resolved)).toEqual([
    {
      type: 'deed-achieved',
      deed: 'avatar',
      players: [{ player: 'we', own: 10, points: 10, granted: false }],
      benefitTo: 'we',
    },
    { type: 'deed-failed', deed: 'plague-of-nurgle', player: 'dg' },
  ]);
});

clause('ET-DEED-03', 'points are shared and rounded up for each: 10 among two, 7 among three, 5 among two', () => {
  const two = resolve(avatars(), { we: [claim('avatar')], dg: [claim('avatar')] }, { lots: [0] });
  expect(['we', 'dg'].map((player) => deedPointsOf(two, player))).toEqual([5, 5]);
  const rivals = scene(['we', 'dg', 'iw'], { holds: { we: ['llaga', 'gangrena'], dg: ['crisol', 'furia'], iw: ['quimera', 'mil-ojos'] } });
  const sheet = [claim('god-rivalry')];
  const three = resolve(rivals, { we: sheet, dg: sheet, iw: sheet });
  expect(['we', 'dg', 'iw'].map((player) => deedPointsOf(three, player))).toEqual([3, 3, 3]);
  expect(claimOf(three, 'we', 'god-rivalry')).toMatchObject({ own: 7, points: 3 });
  const walls = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['tajo'] } });
  const pair = resolve(walls, { nl: [defend('ferrod', 5), claim('invincible')], iw: [defend('tajo', 5), claim('invincible')] });
  expect(['nl', 'iw'].map((player) => deedPointsOf(pair, player))).toEqual([3, 3]);
});

clause('ET-DEED-03', 'only those who succeed share: a failed claim takes nothing from anybody', () => {
  const resolved = resolve(scene(['we', 'dg'], { holds: { we: ['crisol', 'furia', 'matadero'], dg: ['llaga'] } }), {
    we: [claim('avatar')],
    dg: [claim('avatar')],
  });
  expect(['we', 'dg'].map((player) => deedPointsOf(resolved, player))).toEqual([10, 0]);
});

clause('ET-DEED-03', 'each divides its own points where they differ', () => {
  const state = scene(['we', 'al', 'ts', 'nl', 'iw'], { holds: { ts: ['ferrod'], nl: ['tajo', 'rubra'], iw: ['obsidar', 'sepulcra'] } });
  const resolved = resolve(state, {
    we: [invade('ferrod'), invade('tajo'), invade('obsidar'), claim('burn-in-the-warp')],
    al: [invade('rubra'), invade('sepulcra'), claim('burn-in-the-warp')],
  });
  expect(claimOf(resolved, 'we', 'burn-in-the-warp')).toMatchObject({ own: 15, points: 8 });
  expect(claimOf(resolved, 'al', 'burn-in-the-warp')).toMatchObject({ own: 10, points: 5 });
});

clause(['ET-DEED-04', 'ET-RAND-03'], 'the benefit of a shared deed goes to one of them, drawn in seating order', () => {
  for (const [lot, lucky, other] of [
    [0, 'we', 'dg'],
    [1, 'dg', 'we'],
  ] as const) {
    const resolved = resolve(avatars(), { dg: [claim('avatar')], we: [claim('avatar')] }, { lots: [lot] });
    expect(resolved.rolls).toHaveLength(1);
    expect(resolved.state.players[lucky]!.permanentActions).toBe(1);
    expect(resolved.state.players[other]!.permanentActions).toBe(0);
    expect(resolved.state.deeds['avatar']).toEqual({ turn: 5, by: ['we', 'dg'], benefitTo: lucky });
    expect([claimOf(resolved, lucky, 'avatar').benefit, claimOf(resolved, other, 'avatar').benefit]).toEqual([true, false]);
    expect(told(resolved)).toEqual([expect.objectContaining({ type: 'deed-achieved', benefitTo: lucky })]);
  }
});

clause(['ET-DEED-04', 'ET-RAND-01'], 'nothing is drawn for one claimant, nor for a deed without a benefit', () => {
  expect(resolve(avatars(), { we: [claim('avatar')] }).rolls).toEqual([]);
  const walls = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['tajo'] } });
  const pair = resolve(walls, { nl: [defend('ferrod', 5), claim('invincible')], iw: [defend('tajo', 5), claim('invincible')] });
  expect(pair.rolls).toEqual([]);
  expect(pair.state.deeds['invincible']).toEqual({ turn: 4, by: ['nl', 'iw'], benefitTo: null });
});

clause('ET-DEED-04', 'of two temples one is consecrated; of two consecrations one brings a favour', () => {
  const temples = scene(['iw', 'al'], { holds: { iw: ['furia', 'laberinto'], al: ['gangrena', 'crisol'] } });
  const built = resolve(
    temples,
    {
      iw: [claim('chaos-temple', { inside: 'furia', outside: 'laberinto' })],
      al: [claim('chaos-temple', { inside: 'gangrena', outside: 'crisol' })],
    },
    { lots: [1] },
  );
  expect(['furia', 'laberinto', 'gangrena', 'crisol'].map((planet) => built.state.planets[planet]!.sacred)).toEqual([
    ['khorne'],
    ['tzeentch'],
    ['nurgle', 'issilaq'],
    ['khorne', 'issilaq'],
  ]);
});

clause('ET-DEED-04', 'a consecration without a god stays in the lot, and nothing is gained if it is drawn', () => {
  const planetsOf = (...subsectors: string[]) =>
    eyeOfTerror.planets.filter(({ subsector }) => subsectors.includes(subsector)).map(({ id }) => id);
  const ch = planetsOf('CH-1', 'CH-2');
  const state = scene(['bl', 'nl'], {
    holds: { bl: ch, nl: planetsOf('TC-1', 'TC-2') },
    sacred: Object.fromEntries(ch.map((planet) => [planet, []])),
  });
  const both = { bl: [claim('consecration', { sector: 'CH', god: null })], nl: [claim('consecration', { sector: 'TC', god: 'nurgle' })] };
  const [godless, godly] = [0, 1].map((lot) => resolve(state, both, { lots: [lot] }));
  expect(godless!.state.deeds['consecration']!.benefitTo).toBe('bl');
  expect([godless!.state.players['bl']!.favours, godless!.state.players['nl']!.favours]).toEqual([[], []]);
  expect(godly!.state.players['nl']!.favours).toEqual(['nurgle']);
  expect(['bl', 'nl'].map((player) => deedPointsOf(godless!, player))).toEqual([4, 4]);
});

clause('ET-DEED-05', 'one player may achieve several deeds in a turn, with the same planets and the same deeds of war', () => {
  const state = scene(['we', 'nl'], { holds: { we: ['crisol', 'furia', 'matadero', 'ceniza', 'llanto'], nl: ['ferrod', 'tajo'] } });
  const resolved = resolve(state, {
    we: [
      invade('cadia', 5),
      invade('ferrod'),
      invade('tajo'),
      ...['fall-of-cadia', 'no-mercy', 'skulls', 'avatar'].map((deed) => claim(deed)),
    ],
  });
  expect(deedPointsOf(resolved, 'we')).toBe(12 + 5 + 8 + 10);
  expect(resolved.state.players['we']!.deeds).toEqual(['avatar', 'no-mercy', 'fall-of-cadia', 'skulls']); // in pack order
});

clause('ET-DEED-06', 'in a doubled turn the shares are doubled, not the sum before sharing', () => {
  const walls = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['tajo'] }, turn: 7 });
  const pair = resolve(walls, { nl: [defend('ferrod', 5), claim('invincible')], iw: [defend('tajo', 5), claim('invincible')] });
  // ⌈5 / 2⌉ = 3 and 1 for the planet, doubled.
  expect(pair.report.points.find(({ player }) => player === 'nl')).toMatchObject({ deeds: 3, territory: 1, multiplier: 2, points: 8 });
});

clause(['ET-DEED-07', 'ET-ADJ-10', 'ET-ALLOW-06'], 'what a deed gives counts for the first time in the allowance of the next turn', () => {
  const state = avatars();
  const before = allowanceOf(state, 'we');
  const { state: after, events } = resolve(state, { we: [claim('avatar')] });
  expect(allowanceOf(after, 'we')).toBe(before + 1);
  expect(events.at(-1)).toMatchObject({ type: 'turn-started', turn: 6, allowances: { we: before + 1, dg: allowanceOf(state, 'dg') } });
});

clause('ET-DEED-07', 'the sanctity of a temple counts from the next turn on', () => {
  const state = scene(['iw', 'nl'], { holds: { iw: ['furia', 'laberinto'] }, spare: 0 });
  const { state: after } = resolve(state, { iw: [claim('chaos-temple', { inside: 'furia', outside: 'laberinto' })] });
  expect([allowanceOf(state, 'iw'), allowanceOf(after, 'iw')]).toEqual([3, 5]);
});

clause('ET-DEED-08', 'deeds of a god and of a creed look at the dedication', () => {
  const favours = { nl: ['nurgle', 'khorne', 'tzeentch', 'slaanesh'], we: ['nurgle'] };
  const state = scene(['nl', 'we', 'dg', 'iw', 'bl'], { favours });
  for (const deed of ['plague-of-nurgle', 'skulls', 'warp-portal', 'delirium-tremens', 'avatar', 'god-rivalry'])
    expect(refused(state, 'nl', claim(deed)), deed).toEqual(['deed-not-eligible', 'ET-CLAIM-03']);
  const open: readonly (readonly [string, ReturnType<typeof claim>])[] = [
    ['we', claim('skulls')],
    ['dg', claim('plague-of-nurgle')],
    ['we', claim('avatar')],
    ['we', claim('god-rivalry')],
    ['iw', claim('god-rivalry')],
    ['iw', claim('chaos-temple', { inside: 'furia', outside: 'crisol' })],
    ['bl', claim('consecration', { sector: 'CH', god: 'khorne' })],
    ['nl', claim('consecration', { sector: 'CH', god: 'khorne' })],
  ];
  for (const [player, order] of open)
    expect(ojoDelTerror.explain(state, { type: 'submit-orders', player, orders: [order] }), JSON.stringify(order)).toEqual([]);
  expect(refused(state, 'we', claim('plague-of-nurgle'))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'iw', claim('avatar'))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'we', claim('chaos-temple', { inside: 'furia', outside: 'crisol' }))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'we', claim('consecration', { sector: 'CH', god: 'khorne' }))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'bl', claim('god-rivalry'))[0]).toBe('deed-not-eligible');
});

clause('ET-DEED-08', 'with the option a favour opens the deed of its god, but none of a creed', () => {
  const state = scene(['nl', 'we'], { favours: { nl: ['nurgle', 'khorne'] }, options: { favourOpensDeeds: true } });
  for (const deed of ['plague-of-nurgle', 'skulls'])
    expect(ojoDelTerror.explain(state, { type: 'submit-orders', player: 'nl', orders: [claim(deed)] }), deed).toEqual([]);
  for (const deed of ['warp-portal', 'avatar', 'god-rivalry']) expect(refused(state, 'nl', claim(deed))[0], deed).toBe('deed-not-eligible');
  expect(refused(state, 'we', claim('plague-of-nurgle'))[0]).toBe('deed-not-eligible');
});

clause('ET-CLAIM-08', 'a deed that is achieved and not claimed gives nothing and stays open', () => {
  const silent = resolve(avatars(), {});
  expect(['we', 'dg'].map((player) => deedPointsOf(silent, player))).toEqual([0, 0]);
  expect(silent.state.deeds['avatar']).toBeNull();
  expect(silent.state.players['we']!.permanentActions).toBe(0);
  expect(told(silent)).toEqual([]);
  expect(deedPointsOf(resolve(silent.state, { we: [claim('avatar')] }), 'we')).toBe(10);
});

clause(['ET-CLAIM-08', 'ET-ADJ-08'], 'claims are judged after the transfers, deed by deed in pack order', () => {
  const state = scene(['we', 'dg', 'nl'], { holds: { we: ['crisol', 'furia', 'matadero'], dg: ['yunque', 'lazareto'], nl: ['ferrod'] } });
  const resolved = resolve(state, {
    we: [claim('no-mercy'), claim('avatar')],
    dg: [claim('daemon-weapon'), claim('plague-of-nurgle'), claim('burn-in-the-warp')],
    nl: [{ type: 'cede', planet: 'ferrod', to: 'we' }],
  });
  expect(resolved.report.claims.map(({ deed }) => deed)).toEqual([
    'avatar',
    'burn-in-the-warp',
    'plague-of-nurgle',
    'no-mercy',
    'daemon-weapon',
  ]);
  const types = resolved.events.map(({ type }) => type);
  expect(types.indexOf('planet-ceded')).toBeLessThan(types.indexOf('deed-achieved'));
  expect(types.lastIndexOf('deed-failed')).toBeLessThan(types.indexOf('turn-scored'));
});

clause('ET-ADJ-08', 'what one deed gives does not help another in the same turn', () => {
  // The temple makes nadir a second world of Morvath; WE needs two worlds of one other god for the rivalry.
  const state = scene(['iw', 'we'], { holds: { iw: ['furia', 'laberinto'], we: ['nadir', 'eco'] }, sacred: { furia: ['khorne'] } });
  const first = resolve(state, {
    iw: [claim('chaos-temple', { inside: 'furia', outside: 'laberinto' }), claim('god-rivalry')],
    we: [],
  });
  expect(claimOf(first, 'iw', 'god-rivalry').achieved).toBe(false);
  const favoured = scene(['we', 'nl'], {
    holds: { we: ['dulcamara', 'crisol', 'llaga', 'laberinto'] },
    options: { favourOpensDeeds: true },
  });
  const greedy = {
    type: 'submit-orders',
    player: 'we',
    orders: [claim('chosen-of-chaos', { god: 'nurgle' }), claim('plague-of-nurgle')],
  } as const;
  expect(refusalOf(ojoDelTerror, favoured, greedy)).toEqual(['deed-not-eligible', 'ET-CLAIM-03']);
  const { state: later } = resolve(favoured, { we: [claim('chosen-of-chaos', { god: 'nurgle' })] });
  expect(ojoDelTerror.explain(later, { type: 'submit-orders', player: 'we', orders: [claim('plague-of-nurgle')] })).toEqual([]);
});

clause('ET-CLAIM-09', 'a claim that fails costs nothing and may be made again', () => {
  const state = scene(['we', 'nl'], { holds: { we: ['crisol', 'furia', 'extasis'] } });
  const failed = resolve(state, { we: [claim('avatar'), invade('matadero', 2)] });
  expect(claimOf(failed, 'we', 'avatar')).toEqual({
    player: 'we',
    deed: 'avatar',
    verdict: null,
    achieved: false,
    own: 0,
    points: 0,
    benefit: false,
  });
  const silent = resolve(state, { we: [invade('matadero', 2)] });
  expect(failed.state.players).toEqual(silent.state.players);
  expect(failed.state.deeds).toEqual(silent.state.deeds);
  expect(deedPointsOf(resolve(failed.state, { we: [claim('avatar')] }), 'we')).toBe(10);
});

/** The same with a referee. */
const refereed = (state: State): State => ({ ...state, config: { ...state.config, referee: 'present' } });

clause(['ET-REF-03', 'ET-DEED-02'], 'a verdict replaces the predicate, for and against', () => {
  const state = refereed(scene(['we', 'dg', 'ts'], { holds: { we: ['crisol', 'furia', 'matadero'], dg: ['llaga'] }, spare: 0 }));
  const sheets = { we: [claim('avatar')], dg: [claim('avatar')] };
  const resolved = resolve(state, sheets, {
    verdicts: [
      ['we', 'avatar', 'deny'],
      ['dg', 'avatar', 'grant'],
    ],
  });
  expect(claimOf(resolved, 'we', 'avatar')).toMatchObject({ verdict: 'deny', achieved: false, points: 0, benefit: false });
  expect(claimOf(resolved, 'dg', 'avatar')).toMatchObject({ verdict: 'grant', achieved: true, points: 10, benefit: true });
  expect(['we', 'dg'].map((player) => resolved.state.players[player]!.permanentActions)).toEqual([0, 1]);
  expect(resolved.state.deeds['avatar']).toEqual({ turn: 4, by: ['dg'], benefitTo: 'dg' });
  expect(told(resolved)).toEqual([
    { type: 'deed-achieved', deed: 'avatar', players: [{ player: 'dg', own: 10, points: 10, granted: true }], benefitTo: 'dg' },
    { type: 'deed-failed', deed: 'avatar', player: 'we' },
  ]);
  const plain = resolve(state, sheets);
  expect([claimOf(plain, 'we', 'avatar').achieved, claimOf(plain, 'dg', 'avatar').achieved]).toEqual([true, false]);
});

clause('ET-REF-03', 'whoever was granted a deed shares it like anybody; a verdict that agrees changes nothing', () => {
  const state = refereed(scene(['we', 'dg', 'ts'], { holds: { we: ['crisol', 'furia', 'matadero'] }, spare: 0 }));
  const sheets = { we: [claim('avatar')], dg: [claim('avatar')], ts: [claim('avatar')] };
  const shared = resolve(state, sheets, { verdicts: [['dg', 'avatar', 'grant']], lots: [1] });
  expect(['we', 'dg', 'ts'].map((player) => deedPointsOf(shared, player))).toEqual([5, 5, 0]);
  expect(shared.state.deeds['avatar']!.benefitTo).toBe('dg');
  const agreed = resolve(state, sheets, {
    verdicts: [
      ['we', 'avatar', 'grant'],
      ['dg', 'avatar', 'deny'],
    ],
  });
  expect(['we', 'dg', 'ts'].map((player) => deedPointsOf(agreed, player))).toEqual([10, 0, 0]);
});

clause('ET-REF-03', 'what was granted takes effect: a temple on worlds that are not held, a favour without its worlds', () => {
  const state = refereed(scene(['iw', 'bl'], { holds: { iw: ['furia'] } }));
  const resolved = resolve(
    state,
    {
      iw: [claim('chaos-temple', { inside: 'nadir', outside: 'espejo' })],
      bl: [claim('chosen-of-chaos', { god: 'slaanesh' })],
    },
    {
      verdicts: [
        ['iw', 'chaos-temple', 'grant'],
        ['bl', 'chosen-of-chaos', 'grant'],
      ],
    },
  );
  expect([resolved.state.planets['nadir']!.sacred, resolved.state.planets['espejo']!.sacred]).toEqual([['morvath'], ['morvath']]);
  expect(resolved.state.players['bl']!.favours).toEqual(['slaanesh']);
});

clause('ET-REF-04', 'a granted Burn in the Warp counts two players at least, and all there are', () => {
  const state = refereed(scene(['we', 'ts', 'nl', 'iw'], { holds: { ts: ['ferrod'], nl: ['tajo'], iw: ['obsidar'] } }));
  const burn = (...planets: string[]) =>
    resolve(
      state,
      { we: [...planets.map((planet) => invade(planet)), claim('burn-in-the-warp')] },
      { verdicts: [['we', 'burn-in-the-warp', 'grant']] },
    );
  expect(deedPointsOf(burn(), 'we')).toBe(10);
  expect(deedPointsOf(burn('ferrod'), 'we')).toBe(10);
  expect(deedPointsOf(burn('ferrod', 'tajo', 'obsidar'), 'we')).toBe(15);
});

/** NL leads an attack in which these acknowledge it. */
const lead = (planet: string, members: readonly string[], vassals: readonly string[]) =>
  Object.fromEntries(members.map((player) => [player, allied(planet, members, { warlord: vassals.includes(player) ? 'nl' : null })]));

clause('ET-REF-04', 'a granted Warlord counts two allies at least, but only those there are have a point', () => {
  const members = ['nl', 'iw', 'al', 'bl'];
  const state = refereed(scene([...(members as ['nl', 'iw', 'al', 'bl']), 'ts'], { holds: { ts: ['tajo'] } }));
  const granted = (vassals: readonly string[], more = {}) => {
    const orders = lead('tajo', members, vassals);
    const sheets = Object.fromEntries(members.map((player) => [player, [orders[player]!]]));
    const resolved = resolve(
      state,
      { ...sheets, ...more, nl: [...sheets['nl']!, claim('warlord')] },
      { verdicts: [['nl', 'warlord', 'grant']] },
    );
    return members.map((player) => deedPointsOf(resolved, player));
  };
  expect(granted([])).toEqual([8, 0, 0, 0]);
  expect(granted(['al'])).toEqual([8, 0, 1, 0]);
  expect(granted(['iw', 'al', 'bl'])).toEqual([12, 1, 1, 1]);
  expect(granted(['iw', 'al', 'bl'], { ts: [defend('tajo', 9)] })).toEqual([8, 0, 0, 0]); // no success: nobody followed
});

clause('ET-REF-04', 'of several attacks with one ally each, the first in pack order tells who has the point', () => {
  const state = refereed(scene(['nl', 'iw', 'al', 'ts'], { holds: { ts: ['tajo', 'rubra'] } }));
  const first = lead('rubra', ['nl', 'al'], ['al']);
  const second = lead('tajo', ['nl', 'iw'], ['iw']);
  const resolved = resolve(
    state,
    { nl: [second['nl']!, first['nl']!, claim('warlord')], iw: [second['iw']!], al: [first['al']!] },
    { verdicts: [['nl', 'warlord', 'grant']] },
  );
  expect(['nl', 'iw', 'al'].map((player) => deedPointsOf(resolved, player))).toEqual([8, 0, 1]);
});

clause('ET-REF-04', 'a denied Warlord pays nobody', () => {
  const members = ['nl', 'iw', 'al'];
  const state = refereed(scene(['nl', 'iw', 'al', 'ts'], { holds: { ts: ['tajo'] } }));
  const orders = lead('tajo', members, ['iw', 'al']);
  const sheets = Object.fromEntries(members.map((player) => [player, [orders[player]!]]));
  const resolved = resolve(state, { ...sheets, nl: [orders['nl']!, claim('warlord')] }, { verdicts: [['nl', 'warlord', 'deny']] });
  expect(members.map((player) => deedPointsOf(resolved, player))).toEqual([0, 0, 0]);
  expect(resolved.state.deeds['warlord']).toBeNull();
});

clause('ET-DEED-01', 'a pack says which deeds there are and what they are worth', () => {
  const deeds = [
    { id: 'skulls', points: 3 },
    { id: 'avatar', points: 100 },
    { id: 'burn-in-the-warp', points: 0 },
  ];
  const pack = { ...eyeOfTerror, deeds };
  const state = scene(['we', 'ts', 'nl'], {
    holds: { we: ['crisol', 'furia', 'matadero'], ts: ['rubra'], nl: ['tajo'] },
    options: { pack },
  });
  const resolved = resolve(state, {
    we: [...['rubra', 'tajo', 'osario'].map((planet) => invade(planet)), claim('avatar'), claim('burn-in-the-warp'), claim('skulls')],
  });
  expect(deedPointsOf(resolved, 'we')).toBe(103);
  expect(resolved.report.claims.map(({ deed }) => deed)).toEqual(['skulls', 'avatar', 'burn-in-the-warp']);
  expect(territoryOf(resolved, 'we')).toBeGreaterThan(0);
  expect(refused(state, 'we', claim('no-mercy'))).toEqual(['unknown-deed', 'ET-CLAIM-01']);
});
