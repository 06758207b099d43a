import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import type { Game } from '../core/game/game.js';
import { sealOf } from '../core/match/record.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Command } from '../protocol/index.js';
import type { Audience } from './audience.js';
import type { Deed, Doing } from './deeds.js';
import type { HostOptions } from './options.js';
import { isHushed, requestSeen } from './pictures.js';
import type { Table } from './position.js';
import { refused } from './refusals.js';
import { sha256 } from './sha256.js';
import type { States } from './states.js';
import { opensAnotherSeat, type Rights } from './tokens.js';
import { asking, freely } from './undo.js';
import { isLater } from './versions.js';
import { whoseTurn } from './whose-turn.js';

/** An action of a seat: read as that seat’s, whatever it says of itself. */
export const acted = (
  game: Game,
  state: object,
  table: Table,
  seat: string,
  input: unknown,
  { dice, version = '' }: Pick<HostOptions, 'dice' | 'version'>,
): E.Either<Refusal, Doing> => {
  const read = game.decodeAction(input, seat);
  if (E.isLeft(read)) return read;
  const action = freeze(read.right);
  const step = game.reduce(state, action, dice());
  if (E.isLeft(step)) return step;
  const { events, rolls, state: after } = step.right;
  const seal = sealOf(table.play.seal, action, step.right);
  // Only clocks ask how much of a step was seen.
  const hushed = table.rules.clock !== null && isHushed(game, state, after, events, seat) ? ({ hushed: true } as const) : {};
  const mended = isLater(version, table.version) ? { version } : {};
  return E.right({ deed: { kind: 'acted', action, rolls, seal, events, ...whoseTurn(game, after), ...hushed, ...mended }, state: after });
};

const done = (deed: Deed): E.Either<Refusal, Doing> => E.right({ deed });

/** What is known beside a command: the moments its sender has to look back at, and where a rematch is laid out. */
export interface Beside {
  readonly past: Pick<Audience, 'length' | 'markOfLast'>;
  readonly rematch: string;
}

/** What a command of somebody comes to at a table; null if it is so already. */
export const doing = (
  {
    states,
    version,
    acts,
  }: { readonly states: States; readonly version: string; acts(seat: string, action: unknown): E.Either<Refusal, Doing> },
  table: Table,
  { seat, runs }: Rights,
  command: Command,
  { past, rematch }: Beside,
): E.Either<Refusal, Doing> | null => {
  const by = seat ?? '';
  switch (command.kind) {
    case 'act':
    case 'take-back':
    case 'redo':
    case 'ask':
      if (seat === null) return E.left(refused('not-seated'));
      break;
    case 'answer':
      if (seat === null && !runs) return E.left(refused('not-seated'));
      break;
    default:
      if (!runs) return E.left(refused('not-running'));
  }
  // Only now: whoever watches later than it happens is not to hear that the table is closed.
  if (table.closed && command.kind !== 'rematch') return command.kind === 'close' ? null : E.left(refused('closed'));
  switch (command.kind) {
    case 'act': {
      const { action, since, last } = command;
      if (table.paused) return E.left(refused('paused'));
      if (table.request !== null) return E.left(refused('already-asked'));
      if (since !== undefined && since !== past.length) return E.left(refused('moved-on'));
      if (last !== undefined && last.mark !== past.markOfLast(last.moments)) return E.left(refused('moved-on'));
      return acts(by, action);
    }
    case 'take-back':
    case 'redo':
      return E.map((deed: Deed): Doing => ({ deed }))(freely(table, states, by, command));
    case 'ask':
      return E.map((deed: Deed): Doing => ({ deed }))(asking(table, states, by, command.what));
    case 'answer': {
      const { request } = table;
      // Whoever runs the table answers without having seen what is asked.
      if (command.to !== undefined && (requestSeen(states.game, table, seat) ?? command).to !== command.to)
        return E.left(refused('moved-on'));
      // Where bots alone sit, whoever runs the table answers for them.
      if (request?.kind === 'go-on' && (request.of.includes(by) || (runs && request.of.length === 0)))
        return command.yes && !request.agreed.includes(by) ? done({ kind: 'went-on', by, to: request.to, version }) : null;
      const mayAgree = request?.of.includes(by) === true && !request.agreed.includes(by);
      // Whoever asks may think better of it, and whoever runs the table may let it go on.
      const mayEnd = request !== null && request.by !== '' && (mayAgree || request.by === by || runs);
      return (command.yes ? mayAgree : mayEnd) ? done({ kind: 'answered', by, yes: command.yes }) : E.left(refused('nothing-asked'));
    }
    case 'seat': {
      if (!table.seats.some(({ id }) => id === command.seat)) return E.left(refused('no-such-seat'));
      const { driver, invite } = command;
      const seated = { kind: 'seated', seat: command.seat, driver } as const;
      if (invite === undefined) return done(seated);
      const hash = sha256(invite);
      if (opensAnotherSeat(table.tokens, hash, command.seat)) return E.left(refused('one-seat'));
      return done({ ...seated, token: { hash, right: 'invite', seat: command.seat } });
    }
    case 'revoke':
      return done({ kind: 'revoked', seat: command.seat ?? null });
    case 'pause':
      return table.paused ? null : done({ kind: 'paused', by });
    case 'resume':
      return table.paused ? done({ kind: 'resumed', by }) : null;
    case 'close':
      return done({ kind: 'closed', by });
    case 'rematch':
      return table.rematch === null ? done({ kind: 'rematch', table: rematch }) : null;
  }
};
