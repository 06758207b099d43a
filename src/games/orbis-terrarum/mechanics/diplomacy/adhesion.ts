import { freshId, now, type Open, type Tell } from '../../queries/state.js';
import type { JoinRequest, State, Treaty } from '../../types/index.js';
import { isExempt } from './binding.js';
import { makePeaceBetween } from './conflicts.js';
import { foundByDeclaration, foundByTreaty } from './founding.js';

/** A request to join, and what it wants to join. */
export interface Pending {
  readonly request: JoinRequest;
  readonly treaty: Treaty | null;
  readonly declaration: State['declarations'][number] | null;
}

/** An open request by id. */
export const requestOf = (state: State, id: string): Pending | undefined => {
  for (const treaty of state.treaties)
    for (const request of treaty.requests) if (request.id === id) return { request, treaty, declaration: null };
  for (const declaration of state.declarations)
    for (const request of declaration.requests) if (request.id === id) return { request, treaty: null, declaration };
  return undefined;
};

/** Whose word counts on a request. A treaty between a patron and its vassal is the patron's affair alone. [OT-TRE-15] */
export const judgesOf = (state: State, { treaty, declaration, request }: Pending): readonly string[] => {
  if (declaration !== null) return declaration.declarants;
  const [one, other] = treaty!.parties;
  const patron =
    treaty!.parties.length !== 2
      ? undefined
      : state.nations[one!]?.patron === other
        ? other
        : state.nations[other!]?.patron === one
          ? one
          : undefined;
  return patron !== undefined && request.reservations.length === 0 ? [patron] : treaty!.parties;
};

/** Has a request been granted? Reservations need everybody. [OT-TRE-15] [OT-TRE-16] */
const isGranted = (state: State, pending: Pending): boolean => {
  const judges = judgesOf(state, pending);
  const yes = judges.filter((judge) => pending.request.answers.some(({ nation, accept }) => nation === judge && accept)).length;
  const rule = pending.request.reservations.length > 0 ? 'all' : (pending.treaty?.adhesion ?? 'all');
  return rule === 'majority' ? 2 * yes > judges.length : yes === judges.length;
};

/** Can it no longer be granted? */
const isDenied = (state: State, pending: Pending): boolean => {
  const judges = judgesOf(state, pending);
  const no = judges.filter((judge) => pending.request.answers.some(({ nation, accept }) => nation === judge && !accept)).length;
  const rule = pending.request.reservations.length > 0 ? 'all' : (pending.treaty?.adhesion ?? 'all');
  return rule === 'majority' ? 2 * no >= judges.length : no > 0;
};

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

/** A Nation joins a treaty. [OT-TRE-15] [OT-TRE-16] [OT-RES-07] */
const admit = (state: Open, { request, treaty, declaration }: Pending, table: Tell): void => {
  const { nation, reservations } = request;
  if (treaty !== null) {
    const open = state.treaties.find(({ id }) => id === treaty.id)!;
    open.parties.push(nation);
    // Whoever joins agrees, and belongs by its own wish. [OT-RES-06] [OT-RES-07]
    open.adoption?.inFavour.push(nation);
    open.adoption?.before.push(nation);
    if (reservations.length > 0) open.reservations.push({ nation, clauses: [...reservations] });
    table.emit({ type: 'treaty-changed', treaty: treaty.id, parties: [...open.parties], lastTurn: open.lastTurn });
    pacify(state, now(state).treaties.find(({ id }) => id === treaty.id)!, nation, table);
    foundByTreaty(state, treaty.id, table);
  } else joinDeclaration(state, declaration!.id, nation, reservations, table);
};

/** A Nation joins a declaration. [OT-DECL-02] */
export const joinDeclaration = (state: Open, id: string, nation: string, reservations: readonly number[], table: Tell): void => {
  const open = state.declarations.find((one) => one.id === id)!;
  open.declarants.push(nation);
  open.adoption?.inFavour.push(nation);
  open.adoption?.before.push(nation);
  if (reservations.length > 0) open.reservations.push({ nation, clauses: [...reservations] });
  table.emit({ type: 'declaration-changed', declaration: id, nation, why: 'joined' });
  foundByDeclaration(state, id, table);
};

/** A request that has been granted, or no longer can be, is closed. [OT-TRE-15] */
const settleRequest = (state: Open, id: string, table: Tell): void => {
  const plain = now(state);
  const pending = requestOf(plain, id);
  if (pending === undefined) return;
  const granted = isGranted(plain, pending);
  if (!granted && !isDenied(plain, pending)) return;
  const open = [...state.treaties, ...state.declarations].find(({ requests }) => requests.some((request) => request.id === id))!;
  open.requests = open.requests.filter((request) => request.id !== id);
  if (granted) admit(state, pending, table);
};

/** What has been answered is counted anew when a party or declarant less has a say. [OT-TRE-15] [OT-DECL-02] */
export const recountRequests = (state: Open, instrument: string, table: Tell): void => {
  const { treaties, declarations } = now(state);
  for (const { id } of [...treaties, ...declarations].find((one) => one.id === instrument)?.requests ?? []) settleRequest(state, id, table);
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
