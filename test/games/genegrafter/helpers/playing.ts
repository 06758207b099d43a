import type { Throw } from 'ludoteca';
import { type Action, type Event, genegrafter, type State } from 'ludoteca/genegrafter';
import { playWith } from 'ludoteca/testing';
import { expect } from 'vitest';
import { refusalOf } from '../../refusals-in-full.js';

/** Orders with the throws each of them uses, played one after the other. */
export const play = (state: State, ...lines: readonly (Action | readonly [Action, ...Throw[]])[]): { state: State; events: Event[] } => {
  const events: Event[] = [];
  let now = state;
  for (const line of lines) {
    const [action, ...dice] = 'type' in line ? [line] : line;
    const step = playWith(genegrafter, now, action, dice);
    events.push(...step.events);
    now = step.state;
  }
  return { state: now, events };
};

/** The state after some orders. */
export const after = (state: State, ...lines: Parameters<typeof play>[1][]): State => play(state, ...lines).state;

/** Code and clause of the refusal. */
export const refusal = (state: State, action: Action) => refusalOf(genegrafter, state, action);

/** Asserts that an action may be done, without doing it. */
export const allowed = (state: State, action: Action): void => expect(genegrafter.explain(state, action)).toEqual([]);
