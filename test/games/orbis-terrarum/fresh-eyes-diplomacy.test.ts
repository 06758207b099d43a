import { expect } from 'vitest';
import { law, orgOf } from './organization.js';
import {
  type Action,
  act,
  announce,
  at,
  change,
  clause,
  code,
  damage,
  extinguish,
  game,
  measure,
  modifiersOf,
  nationWith,
  nextTurn,
  organized,
  reportOn,
  resolve,
  type State,
  shield,
  start,
  strike,
  treaty,
  turn,
} from './table.js';

const five = ['francia', 'gothia', 'romania', 'saxonia', 'thuringia'];
const reform = (state: State, edit: (organization: State['organizations'][number]) => object): State =>
  change(state, (draft) => {
    draft.organizations = state.organizations.map((one) => ({ ...one, ...edit(one) }));
  });
/** Eight members, torn between francia and gothia, who has three followers. */
const torn = (recognised: Readonly<Record<string, string>>, since = 1): State =>
  reform(organized(start({ schismTurns: 5 }), [...five, 'persia', 'armenia', 'axumia'], { statute: law() }), ({ members }) => ({
    schism: {
      since,
      rival: 'gothia',
      recognitions: members.map((nation) => ({
        nation,
        leader: recognised[nation] ?? (['gothia', 'romania', 'saxonia', 'thuringia'].includes(nation) ? 'gothia' : 'francia'),
      })),
      petitions: [],
    },
  }));
const at6 = (state: State): State =>
  change(state, (draft) => {
    draft.turn = 6;
  });
const convene = (more: object = {}) =>
  ({
    type: 'convene-conference',
    player: 'ada',
    nation: 'francia',
    topic: 't',
    basis: { kind: 'treaty', id: 'treaty-1' },
    startTurn: 1,
    invited: [],
    includeVassals: true,
    openFloor: false,
    ...more,
  }) as Extract<Action, { type: 'convene-conference' }>;
const present = (motion: object) =>
  ({ type: 'present-proposal', player: 'ada', nation: 'francia', conference: 'conference-1', motion }) as Action;
const carried = (state: State, motion: object): State => {
  let now = act(state, present(motion));
  now = act(now, { type: 'open-vote', player: 'ada', nation: 'francia', conference: 'conference-1' });
  return act(now, {
    type: 'cast-vote',
    player: 'ada',
    nation: 'francia',
    conference: 'conference-1',
    item: 'conference-1.1',
    choice: 'yes',
  });
};

