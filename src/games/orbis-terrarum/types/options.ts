import { isWholeWithin } from '../../../core/data/bounds.js';
import { bool, type Codec, intBetween, nullable, oneOf, predicate } from '../../../core/data/codec.js';

/** One option of a game: what it may be and what it is unless given. */
export interface Option<T> {
  readonly codec: Codec<T>;
  readonly standard: T;
  /** The least and the most it may be, where it is a whole number, or null besides if the codec says so. */
  readonly range?: readonly [min: number, max: number];
  /** All that it may be, where that can be listed. */
  readonly values?: readonly T[];
}

const whole = (standard: number, min: number, max: number): Option<number> => ({
  codec: intBetween(min, max),
  standard,
  range: [min, max],
});
const wholeOrNone = (min: number, max: number): Option<number | null> => ({
  codec: nullable(intBetween(min, max)),
  standard: null,
  range: [min, max],
});
const flag = (standard: boolean): Option<boolean> => ({ codec: bool, standard, values: [false, true] });
const choice = <const T extends readonly [string, ...string[]]>(...values: T): Option<T[number]> => ({
  codec: oneOf(values),
  standard: values[0] as T[number],
  values,
});

const numbers = (
  name: string,
  length: number,
  fits: (values: readonly number[]) => boolean,
  standard: readonly number[],
): Option<readonly number[]> => ({
  codec: predicate<readonly number[]>(
    name,
    (u): u is readonly number[] => Array.isArray(u) && u.length === length && u.every(Number.isSafeInteger) && fits(u),
    (values) => [...values],
  ),
  standard,
});

const between =
  (min: number, max: number) =>
  (value: number): boolean =>
    value >= min && value <= max;

const stepOfFive = (standard: number): Option<number> => ({
  codec: predicate<number>(
    'a multiple of 5 from 0 to 25',
    (u): u is number => isWholeWithin(u, 0, 25) && u % 5 === 0,
    (value) => value,
  ),
  standard,
  values: [0, 5, 10, 15, 20, 25],
});

/** What each figure of the standings weighs. */
export interface Weights {
  /** What a point of the ten attributes together weighs. */
  readonly attributes: number;
  /** What a point of Viability or Legitimacy weighs. */
  readonly indices: number;
  /** What a point of Wealth weighs. */
  readonly wealth: number;
  /** What a point of Progress weighs. */
  readonly progress: number;
  /** What a region owned weighs. */
  readonly regions: number;
  /** What a direct vassal weighs. */
  readonly vassals: number;
}

const standardWeights: Weights = { attributes: 1, indices: 1, wealth: 0.1, progress: 1, regions: 2, vassals: 3 };
const weightNames = Object.keys(standardWeights) as readonly (keyof Weights)[];
const isWeight = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

const weights: Option<Weights> = {
  codec: predicate<Weights>(
    'weights from 0 to 100 with at most two decimals',
    (u): u is Weights =>
      typeof u === 'object' &&
      u !== null &&
      !Array.isArray(u) &&
      Object.keys(u).length === weightNames.length &&
      weightNames.every((name) => Object.hasOwn(u, name) && isWeight((u as Record<string, unknown>)[name])),
    (u) => Object.fromEntries(weightNames.map((name) => [name, u[name]])) as unknown as Weights,
  ),
  standard: standardWeights,
};

