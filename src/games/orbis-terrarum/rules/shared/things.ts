import type { Thing } from '../../../../core/choices/choices.js';
import { own } from '../../../../core/data/own.js';
import { organizationOf } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { attributes } from '../../types/statistics.js';

const isNation = (state: State, id: string): boolean => own(state.nations, id) !== undefined;

/** Whoever speaks in diplomacy, on the board: a Nation, or an organization. */
export const agentOf =
  (state: State) =>
  (id: string): Thing => ({ kind: isNation(state, id) ? 'nation' : 'organization', id });

/** A Nation or a region, on the board. */
export const placeOf =
  (state: State) =>
  (id: string): Thing => ({ kind: isNation(state, id) ? 'nation' : 'region', id });

/** A Nation, on the board, among answers that are none. */
export const nationOnly =
  (state: State) =>
  (id: string | null): Thing | null =>
    id !== null && isNation(state, id) ? { kind: 'nation', id } : null;

/** An attribute, or an index, on the board, among answers that are none. */
export const attributeOnly = (id: string): Thing | null =>
  id === 'via' || id === 'leg' || (attributes as readonly string[]).includes(id) ? { kind: 'attribute', id } : null;

/** What binds those that agreed to it, on the board. */
export const instrumentOf =
  (state: State) =>
  (id: string): Thing => {
    if (state.treaties.some((treaty) => treaty.id === id)) return { kind: 'treaty', id };
    return { kind: organizationOf(state, id) === undefined ? 'declaration' : 'organization', id };
  };
