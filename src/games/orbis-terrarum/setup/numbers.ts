import { badState as fault } from '../../../core/refusals/common.js';
import type { Faults } from '../../../core/refusals/saved-states.js';
import { scopeBounds } from '../content/values.js';
import { farthest, type State } from '../types/index.js';

type Range = readonly [least: number, most: number];

const count: Range = [0, farthest.count];
const purse: Range = [0, farthest.purse];
const turn: Range = [0, farthest.turn];

/** From where to where numbers of a saved state go that play adds to, or reckons with. A star stands for every entry. [OT-STATE-10] [OT-END-10] */
const ranges: Readonly<Record<string, Range>> = {
  turn,
  'players.*.warnings': count,
  'players.*.hiddenWarnings': count,
  'players.*.actionsThisTurn': count,
  'nations.*.wealth': purse,
  'nations.*.progress': purse,
  'nations.*.baseTotals.domain': [5, 500],
  'nations.*.baseTotals.authority': [5, 500],
  'nations.*.frontWeight': [0.5, 5],
  'nations.*.extraFronts': [0, 5],
  'nations.*.reforms': count,
  'nations.*.suppressions': count,
  'nations.*.peaceTurns': count,
  'modifiers.*.value': [-100, 100],
  'scopes.*.value': [-farthest.count, scopeBounds.most],
  'streaks.*.length': count,
  'streaks.*.lastTurn': turn,
  'measures.*.ruling.scope': [-scopeBounds.most, scopeBounds.most],
  'crises.*.turns': [1, 20],
  'crises.*.perTurn.via': [0, 100],
  'crises.*.perTurn.leg': [0, 100],
  'conflicts.*.clashRun': count,
  'conflicts.*.quietRun': count,
  'conflicts.*.activeTurns': count,
  'treaties.*.requests.*.upkeeps': count,
  'declarations.*.requests.*.upkeeps': count,
  'thefts.*.amount': purse,
  'precedents.*.count': count,
  'counters.*': [0, farthest.id],
};

/** The numbers in a place, each with its path. */
function* numbersAt(
  value: unknown,
  steps: readonly string[],
  path: readonly string[] = [],
): Generator<readonly [path: string, number: number]> {
  if (steps.length === 0 && typeof value === 'number') yield [path.join('.'), value];
  if (steps.length === 0 || typeof value !== 'object' || value === null) return;
  const [step, ...rest] = steps as readonly [string, ...string[]];
  const parts = value as Readonly<Record<string, unknown>>;
  for (const key of step === '*' ? Object.keys(parts) : [step]) yield* numbersAt(parts[key], rest, [...path, key]);
}

const places = Object.entries(ranges).map(([place, range]) => ({ steps: place.split('.'), range }));

/** Numbers beyond all that play can lead to. */
export function* checkNumbers(state: State): Faults {
  for (const { steps, range } of places) {
    const [least, most] = range;
    for (const [path, number] of numbersAt(state, steps))
      if (number < least || number > most) yield fault(`${path} should be from ${least} to ${most}, not ${number}.`, path);
  }
}
