import { E } from '../core/data/fp.js';
import type { Farewell, Hello } from '../protocol/index.js';
import type { Connected } from './audience.js';
import type { TokenHash } from './deeds.js';
import type { Desk, Guest } from './desk.js';
import type { Hosted } from './hosted.js';
import { sha256 } from './sha256.js';
import { rightsOf } from './tokens.js';

type Invitation = Extract<TokenHash, { readonly seat: string }>;

/** An invitation binds its seat to the newcomer’s token, once; whoever is invited by the same link again may sit down again. */
const sitDown = async (hosted: Hosted, hash: string, invite: string): Promise<void> => {
  const { kind } = await hosted.command(`invite:${invite}:${hosted.table?.n ?? 0}`, (table) => {
    const found = table.tokens.find((token): token is Invitation => token.hash === invite && token.right === 'invite');
    const isSeated = table.tokens.some((token) => token.hash === hash && token.right === 'seat');
    if (found === undefined || isSeated) return null;
    const { seat } = found;
    return E.right({ deed: { kind: 'seated', seat, driver: { kind: 'person' }, token: { hash, right: 'seat', seat }, invite } });
  });
  // To be taken for a stranger would be the end of it: whoever is sent away by a failure comes again.
  if (kind === 'again' || kind === 'busy') throw new Error('An invitation could not be written.');
};

/** Who somebody is that says hello, or why not; whoever knows the invitation may be seated by it. */
export const admitted = async (hello: Hello, desk: Desk): Promise<Guest | Farewell> => {
  const hash = sha256(hello.token);
  const invite = hello.invite === undefined ? null : sha256(hello.invite);
  const hosted = await desk.table(hello.table);
  if (hosted === null) return 'unknown';
  if (hosted.isNewer) return hosted.admits(hash) ? 'newer' : 'unknown';
  if (invite !== null) await sitDown(hosted, hash, invite);
  const rights = hosted.table === null ? null : rightsOf(hosted.table, hash);
  if (rights === null) return hosted.admits(hash) ? 'newer' : 'unknown';
  return { hosted, hash, rights };
};

/** Do as many watch already as may? Whoever runs the table is never kept out by them. Asked when somebody takes a place, for many may come at once. */
export const isFull = ({ hosted, rights }: Guest, desk: Desk, connected: Connected): boolean =>
  rights.seat === null &&
  !rights.runs &&
  [...hosted.connections].filter((other) => other.viewer === null && other !== connected).length >= desk.budgets.watchers;
