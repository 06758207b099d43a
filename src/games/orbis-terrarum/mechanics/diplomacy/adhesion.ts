import { freshId, now, type Open, type Tell } from '../../queries/state.js';
import type { Treaty } from '../../types/index.js';
import { isExempt } from './binding.js';
import { makePeaceBetween } from './conflicts.js';
import { foundByTreaty } from './founding.js';
import { closeRequest, requestOf, settleJoining, verdictOn } from './requests.js';

/** Somebody asks to join. [OT-TRE-07] */
export const askToJoin = (state: Open, instrument: string, nation: string, reservations: readonly number[], table: Tell): void => {
  const host = state.treaties.find(({ id }) => id === instrument) ?? state.declarations.find(({ id }) => id === instrument)!;
  const id = freshId(state, 'request');
  host.requests.push({ id, nation, reservations: [...reservations], answers: [], upkeeps: 0 });
  table.emit({ type: 'adhesion-requested', instrument, request: id, nation, reservations: [...reservations] });
};

/** The peace of a treaty is also with whoever joins it, unless one of the two has excepted itself. [OT-WAR-09] [OT-TRE-15] [OT-TRE-16] */
const pacify = (state: Open, treaty: Treaty, newcomer: string, table: Tell): void => {
  const clauses = treaty.clauses.flatMap(({ kind }, i) => (kind === 'peace' && !isExempt(treaty, newcomer, i) ? [i] : []));
  for (const party of treaty.parties)
    if (party !== newcomer && clauses.some((clause) => !isExempt(treaty, party, clause))) makePeaceBetween(state, party, newcomer, table);
};

/** A Nation becomes a party, without what takes effect once being done again. [OT-TRE-15] [OT-TRE-16] [OT-RES-07] */
export const joinTreaty = (state: Open, id: string, nation: string, reservations: readonly number[], table: Tell): void => {
  const open = state.treaties.find((one) => one.id === id)!;
  open.parties.push(nation);
  // Whoever joins agrees, and belongs by its own wish. [OT-RES-06] [OT-RES-07]
  open.adoption?.inFavour.push(nation);
  open.adoption?.before.push(nation);
  if (reservations.length > 0) open.reservations.push({ nation, clauses: [...reservations] });
  table.emit({ type: 'treaty-changed', treaty: id, parties: [...open.parties], lastTurn: open.lastTurn });
  pacify(state, now(state).treaties.find((one) => one.id === id)!, nation, table);
  foundByTreaty(state, id, table);
};

/** A request that has been granted, or no longer can be, is closed. [OT-TRE-15] */
const settleRequest = (state: Open, id: string, table: Tell): void => {
  const pending = requestOf(now(state), id);
  if (pending === undefined) return;
  if (pending.treaty === null) {
    settleJoining(state, id, table);
    return;
  }
  const verdict = verdictOn(now(state), pending);
  if (verdict === null) return;
  closeRequest(state, id);
  const { nation, reservations } = pending.request;
  if (verdict === 'granted') joinTreaty(state, pending.treaty.id, nation, reservations, table);
};

/** What has been answered is counted anew when a party less has a say. [OT-TRE-15] */
export const recountRequests = (state: Open, treaty: string, table: Tell): void => {
  for (const { id } of now(state).treaties.find((one) => one.id === treaty)?.requests ?? []) settleRequest(state, id, table);
};

/** A party answers a request. */
export const answerRequest = (state: Open, id: string, nation: string, accept: boolean, table: Tell): void => {
  const before = requestOf(now(state), id)!;
  const host =
    before.treaty === null
      ? state.declarations.find((one) => one.id === before.declaration!.id)!
      : state.treaties.find((one) => one.id === before.treaty!.id)!;
  const request = host.requests.find((one) => one.id === id)!;
  request.answers = [...request.answers.filter((one) => one.nation !== nation), { nation, accept }];
  table.emit({ type: 'adhesion-answered', instrument: host.id, request: id, nation, accept });
  settleRequest(state, id, table);
};
