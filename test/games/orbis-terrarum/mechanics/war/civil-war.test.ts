import { expect } from 'vitest';
import { answeredInFull } from '../../../refusals-in-full.js';
import { assign, barons, begin, begun, clergy, conclude, crown, split } from '../../helpers/civil-war.js';
import { change, conflict, divided, nationWith, rebellion } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, code, game, refused, type State, told } from '../../helpers/table.js';
import { announce, damage, measure, nextTurn, reportOn, strike, turn } from '../../helpers/turns.js';

clause('OT-CIV-04', 'a civil war in one hand is a story: nothing is measured and no side acts', () => {
  expect([begun.civilWars[0]!.metered, split.civilWars[0]!.metered]).toEqual([false, true]);
  const slot = { kind: 'side', id: barons } as const;
  const blow = measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: crown } });
  expect(code(begun, blow)).toBe('no-such-slot');
  expect(announce(split, { ...blow, player: 'bo' }).measures).toHaveLength(1);
});
clause('OT-CIV-05', 'Supremacy is shared evenly when the meter opens, the rest going to the government', () => {
  const shares = (state: State) => state.civilWars[0]!.sides.map(({ supremacy }) => supremacy);
  expect([shares(begun), shares(split)]).toEqual([
    [0, 0, 0],
    [34, 33, 33],
  ]);
  expect(shares(act(act(start(), begin(['A', 'B'])), assign('ada', 'civil-war-1.2', 'cy')))).toEqual([50, 50]);
});
clause(
  ['OT-CIV-04', 'OT-CIV-05', 'OT-SLOT-07'],
  'once its sides are in one hand again a civil war is a story, and a new meter begins anew',
  () => {
    const slot = { kind: 'side', id: barons } as const;
    const blow = { ...measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: crown } }), player: 'bo' };
    const fought = nextTurn(announce(split, blow), [], 20, 99);
    const shares = (state: State) => [state.civilWars[0]!.metered, ...state.civilWars[0]!.sides.map(({ supremacy }) => supremacy)];
    expect(shares(fought)).toEqual([true, 18, 49, 33]);
    const posted = announce(fought, blow);
    const whole = act(posted, assign('bo', barons, 'ada'));
    expect([shares(whole), whole.measures, code(whole, { ...blow, player: 'ada' })]).toEqual([[false, 0, 0, 0], [], 'no-such-slot']);
    expect(shares(act(whole, assign('ada', clergy, 'cy')))).toEqual([true, 34, 33, 33]);
    expect(turn(whole, []).civilWars).toHaveLength(1);
    // So it is when the one in other hands has fallen: the two that are left are Ada's.
    const hands = divided(start(), 'francia', [50, 42, 8], ['ada', 'ada', 'cy']);
    const last = {
      ...measure('francia', 'offensive', 'strike', {
        slot: { kind: 'side', id: 'civil-war-1.2' },
        target: { kind: 'side', id: 'civil-war-1.3' },
      }),
    };
    expect(shares(turn(hands, [last], 30, 99))).toEqual([false, 0, 0, 0]);
  },
);
clause(['OT-CIV-10', 'OT-EFF-01'], 'who sides with somebody in a war that has become a story changes nothing', () => {
  const aid = (state: State) => announce(state, strike('gothia', 'francia', { target: { kind: 'side', id: barons }, supports: crown }));
  const story = act(aid(split), assign('bo', barons, 'ada'));
  expect([damage(turn(aid(split), [], 30, 99), 'francia'), damage(turn(story, [], 30, 99), 'francia')]).toEqual([
    [2, 0],
    [0, 0],
  ]);
});
clause('OT-CIV-13', 'the player keeps the Nation whoever wins, and the log says whether the government fell', () => {
  const ended = (winner: string) => told(begun, conclude('ada', winner)).find(({ type }) => type === 'civil-war-ended');
  expect([ended(crown), ended(barons)]).toMatchObject([{ governmentChanged: false }, { governmentChanged: true, winner: barons }]);
  expect(act(begun, conclude('ada', barons)).players['ada']!.principal).toBe('francia');
});
clause('OT-CIV-06', 'a civil war weighs 10 on peace at home, on war abroad and on crises; on no other roll', () => {
  const warring = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'war')];
  });
  const torn = divided(warring, 'francia');
  const values = (state: State, side: 'roll' | 'counter', by: string) =>
    reportOn(state, by)
      [side]!.items.filter(({ source }) => source === 'civil-war')
      .map(({ value }) => value);
  const onRoll = (given: ReturnType<typeof strike>, ...dice: number[]) => values(turn(torn, [given], ...dice), 'roll', 'francia');
  expect([onRoll(measure('francia', 'intervention', 'invest'), 10), onRoll(strike('francia', 'gothia'), 99)]).toEqual([[10], [10]]);
  expect([
    onRoll(measure('francia', 'commerce', 'boost', { target: at('romania') }), 10),
    onRoll(strike('francia', 'romania'), 99),
  ]).toEqual([[], []]);
  const suppress = measure('francia', 'offensive', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } });
  expect(values(turn(rebellion(torn, 'francia'), [suppress], 10), 'roll', 'francia')).toEqual([]);
  expect(values(turn(torn, [strike('gothia', 'francia')], 10, 99), 'counter', 'gothia')).toEqual([]);
  const slot = { kind: 'side', id: 'civil-war-1.1' } as const;
  expect(onRoll(measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: 'civil-war-1.2' } }), 99)).toEqual([]);
  const crisis: Action = {
    ...{ type: 'post-happening', player: 'referee', category: 'natural', kind: 'crisis', nations: ['francia'], text: 'Woe.' },
    crisis: { counter: 'industry', loss: 'via', perTurn: null, turns: null },
  };
  expect([damage(turn(act(torn, crisis), [], 31), 'francia'), damage(turn(act(warring, crisis), [], 31), 'francia')]).toEqual([
    [4, 0],
    [0, 0],
  ]);
});
clause('OT-CIV-09', 'from its second year on a civil war takes 2 Legitimacy and 1 Viability', () => {
  const torn = divided(start(), 'francia');
  expect([damage(turn(torn, []), 'francia'), damage(turn(nextTurn(torn), []), 'francia')]).toEqual([
    [0, 0],
    [1, 2],
  ]);
});
clause('OT-CIV-15', 'what begins in happenings or orders is a year old this turn, what begins later the next', () => {
  const aged = (state: State) => state.civilWars[0]!.firstTurn;
  const war: Action = {
    ...{ type: 'apply-effects', player: 'referee', reason: '' },
    effects: [{ do: 'civil-war', nation: 'gothia', sides: ['A', 'B'], controllers: ['bo', 'bo'] }],
  };
  const happenings = turn(start(), []);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  expect([aged(act(start(), war)), aged(act(happenings, war)), aged(act(closed, war))]).toEqual([1, 2, 2]);
  const next = (state: State) => damage(turn(nextTurn(act(state, war)), []), 'gothia');
  expect([damage(turn(act(start(), war), []), 'gothia'), next(start())]).toEqual([
    [0, 0],
    [1, 2],
  ]);
  // With two years to a turn the second one is the third year, in which rebels keep a Nation from recovering.
  const recovers = (yearsPerTurn: number) => {
    const torn = rebellion(start({ yearsPerTurn, turnsPerCycle: 2 }), 'gothia', { firstTurn: 1 });
    return damage(turn(nextTurn(nationWith(torn, 'gothia', { viaDamage: 30 })), []), 'gothia')[0] < 34;
  };
  expect([recovers(1), recovers(2)]).toEqual([true, false]);
});
clause(['OT-CIV-03', 'OT-SLOT-07'], 'what the sides have announced goes with the war', () => {
  const slot = { kind: 'side', id: barons } as const;
  const blow = { ...measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: crown } }), player: 'bo' };
  const posted = announce(split, blow, measure('francia', 'intervention', 'invest'));
  const ended = act(act(posted, conclude('ada', crown)), conclude('bo', crown));
  expect([posted, ended].map(({ measures }) => measures.map((one) => one.slot.kind))).toEqual([['main', 'side'], ['main']]);
});
clause(['OT-CIV-15', 'OT-REB-01'], 'what begins after orders are closed counts from the next turn', () => {
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  const risen = act(closed, {
    type: 'apply-effects',
    player: 'referee',
    reason: 'r',
    effects: [{ do: 'rebellion', nation: 'francia', sponsor: null }],
  });
  expect(damage(act(risen, { type: 'resolve-turn', player: 'referee' }), 'francia')).toEqual([0, 0]);
});
clause(['OT-CIV-06', 'OT-WAR-10'], 'a divided Nation that meddles in another civil war makes an exterior war measure', () => {
  const state = divided(start(), 'gothia');
  const both = change(state, (draft) => {
    draft.civilWars = [
      ...state.civilWars,
      {
        ...state.civilWars[0]!,
        id: 'civil-war-2',
        nation: 'francia',
        metered: false,
        sides: state.civilWars[0]!.sides.map((side) => ({ ...side, id: side.id.replace('-1.', '-2.'), controller: 'ada' })),
      },
    ];
  });
  const meddling = measure('francia', 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.2' }, supports: 'civil-war-1.1' });
  expect(reportOn(turn(both, [meddling], 99), 'francia').roll!.total).toBe(10);
});
clause(['OT-SLOT-07', 'OT-CIV-04'], 'one hand never sends one of its sides against another, not even while the war has a meter', () => {
  const against = (player: string, from: string, target: string) => ({
    ...measure('francia', 'offensive', 'strike', { slot: { kind: 'side', id: from }, target: { kind: 'side', id: target } }),
    player,
  });
  // Ada has the Crown and the Clergy, Bo the Barons.
  expect(refused(split, against('ada', crown, clergy))).toEqual(['slot-side-only', 'OT-SLOT-07']);
  const posted = announce(split, against('ada', crown, barons), against('ada', clergy, barons), against('bo', barons, crown));
  const offered = game
    .legalActions(split, 'ada', { types: ['submit-measure'] })
    .flatMap((one) => (one.type === 'submit-measure' && one.slot.kind === 'side' && one.target?.kind === 'side' ? [one.target.id] : []));
  expect(new Set(offered)).toEqual(new Set([barons]));
  const left = (state: State) => state.measures.map(({ slot, target }) => [slot.id, target!.id]);
  // The Clergy goes over to Bo: what he and it would do to each other is nothing to roll for, and the rest stands.
  const changed = act(posted, assign('ada', clergy, 'bo'));
  expect([changed.civilWars[0]!.metered, left(posted), left(changed)]).toEqual([
    true,
    [
      [crown, barons],
      [barons, crown],
      [clergy, barons],
    ],
    [
      [crown, barons],
      [barons, crown],
    ],
  ]);
  const forged = change(split, (draft) => {
    draft.measures = posted.measures.map((one) => (one.slot.id === crown ? { ...one, target: { kind: 'side', id: clergy } } : one));
  });
  expect([posted, forged].map((state) => answeredInFull(game.decodeState(JSON.parse(JSON.stringify(state))))._tag)).toEqual([
    'Right',
    'Left',
  ]);
});
