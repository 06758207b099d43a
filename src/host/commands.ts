import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import type { Dice } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import { sealOf } from '../core/match/record.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Command } from '../protocol/index.js';
import type { Deed, Doing } from './deeds.js';
import type { Table } from './position.js';
import { refused } from './refusals.js';
import type { States } from './states.js';
import type { Rights } from './tokens.js';
import { asking, freely, stepAfter, stepBefore } from './undo.js';

/** An action of a seat: read as that seat’s, whatever it says of itself. */
export const acted = (game: Game, state: object, table: Table, seat: string, input: unknown, dice: Dice): E.Either<Refusal, Doing> => {
  const read = game.decodeAction(input, seat);
  if (E.isLeft(read)) return read;
  const action = freeze(read.right);
  const step = game.reduce(state, action, dice);
  if (E.isLeft(step)) return step;
  const { events, rolls } = step.right;
  const seal = sealOf(table.play.seal, action, step.right);
  return E.right({ deed: { kind: 'acted', action, rolls, seal, events, acting: game.actors(step.right.state) }, state: step.right.state });
};

const done = (deed: Deed): E.Either<Refusal, Doing> => E.right({ deed });

/** What is known beside a command: how many moments its sender has seen, the hash of the token in it, and where a rematch is laid out. */
export interface Beside {
  readonly moments: number;
  readonly invite: string | null;
  readonly rematch: string;
}

/** What a command of somebody comes to at a table; null if it is so already. */
export const doing = (
  { states, acts }: { readonly states: States; acts(seat: string, action: unknown): E.Either<Refusal, Doing> },
  table: Table,
  { seat, runs }: Rights,
  command: Command,
  more: Beside,
): E.Either<Refusal, Doing> | null => {
  const by = seat ?? '';
  if (table.closed && command.kind !== 'rematch') return command.kind === 'close' ? null : E.left(refused('closed'));
  switch (command.kind) {
    case 'act':
    case 'take-back':
    case 'redo':
    case 'ask':
    case 'answer':
      if (seat === null) return E.left(refused('not-seated'));
      break;
    default:
      if (!runs) return E.left(refused('not-running'));
  }
  switch (command.kind) {
    case 'act':
      if (table.paused) return E.left(refused('paused'));
      if (command.since !== undefined && command.since !== more.moments) return E.left(refused('moved-on'));
      return acts(by, command.action);
    case 'take-back':
      return E.map((deed: Deed): Doing => ({ deed }))(freely(table, states, by, 'took-back', stepBefore(table, states, by, command.to)));
    case 'redo':
      return E.map((deed: Deed): Doing => ({ deed }))(freely(table, states, by, 'redid', stepAfter(table)));
    case 'ask': {
      const { what } = command;
      const to = what.kind === 'redo' ? stepAfter(table) : stepBefore(table, states, by, what.to);
      return E.map((deed: Deed): Doing => ({ deed }))(asking(table, states, by, what.kind, to));
    }
    case 'answer':
      if (table.request === null || !table.request.of.includes(by) || table.request.agreed.includes(by))
        return E.left(refused('nothing-asked'));
      return done({ kind: 'answered', by, yes: command.yes });
    case 'seat': {
      if (!table.seats.some(({ id }) => id === command.seat)) return E.left(refused('no-such-seat'));
      const token = more.invite === null ? null : ({ hash: more.invite, right: 'invite', seat: command.seat } as const);
      return done({ kind: 'seated', seat: command.seat, driver: command.driver, ...(token === null ? {} : { token }) });
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
      return table.rematch === null ? done({ kind: 'rematch', table: more.rematch }) : null;
  }
};
