import { type Action, atlasOf, catalonia, somElQueDecidim as game, type State } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { ada, begun, bo, cai, clause, configRefusal, dot, play, refusal, scene, tile, tilesOn, types, worths } from './table.js';

const everyone: readonly string[] = [ada, bo, cai, dot];
const pay = (player: string, ...discs: string[]): Action => ({ type: 'pay', player, discs });
const move = (player: string, to: number): Action => ({ type: 'move', player, to });
const stop = (player: string): Action => ({ type: 'stop', player });
const commit = (player: string, count: number): Action => ({ type: 'commit-votes', player, count });
const stand = (player: string, members: readonly string[], beneficiary: string): Action => ({
  type: 'declare-list',
  player,
  members,
  beneficiary,
});
const change = (player: string, disc: string, partner?: string): Action => ({
  type: 'break-coin',
  player,
  disc,
  ...(partner !== undefined && { partner }),
});

clause(['SD-VAL-03', 'SD-VAL-13'], 'ids that no saved game could hold are refused with the pack', () => {
  const packs = ['__proto__', 'x'.repeat(201)].flatMap((id) => [
    { ...catalonia, tiles: catalonia.tiles.map((one, i) => (i === 9 ? { ...one, id } : one)) },
    { ...catalonia, discs: catalonia.discs.map((one, i) => (i === 3 ? { ...one, id } : one)) },
  ]);
  const [tiles, discs] = [
    ['duplicate-tile', 'SD-VAL-03', 'content.tiles.9.id'],
    ['bad-disc', 'SD-VAL-13', 'content.discs.3.id'],
  ];
  expect(packs.map((content) => configRefusal({ players: [ada, bo], content }))).toEqual([tiles, discs, tiles, discs]);
});

interface Standing {
  readonly members: readonly string[];
  readonly beneficiary: string;
}

/** Who governs next by the letter of the clauses. */
const elected = (lists: readonly Standing[], owned: Record<string, number>, fists: Record<string, number>, holder: string): string => {
  const sum = (list: Standing, of: (member: string) => number) => list.members.reduce((total, member) => total + of(member), 0);
  const cast = (list: Standing) => sum(list, (member) => fists[member]!);
  const kept = (list: Standing) => sum(list, (member) => owned[member]! - fists[member]!);
  const top = lists.filter((list) => lists.every((other) => cast(other) <= cast(list)));
  const governing = top.find(({ members }) => members.includes(holder));
  if (top.length === 1 || governing !== undefined) return (governing ?? top[0]!).beneficiary;
  const thrifty = top.filter((list) => top.every((other) => kept(other) <= kept(list)));
  return thrifty.length === 1 ? thrifty[0]!.beneficiary : everyone[(everyone.indexOf(holder) + 1) % 4]!;
};

clause(['SD-ELE-13', 'SD-ELE-14', 'SD-ELE-15', 'SD-ELE-16', 'SD-ELE-17', 'SD-VOT-07'], 'every way the fists can fall is counted so', () => {
  const owned = { [ada]: 2, [bo]: 2, [cai]: 1, [dot]: 2 };
  const groupings: Standing[][] = [
    everyone.map((one) => ({ members: [one], beneficiary: one })),
    [{ members: [ada, dot], beneficiary: dot }, ...[bo, cai].map((one) => ({ members: [one], beneficiary: one }))],
    [
      { members: [bo, dot], beneficiary: bo },
      { members: [ada], beneficiary: ada },
      { members: [cai], beneficiary: cai },
    ],
  ];
  for (const holder of [ada, cai])
    for (const lists of groupings) {
      const vote = { type: 'election', convener: holder, declarations: [], lists: null, commits: {} } as const;
      const open = scene({
        config: { mode: 'AC' },
        step: 'declareLists',
        holder,
        participation: owned,
        change: { queue: [holder], moved: true, vote },
      });
      const order = [...everyone.slice(everyone.indexOf(holder)), ...everyone.slice(0, everyone.indexOf(holder))];
      const listOf = (player: string) => lists.find(({ members }) => members.includes(player))!;
      const { state } = play(
        open,
        ...order.map((player) => [stand(player, [...listOf(player).members].reverse(), listOf(player).beneficiary)] as const),
      );
      for (let fall = 0; fall < 54; fall++) {
        const fists: Record<string, number> = {
          [ada]: fall % 3,
          [bo]: Math.floor(fall / 3) % 3,
          [cai]: Math.floor(fall / 9) % 2,
          [dot]: Math.floor(fall / 18),
        };
        const committed = play(state, ...[dot, bo, ada, cai].map((player) => [commit(player, fists[player]!)] as const)).state;
        const { state: after, events } = play(committed, [{ type: 'open-fists', player: holder }]);
        expect([lists, fists, after.holder]).toEqual([lists, fists, elected(lists, owned, fists, holder)]);
        expect(after.pool).toBe(5 + everyone.reduce((sum, player) => sum + fists[player]!, 0));
        expect(types(events).slice(0, 4)).toEqual(['fists-opened', 'vote-resolved', 'movement-ended', 'turn-ended']);
      }
    }
});

