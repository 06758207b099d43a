import { expect } from 'vitest';
import { isWilling } from '../../../../src/games/orbis-terrarum/mechanics/diplomacy/npc.js';
import { schismOf, statute } from '../organization.js';
import { type Action, act, announce, at, change, clause, measure, nationWith, organized, pass, refused, type State, start, startAuto, turn } from '../table.js'; // biome-ignore format: one line

type Term = Extract<Action, { readonly type: 'make-offer' }>['clauses'][number];
type Motion = Extract<Action, { readonly type: 'present-proposal' }>['motion'];
const five = ['francia', 'gothia', 'romania', 'saxonia', 'persia'];

/** What Saxonia, whom nobody plays, asks of Francia for each term. */
const asked: readonly (readonly [net: number, term: Term])[] = [
  [1, { kind: 'passage', by: 'saxonia', to: 'francia' }],
  [1, { kind: 'scope', between: ['francia', 'saxonia'], dimension: 'cultural', value: 5 }],
  [1, { kind: 'ceasefire' }],
  [1, { kind: 'payment', by: 'francia', to: 'saxonia', wealth: 1, progress: 0 }],
  [1, { kind: 'subsidy', by: 'francia', to: 'saxonia', wealth: 1 }],
  [1, { kind: 'cession', by: 'francia', to: 'saxonia', regions: ['neustria'] }],
  [1, { kind: 'new-vassal', by: 'francia', regions: ['neustria'], name: 'March', patron: 'saxonia' }],
  [1, { kind: 'vassalage', vassal: 'francia', patron: 'saxonia' }],
  [2, { kind: 'non-aggression' }],
  [2, { kind: 'peace' }],
  [2, { kind: 'modifier', on: 'francia', target: 'MIL', value: 3, against: null }],
  [2, { kind: 'obligation', text: 'To be good.' }],
  [2, { kind: 'guarantee', by: 'francia', beneficiary: 'persia' }],
  [2, { kind: 'renew', treaty: 'treaty-1', years: 5 }],
  [2, { kind: 'terminate', treaty: 'treaty-1' }],
  [2, { kind: 'statute', statute }],
  [3, { kind: 'alliance' }],
  [3, { kind: 'release', patron: 'saxonia', vassal: 'thuringia' }],
  [3, { kind: 'payment', by: 'saxonia', to: 'francia', wealth: 1, progress: 0 }],
  [3, { kind: 'subsidy', by: 'saxonia', to: 'francia', wealth: 1 }],
  [3, { kind: 'vassalage', vassal: 'saxonia', patron: 'francia' }],
  [4, { kind: 'cession', by: 'saxonia', to: 'francia', regions: ['saxonia-vetus'] }],
  [4, { kind: 'new-vassal', by: 'saxonia', regions: ['saxonia-vetus'], name: 'March', patron: 'francia' }],
];
clause(['OT-DIP-05', 'OT-DIP-03'], 'a Nation without player accepts what the net grade is worth, and the dearest term decides', () => {
  const state = start();
  for (const [needed, term] of asked)
    for (const net of [1, 2, 3, 4])
      expect([term, net, isWilling(state, 'francia', 'saxonia', net, [term])]).toEqual([term, net, net >= needed]);
  const bundle = (net: number) =>
    isWilling(state, 'francia', 'saxonia', net, [{ kind: 'ceasefire' }, { kind: 'alliance' }, { kind: 'peace' }]);
  expect([1, 2, 3].map(bundle)).toEqual([false, false, true]);
  expect(new Set(asked.map(([, { kind }]) => kind)).size).toBe(18);
});
clause(['OT-DIP-05', 'OT-DIP-06', 'OT-FLOW-16'], 'without a referee the answer comes by itself', () => {
  const settle = (terms: readonly Term[], die: number) => {
    const strong = nationWith(startAuto(), 'francia', { attributes: { ADM: 50, PRS: 50 } });
    const posted = announce(strong, measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms }));
    const readied = act(act(posted, { type: 'ready', player: 'ada' }), { type: 'ready', player: 'bo' });
    return act(readied, { type: 'ready', player: 'cy' }, die, 99).treaties.map(({ parties }) => parties);
  };
  expect(settle([{ kind: 'non-aggression' }], 68)).toEqual([]);
  expect(settle([{ kind: 'non-aggression' }], 67)).toEqual([['francia', 'saxonia']]);
  expect(settle([{ kind: 'alliance' }], 67)).toEqual([]);
  expect(settle([{ kind: 'alliance' }], 33)).toEqual([['francia', 'saxonia']]);
});

const expel = (nation: string): Action => ({ type: 'expel-member', player: 'ada', organization: 'organization-1', nation });
const rejoin = (state: State): State =>
  act(act(state, { type: 'apply-membership', player: 'cy', nation: 'romania', organization: 'organization-1' }), {
    ...{ type: 'answer-membership', player: 'ada', organization: 'organization-1', nation: 'romania', accept: true },
  });
