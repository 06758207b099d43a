import { expect } from 'vitest';
import { scopeTowards } from '../../../src/games/orbis-terrarum/mechanics/measures/scope.js';
import { hasPassage } from '../../../src/games/orbis-terrarum/mechanics/resolution/movement.js';
import { alliance, at1, openVote, propose, truce, vote } from './conference.js';
import {
  type Action,
  act,
  announce,
  at,
  change,
  clause,
  conflict,
  extinguish,
  game,
  measure,
  nationWith,
  organized,
  pass,
  resolve,
  type State,
  seats,
  start,
  startAuto,
  three,
  treaty,
  turn,
} from './table.js';

/** The league of the three, led by Francia, has voted on these rival motions, each item for the first of its two. */
const leagueVoted = (...items: readonly (readonly [Parameters<typeof propose>[1], Parameters<typeof propose>[1]])[]): State => {
  let state = act(organized(start({ proposalsPerTurn: 5 }), three), {
    ...{ type: 'convene-conference', player: 'ada', nation: 'organization-1', topic: 'Us', startTurn: 1 },
    ...{ basis: { kind: 'organization', id: 'organization-1' }, invited: [], includeVassals: true, openFloor: true },
  });
  for (const nation of three) if (!state.conferences[0]!.attendees.includes(nation)) state = act(state, at1(nation, 'attend-conference'));
  for (const [one, other] of items) {
    state = act(state, propose('francia', one));
    const first = state.conferences[0]!.proposals.at(-1)!;
    state = act(state, propose('gothia', other, { counterTo: first.id }));
  }
  state = act(state, openVote);
  for (const item of new Set(state.conferences[0]!.proposals.map((proposal) => proposal.item)))
    for (const nation of three)
      state = act(state, vote(nation, state.conferences[0]!.proposals.find((proposal) => proposal.item === item)!.id, item));
  return turn(state, []);
};

clause(
  ['OT-CONF-19', 'OT-END-07', 'OT-ORG-07'],
  'the winner stands when the leader who could have rejected it for its organization is no more',
  () => {
    const asked = leagueVoted([alliance, truce]);
    expect(asked.decisions.map(({ kind, decider }) => [kind, decider])).toEqual([['veto', seats.francia]]);
    const after = act(asked, extinguish('francia'));
    expect(after.decisions).toEqual([]);
    expect(after.treaties.map(({ parties }) => parties)).toEqual([['gothia', 'romania']]);
  },
);

clause(['OT-FLOW-15', 'OT-CONF-19', 'OT-CONF-21'], 'what one answer of an absent convener settles is not answered twice', () => {
  const asked = leagueVoted([{ kind: 'dissolve-organization' }, truce], [alliance, truce]);
  expect(asked.decisions.length).toBe(2);
  const after = act(asked, { type: 'set-activity', player: 'referee', seat: 'ada', active: false });
  expect(after.organizations).toEqual([]);
  expect(after.treaties.length).toBe(1);
});

clause(['OT-WAR-09', 'OT-DECL-03', 'OT-DECL-02'], 'a notice given before a peace does not end a war that is declared anew', () => {
  const war = { kind: 'war', text: 'For the crown.', target: 'romania' } as const;
  let state = act(start({ noticeYears: 2 }), { type: 'issue-declaration', player: 'ada', nation: 'francia', ...war });
  const join: Action = { type: 'join-declaration', player: 'bo', nation: 'gothia', declaration: 'declaration-1', reservations: [] };
  state = act(state, join);
  state = act(state, { type: 'revoke-declaration', player: 'bo', nation: 'gothia', declaration: 'declaration-1' });
  state = act(state, { type: 'make-offer', player: 'bo', from: 'gothia', to: 'romania', clauses: [{ kind: 'peace' }] });
  state = act(state, { type: 'accept-offer', player: 'cy', offer: 'offer-1' });
  expect(state.declarations[0]).toMatchObject({ declarants: ['francia'], revocations: [] });
  expect(pass(act(state, join), 3).declarations[0]!.declarants).toEqual(['francia', 'gothia']);
});

