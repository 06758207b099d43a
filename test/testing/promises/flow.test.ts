import { type Dice, defineGame, O, type Outcome } from 'ludoteca';
import { expect, test } from 'vitest';
import {
  answering,
  type Bids,
  type Breach,
  bidsAlike,
  broken,
  committing,
  type State,
  short,
  stepping,
  testBreaches,
  there,
} from '../helpers/breaches.js';
import { type SealedBids, sealedBids } from '../helpers/sealed-bids.js';

const { definition } = sealedBids;
const defining = (change: Partial<Bids['definition']>): Bids => ({ ...sealedBids, definition: { ...definition, ...change } });
const seated = (seats: (state: State) => readonly string[]): Bids => defining({ seats });
const ending = (change: (outcome: Outcome) => object): Bids =>
  defining({
    outcome: (state) => {
      const outcome = definition.outcome(state);
      return outcome && ({ ...outcome, ...change(outcome) } as never);
    },
  });
const over = ({ phase }: State): boolean => phase === 'over';

/** What is listed, drawn and chosen, where there is nothing of it. */
const idle = (more: Partial<Bids>): Bids => ({ ...sealedBids, randomAction: () => undefined, legalActions: () => [], ...more });

/** A game that is sound while it is played, and broken once it has come to its end. */
const brokenAfterwards = (breakUp: (game: Bids, isAfterwards: () => boolean) => Bids): Bids => {
  let ended = false;
  const game = answering('outcome', (outcome) => {
    ended ||= O.isSome(outcome);
    return outcome;
  });
  return breakUp(game, () => ended);
};

/** Steps of a record are played again on other states than those of the game that was watched. */
const replaying = (change: (state: State) => State): Bids => {
  let setups = 0;
  return answering('setup', (answer) => stepping(answer, (step) => (++setups > 1 ? { ...step, state: change(step.state) } : step)));
};
const loaded = (times: number, change: (state: State) => State): Bids => {
  let setups = 0;
  return answering('setup', (answer) => stepping(answer, (step) => (++setups > times ? { ...step, state: change(step.state) } : step)));
};
const moreLots = (state: State): State => ({ ...state, points: { ...state.points, ada: 1 } });

/** Its name is another, or none can be had, once it has been asked for so often. */
const namedLate = (often: number, late: () => string): Bids => {
  let asked = 0;
  return Object.defineProperty({ ...sealedBids }, 'id', { get: () => (++asked > often ? late() : 'sealed-bids') });
};
/** Whoever commits throws first what can fall in one way alone. */
const thrownInVain = (thrown: (table: Pick<Dice, 'roll' | 'shuffle'>) => unknown): Bids => {
  const { rules } = definition;
  const { commit } = rules;
  return defineGame<SealedBids>({
    ...definition,
    rules: {
      ...rules,
      commit: {
        ...commit,
        apply(state, action, table) {
          thrown(table);
          commit.apply(state, action, table);
        },
      },
    },
  });
};