clause(['SD-VOT-08', 'SD-VOT-09', 'SD-VOT-13', 'SD-ELE-11'], 'the last of two votes counts, even when the State ends the turn', () => {
  const start = scene({
    config: { mode: 'AC' },
    step: 'movement',
    cells: { [ada]: 10, [bo]: 10, [cai]: 27, [dot]: 0 },
    faceUp: [18],
    participation: { [ada]: 1, [bo]: 2, [cai]: 3 },
    change: { queue: everyone, die: 6 },
  });
  const election = play(
    start,
    [move(ada, 18)],
    [{ type: 'call-elections', player: ada }],
    [pay(ada, 'justice-1', 'roads-1')],
    [stand(ada, [ada, cai], cai)],
    [stand(bo, [bo], bo)],
    [stand(cai, [cai], cai)], // so the alliance does not come about
    [stand(dot, [dot], dot)],
    [commit(ada, 0)],
    [commit(bo, 0)],
    [commit(cai, 1)],
    [commit(dot, 0)],
    [{ type: 'open-fists', player: ada }],
  ).state;
  expect([election.holder, election.nextHolder, election.queue, election.moved]).toEqual([ada, cai, [bo, cai, dot], false]);
  const motion = play(
    election,
    [move(bo, 18)],
    [{ type: 'present-motion', player: bo, beneficiary: dot }],
    [{ type: 'declare-support', player: cai, side: 'neutral' }],
    [{ type: 'declare-support', player: dot, side: 'candidate' }],
    [commit(dot, 0)],
    [commit(bo, 2)],
    [commit(ada, 1)],
    [{ type: 'open-fists', player: ada }],
  ).state;
  expect([motion.nextHolder, motion.queue, motion.pool]).toEqual([dot, [cai, dot], 10]);
  const { state, events } = play(motion, [move(cai, 33)]);
  expect([state.holder, state.turn, state.nextHolder, state.dues[0]!.payer]).toEqual([dot, 2, null, ada]);
  expect(types(events)).not.toContain('movement-blocked');
});

clause(
  ['SD-CHG-06', 'SD-CHG-07', 'SD-CHG-08', 'SD-CHG-09'],
  'treasury, holder, anybody else: each wrong partner has its own refusal',
  () => {
    const owing = (discs: Record<string, string[]>): State =>
      scene({ step: 'payment', holder: bo, discs, change: { dues: [{ payer: ada, payee: 'treasury', amount: 1, reason: 'tax' }] } });
    const ones = atlasOf(catalonia).order.discs;
    const coins = [...ones.keys()].slice(12);
    const asks = [undefined, 'treasury', ada, bo, cai, dot];
    const answers = (state: State) => asks.map((partner) => game.explain(state, change(ada, 'health-1', partner))[0]?.code ?? 'done');
    const mine = { [ada]: ['health-1'], [bo]: ['mossos-1'], [cai]: ['mossos-2'], [dot]: ['justice-1'] };
    const first = 'change-with-treasury-first';
    expect(answers(owing(mine))).toEqual(['done', 'done', first, first, first, first]);
    const governed = owing({ ...mine, [bo]: coins.slice(0, 9), [cai]: coins.slice(9, 11) });
    const holder = 'change-with-holder-first';
    expect(answers(governed)).toEqual(['done', holder, holder, 'done', holder, holder]);
    const shared = owing({ ...mine, [bo]: ['mossos-1', coins[0]!], [cai]: coins.slice(1, 9), [dot]: coins.slice(9, 11) });
    const cannot = 'partner-cannot-change';
    expect(answers(shared)).toEqual(['done', cannot, cannot, cannot, 'done', 'done']);
    expect(play(shared, [change(ada, 'health-1'), 1, 1]).state.players[cai]!.discs).toContain('health-1');
    const hoard = scene({
      config: { changePolicy: 'free' },
      step: 'payment',
      holder: bo,
      discs: { ...mine, [ada]: ['health-1', ...coins.slice(0, 9)], [bo]: ['mossos-1', coins[9]!], [cai]: ['mossos-2', coins[10]!] },
      change: { dues: [{ payer: ada, payee: 'treasury', amount: 1, reason: 'tax' }] },
    });
    expect(new Set(answers(hoard))).toEqual(new Set(['no-change-available']));
    expect(refusal(hoard, change(ada, 'mossos-1'))).toEqual(['not-a-two', 'SD-CHG-01']);
  },
);

