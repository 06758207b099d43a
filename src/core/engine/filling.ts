import type { Choice, Fields, Skip } from '../choices/choices.js';
import { type LeftOut, objectsOf, sampleFields } from '../choices/listing.js';
import type { Dice } from '../dice/dice.js';
import type { ActionBase, Choices } from '../game/rule.js';
import type { PlayerId } from '../refusals/violation.js';

/** An action that is not filled in yet: which it is, and how each of its parameters may be chosen. */
export interface Blank<State, Action extends ActionBase> {
  readonly type: Action['type'];
  readonly choices?: Choices<State, Action>;
}

/** The fields of an action, as they may be chosen by a player in a state. */
export const fieldsOf = <State, Action extends ActionBase>({ choices }: Blank<State, Action>, state: State, player: PlayerId): Fields => {
  const fields: Record<string, (chosen: never) => Choice<unknown> | Skip> = {};
  for (const name in choices) {
    const field = (choices as unknown as Record<string, (...told: readonly unknown[]) => Choice<unknown> | Skip>)[name]!;
    fields[name] = (chosen) => field(state, player, chosen);
  }
  return fields;
};

/** The action with these parameters. */
export const filled = <Action extends ActionBase>({ type }: Blank<never, Action>, player: PlayerId, parameters: object): Action =>
  ({ type, player, ...parameters }) as unknown as Action;

/** The parameters of an action, without what all actions have. */
export const parametersOf = ({ type: _type, player: _player, ...parameters }: ActionBase): object => parameters;

/** The action in every way its choices allow, lazily, the first field varying slowest. */
export function* filledIn<State, Action extends ActionBase>(
  blank: Blank<State, Action>,
  state: State,
  player: PlayerId,
  left?: LeftOut,
): Generator<Action> {
  for (const parameters of objectsOf(fieldsOf(blank, state, player), left)) yield filled(blank, player, parameters);
}

/** The action in one way its choices allow, without listing them all; undefined if some field leaves no choice. */
export const filledAtRandom = <State, Action extends ActionBase>(
  blank: Blank<State, Action>,
  state: State,
  player: PlayerId,
  dice: Dice,
): Action | undefined => {
  const parameters = sampleFields(fieldsOf(blank, state, player), dice);
  return parameters && filled(blank, player, parameters);
};
