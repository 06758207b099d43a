import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { slotsOf } from '../../../../../src/games/orbis-terrarum/mechanics/measures/slots.js';
import { effects } from '../../helpers/effects.js';
import { landless } from '../../helpers/movement.js';
import { change, conflict, given } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, code, type State } from '../../helpers/table.js';
import { announce, measure, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

const colonies = (state: State) => slotsOf(state, 'francia').flatMap(({ kind, id }) => (kind === 'colony' ? [id] : []));

clause('OT-NAT-07', 'land apart from the capital is a colony, named by its first region; or where the referee recognises it', () => {
  const far = given(given(start(), 'sicilia', 'francia'), 'hibernia', 'francia');
  expect([colonies(start()), colonies(far), colonies(given(far, 'apulia', 'francia'))]).toEqual([
    [],
    ['hibernia', 'sicilia'],
    ['hibernia', 'apulia', 'sicilia'],
  ]);
  const west = given(given(start(), 'baetica', 'francia'), 'lusitania', 'francia');
  expect(colonies(west)).toEqual(['lusitania']);
  const ruled = given(given(start({ colonyRecognition: 'referee' }), 'sicilia', 'francia'), 'hibernia', 'francia');
  const recognised = act(ruled, effects({ do: 'colony', region: 'sicilia', recognised: true }));
  expect([colonies(ruled), colonies(recognised)]).toEqual([[], ['sicilia']]);
});
clause('OT-NAT-08', 'a colony that the land reaches is one no longer', () => {
  const apart = given(start(), 'aquitania', null);
  const colony = given(given(apart, 'gallaecia', null), 'tarraco', 'francia');
  expect([colonies(colony), colonies(given(colony, 'aquitania', 'francia'))]).toEqual([['tarraco'], []]);
});
clause('OT-NAT-09', 'a capital that is lost moves to the first region left; without any the state becomes a movement', () => {
  const lose = (state: State, region: string) => act(state, effects({ do: 'region', region, owner: null }));
  expect(lose(start(), 'belgica').nations['francia']!.capital).toBe('neustria');
  expect(lose(start(), 'neustria').nations['francia']!.capital).toBe('belgica');
  const cede: Action = {
    ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia' },
    clauses: [{ kind: 'cession', by: 'francia', to: 'gothia', regions: ['belgica', 'neustria'] }],
  };
  const gone = act(act(start(), cede), { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect(gone.nations['francia']).toMatchObject({ kind: 'movement', capital: null, position: 'belgica' });
});
clause('OT-NAT-10', 'a movement with land and no conflict becomes a state at the end of a cycle', () => {
  const settled = (state: State, number = 5) =>
    turn(
      change(state, (draft) => {
        draft.turn = number;
      }),
      [],
    ).nations['francia'];
  const landed = given(landless('movement', 'neustria'), 'neustria', 'francia');
  expect(settled(landed)).toMatchObject({ kind: 'state', capital: 'neustria', position: null });
  const apart = given(landless('movement', 'armorica'), 'neustria', 'francia');
  expect(settled(apart)).toMatchObject({ kind: 'state', capital: 'neustria' });
  const warring = (status: 'war' | 'suspended') =>
    change(landed, (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', status)];
    });
  expect(
    [settled(landed, 4), settled(landless('movement', 'neustria')), settled(warring('war')), settled(warring('suspended'))].map(
      (one) => one!.kind,
    ),
  ).toEqual(['movement', 'movement', 'movement', 'movement']);
});
clause('OT-NAT-11', 'a Nation that is made is whole and poor, without player, and comes last', () => {
  const made = act(
    start({ startWealth: 7 }),
    effects({
      ...{ do: 'create-nation', name: 'Hibernia', kind: 'state', regions: ['hibernia'], position: null, patron: null },
      ...{ predominantDomain: 'MIL', predominantAuthority: 'GES' },
    }),
  );
  expect([made.nationOrder.at(-1), made.nations['nation-1']]).toMatchObject([
    'nation-1',
    {
      wealth: 0,
      progress: 0,
      viaDamage: 0,
      legDamage: 0,
      capital: 'hibernia',
      tribute: 'none',
      baseTotals: { domain: 100, authority: 100 },
    },
  ]);
  expect([made.modifiers, Object.values(made.players).some(({ principal }) => principal === 'nation-1')]).toEqual([[], false]);
});
clause('OT-NAT-12', 'land of nobody is no Nation: nobody attacks it, and it resists nothing', () => {
  const region = { kind: 'region', id: 'armorica' } as const;
  for (const one of [
    measure('francia', 'offensive', 'strike', { target: region }),
    measure('francia', 'morale', 'boost', { target: region }),
  ])
    expect(code(start(), one)).toBe('invalid-target');
  const taken = turn(start(), [measure('francia', 'expansion', 'occupy', { target: region })], 40);
  expect([taken.regions['armorica']!.owner, reportOn(taken, 'francia').counter]).toEqual(['francia', null]);
  expect(orbis500.regions.some(({ id }) => Object.hasOwn(start().nations, id))).toBe(false);
});
clause(['OT-NAT-08', 'OT-SCOPE-09'], 'a measure from a colony that merges is still made', () => {
  const state = given(start({ scopeModel: 'derived' }), 'aquitania', null);
  const far = given(state, 'tarraco', 'francia');
  const posted = act(
    change(far, (draft) => {
      draft.nations = { ...far.nations, gothia: { ...far.nations['gothia']!, kind: 'movement', capital: null, position: 'tarraco' } };
    }),
    { ...measure('francia', 'incision', 'raid', { target: at('suebia') }), slot: { kind: 'colony', id: 'tarraco' } },
  );
  expect(reportOn(resolve(given(posted, 'aquitania', 'francia'), 99).state, 'francia')?.roll).toMatchObject({ natural: 99 });
});
clause(
  ['OT-MEAS-14', 'OT-MEAS-23', 'OT-SLOT-05'],
  'who opposed what was posted from a colony that was lost does not oppose what is posted there once it is back',
  () => {
    const fromSicily = (target: string) => strike('francia', target, { slot: { kind: 'colony', id: 'sicilia' } });
    const posted = announce(given(start(), 'sicilia', 'francia'), fromSicily('romania'));
    const [{ id }] = posted.measures as [State['measures'][number]];
    const opposed = announce(posted, strike('gothia', 'francia', { opposes: id }));
    const pass = (state: State, owner: string) => act(state, effects({ do: 'region', region: 'sicilia', owner }));
    const back = announce(pass(pass(opposed, 'romania'), 'francia'), fromSicily('britonia'));
    expect(back.measures.map((one) => [one.id, one.opposes])).toEqual([
      [id, null],
      ['gothia/main/1', null],
    ]);
  },
);