clause(['SD-FLOW-17', 'SD-FLOW-03'], 'the limit comes before the solvency of a turn that never starts', () => {
  const last = (turnLimit: number | null) =>
    scene({
      config: { turnLimit },
      step: 'movement',
      discs: { [ada]: ['justice-1'], [bo]: ['roads-1'], [cai]: ['roads-2'] },
      change: { queue: [ada], moved: true, die: 1 },
    });
  const [limited, open] = [last(1), last(null)].map((state) => play(state, [stop(ada)]).state);
  expect([limited!.end?.ending, limited!.turn, limited!.holder]).toEqual(['timeout', 1, ada]);
  // dot has no euro and bo, who governs, has one of two: fracture, both in seating order
  expect([open!.end, open!.turn]).toEqual([{ ending: 'intervention', cause: 'socialFracture', insolvent: [bo, dot], provoker: null }, 2]);
});

clause(
  ['SD-SPN-06', 'SD-SPN-12', 'SD-SPN-13', 'SD-SPN-14', 'SD-MOB-04', 'SD-MOB-05'],
  'two discs of one player protect; the rest is laid in order',
  () => {
    const found = scene({
      config: { mode: 'AB', centralism: 'high' },
      step: 'movement',
      cells: { [ada]: 33 },
      faceUp: [1, 34],
      aside: [31, 29, 30],
      discs: { [ada]: ['health-1'], [dot]: ['mossos-1', 'mossos-2'] },
      change: { queue: [ada, bo], die: 6 },
    });
    const spain = play(found, [move(ada, 36)]).state;
    expect([spain.step, game.legalActions(spain, ada).length]).toEqual(['mobilise', 1 + 3 + 3]);
    const use = (...tiles: number[]): Action => ({
      type: 'mobilise',
      player: ada,
      assignments: tiles.map((number) => ({ tile: tile(number), player: dot, kind: 'mossos' })),
    });
    expect(refusal(spain, use(29, 30, 31))).toEqual(['target-lacks-disc', 'SD-MOB-04']);
    expect(refusal(spain, use(29, 29))).toEqual(['bad-urn-tile', 'SD-MOB-02']);
    // Collected: 1, 29, 34, 36 (34 and 36 in row 6, 33 with neither).
    const { state, events } = play(spain, [use(31, 30), [3, 2, 1, 0]]);
    expect(tilesOn(state, 1, 29, 33, 34, 36, 30, 31)).toEqual([tile(36), tile(34), tile(33), tile(29), tile(1), null, null]);
    expect(state.urnAside.map(({ fromCell }) => fromCell)).toEqual([31, 30]);
    expect([worths(state), state.holder]).toEqual([[2, 0, 0, 0], bo]);
    expect(types(events).slice(0, 5)).toEqual(['urn-protected', 'urn-protected', 'tiles-collected', 'board-refilled', 'turn-ended']);
  },
);

clause(['SD-PRE-03', 'SD-MOV-08', 'SD-INH-03'], 'whoever starts on a levy tile may leave it and come back once', () => {
  const start = scene({
    config: { mode: 'AB' },
    step: 'movement',
    cells: { [ada]: 2 },
    faceUp: [1],
    discs: { [ada]: ['health-1'], [bo]: ['roads-1'] },
    change: { queue: [ada], die: 1 },
  });
  const levy: Action = { type: 'collect-prescription', player: ada, targets: [bo] };
  expect(refusal(start, levy)).toEqual(['not-on-tile', 'SD-PRE-03']);
  const back = play(start, [move(ada, 1)], [move(ada, 2)]).state;
  expect(back.trail).toEqual([1, 2]);
  const { state } = play(back, [levy], [pay(bo, 'roads-1')]);
  expect([state.trail, refusal(state, levy)]).toEqual([[2], ['already-used-this-turn', 'SD-PRE-04']]);
  expect(refusal(play(state, [move(ada, 1)]).state, move(ada, 2))).toEqual(['already-visited', 'SD-MOV-08']);
});

clause(['SD-TAX-04', 'SD-TAX-06', 'SD-CHG-07'], "a holder without a euro pays with the citizens' euros, even after change", () => {
  expect(begun({ concentration: 'keep', centralism: 'high' }).dues.map(({ payer }) => payer)).toEqual([bo, cai, dot, ada]);
  const taxed = scene({
    step: 'payment',
    faceUp: [1],
    discs: { [bo]: ['justice-1'], [cai]: ['roads-1'] },
    change: { dues: [bo, cai, ada].map((payer) => ({ payer, payee: payer === ada ? 'treasury' : ada, amount: 1, reason: 'tax' })) },
  });
  const { state } = play(taxed, [change(bo, 'justice-1'), 1, 1], [pay(bo, 'roads-2')], [pay(cai, 'roads-1')], [pay(ada, 'roads-1')]);
  expect([worths(state), state.step]).toEqual([[1, 1, 0, 0], 'transferRoll']);
});
