import { expect } from 'vitest';
import { alliance, amend, amended, type Clauses, counted, open, parties, passage, peace } from '../../helpers/amendments.js';
import { alone, at1, carried, conveneAlone, type Motion, met, opened, propose, vote, voted, voting } from '../../helpers/conference.js';
import { five, law } from '../../helpers/organization.js';
import { change, conflict, modified, nationWith, organized, shield, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, extinguish, game, refused, type State, three, told } from '../../helpers/table.js';
import { modifiersOf, nextTurn, strike, turn } from '../../helpers/turns.js';

clause(['OT-RES-02', 'OT-TRE-16'], 'a reservation outlives an amendment for the clauses that stand word for word, and for no other', () => {
  const reserved = parties([peace, alliance], { reservations: [{ nation: 'romania', clauses: [0, 1] }] });
  const left = (...clauses: Clauses) => amended(reserved, ...clauses).treaties[0]!.reservations;
  expect(left(passage, peace)).toEqual([{ nation: 'romania', clauses: [1] }]);
  expect(left(alliance, passage, peace)).toEqual([{ nation: 'romania', clauses: [0, 2] }]);
  expect([left(passage), left({ kind: 'ceasefire' })]).toEqual([[], []]);
  expect(left(peace, peace)).toEqual([{ nation: 'romania', clauses: [0] }]); // said once more, it is a new clause
  const attacked = (...clauses: Clauses) =>
    modifiersOf(turn(open(amended(reserved, ...clauses)), [strike('romania', 'francia')], 99), 'romania');
  expect([attacked(passage, peace), attacked({ kind: 'ceasefire' })]).toEqual([[], [['all', 10, 'breach', 5]]]);
});
clause(['OT-RES-02', 'OT-TRE-15'], 'whoever asked to join asked for the treaty as it was', () => {
  const ask: Action = { type: 'request-adhesion', player: 'referee', nation: 'persia', treaty: 'treaty-1', reservations: [] };
  const asked = act(parties([peace]), ask);
  expect([asked, amended(asked, alliance)].map((state) => state.treaties[0]!.requests.length)).toEqual([1, 0]);
});
clause(['OT-RES-02', 'OT-TRE-04'], 'the new clauses of an amended treaty take effect; those that stand have done so already', () => {
  const pay = { kind: 'payment', by: 'francia', to: 'gothia', wealth: 4, progress: 0 } as const;
  const rich = change(nationWith(start(), 'francia', { wealth: 10 }), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'war')];
  });
  const purses = ({ nations, conflicts }: State) => [nations['francia']!.wealth, nations['gothia']!.wealth, conflicts.length];
  expect(purses(amended(parties([alliance], {}, rich), alliance, pay, { kind: 'peace' }))).toEqual([6, 4, 0]);
  expect(purses(amended(parties([alliance, pay], {}, rich), pay, passage))).toEqual([10, 0, 1]);
  const poor = nationWith(rich, 'francia', { wealth: 3 });
  const failed = amended(parties([alliance], {}, poor), passage, pay);
  expect([failed.treaties[0]!.clauses, failed.nations['francia']!.wealth]).toEqual([[alliance], 3]);
  expect(amended(parties([alliance, pay], {}, poor), pay, passage).treaties[0]!.clauses).toEqual([pay, passage]);
});
clause(['OT-RES-02', 'OT-TRE-02'], 'an amendment speaks of the parties, and of nobody who only came', () => {
  const cede = (by: string, region: string) => amend({ kind: 'cession', by, to: 'francia', regions: [region] });
  const two = met({}, {}, treaty(start(), ['francia', 'gothia', 'suebia'], [peace]));
  expect(refused(two, propose('francia', cede('romania', 'bithynia')))).toEqual(['bad-clause', 'OT-TRE-02']);
  const given = turn(voted(voting(cede('gothia', 'aquitania'), two), 'yes', 'yes'), []);
  expect(given.regions['aquitania']!.owner).toBe('francia');
});
clause(['OT-RES-02', 'OT-RES-03'], 'the conference of a treaty excludes or suspends its parties, not the members of one', () => {
  const joined = organized(start(), ['persia', 'gothia', 'saxonia']);
  const council = met({}, {}, treaty(joined, ['francia', 'organization-1', 'romania'], [peace]));
  for (const kind of ['exclude', 'suspend', 'reinstate'] as const) {
    expect(refused(council, propose('francia', { kind, nation: 'saxonia' }))).toEqual(['bad-parameter', 'OT-RES-02']);
    expect(act(council, propose('francia', { kind, nation: 'romania' })).conferences[0]!.proposals).toHaveLength(1);
  }
});
clause(['OT-RES-02', 'OT-TRE-14'], 'an amendment gives nothing back to whoever has left', () => {
  const blessing = { kind: 'modifier', on: 'romania', target: 'ECN', value: -5, against: 'francia' } as const;
  const both = treaty(start(), ['francia', 'gothia', 'suebia'], [peace, blessing]);
  expect(counted(met({}, {}, both), [peace, blessing, alliance], 'yes', 'yes').modifiers).toEqual([]);
  const kept = amended(met({}, { invited: [] }, treaty(start(), three, [peace])), peace, blessing);
  expect(modifiersOf(kept, 'romania')).toEqual([['ECN', -5, 'treaty', 11]]);
});
clause(['OT-RES-02', 'OT-TRE-02'], 'an amended treaty cannot end itself, but renews itself with what it brings', () => {
  const itself = (kind: 'terminate' | 'renew') =>
    kind === 'renew' ? { kind, treaty: 'treaty-1', years: 20 } : { kind, treaty: 'treaty-1' };
  expect(refused(parties([peace]), propose('francia', amend(peace, itself('terminate'))))).toEqual(['bad-clause', 'OT-TRE-02']);
  const weight = { kind: 'modifier', on: 'romania', target: 'ECN', value: 5, against: 'francia' } as const;
  const renewed = amended(parties([peace]), itself('renew'), weight);
  expect([renewed.treaties[0]!.lastTurn, modifiersOf(renewed, 'romania')]).toEqual([21, [['ECN', 5, 'treaty', 21]]]);
});
clause(['OT-RES-02', 'OT-RES-03'], 'a conference excludes or suspends Nations alone', () => {
  const joined = organized(start(), ['persia', 'gothia', 'saxonia']);
  const council = met({}, {}, treaty(joined, ['francia', 'organization-1', 'romania'], [peace]));
  for (const kind of ['exclude', 'suspend', 'reinstate'] as const)
    expect(refused(council, propose('francia', { kind, nation: 'organization-1' }))).toEqual(['bad-parameter', 'OT-RES-02']);
});
clause(['OT-RES-02', 'OT-CONF-14'], 'what has been repealed is not amended any more, nor told to be', () => {
  const open = met({}, { openFloor: true, invited: [] }, treaty(start(), three, [peace]));
  const repeal: Motion = { kind: 'repeal', instrument: 'treaty-1' };
  const both = opened(act(act(open, propose('francia', repeal)), propose('gothia', amend(alliance))));
  const cast = ['conference-1.1', 'conference-1.2'].flatMap((item) => three.map((nation) => vote(nation, 'yes', item)));
  const ready = act(
    cast.reduce((now, one) => act(now, one), both),
    { type: 'close-orders', player: 'referee', force: true },
  );
  const events = told(ready, { type: 'resolve-turn', player: 'referee' });
  expect(events.flatMap((event) => (event.type === 'resolution-adopted' ? [event.motion.kind] : []))).toEqual(['repeal']);
});
clause(['OT-RES-02', 'OT-ORG-04'], 'a treaty amended by a statute founds its organization', () => {
  const state = act(treaty(start(), five, shield), conveneAlone());
  const clauses = [...shield, { kind: 'statute', statute: law() } as const];
  const after = turn(carried(state, { kind: 'amend', instrument: 'treaty-1', clauses, years: null, text: null, penalty: null }), []);
  const later = turn(act(after, { type: 'open-orders', player: 'referee' }), []);
  expect(later.organizations).toMatchObject([{ charter: 'treaty-1', members: five }]);
});
clause(['OT-RES-02', 'OT-END-07'], 'an amendment brings the dead nothing', () => {
  const state = act(treaty(start(), five, shield), conveneAlone());
  const clauses = [...shield, { kind: 'modifier', on: 'saxonia', target: 'MIL', value: -4, against: 'francia' } as const];
  const voted = carried(state, { kind: 'amend', instrument: 'treaty-1', clauses, years: null, text: null, penalty: null });
  const slain = act(voted, extinguish('saxonia'));
  const after = turn(act(turn(slain, []), { type: 'open-orders', player: 'referee' }), []);
  expect(after.modifiers.filter(({ nation }) => !after.nations[nation]!.alive)).toEqual([]);
  expect(game.decodeState(JSON.parse(JSON.stringify(after)))._tag).toBe('Right');
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
  const burden = { kind: 'modifier', on: 'gothia', target: 'MIL', value: 5, against: 'francia' } as const;
  const ease = { kind: 'modifier', on: 'gothia', target: 'AUX', value: -5, against: 'francia' } as const;
  const state = alone(treaty(bound, three, [burden]), {
    ...{ kind: 'amend', instrument: 'treaty-1', clauses: [ease], years: null, text: null, penalty: null },
  });
  expect(modifiersOf(nextTurn(state), 'gothia')).toEqual([['AUX', -5, 'treaty', 11]]);
});
clause(['OT-RES-01', 'OT-RES-02'], 'an amendment speaks of those that stay, who are two at least; else it is void', () => {
  const after = (clauses: Clauses, ...protesters: readonly ('gothia' | 'romania')[]) => {
    const left = protesters.reduce<State>(
      (now, nation) => act(now, at1(nation, 'leave-conference', { protest: true })),
      voting(amend(...clauses), parties([peace])),
    );
    const staying = three.filter((nation) => !(protesters as readonly string[]).includes(nation));
    const [amended] = turn(
      staying.reduce((now, nation) => act(now, vote(nation, 'yes')), left),
      [],
    ).treaties;
    return [amended!.parties, amended!.clauses];
  };
  expect(after([alliance], 'gothia')).toEqual([['francia', 'romania'], [alliance]]);
  expect(after([alliance], 'gothia', 'romania')).toEqual([three, [peace]]);
  // Passage for Gothia is nothing for a treaty that Gothia is out of.
  expect(after([passage], 'romania')).toEqual([['francia', 'gothia'], [passage]]);
  expect(after([passage], 'gothia')).toEqual([three, [peace]]);
});
