import { E } from '../core/data/fp.js';
import type { Refusal } from '../core/refusals/violation.js';
import { type Asked, type Command, isQuery, type Query, type ToClient } from '../protocol/index.js';
import type { Connected } from './audience.js';
import { doing } from './commands.js';
import type { Outcome } from './deeds.js';
import type { Desk, Guest } from './desk.js';
import { tellOf } from './failing.js';
import { answerTo } from './queries.js';
import { refused } from './refusals.js';
import { rightsOf } from './tokens.js';

/** The way over which something was said. */
export interface Way extends Connected {
  /** Waits nobody there any more? */
  readonly isGone: boolean;
  /** What a command was refused with over a later way of the same sender; null if it was not. */
  refusedLater(id: string): Refusal | null;
}

/** The ways by which its sender came before may be dead without anybody’s knowing it: what is still on its way there is not to be done any more. */
const refusedOver = (way: Way, { hosted, hash }: Guest, id: string, why: Refusal): void => {
  for (const earlier of hosted.connections) {
    if (earlier === way) return;
    earlier.overrule(hash, id, why);
  }
};

const done = async (asked: Command & { readonly id: string }, guest: Guest, desk: Desk, way: Way): Promise<Outcome> => {
  const { hosted, hash, rights } = guest;
  const { id, ...command } = asked;
  const lays = command.kind === 'rematch' && rights.runs && hosted.table!.rematch === null;
  // Whoever runs one table runs its rematch too, and the rematch of that: without a budget it would be as many tables as there is time.
  if (lays && desk.allowance(hash).rematches.pay(desk.options.now()) > 0) return { kind: 'busy' };
  const rematch = lays ? await desk.rematchOf(hosted) : '';
  if (rematch === null) return { kind: 'busy' };
  return hosted.command(`${hash}:${id}`, (table) => {
    if (way.isGone) return null; // whoever has gone says it again elsewhere: refused there, it must not be done here later
    const why = way.refusedLater(id);
    if (why !== null) return E.left(why);
    const now = rightsOf(table, hash);
    if (now === null) return E.left(refused('not-seated'));
    const made = doing(hosted, table, now, command, { past: hosted.audience(now.seat), rematch });
    if (made !== null && E.isLeft(made)) refusedOver(way, guest, id, made.left);
    return made;
  });
};

const replied = async (asked: Query & { readonly id: string }, { hosted, hash, rights }: Guest, desk: Desk): Promise<ToClient> => {
  const { id, ...query } = asked;
  const { options, budgets } = desk;
  const allowance = desk.allowance(hash);
  if (query.kind === 'foresee') {
    const wait = allowance.isForeseeing ? 1000 : allowance.forecasts.pay(options.now());
    if (wait > 0) return { kind: 'busy', id, wait };
    allowance.isForeseeing = true;
  }
  try {
    const answer = await answerTo(hosted, rights.seat, query, options, budgets);
    return E.isRight(answer) ? { kind: 'reply', id, answer: answer.right } : { kind: 'refused', id, why: answer.left };
  } catch (error) {
    tellOf(options, hosted.id, error);
    return { kind: 'refused', id, why: refused('internal') };
  } finally {
    if (query.kind === 'foresee') allowance.isForeseeing = false;
  }
};

const said = (id: string, outcome: Outcome): ToClient => {
  switch (outcome.kind) {
    case 'done':
    case 'again':
      return { kind: outcome.kind, id };
    case 'busy':
      return { kind: 'busy', id, wait: 1000 };
    case 'refused':
      return { kind: 'refused', id, why: outcome.why };
  }
};

/** What becomes of whatever a guest says; what nobody waits for any more before it is being written is not done. */
export const answered = async (asked: Asked, guest: Guest, desk: Desk, way: Way): Promise<ToClient> =>
  isQuery(asked) ? replied(asked, guest, desk) : said(asked.id, await done(asked, guest, desk, way));
