import type { PlayerId } from 'ludoteca';
import { type Event, genegrafter, type Phase, type State } from 'ludoteca/genegrafter';

/** The phase that is on. */
export const phase = (state: State): Phase => genegrafter.view(state, null).phase;

/** Who may act, the awaited player first. */
export const actors = (state: State) => genegrafter.actors(state);

/** A player, a character in play, the duel: as the state holds them. */
export const player = (state: State, id: PlayerId) => state.players.find((other) => other.id === id)!;

export const character = (state: State, card: string) => state.characters.find((other) => other.card === card);

/** The public facts of a character, worked out. */
export const shown = (state: State, card: string) => genegrafter.view(state, null).characters.find((other) => other.card === card)!;

export const duel = (state: State) => state.battle!.duel!;

/** The scores in seating order. */
export const scores = (state: State): number[] => genegrafter.view(state, null).players.map(({ score }) => score);

/** Events of some types, in order. */
export const told = <T extends Event['type']>(events: readonly Event[], ...types: readonly T[]) =>
  events.filter((event): event is Extract<Event, { type: T }> => (types as readonly string[]).includes(event.type));

/** The types of some events, in order. */
export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);
