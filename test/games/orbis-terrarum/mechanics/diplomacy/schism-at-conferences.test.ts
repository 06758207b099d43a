import { expect } from 'vitest';
import { blocOf } from '../../../../../src/games/orbis-terrarum/mechanics/diplomacy/conferences.js';
import { alliance, at1, convene, met, propose, vote, voting } from '../../helpers/conference.js';
import { fiveWithPersia, law, orgOf } from '../../helpers/organization.js';
import { reform, torn } from '../../helpers/schism.js';
import { act, clause, refused, type State, three } from '../../helpers/table.js';
import { nextTurn, turn } from '../../helpers/turns.js';

const basis = { kind: 'organization', id: 'organization-1' } as const;

clause(
  ['OT-CONF-22', 'OT-ORG-15', 'OT-CONF-20'],
  'in a schism each leader convenes and binds those that recognise it, and no others',
  () => {
    const state = torn([...three, 'saxonia', 'persia', 'armenia'], ['gothia', 'romania', 'saxonia']);
    const bound = (player: string, nation: string, invited: readonly string[] = []) => {
      const called = act(state, convene({ player, nation, basis, invited }));
      const proposal = { type: 'present-proposal', player, nation, conference: 'conference-1', motion: alliance } as const;
      const open = { type: 'open-vote', player, nation, conference: 'conference-1' } as const;
      const vote = { type: 'cast-vote', player, nation, conference: 'conference-1', item: 'conference-1.1', choice: 'yes' } as const;
      return nextTurn(act(act(nextTurn(act(called, proposal)), open), vote)).treaties.map(({ parties }) => new Set(parties));
    };
    expect(bound('ada', 'francia')).toEqual([new Set(['francia', 'persia', 'armenia'])]);
    expect(bound('bo', 'gothia')).toEqual([new Set(['gothia', 'romania', 'saxonia'])]);
    // Whoever follows the leader calls its side together, and a guest is one.
    expect(bound('cy', 'romania', ['axumia'])).toEqual([new Set(['gothia', 'romania', 'saxonia', 'axumia'])]);
    // Inviting the others does not bring them in; whoever sat there before has no vote any more, and is not waited for.
    expect(bound('ada', 'francia', ['gothia'])).toEqual([new Set(['francia', 'persia', 'armenia'])]);
    const called = act(state, convene({ basis, invited: [] }));
    expect(refused(called, at1('gothia', 'attend-conference'))).toEqual(['not-invited', 'OT-CONF-04']);
    const before = voting(
      alliance,
      met(
        {},
        { basis, invited: [] },
        reform(state, () => ({ schism: null })),
      ),
    );
    const divided = reform(before, () => ({ schism: orgOf(state).schism }));
    expect(refused(divided, at1('gothia', 'cast-vote', { item: 'conference-1.1', choice: 'no' }))).toEqual(['not-a-member', 'OT-CONF-27']);
    const early = reform(act(act(before, vote('gothia', 'no')), vote('francia', 'yes')), () => ({ schism: orgOf(state).schism }));
    expect(turn(early, []).treaties.map(({ parties }) => new Set(parties))).toEqual([new Set(['francia', 'persia', 'armenia'])]);
    // Nor does it pay for a protest against what would not have bound it.
    const left = act(
      act(act(before, at1('gothia', 'leave-conference', { protest: true })), vote('francia', 'yes')),
      vote('romania', 'yes'),
    );
    const priced = (one: State) => turn(one, []).scopes.length > 0;
    expect([priced(left), priced(reform(left, () => ({ schism: orgOf(state).schism })))]).toEqual([true, false]);
  },
);
clause(['OT-ORG-15', 'OT-CONF-22', 'OT-CONF-26'], 'where the leader alone convenes, so does its rival, each its own side', () => {
  const reserved = (more = {}) => reform(torn(three, ['gothia']), () => ({ statute: law({ leaderConvenes: true }), ...more }));
  const call = (player: string, nation: string) => convene({ player, nation, basis, invited: [] });
  const sides = [
    ['ada', 'francia', ['francia', 'romania']],
    ['bo', 'gothia', ['gothia']],
  ] as const;
  for (const [player, nation, side] of sides) {
    const called = act(reserved(), call(player, nation));
    expect(blocOf(called, called.conferences[0]!)).toEqual(side);
  }
  const isReserved = ['no-authority', 'OT-CONF-26'];
  expect(refused(reserved(), call('cy', 'romania'))).toEqual(isReserved);
  expect(refused(reserved({ schism: null }), call('bo', 'gothia'))).toEqual(isReserved);
  expect(refused(reserved({ suspended: ['gothia'] }), call('bo', 'gothia'))).toEqual(['no-authority', 'OT-CONF-02']);
  // What the rival resolves is for its own side alone.
  const calling = reform(torn(fiveWithPersia, ['gothia', 'romania']), () => ({ statute: law({ leaderConvenes: true }) }));
  const met = act(act(calling, call('bo', 'gothia')), at1('romania', 'attend-conference'));
  const put = act(nextTurn(act(met, propose('gothia', alliance))), at1('gothia', 'open-vote'));
  const resolved = nextTurn(act(act(put, vote('gothia', 'yes')), vote('romania', 'yes')));
  expect(resolved.treaties.map(({ parties }) => parties)).toEqual([['gothia', 'romania']]);
});
