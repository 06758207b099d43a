import { addModifier } from '../nations/modifiers.js';
import { now, type Open, type Tell, turnsFor } from '../queries.js';
import type { Threat } from '../types.js';

/** A declaration's penalty: its own, or the generic one. [OT-DECL-09] [OT-DECL-10] */
export const threaten = (state: Open, nation: string, penalty: Threat | null, table: Tell): void => {
  const { declarationPenalty, declarationPenaltyYears, declarationPenaltyMax } = state.config;
  const value = Math.min(declarationPenaltyMax, penalty?.value ?? declarationPenalty);
  const years = Math.min(10, penalty?.years ?? declarationPenaltyYears);
  if (value === 0) return;
  addModifier(state, { nation, target: 'all', value, source: 'declaration', lastTurn: state.turn + turnsFor(state, years) }, table);
};

/** A declaration is over for one declarant, and gone with the last. */
export const endDeclaration = (state: Open, id: string, nation: string, why: string, table: Tell): void => {
  const declaration = state.declarations.find((one) => one.id === id);
  if (declaration === undefined || !declaration.declarants.includes(nation)) return;
  declaration.declarants = declaration.declarants.filter((one) => one !== nation);
  declaration.revocations = declaration.revocations.filter((one) => one.nation !== nation);
  declaration.reservations = declaration.reservations.filter((one) => one.nation !== nation);
  if (declaration.declarants.length === 0) state.declarations = state.declarations.filter((one) => one.id !== id);
  table.emit({ type: 'declaration-ended', declaration: id, nation, why });
};

/** Broken by one of its declarants: with its penalty unless excused; a joint one ends for all. [OT-DECL-04] [OT-DECL-06] [OT-DECL-08] */
export const breakDeclaration = (state: Open, id: string, nation: string, punished: boolean, penalty: Threat | null, table: Tell): void => {
  const declaration = now(state).declarations.find((one) => one.id === id);
  if (declaration === undefined || !declaration.declarants.includes(nation)) return;
  if (punished) threaten(state, nation, penalty, table);
  for (const declarant of declaration.declarants) endDeclaration(state, id, declarant, 'broken', table);
};