clause(['OT-ORG-18'], 'a split leaves the incumbent with the old and gives the rival the new, whomever either recognises', () => {
  for (const recognised of [{ gothia: 'francia' }, { francia: 'gothia' }] as const) {
    const after = resolve(at6(torn(recognised))).state.organizations;
    expect(after.map(({ leader, members }) => [leader, members])).toEqual([
      ['francia', ['francia', 'persia', 'armenia', 'axumia']],
      ['gothia', ['gothia', 'romania', 'saxonia', 'thuringia']],
    ]);
  }
});
clause(['OT-ORG-17', 'OT-ORG-18'], 'an election that four fifths have called is held before the organization splits', () => {
  const called = reform(at6(torn({})), () => ({
    election: { since: 5, votes: [{ voter: 'romania', candidate: 'romania' }] },
  }));
  const after = resolve(called).state.organizations;
  expect(after.map(({ leader, members, schism }) => [leader, members.length, schism])).toEqual([['romania', 8, null]]);
});
clause(['OT-ORG-09', 'OT-ORG-13'], 'an office that falls vacant before orders open is filled in the upkeep of that turn', () => {
  const before = turn(organized(start(), five, { statute: law() }), []);
  expect(before.phase).toBe('happenings');
  const slain = act(before, extinguish('francia'));
  expect(orgOf(slain)).toMatchObject({ leader: null });
  const after = turn(act(slain, { type: 'open-orders', player: 'referee' }), []);
  expect(orgOf(after).leader).not.toBeNull();
});
clause(['OT-ORG-15'], 'in a schism the duties and benefits of the charter rest', () => {
  const clauses = [
    ...shield,
    { kind: 'scope' as const, between: five, dimension: 'cultural' as const, value: 5 },
    { kind: 'subsidy' as const, by: 'francia', to: 'gothia', wealth: 3 },
    { kind: 'statute' as const, statute: law() },
  ];
  const state = reform(treaty(torn({}), [...five, 'persia', 'armenia', 'axumia'], clauses), () => ({ charter: 'treaty-1' }));
  const fought = turn(state, [strike('francia', 'gothia')], 30, 99);
  expect([fought.treaties[0]!.parties.length, modifiersOf(fought, 'francia')]).toEqual([8, []]);
  const whole = reform(state, () => ({ schism: null }));
  expect(turn(whole, [strike('francia', 'gothia')], 30, 99).treaties[0]!.parties).not.toContain('francia');
  const rich = (one: State) =>
    nationWith(
      change(one, (draft) => {
        draft.config = { ...one.config, turnsPerCycle: 1, wealthPerCycle: 0 };
      }),
      'francia',
      { wealth: 9 },
    );
  expect([turn(rich(state), []).nations['gothia']!.wealth, turn(rich(whole), []).nations['gothia']!.wealth]).toEqual([0, 3]);
});
clause(['OT-TRE-10', 'OT-ORG-07'], 'whoever breaks the treaty of its organization pays the other parties, not its fellows', () => {
  const penalty = { target: null, value: 0, years: 1, wealth: 6, progress: 0 };
  const state = nationWith(treaty(organized(start(), five), ['organization-1', 'vandalia'], shield, { penalty }), 'francia', {
    wealth: 10,
  });
  const after = turn(state, [strike('francia', 'vandalia')], 30, 99);
  expect([after.nations['francia']!.wealth, after.nations['vandalia']!.wealth, after.nations['gothia']!.wealth]).toEqual([4, 6, 0]);
});
clause(['OT-TRE-13', 'OT-FLOW-10', 'OT-END-07'], 'a blow that kills a member of an organization breaks its treaty all the same', () => {
  const weak = nationWith(organized(start(), five), 'saxonia', { attributes: { MIL: 1, ADM: 1, ECN: 1, CLT: 1, AUX: 1 } });
  const state = treaty(nationWith(weak, 'saxonia', { legDamage: 3 }), ['organization-1', 'vandalia'], shield);
  const acting = measure('vandalia', 'offensive', 'strike', { target: at('saxonia') });
  const after = turn(state, [acting], 1, 99);
  expect(after.nations['saxonia']!.alive).toBe(false);
  expect([after.treaties, modifiersOf(after, 'vandalia')]).toEqual([[], [['all', 10, 'breach', 4]]]);
});
clause(['OT-CONF-03', 'OT-CONF-12'], 'a conference whose authority the referee has not granted does not open by itself', () => {
  const asked = act(start(), convene({ basis: { kind: 'prestige', id: null }, invited: ['gothia'] }));
  const later = nextTurn(asked);
  expect(later.conferences.map(({ stage }) => stage)).toEqual(['scheduled']);
  const decide = (answer: string) => act(later, { type: 'decide', player: 'referee', decision: later.decisions[0]!.id, answer });
  expect([decide('grant').conferences[0]!.stage, decide('deny').conferences[0]!.stage]).toEqual(['discussion', 'dissolved']);
});
clause(
  ['OT-CONF-02', 'OT-CONF-22', 'OT-ORG-07'],
  'an organization that is party or declarant convenes on that, and its members are in the bloc',
  () => {
    const base = organized(start(), five);
    const declared = act(base, {
      type: 'issue-declaration',
      player: 'ada',
      nation: 'organization-1',
      kind: 'commitment',
      text: 'We stand together.',
    });
    const by = (kind: 'treaty' | 'declaration') => convene({ nation: 'organization-1', basis: { kind, id: `${kind}-1` } });
    const attend = { type: 'attend-conference', player: 'bo', nation: 'gothia', conference: 'conference-1' } as const;
    expect(act(act(declared, by('declaration')), attend).conferences[0]!.attendees).toEqual(['francia', 'gothia']);
    const signed = treaty(base, ['organization-1', 'vandalia'], shield);
    expect(act(act(signed, by('treaty')), attend).conferences[0]!.attendees).toEqual(['francia', 'gothia']);
  },
);
clause(['OT-CONF-05', 'OT-ACT-02'], 'the floor is asked about before attendance', () => {
  const state = act(treaty(start(), ['francia', 'gothia'], shield), convene());
  const motion = { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: null, penalty: null };
  expect(code(state, { ...present(motion), player: 'bo', nation: 'gothia' } as Action)).toBe('floor-closed');
});
clause(['OT-RES-02', 'OT-ORG-04'], 'a treaty amended by a statute founds its organization', () => {
  const state = act(treaty(start(), five, shield), convene());
  const clauses = [...shield, { kind: 'statute', statute: law() }];
  const after = turn(carried(state, { kind: 'amend', instrument: 'treaty-1', clauses, years: null, text: null, penalty: null }), []);
  const later = turn(act(after, { type: 'open-orders', player: 'referee' }), []);
  expect(later.organizations).toMatchObject([{ charter: 'treaty-1', members: five }]);
});
clause(['OT-RES-02', 'OT-END-07'], 'an amendment brings the dead nothing', () => {
  const state = act(treaty(start(), five, shield), convene());
  const clauses = [...shield, { kind: 'modifier', on: 'saxonia', target: 'MIL', value: -4, against: null }];
  const voted = carried(state, { kind: 'amend', instrument: 'treaty-1', clauses, years: null, text: null, penalty: null });
  const slain = act(voted, extinguish('saxonia'));
  const after = turn(act(turn(slain, []), { type: 'open-orders', player: 'referee' }), []);
  expect(after.modifiers.filter(({ nation }) => !after.nations[nation]!.alive)).toEqual([]);
  expect(game.decodeState(JSON.parse(JSON.stringify(after)))._tag).toBe('Right');
});
clause(
  ['OT-MEAS-14', 'OT-REF-03', 'OT-OPP-02', 'OT-OPP-13'],
  'whoever opposes what is ruled trivial meets the ordinary counter-measure',
  () => {
    const opposed = announce(
      start(),
      measure('gothia', 'offensive', 'strike', { target: at('romania') }),
      measure('francia', 'offensive', 'strike', { target: at('gothia'), opposes: 'gothia/main/1' }),
    );
    const ruled = act(opposed, {
      type: 'adjudicate-measure',
      player: 'referee',
      measure: 'gothia/main/1',
      ruling: { kind: 'trivial' },
    });
    const after = resolve(ruled, 30, 1).state;
    expect([reportOn(after, 'francia').counter?.nation, damage(after, 'gothia')]).toEqual(['gothia', [0, 0]]);
  },
);
