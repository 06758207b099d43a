import { clone } from '../../../../core/data/copies.js';
import { freshId, nationsBehind, now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Adoption, Penalty, State, Term, Treaty } from '../../types/index.js';
import { addModifier, removeModifiers } from '../nations/modifiers.js';
import { pay } from '../nations/purses.js';
import { recountRequests } from './adhesion.js';
import { bindsNow } from './binding.js';
import { foundByTreaty } from './founding.js';
import { applyTerm, protective } from './terms.js';

/** A treaty by id, while it is in force. */
export const treatyOf = (state: State, id: string): Treaty | undefined => state.treaties.find((treaty) => treaty.id === id);

/** Is a Nation bound by a treaty, itself or through an organization? */
export const isBound = (state: State, treaty: Treaty, nation: string): boolean => nationsBehind(state, treaty.parties).includes(nation);

/** What is agreed. */
export interface Agreement {
  readonly parties: readonly string[];
  readonly clauses: readonly Term[];
  readonly years: number | null;
  readonly penalty: Penalty | null;
  readonly adhesion: 'all' | 'majority';
  readonly adoption: Adoption | null;
}

/** A treaty is concluded: its clauses take effect in order, at once. [OT-TRE-04] [OT-TRE-08] */
export const conclude = (state: Open, agreement: Agreement, table: Tell): string => {
  const { parties, clauses, penalty, adhesion, adoption } = agreement;
  const id = freshId(state, 'treaty');
  const years = agreement.years ?? state.config.treatyDefaultYears;
  const lastTurn = state.turn + turnsFor(state, years);
  const treaty: Treaty = clone({
    ...{ id, parties, clauses, concludedTurn: state.turn, lastTurn, years, penalty, adhesion, adoption },
    ...{ reservations: [], suspended: [], requests: [], leaving: [] },
  });
  state.treaties.push(treaty as Open['treaties'][number]);
  table.emit({ type: 'treaty-concluded', treaty: id, parties: [...parties], clauses: clone(clauses), lastTurn });
  for (const clause of clauses) applyTerm(state, id, clause, parties, lastTurn, table);
  foundByTreaty(state, id, table);
  return id;
};

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

/** Whether breaking this treaty is a breach of protection for this Nation. [OT-TRE-12] */
const breaksProtection = (state: State, treaty: Treaty, nation: string): boolean =>
  treaty.clauses.some(
    (clause, index) =>
      protective.has(clause.kind) &&
      (clause.kind !== 'guarantee' || nationsBehind(state, [clause.by]).includes(nation)) &&
      bindsNow(state, treaty, index, nation),
  );

/** The party a Nation is bound by: itself, or an organization it is a member of. [OT-ORG-07] */
const partyOf = (state: State, { parties }: Treaty, nation: string): string | undefined =>
  parties.includes(nation) ? nation : parties.find((party) => nationsBehind(state, [party]).includes(nation));

/** A treaty is broken: its penalty, or the general one for broken protection; then the breaker is out of it. [OT-TRE-10] [OT-TRE-11] [OT-TRE-12] [OT-TRE-14] */
export const breach = (state: Open, id: string, nation: string, table: Tell): void => {
  const plain = now(state);
  const treaty = treatyOf(plain, id);
  if (treaty === undefined) return;
  table.emit({ type: 'treaty-breached', treaty: id, nation });
  punishBreach(state, treaty, nation, table);
  const party = partyOf(plain, treaty, nation);
  if (party !== undefined) removeParty(state, id, party, table);
};

/** What a breach costs. The fellows of the breaker in its own organization are no other party. [OT-TRE-10] [OT-ORG-07] */
export const punishBreach = (state: Open, treaty: Treaty, nation: string, table: Tell): void => {
  const own = partyOf(now(state), treaty, nation);
  const others = nationsBehind(
    now(state),
    treaty.parties.filter((party) => party !== own),
  ).filter((one) => one !== nation);
  if (treaty.penalty !== null) imposePenalty(state, nation, treaty.penalty, others, table);
  else if (breaksProtection(now(state), treaty, nation) && state.config.breachPenalty > 0)
    addModifier(
      state,
      { nation, target: 'all', value: state.config.breachPenalty, source: 'breach', lastTurn: state.turn + state.config.breachTurns },
      table,
    );
};
