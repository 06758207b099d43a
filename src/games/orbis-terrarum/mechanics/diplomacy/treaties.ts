import { nationsBehind, now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Penalty, State, Treaty } from '../../types/index.js';
import { addModifier, removeModifiers } from '../nations/modifiers.js';
import { pay } from '../nations/purses.js';
import { recountRequests } from './adhesion.js';

/** A treaty by id, while it is in force. */
export const treatyOf = (state: State, id: string): Treaty | undefined => state.treaties.find((treaty) => treaty.id === id);

/** Is a Nation bound by a treaty, itself or through an organization? */
export const isBound = (state: State, treaty: Treaty, nation: string): boolean => nationsBehind(state, treaty.parties).includes(nation);

/** A treaty is over, and with it its modifiers, scope changes and duties. [OT-TRE-08] */
export const endTreaty = (state: Open, id: string, why: string, table: Tell): void => {
  if (!state.treaties.some((treaty) => treaty.id === id)) return;
  state.treaties = state.treaties.filter((treaty) => treaty.id !== id);
  for (const { id: modifier, nation, cause } of now(state).modifiers)
    if (cause === id) table.emit({ type: 'modifier-expired', modifier, nation });
  removeModifiers(state, ({ cause }) => cause === id);
  table.emit({ type: 'treaty-ended', treaty: id, why });
};

/** A treaty begins a new period. [OT-TRE-17] */
export const renewTreaty = (state: Open, id: string, years: number | null, table: Tell): void => {
  const treaty = state.treaties.find((one) => one.id === id);
  if (treaty === undefined) return;
  treaty.years = years ?? treaty.years;
  treaty.lastTurn = state.turn + turnsFor(state, treaty.years);
  for (const modifier of state.modifiers) if (modifier.cause === id) modifier.lastTurn = treaty.lastTurn;
  table.emit({ type: 'treaty-changed', treaty: id, parties: [...treaty.parties], lastTurn: treaty.lastTurn });
};

/** A party leaves; with fewer than two left the treaty ends. [OT-TRE-14] [OT-TRE-18] */
export const removeParty = (state: Open, id: string, party: string, table: Tell): void => {
  const treaty = state.treaties.find((one) => one.id === id);
  if (treaty === undefined || !treaty.parties.includes(party)) return;
  treaty.parties = treaty.parties.filter((one) => one !== party);
  treaty.suspended = treaty.suspended.filter((one) => one !== party);
  treaty.reservations = treaty.reservations.filter(({ nation }) => nation !== party);
  treaty.leaving = treaty.leaving.filter(({ nation }) => nation !== party);
  if (treaty.parties.length < 2) {
    endTreaty(state, id, 'too-few-parties', table);
    return;
  }
  const own = now(state).modifiers.filter(({ cause, nation }) => cause === id && nation === party);
  for (const { id: modifier, nation } of own) table.emit({ type: 'modifier-expired', modifier, nation });
  removeModifiers(state, ({ cause, nation }) => cause === id && nation === party);
  table.emit({ type: 'treaty-changed', treaty: id, parties: [...treaty.parties], lastTurn: treaty.lastTurn });
  recountRequests(state, id, table);
};

/** What an agreed penalty costs whoever incurs it: the modifier, and payment in equal shares. [OT-TRE-10] */
export const imposePenalty = (state: Open, nation: string, penalty: Penalty, others: readonly string[], table: Tell): void => {
  const { target, value, years, wealth, progress } = penalty;
  if (target !== null && value !== 0)
    addModifier(state, { nation, target, value, source: 'breach', lastTurn: state.turn + turnsFor(state, years) }, table);
  if (others.length === 0) return;
  for (const [kind, amount] of [
    ['wealth', wealth],
    ['progress', progress],
  ] as const) {
    const share = Math.floor(Math.min(amount, state.nations[nation]![kind]) / others.length);
    if (share > 0) for (const other of others) pay(state, nation, other, kind, share, 'penalty', table);
  }
};
