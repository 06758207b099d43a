import type { Grade } from '../../../core/game/resolution.js';
import { farthest } from '../types/index.js';

/** What a net grade is worth: the value V of a measure. [OT-EFF-01] [OT-MOD-13] */
export const valueByGrade: Readonly<Record<Grade, number>> = { 1: 4, 2: 8, 3: 12, 4: 16 };

/** Wealth gained by investing, and by a Wealth tribute. [OT-EFF-08] [OT-VAS-06] */
export const investmentByGrade: Readonly<Record<Grade, number>> = { 1: 1, 2: 3, 3: 5, 4: 8 };

/** Progress gained by research, and by a Progress tribute. [OT-EFF-09] [OT-VAS-06] */
export const researchByGrade: Readonly<Record<Grade, number>> = { 1: 1, 2: 2, 3: 3, 4: 4 };

/** Wealth a victim loses and its thief gains. [OT-EFF-10] */
export const plunderByGrade: Readonly<Record<Grade, { readonly loss: number; readonly gain: number }>> = {
  1: { loss: 1, gain: 0 },
  2: { loss: 2, gain: 2 },
  3: { loss: 5, gain: 4 },
  4: { loss: 9, gain: 7 },
};

/** Progress a victim loses and its thief gains. [OT-EFF-11] */
export const theftByGrade: Readonly<Record<Grade, { readonly loss: number; readonly gain: number }>> = {
  1: { loss: 1, gain: 0 },
  2: { loss: 2, gain: 0 },
  3: { loss: 3, gain: 2 },
  4: { loss: 4, gain: 3 },
};

/** By how much a Reform shortens a cultural distance; a critical one ends it. [OT-EFF-13] */
export const acculturationByGrade: Readonly<Record<Grade, number>> = { 1: 5, 2: 10, 3: 15, 4: 25 };

/** What failing to suppress a rebellion costs, by grade of failure, as the book prints it and by severity. [OT-REB-05] */
export const suppressionFailure: Readonly<Record<'asWritten' | 'bySeverity', Readonly<Record<Grade, number>>>> = {
  asWritten: { 1: 12, 2: 8, 3: 4, 4: 16 },
  bySeverity: valueByGrade,
};

/** How many years some things last. */
export const years = { crisisPenalty: 5, award: 5, attitude: 10, milestone: 10 } as const; // [OT-EVT-06] [OT-EVT-09] [OT-DIP-08] [OT-CONT-10]

/** What being at the end of one's strength costs, from the mildest to the worst. [OT-IDX-01] [OT-IDX-02] */
export const stabilitySteps = [
  { percent: 25, penalty: 5 },
  { percent: 10, penalty: 10 },
  { percent: 0, penalty: 15 },
] as const;

/** Percentages of a patron's index at which its vassals go free. [OT-VAS-15] [OT-VAS-16] [OT-VAS-17] */
export const liberation = { via: 10, leg: 20, declared: 60 } as const;

/** What a vassal pays for a failed and for an unattempted tribute. [OT-VAS-07] [OT-VAS-08] */
export const tributeFines = { failed: 5, unattempted: 10 } as const;

/** The bonus of a vassal whose own vassal was taken up by its patron. [OT-VAS-13] */
export const elevation = { bonus: 10, whenFreed: 15, turns: 3 } as const;

/** What lasting conflicts take each turn. [OT-CIV-09] [OT-REB-01] */
export const attrition = { civilWar: { via: 1, leg: 2 }, rebellion: { via: 2, leg: 1 } } as const;

/** Ages at which a conflict stops the restoration of indices. [OT-IDX-05] */
export const restorationStops = { civilWar: 2, rebellion: 3, war: 4 } as const;

/** Derived modifiers of fixed size. [OT-MOD-02] */
export const fixedItems = {
  horde: { penalty: 10, penalised: ['ADM', 'ECN'], bonus: -10, favoured: ['MIL', 'CLT'] },
  host: { penalty: 10, penalised: ['PRS', 'INT'], bonus: -10, favoured: ['GES', 'LEA'] },
  vassal: 10,
  subVassal: 15,
  civilWar: 10,
} as const;

/** Derived geographic scope by distance, the last one also for everything farther. [OT-SCOPE-02] */
export const scopeByDistance = [0, 0, 0, 5, 10, 15, 20, 25] as const;

/** Derived cultural scope of strangers in culture and faith. [OT-SCOPE-03] */
export const culturalDistance = 5;

/** Scopes move in steps of five, up to 25 either way. [OT-SCOPE-04] */
export const scopeBounds = { step: 5, most: 25 } as const;

/** The bonus of the strongest in an attribute. [OT-EVT-09] */
export const awardValue = -8;

/** One more of what is counted, as far as anything is. [OT-STATE-10] */
export const oneMore = (count: number): number => Math.min(farthest.count, count + 1);
