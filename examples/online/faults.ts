/** What must hold of a journal and of everybody’s pictures, whatever was killed meanwhile. */
import { isDeepStrictEqual } from 'node:util';
import { E, type Game, type GameTypes, recorded } from 'ludoteca';
import { gameById } from 'ludoteca/games';
import type { Entry, Journal } from 'ludoteca/host';
import type { Player } from './load.js';

/** What was found after a run; all but the first two must be 0. */
export interface Found {
  readonly written: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the journal. */
  readonly lost: number;
  /** In the journal more than once. */
  readonly twice: number;
  /** Refused, and in the journal all the same. */
  readonly refusedYetWritten: number;
  /** In the journal, and sent by nobody. */
  readonly unasked: number;
  /** Numbers that are missing in the journals. */
  readonly gaps: number;
  /** Tables whose journal cannot be played again with the dice that are written. */
  readonly departed: number;
  /** Clients whose picture is not what the journal leads to. */
  readonly behind: number;
}

const most = 100_000;

/** The state a journal leads to; null if it cannot be played again. Nothing was taken back in it. */
const playedAgain = (game: Game, entries: readonly Entry[]): GameTypes['State'] | null => {
  let state: GameTypes['State'] | null = null;
  for (const { deed } of entries) {
    if (deed.kind !== 'opened' && deed.kind !== 'acted') continue;
    const dice = recorded(deed.rolls);
    const step: ReturnType<Game['reduce']> =
      deed.kind === 'opened' ? game.setup(deed.config, dice) : game.reduce(state!, deed.action as GameTypes['Action'], dice);
    if (E.isLeft(step) || !isDeepStrictEqual(plain(step.right.events), deed.events)) return null;
    state = step.right.state;
  }
  return state;
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Compares what clients were told with what is written. */
export const audit = async (journal: Journal, players: readonly Player[]): Promise<Found> => {
  const found = { written: 0, acknowledged: 0, lost: 0, twice: 0, refusedYetWritten: 0, unasked: 0, gaps: 0, departed: 0, behind: 0 };
  for (const table of new Set(players.map((player) => player.table))) {
    const here = players.filter((player) => player.table === table);
    const entries = await journal.read(table, 0, most);
    for (const [i, { n }] of entries.entries()) if (n !== i + 1) found.gaps++;
    const acted = entries.filter(({ deed }) => deed.kind === 'acted').map(({ command }) => command);
    const times = new Map<string, number>();
    for (const command of acted) times.set(command, (times.get(command) ?? 0) + 1);
    found.written += acted.length;
    const asked = new Set<string>();
    for (const { hash, sent } of here) {
      for (const id of [...sent.acknowledged, ...sent.open]) asked.add(`${hash}:${id}`);
      found.acknowledged += sent.acknowledged.size;
      for (const id of sent.acknowledged) if (!times.has(`${hash}:${id}`)) found.lost++;
      for (const id of sent.refused) if (times.has(`${hash}:${id}`)) found.refusedYetWritten++;
    }
    for (const [command, count] of times) {
      if (count > 1) found.twice++;
      if (!asked.has(command) && !here.some(({ hash, sent }) => [...sent.refused].some((id) => command === `${hash}:${id}`)))
        found.unasked++;
    }
    const opened = entries[0]?.deed;
    const game = opened?.kind === 'opened' ? gameById(opened.game) : undefined;
    const state = game === undefined ? null : playedAgain(game, entries);
    if (game === undefined || state === null) found.departed++;
    else
      for (const { seat, store } of here)
        if (!isDeepStrictEqual(store.getSnapshot().picture?.view, plain(game.view(state, seat)))) found.behind++;
  }
  return found;
};
