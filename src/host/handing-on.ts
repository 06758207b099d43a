import { decode } from '../core/data/codec.js';
import { E, O } from '../core/data/fp.js';
import type { GameRecord } from '../core/match/record.js';
import type { Refusal } from '../core/refusals/violation.js';
import { tableCodec, tokenCodec } from '../protocol/index.js';
import { playsBetween } from './chain.js';
import type { Outcome } from './deeds.js';
import type { Desk } from './desk.js';
import type { Hosted } from './hosted.js';
import { untilBeat } from './patience.js';
import { refused } from './refusals.js';
import { sha256 } from './sha256.js';
import { type Rights, rightsOf } from './tokens.js';

/** What a record costs of what its asker may say. */
const price = 4;

const isOver = ({ table, game, state }: Hosted): boolean => O.isSome(game.outcome(state)) && table!.request === null;

/**
 * Closes the table, so that nobody plays on with what the record tells: whoever gives leave to take back could not know that somebody has read it. Where
 * all may take back freely, nobody ends that for the others by asking.
 */
const settled = async (hosted: Hosted, hash: string, { seat }: Rights): Promise<Outcome> => {
  const { closed, rules } = hosted.table!;
  if (closed) return { kind: 'done' };
  if (rules.undo === 'free') return { kind: 'refused', why: refused('goes-on') };
  return hosted.command(`record:${hash}`, (table) => {
    if (table.closed) return null;
    return isOver(hosted) ? E.right({ deed: { kind: 'closed', by: seat ?? '' } }) : E.left(refused('goes-on'));
  });
};

/** All that was played at a table, as its journal has it. */
const recordOf = ({ table, game }: Hosted): GameRecord | null => {
  const [setup, ...steps] = playsBetween(null, table!.play);
  // What cannot be read from its beginning is no record, even if all its steps are in memory.
  if (setup!.past !== undefined) return null;
  return {
    format: 'ludoteca/1',
    game: game.id,
    config: table!.config as GameRecord['config'],
    setup: { rolls: setup!.rolls, seal: setup!.seal },
    steps: steps.map(({ action, rolls, seal }) => ({ action: action as GameRecord['steps'][number]['action'], rolls, seal })),
  };
};

/** The record of a table whose game is over, for whoever may at least watch it. It tells everything. */
export const handedOn = async (id: unknown, token: unknown, desk: Desk): Promise<E.Either<Refusal, GameRecord>> => {
  const [table, said] = [decode(tableCodec, id), decode(tokenCodec, token)];
  if (E.isLeft(table) || E.isLeft(said)) return E.left(refused('unknown-table'));
  const { now: time, after } = desk.options;
  const came = time();
  try {
    const hosted = await desk.table(table.right);
    const hash = sha256(said.right);
    const rights = hosted?.table == null ? null : rightsOf(hosted.table, hash);
    if (hosted === null || rights === null) {
      await new Promise<void>((resolve) => after(untilBeat(came, time()), resolve));
      return E.left(refused('unknown-table'));
    }
    const now = time();
    if (desk.allowance(hash).messages.pay(now, price) > 0) return E.left(refused('busy'));
    await hosted.whole();
    const { at, rules } = hosted.table!;
    // Watchers who are behind hear of the end later.
    const isTold = rights.seat !== null || at + rules.delay * 1000 <= now;
    if (!isTold || !isOver(hosted)) return E.left(refused('goes-on'));
    // A table is closed by nothing that cannot be told.
    if (recordOf(hosted) === null) return E.left(refused('busy'));
    const outcome = await settled(hosted, hash, rights);
    if (outcome.kind !== 'done') return E.left(outcome.kind === 'refused' ? outcome.why : refused('busy'));
    return E.right(recordOf(hosted)!);
  } catch {
    return E.left(refused('busy'));
  }
};
