import { expect } from 'vitest';
import { does, five, law, leads, league, orgOf, schismOf } from '../../helpers/organization.js';
import { change, given, nationWith, organized, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, refused, three } from '../../helpers/table.js';
import { announce, measure, modifiersOf, nextTurn, reportOn, strike, turn } from '../../helpers/turns.js';

clause('OT-ORG-02', 'strangers leave nothing, disavow nobody, recognise nobody and petition for nothing', () => {
  const pair = league({}, ['francia', 'gothia']);
  const acts = [
    does('romania', 'leave-organization'),
    does('romania', 'disavow-leader', { rival: 'gothia' }),
    does('gothia', 'disavow-leader', { rival: 'romania' }),
    does('romania', 'recognise-leader', { leader: 'gothia' }),
    does('romania', 'petition-election'),
  ];
  for (const one of acts) expect([one.type, ...refused(pair, one)]).toEqual([one.type, 'not-a-member', 'OT-ORG-02']);
  for (const one of [does('gothia', 'recognise-leader', { leader: 'francia' }), does('gothia', 'petition-election')])
    expect(refused(pair, one)).toEqual(['no-schism', 'OT-ORG-02']);
  expect(refused(pair, leads('gothia', 'resign-leadership'))).toEqual(['not-leader', 'OT-ORG-02']);
  // A leader disavows nobody, nor does anybody in favour of the leader, or where nobody leads.
  for (const [state, one] of [
    [league(), does('francia', 'disavow-leader', { rival: 'gothia' })],
    [league(), does('gothia', 'disavow-leader', { rival: 'francia' })],
    [league({ leader: null }), does('gothia', 'disavow-leader', { rival: 'romania' })],
  ] as const)
    expect(refused(state, one)).toEqual(['target-is-self', 'OT-ORG-02']);
  expect(orgOf(act(league(), does('gothia', 'disavow-leader', { rival: 'gothia' }))).disavowals).toHaveLength(1);
});
clause(
  'OT-ORG-06',
  'in the name of an organization only what its statute allows is done, for members, on their statutory attributes',
  () => {
    const statute = law({ allowedMeasures: ['rhetoric', 'commerce', 'offensive'], memberModifiers: ['CLT'] });
    const state = league({ statute });
    const slot = { kind: 'organization', id: 'organization-1' } as const;
    const speak = (statistic: 'rhetoric' | 'commerce' | 'morale', target: string) =>
      measure('francia', statistic, 'boost', { slot, target: at(target) });
    expect(modifiersOf(turn(state, [speak('rhetoric', 'gothia')], 10), 'gothia')).toEqual([['CLT', -12, 'acquired', 6]]);
    expect(announce(state, { ...strike('francia', 'persia'), slot }).measures).toHaveLength(1);
    const wrong = [speak('rhetoric', 'persia'), speak('commerce', 'gothia'), speak('morale', 'gothia')];
    for (const one of wrong) expect(refused(state, one)).toEqual(['statute-forbids', 'OT-ORG-06']);
    const shaped = nationWith(nationWith(state, 'francia', { attributes: { CLT: 30 } }), 'gothia', { attributes: { CLT: 5 } });
    const after = turn(shaped, [speak('rhetoric', 'gothia')], 10);
    expect(after.reports[0]!.roll!.threshold).toBe(50);
  },
);
clause('OT-ORG-07', 'what a leader signs in the name of its organization binds and protects every member', () => {
  const offer: Action = {
    ...{ type: 'make-offer', player: 'ada', from: 'organization-1', to: 'romania', clauses: [{ kind: 'non-aggression' }] },
  };
  const state = league({}, ['francia', 'gothia', 'saxonia']);
  const signed = act(act(state, offer), { type: 'accept-offer', player: 'cy', offer: 'offer-1' });
  expect(signed.treaties[0]!.parties).toEqual(['organization-1', 'romania']);
  const breach = [['all', 10, 'breach', 4]];
  expect(modifiersOf(turn(signed, [strike('romania', 'saxonia')], 99), 'romania')).toEqual(breach);
  expect(modifiersOf(turn(signed, [strike('gothia', 'romania')], 99), 'gothia')).toEqual(breach);
  expect(refused(state, { ...offer, player: 'bo' } as Action)).toEqual(['not-your-nation', 'OT-ACT-06']);
});
clause('OT-ORG-07', 'a leader declares and convenes for its organization, and takes land only where the statute lets it', () => {
  const declare: Action = { type: 'issue-declaration', player: 'ada', nation: 'organization-1', kind: 'commitment', text: 'Us.' };
  expect(act(league(), declare).declarations[0]!.declarants).toEqual(['organization-1']);
  expect(refused(league(), { ...declare, player: 'bo' })).toEqual(['not-your-nation', 'OT-ACT-06']);
  const convene: Action = {
    ...{ type: 'convene-conference', player: 'ada', nation: 'organization-1', topic: '', startTurn: 1, invited: [] },
    ...{ basis: { kind: 'organization', id: 'organization-1' }, includeVassals: true, openFloor: false },
  };
  expect(act(league(), convene).conferences).toMatchObject([{ convener: 'organization-1', attendees: ['francia'] }]);
  expect(refused(league(), { ...convene, player: 'bo' })).toEqual(['not-your-nation', 'OT-ACT-06']);
  const cede: Action = {
    ...{ type: 'make-offer', player: 'cy', from: 'romania', to: 'organization-1' },
    clauses: [{ kind: 'cession', by: 'romania', to: 'organization-1', regions: ['bithynia'] }],
  };
  const owning = league({ statute: law({ holdsTerritory: true }) }, ['francia', 'gothia']);
  const ceded = act(act(owning, cede), { type: 'accept-offer', player: 'ada', offer: 'offer-1' });
  expect(ceded.regions['bithynia']!.owner).toBe('organization-1');
  expect(refused(league({ statute: law({ holdsTerritory: false }) }), cede)).toEqual(['bad-clause', 'OT-TRE-02']);
});
clause(['OT-STATE-08', 'OT-MEAS-03'], 'what an organization owns is home to what its leader does in its name', () => {
  const state = given(
    organized(start({ scopeModel: 'derived' }), three, { statute: law({ holdsTerritory: true }) }),
    'arabia',
    'organization-1',
  );
  const tell = (slot: { kind: 'main' | 'organization'; id: string }) => ({
    ...measure('francia', 'rhetoric', 'narrative', { target: { kind: 'region', id: 'arabia' } }),
    slot,
  });
  expect(reportOn(turn(state, [tell({ kind: 'organization', id: 'organization-1' })], 30), 'francia')).toMatchObject({
    domestic: true,
    area: 'Gallia',
    roll: { total: 0 },
  });
  expect(reportOn(turn(state, [tell({ kind: 'main', id: '1' })], 30), 'francia')).toMatchObject({ domestic: false, area: 'Oriens' });
});

