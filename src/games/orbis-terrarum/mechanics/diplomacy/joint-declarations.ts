import { clone } from '../../../../core/data/copies.js';
import { freshId, now, type Open, organizationOf, type Tell } from '../../queries/state.js';
import type { Adoption, Declaration, Motion, State } from '../../types/index.js';
import { declarantsFor, endDeclaration } from './declarations.js';
import { protestDeclaration, readopted } from './exits.js';
import { foundByDeclaration } from './founding.js';

/** A motion that the bloc should declare something together. */
export type JointDeclaration = Extract<Motion, { readonly kind: 'declare' }>;

/** Who has made a declaration and is not suspended in it, nor in the organization it founded. [OT-RES-04] [OT-RES-11] */
export const unsuspendedDeclarants = (state: State, { id, declarants, suspended = [] }: Declaration): readonly string[] => {
  const inFounded = state.organizations.find(({ charter }) => charter === id)?.suspended ?? [];
  return declarants.filter((one) => !suspended.includes(one) && !inFounded.includes(one));
};

/** Does a declaration protect a Nation? Nobody who is suspended, be it in the organization that declared. [OT-RES-04] [OT-RES-11] */
export const isShielded = (state: State, declaration: Declaration, nation: string): boolean => {
  const unsuspended = unsuspendedDeclarants(state, declaration);
  return declarantsFor(state, declaration, nation).some(
    (one) => unsuspended.includes(one) && organizationOf(state, one)?.suspended.includes(nation) !== true,
  );
};

/** What a conference has declared is the word of its whole bloc; whoever left in protest owes its price. [OT-RES-11] [OT-RES-01] */
export const declareTogether = (
  state: Open,
  { promise, text, penalty, statute }: JointDeclaration,
  bloc: readonly string[],
  adoption: Adoption,
  protesters: readonly string[],
  table: Tell,
): void => {
  const id = freshId(state, 'declaration');
  const declaration: Declaration = {
    id,
    kind: promise,
    declarants: bloc,
    text,
    target: null,
    penalty,
    statute,
    issuedTurn: state.turn,
    reservations: [],
    revocations: [],
    requests: [],
    adoption,
  };
  state.declarations.push(clone(declaration) as Open['declarations'][number]);
  const told = { kind: promise, declarants: bloc, target: null, text, penalty, statute };
  table.emit(clone({ type: 'declaration-issued', declaration: id, ...told }));
  foundByDeclaration(state, id, table);
  for (const nation of protesters) protestDeclaration(state, declaration, nation, table);
};

/** A declarant is suspended, or taken back. [OT-RES-11] */
export const suspendDeclarant = (state: Open, id: string, nation: string, suspended: boolean, table: Tell): void => {
  const declaration = state.declarations.find((one) => one.id === id);
  if (declaration === undefined || !declaration.declarants.includes(nation)) return;
  declaration.suspended = (declaration.suspended ?? []).filter((one) => one !== nation);
  if (suspended) declaration.suspended.push(nation);
  table.emit({ type: 'declaration-changed', declaration: id, nation, why: suspended ? 'suspend' : 'reinstate' });
};

/** A declaration has another text, or threatens something else; whoever left in protest is out of it. [OT-RES-02] [OT-RES-06] [OT-DECL-10] */
export const amendDeclaration = (
  state: Open,
  { instrument, text, penalty }: Extract<Motion, { readonly kind: 'amend' }>,
  adoption: Adoption,
  protesters: readonly string[],
  table: Tell,
): void => {
  const declaration = state.declarations.find(({ id }) => id === instrument);
  if (declaration === undefined) return;
  const { adoption: first, declarants } = now(state).declarations.find(({ id }) => id === instrument)!;
  declaration.adoption = clone(readopted(state, first ?? null, adoption, declarants)) as NonNullable<typeof declaration.adoption>;
  const left = declarants.filter((one) => protesters.includes(one));
  for (const nation of left) {
    table.emit({ type: 'recused', nation, from: instrument, way: 'protest' });
    endDeclaration(state, instrument, nation, 'protest', table);
  }
  if (text !== null) declaration.text = text;
  if (penalty !== null) declaration.penalty = { ...penalty };
  const amended = now(state).declarations.find(({ id }) => id === instrument);
  if (amended === undefined) return;
  table.emit({ type: 'declaration-changed', declaration: instrument, nation: amended.declarants[0]!, why: 'amended' });
  for (const nation of left) protestDeclaration(state, amended, nation, table);
};
