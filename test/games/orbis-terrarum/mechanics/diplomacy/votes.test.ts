import { orbisTerrarum as game } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { passesAlone } from '../../../../../src/games/orbis-terrarum/mechanics/diplomacy/conferences.js';
import { alliance, type Clauses } from '../../helpers/amendments.js';
import { at1, type Motion, met, opened, propose, truce, vote, voted, voting } from '../../helpers/conference.js';
import { change, organized, shield, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, refused, type State, three } from '../../helpers/table.js';
import { turn } from '../../helpers/turns.js';

clause('OT-CONF-18', 'of several proposals the heaviest wins; among equals the convener’s choice, or none', () => {
  const rivals = opened(act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' })));
  const winner = (...choices: string[]) => {
    const counted = turn(voted(rivals, ...choices), []);
    return counted.decisions[0]?.about.subject ?? null;
  };
  const [one, two] = ['conference-1.1', 'conference-1.2'];
  expect([winner(one, two, two), winner(one, two, 'abstain'), winner(two, one, 'abstain'), winner('abstain', one, two)]).toEqual([
    two,
    one,
    two,
    null,
  ]);
  expect(winner('abstain', 'abstain', 'abstain')).toBeNull();
});
clause('OT-CONF-21', 'a conference yields a resolution for each item that passes, or none', () => {
  const items = opened(act(act(met({}, { openFloor: true }), propose('francia')), propose('gothia', truce)));
  const counted = (first: string, second: string) =>
    turn(
      three.reduce((state, nation) => act(act(state, vote(nation, first)), vote(nation, second, 'conference-1.2')), items),
      [],
    ).treaties.slice(1);
  expect(
    [counted('yes', 'yes'), counted('no', 'yes'), counted('no', 'no')].map((treaties) => treaties.map(({ clauses }) => clauses[0]!.kind)),
  ).toEqual([['alliance', 'ceasefire'], ['ceasefire'], []]);
});
clause(['OT-CONF-17', 'OT-CONF-25'], 'two against two are no two thirds, whatever the convener says', () => {
  const tied = (majority: 'absolute' | 'simple' | 'twoThirds', convener: string) =>
    passesAlone({ favourable: 2, contrary: 2, abstaining: 0 }, 'unopposed', majority, convener);
  expect([tied('twoThirds', 'yes'), tied('absolute', 'yes'), tied('simple', 'yes'), tied('simple', 'abstain')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const motion = voting(undefined, met({}, { majority: 'twoThirds' }));
  expect(turn(voted(motion, 'yes', 'no', 'abstain'), []).treaties).toHaveLength(1);
});
clause(['OT-CONF-16', 'OT-CONF-17', 'OT-CONF-25'], 'to the letter, one in favour is enough, whatever the others vote', () => {
  for (const majority of ['simple', 'twoThirds', 'absolute'] as const)
    expect([1, 0].map((favourable) => passesAlone({ favourable, contrary: 5, abstaining: 0 }, 'literal', majority, 'no'))).toEqual([
      true,
      false,
    ]);
});
clause(['OT-CONF-16', 'OT-CONF-25'], 'the strict rule asks for half of all votes where nobody votes against', () => {
  for (const majority of ['simple', 'twoThirds', 'absolute'] as const) {
    expect(passesAlone({ favourable: 1, contrary: 0, abstaining: 8 }, 'majority', majority, 'yes')).toBe(false);
    expect(passesAlone({ favourable: 5, contrary: 0, abstaining: 4 }, 'majority', majority, 'yes')).toBe(true);
  }
});
clause(
  ['OT-CONF-15', 'OT-CONF-04'],
  'whoever becomes a vassal has no more vote where vassals do not attend, unless it called the others',
  () => {
    const sat = (includeVassals: boolean) => met({}, { includeVassals });
    const attendees = (state: State) => state.conferences[0]!.attendees;
    const bind = (state: State, nation: string, patron: string | null = 'persia'): State =>
      act(state, { type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'patron', nation, patron }] });
    const voters = (includeVassals: boolean, vassal: string) => attendees(bind(sat(includeVassals), vassal));
    expect([voters(true, 'gothia'), voters(false, 'gothia'), voters(false, 'francia')]).toEqual([three, ['francia', 'romania'], three]);
    // Its vote is not counted: without it one stands against one, and the convener decides.
    const divided = act(act(act(voting(undefined, sat(false)), vote('francia', 'no')), vote('romania', 'yes')), vote('gothia', 'yes'));
    expect(turn(divided, []).treaties).toHaveLength(2);
    expect(turn(bind(divided, 'gothia'), []).treaties).toHaveLength(1);
    expect(refused(bind(sat(false), 'gothia'), at1('gothia', 'rest-case'))).toEqual(['not-attending', 'OT-CONF-06']);
    expect(refused(bind(sat(false), 'gothia'), at1('gothia', 'attend-conference'))).toEqual(['not-invited', 'OT-CONF-04']);
    const freed = bind(bind(sat(false), 'gothia'), 'gothia', null);
    expect(attendees(act(freed, at1('gothia', 'attend-conference')))).toEqual(['francia', 'romania', 'gothia']);
  },
);
clause(['OT-CONF-15', 'OT-CONF-14'], 'what is resolved on one item takes no vote from the others', () => {
  const came = met({}, { includeVassals: false, openFloor: true });
  const adopt = (term: Clauses[number]): Motion => ({ kind: 'adopt', clauses: [term], years: null, penalty: null });
  const bond = adopt({ kind: 'vassalage', vassal: 'gothia', patron: 'romania' });
  const moved = opened(act(act(came, propose('francia', bond)), propose('gothia', adopt(alliance))));
  const answers = { 'conference-1.1': ['yes', 'yes', 'yes'], 'conference-1.2': ['no', 'yes', 'yes'] };
  const counted = Object.entries(answers).reduce(
    (now, [item, choices]) => choices.reduce((at, choice, i) => act(at, vote(three[i]!, choice, item)), now),
    moved,
  );
  // Two against the convener; without the vassal it would be one against one.
  const { treaties, nations } = turn(counted, []);
  expect(nations['gothia']!.patron).toBe('romania');
  expect(treaties.slice(1).map(({ clauses, adoption }) => [clauses[0]!.kind, adoption!.inFavour.includes('gothia')])).toEqual([
    ['vassalage', true],
    ['alliance', true],
  ]);
});

const persia = (type: Action['type'], more: object = {}): Action =>
  ({ type, player: 'referee', nation: 'persia', conference: 'conference-1', ...more }) as Action;
clause(['OT-CONF-27', 'OT-CONF-14'], 'on its own affairs only those who belong vote, and nobody waits for others', () => {
  const four = treaty(start(), [...three, 'suebia'], shield);
  const council = act(met({}, { invited: ['persia'] }, four), persia('attend-conference'));
  const excluding = voting({ kind: 'exclude', nation: 'suebia' }, council);
  const cast = persia('cast-vote', { item: 'conference-1.1', choice: 'no' });
  expect(refused(excluding, cast)).toEqual(['not-a-member', 'OT-CONF-27']);
  expect(game.legalActions(excluding, 'referee').some(({ type }) => type === 'cast-vote')).toBe(false);
  const counted = turn(voted(excluding, 'yes', 'yes', 'yes'), []);
  expect([counted.treaties[0]!.parties, counted.conferences[0]!.stage]).toEqual([three, 'closed']);
  // On what is new it has a vote like everybody.
  expect(act(voting(undefined, council), cast).conferences[0]!.votes).toHaveLength(1);
});
clause(['OT-CONF-27', 'OT-RES-04'], 'whoever is suspended in the basis has no vote at all, and no majority counts it', () => {
  const suspended = met({}, { invited: [] }, treaty(start(), three, shield, { suspended: ['gothia'] }));
  const lifting: Motion = { kind: 'reinstate', nation: 'gothia' };
  for (const motion of [lifting, undefined]) {
    const open = voting(motion, suspended);
    expect(refused(open, vote('gothia', 'yes'))).toEqual(['not-a-member', 'OT-CONF-27']);
    const { conferences } = turn(act(act(open, vote('francia', 'yes')), vote('romania', 'yes')), []);
    expect(conferences[0]!.stage).toBe('closed');
  }
  const league = organized(start(), three, { suspended: ['gothia'] });
  const council = met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, league);
  expect(refused(voting({ kind: 'dissolve-organization' }, council), vote('gothia', 'yes'))).toEqual(['not-a-member', 'OT-CONF-27']);
  // A member of a suspended party is as its party.
  const joined = treaty(organized(start(), ['gothia', 'persia', 'saxonia']), ['francia', 'organization-1', 'romania', 'suebia'], shield);
  const through = (by: readonly string[]) =>
    change(joined, (draft) => {
      draft.treaties = joined.treaties.map((one) => ({ ...one, suspended: by }));
    });
  const ballot = (state: State) => voting({ kind: 'exclude', nation: 'suebia' }, met({}, { invited: [] }, state));
  expect(act(ballot(through([])), vote('gothia', 'yes')).conferences[0]!.votes).toHaveLength(1);
  expect(refused(ballot(through(['organization-1'])), vote('gothia', 'yes'))).toEqual(['not-a-member', 'OT-CONF-27']);
});
