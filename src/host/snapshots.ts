import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import type { Game } from '../core/game/game.js';
import { type Deed, type StepDone, stepWritten } from './deeds.js';
import type { Entry, Snapshot } from './journal.js';
import { countAt, markAt, momentsBetween } from './pictures.js';
import type { Past, Play, Table } from './position.js';
import { turnIn, type WhoseTurn } from './whose-turn.js';

/** What of a table stands in its snapshot, beside the state. */
type Position = Omit<Table, 'play' | 'undone' | 'config'> &
  WhoseTurn & {
    readonly earlier: Readonly<Record<string, Past>>;
  };

/** What is to be kept of a table; null while somebody may do something again, which a snapshot has no room for. */
export const snapshotOf = (game: Game, table: Table, state: object): Snapshot | null => {
  const { play, undone, config: _, ...rest } = table;
  if (Object.values(undone).some(({ plays }) => plays.length > 0)) return null;
  const viewers = [...table.seats.map(({ id }) => id), null];
  const earlier = Object.fromEntries(
    viewers.map((viewer): [string, Past] => [viewer ?? '', { count: countAt(game, play, viewer), mark: markAt(game, play, viewer) }]),
  );
  const position: Position = { ...rest, earlier, ...turnIn(play) };
  return { format: 'ludoteca-hosted/1', n: table.n, seal: play.seal, state, table: { step: play.step, position } };
};

/** Is this a snapshot, as far as it must be one to be looked at? It stands where it may be cut or altered, or be of another version. */
export const isSnapshot = (value: unknown): value is Snapshot => {
  const { format, n, table } = (value ?? {}) as Partial<Snapshot>;
  return format === 'ludoteca-hosted/1' && Number.isSafeInteger(n) && typeof table?.position === 'object' && table.position !== null;
};

/** The last steps before a snapshot, as far as the entries before it tell them in order. */
const stepsBefore = (entries: readonly Entry[]): readonly StepDone[] => {
  const found: StepDone[] = [];
  for (const { deed } of [...entries].reverse()) {
    if (deed.kind === 'acted') found.push(deed);
    else if (recutting.includes(deed.kind)) break;
  }
  return found.reverse();
};

/** After these other steps may stand than were done before them. */
const recutting: readonly Deed['kind'][] = ['took-back', 'redid', 'answered', 'seated', 'went-on', 'revoked'];

/**
 * The table as it was kept, over its opening, with the steps that can be told of the entries up to it, so that whoever comes has something to look back
 * at; null if it cannot be read.
 */
export const recalled = (
  game: Game,
  opened: Table,
  snapshot: Snapshot,
  entries: readonly Entry[],
): { readonly table: Table; readonly state: object } | null => {
  const position = snapshot.table.position as Position;
  if (position.n !== snapshot.n) return null;
  if (entries.at(-1)?.n !== snapshot.n) return null; // it has outlived its journal
  const state = game.decodeState(snapshot.state);
  if (E.isLeft(state)) return null;
  const { earlier, acting: _acting, awaited: _awaited, ...rest } = position;
  const steps = stepsBefore(entries);
  if (steps.length > 0 && steps.at(-1)!.seal !== snapshot.seal) return null;
  // How much had been seen before them follows from how much had been seen by then.
  const past: Record<string, Past> = {};
  const bare = { action: null, rolls: [], seal: snapshot.seal, events: [], ...turnIn(position) };
  const bottom: Play = { ...bare, step: snapshot.table.step - steps.length, before: null, past };
  let play = bottom;
  for (const step of steps) play = { ...stepWritten(step), step: play.step + 1, before: play, action: step.action };
  play = { ...play, past: earlier };
  for (const [key, { count }] of Object.entries(earlier))
    past[key] = { count: count - momentsBetween(game, null, play, key === '' ? null : key).length, mark: '' };
  return { table: { ...opened, ...rest, play }, state: freeze(state.right) };
};
