import { expect } from 'vitest';
import { change, conflict, divided, given, nationWith, withHost } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, refused, type State } from '../../helpers/table.js';
import { announce, measure, reportOn, strike, turn } from '../../helpers/turns.js';

const atHost = measure('francia', 'offensive', 'strike', { target: { kind: 'host', id: 'host-1' } });
/** Gothia's host in Belgica, which is Francia's, or next to it. */
const visited = withHost(start(), 'gothia', 'belgica');
const beside = withHost(start(), 'gothia', 'armorica');
/** Gothia on the move, with some land or none, stands somewhere. */
const wandering = (kind: 'horde' | 'movement', position: string, land: string | null = null, state = start()) =>
  Object.entries(state.regions).reduce(
    (now, [region, { owner }]) => (owner === 'gothia' && region !== land ? given(now, region, null) : now),
    nationWith(state, 'gothia', { kind, capital: null, position }),
  );
const against = strike('francia', 'gothia');
const isDomestic = (state: State, one = against) => reportOn(turn(state, [one], 99), 'francia').domestic;

clause('OT-MEAS-03', 'hosts, hordes and landless movements are fought at home where they stand in the own land', () => {
  expect([isDomestic(visited, atHost), isDomestic(beside, atHost)]).toEqual([true, false]);
  expect([isDomestic(wandering('horde', 'belgica')), isDomestic(wandering('horde', 'armorica'))]).toEqual([true, false]);
  expect([isDomestic(wandering('movement', 'belgica')), isDomestic(wandering('movement', 'belgica', 'tarraco'))]).toEqual([true, false]);
  expect(isDomestic(start())).toBe(false);
});
clause(
  ['OT-MEAS-03', 'OT-ROLL-07', 'OT-ROLL-08'],
  'an equality against an enemy in the own land is a slight success, whatever the enemy rolls',
  () => {
    const result = (state: State, one: typeof against) => reportOn(turn(state, [one], 40, 2), 'francia').roll!.result;
    expect([result(visited, atHost), result(beside, atHost)]).toEqual(['success', 'failure']);
    const met = (region: string) => result(wandering('horde', region), against);
    expect([met('belgica'), met('armorica')]).toEqual(['success', 'failure']);
  },
);
clause(
  ['OT-MEAS-03', 'OT-SCOPE-06', 'OT-MOD-18', 'OT-MEAS-14'],
  'what stands in the own land is not far, is of its theatre, and nobody else opposes a blow at it',
  () => {
    const far: Action = { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic', value: 10 };
    const total = (state: State) => reportOn(turn(act(state, far), [atHost], 99), 'francia').roll!.total;
    expect([total(visited), total(beside)]).toEqual([0, 10]);
    const colony = given(withHost(start(), 'gothia', 'baetica'), 'baetica', 'francia');
    expect([visited, colony].map((state) => reportOn(turn(state, [atHost], 99), 'francia').area)).toEqual(['Gallia', 'Gallia']);
    const opposing = strike('romania', 'francia', { opposes: 'francia/main/1' });
    expect(refused(announce(visited, atHost), opposing)).toEqual(['cannot-oppose', 'OT-MEAS-14']);
    expect(announce(beside, atHost, opposing).measures).toHaveLength(2);
  },
);
clause(
  ['OT-CIV-06', 'OT-MEAS-03'],
  'a civil war does not weigh on blows at hosts and landless Nations in the own land, even at war with them',
  () => {
    const items = (state: State, one: typeof against) => {
      const torn = change(divided(state, 'francia'), (draft) => {
        draft.conflicts = [conflict('francia', 'gothia', 'war')];
      });
      return reportOn(turn(torn, [one], 99), 'francia').roll!.items.filter(({ source }) => source === 'civil-war').length;
    };
    expect([items(visited, atHost), items(beside, atHost)]).toEqual([0, 1]);
    expect([items(wandering('horde', 'belgica'), against), items(wandering('horde', 'armorica'), against)]).toEqual([0, 1]);
    // Help for the guests is peace at home.
    expect(items(wandering('horde', 'belgica'), measure('francia', 'commerce', 'boost', { target: at('gothia') }))).toBe(1);
  },
);
clause('OT-MEAS-05', 'a foreigner attacks only a surviving side, and only while the war has a meter', () => {
  const [first, second, third] = ['civil-war-1.1', 'civil-war-1.2', 'civil-war-1.3'] as const;
  const meddles = (state: State, target: string) =>
    refused(state, strike('francia', 'gothia', { target: { kind: 'side', id: target }, supports: first }));
  const torn = (...hands: readonly string[]) => divided(start(), 'gothia', [60, 40, 0], hands);
  expect(
    announce(torn('bo', 'cy', 'bo'), strike('francia', 'gothia', { target: { kind: 'side', id: second }, supports: first })).measures,
  ).toHaveLength(1);
  expect(meddles(torn('bo', 'cy', 'bo'), third)).toEqual(['bad-side', 'OT-MEAS-05']);
  expect(meddles(torn('bo', 'bo', 'bo'), second)).toEqual(['bad-side', 'OT-MEAS-05']);
});
