import { expect } from 'vitest';
import { alliance, alone, at1, convene, type Motion, met, opened, pact, propose, vote, voted, voting } from '../../helpers/conference.js';
import { declaredByEach } from '../../helpers/declarations.js';
import { distances, exclusion, statute } from '../../helpers/organization.js';
import { change, modified, nationWith, organized, shield, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, game, refused, type State, three } from '../../helpers/table.js';
import { measure, nextTurn, reportOn, turn } from '../../helpers/turns.js';

/** What becomes of the world when all three are for a motion. */
const carry = (motion: Motion, from: State = met()) => turn(voted(voting(motion, from), 'yes', 'yes', 'yes'), []);

clause(
  ['OT-RES-01', 'OT-RES-09', 'OT-CONF-22'],
  'what is adopted binds the whole bloc as a treaty, whoever came and however it voted',
  () => {
    const alone = act(act(pact(), convene()), at1('gothia', 'attend-conference'));
    const adopted = turn(act(act(opened(act(alone, propose('francia'))), vote('francia', 'yes')), vote('gothia', 'yes')), []).treaties[1]!;
    expect(adopted).toMatchObject({
      ...{ parties: three, clauses: [{ kind: 'alliance' }], lastTurn: 11, penalty: null },
      adoption: {
        conference: 'conference-1',
        turn: 1,
        inFavour: ['francia', 'gothia'],
        attended: ['francia', 'gothia'],
        before: ['francia', 'gothia'],
      },
    });
    const penalty = { target: 'all', value: 5, years: 2, wealth: 1, progress: 0 } as const;
    expect(carry({ ...alliance, years: 3, penalty } as Motion).treaties[1]).toMatchObject({ lastTurn: 4, penalty });
    const struck = turn(
      change(pact(), (draft) => {
        draft.treaties = [{ ...adopted, clauses: shield }];
      }),
      [measure('romania', 'offensive', 'strike', { target: at('francia') })],
      99,
    );
    expect(struck.treaties[0]!.parties).toEqual(['francia', 'gothia']);
  },
);

const order = (nation: string) => start().nationOrder.indexOf(nation);

clause('OT-CONF-22', 'the bloc is the convener, those who came, those invited and those of the basis, less those who left', () => {
  const parties = (state: State) => turn(voted(state, 'yes', 'yes', 'yes'), []).treaties.at(-1)!.parties;
  expect(parties(voting(alliance, met({}, { invited: ['romania', 'persia'] })))).toEqual(
    [...three, 'persia'].sort((a, b) => order(a) - order(b)),
  );
  const left = act(voting(), at1('gothia', 'leave-conference', { protest: true }));
  expect(turn(act(act(left, vote('francia', 'yes')), vote('romania', 'yes')), []).treaties.at(-1)!.parties).toEqual(['francia', 'romania']);
});

type Term = State['treaties'][number]['clauses'][number];
const bad = ['bad-parameter', 'OT-RES-02'];
/** The conference on a treaty of three. */
const onThree = (more: Partial<State['treaties'][number]> = {}) => met({}, { invited: [] }, treaty(start(), three, shield, more));
/** The conference of an organization in which the three take part. */
const inCouncil = (more: Partial<State['organizations'][number]> = {}, members: readonly string[] = [...three, 'saxonia']) =>
  met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, organized(start(), members, { statute, ...more }));

