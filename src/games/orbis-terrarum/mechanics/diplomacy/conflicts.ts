import { firstCountedTurn, nationsBehind, now, type Open, type Tell } from '../../queries/state.js';
import type { Conflict, ConflictStatus, State } from '../../types/index.js';
import { endDeclaration } from './declarations.js';

/** What there is between two Nations. [OT-WAR-02] */
export const conflictBetween = (state: State, one: string, other: string): Conflict | undefined =>
  state.conflicts.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));

/** Their status; `none` if there was never anything. */
export const statusBetween = (state: State, one: string, other: string): ConflictStatus =>
  conflictBetween(state, one, other)?.status ?? 'none';

/** Are they in active war? Only this counts as war. [OT-WAR-07] */
export const areAtWar = (state: State, one: string, other: string): boolean => statusBetween(state, one, other) === 'war';

/** The Nations with which one is in active war, in nation order. */
export const warEnemies = (state: State, nation: string): readonly string[] => {
  const enemies = new Set(
    state.conflicts.flatMap(({ a, b, status }) => (status !== 'war' ? [] : a === nation ? [b] : b === nation ? [a] : [])),
  );
  return enemies.size === 0 ? [] : state.nationOrder.filter((id) => enemies.has(id));
};

/** A conflict gets another status. */
export const setConflict = (state: Open, one: string, other: string, after: ConflictStatus, table: Tell): void => {
  const found = state.conflicts.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  const before = found?.status ?? 'none';
  if (found === undefined) {
    const runs = { clashRun: 0, quietRun: 0, activeTurns: 0, firstTurn: firstCountedTurn(state) };
    if (after !== 'none') state.conflicts.push({ a: one, b: other, status: after, ...runs });
  } else if (after === 'none') state.conflicts = state.conflicts.filter((conflict) => conflict !== found);
  else if (after !== before) Object.assign(found, { status: after, quietRun: 0, firstTurn: firstCountedTurn(state) });
  if (before !== after) table.emit({ type: 'conflict-changed', a: one, b: other, before, after });
};

/** Peace removes a conflict entirely, and ends declarations of war between the two. [OT-WAR-09] */
export const makePeace = (state: Open, one: string, other: string, table: Tell): void => {
  setConflict(state, one, other, 'none', table);
  endWarDeclarations(state, one, other, table);
  endWarDeclarations(state, other, one, table);
};

/** Two parties of a treaty make peace, an organization for each of its members; what it has declared itself ends with it. [OT-WAR-09] [OT-ORG-07] */
export const makePeaceBetween = (state: Open, party: string, another: string, table: Tell): void => {
  const [ones, others] = [nationsBehind(now(state), [party]), nationsBehind(now(state), [another])];
  for (const one of ones) for (const other of others) if (one !== other) makePeace(state, one, other, table);
  if (!ones.includes(party)) for (const other of others) endWarDeclarations(state, party, other, table);
  if (!others.includes(another)) for (const one of ones) endWarDeclarations(state, another, one, table);
};

/** What a Nation, or an organization, has declared on another is over. [OT-WAR-09] */
export const endWarDeclarations = (state: Open, declarant: string, on: string, table: Tell): void => {
  for (const { id, kind, target } of now(state).declarations)
    if (kind === 'war' && target === on) endDeclaration(state, id, declarant, 'peace', table);
};
