import { freshId, nationsBehind, now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import { type Adoption, type Declaration, dimensions, type State, type Treaty } from '../../types/index.js';
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

/** The same for an organization that was reformed, which has no price but distance. [OT-RES-12] */
export const protestReform = (state: Open, members: readonly string[], nation: string, table: Tell): void =>
  alienate(
    state,
    nation,
    members.filter((member) => member !== nation),
    state.config.exitScopeTurns,
    'exit',
    table,
  );

/** What is adopted anew in other words: what leaving costs, and who came or belonged at first, stays as it was, unless the years of protest are over since. [OT-RES-06] [OT-RES-07] */
export const readopted = (state: State | Open, first: Adoption | null, adoption: Adoption, members: readonly string[]): Adoption => {
  if (first === null) return adoption;
  const { conference, turn, inFavour } = adoption;
  const isLate = (turn - first.turn) * state.config.yearsPerTurn > state.config.protestYears;
  return { ...first, conference, turn, inFavour, before: isLate ? members : first.before };
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