clause('OT-RES-02', 'an amendment gives the treaty of the conference other clauses, and a new period if it says one', () => {
  const amend = (more: object = {}): Motion => ({
    ...{ kind: 'amend', instrument: 'treaty-1', clauses: [{ kind: 'alliance' }], text: null, penalty: null, years: null },
    ...more,
  });
  expect(carry(amend(), onThree()).treaties).toMatchObject([{ clauses: [{ kind: 'alliance' }], lastTurn: 11 }]);
  expect(carry(amend({ years: 15 }), onThree()).treaties).toMatchObject([{ lastTurn: 16, years: 15 }]);
  expect(refused(onThree(), propose('francia', amend({ years: 21 })))).toEqual(['bad-duration', 'OT-TRE-08']);
  expect(refused(met(), propose('francia', amend({ instrument: 'treaty-2' })))).toEqual(bad);
  expect(refused(inCouncil(), propose('francia', amend()))).toEqual(bad);
});
clause(['OT-RES-02', 'OT-DECL-10'], 'a declaration is amended in text and penalty, or repealed for all, at no price', () => {
  const from = met({}, { basis: { kind: 'declaration', id: 'declaration-1' }, invited: [] }, declaredByEach('Old.'));
  const amend = (penalty: { value: number; years: number } | null, text: string | null = 'New.'): Motion => ({
    ...{ kind: 'amend', instrument: 'declaration-1', clauses: [], text, penalty, years: null },
  });
  expect(carry(amend({ value: 15, years: 10 }), from).declarations).toMatchObject([{ text: 'New.', penalty: { value: 15, years: 10 } }]);
  expect(carry(amend(null, null), from).declarations).toMatchObject([{ text: 'Old.', penalty: null }]);
  for (const [value, years] of [
    [16, 1],
    [0, 1],
    [5, 0],
    [5, 11],
  ] as const)
    expect(refused(from, propose('francia', amend({ value, years })))).toEqual(['penalty-too-high', 'OT-DECL-10']);
  const repealed = carry({ kind: 'repeal', instrument: 'declaration-1' }, from);
  expect([repealed.declarations, repealed.modifiers]).toEqual([[], []]);
});
clause('OT-RES-02', 'a treaty is repealed without breach, by its own conference only', () => {
  const repealed = carry({ kind: 'repeal', instrument: 'treaty-1' }, onThree());
  expect([repealed.treaties, repealed.modifiers]).toEqual([[], []]);
  expect(refused(met(), propose('francia', { kind: 'repeal', instrument: 'treaty-2' }))).toEqual(bad);
  const two = treaty(pact(), ['francia', 'romania'], shield);
  expect(refused(met({}, {}, two), propose('francia', { kind: 'repeal', instrument: 'treaty-2' }))).toEqual(bad);
});
clause('OT-RES-02', 'a conference of an organization admits, excludes, suspends, reforms and dissolves', () => {
  const after = (motion: Motion, more = {}) => carry(motion, inCouncil(more)).organizations[0];
  expect(after({ kind: 'admit-member', nation: 'persia' }, { applications: ['persia'] })!.members).toContain('persia');
  expect(after({ kind: 'exclude', nation: 'saxonia' })!.members).toEqual(three);
  expect(after({ kind: 'suspend', nation: 'saxonia' })!.suspended).toEqual(['saxonia']);
  expect(after({ kind: 'reinstate', nation: 'saxonia' }, { suspended: ['saxonia'] })!.suspended).toEqual([]);
  const reformed = { ...statute, name: 'Better', leaderElection: 'electoral' as const, electors: ['gothia'] };
  expect(after({ kind: 'reform-statute', statute: reformed })).toMatchObject({ statute: { name: 'Better' }, electors: ['gothia'] });
  expect(after({ kind: 'dissolve-organization' })).toBeUndefined();
});
clause(['OT-ACT-02', 'OT-ORG-03'], 'the electors of a statute that is proposed are Nations, if not members', () => {
  const electing = (...electors: readonly string[]) => ({ ...statute, leaderElection: 'electoral' as const, electors });
  const declaring = (...electors: readonly string[]): Motion => ({
    ...{ kind: 'declare', promise: 'commitment', text: 'One council.', penalty: null, statute: electing(...electors) },
  });
  const reforming = (...electors: readonly string[]): Motion => ({ kind: 'reform-statute', statute: electing(...electors) });
  for (const [motion, from] of [
    [declaring, met()],
    [reforming, inCouncil()],
  ] as const) {
    const explained = game.explain(from, propose('francia', motion('gothia', 'nobody')));
    expect(explained).toMatchObject([{ code: 'unknown-id', clause: 'OT-ACT-02', facts: { what: 'Nation', id: 'nobody' }, path: 'motion' }]);
    expect(game.explain(from, propose('francia', motion('gothia', 'persia')))).toEqual([]);
  }
});
clause('OT-RES-02', 'it proposes nothing about strangers, members twice, or an organization that is not there', () => {
  const refuses = (motion: Motion, from: State = inCouncil()) => refused(from, propose('francia', motion));
  for (const kind of ['exclude', 'suspend', 'reinstate'] as const) expect(refuses({ kind, nation: 'persia' })).toEqual(bad);
  for (const nation of ['saxonia', 'nobody']) expect(refuses({ kind: 'admit-member', nation })).toEqual(bad);
  const closed = inCouncil({ statute: { ...statute, joinRule: 'leader' } });
  expect(refuses({ kind: 'admit-member', nation: 'persia' }, closed)).toEqual(bad);
  expect(refuses({ kind: 'reform-statute', statute: { ...statute, term: 2 } })).toEqual(['bad-statute', 'OT-ORG-03']);
  const motions: readonly Motion[] = [
    { kind: 'admit-member', nation: 'persia' },
    { kind: 'reform-statute', statute },
    { kind: 'dissolve-organization' },
  ];
  for (const motion of motions) expect([motion.kind, ...refuses(motion, met())]).toEqual([motion.kind, ...bad]);
});

