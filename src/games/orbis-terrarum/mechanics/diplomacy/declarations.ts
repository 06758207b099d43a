import { nationsBound, now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Declaration, State, Threat } from '../../types/index.js';
import { addModifier } from '../nations/modifiers.js';
import { recountJoining } from './requests.js';

/** A declaration's penalty: its own, or the generic one. [OT-DECL-09] [OT-DECL-10] */
export const threaten = (state: Open, nation: string, penalty: Threat | null, table: Tell): void => {
  const { declarationPenalty, declarationPenaltyYears, declarationPenaltyMax } = state.config;
  const value = Math.min(declarationPenaltyMax, penalty?.value ?? declarationPenalty);
  const years = Math.min(10, penalty?.years ?? declarationPenaltyYears);
  if (value === 0) return;
  addModifier(state, { nation, target: 'all', value, source: 'declaration', lastTurn: state.turn + turnsFor(state, years) }, table);
};

/** A declaration is over for one declarant, and gone with the last; the others alone have a say on who joins. [OT-DECL-02] */
export const endDeclaration = (state: Open, id: string, nation: string, why: string, table: Tell): void => {
  const declaration = state.declarations.find((one) => one.id === id);
  if (declaration === undefined || !declaration.declarants.includes(nation)) return;
  if (declaration.declarants[0] === nation) delete declaration.reserved; // [OT-CONF-26]
  declaration.declarants = declaration.declarants.filter((one) => one !== nation);
  if (declaration.suspended !== undefined) declaration.suspended = declaration.suspended.filter((one) => one !== nation);
  declaration.revocations = declaration.revocations.filter((one) => one.nation !== nation);
  declaration.reservations = declaration.reservations.filter((one) => one.nation !== nation);
  if (declaration.declarants.length === 0) state.declarations = state.declarations.filter((one) => one.id !== id);
  table.emit({ type: 'declaration-ended', declaration: id, nation, why });
  recountJoining(state, id, table);
};

/** The declarants that speak for a Nation: itself, and the organizations it is a member of. [OT-ORG-07] */
export const declarantsFor = (state: State, { declarants }: Declaration, nation: string): readonly string[] =>
  declarants.filter((declarant) => nationsBound(state, [declarant]).includes(nation));

/** A declaration is over for all of its declarants, and nobody joins it any more. [OT-DECL-04] [OT-DECL-08] */
export const endForAll = (state: Open, id: string, why: string, table: Tell): void => {
  const declaration = state.declarations.find((one) => one.id === id);
  if (declaration === undefined) return;
  declaration.requests = [];
  for (const declarant of now(state).declarations.find((one) => one.id === id)!.declarants)
    endDeclaration(state, id, declarant, why, table);
};
