import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { withHosts } from '../../helpers/movement.js';
import { given, nationWith, organized, withHost } from '../../helpers/positions.js';
import { itemsOf } from '../../helpers/reports.js';
import { derived, region, scopeOf, setScope } from '../../helpers/scopes.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, game, type State } from '../../helpers/table.js';
import { measure, reportOn, turn } from '../../helpers/turns.js';

clause('OT-SCOPE-09', 'a measure sets out from the heartland, from its host, or from any land of its colony', () => {
  const romania = { target: at('romania') };
  expect(scopeOf(derived(), romania)).toBe(15);
  expect(scopeOf(withHost(derived(), 'francia', 'dalmatia'), { ...romania, slot: { kind: 'host', id: 'host-1' } })).toBe(0);
  expect(scopeOf(withHost(derived(), 'francia', 'dalmatia'), romania)).toBe(15);
  const colonised = given(given(derived(), 'dalmatia', 'francia'), 'achaia', 'francia');
  expect(scopeOf(colonised, romania)).toBe(15);
  expect(scopeOf(colonised, { ...romania, slot: { kind: 'colony', id: 'dalmatia' } })).toBe(0);
  // Noricum is the first region of its colony, and three steps from Thrace; Dalmatia is two.
  const wide = given(given(derived(), 'noricum', 'francia'), 'dalmatia', 'francia');
  expect(scopeOf(wide, { ...romania, slot: { kind: 'colony', id: 'noricum' } })).toBe(0);
  // Belgica is four steps from Gallaecia, Neustria three; what lies over the sea is no heartland.
  expect(scopeOf(derived(), { target: at('suebia') })).toBe(5);
  expect([
    scopeOf(given(derived(), 'anglia', 'francia'), { target: region('caledonia') }),
    scopeOf(derived(), { target: region('caledonia') }),
  ]).toEqual([5, 5]);
  const roaming = nationWith(derived(), 'francia', { kind: 'movement', capital: null, position: 'moesia' });
  expect(scopeOf(roaming, romania)).toBe(0);
  const led = organized(derived(), ['francia', 'gothia'], {
    statute: { ...orbis500.statutes[0]!.statute, allowedMeasures: ['offensive'] },
  });
  expect(scopeOf(led, { ...romania, slot: { kind: 'organization', id: 'organization-1' } })).toBe(15);
});
clause(
  'OT-SCOPE-09',
  'it goes to the nearest land of a Nation, to where a horde or movement is, to the region named, or to the host',
  () => {
    // Numidia is two from Tarraco and three from Aquitania.
    expect(
      reportOn(turn(derived(), [measure('vandalia', 'offensive', 'narrative', { target: at('gothia') })], 99), 'vandalia').roll!.items,
    ).toEqual([]);
    const roaming = nationWith(derived(), 'gothia', { kind: 'movement', capital: null, position: 'thracia' });
    expect([scopeOf(roaming, { target: at('gothia') }), scopeOf(derived(), { target: at('gothia') })]).toEqual([15, 0]);
    expect([scopeOf(derived(), { target: region('baetica') }), scopeOf(derived(), { target: region('thracia') })]).toEqual([5, 15]);
    const marching = withHost(derived(), 'gothia', 'dacia');
    expect(scopeOf(marching, { target: { kind: 'host', id: 'host-1' } })).toBe(10);
  },
);
clause('OT-SCOPE-09', 'of several hosts, a measure sets out from the one that carries it', () => {
  // Neustria is six steps from Thrace, Dalmatia two.
  const two = withHosts(derived(), { region: 'neustria' }, { region: 'dalmatia' });
  const from = (id: string) => scopeOf(two, { target: at('romania'), slot: { kind: 'host', id } });
  expect([from('host-1'), from('host-2')]).toEqual([20, 0]);
});
clause(['OT-SCOPE-04', 'OT-SCOPE-09'], 'what a host can reach depends on where it stands: where no way leads off, nothing', () => {
  const edges = orbis500.edges.filter(({ between }) => !between.includes('hibernia'));
  const state = withHost(derived({ pack: { ...orbis500, edges } }), 'francia', 'hibernia');
  const faults = (more: object) =>
    game.explain(state, measure('francia', 'offensive', 'narrative', { target: at('gothia'), ...more })).map(({ code }) => code);
  expect([faults({ slot: { kind: 'host', id: 'host-1' } }), faults({})]).toEqual([['out-of-reach'], []]);
});
clause('OT-SCOPE-10', 'a tribe is as far away as agreed, or as it is if that is more', () => {
  const talk = (state: State) =>
    itemsOf(state, measure('francia', 'diplomacy', 'parley', { target: region('armorica'), aim: 'attitude' }), 99);
  const shift = (state: State, value: number) => act(state, setScope('armorica', value, 'cultural'));
  expect([talk(start()), talk(start({ tribeScope: 20 })), talk(start({ tribeScope: 0 }))]).toEqual([[['scope', 10]], [['scope', 20]], []]);
  expect([5, 10, 15, -15].map((value) => talk(shift(start(), value)))).toEqual([10, 10, 15, 10].map((value) => [['scope', value]]));
  expect(itemsOf(start(), measure('francia', 'expansion', 'occupy', { target: region('armorica') }), 99)).toEqual([]);
  expect(itemsOf(start(), measure('francia', 'diplomacy', 'narrative', { target: region('armorica') }), 99)).toEqual([]);
});
