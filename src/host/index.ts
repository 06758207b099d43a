/**
 * Tables of any game for people who are not at one device: seats, tokens, watchers, bots, clocks and undo, over a journal that is handed in.
 *
 * @module ludoteca/host
 */
export type { Interruption } from '../core/data/interruption.js';
export * from '../protocol/index.js';
export { type Budgets, standardBudgets } from './budgets.js';
export type { Connection, Link } from './connection.js';
export type { Deed, Recut, Request, StepDone, TokenHash } from './deeds.js';
export { createHost, type Host } from './host.js';
export { type Appended, type Entry, type Journal, memoryJournal, type NewEntry, type Snapshot } from './journal.js';
export type { HostOptions, Notice, Problem } from './options.js';
export { type HostCode, hostRefusals } from './refusals.js';
export { rehearsedTakeBack, type StepRehearsed } from './rehearsal.js';
export { type WhoseTurn, whoseTurn } from './whose-turn.js';
