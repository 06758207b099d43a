import type { Game, PlayerId } from 'ludoteca';
import { type Action, catalonia, type SomElQueDecidim, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { isLegal, legal } from './legal.js';
import { ordinary, type Setting, type Strategy } from './strategy.js';
import { study } from './table.js';

type Ruthless = Strategy<SomElQueDecidim>;

const worthOf = (disc: string): number => catalonia.discs.find(({ id }) => id === disc)!.value;
const moneyOf = (state: State, player: PlayerId): number => state.players[player]!.discs.reduce((sum, disc) => sum + worthOf(disc), 0);
const meritOf = (state: State, player: PlayerId): number => state.players[player]!.participation;

/** Does in the step of cohesion what is said here, and ends it when nothing is; plays as usual in everything else. */
const sharing =
  (
    give: (gifts: readonly Extract<Action, { type: 'give-disc' }>[], state: State, allies: readonly PlayerId[]) => Action | undefined,
  ): Ruthless['play'] =>
  (game, state, player, { allies, usual }) => {
    if (state.step !== 'cohesion') return usual(state, player);
    return give(legal(game, state, player, 'give-disc'), state, allies) ?? { type: 'end-cohesion', player };
  };

const highest = <T>(list: readonly T[], worth: (item: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, item) => (best === undefined || worth(item) > worth(best) ? item : best), undefined);

const freeRider: Ruthless = {
  name: 'the free rider',
  does: 'never gives a disc away, so that only the others pay for the common good.',
  play: sharing(() => undefined),
};

const buyer: Ruthless = {
  name: 'buys merit',
  does: 'gives whatever it may to whoever has most merit, and so takes it from him.',
  play: sharing((gifts, state) => highest(gifts, ({ to, disc }) => 10 * meritOf(state, to) + worthOf(disc))),
};

const richBuyer: Ruthless = {
  name: 'buys merit with what it can spare',
  does: 'the same, as long as 3 € are left to it.',
  play: sharing((gifts, state) =>
    highest(
      gifts.filter(({ player, disc }) => moneyOf(state, player) - worthOf(disc) >= 3),
      ({ to, disc }) => 10 * meritOf(state, to) + worthOf(disc),
    ),
  ),
};

const clique: Ruthless = {
  name: 'two who share with each other alone',
  does: 'two friends pass the same discs to and fro for the merit of it, and nothing to anybody else.',
  together: 2,
  play: sharing((gifts, state, allies) =>
    highest(
      gifts.filter(({ to, player, disc }) => allies.includes(to) && moneyOf(state, player) - worthOf(disc) >= 2),
      ({ disc }) => worthOf(disc),
    ),
  ),
};

const spoiler: Ruthless = {
  name: 'the spoiler',
  does: 'gives all it has to the richest, so that it cannot pay its taxes and all lose.',
  play: sharing((gifts, state) => highest(gifts, ({ to, disc }) => 10 * moneyOf(state, to) + worthOf(disc))),
};

const exchanger: Ruthless = {
  name: 'exchanges for nothing',
  does: 'makes every exchange of services it can, whatever it is good for.',
  play(game, state, player, { usual }) {
    const [exchange] = state.step === 'cohesion' ? legal(game, state, player, 'exchange-service') : [];
    return exchange ?? usual(state, player);
  },
};

const levier: Ruthless = {
  name: 'levies for nothing',
  does: 'steps onto a levy tile whenever one is near, and levies from as many and as much as it may.',
  play(game, state, player, { usual }) {
    if (state.step !== 'movement') return usual(state, player);
    const levies = [
      ...legal(game, state, player, 'collect-prescription').sort((a, b) => b.targets.length - a.targets.length),
      ...legal(game, state, player, 'collect-inheritance').sort((a, b) => b.amount - a.amount),
    ];
    const isLevy = (cell: number): boolean => {
      const square = state.board[cell];
      const symbol = square?.faceUp === true ? catalonia.tiles.find(({ id }) => id === square.tile)!.symbol : null;
      return symbol === 'prescription' || symbol === 'inheritance';
    };
    return levies[0] ?? legal(game, state, player, 'move').find(({ to }) => player === state.holder && isLevy(to)) ?? usual(state, player);
  },
};

/** Steps onto what lies face up, if anything does, and stops. */
const stay: Ruthless['play'] = (game, state, player, { usual }) => {
  if (state.step !== 'movement') return usual(state, player);
  if (state.moved) return { type: 'stop', player };
  return legal(game, state, player, 'move').find(({ to }) => state.board[to]!.faceUp) ?? usual(state, player);
};

const stayer: Ruthless = {
  name: 'goes nowhere',
  does: 'takes one step onto a tile that is known, if there is one, and stops.',
  play: stay,
};

const allStay: Ruthless = {
  name: 'nobody goes anywhere',
  does: 'all three do so, to see whether the game ends at all.',
  together: 3,
  play: stay,
};

const runner: Ruthless = {
  name: 'runs for independence',
  does: 'buys merit with what it can spare and turns up tiles as long as it may, to be first when the treasury is empty.',
  play(game, state, player, company) {
    if (state.step !== 'movement') return richBuyer.play(game, state, player, company);
    const steps = legal(game, state, player, 'move');
    return steps.find(({ to }) => !state.board[to]!.faceUp) ?? steps[0] ?? { type: 'stop', player };
  },
};

/** Walks to where votes are called, if that is known and near. */
const towardsSuffrage = (game: Game<SomElQueDecidim>, state: State, player: PlayerId): Action | undefined =>
  legal(game, state, player, 'move').find(({ to }) => {
    const square = state.board[to];
    return square?.faceUp === true && catalonia.tiles.find(({ id }) => id === square.tile)!.symbol === 'suffrage';
  });

const voting =
  (fist: (state: State, player: PlayerId) => number): Ruthless['play'] =>
  (game, state, player, company) => {
    const { usual } = company;
    switch (state.step) {
      case 'suffrage': {
        const motion: Action = { type: 'present-motion', player, beneficiary: player };
        const elections: Action = { type: 'call-elections', player };
        return [motion, elections].find((action) => isLegal(game, state, action)) ?? usual(state, player);
      }
      case 'declareLists':
        return { type: 'declare-list', player, members: [player], beneficiary: player };
      case 'commitVotes':
        return { type: 'commit-votes', player, count: fist(state, player) };
      case 'movement':
        return towardsSuffrage(game, state, player) ?? usual(state, player);
      default:
        return richBuyer.play(game, state, player, company);
    }
  };

const sham: Ruthless = {
  name: 'sham motions',
  does: 'calls a vote for itself whenever it can, and puts nothing into its fist.',
  play: voting(() => 0),
};

const ruler: Ruthless = {
  name: 'governs for ever',
  does: 'buys merit, calls a vote for itself whenever it can, and puts all its merit into it.',
  play: voting(meritOf),
};

const silent: Ruthless = {
  name: 'never opens its hand',
  does: 'does nothing when it is to pay, to govern or to vote.',
  play: () => undefined,
};

const table = (players: number, mode: 'A' | 'AB' | 'ABC' | 'AC', against: Setting['against'] = 'greedy'): Setting => ({
  ...{ players, against },
  options: { words: `mode ${mode}`, values: { mode } },
});

/** What is tried in Som el que decidim! */
export const somElQueDecidimStudy = study<SomElQueDecidim>({
  game: somElQueDecidim,
  configure: (players, options) => ({ ...options, players }),
  measures: [
    { title: 'wins', holds: ({ outcome }, allies) => outcome !== null && allies.some((player) => outcome.winners.includes(player)) },
    { title: 'the urn is found', holds: ({ outcome }) => outcome?.ending === 'consultation' },
    { title: 'independence', holds: ({ outcome }) => outcome?.ending === 'dui' },
  ],
  limit: 5000,
  greedy: { worlds: 2, candidates: 30 },
  search: { iterations: 30, worlds: 8 },
  tried: [
    [ordinary(), [table(3, 'A'), table(3, 'AB'), table(3, 'ABC'), table(2, 'A'), table(3, 'A', 'search'), table(3, 'A', 'random')]],
    [freeRider, [table(3, 'A'), table(3, 'ABC'), table(2, 'A'), table(3, 'A', 'search'), table(3, 'A', 'random')]],
    [buyer, [table(3, 'A'), table(3, 'ABC')]],
    [richBuyer, [table(3, 'A'), table(3, 'ABC'), table(2, 'A'), table(3, 'A', 'search')]],
    [clique, [table(3, 'A')]],
    [spoiler, [table(3, 'A')]],
    [exchanger, [table(3, 'AB')]],
    [levier, [table(3, 'AB')]],
    [stayer, [table(3, 'A')]],
    [allStay, [table(3, 'A')]],
    [runner, [table(3, 'A')]],
    [sham, [table(3, 'ABC')]],
    [ruler, [table(3, 'AC'), table(3, 'ABC')]],
    [silent, [table(3, 'A')]],
  ],
});
