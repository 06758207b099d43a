import { E, type Throw } from 'ludoteca';
import { type Action, type Event, type SomElQueDecidim, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { playWith } from 'ludoteca/testing';
import { answeredInFull, refusalOf } from '../../refusals-in-full.js';

/** Plays actions one after another, each with its throws, and gives the last step with all events. */
export const play = (state: State, ...lines: readonly (readonly [action: Action, ...script: Throw[]])[]) => {
  const events: Event[] = [];
  let now = state;
  for (const [action, ...script] of lines) {
    const step = playWith<SomElQueDecidim>(somElQueDecidim, now, action, script);
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
};

/** Code and clause of a refusal. */
export const refusal = (state: State, action: Action): readonly [string, string] =>
  refusalOf<SomElQueDecidim>(somElQueDecidim, state, action);

/** Code, clause and path of what is wrong with a configuration. */
export const configRefusal = (config: unknown): readonly [string, string, string | undefined] => {
  const read = answeredInFull(somElQueDecidim.decodeConfig(config));
  if (E.isRight(read)) throw new Error('The configuration was accepted.');
  const [{ code, clause: id, path }] = read.left;
  return [code, id, path];
};

/** Is this configuration accepted? */
export const isAccepted = (config: unknown): boolean => E.isRight(somElQueDecidim.decodeConfig(config));

/** Events of one type. */
export const told = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** The types of events, in order. */
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);

/** The kinds of action a player could choose from. */
export const options = (state: State, player: string): string[] => [
  ...new Set(somElQueDecidim.legalActions(state, player).map(({ type }) => type)),
];