clause('OT-RES-03', 'the excluded is out, and 5 farther from each that remains for five turns', () => {
  const excluded = carry({ kind: 'exclude', nation: 'gothia' }, onThree());
  expect(excluded.treaties[0]!.parties).toEqual(['francia', 'romania']);
  expect(distances(excluded)).toEqual(exclusion(['francia', 'romania'], 6));
});
clause('OT-RES-04', 'whoever is suspended keeps its duties and loses its bonuses, until it is reinstated', () => {
  const suspended = carry({ kind: 'suspend', nation: 'gothia' }, onThree());
  expect(suspended.treaties[0]).toMatchObject({ suspended: ['gothia'], parties: three });
  const back = voting({ kind: 'reinstate', nation: 'gothia' }, onThree({ suspended: ['gothia'] }));
  expect(turn(act(act(back, vote('francia', 'yes')), vote('romania', 'yes')), []).treaties[0]!.suspended).toEqual([]);
  const held = treaty(start(), three, shield, { suspended: ['gothia'] });
  const strike = measure('gothia', 'offensive', 'strike', { target: at('francia') });
  expect(turn(held, [strike], 99).treaties[0]!.parties).toEqual(['francia', 'romania']);
  const total = (value: number, by: readonly string[]) => {
    const bonus = {
      nation: 'gothia',
      target: 'ECN',
      value,
      source: 'treaty',
      singleUse: false,
      cancellable: false,
      cause: 'treaty-1',
    } as const;
    const state = modified(treaty(start(), three, shield, { suspended: by }), bonus);
    return reportOn(turn(state, [measure('gothia', 'intervention', 'invest')], 50), 'gothia').roll!.total;
  };
  expect([total(-5, []), total(-5, ['gothia']), total(5, ['gothia'])]).toEqual([-5, 0, 5]);
});
clause(['OT-RES-01', 'OT-TRE-04', 'OT-VAS-01'], 'a resolution never makes a circle of patrons either', () => {
  const clauses = [
    { kind: 'vassalage', vassal: 'gothia', patron: 'francia' },
    { kind: 'vassalage', vassal: 'francia', patron: 'gothia' },
  ] as const;
  const pair = treaty(start(), ['francia', 'gothia'], [{ kind: 'alliance' }]);
  const { nations } = carry({ kind: 'adopt', clauses, years: null, penalty: null }, met({}, {}, pair));
  expect(nations['gothia']!.patron !== null && nations['francia']!.patron !== null).toBe(false);
});

