import { expect } from 'vitest';
import { passesAlone } from '../../../../../src/games/orbis-terrarum/mechanics/diplomacy/conferences.js';
import { alliance, type Clauses } from '../../helpers/amendments.js';
import { at1, type Motion, met, openVote, propose, truce, vote, voted, voting } from '../../helpers/conference.js';
import { act, clause, refused, type State, three } from '../../helpers/table.js';
import { turn } from '../../helpers/turns.js';

clause('OT-CONF-18', 'of several proposals the heaviest wins; among equals the convener’s choice, or none', () => {
  const rivals = act(act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' })), openVote);
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
  const items = act(act(act(met({}, { openFloor: true }), propose('francia')), propose('gothia', truce)), openVote);
  const counted = (first: string, second: string) =>
    turn(
      three.reduce((state, nation) => act(act(state, vote(nation, first)), vote(nation, second, 'conference-1.2')), items),
      [],
    ).treaties.slice(1);
  expect(
    [counted('yes', 'yes'), counted('no', 'yes'), counted('no', 'no')].map((treaties) => treaties.map(({ clauses }) => clauses[0]!.kind)),
  ).toEqual([['alliance', 'ceasefire'], ['ceasefire'], []]);
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
  const came = act(met({}, { includeVassals: false, openFloor: true, invited: ['romania', 'ostrogothia'] }), {
    ...{ type: 'attend-conference', player: 'referee', nation: 'ostrogothia', conference: 'conference-1' },
  });
  const adopt = (term: Clauses[number]): Motion => ({ kind: 'adopt', clauses: [term], years: null, penalty: null });
  const moved = act(act(came, propose('francia', adopt({ kind: 'vassalage', vassal: 'ostrogothia', patron: 'romania' }))), propose('gothia', adopt(alliance))); // biome-ignore format: one line
  const answers = { 'conference-1.1': ['yes', 'yes', 'yes'], 'conference-1.2': ['yes', 'no', 'no'] };
  const counted = Object.entries(answers).reduce(
    (now, [item, choices]) => {
      const cast = choices.reduce((at, choice, i) => act(at, vote(three[i]!, choice, item)), now);
      return act(cast, { type: 'cast-vote', player: 'referee', nation: 'ostrogothia', conference: 'conference-1', item, choice: 'yes' });
    },
    act(moved, at1('francia', 'open-vote')),
  );
  // Two against two, and the convener is for it.
  const { treaties, nations } = turn(counted, []);
  expect(nations['ostrogothia']!.patron).toBe('romania');
  expect(treaties.slice(1).map(({ clauses, adoption }) => [clauses[0]!.kind, adoption!.inFavour.includes('ostrogothia')])).toEqual([
    ['vassalage', true],
    ['alliance', true],
  ]);
});
