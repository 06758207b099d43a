/** Every clause of the rules in one sentence. */
export const clauses = {
  'OT-STAT-01':
    'Every Nation has five Domain attributes in the fixed order MIL, AUX, ECN, CLT, ADM and five Authority attributes in the fixed order GES, LEA, TCN, INT, PRS.',
  'OT-STAT-02': 'The threshold of a statistic is the plain sum of its Domain attribute and its Authority attribute, clamped to 1..100.',
  'OT-STAT-03':
    'The 25 statistics form a complete grid: each pair of a Domain and an Authority attribute belongs to exactly one statistic.',
  'OT-STAT-04': 'Each statistic is answered by one counter statistic, which the target rolls against it.',
  'OT-STAT-05':
    'The counter table is an involution: applying it twice returns the original statistic; exactly 12 statistics are paired and 13 counter themselves.',
  'OT-STAT-06':
    'When offensive is rolled as a counter-measure its log name is "Defence" (Defensa); when incision is, its log name is "Suppression" (Supresión).',
  'OT-STAT-07': "Force type. An offensive measure may carry force: 'land' | 'naval' | 'air' | 'missile' (default land).",
  'OT-CONT-01': 'A pack has regions, edges, nations, happeningDeck, milestones, technologies, statutes.',
  'OT-CONT-02': 'A region has id, name, area, culture, faith and, for black territory, population ∈ empty, sparse, disorganised.',
  'OT-CONT-03':
    'An edge joins two different regions and has a type: land (length 1), sea (length 2) or barrier (length 2; mountains, desert).',
  'OT-CONT-04':
    'A Nation entry has id, name, kind ∈ state, horde; regions (states only) with capital, or position (hordes only); culture, faith, predominantDomain, predominantAuthority, optional explicit attributes, optional patron, and…',
  'OT-CONT-05': 'A region listed by no Nation is black territory.',
  'OT-CONT-06': 'Regions, in region order (48). Owner "—" is black territory.',
  'OT-CONT-07': 'Edges (89; each listed once, all symmetric).',
  'OT-CONT-08':
    'Nations, in nation order (20). All playable Nations own two regions joined by a land edge, have no vassal, host or colony, so that seats are equal.',
  'OT-CONT-09': 'Happening deck: d100 table, each row covers five numbers ("96–00" is 96..100). "T" is the target Nation.',
  'OT-CONT-10': 'Milestones. Rewards that are modifiers are milestone modifiers lasting 10 years, not single-use.',
  'OT-CONT-11': 'Technologies. Each is a standing opportunity open to every Nation, at most once per Nation.',
  'OT-CONT-12':
    'Statute templates: council {leaderElection egalitarian, term variable, reelection true, allowedMeasures [rhetoric,doctrine,diplomacy], memberModifiers [CLT,LEA], closeness −5, holdsTerritory false, joinRule…',
  'OT-CONT-13': 'A pack must satisfy: at least 2 regions; ids unique in each list.',
  'OT-CONT-14': 'A pack must satisfy: every edge joins two existing, different regions, no pair twice, known type.',
  'OT-CONT-15': 'A pack must satisfy: every state has ≥ 1 region, its capital among them; no region belongs to two Nations.',
  'OT-CONT-16': 'A pack must satisfy: every horde has no regions and a valid position; no two hordes share a position.',
  'OT-CONT-17':
    'A pack must satisfy: explicit attributes: each group has five integers 5..30 summing to pointsPerGroup, unless the Nation is flagged rawAttributes: true (then integers 1..100).',
  'OT-CONT-18': 'A pack must satisfy: predominant attributes present when no explicit attributes are given, one of each group.',
  'OT-CONT-19': 'A pack must satisfy: patrons exist, no Nation is its own (indirect) patron, chains at most two links long.',
  'OT-CONT-20': 'A pack must satisfy: number of playable Nations ≥ number of players.',
  'OT-CONT-21':
    'A pack must satisfy: deck rows cover 1..100 exactly once when autoHappenings is deck; effects within the bounds of OT-REF-06.',
  'OT-CONT-22': 'A pack must satisfy: milestone and technology effects within the bounds of OT-REF-06; costs non-negative integers.',
  'OT-CONT-23': 'A pack must satisfy: statute values within OT-ORG-03.',
  'OT-CONT-24':
    'Without a pack, 1 to 8 players have the map of 48 regions, and 9 to 16 a wheel of as many lands as there are players, all of one shape, so that seats are equal.',
  'OT-CFG-01': 'Every key below may be omitted; omitted keys take the listed default.',
  'OT-CFG-02':
    'A value outside the listed range is rejected at creation with invalid-config, whose message names the first offending key in table order.',
  'OT-CFG-03': 'Number of players: 1 to 16, ids unique; otherwise invalid-player-count (or duplicate-player).',
  'OT-CFG-04':
    "refereeMode: 'auto' with turnLimit: null explicitly given is rejected with turn-limit-required; when turnLimit is omitted, the default is null in human mode and 50 in auto mode.",
  'OT-CFG-05': 'A duration of k years always lasts ceil(k / yearsPerTurn) turns.',
  'OT-STATE-01': 'The capacity of Viability is MIL + ADM + ECN; the capacity of Legitimacy is CLT + AUX + ECN (unmodified attributes).',
  'OT-STATE-02': 'Damage is an integer with 0 ≤ damage ≤ capacity.',
  'OT-STATE-03': 'wealth and progress are integers ≥ 0. Any loss is limited to what is there.',
  'OT-STATE-04':
    'A modifier has: nation, target (one attribute, all, or hostile), value (non-zero integer), source ∈ acquired, purchased, event, milestone, misconduct, treaty, declaration, organization, breach, elevation, war; lastTurn;…',
  'OT-STATE-05':
    'Fixed flags by source: acquired and purchased are single-use and cancellable and last acquiredYears; event, milestone and war are not single-use and are cancellable; misconduct, breach, treaty, declaration, organization and…',
  'OT-STATE-06':
    'Derived modifiers (stability, horde, host, vassal, fatigue, civil war, streak, scope, passage) are computed at roll time and never stored.',
  'OT-STATE-07': 'A principal Nation is one that some player has as principal.',
  'OT-STATE-08':
    "The acting Nation's territory is: regions it owns, plus the position of a horde or movement, plus regions owned by an organization it leads (for the organization slot only).",
  'OT-STATE-09':
    'Records that are over may be deleted, and what a record is at is told by its status: an offer is open, then accepted, rejected, withdrawn, countered or lapsed; a conference scheduled, discussion, voting, closed or dissolved; a conflict hostilities, war, suspended or none; a tribute none, pending, attempted or forgiven.',
  'OT-STATE-10':
    'No purse holds more than 1,000,000,000 and nothing is counted beyond 1,000,000; what comes on top is lost, and after 999,999,999 the ids of a kind are given anew, first those that nothing speaks of any more.',
  'OT-VIEW-01': 'The state is public except for the items below.',
  'OT-VIEW-02': 'Randomness state and undrawn values are visible to nobody, the referee included.',
  'OT-VIEW-03': "A pending covert measure is visible only to its Nation's controller and the referee.",
  'OT-VIEW-04': 'When a covert measure is exposed (OT-OPP-14), its author becomes public in every view from then on.',
  'OT-VIEW-05':
    'The sponsor of a rebellion begun by a covert and unexposed measure or named by the referee, and the owner of a rebel host attached to it, are hidden from all but sponsor and referee until discovered; a rebellion begun by an…',
  'OT-VIEW-06': 'grantedBy of a modifier created by an unexposed covert measure is hidden likewise.',
  'OT-VIEW-07':
    "With orderVisibility: 'sealed', pending measures, defence policies and held modifiers of a Nation are visible only to its controller and the referee until resolution.",
  'OT-VIEW-08': 'Referee-private notes are visible to the referee only.',
  'OT-VIEW-09':
    'Offers, counter-offers, treaties, declarations, conference debates and votes are public from the moment they are made (negotiations are public by rule).',
  'OT-VIEW-10':
    'Events emitted by a step are filtered by the same rules as the state: an event naming a hidden author is delivered to others with the author replaced by null, in the order of OT-VIEW-13.',
  'OT-VIEW-11': 'What would give a hidden author away is hidden with the author.',
  'OT-VIEW-12':
    'For the checks of an action, a thing the caller may not see does not exist: the id of a hidden measure gives unknown-id, exactly as an invented one, and no refusal or listed action depends on hidden things of others.',
  'OT-VIEW-13':
    'No order in which things are shown tells who a hidden author is: whatever a viewer is shown of measures whose author is hidden from that viewer comes after what is shown of the others.',
  'OT-SETUP-01':
    'Creation validates configuration (OT-CFG), players and content (OT-CONT-13..23), then every Nation is instantiated with damage 0, startWealth, startProgress, no modifiers; patrons from the pack; publishedMap = owners.',
  'OT-SETUP-02':
    'Phase setup-nations: players act one at a time in seating order with choose-nation; each takes one living, playable, untaken Nation.',
  'OT-SETUP-03': 'Phase setup-attributes: all players act concurrently with distribute-attributes, once each.',
  'OT-SETUP-04':
    'Every Nation not taken by a player and without explicit attributes gets the default spread in each group: the predominant attribute receives the first value of npcSpread, the attribute before it in the fixed order the second…',
  'OT-SETUP-05':
    'baseTotals of a Nation records the sums of its two groups at creation (80 and 80 for a player distribution, 100 and 100 for the default spread); a partial epoch returns to these totals, a total one records them anew.',
  'OT-SETUP-06': 'Phase setup-referee (human mode only): the referee may use set-attributes, set-scope, apply-effects, then start-game.',
  'OT-SETUP-07': 'The game then enters turn 1, year startYear, cycle 1, phase happenings.',
  'OT-SETUP-08':
    'A player whose principal Nation is also a vassal in the pack keeps the vassalage but suffers no vassal penalty (OT-VAS-02).',
  'OT-FLOW-01': 'actors(state) returns exactly the ids in the "who may act" column, players in seating order and referee last.',
  'OT-FLOW-02':
    'In auto mode the phases happenings, adjudication and decisions owned by the referee resolve themselves within the same step; referee never appears among the actors.',
  'OT-FLOW-03':
    "In auto mode with autoHappenings: 'deck', each turn starts with one d100 on the happening deck, then, if the row needs a target and at least one principal Nation lives, one uniform pick among living principal Nations in…",
  'OT-FLOW-04': 'In human mode, opening orders requires no happening; "quiet year" is legal.',
  'OT-FLOW-05': 'During orders all listed actors act in any interleaving; no player waits for another.',
  'OT-FLOW-06': 'In human mode, when every active player is ready the phase does not advance by itself; the referee closes it.',
  'OT-FLOW-07': 'In auto mode the phase advances the moment the last active player becomes ready.',
  'OT-FLOW-08':
    'When actionsThisTurn of a player reaches actionLimitPerTurn, every further action of that player in phase orders except ready fails with action-limit; other phases neither count nor limit, so a veto or a redistribution can…',
  'OT-FLOW-09':
    'A player whose active flag is false is not waited for and may still act; their Nation still rolls counter-measures and pays its dues.',
  'OT-FLOW-10':
    'Resolution runs in this fixed order, which is also the order of all dice: (1) movement of hordes, movements and hosts; (2) crisis counter-measures; (3) rolls of all measures; (4) contests; (5) counter-measures; (6) effects;…',
  'OT-FLOW-11':
    'Measure order is: nation order; inside a Nation by slot kind main, granted, bought, special, host, colony, organization, side; inside a kind by slot id in creation order (colonies in region order).',
  'OT-FLOW-12':
    'All thresholds and stored modifiers used in steps (3) to (5) are those present when step (3) begins, except that single-use modifiers consumed by an earlier roll of the same resolution are gone.',
  'OT-FLOW-13':
    'Upkeep runs in this fixed order: (1) attrition by civil wars, rebellions and lasting crises, in id order; (2) rebellion escalation; (3) conflicts: clashes, war, suspension; (4) extinction; (5) vassal liberation; (6) streaks;…',
  'OT-FLOW-14':
    'Cycle end runs in this order: (a) production, then subsidies in treaty order; (b) settlement of unattempted tributes; (c) restoration of indices; (d) organization membership check, then movements that become states…',
  'OT-FLOW-15':
    "Blocking decisions (NPC response to diplomacy, incitement outcome, unattempted-rebellion outcome, convener's veto, epoch mode) stop the flow in phase decisions until answered.",
  'OT-FLOW-16':
    'In auto mode each decision takes its default: OT-DIP-05 for NPC responses, OT-EFF-20 for incitement, Armed Movement for unattempted rebellions, epochMode for epochs, approval for adoptions, OT-CONF-03 for conference…',
  'OT-FLOW-18':
    'All dice of one turn, in order: (1) automatic happening: d100, then the pick of its target; (2) movement in the order of OT-NAT-03: for each mover the pick of a destination if unordered, then the passage d100 if needed; (3)…',
  'OT-FLOW-17': 'Map publication: ownership changes take effect immediately; only publishedMap waits for the end of the cycle.',
  'OT-ACT-01': 'A rejected action returns a violation {code, clause, message} and leaves the state unchanged.',
  'OT-ACT-02': 'Checks run in this order and the first failure is reported.',
  'OT-ACT-03': 'Any note longer than noteMaxLength fails with note-too-long.',
  'OT-ACT-04': 'legalActions(state, player) is finite, in a deterministic order, and every action it lists is accepted if submitted next.',
  'OT-ACT-05':
    'Where an enumeration runs over other Nations it takes the enumerationTargets nearest living Nations (by map distance from the acting base, then nation order; unreachable ones last); where it runs over regions, the…',
  'OT-ACT-06':
    'Everything in 8.3 to 8.12 is done in phase orders unless said otherwise and is open to the controller of the Nation concerned; the referee controls uncontrolled Nations and acts for them with the same actions and the same…',
  'OT-ACT-07':
    'Emitted event types: game-created, nation-chosen, attributes-set, turn-opened, happening-posted, measure-submitted, measure-withdrawn, measure-adjudicated, moved, move-failed, rolled, countered, contest-resolved,…',
  'OT-ACT-08': 'choose-nation {nation}. Preconditions: phase setup-nations, caller is next.',
  'OT-ACT-09': 'distribute-attributes {domain: 5 integers, authority: 5 integers}.',
  'OT-ACT-10': 'start-game {} by the referee in setup-referee.',
  'OT-ACT-11': 'open-orders {} by the referee in happenings: phase orders, everybody not ready.',
  'OT-ACT-12': 'ready {} marks the caller ready. Always enumerated.',
  'OT-ACT-13': 'unready {} takes it back while the phase is still orders and, like any action, counts towards the limit; error not-ready.',
  'OT-ACT-14': 'close-orders {force?: boolean} by the referee in orders; error players-not-ready (OT-FLOW-06).',
  'OT-ACT-15': 'resolve-turn {} by the referee in adjudication: runs resolution.',
  'OT-SLOT-01': 'Each living Nation has measuresPerTurn main slots per turn.',
  'OT-SLOT-02':
    'An ordinary grant given by the referee, a happening or an opportunity is one granted slot; one bought for 20 Progress is one bought slot.',
  'OT-SLOT-03': 'A special grant (25 Progress) is one special slot that can carry only a special measure, otherwise slot-special-only.',
  'OT-SLOT-04':
    "With specialMeasures: 'ordinarySlot' special measures may use main, granted, host or colony slots and no other kind except special, otherwise special-slot-required.",
  'OT-SLOT-05':
    "Each host gives its owner one host slot per turn and each colony one colony slot per turn; the measure uses the owner's attributes and starts from the host's or colony's place.",
  'OT-SLOT-06':
    'The leader of an organization that is not in schism has one organization slot per turn (OT-ORG-06), unless it is suspended there.',
  'OT-SLOT-07':
    'In a metered civil war each side gives its controller one side slot per turn, usable only for measures against another side of that war that is in other hands, otherwise slot-side-only.',
  'OT-SLOT-08':
    'With tributeUsesSlot: false a vassal with pending tribute also has one tribute slot, last in measure order, usable only for a tribute.',
  'OT-MEAS-01':
    'Mode table. H = hostile, M = modifier-seeking, S = special, C = may be covert. "self/other" means a beneficiary Nation that may be the actor.',
  'OT-MEAS-02': 'Preconditions of every measure, in this order.',
  'OT-MEAS-03':
    'A measure is domestic when its target is nothing, the own Nation, its own territory, a foreign host, horde or landless movement that stands there, its own rebellion, crisis or civil-war side, or when it is a tribute; every other measure is exterior.',
  'OT-MEAS-04': 'Hostile modes are exactly the 15 marked H in OT-MEAS-01.',
  'OT-MEAS-05':
    'strike and raid against a Nation in civil war may add supports: side and target side; both must be surviving sides of that war, different from each other, and the war metered, else bad-side.',
  'OT-MEAS-06': 'suppress needs an active rebellion in the acting Nation, else no-rebellion.',
  'OT-MEAS-07':
    'occupy needs an acting Nation that is no horde, else not-a-state, and a region owned by nobody, else region-not-black. settle needs a horde not-a-horde whose position is black region-not-black.',
  'OT-MEAS-08':
    'migrate needs a state not-a-state. expedition and subvert need the acting Nation to be a state not-a-state; expedition names a region that is own or black, else bad-host-region; subvert must not duplicate a live rebellion by…',
  'OT-MEAS-09': 'welfare needs a live crisis (own or foreign), else no-crisis.',
  'OT-MEAS-10': 'detach needs a state that names one or more own regions, not the capital, and a non-empty name: else bad-detachment.',
  'OT-MEAS-11':
    "acculturate needs a Nation or black region towards which the actor's cultural scope, without adjustments that expire and treaties, is positive, else no-distance. modify names any one of the ten attributes.",
  'OT-MEAS-12':
    "negotiate needs a target that is not the actor target-is-self and not a principal Nation, else target-is-player; 1 to 4 terms valid as treaty clauses, else bad-clause; counterpart (default: the actor) must be a living Nation other than the target; a target in the hands of the actor's player takes a counterpart in the same hands, else invalid-target (name the other Nation as target, so that it is asked).",
  'OT-MEAS-13': 'tribute needs a vassal not-a-vassal whose tribute is pending tribute-not-due; the beneficiary is always the patron.',
  'OT-MEAS-14':
    'opposes: measureId turns a measure into opposition to a visible pending exterior measure of another Nation, whose target is not the actor, else cannot-oppose (then the ordinary counter-measure applies instead).',
  'OT-MEAS-15': 'With requireNotes: false the note may be empty.',
  'OT-MEAS-16':
    'Enumerate: for every free slot, every (statistic, mode) admitted, with: beneficiary = self for boosts and restores; targets per OT-ACT-05 for hostile modes and negotiate (one single-clause proposal: non-aggression); regions…',
  'OT-MEAS-17': 'withdraw-measure {measure}: own pending measure, phase orders, else not-pending; frees the slot.',
  'OT-MEAS-18': 'Submitting costs nothing; a grant is consumed only when its measure is resolved.',
  'OT-MEAS-19':
    'A Nation says with set-defence whether it defends itself, against everybody or against one; against a hidden author only what it says of everybody counts.',
  'OT-MEAS-20': 'hold-modifier {nation, modifier, held}: only own bonuses, else not-a-bonus.',
  'OT-MEAS-21':
    'move-horde {nation, to}: horde only not-a-horde; to joined to the position by an edge not-adjacent; not the position itself; no other horde there position-occupied.',
  'OT-MEAS-22': 'move-host {host, to}: own host or own movement Nation; adjacent; at most one step per turn.',
  'OT-MEAS-23':
    'The id of a measure tells its Nation and slot and nothing about hidden measures: open ones are counted among open ones and hidden ones among hidden ones.',
  'OT-PROS-01': 'spend {nation, item, times = 1..20, attribute?, target?, dimension?}.',
  'OT-PROS-02': 'authority-bonus for 5 Wealth: −6 purchased bonus on one chosen Authority attribute.',
  'OT-PROS-03': 'progress for 10 Wealth: +1 Progress.',
  'OT-PROS-04': 'leg-for-wealth for 15 Wealth: restores up to 3 LEG.',
  'OT-PROS-05': 'via-for-wealth for 20 Wealth: restores up to 6 VIA.',
  'OT-PROS-06': 'authority-point for 40 Wealth: +1 to one chosen Authority attribute.',
  'OT-PROS-07': 'wealth for 1 Progress: +10 Wealth.',
  'OT-PROS-08': 'domain-bonus for 1 Progress: −6 purchased bonus on one chosen Domain attribute.',
  'OT-PROS-09': 'via-for-progress for 5 Progress: restores up to 3 VIA.',
  'OT-PROS-10': 'leg-for-progress for 10 Progress: restores up to 6 LEG.',
  'OT-PROS-11':
    'scope for 15 Progress: permanently shifts own scope towards one target in one dimension by −5 (shortens a distance or creates a closeness).',
  'OT-PROS-12': 'extra-measure for 20 Progress: one ordinary grant.',
  'OT-PROS-13': 'special-measure for 25 Progress: one special grant.',
  'OT-PROS-14': 'domain-point for 30 Progress: +1 to one chosen Domain attribute.',
  'OT-PROS-15':
    'Further errors: restoring an undamaged index index-full; a bonus that would neither offset nor store anything (OT-MOD-10, 11) modifier-cap-reached; an attribute at 100 attribute-max; a scope already at −25 scope-cap-reached.',
  'OT-PROS-16':
    'transfer {from, to, wealth ≥ 0, progress ≥ 0, not both 0}: any Nation may give (gift, bribe, payment) to any other living Nation; immediate; cannot-pay.',
  'OT-PROS-17':
    'take-opportunity {nation, opportunity}: an open opportunity offered to that Nation (or to all), else not-offered; not taken by it before already-taken; cannot-pay; the cost is deducted and the effects applied at once.',
  'OT-NOTE-01': 'post-note {nation, text}: stores a note; empty text note-required.',
  'OT-VAS-09':
    'forgive-tribute {patron, vassal}: its direct vassal, else not-a-vassal; tribute pending, else tribute-not-due; status forgiven for this cycle only.',
  'OT-VAS-10': 'release-vassal {patron, vassal}: its direct vassal, else not-a-vassal; it becomes free at once.',
  'OT-VAS-11':
    'set-loyalty {vassal, keep}: Nation with a patron, else not-a-vassal; whether this vassal wishes to remain one if its patron collapses.',
  'OT-VAS-12':
    'declare-independence {vassal}: a vassal declares itself independent of its patron; it stays bound, penalised and tributary until freed by OT-VAS-17.',
  'OT-VAS-13':
    "elevate-subvassal {patron, subvassal, free}: the sub-vassal's patron must be a direct vassal of the caller's Nation, else not-a-subvassal.",
  'OT-TRE-01':
    'make-offer {from, to, clauses 1..8, years?, penalty?, adhesion?, note?}: a Nation offers another a treaty, for all to read.',
  'OT-TRE-02': 'A treaty consists of clauses, each of which takes effect at its conclusion or while it is in force.',
  'OT-TRE-03':
    'counter-offer {offer, clauses, years?, penalty?, note?} by the addressee: closes the offer as countered and opens a new one in the opposite direction.',
  'OT-TRE-04':
    "accept-offer {offer} by the addressee's controller: the treaty is concluded exactly in the published terms, effects in clause order at once.",
  'OT-TRE-05': 'reject-offer {offer} by the addressee; withdraw-offer {offer} by the proposer.',
  'OT-TRE-06':
    'break-treaty {nation, treaty}: a party breaks a treaty openly and bears what the treaty or OT-TRE-12 sets on it; errors not-a-party, treaty-not-in-force.',
  'OT-TRE-07':
    'request-adhesion {nation, treaty, reservations: clause indexes} asks to join a treaty in force, and answer-adhesion {nation, request, accept} answers for a party.',
  'OT-DECL-01':
    'issue-declaration {nation, kind ∈ neutrality, commitment, war, text, target? (war only), penalty? {value 1..15, years 1..10}, statute? (commitment only), reserved?}: a Nation gives its word before all others.',
  'OT-DECL-02':
    'join-declaration {nation, declaration, reservations}: a Nation joins the declaration of others; errors declaration-not-in-force, already-a-declarant, statute-forbids.',
  'OT-DECL-03':
    'revoke-declaration {nation, declaration}: takes effect noticeYears later, without penalty, for that declarant only; error not-a-declarant.',
  'OT-DECL-04':
    "break-declaration {nation, declaration}: a declarant breaks its word at once and suffers the declaration's penalty; error not-a-declarant.",
  'OT-CONF-01':
    'convene-conference {nation, topic, basis {kind, id}, startTurn ≥ current, invited, includeVassals, openFloor, weights? (0..10 per Nation), majority? ∈ absolute (default), simple, twoThirds} calls Nations together to discuss a topic and to vote on it.',
  'OT-CONF-02':
    'The parties of a treaty, the declarants of a declaration, and the members and leader of an organization may convene a conference on it without asking anybody, unless the right is reserved.',
  'OT-CONF-03':
    "With basis prestige a non-blocking decision goes to the referee; in auto mode it is granted exactly when the convener's PRS ≥ conferencePrestige, else no-authority.",
  'OT-CONF-04':
    'attend-conference {nation, conference}: a Nation of the bloc comes to a conference that is being discussed or voted on, else not-invited.',
  'OT-CONF-05': 'present-proposal {nation, conference, kind, content, counterTo?}: an attendee puts a proposal before a conference.',
  'OT-CONF-06':
    'rest-case {nation, conference}: attendee not-attending, discussion stage wrong-stage; states that the position will not change; presenting anything later revokes it.',
  'OT-CONF-07':
    'open-vote {nation, conference}: the convener ends the discussion and opens the vote, in a turn later than the one in which the discussion opened, else too-early.',
  'OT-CONF-08': 'cast-vote {nation, conference, item, choice}: an attendee votes on one item of a conference.',
  'OT-CONF-09': 'leave-conference {nation, conference, protest: boolean}: an attendee walks out of a conference, and its votes are struck.',
  'OT-CONF-10': 'dissolve-conference {nation, conference}: convener only, and only in a turn later than the start turn, else too-early.',
  'OT-CONF-24':
    'support-open-floor {nation, conference}: an attendee asks that everybody may present proposals; when the convener or more than half of the attendees support it, openFloor becomes true.',
  'OT-CONF-11':
    'recuse {nation, treaty, way ∈ notice, absence, protest}: a Nation leaves the bloc of a resolution and is free of it: after notice, as one that never came or in protest.',
  'OT-ORG-01':
    'apply-membership {nation, organization} asks to become a member, and answer-membership {organization, nation, accept} answers, by the leader when the statute says leader or leaderOrConference.',
  'OT-ORG-02':
    'Members and leader of an organization leave it, expel and suspend, elect, resign, disavow and recognise by the actions of this clause.',
  'OT-CIV-01': 'start-civil-war {nation, sideNames 2..5}: by the controller, for narrative reasons; error already-in-civil-war.',
  'OT-CIV-02':
    "assign-side {civilWar, side, controller}: whoever controls a side may hand it to any player or to the referee (in particular to the divided Nation's own player); error not-a-side otherwise.",
  'OT-CIV-03': 'conclude-civil-war {civilWar, winner}: those who control the surviving sides end a civil war by naming its winner.',
  'OT-SEAT-01':
    'abandon-nation {}: caller has a principal, else no-nation; not in the turn in which the caller adopted it too-early; the principal Nation becomes a Nation without player; pending measures of it stay.',
  'OT-SEAT-02': 'adopt-nation {nation}: caller without principal already-has-nation.',
  'OT-SEAT-03':
    'claim-milestone {nation, milestone}: open milestone milestone-closed; with a machine-checkable condition it must hold milestone-not-met; human mode raises a non-blocking decision, auto mode awards at once.',
  'OT-SEAT-04': "epoch-preference {mode}: records the caller's wish; advisory only.",
  'OT-REF-01':
    'post-happening {category ∈ natural, human; kind ∈ info, effect, crisis, lasting-crisis, opportunity; nations; text; effects?; crisis?; opportunity?} in phase happenings or orders.',
  'OT-REF-02':
    'adjudicate-measure {measure, ruling} in orders or adjudication; ruling is one of: void (reason; implausible action, counts as a warning if warn: true), impossible (as void without warning), trivial, scope (value −25..25 step…',
  'OT-REF-03':
    'A measure ruled trivial is not rolled and not countered, takes effect with net grade slight, and its slot stays unspent: a grant is not consumed, and while orders are open the slot may carry another measure.',
  'OT-REF-04': 'A voided or impossible measure has no effect, no roll and no streak; while orders are open its slot is free again.',
  'OT-REF-05':
    'apply-effects {reason, effects 1..20} in happenings, orders, adjudication or decisions: applies validated primitives atomically; if one is invalid, none is applied and its error is returned.',
  'OT-REF-06': 'Effect primitives, bounds and errors (all use bad-effect unless stated).',
  'OT-REF-07': 'decide {decision, answer}: answers a pending decision with one of its listed options; no-such-decision, bad-choice.',
  'OT-REF-08':
    "warn {player, reason} adds one warning. sanction {nation, target, value 1..25, years 1..contextYearsMax, reason} gives a misconduct penalty; the Nation's player needs at least misconductWarnings warnings, else not-repeated.",
  'OT-REF-09':
    'publish-milestone {id, text, reward} and award-milestone {milestone, nation}; rewards are modifiers, attribute points, Wealth, Progress or grants within OT-REF-06.',
  'OT-REF-10':
    'award-attribute {attribute, value −25..−1, years}: the principal Nation(s) with the highest value of that attribute, all of them on a tie, get an event bonus.',
  'OT-REF-11':
    "offer-opportunity {nations or 'all', cost {wealth, progress}, effects, lastTurn?, tag?}; set-attributes {nation, domain, authority} for a Nation without player, legal only in setup-referee or for Nations created by the…",
  'OT-REF-12': 'The referee judges what declarations and promises in words are worth.',
  'OT-REF-13': 'close-game {reason} in any phase except closed: ends the game with standings.',
  'OT-REF-14':
    'The referee may submit measures, movements, purchases, declarations and votes for Nations it controls, through the ordinary actions, with the same slots as any other Nation.',
  'OT-REF-15':
    'legalActions for the referee lists only: start-game; deck rows for post-happening; open-orders; close-orders (with force when somebody is not ready); resolve-turn; every option of every pending decision it owns; close-game.',
  'OT-ACT-16': 'Accepted actions emit at least these events (effects add their own as in OT-ACT-07).',
  'OT-ROLL-01':
    "u is the threshold of the statistic for the rolling Nation (a host or colony uses its owner's attributes; a side uses the divided Nation's).",
  'OT-ROLL-02': 'Exactly one d100 is rolled per roll; its face value is n (1..100).',
  'OT-ROLL-03':
    'The effective roll is e = clamp(n + T, 1, 100): the number n on the die plus the sum T of the applicable modifiers (OT-MOD-01 to 07).',
  'OT-ROLL-04': 'n = 1 is a critical success whatever u and T are.',
  'OT-ROLL-05': 'n = 100 is a critical failure whatever u and T are.',
  'OT-ROLL-06': 'Otherwise e < u is a success and e > u a failure.',
  'OT-ROLL-07':
    'e = u (n not 1 or 100) is a slight success for domestic measures and for every counter-measure and crisis counter-measure.',
  'OT-ROLL-08':
    'e = u in an exterior measure is pending: it becomes a slight failure if some opposing roll (counter-measure or rival in a contest) succeeds, and a slight success if every opposing roll fails or nobody opposes.',
  'OT-ROLL-09':
    'The margin of a success is M = 100·(u − e) / u, that of a failure M = 100·(e − u) / (100 − u), without rounding, and that of a critical at least 0.',
  'OT-ROLL-10': 'Grade: M < 33 slight; 33 ≤ M ≤ 66 normal.',
  'OT-ROLL-11': 'At e = u the margin is 0 and the grade slight, success or failure as decided.',
  'OT-ROLL-12': "With criticalsOn: 'effective', e = 1 replaces n = 1 and e = 100 replaces n = 100 in OT-ROLL-04 and 05.",
  'OT-ROLL-13': 'For u = 100 a non-critical failure cannot occur (e cannot exceed 100), so the failure formula never divides by zero.',
  'OT-ROLL-14': 'Ranking: critical success beats very, very beats normal, normal beats slight, and any success beats any failure.',
  'OT-MOD-01':
    'A stored modifier applies to a roll of its Nation when its target is one of the two attributes of the statistic, or all, or hostile (hostile measures only), and its against is null or the other Nation of this roll, for a tribute the patron.',
  'OT-MOD-02': 'Derived items that apply.',
  'OT-MOD-03': 'A stored bonus that is declined for this measure, or held, does not apply.',
  'OT-MOD-04':
    'On a modifier-seeking measure (M in OT-MEAS-01, and tributes that pay a modifier) every negative item is dropped, stored or derived; positive items stay. bonusMeasuresOnly limits this to boost, modify and modifier tributes;…',
  'OT-MOD-05': 'When the scope item is non-zero and not dropped, it is the only item.',
  'OT-MOD-06':
    'The stored modifiers of one Nation on the same target and with the same against always sum to between −attributeModifierCap and +attributeModifierCap; at roll time the applicable stored items of one target are clamped to…',
  'OT-MOD-07': 'With rollModifierCap = c, T is finally clamped to −c..c.',
  'OT-MOD-08':
    'Every single-use item that was included in T is consumed by that roll, whatever its result; a roll whose author is hidden includes none.',
  'OT-MOD-09': 'Bonuses apply automatically, to measures and counter-measures alike.',
  'OT-MOD-10':
    'Adding a modifier of value v to a Nation: if v is cancellable, existing cancellable modifiers of opposite sign with the same target and against are first offset against it, oldest first, each being reduced or removed, until…',
  'OT-MOD-11':
    'What is left of v is truncated so that the stored modifiers of its sign on that target and against together do not exceed attributeModifierCap in magnitude (so OT-MOD-06 holds whichever of them expires first); if nothing is…',
  'OT-MOD-12':
    "With modifierMerge: 'farthest', all cancellable modifiers with the same Nation, target, against, source and sign as the new one take the latest lastTurn among them.",
  'OT-MOD-13': 'A modifier gained or inflicted by a measure has magnitude 4, 8, 12 or 16 for net grade slight, normal, very, critical.',
  'OT-MOD-14': 'Acquired and purchased modifiers vanish on first use or after acquiredYears, whichever comes first.',
  'OT-MOD-15': 'Contextual modifiers (event, milestone, war) and misconduct must have an expiry of at most contextYearsMax years.',
  'OT-MOD-16': 'misconduct penalties are never offset by OT-MOD-10; a bonus on the same attribute is stored beside them.',
  'OT-MOD-17':
    'With failedModifierBackfire, a failed modifier-seeking measure gives its author an acquired modifier of the harmful sign (penalty on the attribute it wanted to raise, or on the same attribute it wanted to undermine) of 4, 8, 12 or 16 by failure grade.',
  'OT-MOD-18':
    'Streaks are kept per Nation, statistic and theatre, and apart for covert measures and those from a host whose owner is hidden.',
  'OT-MOD-19': 'While the last streakLength turns in a row have all been failures, the item is +streakValue; all successes, −streakValue.',
  'OT-MOD-20': 'Streaks look at the own roll only, not at the outcome after opposition.',
  'OT-MOD-21': 'Voided, impossible and trivial measures, counter-measures and passage rolls do not touch streaks.',
  'OT-SCOPE-01':
    'There are two dimensions. geographic governs statistics whose Domain attribute is MIL, AUX or ECN; cultural governs CLT and ADM.',
  'OT-SCOPE-02':
    'Derived geographic scope from the distance d between origin and target: d ≤ 2: 0; 3: +5; 4: +10; 5: +15; 6: +20; ≥ 7: +25; unreachable: impossible.',
  'OT-SCOPE-03': 'Derived cultural scope: 0 if the two share culture or faith, otherwise +5 (0 with explicit).',
  'OT-SCOPE-04':
    'Scope is what is derived and the sum of adjustments in force, from −25 to +25, towards that target in that dimension; if that is positive, the scope clauses of treaties take it down, not below 0; the closeness of an organization is added last, and the result kept from −25 to +25 again.',
  'OT-SCOPE-05': 'A scope set by the referee for one measure replaces the computed one.',
  'OT-SCOPE-06': 'Domestic measures and all counter-measures have scope 0 (the referee may still rule a scope for a domestic measure).',
  'OT-SCOPE-07':
    'Named steps, used in logs: +25 extremely far, +20 very far, +15 far, +10 slightly far, +5 barely far, −5 barely near, −10 slightly near, −15 near, −20 very near, −25 extremely near.',
  'OT-SCOPE-08': 'On a modifier-seeking measure a negative scope is dropped by OT-MOD-04 and then excludes nothing.',
  'OT-SCOPE-09':
    "Origin of the distance: a state's regions in the capital's land-connected component (or a horde's or movement's position) for ordinary slots; the host's region for host; the colony's regions for colony; the leader's origin…",
  'OT-SCOPE-10': 'parley uses at least +tribeScope, and more if the computed scope is larger.',
  'OT-SCOPE-11':
    "The leader of an organization not in schism adds the statute's closeness to both dimensions towards every unsuspended other member, for its own and the organization's measures.",
  'OT-SCOPE-12':
    'Scope adjustments from exits and exclusions, and those the referee sets for some years, expire on their turn, and scope clauses with their treaty; purchased and acculturation adjustments are permanent.',
  'OT-OPP-01': 'A failed measure has no effect and provokes no counter-measure.',
  'OT-OPP-02':
    'For every successful or pending hostile measure, and every successful or pending negotiate, the target Nation rolls the counter statistic of OT-STAT-04 automatically, unless its defence policy or the referee says no, or a contest exempts the measure.',
  'OT-OPP-03': 'Counter-measures use no slot and there is no limit on their number.',
  'OT-OPP-04': "If the counter-measure fails or is not rolled, the net grade is the measure's own grade.",
  'OT-OPP-05': 'If both succeed (no criticals): net grade = measure grade − counter grade.',
  'OT-OPP-06': 'A net grade of 0 or less means repelled: nothing happens.',
  'OT-OPP-07':
    'Criticals are not reduced: a critical measure against a non-critical counter keeps net grade 4; a critical counter repels any non-critical measure; two criticals tie and the defender holds.',
  'OT-OPP-08':
    'Two other methods of opposition can be chosen, gradeAverage and marginDifference; the result is never above the grade a contest has left.',
  'OT-OPP-09':
    'Joint attack: when hostile measures of at least two different Nations with the same statistic and mode are aimed at the same Nation in the same turn, they form one group; a measure whose author is hidden belongs to no group and is countered singly.',
  'OT-OPP-10': 'The members of a joint attack share one defence in proportion to their grades.',
  'OT-OPP-18':
    'A joint group consists of the open measures, successful or pending, that are not exempt as opposing measures, have not lost a contest and whose authors the target resists; the counter roll against a hidden author knows no author.',
  'OT-OPP-11':
    'Measures that cannot all succeed form a contest; all that such links connect, directly or through others, form one, and at most one of them wins.',
  'OT-OPP-12':
    'In a contest failures drop out, a sole success keeps its grade, and among several the highest grade wins; equal grades are separated by the exact margin, except two criticals, which tie.',
  'OT-OPP-13':
    'The winner of a contest then faces the target’s ordinary counter-measure with the grade left, and nets at most that; an opposing measure that wins over one that had not failed applies its harmful effect directly.',
  'OT-OPP-14':
    'A covert measure’s author is exposed when a successful counter-measure has grade ≥ covertExposureGrade, or when the measure’s natural roll is 100, whatever criticalsOn says.',
  'OT-OPP-15': 'A counter-measure is purely defensive: it never harms the attacker.',
  'OT-OPP-16': 'The failure grade of a counter-measure against a measure does not enlarge the effect.',
  'OT-OPP-17':
    'A Nation with asymmetric-tactics counters offensive.strike with whichever of offensive and incision has the higher threshold (offensive on a tie).',
  'OT-EFF-01': 'Effects use the net grade g and the value V = 4·g.',
  'OT-EFF-02': 'offensive.strike: target Nation loses V VIA.',
  'OT-EFF-03': 'incision.raid: target Nation loses V LEG.',
  'OT-EFF-04':
    'boost and modify: the beneficiary receives an acquired bonus −V on the attribute of OT-MEAS-01 (for modify, the named one).',
  'OT-EFF-05':
    'undermine and embargo: the target receives an acquired penalty +V: commerce ECN, tradition PRS, security INT, industry TCN, rhetoric CLT, intrigue ADM, intimidation AUX, hegemony MIL, competition GES.',
  'OT-EFF-06': 'construction.restore: beneficiary restores V VIA, not beyond capacity.',
  'OT-EFF-07': 'doctrine.restore: beneficiary restores V LEG, not beyond capacity.',
  'OT-EFF-08': 'intervention.invest: +1, +3, +5, +8 Wealth for slight, normal, very, critical.',
  'OT-EFF-09': 'development.research: +1, +2, +3, +4 Progress.',
  'OT-EFF-10':
    'sabotage.plunder (victim loses / author gains Wealth): slight 1/0, normal 2/2, very 5/4, critical 9/7, within the limits of OT-PROS-19 to 23.',
  'OT-EFF-11':
    'espionage.steal (victim loses / author gains Progress): slight 1/0, normal 2/0, very 3/2, critical 4/3, within the limits of OT-PROS-19 to 23.',
  'OT-EFF-12': 'expansion.occupy: the region becomes owned by the actor.',
  'OT-EFF-13':
    'reform.acculturate permanently reduces the own cultural scope towards the target, as far as it lasts, by 5, 10 or 15 for slight, normal, very, and to 0 for critical; never below 0.',
  'OT-EFF-14':
    "reform.detach: a new state is created from the named regions as vassal of the actor, without player, with the actor's culture and faith and the default spread on the actor's highest Domain and Authority attribute (ties:…",
  'OT-EFF-15':
    "expansion.settle: the horde becomes a state that owns its position region (where it stands after this turn's movement) as capital; the tally settled is set.",
  'OT-EFF-16':
    'reform.migrate: the state becomes a horde positioned at its former capital; all its regions become black with population sparse.',
  'OT-EFF-17': 'logistics.expedition: an expeditionary host of the actor appears in the named region, usable from the next turn.',
  'OT-EFF-18':
    "rhetoric.subvert: a rebellion sponsored by the actor starts in the target Nation, with an attached rebel host of the actor in the target's capital or position.",
  'OT-EFF-19': 'industry.welfare: the crisis ends.',
  'OT-EFF-20':
    'intrigue.incite: a decision for the referee with options rebellion, penalty, nothing; in auto mode g ≥ 3 gives rebellion (sponsored, without host), less gives penalty (+V on ADM). rebellion requires g ≥ 1 and no live…',
  'OT-EFF-21':
    'Strike or raid against a host: net grade 2 or more destroys it, 1 forces it into the first adjacent region that is black or its owner’s, one whose owner is hidden into black land only; without one it is destroyed.',
  'OT-EFF-22': 'What suppress, negotiate, parley, tribute and measures against sides do is told in clauses of their own.',
  'OT-EFF-23':
    'A measure ruled reinterpret is rolled and countered with the announced statistic, but applies the effect of the other statistic and mode at its net grade.',
  'OT-EFF-24': 'All five special measures take effect on any net grade ≥ 1; the grade changes nothing else.',
  'OT-IDX-01':
    'An index is at 25 % when 100·index ≤ 25·capacity, at 10 % when 100·index ≤ 10·capacity, at 0 % when index = 0 (inclusive, exact).',
  'OT-IDX-02':
    'Penalty: +5 at 25 %, +10 at 10 %, +15 at 0 %, taking for each index the deepest step and, of the two indices, the larger (sum adds them).',
  'OT-IDX-03': "By default it applies to the Nation's own measures, not to its counter-measures.",
  'OT-IDX-04': 'At cycle end every living Nation restores up to restorePerCycle of each index.',
  'OT-IDX-05':
    'A Nation restores nothing at a cycle end at which it has a civil war at least 2 years old, or a rebellion at least 3 years old, or a conflict in status war with at least 4 active years, that is, active turns times yearsPerTurn.',
  'OT-IDX-06': 'A Nation whose two indices are both 0 at a check becomes extinct (OT-END-07).',
  'OT-IDX-07': 'Losses stop at 0 and restoration at capacity; the excess is lost.',
  'OT-PROS-18': 'At each cycle end every living Nation gains wealthPerCycle Wealth and progressPerCycle Progress.',
  'OT-PROS-19': "Actual loss L = min(table loss, victim's purse, remaining cap if any).",
  'OT-PROS-20':
    'A victim that is not a principal Nation and has no patron has caps of theftCapWealth and theftCapProgress on the sum of L over the window, all thieves together.',
  'OT-PROS-21':
    'A victim that is a vassal of a chain without any principal Nation has the lower caps theftCapWealthVassal and theftCapProgressVassal.',
  'OT-PROS-22': 'Principal Nations, and vassals with a principal Nation among their direct or indirect patrons, have no cap.',
  'OT-PROS-23': 'The window contains the thefts of turns t′ with (t − t′)·yearsPerTurn < theftWindowYears, t being the current turn.',
  'OT-PROS-24':
    'A theft with L = 0 succeeds without effect, and is not recorded as a theft; thefts older than the window need not be kept.',
  'OT-NAT-01': "A horde owns no region; it occupies its position, which stays black or stays its owner's.",
  'OT-NAT-02': 'Each turn a horde moves to a different region.',
  'OT-NAT-03': "Movements are processed in nation order, the Nation's own move before its hosts'.",
  'OT-NAT-04':
    'Entering a region owned by another Nation needs a passage roll unless a passage clause is in force or the owner is the mover’s patron or vassal; a host whose owner is hidden needs the roll in everybody’s land.',
  'OT-NAT-05': 'Hosts and movements may stay put or move one step by the same rules.',
  'OT-NAT-06': 'Host kinds: expeditionary (Expedition), rebel (Subversion), mercenary (referee or opportunity).',
  'OT-NAT-07': "A state's regions are split into components by land edges.",
  'OT-NAT-08': 'When a land connection appears, the colony merges into the metropolis and its slot disappears from the next turn on.',
  'OT-NAT-09':
    'A state that loses its capital region moves the capital to its first region in region order; a state without regions becomes a movement positioned in the region it lost last.',
  'OT-NAT-10': 'A movement that owns a region and has no conflict other than none at a cycle end becomes a state.',
  'OT-NAT-11':
    'A Nation created in play starts with default spread, damage 0, empty purses, no modifiers, no player, and joins nation order last.',
  'OT-NAT-12':
    'Black territory is no Nation: it has no attributes, makes no counter-measure, and can only be the target of occupy, parley, acculturate, host placement and movement.',
  'OT-VAS-01':
    'A Nation has at most one patron; chains have at most two links and no cycles; a bond that would violate this is refused with bad-vassalage.',
  'OT-VAS-02': 'A principal Nation suffers no vassal penalty even when it is a vassal.',
  'OT-VAS-03': "A vassal without player that its patron's player controls still suffers the vassal penalty on all its rolls.",
  'OT-VAS-04':
    'Tribute is due once per cycle from every vassal that was bound when the cycle began; a bond made during a cycle owes from the next one.',
  'OT-VAS-05':
    'Tribute kinds and statistics: MIL logistics, AUX discipline, ECN commerce, CLT rhetoric, ADM bureaucracy, Wealth intervention, Progress development.',
  'OT-VAS-06':
    'On success the patron receives, by grade, an acquired bonus −4/−8/−12/−16 on that attribute, or Wealth 1/3/5/8, or Progress 1/2/3/4.',
  'OT-VAS-07': 'On failure the vassal pays 5 Wealth to the patron at once, or what it has.',
  'OT-VAS-08':
    'At cycle end a tribute still pending costs the vassal 10 Wealth to the patron, or what it has; attempted and forgiven cost nothing more.',
  'OT-VAS-21': 'A vassal has at most one pending tribute measure (tribute-not-due for a second).',
  'OT-VAS-14':
    'With npcAutoTribute, when orders close in the last turn of a cycle, every vassal that is no principal Nation, has pending tribute and an unused tribute or main slot (in this order of preference), submits a Wealth tribute by…',
  'OT-VAS-15': "When the patron's VIA is at or below 10 % of capacity at a check, its direct vassals with keepsVassalage: false are freed.",
  'OT-VAS-16': "The same when the patron's LEG is at or below 20 % of capacity.",
  'OT-VAS-17':
    "A vassal that has declared independence, and since then has reduced the patron's VIA or LEG by a measure of its own, is freed when one of these indices is at or below 60 % of capacity.",
  'OT-VAS-18': 'A vassal that is freed has no patron, no penalty, no tribute, independenceDeclared false.',
  'OT-VAS-19': "The referee may make a vassal autonomous, which takes it out of its patron's hands without freeing it.",
  'OT-VAS-20': 'When a patron becomes extinct its vassals are freed.',
  'OT-WAR-01':
    'Two Nations clash in a turn when a hostile measure of one against the other (or its hosts, unless their owner is still hidden) was rolled, other than espionage, sabotage, an unexposed covert one or one from a host whose owner is still hidden.',
  'OT-WAR-02':
    'Each unordered pair of Nations has a status none, hostilities, war or suspended, a run of consecutive clash turns, a run of quiet turns and a count of active war turns.',
  'OT-WAR-03': 'A clash starts hostilities; when the run reaches warAfterTurns the status becomes war.',
  'OT-WAR-04': 'A war declaration by itself changes nothing; while it is in force the first clash makes the status war at once.',
  'OT-WAR-05': 'A turn without a clash is quiet, from the first turn on whose orders phase the conflict has lived through.',
  'OT-WAR-06': 'A clash while suspended makes it war again at once.',
  'OT-WAR-07': 'Only status war counts for fatigue, alliance fronts, restoration and war measures.',
  'OT-WAR-08':
    'Active war turns grow by one in every upkeep with status war, starting with the upkeep that made it war, and pause while suspended.',
  'OT-WAR-09':
    'A peace clause removes the conflict between its parties entirely and ends war declarations between them, at conclusion and again with each Nation that joins the treaty without reservation to it.',
  'OT-WAR-10':
    "A war measure is a hostile measure against a Nation (or its host) with which the actor's conflict has status war, a suppress, or a measure against a side.",
  'OT-WAR-11':
    'Fronts of a Nation = sum over its war enemies of frontWeight (default 1), multiplied by 0.5 once if the enemy is a vassal or is indirect.',
  'OT-WAR-12':
    'An enemy is indirect when none of its regions is joined by an edge to a region of the Nation, and another war enemy of the Nation is joined both to the Nation and to it.',
  'OT-WAR-13': 'Capacity = frontCapacity + extraFronts + 1 for field-logistics + number of supporting allies.',
  'OT-WAR-14':
    'A supporting ally is a Nation bound by an alliance clause, or as patron or vassal, that is in status war with at least one of the same enemies.',
  'OT-WAR-15': 'Fatigue = fatiguePerFront · floor(max(0, fronts − capacity)).',
  'OT-WAR-16': 'Fatigue is added to war measures and to counter-measures against war enemies, and to nothing else.',
  'OT-CIV-04':
    'A civil war is metered while its surviving sides have at least two different controllers, and acts between two sides of one controller are never measures.',
  'OT-CIV-05': 'Supremacy starts at floor(100/k) for each of k sides, the remainder going to the government; the sum is always 100.',
  'OT-CIV-06':
    'A Nation in civil war has +10 on domestic peaceful measures and on exterior war measures, and on crisis counter-measures; not on exterior peaceful measures, suppress, side measures, hostile measures against hosts and landless Nations in the own territory, or other counter-measures.',
  'OT-CIV-07': 'Side measures are offensive.strike or incision.raid against another side: domestic, countered by that side.',
  'OT-CIV-08': 'Side measures never change VIA or LEG.',
  'OT-CIV-09': 'In each upkeep from the second year of the civil war on, the Nation loses 2 LEG and 1 VIA.',
  'OT-CIV-10':
    'A foreign strike or raid with supports against a metered civil war costs the Nation V/2 of the index and moves V/2 Supremacy (limited to what it has) from the opposed side to the supported one.',
  'OT-CIV-11': 'A foreign measure without supports works in full on the Nation and does not touch Supremacy.',
  'OT-CIV-12': 'A side at 0 is eliminated and loses its slot; when one side has 100 the war ends and it wins.',
  'OT-CIV-13': "The Nation's player keeps it whoever wins; governmentChanged is true when the winner is not the government.",
  'OT-CIV-14':
    "Control at start: all sides by the player who started it; in one started by a happening or by escalation the government belongs to the Nation's controller and the other sides to the referee, or to the sponsor's player when…",
  'OT-CIV-15':
    'The year count of a civil war or rebellion is 1 in the first turn whose orders phase it has lived through from its start (or in which it was created during happenings or orders), then grows by yearsPerTurn each turn.',
  'OT-REB-01': 'In every upkeep with year count ≥ 1 the Nation loses 2 VIA and 1 LEG per rebellion.',
  'OT-REB-02': 'suppress is one unopposed domestic roll of offensive or incision.',
  'OT-REB-03': 'Any success ends the rebellion, its attached host included.',
  'OT-REB-04': 'A very or critical success makes the sponsor public.',
  'OT-REB-05': 'On failure the Nation loses VIA (if offensive was used) or LEG (if incision): critical 16, slight 12, normal 8, very 4.',
  'OT-REB-06':
    "A rebellion not ended by step (2) of the upkeep of its rebellionGraceTurns-th counted turn (turns, whatever yearsPerTurn; or of the turn of the referee's deadline) escalates by the grade of the last failed attempt: slight or normal to an Armed Movement, very or critical to a civil war.",
  'OT-REB-07': 'If suppression was never attempted, the referee decides between Armed Movement, civil war and fading away.',
  'OT-REB-08':
    "Armed Movement: a new Nation of kind movement, in status war with the parent, with the parent's culture and faith and the default spread on the parent's highest Domain and Authority attributes.",
  'OT-REB-09': 'Civil war: two sides, the government and the rebels, control by OT-CIV-14.',
  'OT-REB-10': 'A rebellion is not a civil war: it brings no +10.',
  'OT-REB-11':
    'A rebellion created by a measure of the current resolution starts counting next turn; one created by a happening counts from the current turn.',
  'OT-DIP-01': "negotiate is opposed by the target's own Diplomacy; the net grade measures its willingness.",
  'OT-DIP-02':
    'A negotiation of net grade 1 or more raises a blocking decision npc-response of the referee, who speaks for the target and for a counterpart that nobody plays: accept, refuse, or answer with an amended list of terms.',
  'OT-DIP-03':
    'A Nation without player becomes a vassal by negotiation only if that is earned: net ≥ 3, or net ≥ 1 and the actor has at least vassalPrecedents earlier negotiations with that Nation of net grade ≥ 2, or net ≥ 1 and the terms include peace in a conflict it has lost.',
  'OT-DIP-04':
    "A target has lost its conflict with the actor when the pair's status is war or suspended and its VIA or LEG is at 25 % or less, or the referee marked it defeated.",
  'OT-DIP-05': 'In auto mode a Nation without player accepts exactly when the net grade reaches the highest requirement among the terms.',
  'OT-DIP-06':
    'An accepted negotiation concludes a treaty between the counterpart and the target with default duration, as in OT-TRE-04; terms that have become impossible count as refused.',
  'OT-DIP-07':
    "Nobody can bind another player by a roll: if the counterpart or the target is controlled by another player than the actor's, acceptance concludes nothing but opens an offer between the two with the same terms, addressed to the one in the other player's hands (none if one is open between them; none, and nothing comes of it, if both are in other players' hands).",
  'OT-DIP-08':
    "parley has no counter-measure. attitude: any success records the note as the tribe's attitude towards the actor for 10 years, in that region only; it has no other automatic effect.",
  'OT-DIP-09':
    'parley constitute-nation needs net ≥ 2 and constitute-vassal net ≥ 3: a new state arises in the region with its culture and faith, predominants AUX and LEA, independent or vassal of the actor.',
  'OT-TRE-08': 'Without agreed period a treaty lasts treatyDefaultYears; no period exceeds treatyMaxYears.',
  'OT-TRE-09':
    'A penalty may contain a general or attribute modifier +1..+25 for 1..penaltyMaxYears years, and Wealth and Progress 0..100.',
  'OT-TRE-10':
    "A breaker suffers the treaty's penalty: the modifier as breach, and the payment, of which each of k other parties gets floor(min(amount, purse) / k).",
  'OT-TRE-11': 'No penalty agreed and no protective clause: breaking has no consequence.',
  'OT-TRE-12': 'No penalty agreed but a protective clause violated: the breaker gets +breachPenalty on all for the next breachTurns turns.',
  'OT-TRE-13':
    'A hostile measure (rolled, not an unexposed covert one) by a party against another party of a peace or non-aggression clause, or by the guarantor against the beneficiary of a guarantee, is an automatic breach; against another party of a ceasefire only if it counts as a clash, so that thieves and spies do not end it.',
  'OT-TRE-14':
    'After a breach a bilateral treaty ends; from a multilateral one the breaker is removed, and it ends when fewer than two parties remain.',
  'OT-TRE-15':
    "An applicant joins a treaty when the parties' approval rule is met: all (default), majority (more than half), or, in a treaty between a patron and its vassal, the patron alone.",
  'OT-TRE-16':
    'An applicant with reservations is exempt, if admitted, from the listed clauses: they neither bind nor benefit it or whomever it speaks for.',
  'OT-TRE-17': 'A renew clause sets the last turn of a treaty to now plus the new period (same maximum).',
  'OT-TRE-18': 'Extinct parties are removed as in OT-TRE-14, without breach.',
  'OT-TRE-19': "obligation clauses have no automatic effect and are broken only by break-treaty or the referee's rule-breach.",
  'OT-DECL-05':
    'Declarations of equal kind, text, target and penalty issued in the same turn by different Nations become one joint declaration.',
  'OT-DECL-06':
    "A neutral that makes a hostile measure counting as a clash breaks its neutrality and gets the penalty, unless in this or the two preceding turns the target itself made such a measure against it, or their status is war (the neutral's own attack never excuses itself): then the declaration ends for it without penalty (force majeure).",
  'OT-DECL-07':
    "A Nation that makes a hostile measure counting as a clash against a neutral gets the declaration's penalty, once per declaration and turn.",
  'OT-DECL-08': 'A joint declaration broken by or against any of its declarants ends for all of them.',
  'OT-DECL-09':
    'Penalties are declaration modifiers on all; unspecified or normalised ones are +declarationPenalty for declarationPenaltyYears.',
  'OT-DECL-10': 'No declaration penalty exceeds +declarationPenaltyMax or 10 years.',
  'OT-DECL-11': 'Revocation is individual: the others of a joint declaration stay bound.',
  'OT-DECL-12': 'A revoked or broken declaration may be issued again at any time.',
  'OT-DECL-13':
    'commitment declarations are broken only by break-declaration or rule-breach (which the referee may also apply to a Nation that forces the declarant to break it). war declarations carry no penalty and end with peace,…',
  'OT-DECL-14': 'Whoever is forced by circumstances to break a declaration owes nothing.',
  'OT-CONF-12':
    'Stages: scheduled, discussion (from the opening of orders in startTurn, or at once when convened in that phase), voting, closed or dissolved.',
  'OT-CONF-13':
    'Discussion turns into voting by open-vote, when every attendee has rested its case, or in the upkeep when conferenceMaxYears have passed since the start.',
  'OT-CONF-14':
    'The vote is counted in step (8) of the first upkeep in which every attendee has voted on every item it has a vote on (OT-CONF-27), at the latest in the upkeep of the turn after the one in which voting opened; missing votes are abstentions.',
  'OT-CONF-15': 'Each attendee has one vote, or the weight (0..10) the convener gave it.',
  'OT-CONF-16':
    'An item with one proposal passes, if nobody votes against it, with at least one vote in favour; otherwise only if twice the favourable weight exceeds the total weight of favourable, contrary and abstaining votes.',
  'OT-CONF-25':
    "With majority: 'simple' a contested single proposal passes when favourable exceeds contrary weight; with twoThirds when 3 · favourable ≥ 2 · total.",
  'OT-CONF-26':
    'A treaty, declaration or statute may reserve the right to convene conferences on it: a treaty by a convening clause to the parties named there, a declaration issued with reserved: true to its first declarant, a statute with leaderConvenes to the leader.',
  'OT-CONF-27': 'On its own affairs only those who belong vote.',
  'OT-CONF-17':
    "If favourable and contrary weights on a single proposal are equal and not zero, the convener's own vote decides; if the convener abstained, it fails.",
  'OT-CONF-18':
    'Of several proposals of one item the one with most weight wins; among tied ones the one the convener voted for; otherwise none, and none where no proposal has any weight.',
  'OT-CONF-19':
    'The convener may reject the winner of an item with several proposals (blocking decision); never that of a single-proposal item.',
  'OT-CONF-20': 'Votes of Nations that left the conference, were dismissed from it or have left the bloc do not count.',
  'OT-CONF-21': 'A conference may yield several resolutions, or none.',
  'OT-CONF-22':
    'The bloc of a conference is the convener, the attendees, the invited, and the parties, declarants or members of the basis, minus whoever left the conference in protest.',
  'OT-CONF-23': 'A conference still in discussion when its convener becomes extinct is dissolved.',
  'OT-RES-01':
    'An adopted adopt proposal becomes a treaty with all Nations of the bloc as parties, participants or not; treaty rules apply.',
  'OT-RES-02': 'A conference can change or end the treaty, joint declaration or organization it was convened on.',
  'OT-RES-03':
    'Exclusion removes a Nation from the treaty, declaration or organization and sets scope +exitScope in both dimensions and directions between it and each remaining member for exclusionTurns turns.',
  'OT-RES-04':
    'A suspended party, declarant or member stays bound by its duties and their consequences, but has none of the privileges and bonuses until it is reinstated.',
  'OT-RES-05': 'Recusal by notice takes effect after noticeYears; by default it has no consequence.',
  'OT-RES-06':
    'Recusal by protest frees a Nation at once from a resolution it did not vote for, at the price the resolution fixes or, if it fixes none, at the price of distance.',
  'OT-RES-07':
    'Recusal by absence is immediate and free, only for a Nation that was not in the bloc before and never attended the conference that bound it, within protestYears of the adoption, else not-eligible.',
  'OT-RES-08': 'A resolution may state an exit penalty that also applies to notice, in place of every other price of leaving.',
  'OT-RES-09':
    'A member of the bloc that does not attend is bound all the same; staying away has no automatic consequence (the referee may set a scope).',
  'OT-RES-10':
    'A resolution takes nothing from a Nation that did not vote for it: what hands over goods, land, vassals, freedom or another treaty needs the favourable vote of each Nation that gives.',
  'OT-RES-11':
    'An adopted declare proposal becomes a joint declaration of all Nations of the bloc, participants or not, with the bounds of OT-DECL-09 and 10.',
  'OT-RES-12':
    'A joint declaration that a conference made or amended, and an organization whose statute a conference reformed, can be left in protest as a treaty can, by whoever did not vote for it.',
  'OT-ORG-03':
    'A statute says: name; leaderElection ∈ egalitarian (default), electoral (with a list of 1..20 electors, fixed or renewed), rotation, points; term ∈ fixed 3..10 years or variable (default); reelection (default true); allowedMeasures (statistics); memberModifiers (attributes); closeness −25..−5 step 5 (default −5); holdsTerritory (default false); joinRule ∈ leader, conference, leaderOrConference (default); leaveRule ∈ notice (default), free; leaderConvenes (default false).',
  'OT-ORG-04':
    'A treaty with a statute clause, a joint declaration carrying statute data, or a resolution adopting one, founds the organization the moment it has organizationMin parties or declarants; fewer found nothing.',
  'OT-ORG-05':
    'At each cycle end the organization notes whether it had fewer than organizationMin members throughout the cycle; if so it ceases.',
  'OT-ORG-06': 'The organization slot carries only statistics in allowedMeasures.',
  'OT-ORG-07':
    "The leader may, in the organization's name, conclude treaties and issue declarations, convene conferences and, if holdsTerritory, receive regions; such an instrument binds and protects every member, except during a schism.",
  'OT-ORG-08':
    'Unless the statute says otherwise, membership needs an application and approval by leader or conference; leader or conference may also expel or suspend.',
  'OT-ORG-09':
    'An election opens at founding and whenever there is no leader or the term ends; it is counted in the next upkeep after a full orders phase.',
  'OT-ORG-10':
    "The voters of an election are all unsuspended members (egalitarian) or those electors who are unsuspended members (electoral; the statute's electors list, either fixed, or renewed, in which case each leader may replace the list once per term with name-electors, the old list standing until then).",
  'OT-ORG-11': 'Variable term: 2d10 turns (two d10, summed, 2..20), rolled when the leader takes office.',
  'OT-ORG-12': 'An incumbent may be re-elected unless reelection is false.',
  'OT-ORG-13':
    "Resignation, extinction, leaving or expulsion of the leader vacates the office; the old leader's slot and closeness end at once.",
  'OT-ORG-14':
    'Schism begins in the upkeep in which the members that disavow the leader in favour of one same rival number at least a third of all members (3·count ≥ members).',
  'OT-ORG-15':
    'During a schism there is no organization slot, no closeness, no admission or expulsion, no reform or dissolution, and all modifiers and duties of the organization and its charter rest; each leader speaks only for the members that recognise it.',
  'OT-ORG-16':
    'It ends when one leader resigns, or one is recognised by at least 80 % of the members (5·count ≥ 4·members), who is then sole leader with a new term.',
  'OT-ORG-17':
    'When 80 % of the members have signed petition-election during a schism, an election is held in which every unsuspended member votes; its winner, whoever it is, becomes sole leader.',
  'OT-ORG-18':
    "After schismTurns turns of schism an organization splits: the old one keeps the incumbent and its recognisers, a new one with the same statute gets the rival and its recognisers, who leave the old charter and the old organization's resolutions without any consequence.",
  'OT-ORG-19':
    'A member that leaves an organization by leave-organization gives notice as in OT-RES-05 and is free of consequences by default.',
  'OT-ORG-20':
    'While an organization and its charter (the treaty or joint declaration that founded it) both exist, its members are exactly the Nations among the parties or declarants of the charter.',
  'OT-ORG-21': 'A charter founds its organization once.',
  'OT-EVT-01': 'info happenings change nothing. effect happenings apply their primitives at once.',
  'OT-EVT-02':
    'A crisis is answered automatically, once, in the resolution of the turn it was posted in, by each affected Nation with the named statistic (a domestic roll; bonuses apply).',
  'OT-EVT-03': 'Success: no loss. A set-defence policy does not affect crises.',
  'OT-EVT-04': 'Crisis rolls are made in happening order, then nation order.',
  'OT-EVT-05': 'A crisis whose loss is rebellion starts a rebellion on failure, counted from the next turn.',
  'OT-EVT-06':
    'A failed crisis costs 4, 8, 12 or 16 (slight, normal, very, critical failure) of the named index, or gives an event penalty of that size for 5 years on the named attribute, at once, so that it already weighs on the measures of the turn.',
  'OT-EVT-07':
    'A lasting crisis that was failed costs nothing at once and stays for its number of turns, taking its stated loss in each upkeep from the next turn on, until it runs out or Welfare ends it.',
  'OT-EVT-08': 'Opportunities stay open for the turn of posting unless they carry a longer lastTurn.',
  'OT-EVT-09': 'At the end of every attributeAwardCycles-th cycle in auto mode the strongest in one attribute are rewarded.',
  'OT-EPO-01':
    "At the epoch check, if some living principal Nation has a statistic whose sum is at least epochThreshold, and one of its groups exceeds its base total, an epoch is declared; human mode asks the referee for total or partial, showing the players' preferences.",
  'OT-EPO-02':
    'A total epoch begins the game anew with the same world: each player redistributes their principal Nation as at setup, and the sums each Nation has afterwards are its base totals from then on.',
  'OT-EPO-03':
    'A partial epoch takes every Nation back to its base: for every living Nation and each group whose sum exceeds its base total B, the new values are proportional to the old ones and sum to B; other groups are unchanged.',
  'OT-EPO-04': 'A partial epoch shares out the base total B of a group in proportion to the old values, within the bounds of attributes.',
  'OT-EPO-05': 'Partial, indices: new damage = floor(old damage · new capacity / old capacity).',
  'OT-EPO-06':
    'In both cases map, calendar, treaties, declarations, organizations, conflicts, civil wars, rebellions, vassalage, hosts and technologies are kept.',
  'OT-EPO-07': 'Nations without player never trigger an epoch.',
  'OT-END-01': 'No position is a victory: outcome(state) never names a winner (winners: []).',
  'OT-END-02': "outcome(state) is {status: 'ongoing'} until the game is closed, then {status: 'ended', reason, winners: [], standings}.",
  'OT-END-03': 'Reasons: referee (close-game) and turn-limit (at step 12 of the upkeep of turn turnLimit).',
  'OT-END-04': 'After closing, phase is closed, nobody may act, and every action fails with game-over.',
  'OT-END-05':
    'Standings list every player with: principal Nation, attribute total, VIA + LEG, Wealth, Progress, regions owned, direct vassals, and score = Σ weight · value with standingsWeights, computed in exact hundredths.',
  'OT-END-06': 'The standings are ordered by score, then attribute total, then VIA + LEG, then seating order.',
  'OT-END-07':
    'Extinction of a Nation: its regions become black with population disorganised (with conqueror: go to the war enemy whose measure emptied the second index in this turn, if any); hosts and grants disappear; purses are lost;…',
  'OT-END-08':
    'A player whose Nation is extinct has principal: null, stays in the game and may adopt another (OT-SEAT-02); nobody is eliminated as a player.',
  'OT-END-09': 'Extinctions are checked in nation order; several may happen in one check.',
  'OT-END-10': 'A game without turn limit ends like one whose limit is turn 1,000,000.',
} as const;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;
