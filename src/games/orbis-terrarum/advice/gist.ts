import type { Event } from '../types/index.js';

/** What a measure came to, by its net grade. */
const grades = ['repelled', 'slight', 'normal', 'very', 'critical'] as const;

type Gist = (typeof grades)[number] | 'failure';

/** What a step came to for a player: the best of the measures it ordered, or else what became of a journey. */
export const gist = (events: readonly Event[], player: string): string => {
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
  return events.some(({ type }) => type === 'move-failed')
    ? 'not-arrived'
    : events.some(({ type }) => type === 'moved')
      ? 'arrived'
      : 'quiet';
};

const rank = (came: Gist): number => (came === 'failure' ? -1 : grades.indexOf(came));
