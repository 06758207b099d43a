import type { Throw } from 'ludoteca';
import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { clauseTests, playWith } from 'ludoteca/testing';
import { test } from 'vitest';
import { refusalOf } from '../../refusals-in-full.js';
import { spokenGame as game } from './spoken.js';

export type State = OrbisTerrarum['State'];
export type Action = OrbisTerrarum['Action'];
export type Event = OrbisTerrarum['Event'];
export type Config = OrbisTerrarum['Config'];

export { game };
export const clause = clauseTests(game.clauses, test);
/** Who gives each of the three its orders. */
export const seats = { francia: 'ada', gothia: 'bo', romania: 'cy' } as const;
export type Played = keyof typeof seats;
/** The Nations that are played. */
export const three = ['francia', 'gothia', 'romania'] as const satisfies readonly Played[];

/** Plays one action with the dice it takes. */
export const act = (state: State, action: Action, ...dice: Throw[]): State => playWith(game, state, action, dice).state;
/** The same, with what happened. */
export const told = (state: State, action: Action, ...dice: Throw[]): readonly Event[] => playWith(game, state, action, dice).events;
/** Code and clause of a refusal. */
export const refused = (state: State, action: Action) => refusalOf(game, state, action);
/** Code alone. */
export const code = (state: State, action: Action): string => refusalOf(game, state, action)[0];

/** What the referee does. */
export const byReferee = <T extends Action['type']>(
  type: T,
  more: Omit<Extract<Action, { readonly type: T }>, 'type' | 'player'>,
): Action => ({ type, player: 'referee', ...more }) as unknown as Action;
/** The referee ends a Nation. */
export const extinguish = (nation: string): Action =>
  byReferee('apply-effects', { reason: 'So it ends.', effects: [{ do: 'extinguish', nation }] });
export const at = (id: string) => ({ kind: 'nation' as const, id });
export const playerOf = (nation: string): string => (Object.hasOwn(seats, nation) ? seats[nation as Played] : 'referee');
