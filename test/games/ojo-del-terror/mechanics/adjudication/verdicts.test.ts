import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, claim, defend } from '../../helpers/orders.js';
import type { Resolved } from '../../helpers/positions.js';
import { claimOf, deedPointsOf } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const told = ({ events }: Resolved) => events.filter(({ type }) => type === 'deed-achieved' || type === 'deed-failed');

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
