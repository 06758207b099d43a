import { E, freeze, seeded } from 'ludoteca';
import { type Action, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';

/** What is listed to a player. */
export const legal = (state: State, player: string): readonly Action[] => ojoDelTerror.legalActions(state, player);

/** May this be done, listed or not? */
export const isAccepted = (state: State, action: Action): boolean =>
  E.isRight(ojoDelTerror.reduce(freeze(state), freeze(action), seeded(1)));

/** What a form asks next, after these answers. */
export const asked = (state: State, player: string, type: Action['type'], answers: Readonly<Record<string, unknown>> = {}) => {
  const next = accepted(ojoDelTerror.choices(state, player, type, answers));
  return next.kind === 'ask' ? [next.field, next.question] : ['done', next.action];
};
