/**
 * How boardgame.io's searching bot and that of ludoteca think: imagined games of tic-tac-toe a second, by turns and from the same positions; what they
 * find in as many of them; how they do against each other; and how often either guesses a number it may not know.
 */
import { clone, O, seeded, wilson } from 'ludoteca';
import { searchBot } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import { spreadOf } from '../origin.js';
import { againstItsBot, searchingBot } from './boardgame-io.js';
import { hiddenNumber, numbers, peerHiddenNumber } from './hidden-number.js';
import { noughts } from './noughts.js';
import { peer as peerNoughts } from './tic-tac-toe.js';

/** Imagined games per decision, of everybody and everywhere here. */
const iterations = 200;
const rounds = 9;
const matches = 20;
const guesses = 40;
const players = ['0', '1'] as const;

/** Cells marked in turn, and the only one that wins, or that does not lose. */
const problems: readonly (readonly [marked: readonly number[], answer: number])[] = [
  [[0, 3, 1, 4], 2], // a win in one move
  [[0, 3, 1, 4, 8], 5], // the other's
  [[0, 4, 1], 2], // a threat to be met
  [[0, 4, 8, 6], 2], // a threat to be met, which makes two
];

/** What a bot marks after some cells, and how it is called. */
interface Thinker {
  readonly name: string;
  readonly mark: (marked: readonly number[], seed: string) => Promise<number>;
}
const moverAfter = (marked: readonly number[]): string => players[marked.length % 2]!;

const theirs: Thinker = {
  name: 'boardgame.io MCTSBot',
  mark: (marked, seed) =>
    searchingBot(
      peerNoughts(),
      2,
      iterations,
      seed,
    )(
      'mark',
      marked.map((arg, i) => ({ player: players[i % 2]!, arg })),
      moverAfter(marked),
    ),
};
const ours: Thinker = {
  name: 'ludoteca searchBot',
  mark: async (marked, seed) => {
    // A game of nine marks is imagined to its end.
    const bot = searchBot(noughts, { iterations, depth: 9, dice: seeded(seed) });
    const state = clone(accepted(noughts.setup({ players }, seeded(0))).state);
    marked.forEach((cell, i) => {
      accepted(noughts.reduceInPlace(state, { type: 'mark', player: players[i % 2]!, cell }, seeded(0)));
    });
    return bot(state, moverAfter(marked))!.cell;
  },
};
const thinkers = [theirs, ours] as const;

/** Imagined games per second of processor time, decisions from the first few positions of a game taken together. */
const paceOf = async ({ mark }: Thinker): Promise<number> => {
  const positions = [[], [4], [0, 4], [4, 0, 8]];
  const begun = process.cpuUsage();
  let decisions = 0;
  for (;;) {
    for (const marked of positions) await mark(marked, 'pace');
    decisions += positions.length;
    const { user, system } = process.cpuUsage(begun);
    if (user + system > 250_000) return (decisions * iterations * 1e6) / (user + system);
  }
};

const paces = new Map<Thinker, number[]>(thinkers.map((thinker) => [thinker, []]));
for (const thinker of thinkers) for (let warmUp = 0; warmUp < 4; warmUp++) await paceOf(thinker);
for (let round = 0; round < rounds; round++) for (const [thinker, all] of paces) all.push(await paceOf(thinker));

const found = new Map<Thinker, number>();
for (const thinker of thinkers) {
  let right = 0;
  for (const [marked, answer] of problems)
    for (const seed of ['a', 'b', 'c', 'd', 'e']) if ((await thinker.mark(marked, seed)) === answer) right++;
  found.set(thinker, right);
}

/** Points of ours in a match against theirs: either begins every other one. */
let points = 0;
for (let match = 0; match < matches; match++) {
  const seats = match % 2 === 0 ? [ours, theirs] : [theirs, ours];
  const state = clone(accepted(noughts.setup({ players }, seeded(0))).state);
  const marked: number[] = [];
  while (O.isNone(noughts.outcome(state))) {
    const cell = await seats[marked.length % 2]!.mark(marked, `match ${match} ${marked.length}`);
    accepted(noughts.reduceInPlace(state, { type: 'mark', player: moverAfter(marked), cell }, seeded(0)));
    marked.push(cell);
  }
  const ended = noughts.outcome(state);
  const winner = O.isSome(ended) ? ended.value.winners[0] : undefined;
  points += winner === undefined ? 0.5 : winner === players[match % 2] ? 1 : 0;
}

let seen = 0;
let guessed = 0;
for (let match = 0; match < guesses; match++) {
  const gameover = (await againstItsBot(peerHiddenNumber(), iterations, `guess ${match}`, 'begin')) as { readonly winner: string };
  if (gameover.winner === '1') seen++;
  const state = clone(accepted(hiddenNumber.setup({ players }, seeded(match))).state);
  const bot = searchBot(hiddenNumber, { iterations, dice: seeded(`guess ${match}`) });
  accepted(hiddenNumber.reduceInPlace(state, bot(state, '1')!, seeded(0)));
  if (state.guess === state.secret) guessed++;
}

const { median: theirPace, ...theirSpread } = spreadOf(paces.get(theirs)!);
const { median: ourPace, ...ourSpread } = spreadOf(paces.get(ours)!);
const ratios = paces.get(ours)!.map((pace, round) => pace / paces.get(theirs)![round]!);
const share = (right: number): string => {
  const { low, high } = wilson(right, guesses);
  return `${right} of ${guesses} (${(100 * low).toFixed(0)} % to ${(100 * high).toFixed(0)} %)`;
};
const row = (name: string, ...cells: readonly string[]): string => `| ${[name, ...cells].join(' | ')} |`;
const pace = (median: number, { lowest, highest }: { readonly lowest: number; readonly highest: number }): string =>
  `${Math.round(median).toLocaleString('en')} (${Math.round(lowest).toLocaleString('en')} to ${Math.round(highest).toLocaleString('en')})`;
const tried = problems.length * 5;
console.log(
  JSON.stringify([
    `| ${iterations} imagined games a decision | imagined games a second | of ${tried} forced moves found | points in ${matches} matches against each other | hidden numbers guessed, by chance 1 of ${numbers} |`,
    '| --- | ---: | ---: | ---: | ---: |',
    row(theirs.name, pace(theirPace, theirSpread), String(found.get(theirs)), String(matches - points), share(seen)),
    row(ours.name, pace(ourPace, ourSpread), String(found.get(ours)), String(points), share(guessed)),
    '',
    `ludoteca imagines ${spreadOf(ratios).median.toPrecision(3)} times as many games in the same time (median over ${rounds} rounds).`,
  ]),
);
