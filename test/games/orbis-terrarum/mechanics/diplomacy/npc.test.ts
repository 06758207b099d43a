import { expect } from 'vitest';
import { isWilling } from '../../../../../src/games/orbis-terrarum/mechanics/diplomacy/npc.js';
import { statute } from '../../helpers/organization.js';
import { change, conflict, nationWith } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { type Action, act, at, clause } from '../../helpers/table.js';
import { announce, measure } from '../../helpers/turns.js';

type Term = Extract<Action, { readonly type: 'make-offer' }>['clauses'][number];
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
  [2, { kind: 'modifier', on: 'francia', target: 'MIL', value: 3, against: 'saxonia' }],
  [2, { kind: 'modifier', on: 'saxonia', target: 'MIL', value: -3, against: 'francia' }],
  [3, { kind: 'modifier', on: 'saxonia', target: 'MIL', value: 3, against: 'francia' }],
  [3, { kind: 'modifier', on: 'francia', target: 'MIL', value: -3, against: 'saxonia' }],
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

/** Francia talks to Saxonia, for somebody. */
const between = (counterpart: string, net: number, terms: readonly Term[], actor = 'francia') => ({
  ...{ actor, target: 'saxonia', counterpart, net, terms },
});

clause(['OT-DIP-05', 'OT-DIP-03'], 'a Nation without player accepts what the net grade is worth, and the dearest term decides', () => {
  const state = start();
  for (const [needed, term] of asked)
    for (const net of [1, 2, 3, 4])
      expect([term, net, isWilling(state, between('francia', net, [term]))]).toEqual([term, net, net >= needed]);
  const bundle = (net: number) =>
    isWilling(state, between('francia', net, [{ kind: 'ceasefire' }, { kind: 'alliance' }, { kind: 'peace' }]));
  expect([1, 2, 3].map(bundle)).toEqual([false, false, true]);
  expect(new Set(asked.map(([, { kind }]) => kind)).size).toBe(18);
});
clause(['OT-DIP-05', 'OT-DIP-02'], 'a counterpart that nobody plays is asked too, and the higher requirement counts', () => {
  const gift = { kind: 'payment', by: 'persia', to: 'saxonia', wealth: 1, progress: 0 } as const;
  const weight = { kind: 'modifier', on: 'saxonia', target: 'MIL', value: -3, against: 'persia' } as const;
  const least = (counterpart: string, terms: readonly Term[], state = start(), actor = 'francia') =>
    [1, 2, 3, 4].find((net) => isWilling(state, between(counterpart, net, terms, actor)));
  expect([least('persia', [gift]), least('persia', [weight])]).toEqual([3, 3]);
  expect(least('persia', [{ kind: 'cession', by: 'persia', to: 'saxonia', regions: ['media'] }])).toBe(4);
  // What the actor gives for itself or for its own vassal is its own affair, and so is what a player gives.
  expect(least('persia', [gift], start(), 'persia')).toBe(1);
  expect(least('persia', [gift], nationWith(start(), 'persia', { patron: 'francia' }))).toBe(1);
  expect(least('gothia', [{ ...gift, by: 'gothia' }])).toBe(1);
  expect(least('persia', [gift], nationWith(start(), 'persia', { patron: 'gothia' }))).toBe(3);
});
clause(['OT-DIP-03', 'OT-DIP-05'], 'the vassalage of such a counterpart has to be earned of it, as that of the target', () => {
  const bond = { kind: 'vassalage', vassal: 'persia', patron: 'saxonia' } as const;
  const known = (nation: string, count: number) =>
    change(start(), (draft) => {
      draft.precedents = [{ actor: 'francia', nation, count }];
    });
  const least = (state = start(), terms: readonly Term[] = [bond]) =>
    [1, 2, 3, 4].find((net) => isWilling(state, between('persia', net, terms)));
  expect([least(), least(known('persia', 3)), least(known('persia', 2)), least(known('saxonia', 3))]).toEqual([3, 1, 3, 3]);
  const beaten = change(nationWith(start(), 'persia', { defeated: true }), (draft) => {
    draft.conflicts = [conflict('francia', 'persia', 'war')];
  });
  expect([least(beaten, [bond, { kind: 'peace' }]), least(beaten)]).toEqual([2, 3]);
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