clause('OT-ORG-05', 'an organization ceases only if it was too small all through a cycle', () => {
  const shrunk = act(organized(start({ turnsPerCycle: 2 }), five), expel('romania'));
  const second = pass(shrunk, 2);
  expect(second.organizations).toMatchObject([{ enough: false }]);
  expect(pass(second, 1).organizations).toHaveLength(1);
  expect(pass(second, 2).organizations).toEqual([]);
  // Five for a moment of the second cycle are enough for all of it, and not for the third.
  const saved = pass(act(rejoin(second), expel('romania')), 2);
  expect(saved.organizations).toMatchObject([{ enough: false }]);
  expect(pass(saved, 2).organizations).toEqual([]);
  // Whoever is suspended is a member all the same.
  const suspended = act(organized(start({ turnsPerCycle: 1 }), five), { ...expel('romania'), type: 'suspend-member' } as Action);
  expect(pass(suspended, 3).organizations).toHaveLength(1);
});

/** A conference of the organization in which all are in favour, about to be counted. */
const voting = (state: State, motion: Motion): State =>
  change(state, (draft) => {
    const proposal = { id: 'conference-1.1', item: 'conference-1.1', by: 'francia', motion, turn: 1 };
    draft.conferences = [
      {
        ...{ id: 'conference-1', convener: 'francia', topic: '', basis: { kind: 'organization', id: 'organization-1' }, invited: [] },
        ...{ attendees: ['francia', 'gothia'], departed: [], startTurn: 1, stage: 'voting', votingSince: 1, includeVassals: true },
        ...{ openFloor: false, floorSupport: [], weights: [], majority: 'absolute', proposals: [proposal], rested: [] },
        votes: ['francia', 'gothia'].map((nation) => ({ nation, item: 'conference-1.1', choice: 'yes' })),
      },
    ];
    draft.counters = { ...state.counters, conference: 1 };
  });
const torn = schismOf('gothia', 'romania');
clause(['OT-ORG-15', 'OT-RES-02'], 'while an organization is in schism nobody is excluded from it or admitted', () => {
  const counted = (schism: typeof torn | null, motion: Motion) =>
    turn(voting(organized(start(), five, { schism }), motion), []).organizations[0]!.members;
  const exclude = { kind: 'exclude', nation: 'persia' } as const;
  expect(counted(null, exclude)).toEqual(['francia', 'gothia', 'romania', 'saxonia']);
  expect(counted(torn, exclude)).toEqual(five);
  const admit = { kind: 'admit-member', nation: 'armenia' } as const;
  expect(counted(null, admit)).toEqual([...five, 'armenia']);
  expect(counted(torn, admit)).toEqual(five);
});
clause(['OT-ORG-17', 'OT-RES-02'], 'no conference decides a schism with less than the four fifths that a petition takes', () => {
  const electing = (schism: typeof torn | null) => {
    const state = organized(start(), five, { schism, statute: { ...statute, term: 5 } });
    return turn(voting(state, { kind: 'elect-leader', nation: 'gothia' }), []).organizations[0]!;
  };
  expect([electing(null), electing(torn)]).toMatchObject([{ leader: 'gothia' }, { leader: 'francia', schism: { rival: 'gothia' } }]);
});
clause(['OT-ORG-12', 'OT-RES-02', 'OT-CONF-05'], 'a conference elects only whom the statute lets lead', () => {
  const single = (reelection: boolean) => organized(start(), five, { statute: { ...statute, reelection, term: 5 } });
  const discussing = (state: State) =>
    change(voting(state, { kind: 'dissolve-organization' }), (draft) => {
      const [conference] = draft.conferences;
      draft.conferences = [{ ...conference!, stage: 'discussion', votingSince: null, proposals: [], votes: [] }];
    });
  const propose = (nation: string): Action => ({
    ...{ type: 'present-proposal', player: 'ada', nation: 'francia', conference: 'conference-1' },
    motion: { kind: 'elect-leader', nation },
  });
  expect(refused(discussing(single(false)), propose('francia'))).toEqual(['statute-forbids', 'OT-ORG-12']);
  expect(act(discussing(single(true)), propose('francia')).conferences[0]!.proposals).toHaveLength(1);
  expect(act(discussing(single(false)), propose('gothia')).conferences[0]!.proposals).toHaveLength(1);
  // What was proposed in time has no effect when it is counted too late.
  const late = (nation: string, reelection: boolean) =>
    turn(voting(single(reelection), { kind: 'elect-leader', nation }), []).organizations[0]!;
  expect([late('gothia', false).leader, late('gothia', false).termEnds]).toEqual(['gothia', 6]);
  expect([late('francia', false).leader, late('francia', false).termEnds]).toEqual(['francia', 20]);
  expect([late('francia', true).leader, late('francia', true).termEnds]).toEqual(['francia', 6]);
});
