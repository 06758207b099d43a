/**
 * A table in the page, in a worker or across a WebSocket, as one store for any framework. It knows no rules.
 *
 * @module ludoteca/client
 */
export * from '../protocol/index.js';
export type { OpenForm } from './form.js';
export { type ClientLink, type LinkMaker, type Listener, type Port, pageLink, portLink, type Socket, socketLink } from './link.js';
export type { Keep, Pending } from './outbox.js';
export { clientRefusals } from './replies.js';
export type { Ending, MomentSeen, Offer, PictureSeen, Seen } from './seen.js';
export { joinTable } from './store.js';
export type { Joining, Reply, TableStore } from './table-store.js';