/** Every option in table order: its range, and what it is unless given. [OT-CFG-01] [OT-CFG-02] */
export const optionTable = {
  refereeMode: choice('human', 'auto'),
  turnLimit: wholeOrNone(1, 1000),
  startYear: whole(500, -10_000, 10_000),
  yearsPerTurn: whole(1, 1, 100),
  turnsPerCycle: whole(5, 1, 20),
  orderVisibility: choice('public', 'sealed'),
  requireNotes: flag(false),
  noteMaxLength: whole(4000, 0, 100_000),
  actionLimitPerTurn: whole(60, 5, 1000),
  freeNationChoice: flag(true),
  pointsPerGroup: whole(80, 25, 150),
  attributeMin: whole(5, 1, 100),
  attributeMax: whole(30, 1, 100),
  npcSpread: numbers(
    'five whole numbers from 1 to 100, none larger than the one before',
    5,
    (values) => values.every(between(1, 100)) && values.every((value, i) => i === 0 || value <= values[i - 1]!),
    [30, 25, 20, 15, 10],
  ),
  startWealth: whole(0, 0, 1000),
  startProgress: whole(0, 0, 1000),
  measuresPerTurn: whole(1, 1, 5),
  criticalsOn: choice('natural', 'effective'),
  opposedMethod: choice('gradeDifference', 'gradeAverage', 'marginDifference'),
  jointDefence: choice('single', 'separate'),
  rollModifierCap: wholeOrNone(5, 100),
  attributeModifierCap: whole(25, 5, 100),
  modifierMerge: choice('farthest', 'separate'),
  acquiredYears: whole(5, 1, 100),
  contextYearsMax: whole(20, 1, 100),
  bonusExclusion: choice('allModifierMeasures', 'bonusMeasuresOnly', 'off'),
  failedModifierBackfire: flag(false),
  scopeExclusive: choice('all', 'attributesOnly'),
  scopeModel: choice('derived', 'explicit'),
  tribeScope: stepOfFive(10),
  streakLength: whole(4, 2, 10),
  streakValue: whole(10, 0, 25),
  streakConsecutive: flag(true),
  stabilityStacking: choice('worst', 'sum'),
  stabilityAppliesTo: choice('measures', 'allRolls'),
  restorePerCycle: whole(5, 0, 50),
  wealthPerCycle: whole(5, 0, 50),
  progressPerCycle: whole(1, 0, 50),
  theftWindowYears: whole(10, 1, 100),
  theftCapWealth: whole(7, 0, 100),
  theftCapWealthVassal: whole(5, 0, 100),
  theftCapProgress: whole(2, 0, 100),
  theftCapProgressVassal: whole(1, 0, 100),
  specialMeasures: choice('ordinarySlot', 'purchaseOnly'),
  colonyRecognition: choice('automatic', 'referee'),
  passagePenalty: whole(10, 0, 25),
  expansionRegions: numbers('four whole numbers from 1 to 5', 4, (values) => values.every(between(1, 5)), [1, 1, 1, 1]),
  tributeUsesSlot: flag(true),
  npcAutoTribute: flag(true),
  vassalPrecedents: whole(3, 1, 20),
  frontCapacity: whole(2, 0, 20),
  fatiguePerFront: whole(5, 0, 20),
  warAfterTurns: whole(3, 1, 20),
  suspendAfterTurns: whole(2, 1, 20),
  rebellionGraceTurns: whole(5, 1, 50),
  rebellionFailureTable: choice('asWritten', 'bySeverity'),
  covertExposureGrade: whole(3, 1, 4),
  extinctionTerritory: choice('black', 'conqueror'),
  treatyDefaultYears: whole(10, 1, 100),
  treatyMaxYears: whole(20, 1, 100),
  penaltyMaxYears: whole(10, 1, 100),
  breachPenalty: whole(10, 0, 25),
  breachTurns: whole(3, 1, 20),
  declarationPenalty: whole(5, 0, 25),
  declarationPenaltyYears: whole(5, 1, 10),
  declarationPenaltyMax: whole(15, 0, 25),
  noticeYears: whole(2, 0, 20),
  protestYears: whole(3, 0, 20),
  conferenceMaxYears: whole(10, 1, 50),
  conferencePrestige: whole(20, 1, 100),
  proposalsPerTurn: whole(1, 1, 5),
  soleProposalRule: choice('unopposed', 'literal', 'majority'),
  exitScope: stepOfFive(5),
  exitScopeTurns: whole(10, 1, 50),
  exclusionTurns: whole(5, 1, 50),
  organizationMin: whole(5, 2, 50),
  schismTurns: whole(15, 1, 100),
  epochThreshold: whole(95, 20, 200),
  epochMode: choice('partial', 'total'),
  autoHappenings: choice('deck', 'none'),
  attributeAwardCycles: whole(2, 0, 100),
  misconductWarnings: whole(2, 0, 20),
  enumerationTargets: whole(6, 1, 50),
  standingsWeights: weights,
} as const;

/** What may be chosen about a game. */
export type Options = {
  readonly [K in keyof typeof optionTable]: (typeof optionTable)[K] extends Option<infer T> ? T : never;
};

/** The options by name, in table order. */
export const optionNames = Object.keys(optionTable) as readonly (keyof Options)[];
