import { expect } from 'vitest';
import { change, conflict, nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, game, refused, type State } from '../../helpers/table.js';
import { announce, measure, reportOn, resolve, turn } from '../../helpers/turns.js';

type Term = Extract<Action, { readonly type: 'make-offer' }>['clauses'][number];
const ask = (terms: readonly Term[], more: object = {}) =>
  measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms, ...more });
const truce = [{ kind: 'ceasefire' }] as const;
const [slight, normal, very] = [30, 20, 10];

clause('OT-DIP-01', 'the Diplomacy of the target resists, and without a net success it refuses', () => {
  const resisted = turn(start(), [ask(truce)], normal, slight);
  expect([reportOn(resisted, 'francia').counter, reportOn(resisted, 'francia').netGrade]).toMatchObject([{ statistic: 'diplomacy' }, 0]);
  const even = turn(nationWith(start(), 'saxonia', { attributes: { ADM: 20, PRS: 20 } }), [ask(truce)], normal, normal);
  expect([even.decisions, even.phase, even.treaties]).toEqual([[], 'happenings', []]);
  expect(turn(start(), [ask(truce)], 99)).toMatchObject({ decisions: [], phase: 'happenings' });
});

/** Saxonia has been talked to: 30 is slight, 20 normal, 10 very; and 99 fails to resist. */
const asked = (terms: readonly Term[], die: number, state: State = start(), more: object = {}) => turn(state, [ask(terms, more)], die, 99);
const decide = (state: State, answer = 'accept', more: object = {}): Action => ({
  ...{ type: 'decide', player: 'referee', decision: state.decisions[0]!.id, answer },
  ...more,
});

const other = [{ kind: 'alliance' }] as const;

clause('OT-DIP-02', 'from net 1 on the referee accepts, refuses or amends, before anything else goes on', () => {
  const state = asked(truce, slight);
  expect([state.phase, state.decisions]).toMatchObject([
    'decisions',
    [{ kind: 'npc-response', blocking: true, decider: 'referee', options: ['accept', 'amend', 'refuse'], about: { grade: 1 } }],
  ]);
  expect(act(state, decide(state, 'refuse'))).toMatchObject({ treaties: [], phase: 'happenings' });
  expect(act(state, decide(state, 'amend', { terms: other }))).toMatchObject({ phase: 'happenings' });
  for (const terms of [[], Array<Term>(5).fill({ kind: 'alliance' })])
    expect(refused(state, decide(state, 'amend', { terms }))).toEqual(['bad-clause', 'OT-TRE-01']);
  const strange = [{ kind: 'payment', by: 'gothia', to: 'saxonia', wealth: 1, progress: 0 }];
  expect(refused(state, decide(state, 'amend', { terms: strange }))).toEqual(['bad-clause', 'OT-TRE-02']);
});

const isEarned = (state: State) =>
  game.explain(state, decide(state)).length === 0 && act(state, decide(state)).nations['saxonia']!.patron === 'francia';
const service = { kind: 'vassalage', vassal: 'saxonia', patron: 'francia' } as const;
const unearned = ['vassalage-not-earned', 'OT-DIP-03'];

clause('OT-DIP-03', 'vassalage is earned by a net grade of very, and not by less', () => {
  expect(isEarned(asked([service], very))).toBe(true);
  for (const die of [slight, normal]) {
    const state = asked([service], die);
    expect(refused(state, decide(state))).toEqual(unearned);
  }
  const open = asked(truce, normal);
  expect(refused(open, decide(open, 'amend', { terms: [service] }))).toEqual(unearned);
});
clause('OT-DIP-03', 'or by three earlier negotiations with that Nation that went normally; this one does not count for itself', () => {
  const known = (count: number, actor = 'francia', nation = 'saxonia') =>
    change(start(), (draft) => {
      draft.precedents = [{ actor, nation, count }];
    });
  const talk = (state: State, die: number) => asked([service], die, state);
  expect(isEarned(talk(known(3), slight))).toBe(true);
  const apart = change(known(2), (draft) => {
    draft.precedents = [...draft.precedents, { actor: 'francia', nation: 'saxonia', count: 1, hidden: true }];
  });
  expect(isEarned(talk(apart, slight))).toBe(true);
  expect(isEarned(talk(known(3), normal))).toBe(true);
  for (const state of [
    talk(known(2), slight),
    talk(known(2), normal),
    talk(known(9, 'gothia'), slight),
    talk(known(9, 'francia', 'persia'), slight),
  ])
    expect(refused(state, decide(state))).toEqual(unearned);
  const counted = (die: number) => asked(truce, die).precedents;
  expect([counted(slight), counted(normal)]).toEqual([[], [{ actor: 'francia', nation: 'saxonia', count: 1 }]]);
  const again = act(asked(truce, normal), decide(asked(truce, normal), 'refuse'));
  const second = turn(act(again, { type: 'open-orders', player: 'referee' }), [ask(truce)], very, 99);
  expect(second.precedents).toMatchObject([{ count: 2 }]);
});

