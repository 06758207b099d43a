import { clocksAt, woundUp } from './clocks.js';
import type { Deed } from './deeds.js';
import type { Entry } from './journal.js';
import { type Play, standIn, type Table } from './position.js';

/** The table with so many steps standing, or null if there are not so many. */
const standing = (table: Table, to: number): Table | null => {
  let { play, undone } = table;
  while (play.step > to) {
    if (play.before === null) return null;
    undone = [play, ...undone];
    play = play.before;
  }
  while (play.step < to) {
    const [next, ...rest] = undone;
    if (next === undefined) return null;
    play = next;
    undone = rest;
  }
  return { ...table, play, undone, request: null, standIns: [] };
};

const opened = ({ n, at, deed }: Entry): Table | null => {
  if (deed.kind !== 'opened' || n !== 1) return null;
  const { game, config, rules, seats, tokens, rolls, seal, events, acting } = deed;
  const play: Play = { step: 0, before: null, action: null, rolls, seal, events, acting };
  const bare = { game, config, rules, seats, tokens, play, undone: [], request: null, paused: false, closed: false, rematch: null };
  const table: Table = { ...bare, n, at, clocks: {}, standIns: [] };
  return { ...table, clocks: clocksAt(table, at) };
};

/** What a deed changes, but for numbers and clocks. */
const changed = (table: Table, deed: Deed): Table | null => {
  switch (deed.kind) {
    case 'opened':
      return null;
    case 'acted': {
      const { action, rolls, seal, events, acting } = deed;
      const play: Play = { step: table.play.step + 1, before: table.play, action, rolls, seal, events, acting };
      return { ...table, play, undone: [], request: null, standIns: table.standIns.filter((seat) => seat !== action.player) };
    }
    case 'took-back':
    case 'redid':
      return standing(table, deed.to);
    case 'asked':
      return { ...table, request: { ...deed.what, by: deed.by, of: deed.of, agreed: [] } };
    case 'answered': {
      const { request } = table;
      if (request === null || !deed.yes) return { ...table, request: null };
      const agreed = [...request.agreed, deed.by];
      return request.of.every((seat) => agreed.includes(seat))
        ? standing(table, request.to)
        : { ...table, request: { ...request, agreed } };
    }
    case 'seated': {
      const { seat, driver, token, invite } = deed;
      const tokens = table.tokens.filter(({ hash, right }) => right !== 'invite' || hash !== invite);
      return {
        ...table,
        seats: table.seats.map((one) => (one.id === seat ? { ...one, driver } : one)),
        tokens: token === undefined ? tokens : [...tokens, token],
        standIns: table.standIns.filter((one) => one !== seat),
      };
    }
    case 'revoked':
      return {
        ...table,
        tokens: table.tokens.filter((token) =>
          'seat' in token ? token.seat !== deed.seat : token.right !== 'watch' || deed.seat !== null,
        ),
      };
    case 'paused':
      return { ...table, paused: true };
    case 'resumed':
      return { ...table, paused: false, clocks: woundUp(table.clocks, table.rules.clock) };
    case 'closed':
      return { ...table, closed: true };
    case 'ran-out': {
      const { seat } = deed;
      const clocks = { ...table.clocks, [seat]: { left: 0, since: null, out: true } };
      const { atZero } = table.rules;
      if (atZero === 'pause') return { ...table, clocks, paused: true };
      if (atZero === 'bot-once') return { ...table, clocks, standIns: [...table.standIns, seat] };
      const seats = table.seats.map((one) => (one.id === seat ? { ...one, driver: { kind: 'bot', bot: standIn } as const } : one));
      return { ...table, clocks, seats };
    }
    case 'rematch':
      return { ...table, rematch: deed.table };
    default:
      return null; // written by a later version
  }
};

/** The table after one more entry; null if the entry is none this version can read. */
export const folded = (table: Table | null, entry: Entry): Table | null => {
  if (table === null) return opened(entry);
  if (entry.n !== table.n + 1) return null;
  const at = Math.max(table.at, entry.at);
  const after = changed(table, entry.deed);
  if (after === null) return null;
  const actor = entry.deed.kind === 'acted' ? entry.deed.action.player : null;
  return { ...after, n: entry.n, at, clocks: clocksAt(after, at, actor) };
};
