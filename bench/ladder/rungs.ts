import { createHash } from 'node:crypto';
import { type PlayerId, resultOf, seeded } from 'ludoteca';
import type { Budget } from 'ludoteca/bots';
import { type AnyBot, playMatch } from '../matches.js';
import { greedyOf, randomOf, type Setting, searchOf } from '../settings.js';
import type { AnyGame } from '../workloads.js';
import { threadClock } from './thread-clock.js';

/** How long the searching player thinks on each rung, in seconds of processor time a move. */
const seconds = { 'search 0.05 s': 0.05, 'search 0.2 s': 0.2, 'search 0.8 s': 0.8 } as const;

/** From the weakest up. */
export const rungs = ['random', 'greedy', 'search 0.05 s', 'search 0.2 s', 'search 0.8 s'] as const;
/** No rungs of the ladder, but what a rung could come to at most: those who know what nobody may know. */
const knowing = 'greedy, all hidden seen';
const knowingAll = 'search 0.8 s, all hidden seen';
export type Rung = (typeof rungs)[number] | typeof knowing | typeof knowingAll;

/** What long thinking is measured by. */
export const hasty = 'search 0.05 s' satisfies Rung;
export const patient = 'search 0.8 s' satisfies Rung;

/** Who sits down at a table: two against each other, or all of one kind against the game. */
export type Who = readonly [Rung] | readonly [Rung, Rung];

/** Who meets whom, and how often beside the others: whether long thinking pays is what most of the time goes to. */
const duels: readonly (readonly [who: Who, weight: number])[] = [
  [[patient, hasty], 4],
  [['search 0.2 s', hasty], 1],
  [[patient, 'search 0.2 s'], 1],
  [[hasty, 'greedy'], 2],
  [['greedy', 'random'], 1],
  [[knowingAll, hasty], 1],
];
const tables = ([...rungs, knowing] as const).map((rung): readonly [Who, number] => [[rung], 1]);

export const meetingsOf = ({ together }: Setting): readonly (readonly [who: Who, weight: number])[] =>
  together === undefined ? duels : tables;

/** As much of a setting as decides how these play. */
export const digestOf = (setting: Setting, who: Who): string => {
  const { iterations: _, ...search } = setting.search;
  const { config, long = config, greedy, habit, tries, turnsAhead, together } = setting;
  const thought = who.map((rung) => {
    if (rung === 'random') return null;
    return rung === 'greedy' || rung === knowing ? greedy : { search, habit, tries, turnsAhead };
  });
  return createHash('sha256')
    .update(JSON.stringify([long, together, who, thought]))
    .digest('hex')
    .slice(0, 8);
};

/** How long the searching player of a rung thinks. */
export const thoughtOf = (rung: keyof typeof seconds): Budget => ({ milliseconds: 1000 * seconds[rung], now: threadClock });

const botOf = (rung: Rung, game: AnyGame, setting: Setting, seed: string): AnyBot => {
  const dice = seeded(`${rung} ${seed}`);
  if (rung === 'random') return randomOf(game, dice);
  if (rung === 'greedy') return greedyOf(game, setting, dice);
  const seen: AnyGame = rung === knowing || rung === knowingAll ? { ...game, redeal: (state) => state } : game;
  if (rung === knowing) return greedyOf(seen, setting, dice);
  return searchOf(seen, setting, dice, thoughtOf(rung === knowingAll ? patient : rung));
};

/** Plays one seed: two against each other in either seat, or one table together. Says what the first of them got out of each game. */
export const playSeed = (game: AnyGame, setting: Setting, [one, other]: Who, seed: number): number[] => {
  const config = setting.long ?? setting.config;
  const seats: readonly PlayerId[] = config.players;
  const played = (rungOf: (seat: PlayerId) => Rung) =>
    playMatch(game, config, new Map(seats.map((seat) => [seat, botOf(rungOf(seat), game, setting, `${seed} ${seat}`)])), seed).outcome;
  if (other === undefined) return [played(() => one).clause === setting.together ? 1 : 0];
  return seats.map((own) =>
    resultOf(
      played((seat) => (seat === own ? one : other)),
      own,
    ),
  );
};
