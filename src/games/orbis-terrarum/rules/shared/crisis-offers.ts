import { type Choice, group, one, range } from '../../../../core/choices/choices.js';
import type { CrisisSpec } from '../../types/index.js';
import { attributes, statistics } from '../../types/statistics.js';
import { turnsOrShort } from './durations.js';
import { attributeOnly } from './things.js';

/** What failing a crisis may take. */
const losses: readonly CrisisSpec['loss'][] = ['via', 'leg', ...attributes, 'rebellion'];
/** A crisis lasts so many turns at most, and takes so much of each index in one of them. [OT-REF-06] */
const [longest, heaviest] = [20, 100];

/** What a lasting crisis takes each turn; nothing if it does not last. */
const tollOf = (turns: number | null): Choice<CrisisSpec['perTurn']> =>
  turns === null
    ? one<CrisisSpec['perTurn']>([null])
    : group<{ readonly via: number; readonly leg: number }>({ via: () => range(0, heaviest), leg: () => range(0, heaviest) });

const counter = () => one(statistics, 'statistic');
const loss = () => one(losses, { about: attributeOnly });

/** The fields of a crisis of which nothing is known yet. */
export const crisisFields = {
  counter,
  loss,
  turns: () => turnsOrShort(longest),
  perTurn: ({ turns }: Pick<CrisisSpec, 'turns'>) => tollOf(turns),
} as const;

/** A crisis that is short, or lasts. [OT-EVT-02] */
export const crisisOf = (lasts: boolean): Choice<CrisisSpec> =>
  group<CrisisSpec>({
    counter,
    loss,
    turns: () => (lasts ? range(1, longest) : one<number | null>([null])),
    perTurn: ({ turns }) => tollOf(turns),
  });