const breaches: readonly Breach[] = [
  [
    'has nothing to choose',
    'someone-can-act',
    idle({}),
    `${there}, after step 0: nobody has an action to choose, and the game is not over (who may act: ada, bo; what is open: bid, withdraw, peek, commit).`,
  ],
  [
    'lets nobody act',
    'someone-can-act',
    brokenAfterwards((game, isAfterwards) => answering('actors', (actors) => (isAfterwards() ? [] : actors), game)),
    `${there}, after step 0: the game is not over, and nobody may act.`,
  ],
  [
    'lets somebody act after the end',
    'someone-can-act',
    answering('actors', (actors, [state]) => (over(state) ? ['ada', 'bo'] : actors)),
    `${there}, after step 20: the game is over, and ada, bo may act.`,
  ],
  [
    'is over at once, and goes on',
    'someone-can-act',
    defining({ outcome: () => ({}) as never }),
    `${there}, after step 0: the game is over, and ada, bo may act.`,
  ],
  [
    'seats somebody twice',
    'someone-can-act',
    seated(() => ['ada', 'bo', 'ada']),
    `${there}, after step 0: the seats ada, bo, ada name somebody twice.`,
  ],
  [
    'lets somebody act who has no seat',
    'someone-can-act',
    answering('actors', (actors) => (actors.length > 0 ? [...actors, 'cy'] : [])),
    `${there}, after step 0: the actors ada, bo, cy are not different seats of ada, bo.`,
  ],
  [
    'lets somebody act twice',
    'someone-can-act',
    answering('actors', (actors) => [...actors, ...actors]),
    `${there}, after step 0: the actors ada, bo, ada, bo are not different seats of ada, bo.`,
  ],
  [
    'fails where it is asked for whom it waits',
    'someone-can-act',
    answering('awaited', () => {
      throw new Error('Oh.');
    }),
    `${there}, after step 0: Oh.`,
  ],
  ['lets its players act in another order', 'someone-can-act', seated(() => ['bo', 'ada']), null],
  [
    'waits for nobody',
    'someone-can-act',
    answering('awaited', () => []),
    `${there}, after step 0: ada, bo may act, and nobody is waited for.`,
  ],
  [
    'waits for somebody twice',
    'someone-can-act',
    answering('awaited', (players) => [...players, ...players.slice(0, 1)]),
    `${there}, after step 0: ada, bo, ada are waited for, and ada, bo may act.`,
  ],
  [
    'waits for somebody who may not act',
    'someone-can-act',
    answering('awaited', (players) => [...players, 'cy']),
    `${there}, after step 0: ada, bo, cy are waited for, and ada, bo may act.`,
  ],
  ['waits for one of two', 'someone-can-act', answering('awaited', (players) => players.slice(0, 1)), null],
  [
    'waits for somebody who has nothing to choose',
    'someone-can-act',
    brokenAfterwards((game, isAfterwards) => ({
      ...game,
      randomAction: (...asked) => (isAfterwards() ? undefined : game.randomAction(...asked)),
      legalActions: (...asked) => (isAfterwards() ? [] : game.legalActions(...asked)),
    })),
    `${there}, before step 1: ada is waited for, but has nothing to choose.`,
  ],
  [
    'is stuck',
    'someone-can-act',
    idle({ actors: () => [] }),
    `${there}, after step 0: nobody has an action to choose, and the game is not over (who may act: none; what is open: bid, withdraw, peek, commit).`,
  ],
  ['only draws', 'someone-can-act', answering('legalActions', () => []), null],
  ['only lists, and is chosen for', 'someone-can-act', answering('randomAction', () => undefined), null, committing],
  ['is only chosen for', 'someone-can-act', idle({}), null, committing],
  ['does not come to an end', 'games-end', sealedBids, `${there}: the game has not ended after 3 steps.`, { maxSteps: 3 }],
  ['is stuck before its end', 'games-end', idle({}), null],
  [
    'ranks somebody twice',
    'games-end',
    ending(({ ranking }) => ({ ranking: [...ranking, ranking[0]] })),
    `${there}: the result does not hold together: the ranking bo, ada, bo names somebody twice.`,
  ],
  [
    'ranks a stranger',
    'games-end',
    ending(({ ranking }) => ({ ranking: [...ranking, { player: 'cy', rank: 3, points: 0 }] })),
    `${there}: the result does not hold together: cy has no seat.`,
  ],
  [
    'lets a stranger win',
    'games-end',
    ending(() => ({ winners: ['cy', 'di'] })),
    `${there}: the result does not hold together: cy, di has no seat.`,
  ],
  [
    'lets somebody win who is not ranked',
    'games-end',
    ending(({ ranking }) => ({ ranking: ranking.slice(0, 1), winners: ['ada', 'bo'] })),
    `${there}: the result does not hold together: the winners ada, bo are not of the ranking, each once.`,
  ],
  [
    'counts other points than it ranks by',
    'games-end',
    answering('points', (points, [state, player]) => (over(state) && player === 'ada' ? points + 1 : points)),
    `${there}: ada has other points than the ranking says: 1 was expected, 2 was found.`,
  ],
  [
    'forgets to rank somebody',
    'games-end',
    ending(({ ranking }) => ({ ranking: ranking.slice(0, 1), winners: [] })),
    `${there}: the result does not hold together: the ranking bo says nothing of ada.`,
  ],
  [
    'lets somebody win twice',
    'games-end',
    ending(() => ({ winners: ['ada', 'ada'] })),
    `${there}: the result does not hold together: the winners ada, ada are not of the ranking, each once.`,
  ],
  [
    'begins to rank with the second',
    'games-end',
    ending(({ ranking }) => ({ ranking: ranking.map((row, i) => ({ ...row, rank: i + 2 })) })),
    `${there}: the result does not hold together: rank 2 stands in place 1.`,
  ],
  [
    'leaves out a rank',
    'games-end',
    ending(({ ranking }) => ({ ranking: ranking.map((row, i) => ({ ...row, rank: 1 + 2 * i })) })),
    `${there}: the result does not hold together: rank 3 stands in place 2.`,
  ],
  ['ranks equals alike', 'games-end', ending(({ ranking }) => ({ ranking: ranking.map((row) => ({ ...row, rank: 1 })) })), null],
  [
    'ends by a clause that it lacks',
    'games-end',
    ending(() => ({ clause: 'SB-END-99' })),
    `${there}: the result does not hold together: nobody knows the clause SB-END-99 that ended it.`,
  ],
  [
    'ranks by what no JSON can carry',
    'games-end',
    ending(({ ranking }) => ({ ranking: ranking.map((row) => ({ ...row, points: Number.NaN })) })),
    `${there}: the result does not hold together: at 0.points stands NaN, which JSON does not know.`,
  ],
  [
    'plays otherwise as a match',
    'records',
    replaying(moreLots),
    `${there}: played as a match, it ends otherwise: at points.ada 1 was expected, 2 was found.`,
    committing,
  ],
  [
    'replays otherwise',
    'records',
    loaded(2, moreLots),
    `${there}: the record replays to another state: at points.ada 1 was expected, 2 was found.`,
    committing,
  ],
  ['is thrown dice for', 'records', sealedBids, null, bidsAlike],
  ['rolls a die of one side', 'records', thrownInVain((table) => table.roll(1, 'in vain')), null, committing],
  ['shuffles a single card', 'records', thrownInVain((table) => table.shuffle(1, 'in vain')), null, committing],
  ['is not begun', 'records', sealedBids, null, { maxSteps: 0 }],
  [
    'goes by the name of another game',
    'records',
    namedLate(4, () => 'sealed-bids-too'),
    `${there}: a record of another game was accepted.`,
    committing,
  ],
  [
    'fails at a record that was tampered with',
    'records',
    namedLate(5, () => {
      throw new Error('not again');
    }),
    `${there}, a record in another format: not again`,
    committing,
  ],
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(
    (seed): Breach => [
      `takes two steps by the seed ${seed}`,
      'records',
      sealedBids,
      null,
      { ...committing, seed, configs: [{ players: ['ada', 'bo'], lots: 1 }] },
    ],
  ),
];
testBreaches(breaches);

test('of a long game only the first forty steps are tampered with', () => {
  let ended = 0;
  const game = answering('reduce', (answer, [, { type }]) => {
    if (type === 'commit') ended++;
    return answer;
  });
  let chosen = 0;
  const choose = (_: State, player: string) =>
    ++chosen > 40 ? ({ type: 'commit', player } as const) : ({ type: 'bid', player, coins: 1, against: [] } as const);
  expect(broken(game, 'records', { ...short, configs: [{ players: ['ada', 'bo'], lots: 1 }], choose })).toBeNull();
  const played = 2;
  // It is played, played again as a match, and replayed from the record of it.
  expect(ended).toBe(played * 3);
});
