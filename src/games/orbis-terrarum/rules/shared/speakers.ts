import { controlledBy, isWhole, livingNations, playersOf, referee, speakerOf } from '../../queries/state.js';
import type { State } from '../../types/index.js';

/** The Nations a seat gives orders to, and the organizations it speaks for through their leaders. [OT-ORG-07] [OT-ORG-15] */
export const agentsOfSeat = (state: State, player: string): readonly string[] => [
  ...controlledBy(state, player),
  ...state.organizations.flatMap((one) => (isWhole(one) && speakerOf(state, one.id) === player ? [one.id] : [])),
];

/** The player behind each Nation that a player gives orders to, in nation order. [OT-STATE-07] */
export const playersOfNations = (state: State): ReadonlyMap<string, string> => {
  const principals = new Map<string, string>();
  for (const player of playersOf(state)) {
    const { principal } = state.players[player]!;
    if (principal !== null && !principals.has(principal)) principals.set(principal, player);
  }
  const hands = new Map<string, string>();
  for (const id of state.nationOrder) {
    const { patron, autonomous } = state.nations[id]!;
    const player = principals.get(id) ?? (patron === null || autonomous ? undefined : principals.get(patron));
    if (player !== undefined) hands.set(id, player);
  }
  return hands;
};

/** The Nations and organizations for which another player speaks. [OT-TRE-01] */
export const agentsOfOthers = (state: State, player: string): readonly string[] => {
  const found: string[] = [];
  for (const [id, hand] of playersOfNations(state)) if (hand !== player && state.nations[id]!.alive) found.push(id);
  for (const { id } of state.organizations) {
    const speaker = speakerOf(state, id);
    if (speaker !== undefined && speaker !== referee && speaker !== player) found.push(id);
  }
  return found;
};

/** Nations in nation order, then organizations, each once; whoever else comes last. */
export const inAgentOrder = (state: State, agents: Iterable<string>): readonly string[] => {
  const wanted = new Set(agents);
  const known = [...state.nationOrder, ...state.organizations.map(({ id }) => id)].filter((id) => wanted.delete(id));
  return [...known, ...wanted];
};

/** The other Nations that live, in nation order. */
export const otherNations = (state: State, nation: string): readonly string[] => livingNations(state).filter((id) => id !== nation);
