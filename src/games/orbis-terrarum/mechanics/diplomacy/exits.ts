import { freshId, nationsBehind, now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import { type Declaration, dimensions, type State, type Treaty } from '../../types/index.js';
import { threaten } from './declarations.js';
import { imposePenalty, removeParty, treatyOf } from './treaties.js';

/** Distance between one who leaves and those who stay, both ways and in both dimensions. [OT-RES-03] [OT-RES-06] */
export const alienate = (
  state: Open,
  nation: string,
  others: readonly string[],
  turns: number,
  cause: 'exit' | 'exclusion',
  table: Tell,
): void => {
  const value = state.config.exitScope;
  if (value === 0) return;
  for (const other of others)
    for (const dimension of dimensions)
      for (const [from, to] of [
        [nation, other],
        [other, nation],
      ] as const) {
        const id = freshId(state, 'scope');
        state.scopes.push({ id, from, to, dimension, value, lastTurn: state.turn + turns, cause });
        table.emit({ type: 'scope-changed', from, to, dimension, value: String(value) });
      }
};

/** The last turn of a notice given now. */
export const noticeTurn = (state: State | Open): number => state.turn + turnsFor(state, state.config.noticeYears);

/** The Nations that stay, those of organizations included. [OT-ORG-07] */
const othersThan = (state: State, nation: string, { parties }: Treaty): readonly string[] =>
  nationsBehind(
    state,
    parties.filter((party) => party !== nation),
  ).filter((one) => one !== nation);

/** A Nation has left a resolution in protest: what the resolution fixed, or else distance to all that stay. [OT-RES-01] [OT-RES-06] [OT-RES-08] */
export const protest = (state: Open, treaty: Treaty, nation: string, table: Tell): void => {
  const price = treaty.adoption?.exitPenalty ?? treaty.penalty;
  const others = othersThan(now(state), nation, treaty);
  if (price === null) alienate(state, nation, others, state.config.exitScopeTurns, 'exit', table);
  else imposePenalty(state, nation, price, others, table);
};

/** The same for a joint declaration: what it threatens, where it says so. [OT-RES-02] [OT-RES-06] */
export const protestDeclaration = (state: Open, { declarants, penalty }: Declaration, nation: string, table: Tell): void => {
  const others = nationsBehind(now(state), declarants).filter((one) => one !== nation);
  if (penalty === null) alienate(state, nation, others, state.config.exitScopeTurns, 'exit', table);
  else threaten(state, nation, penalty, table);
};

/** A Nation's notice has run out: it leaves, freely unless the resolution states a price. [OT-RES-05] [OT-RES-08] */
export const leaveAfterNotice = (state: Open, id: string, nation: string, table: Tell): void => {
  const treaty = treatyOf(now(state), id);
  if (treaty === undefined) return; // the bloc is no more, and nobody suffers anything
  removeParty(state, id, nation, table);
  payExit(state, treaty, nation, table);
};

/** What a resolution asks of whoever leaves, in whatever way; nothing unless it says so. [OT-RES-08] */
export const payExit = (state: Open, treaty: Treaty, nation: string, table: Tell): void => {
  const price = treaty.adoption?.exitPenalty ?? null;
  if (price !== null) imposePenalty(state, nation, price, othersThan(now(state), nation, treaty), table);
};