clause(['OT-EPO-04', 'OT-STAT-01'], 'a partial epoch leaves every attribute at least 1 where the bounds cannot hold the total', () => {
  const before = startAuto({ npcSpread: [1, 1, 1, 1, 1], epochThreshold: 40, epochMode: 'partial' });
  let state = nationWith(before, 'saxonia', { attributes: { MIL: 11 } });
  for (const player of ['ada', 'bo', 'cy']) state = act(state, { type: 'ready', player });
  expect(Object.values(state.nations['saxonia']!.attributes)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

clause(['OT-FLOW-15', 'OT-REF-09', 'OT-SEAT-02'], 'a saved decision that names nothing its answer could be about is refused', () => {
  const base = start();
  const about = { nation: 'francia', other: 'gothia', subject: null, terms: [], grade: 1, hidden: false };
  const read = (kind: State['decisions'][number]['kind'], more: Partial<typeof about> | { subject: string } | { nation: null }) => {
    const decision = { id: 'decision-1', kind, decider: 'referee', blocking: false, options: ['yes', 'no'], about: { ...about, ...more } };
    const state = change(base, (draft) => {
      draft.decisions = [decision];
      draft.counters = { ...base.counters, decision: 1 };
    });
    return game.decodeState(JSON.parse(JSON.stringify(state)))._tag;
  };
  const milestone = base.config.pack.milestones[0]!.id;
  expect(read('milestone-claim', { subject: milestone })).toBe('Right');
  expect(read('milestone-claim', { subject: 'no-such-deed' })).toBe('Left');
  expect(read('milestone-claim', { subject: milestone, nation: null })).toBe('Left');
  expect(read('adoption', { subject: 'ada' })).toBe('Right');
  expect(read('adoption', { subject: 'dora' })).toBe('Left');
  expect(read('npc-response', { subject: 'francia' })).toBe('Right');
  for (const kind of ['npc-response', 'veto', 'rebellion-outcome', 'conference-authority'] as const) expect(read(kind, {})).toBe('Left');
  expect(read('incitement', { nation: null })).toBe('Left');
});

clause(['OT-WAR-09', 'OT-ORG-07'], 'the peace an organization makes ends no war between two of its members', () => {
  const wars = [conflict('francia', 'saxonia', 'war'), conflict('francia', 'gothia', 'war'), conflict('saxonia', 'gothia', 'hostilities')];
  const state = change(organized(start(), ['francia', 'saxonia', 'thuringia']), (draft) => {
    draft.conflicts = wars;
  });
  const offered = act(state, { type: 'make-offer', player: 'ada', from: 'organization-1', to: 'gothia', clauses: [{ kind: 'peace' }] });
  const peace = act(offered, { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect(peace.conflicts.map(({ a, b, status }) => [a, b, status])).toEqual([['francia', 'saxonia', 'war']]);
});

clause(['OT-DECL-05', 'OT-DECL-02'], 'whoever issues the very declaration it has asked to join is a declarant once', () => {
  const words = { kind: 'neutrality', text: 'We keep out of it.' } as const;
  let state = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', ...words });
  state = act(state, { type: 'join-declaration', player: 'bo', nation: 'gothia', declaration: 'declaration-1', reservations: [0] });
  state = act(state, { type: 'issue-declaration', player: 'bo', nation: 'gothia', ...words });
  expect(state.declarations).toMatchObject([{ declarants: ['francia', 'gothia'], requests: [] }]);
});

clause(
  ['OT-TRE-14', 'OT-TRE-02', 'OT-TRE-13'],
  'a treaty neither binds nor benefits whoever has left it, though it goes on among the others',
  () => {
    const clauses = [
      { kind: 'subsidy', by: 'gothia', to: 'francia', wealth: 3 },
      { kind: 'guarantee', by: 'gothia', beneficiary: 'saxonia' },
      { kind: 'passage', by: 'francia', to: 'gothia' },
      { kind: 'scope', between: ['francia', 'gothia'], dimension: 'geographic', value: 10 },
    ] as const;
    const world = start({ turnsPerCycle: 1, wealthPerCycle: 0, startWealth: 20, scopeModel: 'derived', breachTurns: 5 });
    const bound = treaty(world, ['francia', 'gothia', 'romania'], clauses);
    const left = act(bound, { type: 'break-treaty', player: 'bo', nation: 'gothia', treaty: 'treaty-1' });
    expect(left.treaties[0]!.parties).toEqual(['francia', 'romania']);
    const purse = (state: State) => turn(state, []).nations['gothia']!.wealth;
    expect([purse(bound), purse(left)]).toEqual([17, 20]);
    expect([hasPassage(bound, 'gothia', 'francia'), hasPassage(left, 'gothia', 'francia')]).toEqual([true, false]);
    const distance = (state: State) => scopeTowards(state, 'gothia', { kind: 'nation', id: 'francia' }, 'geographic');
    expect(distance(left)).toBe(distance(world));
    const attack = measure('gothia', 'offensive', 'strike', { target: at('saxonia') });
    const breaches = (state: State) => resolve(announce(state, attack), 99).events.filter(({ type }) => type === 'treaty-breached').length;
    expect([breaches(bound), breaches(left)]).toEqual([1, 0]);
  },
);
