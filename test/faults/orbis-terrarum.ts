import { faultsOf } from './fault.js';
import { diplomacyFaults } from './orbis-terrarum-diplomacy.js';

const home = 'src/games/orbis-terrarum';
/** The tests of one file, from the rooms of the game. */
const tests = (...names: readonly string[]): readonly string[] => names.map((name) => `test/games/orbis-terrarum/${name}.test.ts`);
const binding = tests('mechanics/diplomacy/binding');
const conflicts = tests('mechanics/diplomacy/conflicts');
const amendments = tests('mechanics/diplomacy/amendments');
const rolls = tests('mechanics/resolution/rolls');
const measuresAndContests = tests('scenarios/measures-and-contests');
const nationsAndStruggles = tests('scenarios/nations-and-struggles');
const agreementsAndEpochs = tests('scenarios/agreements-and-epochs');
const unknownAuthors = tests('view/unknown-to-the-defence');
const hiddenHosts = tests('view/hidden-hosts');
const givingAway = tests('view/what-gives-away');
const orderOfTelling = tests('view/order-of-telling');
const refereesDesk = tests('forms/referees-desk');

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
  ...faultsOf(`${home}/mechanics/diplomacy/conferences.ts`, tests('rules/open-vote'), {
    'a conference that begins late votes at once': [
      '{ startTurn, discussionSince = startTurn }',
      '{ discussionSince: _late, startTurn: discussionSince }',
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
    'whoever resigned may be elected at once where nobody leads twice': ['candidate === lastLeader;', 'candidate === null;'],
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
  ...faultsOf(`${home}/mechanics/war/civil-war.ts`, tests('mechanics/war/civil-war'), {
    'one hand fights itself': ['id === other && controller !== hand', 'id === other && id !== one'],
    'a side that changes hands goes on fighting its new friends': ['dropWithinOneHand(state);', ''],
  }),
  ...faultsOf(`${home}/mechanics/resolution/nature.ts`, tests('mechanics/measures/enemies-at-home'), {
    'a host in the own land is fought abroad': ['id === target.id && isHome(', "id === '' && isHome("],
    'a civil war hampers blows at guests': [' && !entryOfMeasure(measure).hostile', ''],
  }),
  ...faultsOf(`${home}/mechanics/measures/scope.ts`, tests('mechanics/measures/scope', 'mechanics/measures/scope-from-and-to'), {
    'treaties shorten what nobody feels': ['let scope = bounded(derived + laidDown);', 'let scope = derived + laidDown;'],
  }),
  ...faultsOf(`${home}/mechanics/measures/scope.ts`, tests('mechanics/measures/land'), {
    'acculturation takes off what expires': ["which === 'lasting' && one.lastTurn !== null", "which === 'lasting' && one.lastTurn === 0"],
  }),
  ...faultsOf(`${home}/mechanics/resolution/undertaking.ts`, tests('mechanics/measures/tribute'), {
    'a tribute is paid to nobody': ["measure.mode === 'tribute' ? state.nations[measure.nation]!.patron : ", ''],
  }),
  ...faultsOf(`${home}/mechanics/upkeep/epoch.ts`, tests('mechanics/upkeep/epoch', 'mechanics/upkeep/partial-epochs'), {
    'an epoch comes that weakens nobody': ['groupTotal(values, group) > baseTotals[group]', 'groupTotal(values, group) > 0'],
    'those nobody plays keep their old totals': ['layDown(state, id, initial, table)', 'setAttributes(state, id, initial, table)'],
  }),
  ...faultsOf(`${home}/mechanics/nations/modifiers.ts`, tests('mechanics/nations/modifiers'), {
    'what offsets an opposite cannot be bought': ['opposite + Math.max(0, state', 'Math.max(0, state'],
  }),
  ...faultsOf(`${home}/mechanics/nations/purses.ts`, tests('setup/numbers'), {
    'purses grow beyond all bounds': ['Math.min(farthest.purse, Math.max(0, before + delta))', 'Math.max(0, before + delta)'],
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
    'nobody may decline to defend itself': ['defend) ?? all;', 'defend) ?? true;'],
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
  ...faultsOf(`${home}/mechanics/diplomacy/motions.ts`, tests('mechanics/diplomacy/council-motions'), {
    'an organization in schism excludes members': ["new Set(['exclude', 'admit-member',", "new Set(['admit-member',"],
    'a side of a schism suspends the other': [
      'answersTo(torn, motion.nation) !== sideOf(torn, conference);',
      'sideOf(torn, conference) === undefined;',
    ],
    'whoever has been refused meanwhile is admitted': ['?.applications.includes(motion.nation) === true;', ' !== undefined;'],
  }),
  ...faultsOf(
    `${home}/mechanics/diplomacy/conferences.ts`,
    tests('mechanics/diplomacy/schism', 'mechanics/diplomacy/schism-at-conferences'),
    {
      'in a schism a leader binds both sides': ['for (const nation of otherSideOf(state, conference)) bloc.delete(nation);', ''],
    },
  ),
  ...faultsOf(`${home}/mechanics/measures/land.ts`, tests('mechanics/diplomacy/organizations'), {
    'an organization takes land that may hold none': ['?.statute.holdsTerritory === true ?', ' !== undefined ?'],
  }),
  ...faultsOf(`${home}/rules/declare-independence.ts`, tests('rules/declare-independence'), {
    'a vassal in revolt obeys its patron': ['makeAutonomous(state, vassal, true, table);', 'makeAutonomous(state, vassal, false, table);'],
  }),
  ...faultsOf(`${home}/rules/leave-organization.ts`, tests('rules/leave-organization'), {
    'nobody leaves at once': ["statute.leaveRule === 'free'", "statute.leaveRule === undefined && nation === ''"],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/elections.ts`, tests('mechanics/diplomacy/elections'), {
    'electors vote who are no members': ['(voter) => members.includes(voter) && !', '(voter) => !'],
    'the suspended are elected': ['!organization.suspended.includes(candidate) && ', ''],
  }),
  ...faultsOf(
    `${home}/mechanics/diplomacy/elections.ts`,
    tests('mechanics/diplomacy/schism', 'mechanics/diplomacy/schism-at-conferences'),
    {
      'electors alone decide a schism': ["=== 'electoral' && schism === null ?", "=== 'electoral' ?"],
      'without votes the incumbent wins a schism': ['if (schism !== null) return undefined;', ''],
    },
  ),
  ...faultsOf(`${home}/queries/state.ts`, tests('mechanics/diplomacy/suspension'), {
    'a suspended leader acts for its organization': [
      'leader !== null && suspended.includes(leader) ? null : leader;',
      'suspended.length > 99 ? null : leader;',
    ],
  }),
  ...faultsOf(`${home}/mechanics/measures/modifiers.ts`, tests('mechanics/diplomacy/suspension'), {
    'a boost finds whoever has been suspended since': [
      'if (organization !== undefined && !benefitsFrom(organization, nation)) return;',
      '',
    ],
  }),
  ...faultsOf(
    `${home}/mechanics/diplomacy/convening.ts`,
    tests('mechanics/diplomacy/schism', 'mechanics/diplomacy/schism-at-conferences'),
    {
      'a suspended rival is told of a reservation': ['[organization.leader, organization.schism?.rival]', '[organization.leader]'],
    },
  ),
  ...faultsOf(`${home}/rules/convene-conference.ts`, tests('mechanics/diplomacy/schism', 'mechanics/diplomacy/schism-at-conferences'), {
    'the rival of a schism convenes nobody': ['=== convener || isRival ||', '=== convener ||'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/resolutions.ts`, tests('mechanics/diplomacy/declared-charters'), {
    'whoever is excluded from a declared charter stays a member': [
      "endDeclaration(state, id, nation, 'exclusion', table);\n    leaveWithCharter(state, id, nation, table);",
      "endDeclaration(state, id, nation, 'exclusion', table);",
    ],
    'what an organization has declared in conference outlives it': [
      "endForAll(state, declaration.id, 'dissolved', table);",
      "endForAll(state, '', 'dissolved', table);",
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/recusal.ts`, tests('mechanics/diplomacy/declared-charters'), {
    'whoever recuses from a charter stays a member': ['leaveWithCharter(state, id, nation, table);', ''],
  }),
  ...faultsOf(`${home}/rules/excuse-declarant.ts`, tests('mechanics/diplomacy/declared-charters'), {
    'whoever is excused of a charter stays a member': ['leaveWithCharter(state, declaration, nation, table);', ''],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/organizations.ts`, tests('mechanics/diplomacy/declared-charters'), {
    'whoever is admitted stands outside the charter': ['joinTreaty(state, charter!, nation, [], table);', 'joinTreaty;'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/resolutions.ts`, tests('mechanics/diplomacy/charters'), {
    'whoever is expelled stays bound by the charter': ['treaty.id === organization.charter || isResolutionOf', 'isResolutionOf'],
    'whoever is expelled stays bound by what was resolved': [
      'treaty.id === organization.charter || isResolutionOf(treaty, id)',
      'treaty.id === organization.charter',
    ],
    'what an organization has resolved outlives it': [
      "endTreaty(state, treaty.id, 'dissolved', table);",
      "endTreaty(state, '', 'dissolved', table);",
    ],
    'a charter founds again': ['instrument.spent = true;', 'instrument.spent = false;'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/breaches.ts`, tests('mechanics/diplomacy/charters'), {
    'whoever breaks the charter stays a member': [
      'removeParty(state, id, party, table);\n  leaveWithCharter(state, id, nation, table);',
      'removeParty(state, id, party, table);',
    ],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/organizations.ts`, tests('mechanics/diplomacy/charters'), {
    'whoever is admitted does not sign the charter': ['joinCharter(state, organization.charter, nation, table);', ''],
  }),
  ...faultsOf(`${home}/rules/request-adhesion.ts`, tests('mechanics/diplomacy/charters'), {
    'a charter is joined behind the back of its organization': ['if (isCharter(state, treaty))', 'if (found.clauses.length > 99)'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/organizations.ts`, tests('mechanics/upkeep/organizations'), {
    'whoever joins for a moment does not save the organization': [
      'state.config.organizationMin) organization.enough = true;',
      'state.config.organizationMin) organization.enough = organization.enough;',
    ],
  }),
  ...faultsOf(`${home}/content/effect-bounds.ts`, tests('mechanics/referee/effect-faults'), {
    'a civil war may have six sides': ['isWholeWithin(effect.sides.length, 2, 5)', 'isWholeWithin(effect.sides.length, 2, 6)'],
  }),
  ...faultsOf(`${home}/mechanics/referee/effect-faults.ts`, tests('mechanics/referee/effect-faults'), {
    'the last region of a state may be taken': ['regionsOf(state, owner!).length < 2', 'regionsOf(state, owner!).length < 1'],
  }),
  ...faultsOf(`${home}/mechanics/diplomacy/terms.ts`, tests('rules/make-offer'), {
    'land is given away twice': ['(region) => gone.includes(region)', '() => gone.length > 1_000'],
    'what becomes a vassal is ceded as well': ["clause.kind === 'cession' || clause.kind === 'new-vassal'", "clause.kind === 'cession'"],
  }),
  ...faultsOf(`${home}/rules/rest-case.ts`, tests('mechanics/upkeep/conferences'), {
    'a convener that rests alone ends the discussion': [
      'allRest(conference) && everybodyCouldCome(now(state), conference)',
      'allRest(conference)',
    ],
  }),
  ...faultsOf(`${home}/mechanics/measures/attack.ts`, tests('rules/declare-independence'), {
    'a blow at a side that takes nothing wins independence': [
      "'measure', table) !== 0) struck(war.nation)",
      "'measure', table) !== 1) struck(war.nation)",
    ],
  }),
  ...faultsOf(`${home}/queries/actors.ts`, tests('rules/set-activity'), {
    'the setup waits for whoever is not there': ['.active || !hasReferee(state);', '.active || hasReferee(state);'],
  }),
  ...faultsOf(`${home}/mechanics/nations/dropping-measures.ts`, tests('rules/withdraw-measure', 'mechanics/nations/territory'), {
    'an opposition passes to what is posted next': ['gone.has(measure.opposes)', "gone.has('')"],
  }),
  ...faultsOf(`${home}/mechanics/measures/prosperity.ts`, tests('view/hidden-authors'), {
    'what a hidden host invests is called an investment': ["hidden ? 'measure' : 'invest'", "'invest'"],
  }),
  ...faultsOf(`${home}/view/view.ts`, tests('view/hidden-authors'), {
    'what opposes a hidden measure names it': ['!isHiddenId(opposes) || knows(state, viewer, nation)', 'true'],
    'the announcement of what opposes a hidden measure names it': ['isHiddenId(event.manner.opposes) && viewer !== referee', 'false'],
    'precedents of hidden hosts are seen by all': ['hidden !== true || knows(state, viewer, actor)', "actor !== ''"],
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
  ...faultsOf(`${home}/mechanics/resolution/counters.ts`, unknownAuthors, {
    'a policy against one tells whether it was the hidden author': ['(veiled ? undefined : against', '(false ? undefined : against'],
    'the defence is tired by a war with a hidden author': ['veiled ? [] : [measure.nation]', '[measure.nation]'],
    'hidden attackers are answered together': ["=== 'single' && !veiled &&", "=== 'single' &&"],
  }),
  ...faultsOf(`${home}/mechanics/measures/posting.ts`, unknownAuthors, {
    'hidden and open measures are counted together': ['isVeiled(state, announced) ? `', "announced.covert && announced.slot.id === '' ? `"],
  }),
  ...faultsOf(`${home}/mechanics/resolution/items.ts`, unknownAuthors, {
    'an open roll profits from covert ones': [' && one.covert === veiled,', ','],
  }),
  ...faultsOf(`${home}/setup/references.ts`, tests('types/statuses'), {
    'a saved conflict may be none': [" && status !== 'none')", ')'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/items.ts`, givingAway, {
    'what a hidden author uses up is seen to go': ['    !(veiled && modifier.singleUse) &&\n', ''],
  }),
  ...faultsOf(`${home}/mechanics/resolution/movement.ts`, givingAway, {
    'what the passage of a hidden host uses up is seen to go': ['veiled: !known,', 'veiled: false,'],
  }),
  ...faultsOf(`${home}/mechanics/upkeep/streaks.ts`, unknownAuthors, {
    'an open roll breaks the run of covert ones': [
      '({ nation, statistic, area, covert }: Pick',
      '({ nation, statistic, area, nation: covert }: Pick',
    ],
    'a theft that was found out begins an open run': ['const covert = veiled || exposed;', 'const covert = veiled;'],
  }),
  ...faultsOf(`${home}/mechanics/measures/attack.ts`, hiddenHosts, {
    'a hidden host flees to its owner': ['(!hidden && plain.regions', '(plain.regions'],
    'a host that flees comes from where it goes': ['mover: host.id, from, to: retreat', 'mover: host.id, from: retreat, to: retreat'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/movement.ts`, hiddenHosts, {
    'a hidden host walks freely where its owner does': ['!(known && (keeper === nation', '!(true && (keeper === nation'],
    'the die of a passage names a hidden host': ["known ? name : 'somebody'", 'name'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/counters.ts`, tests('mechanics/resolution/opposing-measures'), {
    'whoever opposes a failure meets no defence': ["roll !== null && roll.result !== 'failure')", 'roll !== null)'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/contests.ts`, tests('mechanics/resolution/contests'), {
    'of two criticals the clearer one wins': ['one.grade === other.grade && one.grade !== 4 &&', 'one.grade === other.grade &&'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/roll.ts`, rolls, {
    'a critical success has the margin of a failure': ['margin: isOdd ? [0, 1] : [margin.of, margin.in]', 'margin: [margin.of, margin.in]'],
  }),
  ...faultsOf(`${home}/view/view.ts`, givingAway, {
    'all see what grants a Nation has left': [', grants: null, independenceBlow: null };', ', independenceBlow: null };'],
    'all see who has struck a blow for independence': [', grants: null, independenceBlow: null };', ', grants: null };'],
    'all see how often somebody was warned with a hidden measure': [
      '{ ...others, actionsThisTurn: null }',
      '{ ...seat, actionsThisTurn: null }',
    ],
    'all hear of a warning given with a hidden measure': ["    case 'sanctioned':\n      return null;", '      return null;'],
  }),
  ...faultsOf(`${home}/rules/adjudicate-measure.ts`, givingAway, {
    'a warning given with a hidden measure counts as any other': [
      'if (isHidden) seat.hiddenWarnings =',
      'if (false) seat.hiddenWarnings =',
    ],
  }),
  ...faultsOf(`${home}/mechanics/resolution/outcomes.ts`, givingAway, {
    'all hear that a grant was used for a hidden measure': ['secretOf(now(state), measure.nation, staysHidden(run));', 'null;'],
  }),
  ...faultsOf(`${home}/mechanics/upkeep/expiry.ts`, givingAway, {
    'all hear that a grant was not used': ['const secret = [controllerOf(state, id)];', 'const secret = null;'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/counters.ts`, givingAway, {
    'the die of a defence names the owner of a hidden host': ["unknown ? 'somebody' : nation", 'nation'],
    'what the defence of a hidden host uses up is seen to go': ['veiled: unknown,', 'veiled: false,'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/undertaking.ts`, givingAway, {
    'the die of a measure names the owner of a hidden host': ["veiled ? 'somebody' : nation", "measure.covert ? 'somebody' : nation"],
  }),
  ...faultsOf(`${home}/view/view.ts`, orderOfTelling, {
    'reports of hidden authors stand where they were rolled': [
      'hiddenLast(state.reports, (report) => isVeiledFrom(state, viewer, report), byWhatIsSeen(state));',
      'hiddenLast(state.reports, () => false, byWhatIsSeen(state));',
    ],
  }),
  ...faultsOf(`${home}/mechanics/resolution/index.ts`, orderOfTelling, {
    'rolls of hidden authors are told where they fell': ['tellInOrder(part, unknown, table);', 'tellInOrder(part, [], table);'],
    'what hidden authors bring about is told where it happens': [
      'tellInOrder(effects, hidden, table);',
      'tellInOrder(effects, [], table);',
    ],
    'an author that was found out is told of with the hidden ones': [
      'hiddenIn(before, runs, staysHidden);',
      'hiddenIn(before, runs, ({ veiled }) => veiled);',
    ],
  }),
  ...faultsOf(`${home}/mechanics/resolution/hidden-things.ts`, orderOfTelling, {
    'what hidden authors bring about is numbered with the rest': ['`hidden-$' + '{born[0]}`', 'born[0]'],
    'what hidden authors bring about leaves a gap': [
      'if (count === undefined) delete state.counters[kind];',
      'if (count === undefined) continue;',
    ],
    'what hidden authors bring about stands among the rest': [
      'list.sort((a, b) => place(a) - place(b));',
      'list.sort(() => 0 * place({ id: names.size.toString() }));',
    ],
  }),
  ...faultsOf(`${home}/mechanics/resolution/hearings.ts`, orderOfTelling, {
    'old values tell what came first': ['const from = values.get(number)!;', 'const from = before;'],
  }),
  ...faultsOf(`${home}/mechanics/resolution/movement.ts`, orderOfTelling, {
    'hidden hosts are seen to move in the order of their owners': [
      'tellInOrder(told, hidden.sort(byIds), table);',
      'tellInOrder(told, [], table);',
    ],
  }),
  ...faultsOf(`${home}/rules/shared/attribute-offers.ts`, tests('forms/attributes'), {
    'points are laid down in another order than the book’s': [
      'to: (amounts) => group.map((attribute) => amounts[attribute]!),',
      'to: (amounts) => group.map((attribute) => amounts[attribute]!).reverse(),',
    ],
  }),
  ...faultsOf(`${home}/rules/shared/effect-offers.ts`, refereesDesk, {
    'effects are chosen from the world as it was before the first of them': [
      'const sequel = sequelOf(state, before, recipients)',
      'const sequel = sequelOf(state, before.slice(0, 0), recipients)',
    ],
  }),
  ...faultsOf(`${home}/mechanics/referee/sequels.ts`, tests('forms/many-nations'), {
    'what befalls several Nations is rehearsed for each question about it': [
      'recipients.length < 2 || befallsEachAlike(effect)',
      'recipients.length < 2',
    ],
  }),
  ...faultsOf(`${home}/mechanics/referee/happenings.ts`, tests('forms/many-nations'), {
    'one Nation has all that befalls several before the next': [
      'for (const effect of effects) for (const nation of recipientsOf(nations))',
      'for (const nation of recipientsOf(nations)) for (const effect of effects)',
    ],
  }),
  ...faultsOf(`${home}/rules/offer-opportunity.ts`, refereesDesk, {
    'an opportunity without a word to find it by cannot be reached': ["tag: action.tag ?? '',", ''],
  }),
  ...faultsOf(`${home}/rules/recuse.ts`, tests('forms/organizations'), {
    'a bloc is left by notice alone': ["one(['notice', 'absence', 'protest'] as const)", "one(['notice'] as const)"],
  }),
  ...faultsOf(`${home}/labels/describing.ts`, refereesDesk, {
    'regions are called as if they were Nations': ['own(view.regions, id) !== undefined', 'own(view.regions, id) === undefined'],
  }),
];
