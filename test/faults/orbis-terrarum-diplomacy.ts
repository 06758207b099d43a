import { faultsOf } from './fault.js';

const home = 'src/games/orbis-terrarum';
/** The tests of one file, from the rooms of the game. */
const tests = (...names: readonly string[]): readonly string[] => names.map((name) => `test/games/orbis-terrarum/${name}.test.ts`);

/** The diplomacy of Orbis Terrarum II, broken: negotiations, treaties, declarations and conferences. */
export const diplomacyFaults = [
  ...faultsOf(`${home}/mechanics/diplomacy/adhesion.ts`, tests('mechanics/diplomacy/peace'), {
    'a peace is not with whoever joins it': ['!isExempt(treaty, newcomer, i) ? [i]', '!isExempt(treaty, newcomer, i) ? []'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/conferences.ts`, tests('mechanics/diplomacy/votes'), {
    'a tie is two thirds if the convener says so': [" && majority !== 'twoThirds') return", ') return'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/npc.ts`, tests('mechanics/diplomacy/npc'), {
    'a counterpart that nobody plays is not asked': [
      'return isOwn ? [target] : [target, counterpart];',
      'return isOwn ? [target] : [target];',
    ],
    'what harms a Nation is as good to it as what helps': ['(term.on === asked && term.value > 0)', "(term.on === '' && term.value > 0)"],
  }),
  ...faultsOf(`${home}/mechanics/referee/decisions.ts`, tests('mechanics/measures/negotiation', 'mechanics/measures/parleys'), {
    'other terms bind whoever asked for something else': ['(amended === null || controllerOf', '(amended !== undefined || controllerOf'],
    "a roll binds another player's vassal": ['hasSaidYes(counterpart) && !isForeign(target)', 'hasSaidYes(counterpart)'],
  }),
  ...faultsOf(`${home}/mechanics/measures/negotiate.ts`, tests('mechanics/measures/negotiation', 'mechanics/measures/parleys'), {
    'whoever negotiates with its own vassal for a third asks nobody': [
      'isInSameHands(state, nation, id) &&',
      'isInSameHands(state, id, nation) && id === nation &&',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/breaches.ts`, tests('mechanics/diplomacy/breaches'), {
    'thieves break a ceasefire': ["(clause.kind === 'ceasefire' && isClash)", "clause.kind === 'ceasefire'"],
  }),
  ...faultsOf(`${home}/mechanics/resolution/index.ts`, tests('mechanics/diplomacy/neutrality'), {
    'spies break a neutrality': [
      'neutralitiesTouchedBy(before, clashes)',
      'neutralitiesTouchedBy(before, attacksOf(reports, isHostileReport))',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/convening.ts`, tests('rules/convene-conference'), {
    'a reservation outlives those it was for': [
      'return able.length > 0 && !able',
      'return reservedTo(state, instrument, convener).length > 0 && !able',
    ],
    'whoever is suspended convenes': ['!suspended.includes(party) && ', ''],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/declarations.ts`, tests('rules/convene-conference'), {
    'the right to convene passes to the next declarant': ['if (declaration.declarants[0] === nation) delete declaration.reserved;', ''],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/terms.ts`, tests('mechanics/diplomacy/treaties'), {
    'a treaty brings modifiers against those who have not signed': [
      'others.some((another) => another !== party)',
      "others.some((another) => another !== '')",
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/joint-declarations.ts`, tests('mechanics/diplomacy/joint-declarations'), {
    'a suspended declarant is protected': ['!suspended.includes(one) &&', 'suspended !== undefined &&'],
    'whoever left in protest owes nothing for a declaration': [
      'for (const nation of protesters) protestDeclaration(state, declaration, nation, table);',
      '',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/recusal.ts`, tests('rules/recuse'), {
    'protest against a reform is free': ['else protestReform(', 'else if (state.turn < 0) protestReform('],
  }),
  ...faultsOf(`${home}/rules/excuse-declarant.ts`, tests('rules/excuse-declarant'), {
    'anybody is excused from a declaration': ['!found.declarants.includes(nation)', "nation === ''"],
  }),
  ...faultsOf(`${home}/rules/present-proposal.ts`, tests('mechanics/diplomacy/resolutions'), {
    'anybody at all is an elector of what a conference declares': ["yield* checkElectors(state, statute, 'motion');", ''],
    'anybody at all is an elector by a reform': ["yield* checkElectors(state, proposed.statute, 'motion');", ''],
  }),
  ...faultsOf(`${home}/rules/support-open-floor.ts`, tests('rules/support-open-floor'), {
    'the convener cannot open the floor alone': ['if (isConvener ||', 'if ((isConvener && conference.openFloor) ||'],
  }),
  ...faultsOf(`${home}/mechanics/nations/bonds.ts`, tests('mechanics/nations/bonds'), {
    'loyalty outlives the bond': ['  nation.autonomous = false;\n  nation.keepsVassalage = false;', '  nation.autonomous = false;'],
  }),
];
