import { faultsOf } from './fault.js';
import { diplomacyFaults } from './orbis-terrarum-diplomacy.js';

const home = 'src/games/orbis-terrarum';
/** The tests of one file, from the rooms of the game. */
const tests = (name: string): readonly string[] => [`test/games/orbis-terrarum/${name}.test.ts`];
const binding = tests('mechanics/diplomacy/binding');
const conflicts = tests('mechanics/diplomacy/conflicts');
const amendments = tests('mechanics/diplomacy/amendments');
const rolls = tests('mechanics/resolution/rolls');
const measuresAndContests = tests('scenarios/measures-and-contests');
const nationsAndStruggles = tests('scenarios/nations-and-struggles');
const agreementsAndEpochs = tests('scenarios/agreements-and-epochs');

/** Orbis Terrarum II, broken: its leaders, its words, its wars and its secrets. */
export const orbisTerrarumFaults = [
  ...diplomacyFaults,
  ...faultsOf(`${home}/mechanics/diplomacy/motions.ts`, tests('mechanics/diplomacy/resolutions'), {
    'a resolution takes from whoever voted against it': [
      'return inFavour.some((nation) => nation === voice ||',
      'return inFavour.some((nation) => nation !== null ||',
    ],
    'a conference changes what two have agreed on': ['.parties.length ?? 0) >= 3;', '.parties.length ?? 0) >= 2;'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/conferences.ts`, tests('mechanics/diplomacy/votes'), {
    'guests vote on the affairs of those who called them': [
      'const strangers = isOwn ? [] :',
      'const strangers = isOwn && attendees.length === 0 ? [] :',
    ],
  }),
  ...faultsOf(`${home}/rules/open-vote.ts`, tests('rules/open-vote'), {
    'a conference that begins late votes at once': [
      'discussionSince = startTurn }',
      'discussionSince: _late, startTurn: discussionSince }',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/conferences.ts`, tests('rules/leave-conference'), {
    'whoever leaves a conference without protest is free of it': ['if (protest) bloc.delete(nation);', 'bloc.delete(nation);'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/resolutions.ts`, tests('rules/leave-conference'), {
    'protest against what is adopted costs nothing': [
      'for (const nation of protesters) protest(state, adopted, nation, table);',
      'for (const nation of [] as string[]) protest(state, adopted, nation, table);',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/adhesion.ts`, tests('rules/recuse'), {
    'whoever adhered may stay away': ['open.adoption?.before.push(nation);', ''],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/elections.ts`, tests('mechanics/diplomacy/elections'), {
    'the rotation begins anew after a resignation': [
      'const place = rotatedTo === null ? -1 : members.indexOf(rotatedTo);',
      'const place = rotatedTo === null ? -1 : -1;',
    ],
    'whoever resigned may be elected at once where nobody leads twice': ['candidate !== lastLeader);', 'candidate !== null);'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/conflicts.ts`, conflicts, {
    'a war that is brought back remembers the quiet before it': ['{ status: after, quietRun: 0, firstTurn', '{ status: after, firstTurn'],
  }),
  ...faultsOf(`${home}/mechanics/upkeep/conflicts.ts`, conflicts, {
    'the upkeep that makes an Armed Movement is quiet': ['if (state.turn < conflict.firstTurn) return;', ''],
  }),
  ...faultsOf(`${home}/queries/state.ts`, tests('mechanics/diplomacy/organizations'), {
    'an organization in schism still binds': ['organizationOf(state, agent)?.schism == null', 'organizationOf(state, agent) !== null'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/counters.ts`, tests('mechanics/resolution/contests'), {
    'a contest leaves as much as the margin says': [
      'Math.min(own.grade, gradeOf({ of, in: b * d })) as Grade',
      'gradeOf({ of, in: b * d })',
    ],
  }),
  ...faultsOf(`${home}/mechanics/resolution/items.ts`, binding, {
    'the suspended keep the bonuses of a treaty': ['(value < 0 ? favoursNow : bindsNow)', '(value < 99 ? bindsNow : favoursNow)'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/binding.ts`, binding, {
    'the suspended have what a treaty gives': ['!suspended.has(voice) && ', ''],
    'whoever is suspended in its organization has what its treaties give': [
      'organizationOf(state, voice)?.suspended.includes(nation) !== true',
      'true',
    ],
    'a charter obliges while its leader is disputed': ['charter === id && schism !== null', 'charter === id && schism === undefined'],
    'a reservation leaves out whom its party does not speak for': ['clause === null || !isExempt(treaty, voice, clause)', 'true'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/fatigue.ts`, binding, {
    'whoever is suspended fights for nobody': ['id !== nation && bindsNow(', 'id !== nation && favoursNow('],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/amendments.ts`, amendments, {
    'an amendment takes every reservation away': ['place !== null && one.clauses.includes(place)', 'place === undefined'],
    'what stands in an amended treaty is carried out again': ['if (places[i] === null || ', 'if (places[i] !== undefined || '],
    'whoever asked to join joins what it has become': ['treaty.requests = [];', ''],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/conferences.ts`, tests('mechanics/diplomacy/votes'), {
    'a new vassal keeps its vote': ['if (isOver || includeVassals ||', 'if (isOver || !includeVassals ||'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/declarations.ts`, tests('rules/join-declaration'), {
    'whoever has gone still has a say on who joins a declaration': ['recountJoining(state, id, table);', ''],
    'a broken declaration is joined by whoever waits': ['declaration.requests = [];', ''],
  }),
  ...faultsOf(`${home}/mechanics/war/civil-war.ts`, tests('mechanics/war/civil-war'), {
    'Supremacy is fought for in one hand': ['.size > 1;', '.size > 0;'],
  }),
  ...faultsOf(`${home}/mechanics/war/civil-war.ts`, tests('rules/conclude-civil-war'), {
    'who gave his side away is remembered': ['alive.some((side) => side.controller === controller) && ', ''],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/conflicts.ts`, tests('mechanics/diplomacy/peace'), {
    'what was declared on the other side outlives a peace': ['endWarDeclarations(state, other, one, table);', ''],
  }),
  ...faultsOf(`${home}/view/redeal/forgetting.ts`, tests('view/redeal'), {
    'what is dealt anew depends on hidden sponsors': ['rebellion.sponsorKnown || isKnown(rebellion.sponsor)', 'rebellion.id !== somebody'],
    'what is dealt anew depends on hidden hands': ['!modifier.hidden || isKnown(modifier.grantedBy)', 'modifier.id !== somebody'],
  }),
  ...faultsOf(`${home}/mechanics/scoring.ts`, tests('mechanics/scoring'), {
    'points are in hundredths': ['figuresOf(state, player, holdings).score / 100', 'figuresOf(state, player, holdings).score'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/counters.ts`, measuresAndContests, {
    'an equality abroad succeeds though it is held': ["run.result = held ? 'failure' : 'success';", "run.result = 'success';"],
    'each of several attackers is answered apart': [
      'new Set(group.map(({ measure }) => measure.nation)).size > 1 ? [group]',
      'new Set(group.map(({ measure }) => measure.nation)).size > 9 ? [group]',
    ],
  }),
  ...faultsOf(`${home}/mechanics/resolution/counters.ts`, tests('rules/set-defence'), {
    'nobody may decline to defend itself': ['defend ?? all;', 'defend ?? true;'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/contests.ts`, measuresAndContests, {
    'the winner of a contest keeps its whole grade': ['Math.max(1, winner.grade - rival) as Grade', 'winner.grade'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/items.ts`, measuresAndContests, {
    'whoever seeks a bonus keeps those it has': ['!attempt.noBonuses || item.value > 0', 'attempt.noBonuses || item.value !== 0'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/items.ts`, agreementsAndEpochs, {
    'a vassal that is played suffers too': ['if (isPrincipal(state, nation)) return 0;', ''],
  }),
  ...faultsOf(`${home}/mechanics/resolution/items.ts`, tests('mechanics/resolution/roll-items'), {
    'a distance is added to the rest': ["config.scopeExclusive === 'all' ?", "config.scopeExclusive !== 'all' ?"],
  }),
  ...faultsOf(`${home}/mechanics/resolution/items.ts`, rolls, {
    'the cap on a roll holds for penalties alone': ['Math.max(-cap, Math.min(cap, sum));', 'Math.min(cap, sum);'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/roll.ts`, rolls, {
    'a modified roll can be critical': ["config.criticalsOn === 'natural' ? natural : effective", 'effective'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/index.ts`, rolls, {
    'a die falls that the rules do not ask for': [
      'answerCrises(state, table); // (2)',
      "table.roll(100, 'nothing'); answerCrises(state, table); // (2)",
    ],
  }),
  ...faultsOf(`${home}/mechanics/measures/theft.ts`, nationsAndStruggles, {
    'thefts of the past do not count against the cap': ['return Math.max(0, cap - lost);', 'return Math.max(0, cap - 0 * lost);'],
  }),
  ...faultsOf(`${home}/mechanics/nations/stability.ts`, nationsAndStruggles, {
    'a quarter of an index is not yet weak': ['<= percent * capacityOf', '< percent * capacityOf'],
  }),
  ...faultsOf(`${home}/mechanics/war/civil-war.ts`, nationsAndStruggles, {
    'a side gives more Supremacy than it has': ['Math.min(amount, loser.supremacy)', 'amount'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/fatigue.ts`, nationsAndStruggles, {
    'half a front weighs whole': ['Math.floor(Math.max(0, excess))', 'Math.ceil(Math.max(0, excess))'],
  }),
  ...faultsOf(`${home}/mechanics/upkeep/epoch.ts`, agreementsAndEpochs, {
    'damage outlasts a partial epoch whole': [
      'Math.floor((damage[index] * capacityOf(next, index)) / capacityOf(old, index))',
      'damage[index]',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/npc.ts`, tests('mechanics/diplomacy/npc'), {
    'an alliance is as cheap as a peace': [
      "    case 'alliance':\n    case 'release':\n      return 3;",
      "    case 'alliance':\n    case 'release':\n      return 2;",
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/resolutions.ts`, tests('mechanics/diplomacy/council-motions'), {
    'an organization in schism excludes members': ["['exclude', 'admit-member', 'elect-leader']", "['admit-member', 'elect-leader']"],
    'a conference decides a schism': ["['exclude', 'admit-member', 'elect-leader']", "['exclude', 'admit-member']"],
    'a conference elects whom the statute bars': [
      'organization !== undefined && isEligible(organization, motion.nation)',
      'organization !== undefined',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/organizations.ts`, tests('mechanics/upkeep/organizations'), {
    'whoever joins for a moment does not save the organization': [
      'state.config.organizationMin) organization.enough = true;',
      'state.config.organizationMin) organization.enough = organization.enough;',
    ],
  }),
  ...faultsOf(`${home}/content/effect-bounds.ts`, tests('mechanics/referee/effect-faults'), {
    'a civil war may have six sides': ['isBetween(effect.sides.length, 2, 5)', 'isBetween(effect.sides.length, 2, 6)'],
  }),
  ...faultsOf(`${home}/mechanics/referee/effect-faults.ts`, tests('mechanics/referee/effect-faults'), {
    'the last region of a state may be taken': ['regionsOf(state, owner!).length < 2', 'regionsOf(state, owner!).length < 1'],
  }),
  ...faultsOf(`${home}/view/view.ts`, tests('view/hidden-authors'), {
    'a report names the owner of a hidden host': [
      'if (atHiddenHost && victim !== null && !knows(state, viewer, victim))',
      'if (atHiddenHost && victim === null)',
    ],
    'an event tells what the owner of a hidden host rolled': [
      "return { ...event, secret: null, nation: null, roll: null };\n    case 'contest-resolved'",
      "return event;\n    case 'contest-resolved'",
    ],
  }),
  ...faultsOf(`${home}/rules/shared/order.ts`, tests('rules/ready'), {
    'whoever has acted often enough cannot be ready': ['(isReady || seat.actionsThisTurn', '(seat.actionsThisTurn'],
  }),
];
