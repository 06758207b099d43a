import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';

type Config = Partial<OrbisTerrarum['Config']>;

/** Every option at another value than usual. */
export const allOtherwise = {
  ...{ startYear: -300, yearsPerTurn: 2, turnsPerCycle: 3, orderVisibility: 'sealed', requireNotes: true, noteMaxLength: 500 },
  ...{ actionLimitPerTurn: 30, freeNationChoice: false, pointsPerGroup: 90, attributeMin: 6, attributeMax: 40 },
  ...{ npcSpread: [26, 22, 20, 16, 12], startWealth: 30, startProgress: 25, measuresPerTurn: 2, criticalsOn: 'effective' },
  ...{ opposedMethod: 'gradeAverage', jointDefence: 'separate', rollModifierCap: 40, attributeModifierCap: 20, modifierMerge: 'separate' },
  ...{ acquiredYears: 4, contextYearsMax: 15, bonusExclusion: 'bonusMeasuresOnly', failedModifierBackfire: true },
  ...{ scopeExclusive: 'attributesOnly', scopeModel: 'explicit', tribeScope: 5, streakLength: 3, streakValue: 5, streakConsecutive: false },
  ...{ stabilityStacking: 'sum', stabilityAppliesTo: 'allRolls', restorePerCycle: 8, wealthPerCycle: 7, progressPerCycle: 2 },
  ...{ theftWindowYears: 6, theftCapWealth: 9, theftCapWealthVassal: 6, theftCapProgress: 3, theftCapProgressVassal: 2 },
  ...{ specialMeasures: 'purchaseOnly', colonyRecognition: 'referee', passagePenalty: 5, expansionRegions: [1, 2, 2, 3] },
  ...{ tributeUsesSlot: false, npcAutoTribute: false, vassalPrecedents: 1, frontCapacity: 1, fatiguePerFront: 8, warAfterTurns: 2 },
  ...{ suspendAfterTurns: 1, rebellionGraceTurns: 2, rebellionFailureTable: 'bySeverity', covertExposureGrade: 2 },
  ...{ extinctionTerritory: 'conqueror', treatyDefaultYears: 4, treatyMaxYears: 8, penaltyMaxYears: 6, breachPenalty: 8, breachTurns: 2 },
  ...{ declarationPenalty: 4, declarationPenaltyYears: 3, declarationPenaltyMax: 12, noticeYears: 1, protestYears: 2 },
  ...{ conferenceMaxYears: 4, conferencePrestige: 12, proposalsPerTurn: 2, soleProposalRule: 'majority', exitScope: 10, exitScopeTurns: 4 },
  ...{ exclusionTurns: 2, organizationMin: 2, schismTurns: 4, epochThreshold: 80, epochMode: 'total', autoHappenings: 'none' },
  ...{ attributeAwardCycles: 1, misconductWarnings: 1, enumerationTargets: 4 },
  standingsWeights: { attributes: 2, indices: 0.5, wealth: 0.25, progress: 2, regions: 3, vassals: 1 },
} as const satisfies Config;

/** Choices of which there are more than two. */
export const otherChoices = {
  ...{ opposedMethod: 'marginDifference', bonusExclusion: 'off', soleProposalRule: 'literal', frontCapacity: 0, covertExposureGrade: 1 },
  ...{ yearsPerTurn: 5, streakLength: 2, treatyDefaultYears: 10, attributeAwardCycles: 0, tribeScope: 0, exitScope: 0 },
} as const satisfies Config;

/** Choices that make wars short and bonds quick. */
export const stillOtherChoices = {
  ...{ opposedMethod: 'marginDifference', scopeModel: 'explicit', extinctionTerritory: 'conqueror', jointDefence: 'separate' },
  ...{ vassalPrecedents: 1, epochThreshold: 55, epochMode: 'partial', rebellionGraceTurns: 1, schismTurns: 2, measuresPerTurn: 3 },
} as const satisfies Config;
