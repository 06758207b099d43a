import type { Throw } from 'ludoteca';
import { orbisTerrarum as game } from 'ludoteca/orbis-terrarum';
import { playWith } from 'ludoteca/testing';
import { type Action, act, at, playerOf, type State } from './table.js';

export type Submit = Extract<Action, { type: 'submit-measure' }>;
/** A measure in the main slot. */
export const measure = (nation: string, statistic: Submit['statistic'], mode: Submit['mode'], more: Partial<Submit> = {}): Submit => ({
  ...{ type: 'submit-measure', player: playerOf(nation), nation, slot: { kind: 'main', id: '1' }, statistic, mode },
  ...more,
});
/** One Nation strikes another. */
export const strike = (nation: string, target: string, more: Partial<Submit> = {}): Submit =>
  measure(nation, 'offensive', 'strike', { target: at(target), ...more });
/** Francia invests. */
export const invest = measure('francia', 'intervention', 'invest');
/** Announces measures. */
export const announce = (state: State, ...measures: readonly Submit[]): State => measures.reduce((now, one) => act(now, one), state);
/** Closes orders and resolves the turn with these dice; the next orders are not open yet. */
export const resolve = (state: State, ...dice: Throw[]) =>
  playWith(game, act(state, { type: 'close-orders', player: 'referee', force: true }), { type: 'resolve-turn', player: 'referee' }, dice);
/** Announces, resolves, and says how the world stands. */
export const turn = (state: State, measures: readonly Submit[], ...dice: Throw[]): State =>
  resolve(announce(state, ...measures), ...dice).state;
/** The same, and the next orders are open. */
export const nextTurn = (state: State, measures: readonly Submit[] = [], ...dice: Throw[]): State =>
  act(turn(state, measures, ...dice), { type: 'open-orders', player: 'referee' });
/** Passes turns without orders. */
export const pass = (state: State, turns: number): State => Array.from({ length: turns }).reduce<State>((now) => nextTurn(now), state);
/** The report on a Nation's measure. */
export const reportOn = (state: State, nation: string) => state.reports.find((report) => report.measure.nation === nation)!;
export const damage = (state: State, nation: string) => [state.nations[nation]!.viaDamage, state.nations[nation]!.legDamage] as const;
export const modifiersOf = (state: State, nation: string) =>
  state.modifiers.filter((one) => one.nation === nation).map(({ target, value, source, lastTurn }) => [target, value, source, lastTurn]);
/** One Nation raids another. */
export const raid = (nation: string, target: string) => measure(nation, 'incision', 'raid', { target: at(target) });
/** Francia puts down its rising. */
export const suppress = (statistic: 'offensive' | 'incision') =>
  measure('francia', statistic, 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } });

/** Francia sends a host into a free region. */
export const expedition = (kind: 'main' | 'bought' | 'special' | 'granted', id: string, more = {}) =>
  measure('francia', 'logistics', 'expedition', { slot: { kind, id }, region: 'armorica', ...more });
