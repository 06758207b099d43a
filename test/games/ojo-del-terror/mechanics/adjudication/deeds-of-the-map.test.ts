import { allowanceOf, eyeOfTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { consecrations } from '../../helpers/default-map.js';
import { cede, claim } from '../../helpers/orders.js';
import { claimOf, deedPointsOf } from '../../helpers/reports.js';
import { invade, resolve, type Scene, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const planetsOf = (sector: string): string[] => {
  const inside = eyeOfTerror.subsectors.filter((subsector) => subsector.sector === sector).map(({ id }) => id);
  return eyeOfTerror.planets.filter(({ subsector }) => inside.includes(subsector)).map(({ id }) => id);
};

const eye = ['GTE', 'CH', 'TC'].flatMap(planetsOf);

/** One band with these planets claims a deed: did it achieve it? NL holds a planet of its own and does nothing. */
const claims = (
  band: 'ts' | 'we' | 'dg' | 'ec' | 'iw' | 'bl' | 'ac',
  planets: readonly string[],
  order: ReturnType<typeof claim>,
  more: Scene = {},
) => resolve(scene([band, 'nl'], { ...more, holds: { [band]: planets, nl: ['sal-gris'] } }), { [band]: [order] });

const achieves = (...parameters: Parameters<typeof claims>): boolean => claims(...parameters).report.claims[0]!.achieved;

const worlds = {
  we: ['crisol', 'furia', 'matadero'],
  dg: ['llaga', 'podredumbre', 'gangrena'],
  ts: ['laberinto', 'mil-ojos', 'quimera'],
  ec: ['dulcamara', 'extasis', 'espejismo'],
} as const;

clause(
  ['ET-DEED-10', 'ET-PACK-11'],
  'Avatar: three worlds of the own major god, two are not enough and those of another god do not count',
  () => {
    for (const [band, planets] of Object.entries(worlds) as ['we', readonly string[]][]) {
      const resolved = claims(band, planets, claim('avatar'));
      expect(deedPointsOf(resolved, band), band).toBe(10);
      expect(resolved.state.players[band]!.permanentActions, band).toBe(21);
      expect(achieves(band, planets.slice(1), claim('avatar')), band).toBe(false);
    }
    expect(achieves('we', worlds.dg, claim('avatar'))).toBe(false);
    expect(achieves('we', [...worlds.we.slice(1), ...worlds.dg], claim('avatar'), { favours: { we: ['nurgle'] } })).toBe(false);
  },
);

clause(['ET-DEED-11', 'ET-PACK-11'], 'Chaos Temple: the two worlds become sacred to the own god too, for no points', () => {
  const order = claim('chaos-temple', { inside: 'furia', outside: 'laberinto' });
  const resolved = claims('iw', ['furia', 'laberinto'], order);
  expect(claimOf(resolved, 'iw', 'chaos-temple')).toMatchObject({ achieved: true, own: 0, points: 0, benefit: true });
  expect(resolved.state.planets['furia']!.sacred).toEqual(['khorne', 'morvath']);
  expect(resolved.state.planets['laberinto']!.sacred).toEqual(['tzeentch', 'morvath']);
  expect(resolved.state.deeds['chaos-temple']).toEqual({ turn: 4, by: ['iw'], benefitTo: 'iw' });
  // It stays so to the end, and serves whoever worships the god.
  expect(resolve(resolved.state).state.planets['furia']!.sacred).toEqual(['khorne', 'morvath']);
  // A world that is sacred to the god already is not made so twice.
  const again = claims('iw', ['furia', 'laberinto'], order, { sacred: { furia: ['morvath', 'khorne'] } });
  expect(again.state.planets['furia']!.sacred).toEqual(['morvath', 'khorne']);
});

clause('ET-DEED-11', 'Chaos Temple: with `replace` the own god is the only one left', () => {
  const order = claim('chaos-temple', { inside: 'furia', outside: 'laberinto' });
  const { state } = claims('iw', ['furia', 'laberinto'], order, { options: { templeSanctity: 'replace' } });
  expect([state.planets['furia']!.sacred, state.planets['laberinto']!.sacred]).toEqual([['morvath'], ['morvath']]);
});

clause('ET-DEED-11', 'Chaos Temple: both worlds must be held and each be sacred to some god', () => {
  const order = (inside: string, outside: string) => claim('chaos-temple', { inside, outside });
  expect(achieves('iw', ['furia'], order('furia', 'laberinto'))).toBe(false);
  expect(achieves('iw', ['laberinto'], order('furia', 'laberinto'))).toBe(false);
  expect(achieves('iw', ['furia', 'espejo'], order('furia', 'espejo'))).toBe(false); // espejo is sacred to nobody
  expect(achieves('iw', ['nadir', 'laberinto'], order('nadir', 'laberinto'))).toBe(false);
  // A world made sacred by another's temple will do.
  expect(achieves('iw', ['nadir', 'laberinto'], order('nadir', 'laberinto'), { sacred: { nadir: ['issilaq'] } })).toBe(true);
});

clause('ET-DEED-11', 'Chaos Temple: the worlds are sanctified though they are lost in the same turn', () => {
  const state = scene(['iw', 'nl', 'al'], { holds: { iw: ['furia', 'laberinto'], nl: ['mil-ojos'] } });
  const resolved = resolve(state, {
    iw: [claim('chaos-temple', { inside: 'furia', outside: 'laberinto' }), cede('laberinto', 'al')],
    nl: [invade('furia')],
  });
  expect(resolved.state.planets['furia']).toEqual({ controller: 'nl', inhabitants: 0, sacred: ['khorne', 'morvath'] });
  expect(resolved.state.planets['laberinto']).toEqual({ controller: 'al', inhabitants: 0, sacred: ['tzeentch', 'morvath'] });
});

clause(['ET-DEED-13', 'ET-PACK-11'], 'Consecration: a whole sector of the Eye gives 7 points and the favour of the god named', () => {
  for (const [sector, god] of consecrations) {
    const resolved = claims('bl', planetsOf(sector), claim('consecration', { sector, god }));
    expect(deedPointsOf(resolved, 'bl'), sector).toBe(7);
    expect(resolved.state.players['bl']!.favours, sector).toEqual([god]);
  }
  const incomplete = planetsOf('CH').slice(1);
  expect(achieves('ac', incomplete, claim('consecration', { sector: 'CH', god: 'khorne' }))).toBe(false);
  expect(achieves('ac', planetsOf('GTE'), claim('consecration', { sector: 'CH', god: 'khorne' }))).toBe(false);
});

clause(['ET-DEED-14', 'ET-PACK-11', 'ET-CTRL-02'], 'Lord of the Eye: every planet of every sector of the Eye, for 20 points', () => {
  expect(eye).toHaveLength(15);
  expect(deedPointsOf(claims('ts', eye, claim('lord-of-the-eye')), 'ts')).toBe(20);
  for (const lost of ['furia', 'nadir', 'gangrena'])
    expect(
      achieves(
        'ts',
        eye.filter((planet) => planet !== lost),
        claim('lord-of-the-eye'),
      ),
      lost,
    ).toBe(false);
});

clause(['ET-DEED-15', 'ET-PACK-11'], 'Plague of Nurgle: two planets of extreme conditions, on either side, for 7 points', () => {
  expect(deedPointsOf(claims('dg', ['yunque', 'lazareto'], claim('plague-of-nurgle')), 'dg')).toBe(7);
  expect(achieves('dg', ['ceniza', 'cadia'], claim('plague-of-nurgle'))).toBe(true);
  expect(achieves('dg', ['yunque', 'ferrod', 'tenebria'], claim('plague-of-nurgle'))).toBe(false);
});

clause(['ET-DEED-19', 'ET-PACK-11'], 'Chosen of Chaos: a world of each major god gives 8 points and the favour of any major god', () => {
  const each = ['dulcamara', 'crisol', 'llaga', 'laberinto'];
  const resolved = claims('bl', each, claim('chosen-of-chaos', { god: 'tzeentch' }));
  expect(deedPointsOf(resolved, 'bl')).toBe(8);
  expect(resolved.state.players['bl']!.favours).toEqual(['tzeentch']);
  for (const lost of each)
    expect(
      achieves(
        'bl',
        each.filter((planet) => planet !== lost),
        claim('chosen-of-chaos', { god: 'khorne' }),
      ),
      lost,
    ).toBe(false);
  // One world sacred to several gods counts for each of them.
  const shared = { nadir: ['khorne', 'nurgle', 'tzeentch', 'slaanesh', 'morvath'] };
  expect(achieves('bl', ['nadir'], claim('chosen-of-chaos', { god: 'nurgle' }), { sacred: shared })).toBe(true);
});

clause(['ET-DEED-20', 'ET-PACK-11'], 'Pirate King: three outer subsectors of at least two sectors, for 6 points', () => {
  const subsector = (id: string) => eyeOfTerror.planets.filter((planet) => planet.subsector === id).map((planet) => planet.id);
  const three = ['EH-1', 'EH-2', 'MS-1'].flatMap(subsector);
  expect(deedPointsOf(claims('ts', three, claim('pirate-king')), 'ts')).toBe(6);
  expect(achieves('ts', three.slice(1), claim('pirate-king'))).toBe(false);
  expect(achieves('ts', ['EH-1', 'EH-2', 'TC-1', 'TC-2'].flatMap(subsector), claim('pirate-king'))).toBe(false); // two outer ones
  expect(achieves('ts', ['EH-1', 'EH-2'].flatMap(subsector), claim('pirate-king'))).toBe(false);
});

clause('ET-DEED-20', 'Pirate King: three subsectors of one sector are not enough', () => {
  // The pack with MS-1 moved into the sector EH, which then has three subsectors.
  const subsectors = eyeOfTerror.subsectors.map((subsector) => (subsector.id === 'MS-1' ? { ...subsector, sector: 'EH' } : subsector));
  const pack = { ...eyeOfTerror, subsectors };
  const inside = (...ids: string[]) => eyeOfTerror.planets.filter(({ subsector }) => ids.includes(subsector)).map(({ id }) => id);
  expect(achieves('ts', inside('EH-1', 'EH-2', 'MS-1'), claim('pirate-king'), { options: { pack } })).toBe(false);
  expect(achieves('ts', inside('EH-1', 'EH-2', 'LR-1'), claim('pirate-king'), { options: { pack } })).toBe(true);
});

clause(['ET-DEED-24', 'ET-PACK-11'], 'Daemon Weapon: a planet in each of three outer sectors, for 5 points and a permanent action', () => {
  const resolved = claims('ts', ['llanto', 'ferrod', 'umbrath'], claim('daemon-weapon'));
  expect(deedPointsOf(resolved, 'ts')).toBe(5);
  expect(resolved.state.players['ts']!.permanentActions).toBe(21);
  expect(achieves('ts', ['llanto', 'ferrod', 'coralis'], claim('daemon-weapon'))).toBe(false); // two sectors
  expect(achieves('ts', ['llanto', 'ferrod', 'furia', 'nadir'], claim('daemon-weapon'))).toBe(false); // two outer ones
});

clause(['ET-DEED-26', 'ET-PACK-11'], 'Rivalry between Gods: two worlds of one other god, for 7 points', () => {
  expect(deedPointsOf(claims('ts', ['furia', 'matadero'], claim('god-rivalry')), 'ts')).toBe(7);
  expect(achieves('iw', ['furia', 'matadero'], claim('god-rivalry'))).toBe(true);
  expect(achieves('we', ['furia', 'matadero'], claim('god-rivalry'))).toBe(false); // its own god
  expect(achieves('ts', ['furia', 'extasis'], claim('god-rivalry'))).toBe(false); // one of each of two
  expect(achieves('ts', ['furia', 'matadero'], claim('god-rivalry'), { favours: { ts: ['khorne'] } })).toBe(true); // still another god
  expect(achieves('we', ['nadir', 'eco'], claim('god-rivalry'), { sacred: { nadir: ['morvath'], eco: ['issilaq', 'morvath'] } })).toBe(
    true,
  );
});

clause(
  ['ET-DEED-10', 'ET-FLOW-07'],
  'deeds of the map look at the opening map: what is gained in the turn comes too late, what is lost does not matter',
  () => {
    const state = scene(['we', 'nl'], { holds: { we: ['crisol', 'furia'], nl: ['nadir'] } });
    const early = resolve(state, { we: [claim('avatar')], nl: [] });
    expect(claimOf(early, 'we', 'avatar').achieved).toBe(false);
    const taking = resolve(scene(['we', 'nl'], { holds: { we: ['crisol', 'furia', 'eco'] } }), {
      we: [claim('avatar'), invade('matadero', 2)],
    });
    expect(taking.report.conquests).toHaveLength(1);
    expect(claimOf(taking, 'we', 'avatar').achieved).toBe(false);
    expect(claimOf(resolve(taking.state, { we: [claim('avatar')] }), 'we', 'avatar').achieved).toBe(true);
    const losing = resolve(scene(['we', 'nl'], { holds: { we: worlds.we } }), { we: [claim('avatar'), cede('crisol', 'nl')] });
    expect(claimOf(losing, 'we', 'avatar').achieved).toBe(true);
  },
);

clause(
  ['ET-DEED-09', 'ET-ALLOW-07', 'ET-ALLOW-08'],
  'a favour adds a god to the faith, once, and its worlds pay an action each from the next turn',
  () => {
    const each = ['dulcamara', 'crisol', 'llaga', 'laberinto'];
    const order = claim('chosen-of-chaos', { god: 'nurgle' });
    const faithful = claims('dg', each, order);
    expect(faithful.state.players['dg']!.favours).toEqual([]); // Nurgle is its god already
    const again = claims('bl', each, order, { favours: { bl: ['nurgle'] } });
    expect(again.state.players['bl']!.favours).toEqual(['nurgle']);
    const first = scene(['bl', 'nl'], { holds: { bl: each } });
    const { state } = resolve(first, { bl: [order] });
    expect(allowanceOf(state, 'bl') - allowanceOf(first, 'bl')).toBe(1);
  },
);

clause('ET-DEED-09', 'favours are kept in the order of the pack, and two deeds of one turn may bring one god once', () => {
  const planets = [...planetsOf('CH'), 'dulcamara', 'crisol', 'llaga', 'laberinto'];
  const both = (chosen: string, consecrated: string, favours: readonly string[] = []) =>
    resolve(scene(['bl', 'nl'], { holds: { bl: planets }, favours: { bl: favours } }), {
      bl: [claim('chosen-of-chaos', { god: chosen }), claim('consecration', { sector: 'CH', god: consecrated })],
    }).state.players['bl']!.favours;
  expect(both('nurgle', 'slaanesh')).toEqual(['nurgle', 'slaanesh']);
  expect(both('khorne', 'slaanesh', ['nurgle'])).toEqual(['khorne', 'nurgle', 'slaanesh']);
  expect(both('khorne', 'khorne')).toEqual(['khorne']);
});

clause(['ET-DEED-13', 'ET-CLAIM-06'], 'Consecration: a sector without a world of a major god gives its points and no favour', () => {
  const sacred = Object.fromEntries(planetsOf('CH').map((planet) => [planet, planet === 'nadir' ? ['morvath'] : []]));
  const resolved = claims('bl', planetsOf('CH'), claim('consecration', { sector: 'CH' }), { sacred });
  expect(deedPointsOf(resolved, 'bl')).toBe(7);
  expect(resolved.state.players['bl']!.favours).toEqual([]);
});