const neutral = (more = {}) =>
  act(organized(start(), ['francia', 'gothia', 'saxonia', 'thuringia', 'gepidia'], more), {
    type: 'issue-declaration',
    player: 'ada',
    nation: 'organization-1',
    kind: 'neutrality',
    text: '',
  });
const threat = [['all', 5, 'declaration', 6]];

clause(['OT-ORG-07', 'OT-DECL-06', 'OT-DECL-07'], 'the neutrality of an organization binds and protects each of its members', () => {
  const attacked = turn(neutral(), [strike('romania', 'gothia')], 30, 99);
  expect([modifiersOf(attacked, 'romania'), attacked.declarations.length]).toEqual([threat, 1]);
  const broken = turn(neutral(), [strike('gothia', 'romania')], 30, 99);
  expect([modifiersOf(broken, 'gothia'), modifiersOf(broken, 'francia'), broken.declarations]).toEqual([threat, [], []]);
  const excused = turn(neutral(), [strike('romania', 'gothia'), strike('gothia', 'romania')], 30, 30, 99, 99);
  expect([modifiersOf(excused, 'gothia'), modifiersOf(excused, 'romania'), excused.declarations]).toEqual([[], threat, []]);
  const outside = turn(neutral(), [strike('romania', 'vandalia')], 30, 99);
  expect([modifiersOf(outside, 'romania'), outside.declarations.length]).toEqual([[], 1]);
});
clause(['OT-ORG-07', 'OT-TRE-13', 'OT-WAR-04'], 'so do its guarantees and its declarations of war', () => {
  const members = ['francia', 'gothia', 'saxonia', 'thuringia', 'gepidia'];
  const guarded = treaty(
    organized(start(), members),
    ['organization-1', 'vandalia'],
    [{ kind: 'guarantee', by: 'organization-1', beneficiary: 'romania' }],
  );
  expect(modifiersOf(turn(guarded, [strike('gothia', 'romania')], 30, 99), 'gothia')).toEqual([['all', 10, 'breach', 4]]);
  const declared = act(organized(start(), members), {
    type: 'issue-declaration',
    player: 'ada',
    nation: 'organization-1',
    kind: 'war',
    target: 'romania',
    text: '',
  });
  expect(turn(declared, [strike('gothia', 'romania')], 30, 99).conflicts).toMatchObject([{ a: 'gothia', b: 'romania', status: 'war' }]);
});

/** Half of them follow somebody else. */
const dissent = schismOf('gothia', 'romania', 'saxonia');

clause(['OT-ORG-15', 'OT-ORG-07'], 'an organization in schism binds nobody', () => {
  const torn = change(neutral(), (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, schism: dissent }));
  });
  const after = turn(torn, [strike('romania', 'gothia'), strike('francia', 'romania')], 30, 30, 99, 99);
  expect([modifiersOf(after, 'romania'), modifiersOf(after, 'francia'), after.declarations.length]).toEqual([[], [], 1]);
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
clause(['OT-ORG-07', 'OT-EFF-12'], 'black land occupied in its name is its own if it holds any, and else the leader’s', () => {
  const owners = (holdsTerritory: boolean, slot: { kind: 'main' | 'organization'; id: string }) => {
    const state = organized(start({ expansionRegions: [1, 1, 2, 2] }), three, {
      statute: law({ holdsTerritory, allowedMeasures: ['expansion'] }),
    });
    const occupy = measure('francia', 'expansion', 'occupy', { slot, target: { kind: 'region', id: 'armorica' } });
    const { regions } = turn(state, [occupy], 2);
    return Object.keys(regions).flatMap((id) => (regions[id]!.owner !== state.regions[id]!.owner ? [regions[id]!.owner] : []));
  };
  const slot = { kind: 'organization', id: 'organization-1' } as const;
  const won = owners(false, slot).length;
  expect(won).toBeGreaterThan(0);
  expect(owners(true, slot)).toEqual(Array(won).fill('organization-1'));
  expect(owners(false, slot)).toEqual(Array(won).fill('francia'));
  expect(owners(true, { kind: 'main', id: '1' })).toEqual(Array(won).fill('francia'));
});
