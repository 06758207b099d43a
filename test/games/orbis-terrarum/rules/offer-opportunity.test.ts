import { expect } from 'vitest';
import { nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, byReferee, clause, code, refused } from '../helpers/table.js';
import { nextTurn, turn } from '../helpers/turns.js';

clause('OT-REF-11', 'an opportunity is offered to some or to all, at a price, for as long as it is said', () => {
  const offer = (nations: readonly string[] | 'all', more = {}) =>
    byReferee('offer-opportunity', {
      nations,
      cost: { wealth: 2, progress: 1 },
      effects: [{ do: 'wealth', nation: null, delta: 9 }],
      ...more,
    } as never);
  const rich = ['francia', 'gothia'].reduce((state, id) => nationWith(state, id, { wealth: 2, progress: 1 }), start());
  const take = (nation: 'francia' | 'gothia'): Action => ({
    ...{ type: 'take-opportunity', player: nation === 'francia' ? 'ada' : 'bo', nation, opportunity: 'opportunity-1' },
  });
  expect(act(act(rich, offer(['francia'])), take('francia')).nations['francia']).toMatchObject({ wealth: 9, progress: 0 });
  expect([code(act(rich, offer(['francia'])), take('gothia')), code(act(start(), offer('all')), take('francia'))]).toEqual([
    'not-offered',
    'cannot-pay',
  ]);
  expect(act(act(rich, offer('all')), take('gothia')).nations['gothia']!.wealth).toBe(9);
  expect(
    [turn(act(rich, offer('all')), []), turn(act(rich, offer('all', { lastTurn: 2 })), [])].map((s) => s.opportunities.length),
  ).toEqual([0, 1]);
  for (const cost of [
    { wealth: -1, progress: 0 },
    { wealth: 0, progress: -1 },
  ])
    expect(refused(start(), offer('all', { cost }))).toEqual(['bad-parameter', 'OT-REF-11']);
  expect(refused(nextTurn(start()), offer('all', { lastTurn: 1 }))).toEqual(['bad-parameter', 'OT-EVT-08']);
});

clause('OT-REF-06', 'whatever is promised names only what there is; whether it can happen is judged in its time', () => {
  const promised = (effect: object) =>
    byReferee('offer-opportunity', { nations: 'all', cost: { wealth: 0, progress: 0 }, effects: [effect] } as never);
  const world = start();
  const nobody = 'nowhere';
  const strange: readonly object[] = [
    { do: 'wealth', nation: nobody, delta: 1 },
    { do: 'region', region: nobody, owner: null },
    { do: 'region', region: 'armorica', owner: nobody },
    {
      ...{ do: 'create-nation', name: 'New', kind: 'movement', regions: [], position: nobody },
      predominantDomain: 'MIL',
      predominantAuthority: 'GES',
      patron: null,
    },
    {
      ...{ do: 'create-nation', name: 'New', kind: 'movement', regions: [], position: 'armorica' },
      predominantDomain: 'MIL',
      predominantAuthority: 'GES',
      patron: nobody,
    },
    { do: 'host', owner: nobody, region: null, kind: 'mercenary', turns: null },
    { do: 'host', owner: null, region: nobody, kind: 'mercenary', turns: null },
    { do: 'remove-host', host: nobody },
    { do: 'rebellion', nation: null, sponsor: nobody },
    { do: 'end-rebellion', rebellion: nobody },
    { do: 'rebellion-deadline', rebellion: nobody, turn: 9 },
    { do: 'civil-war', nation: null, sides: ['One', 'Other'], controllers: ['ada', nobody] },
    { do: 'end-civil-war', civilWar: nobody, winner: nobody },
    { do: 'patron', nation: null, patron: nobody },
    { do: 'technology', nation: null, id: nobody },
    { do: 'conflict', a: 'francia', b: nobody, status: 'war' },
    { do: 'scope', nation: null, target: nobody, dimension: 'cultural', value: 5, years: null },
    { do: 'colony', region: nobody, recognised: true },
    { do: 'capital', nation: null, region: nobody },
    { do: 'end-crisis', crisis: nobody },
  ];
  for (const effect of strange) {
    expect(refused(world, promised(effect))).toEqual(['bad-effect', 'OT-REF-06']);
    const opportunity = { cost: { wealth: 0, progress: 0 }, effects: [effect], lastTurn: null, tag: null };
    const told = { category: 'human', kind: 'opportunity', nations: [], text: 'Hear!', opportunity };
    expect(refused(world, byReferee('post-happening', told as never))).toEqual(['bad-effect', 'OT-REF-06']);
  }
  // Francia has no patron to be autonomous of, and it is at home in no region of others: that may change.
  for (const effect of [
    { do: 'autonomy', nation: 'francia', autonomous: true },
    { do: 'capital', nation: 'francia', region: 'armorica' },
    { do: 'scope', nation: null, target: 'armorica', dimension: 'cultural', value: 5, years: null },
    { do: 'patron', nation: 'francia', patron: 'francia' },
  ])
    expect(act(world, promised(effect)).opportunities).toHaveLength(1);
});
