import { own } from '../../../core/data/own.js';
import type { Country, Relevance, Settings, State, Values } from '../types/index.js';
import { effectiveAuthority } from './state.js';

/** What a size class gives. [GM-REL-01] */
export const relevanceTable: Readonly<
  Record<Relevance, { readonly creationPoints: number; readonly army: number; readonly actions: number }>
> = {
  small: { creationPoints: 20, army: 5, actions: 1 },
  medium: { creationPoints: 30, army: 10, actions: 2 },
  large: { creationPoints: 40, army: 15, actions: 3 },
};

/** A die for the size class. [GM-REL-02] */
export const randomRelevance = (die: number): Relevance => (die <= 5 ? 'small' : die <= 8 ? 'medium' : 'large');

/** One quotient of the formulas. [GM-CFG-06] */
export const quotient = (value: number, divisor: number, rounding: Settings['rounding']): number =>
  rounding === 'down' ? Math.floor(value / divisor) : rounding === 'up' ? Math.ceil(value / divisor) : Math.floor(value / divisor + 0.5);

/** Actions before modifiers. [GM-ALLO-01] */
export const baseActions = (relevance: Relevance, authority: number, technology: number, rounding: Settings['rounding']): number =>
  relevanceTable[relevance].actions + quotient(authority, 3, rounding) + quotient(technology, 3, rounding);

/** The Army a country begins with. [GM-DEPL-01] */
export const initialArmy = (
  relevance: Relevance,
  cities: number,
  { militarism, technology }: Pick<Values, 'militarism' | 'technology'>,
  armyPoints: number,
  rounding: Settings['rounding'],
): number => relevanceTable[relevance].army + 2 * cities + militarism + quotient(technology, 2, rounding) + armyPoints;

/** How many actions a country may take this turn, as its values stand. [GM-ALLO-02] */
export const allowanceNow = ({ minActions, rounding }: Settings, country: Country): number => {
  const { relevance, characteristics, thisTurn, levels } = country;
  const base = baseActions(relevance, effectiveAuthority(country), characteristics.technology, rounding);
  return Math.max(minActions, base + thisTurn.bonus - thisTurn.penalty - levels.blockade - levels.anarchy - levels.autarchy);
};

/** The allowance that counts now: computed until it is frozen. Who takes no part has none. [GM-ALLO-04] [GM-FLOW-05] */
export const allowanceOf = (state: State, player: string): number => {
  const country = own(state.countries, player);
  if (country === undefined) return 0;
  return state.step === 'crisis' || state.step === 'events' ? allowanceNow(state.config, country) : country.allowance;
};

/** Actions neither spent nor declared. [GM-ALLO-03] */
export const remainingOf = (state: State, player: string): number =>
  Math.max(0, allowanceOf(state, player) - state.countries[player]!.thisTurn.crisisSpent - state.sheets[player]!.length);