clause('OT-DIP-03', 'what is negotiated later in the same turn is nothing earlier', () => {
  const state = start({ measuresPerTurn: 2, vassalPrecedents: 1 });
  const both = (first: readonly Term[], second: readonly Term[]) =>
    turn(state, [ask(first), ask(second, { slot: { kind: 'main', id: '2' } })], normal, normal, 99, 99);
  const before = both([service], truce);
  expect(refused(before, decide(before))).toEqual(unearned);
  const after = both(truce, [service]);
  expect(isEarned(act(after, decide(after)))).toBe(true);
});

/** Both indices of Saxonia hold 60. */
const fought = (status: 'war' | 'suspended' | 'hostilities', saxonia: Parameters<typeof nationWith>[2] = {}) =>
  change(nationWith(start(), 'saxonia', { attributes: { MIL: 20, AUX: 20, ECN: 20, CLT: 20, ADM: 20 }, ...saxonia }), (draft) => {
    draft.conflicts = [conflict('francia', 'saxonia', status)];
  });
const peace = [service, { kind: 'peace' }] as const;

clause('OT-DIP-03', 'or by peace with a Nation that has lost the war', () => {
  const beaten = fought('war', { defeated: true });
  expect(isEarned(asked(peace, slight, beaten))).toBe(true);
  const without = asked([service], slight, beaten);
  expect(refused(without, decide(without))).toEqual(unearned);
});
clause('OT-DIP-04', 'a war, active or suspended, is lost at a quarter of an index, or as the referee marks', () => {
  const lost = (state: State) => isEarned(asked(peace, slight, state));
  expect([
    lost(fought('war', { viaDamage: 45 })),
    lost(fought('war', { legDamage: 45 })),
    lost(fought('suspended', { viaDamage: 45 })),
    lost(fought('suspended', { defeated: true })),
  ]).toEqual([true, true, true, true]);
  expect([
    lost(fought('war')),
    lost(fought('war', { viaDamage: 44 })),
    lost(fought('war', { legDamage: 44 })),
    lost(fought('hostilities', { defeated: true, viaDamage: 59 })),
  ]).toEqual([false, false, false, false]);
});
clause('OT-DIP-06', 'what is accepted is a treaty of the usual ten years, unless it has become impossible', () => {
  const state = asked(truce, slight);
  expect(act(state, decide(state)).treaties).toMatchObject([{ parties: ['francia', 'saxonia'], lastTurn: 11, penalty: null }]);
  const ceding = asked([{ kind: 'cession', by: 'saxonia', to: 'francia', regions: ['saxonia-vetus'] }], slight);
  const lost = change(ceding, (draft) => {
    draft.regions = { ...draft.regions, 'saxonia-vetus': { ...draft.regions['saxonia-vetus']!, owner: 'persia' } };
  });
  expect([act(lost, decide(lost)).treaties, act(lost, decide(lost)).regions['saxonia-vetus']!.owner]).toEqual([[], 'persia']);
});
clause('OT-DIP-06', 'other terms bind nobody: they are an offer, which the player may refuse', () => {
  const state = asked(truce, slight);
  const amended = act(state, decide(state, 'amend', { terms: other }));
  expect([amended.treaties, amended.offers]).toMatchObject([[], [{ from: 'saxonia', to: 'francia', clauses: other, years: null }]]);
  const orders = act(amended, { type: 'open-orders', player: 'referee' });
  expect(act(orders, { type: 'reject-offer', player: 'ada', offer: 'offer-1' })).toMatchObject({ offers: [], treaties: [] });
  const signed = act(orders, { type: 'accept-offer', player: 'ada', offer: 'offer-1' });
  expect(signed.treaties).toMatchObject([{ parties: ['saxonia', 'francia'], clauses: other, lastTurn: 12 }]);
  // One open offer is enough, whoever has made it.
  const again = asked(truce, slight, orders);
  expect(act(again, decide(again, 'amend', { terms: [{ kind: 'peace' }] })).offers).toMatchObject([{ clauses: other }]);
  // Where nobody plays the counterpart either, the referee has said yes for both.
  const forPersia = asked(truce, slight, start(), { counterpart: 'persia' });
  expect(act(forPersia, decide(forPersia, 'amend', { terms: other }))).toMatchObject({
    offers: [],
    treaties: [{ parties: ['persia', 'saxonia'], clauses: other }],
  });
});
clause(['OT-DIP-07', 'OT-DIP-06'], 'a vassal in the hands of another player is won over, but bound by its player alone', () => {
  const rival = nationWith(start(), 'saxonia', { patron: 'gothia' });
  const state = asked(truce, slight, rival);
  const accepted = act(state, decide(state));
  expect([accepted.treaties, accepted.offers]).toMatchObject([[], [{ from: 'francia', to: 'saxonia', clauses: truce }]]);
  const orders = act(accepted, { type: 'open-orders', player: 'referee' });
  expect(refused(orders, { type: 'accept-offer', player: 'ada', offer: 'offer-1' })).toEqual(['not-your-nation', 'OT-ACT-06']);
  expect(act(orders, { type: 'accept-offer', player: 'bo', offer: 'offer-1' }).treaties).toMatchObject([
    { parties: ['francia', 'saxonia'] },
  ]);
  const again = asked(other, slight, orders);
  expect(act(again, decide(again)).offers).toMatchObject([{ clauses: truce }]);
  // To other terms neither player has agreed, and if both Nations are in other hands nobody has.
  expect(act(state, decide(state, 'amend', { terms: other }))).toMatchObject({ offers: [], treaties: [] });
  const forCy = asked(truce, slight, rival, { counterpart: 'romania' });
  expect(act(forCy, decide(forCy))).toMatchObject({ offers: [], treaties: [] });
  // One that its patron does not command is in nobody's hands.
  const own = asked(truce, slight, nationWith(start(), 'saxonia', { patron: 'gothia', autonomous: true }));
  expect(act(own, decide(own))).toMatchObject({ offers: [], treaties: [{ parties: ['francia', 'saxonia'] }] });
});
clause('OT-MEAS-12', 'whoever negotiates with its own vassal does so for another of its own, so that the other side is asked', () => {
  const mine = nationWith(nationWith(start(), 'saxonia', { patron: 'francia' }), 'thuringia', { patron: 'francia' });
  const wrong = ['invalid-target', 'OT-MEAS-12'];
  expect([refused(mine, ask(truce, { counterpart: 'persia' })), refused(mine, ask(truce, { counterpart: 'gothia' }))]).toEqual([
    wrong,
    wrong,
  ]);
  for (const counterpart of ['francia', 'thuringia']) expect(act(mine, ask(truce, { counterpart })).measures).toHaveLength(1);
  expect(act(mine, ask(truce, { target: at('persia'), counterpart: 'saxonia' })).measures).toHaveLength(1);
});
clause('OT-DIP-07', 'for another player’s Nation acceptance is but an offer, and none where one is open', () => {
  const forBo = asked(truce, slight, start(), { counterpart: 'gothia' });
  const accepted = act(forBo, decide(forBo));
  expect([accepted.treaties, accepted.offers]).toMatchObject([[], [{ from: 'saxonia', to: 'gothia', clauses: truce }]]);
  const orders = act(accepted, { type: 'open-orders', player: 'referee' });
  const signed = act(orders, { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect(signed.treaties).toMatchObject([{ parties: ['saxonia', 'gothia'] }]);
  const again = asked([{ kind: 'alliance' }], slight, orders, { counterpart: 'gothia' });
  expect(act(again, decide(again)).offers).toMatchObject([{ clauses: truce }]);
  // A Nation nobody plays is bound at once.
  const forPersia = asked(truce, slight, start(), { counterpart: 'persia' });
  expect(act(forPersia, decide(forPersia))).toMatchObject({ offers: [], treaties: [{ parties: ['persia', 'saxonia'] }] });
});

const accept = { type: 'decide', player: 'referee', decision: 'decision-1', answer: 'accept' } as const;

clause(['OT-DIP-06', 'OT-VAS-01'], 'two vassalages that a Nation without player accepts never make a circle', () => {
  const circle = [
    { kind: 'vassalage', vassal: 'saxonia', patron: 'francia' },
    { kind: 'vassalage', vassal: 'francia', patron: 'saxonia' },
  ] as const;
  const after = act(turn(start(), [ask(circle)], 1, 99), accept);
  expect([after.nations['saxonia']!.patron, after.nations['francia']!.patron, after.treaties.length]).toEqual([null, null, 0]);
});
clause(['OT-DIP-06', 'OT-TRE-04'], 'a payment beyond the purse counts as refused', () => {
  const asked = resolve(announce(start(), ask([{ kind: 'payment', by: 'saxonia', to: 'francia', wealth: 5, progress: 0 }])), 1, 99).state;
  expect(act(asked, accept).treaties).toEqual([]);
  expect(act(nationWith(asked, 'saxonia', { wealth: 5 }), accept).nations['francia']!.wealth).toBe(5);
});
clause('OT-DIP-03', 'each negotiator has its own count with a Nation, and with each Nation another', () => {
  const earlier = [
    { actor: 'gothia', nation: 'saxonia', count: 2 },
    { actor: 'francia', nation: 'persia', count: 1 },
  ];
  const known = change(start(), (draft) => {
    draft.precedents = earlier;
  });
  expect(asked(truce, normal, known).precedents).toEqual([...earlier, { actor: 'francia', nation: 'saxonia', count: 1 }]);
});
