import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { passesAlone } from '../../../src/games/orbis-terrarum/mechanics/diplomacy/conferences.js';
import { alone } from './conference.js';
import {
  act,
  announce,
  at,
  change,
  clause,
  code,
  damage,
  divided,
  extinguish,
  game,
  given,
  measure,
  modified,
  modifiersOf,
  nationWith,
  nextTurn,
  organized,
  rebellion,
  reportOn,
  resolve,
  start,
  strike,
  treaty,
  turn,
} from './table.js';

const talk = (terms: NonNullable<ReturnType<typeof measure>['terms']>) =>
  measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms });
const accept = { type: 'decide', player: 'referee', decision: 'decision-1', answer: 'accept' } as const;
const crisis = { counter: 'construction', loss: 'via', perTurn: null, turns: null } as const;
const post = (nations: readonly string[]) =>
  ({ type: 'post-happening', player: 'referee', category: 'natural', kind: 'crisis', nations, text: 'The earth shakes.', crisis }) as const;
const five = ['francia', 'gothia', 'romania', 'saxonia', 'thuringia'];

clause(['OT-DIP-06', 'OT-VAS-01'], 'two vassalages that a Nation without player accepts never make a circle', () => {
  const circle = [
    { kind: 'vassalage', vassal: 'saxonia', patron: 'francia' },
    { kind: 'vassalage', vassal: 'francia', patron: 'saxonia' },
  ] as const;
  const after = act(turn(start(), [talk(circle)], 1, 99), accept);
  expect([after.nations['saxonia']!.patron, after.nations['francia']!.patron, after.treaties.length]).toEqual([null, null, 0]);
});
clause(['OT-DIP-06', 'OT-TRE-04'], 'a payment beyond the purse counts as refused', () => {
  const asked = resolve(announce(start(), talk([{ kind: 'payment', by: 'saxonia', to: 'francia', wealth: 5, progress: 0 }])), 1, 99).state;
  expect(act(asked, accept).treaties).toEqual([]);
  expect(act(nationWith(asked, 'saxonia', { wealth: 5 }), accept).nations['francia']!.wealth).toBe(5);
});
clause(['OT-RES-01', 'OT-TRE-04', 'OT-VAS-01'], 'a resolution never makes a circle of patrons either', () => {
  const clauses = [
    { kind: 'vassalage', vassal: 'gothia', patron: 'francia' },
    { kind: 'vassalage', vassal: 'francia', patron: 'gothia' },
  ] as const;
  const pair = treaty(start(), ['francia', 'gothia'], [{ kind: 'alliance' }]);
  const { nations } = nextTurn(alone(pair, { kind: 'adopt', clauses, years: null, penalty: null }));
  expect(nations['gothia']!.patron !== null && nations['francia']!.patron !== null).toBe(false);
});
clause(['OT-ORG-07', 'OT-TRE-14', 'OT-RES-08'], 'a treaty does not outlive the organization that is party to it', () => {
  const penalty = { target: null, value: 0, years: 1, wealth: 6, progress: 0 };
  const state = treaty(
    organized(start({ turnsPerCycle: 1 }), five, { enough: false }),
    ['organization-1', 'vandalia'],
    [{ kind: 'non-aggression' }],
    { penalty },
  );
  const after = nextTurn(
    change(state, (draft) => {
      draft.organizations = state.organizations.map((one) => ({ ...one, members: ['francia', 'gothia'] }));
    }),
  );
  expect([after.organizations, after.treaties]).toEqual([[], []]);
});
clause(['OT-TRE-13', 'OT-ORG-07'], 'members of one organization are one party of its treaties', () => {
  const state = treaty(organized(start(), five), ['organization-1', 'vandalia'], [{ kind: 'non-aggression' }]);
  expect(turn(state, [strike('francia', 'gothia')], 30, 99).treaties).toHaveLength(1);
  expect(turn(state, [strike('francia', 'vandalia')], 30, 99).treaties).toEqual([]);
});
clause(['OT-DECL-06', 'OT-DECL-07'], 'one excused attack does not excuse the other', () => {
  const neutral = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: '' });
  const two = change(neutral, (draft) => {
    draft.aggressions = [{ by: 'gothia', against: 'francia', turn: 1 }];
    draft.config = { ...neutral.config, measuresPerTurn: 2 };
  });
  for (const order of [
    ['gothia', 'romania'],
    ['romania', 'gothia'],
  ]) {
    const [one, other] = order.map((target, i) => ({ ...strike('francia', target), slot: { kind: 'main' as const, id: String(i + 1) } }));
    const after = turn(two, [one!, other!], 30, 30, 99, 99);
    expect([after.declarations, modifiersOf(after, 'francia')]).toEqual([[], [['all', 5, 'declaration', 6]]]);
  }
});
clause(['OT-DECL-06', 'OT-DECL-08'], 'each declarant that breaks a joint neutrality in the same turn pays', () => {
  let state = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: '' });
  state = act(state, { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'neutrality', text: '' });
  const after = turn(
    state,
    [strike('francia', 'romania'), measure('gothia', 'incision', 'raid', { target: at('romania') })],
    30,
    30,
    99,
    99,
  );
  expect([modifiersOf(after, 'francia').length, modifiersOf(after, 'gothia').length]).toEqual([1, 1]);
});
clause(['OT-CIV-15', 'OT-REB-01'], 'what begins after orders are closed counts from the next turn', () => {
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  const risen = act(closed, {
    type: 'apply-effects',
    player: 'referee',
    reason: 'r',
    effects: [{ do: 'rebellion', nation: 'francia', sponsor: null }],
  });
  expect(damage(act(risen, { type: 'resolve-turn', player: 'referee' }), 'francia')).toEqual([0, 0]);
});
clause(['OT-EVT-04', 'OT-FLOW-18'], 'the Nations of one crisis answer in nation order', () => {
  const after = resolve(act(start(), post(['romania', 'francia'])), 99, 1).state;
  expect([damage(after, 'francia')[0] > 0, damage(after, 'romania')[0]]).toEqual([true, 0]);
});
clause(['OT-MEAS-03', 'OT-MOD-18', 'OT-MEAS-09'], 'welfare for an own crisis stays domestic when the crisis has been answered', () => {
  const state = act(start(), post(['francia']));
  const after = turn(state, [measure('francia', 'industry', 'welfare', { target: { kind: 'crisis', id: state.crises[0]!.id } })], 1, 30);
  expect([reportOn(after, 'francia').domestic, reportOn(after, 'francia').area]).toEqual([true, 'Gallia']);
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
clause(['OT-ORG-13', 'OT-SLOT-06'], 'a leader who resigns loses the slot and the measure in it', () => {
  const state = act(organized(start(), five), {
    ...measure('francia', 'rhetoric', 'boost'),
    slot: { kind: 'organization', id: 'organization-1' },
  });
  expect(act(state, { type: 'resign-leadership', player: 'ada', organization: 'organization-1' }).measures).toEqual([]);
});
clause('OT-ORG-05', 'the sides of a member in civil war count at the end of the cycle', () => {
  const state = divided(organized(start({ turnsPerCycle: 1 }), five.slice(0, 4), { enough: false }), 'gothia', [50, 50], ['bo', 'bo']);
  expect(nextTurn(state).organizations).toHaveLength(1);
});
clause(['OT-CONF-16', 'OT-CONF-25'], 'the strict rule asks for half of all votes where nobody votes against', () => {
  for (const majority of ['simple', 'twoThirds', 'absolute'] as const) {
    expect(passesAlone({ favourable: 1, contrary: 0, abstaining: 8 }, 'majority', majority, 'yes')).toBe(false);
    expect(passesAlone({ favourable: 5, contrary: 0, abstaining: 4 }, 'majority', majority, 'yes')).toBe(true);
  }
});
clause(['OT-PROS-01', 'OT-PROS-15', 'OT-ACT-02'], 'an empty purse is named before the further errors', () => {
  const spend = { type: 'spend', player: 'ada', nation: 'francia', item: 'via-for-wealth', times: 1 } as const;
  expect([code(start(), spend), code(nationWith(start(), 'francia', { wealth: 20 }), spend)]).toEqual(['cannot-pay', 'index-full']);
});
clause(['OT-CIV-06', 'OT-WAR-10'], 'a divided Nation that meddles in another civil war makes an exterior war measure', () => {
  const state = divided(start(), 'gothia');
  const both = change(state, (draft) => {
    draft.civilWars = [
      ...state.civilWars,
      {
        ...state.civilWars[0]!,
        id: 'civil-war-2',
        nation: 'francia',
        metered: false,
        sides: state.civilWars[0]!.sides.map((side) => ({ ...side, id: side.id.replace('-1.', '-2.'), controller: 'ada' })),
      },
    ];
  });
  const meddling = measure('francia', 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.2' }, supports: 'civil-war-1.1' });
  expect(reportOn(turn(both, [meddling], 99), 'francia').roll!.total).toBe(10);
});
clause(['OT-EFF-01', 'OT-CIV-10', 'OT-CIV-12'], 'help against a side that has just been eliminated changes nothing', () => {
  const state = divided(start(), 'gothia', [60, 30, 10], ['bo', 'cy', 'ada']);
  const help = (nation: string) =>
    measure(nation, 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.3' }, supports: 'civil-war-1.1' });
  const own = {
    ...measure('gothia', 'offensive', 'strike', { target: { kind: 'side', id: 'civil-war-1.3' } }),
    player: 'bo',
    slot: { kind: 'side' as const, id: 'civil-war-1.1' },
  };
  const late = change(announce(state, own, help('romania')), (draft) => {
    draft.nationOrder = ['gothia', ...state.nationOrder.filter((id) => id !== 'gothia')];
  });
  expect(damage(resolve(late, 5, 5, 99, 99).state, 'gothia')).toEqual([0, 0]);
});
clause(['OT-MEAS-14', 'OT-SCOPE-04', 'OT-OPP-02'], 'whoever opposes what has become impossible meets the ordinary counter-measure', () => {
  const state = announce(start(), measure('gothia', 'incision', 'raid', { target: at('romania') }), {
    ...strike('francia', 'gothia'),
    opposes: 'gothia/main/1',
  });
  const barred = act(state, {
    type: 'set-scope',
    player: 'referee',
    nation: 'gothia',
    target: 'romania',
    dimension: 'geographic',
    value: 'impossible',
    years: 3,
  });
  expect(reportOn(resolve(barred, 30, 5).state, 'francia').counter).not.toBeNull();
});
clause(['OT-RES-06', 'OT-CONF-22'], 'whoever walks out in protest is far from all that stay in the bloc', () => {
  const call = {
    type: 'convene-conference',
    player: 'ada',
    nation: 'francia',
    topic: 't',
    basis: { kind: 'treaty', id: 'treaty-1' },
    startTurn: 1,
    invited: ['romania'],
    includeVassals: true,
    openFloor: true,
  } as const;
  let state = act(treaty(start(), ['francia', 'gothia', 'suebia'], [{ kind: 'alliance' }]), call);
  state = act(state, { type: 'attend-conference', player: 'bo', nation: 'gothia', conference: 'conference-1' });
  const { scopes } = act(state, { type: 'leave-conference', player: 'bo', nation: 'gothia', conference: 'conference-1', protest: true });
  expect(new Set(scopes.filter(({ from }) => from === 'gothia').map(({ to }) => to))).toEqual(new Set(['francia', 'suebia', 'romania']));
});
clause(['OT-ORG-04', 'OT-ORG-07'], 'a declaration made by an organization founds one of Nations', () => {
  const law = { type: 'issue-declaration', kind: 'commitment', text: 'x', statute: orbis500.statutes[0]!.statute } as const;
  let state = act(organized(start({ organizationMin: 2 }), five), { ...law, player: 'ada', nation: 'organization-1' });
  state = act(state, { ...law, player: 'bo', nation: 'gothia' });
  expect(nextTurn(nextTurn(state), [], 1, 1).organizations.every(({ members }) => members.every((member) => five.includes(member)))).toBe(
    true,
  );
});
clause(['OT-REF-02', 'OT-REF-03', 'OT-REF-04'], 'a ruling that voids may be changed into one that does not', () => {
  const rule = (state: ReturnType<typeof start>, ruling: { kind: 'void'; reason: string } | { kind: 'trivial' }) =>
    act(state, { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling });
  const posted = announce(start(), measure('francia', 'intervention', 'invest'));
  expect(resolve(rule(rule(posted, { kind: 'void', reason: '' }), { kind: 'trivial' })).state.nations['francia']!.wealth).toBe(1);
  expect(resolve(rule(rule(posted, { kind: 'trivial' }), { kind: 'void', reason: '' })).state.nations['francia']!.wealth).toBe(0);
});
clause(['OT-RES-02', 'OT-TRE-02', 'OT-TRE-08'], 'an amendment replaces the modifiers of a treaty with its clauses', () => {
  const bound = modified(start(), {
    nation: 'gothia',
    target: 'MIL',
    value: 5,
    source: 'treaty',
    singleUse: false,
    cancellable: false,
    cause: 'treaty-1',
    lastTurn: 11,
  });
  const burden = { kind: 'modifier', on: 'gothia', target: 'MIL', value: 5, against: null } as const;
  const ease = { kind: 'modifier', on: 'gothia', target: 'AUX', value: -5, against: null } as const;
  const state = alone(treaty(bound, ['francia', 'gothia'], [burden]), {
    ...{ kind: 'amend', instrument: 'treaty-1', clauses: [ease], years: null, text: null, penalty: null },
  });
  expect(modifiersOf(nextTurn(state), 'gothia')).toEqual([['AUX', -5, 'treaty', 11]]);
});
clause(['OT-VIEW-11', 'OT-REF-02'], 'two hidden authors in one contest stay hidden from each other', () => {
  const steal = (nation: string) => measure(nation, 'sabotage', 'plunder', { target: at('romania'), covert: true });
  const state = ['francia', 'gothia'].reduce(
    (now, id) =>
      act(now, { type: 'adjudicate-measure', player: 'referee', measure: `${id}/main/1`, ruling: { kind: 'contest', key: 'k' } }),
    announce(start(), steal('francia'), steal('gothia')),
  );
  const { events } = resolve(state, 10, 30, 99);
  const contest = events.find(({ type }) => type === 'contest-resolved')!;
  expect([
    JSON.stringify(game.witness(contest, 'ada')).includes('gothia'),
    JSON.stringify(game.witness(contest, 'bo')).includes('francia'),
  ]).toEqual([false, false]);
});
clause(['OT-VIEW-11', 'OT-VIEW-10'], 'what a hidden thief gains does not say that it was stolen', () => {
  const state = nationWith(
    announce(start(), measure('francia', 'sabotage', 'plunder', { target: at('romania'), covert: true })),
    'romania',
    { wealth: 20 },
  );
  const seen = resolve(state, 1, 99)
    .events.map((event) => game.witness(event, 'bo'))
    .filter((event) => event?.type === 'wealth-changed' && event.nation === 'francia');
  expect([seen.length, JSON.stringify(seen).includes('theft')]).toEqual([1, false]);
});
clause(['OT-VIEW-05', 'OT-END-07'], 'the end of a hidden sponsor does not tell what it had sponsored', () => {
  const state = rebellion(start(), 'gothia', { sponsor: 'saxonia', sponsorKnown: false });
  const after = act(state, extinguish('saxonia'));
  expect(game.view(after, 'ada').rebellions).toEqual(game.view(state, 'ada').rebellions);
});
clause(['OT-MEAS-02', 'OT-ACT-02'], 'a saved measure that aims at nothing on the map is refused', () => {
  const state = announce(start(), measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'armorica' } }));
  const spoilt = (target: unknown) => game.decodeState({ ...state, measures: [{ ...state.measures[0]!, target }] })._tag;
  expect([
    spoilt({ kind: 'region', id: 'armorica' }),
    spoilt({ kind: 'region', id: 'gothia' }),
    spoilt({ kind: 'nation', id: 'toString' }),
  ]).toEqual(['Right', 'Left', 'Left']);
});
