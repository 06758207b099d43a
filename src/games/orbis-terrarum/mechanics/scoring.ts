import { now, type Open, type Tell } from '../queries/state.js';
import type { Ended, Standing, State } from '../types/index.js';
import type { Outcome } from '../types/outcome.js';
import { attributeTotal } from './nations/attributes.js';
import { vassalsOf } from './nations/bonds.js';
import { indexOf } from './nations/stability.js';

/** How many regions each owner has. */
type Holdings = ReadonlyMap<string, number>;

/** Counts the regions of every owner at once. */
export const holdingsOf = ({ regions }: State): Holdings => {
  const holdings = new Map<string, number>();
  for (const id in regions) {
    const { owner } = regions[id]!;
    if (owner !== null) holdings.set(owner, (holdings.get(owner) ?? 0) + 1);
  }
  return holdings;
};

/** The figures of one player. [OT-END-05] */
const figuresOf = (state: State, player: string, holdings: Holdings = holdingsOf(state)): Omit<Standing, 'rank'> => {
  const nation = state.players[player]!.principal;
  if (nation === null) return { player, nation, attributes: 0, indices: 0, wealth: 0, progress: 0, regions: 0, vassals: 0, score: 0 };
  const of = state.nations[nation]!;
  const figures = {
    attributes: attributeTotal(of.attributes),
    indices: indexOf(of, 'via') + indexOf(of, 'leg'),
    wealth: of.wealth,
    progress: of.progress,
    regions: holdings.get(nation) ?? 0,
    vassals: vassalsOf(state, nation).length,
  };
  const weights = state.config.standingsWeights;
  const score = (Object.keys(figures) as (keyof typeof figures)[]).reduce(
    (sum, key) => sum + Math.round(weights[key] * 100) * figures[key],
    0,
  );
  return { player, nation, ...figures, score };
};

/** The points of a player as the standings count them, at any time. [OT-END-05] */
export const pointsOf = (state: State, player: string, holdings?: Holdings): number =>
  Object.hasOwn(state.players, player) ? figuresOf(state, player, holdings).score / 100 : 0;

/** The standings, from first to last. [OT-END-05] [OT-END-06] */
export const standingsOf = (state: State): readonly Standing[] => {
  const compare = (a: Omit<Standing, 'rank'>, b: Omit<Standing, 'rank'>): number =>
    b.score - a.score || b.attributes - a.attributes || b.indices - a.indices;
  const rows = state.config.players.map((player) => figuresOf(state, player));
  const sorted = rows.map((row, seat) => ({ row, seat })).sort((a, b) => compare(a.row, b.row) || a.seat - b.seat);
  return sorted.map(({ row }) => ({ ...row, rank: 1 + rows.filter((other) => compare(other, row) < 0).length }));
};

/** The game is closed, with standings. [OT-END-03] [OT-END-04] */
export const closeGame = (state: Open, reason: Ended['reason'], text: string, table: Tell): void => {
  const standings = standingsOf(now(state));
  state.phase = 'closed';
  state.ended = { reason, text, standings: standings.map((row) => ({ ...row })) };
  table.emit({ type: 'game-closed', reason, text });
};

/** The result, once the game is closed; no position is a victory. [OT-END-01] [OT-END-02] */
export const outcomeOf = ({ ended }: State): Outcome | null =>
  ended === null
    ? null
    : {
        ranking: ended.standings.map(({ player, rank, score }) => ({ player, rank, points: score / 100 })),
        winners: [],
        clause: ended.reason === 'referee' ? 'OT-REF-13' : 'OT-END-03',
        reason: ended.reason,
        text: ended.text,
        standings: ended.standings,
      };
