import { controllerOf } from '../queries/state.js';
import type { Event, State } from '../types/index.js';

/** What a measure came to, by its net grade. */
const grades = ['repelled', 'slight', 'normal', 'very', 'critical'] as const;

type Gist = (typeof grades)[number] | 'failure';

/** What a step came to for a player: the best of the measures it ordered, or else what became of a journey. */
export const gist = (events: readonly Event[], player: string, after?: State): string => {
  let best: Gist | null = null;
  const failed = new Set(
    events.flatMap((event) => (event.type === 'rolled' && event.result === 'failure' && event.measure !== null ? [event.measure] : [])),
  );
  for (const event of events) {
    if (event.type !== 'measure-resolved' || event.player !== player) continue;
    const isFailed = event.netGrade === 0 && event.measure !== null && failed.has(event.measure);
    const came = isFailed ? 'failure' : grades[event.netGrade as 0 | 1 | 2 | 3 | 4];
    if (best === null || rank(came) > rank(best)) best = came;
  }
  if (best !== null) return best;
  const journeys = journeysOf(events, player, after);
  return journeys.includes('move-failed') ? 'not-arrived' : journeys.length > 0 ? 'arrived' : 'quiet';
};

/** What became of the journeys of a player. Hosts that are driven off after the rolls go where nobody sent them; without a state nobody knows whose a journey is. */
const journeysOf = (events: readonly Event[], player: string, after: State | undefined): readonly Event['type'][] => {
  const rolls = events.findIndex((event) => event.type === 'rolled' && event.why !== 'passage');
  return (rolls < 0 ? events : events.slice(0, rolls)).flatMap((event) =>
    (event.type === 'moved' || event.type === 'move-failed') && after !== undefined && isMoverOf(after, event.mover, player)
      ? [event.type]
      : [],
  );
};

const isMoverOf = (state: State, mover: string, player: string): boolean =>
  controllerOf(state, state.hosts.find(({ id }) => id === mover)?.owner ?? mover) === player;

const rank = (came: Gist): number => (came === 'failure' ? -1 : grades.indexOf(came));
