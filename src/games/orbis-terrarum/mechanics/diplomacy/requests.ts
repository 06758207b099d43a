import { now, type Open, type Tell } from '../../queries/state.js';
import type { JoinRequest, State, Treaty } from '../../types/index.js';
import { foundByDeclaration } from './founding.js';

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

/** What has become of a request: granted, denied, or neither yet. */
export const verdictOn = (state: State, pending: Pending): 'granted' | 'denied' | null =>
  isGranted(state, pending) ? 'granted' : isDenied(state, pending) ? 'denied' : null;

/** A request is closed. */
export const closeRequest = (state: Open, id: string): void => {
  const host = [...state.treaties, ...state.declarations].find(({ requests }) => requests.some((request) => request.id === id))!;
  host.requests = host.requests.filter((request) => request.id !== id);
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

/** A request to join a declaration that has been granted, or no longer can be, is closed. [OT-DECL-02] */
export const settleJoining = (state: Open, id: string, table: Tell): void => {
  const pending = requestOf(now(state), id);
  if (pending === undefined || pending.declaration === null) return;
  const verdict = verdictOn(now(state), pending);
  if (verdict === null) return;
  closeRequest(state, id);
  const { nation, reservations } = pending.request;
  if (verdict === 'granted') joinDeclaration(state, pending.declaration.id, nation, reservations, table);
};

/** What has been answered is counted anew when a declarant less has a say. [OT-DECL-02] */
export const recountJoining = (state: Open, declaration: string, table: Tell): void => {
  for (const { id } of now(state).declarations.find((one) => one.id === declaration)?.requests ?? []) settleJoining(state, id, table);
};
