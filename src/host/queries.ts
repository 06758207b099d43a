import { E } from '../core/data/fp.js';
import type { Forecast } from '../core/odds/likelihood.js';
import type { Refusal } from '../core/refusals/violation.js';
import { forecastTold, type Query } from '../protocol/index.js';
import type { Budgets } from './budgets.js';
import type { Hosted } from './hosted.js';
import type { HostOptions } from './options.js';
import { inTime } from './patience.js';
import { refused } from './refusals.js';

/** A few actions of each type that is open, found at a glance; `more` where the glance was cut short. */
const offers = (hosted: Hosted, seat: string, types: readonly string[] | undefined, budgets: Budgets, now: () => number): object => {
  const { game, state } = hosted;
  const begun = now();
  const found: object[] = [];
  let more = false;
  for (const type of game.open(state, seat)) {
    if (types !== undefined && !types.includes(type)) continue;
    if (now() - begun > budgets.offering) {
      more = true;
      break;
    }
    const { actions, complete } = game.listActions(state, seat, { types: [type], limit: budgets.offered });
    found.push({ type, actions });
    more ||= !complete;
  }
  return { offers: found, more };
};

/** What may come of an action, thought about elsewhere and for so long only. */
const foreseen = async (
  hosted: Hosted,
  seat: string,
  input: object,
  { think, dice, after }: HostOptions,
  budgets: Budgets,
): Promise<unknown> => {
  const { game, state } = hosted;
  const read = game.decodeAction(input, seat);
  if (E.isLeft(read) || think === undefined) return null;
  const problem = {
    kind: 'foresee',
    game: game.id,
    state: game.redeal(state, seat, dice()),
    action: read.right,
    plays: budgets.plays,
  } as const;
  return inTime((signal) => think(problem, signal), new AbortController(), budgets.foreseeing, after);
};

/** The answer to a question; nothing is written. */
export const answerTo = async (
  hosted: Hosted,
  seat: string | null,
  query: Query,
  options: HostOptions,
  budgets: Budgets,
): Promise<E.Either<Refusal, unknown>> => {
  if (query.kind === 'past') {
    if (hosted.audience(seat).isBefore(query.before - 1)) await hosted.whole();
    return E.right(hosted.audience(seat).past(query.before));
  }
  if (query.kind === 'look') {
    const look = (): object | null => hosted.audience(seat).look(query.at);
    const there = look();
    if (there === null) await hosted.whole();
    const view = there ?? look();
    return view === null ? E.left(refused('not-seen')) : E.right({ view });
  }
  if (seat === null) return E.left(refused('not-seated'));
  switch (query.kind) {
    case 'form':
      return hosted.game.choices(hosted.state, seat, query.type, query.answers, query.page);
    case 'answers': {
      const action = hosted.game.decodeAction(query.action, seat);
      return E.isLeft(action) ? action : E.right(hosted.game.answersFor(hosted.state, action.right));
    }
    case 'offers':
      return E.right(offers(hosted, seat, query.types, budgets, options.now));
    case 'foresee': {
      const forecast = await foreseen(hosted, seat, query.action, options, budgets);
      return forecast === null || forecast === undefined ? E.left(refused('cannot-foresee')) : E.right(forecastTold(forecast as Forecast));
    }
  }
};