/** Gothia, with something to give: Wealth, a vassal, and a treaty with Persia and its own vassal. */
const generous = (): State => {
  const rich = nationWith(nationWith(pact(), 'gothia', { wealth: 9 }), 'suebia', { patron: 'gothia', wealth: 9 });
  return treaty(rich, ['francia', 'gothia'], [{ kind: 'alliance' }]);
};
const taken: readonly Term[] = [
  { kind: 'payment', by: 'gothia', to: 'francia', wealth: 5, progress: 0 },
  { kind: 'subsidy', by: 'gothia', to: 'francia', wealth: 5 },
  { kind: 'cession', by: 'gothia', to: 'francia', regions: ['aquitania'] },
  { kind: 'new-vassal', by: 'gothia', regions: ['aquitania'], name: 'Aquitania', patron: 'francia' },
  { kind: 'vassalage', vassal: 'gothia', patron: 'francia' },
  { kind: 'release', patron: 'gothia', vassal: 'suebia' },
  { kind: 'renew', treaty: 'treaty-2', years: 20 },
  { kind: 'terminate', treaty: 'treaty-2' },
  // Its vassal, which is in the same hands.
  { kind: 'payment', by: 'suebia', to: 'francia', wealth: 5, progress: 0 },
];
clause(['OT-RES-10', 'OT-RES-01'], 'a resolution takes nothing from whoever did not vote for it, and binds it to the rest', () => {
  const adopted = (clauses: readonly Term[], gothia: 'yes' | 'abstain' | 'no') => {
    const vote = voted(voting({ kind: 'adopt', clauses, years: null, penalty: null }, met({}, {}, generous())), 'yes', gothia, 'yes');
    return turn(vote, []).treaties.some(({ adoption }) => adoption !== null);
  };
  for (const clause of taken)
    expect([clause.kind, ...(['yes', 'abstain', 'no'] as const).map((answer) => adopted([clause], answer))]).toEqual([
      ...[clause.kind, true, false, false],
    ]);
  // All or nothing; and what only binds needs nobody's vote.
  expect([adopted([{ kind: 'alliance' }, taken[0]!], 'no'), adopted([{ kind: 'alliance' }], 'no')]).toEqual([false, true]);
  expect(adopted([{ kind: 'modifier', on: 'gothia', target: 'MIL', value: 5, against: 'francia' }], 'no')).toBe(true);
});
clause(['OT-RES-10', 'OT-RES-02'], 'a lone convener takes nothing, in an amendment neither', () => {
  const lone = nextTurn(
    alone(nationWith(pact(), 'gothia', { wealth: 9 }), { kind: 'adopt', clauses: [taken[0]!], years: null, penalty: null }),
  );
  expect([lone.treaties.length, lone.nations['gothia']!.wealth]).toEqual([1, 9]);
  const amend = (gothia: 'yes' | 'no') => {
    const motion = { kind: 'amend', instrument: 'treaty-1', clauses: [taken[0]!], text: null, penalty: null, years: null } as const;
    const rich = nationWith(onThree(), 'gothia', { wealth: 9 });
    return turn(voted(voting(motion, rich), 'yes', gothia, 'yes'), []).nations['gothia']!.wealth;
  };
  expect([amend('yes'), amend('no')]).toEqual([4, 9]);
});
clause(['OT-RES-10', 'OT-CONF-05'], 'nobody unplayed becomes a vassal by a resolution', () => {
  const come = met({}, { invited: ['romania', 'suebia'] });
  const clauses = [{ kind: 'vassalage', vassal: 'suebia', patron: 'francia' }] as const;
  const none = ['vassalage-not-earned', 'OT-RES-10'];
  expect(refused(come, propose('francia', { kind: 'adopt', clauses, years: null, penalty: null }))).toEqual(none);
  const four = met({}, { invited: [] }, treaty(start(), [...three, 'suebia'], shield));
  const amend = { kind: 'amend', instrument: 'treaty-1', clauses, text: null, penalty: null, years: null } as const;
  expect(refused(four, propose('francia', amend))).toEqual(none);
});
clause(
  ['OT-CONF-05', 'OT-RES-02', 'OT-TRE-17'],
  'what two have agreed on, and what one has declared, no conference changes or restricts',
  () => {
    const two = ['bad-parameter', 'OT-CONF-05'];
    const amend = { kind: 'amend', instrument: 'treaty-1', clauses: shield, text: null, penalty: null, years: null } as const;
    const motions = [
      amend,
      { kind: 'repeal', instrument: 'treaty-1' },
      { kind: 'exclude', nation: 'gothia' },
      { kind: 'suspend', nation: 'gothia' },
    ] as const;
    for (const motion of motions) {
      expect([motion.kind, ...refused(met(), propose('francia', motion))]).toEqual([motion.kind, ...two]);
      // Of three parties one leaves before the count.
      const left = change(voted(voting(motion, onThree()), 'yes', 'yes', 'yes'), (draft) => {
        draft.treaties = [{ ...treaty(start(), three, shield).treaties[0]!, parties: ['francia', 'gothia'] }];
      });
      const { treaties } = turn(left, []);
      expect([motion.kind, treaties[0]!.clauses, treaties[0]!.suspended, treaties[0]!.adoption]).toEqual([motion.kind, shield, [], null]);
    }
    const declare = { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'commitment', text: 'Old.' } as const;
    const declared = act(act(start(), declare), convene({ basis: { kind: 'declaration', id: 'declaration-1' } }));
    for (const motion of [motions[0], motions[1]])
      expect(refused(declared, propose('francia', { ...motion, instrument: 'declaration-1' }))).toEqual(two);
  },
);
