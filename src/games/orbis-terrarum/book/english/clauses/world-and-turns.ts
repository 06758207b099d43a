/** What there is, what can be agreed, how one begins, and how a turn goes. */
export const worldAndTurns = {
  'OT-STAT-01':
    'A Nation has five Domain attributes (Military Force, Auxiliary Force, Economic Power, Cultural Control, Administrative Control) and five Authority attributes (Management, Loyalty, Technique, Intelligence, Prestige), always told in this order. Each is a whole number from 1 to 100.',
  'OT-STAT-02':
    'The threshold of a statistic is the sum of its Domain attribute and its Authority attribute, never below 1 and never above 100.',
  'OT-STAT-03':
    'There are 25 statistics. Each joins one Domain attribute with one Authority attribute, and each such pair has a statistic of its own: Military Force and Management make Offensive, Administrative Control and Prestige make Diplomacy.',
  'OT-STAT-04':
    'Each statistic has its counter-measure. Six pairs answer each other: Commerce and Competition, Protocol and Intrigue, Morale and Intimidation, Discipline and Hegemony, Tradition and Rhetoric, Security and Espionage. Every other statistic answers itself.',
  'OT-STAT-05':
    'Counter-measures are mutual: if one statistic is answered by a second, the second is answered by the first. Twelve statistics stand in pairs, thirteen answer themselves.',
  'OT-STAT-06':
    'Rolled as a counter-measure, Offensive is called Defence and Incision is called Suppression; the threshold is the same as in attack.',
  'OT-STAT-07':
    'An Offensive measure is fought on land unless it says otherwise; a naval, air or missile Offensive needs the technology Naval Force, Air Force or Missile Force. Incision may be fought on land or at sea without any technology.',
  'OT-CONT-01':
    'A world consists of regions, the edges between them, Nations, a deck of happenings, milestones, technologies and model statutes. Region order and Nation order are those in which the world names them; a Nation that arises in play comes last.',
  'OT-CONT-02':
    'A region has a name, an area of the map it belongs to, a culture and a faith. If it is black territory, its population is empty, sparse or disorganised.',
  'OT-CONT-03':
    'An edge joins two regions by land (length 1), by sea (length 2) or across a barrier such as mountains or desert (length 2). The distance between two regions is the length of the shortest way; without any way the one is unreachable from the other.',
  'OT-CONT-04':
    'A Nation of the world is a state, which has regions and a capital among them, or a horde, which has a position. It has a culture, a faith, a predominant Domain and a predominant Authority attribute, perhaps attributes of its own and a patron, and is open to players or not.',
  'OT-CONT-05':
    'A region that belongs to no Nation is black territory. A horde or a host that stands there occupies it but does not control it.',
  'OT-CONT-06': 'The world in the year 500 has 48 regions in ten areas, from Hibernia to Venedia. Each has an owner or is black territory.',
  'OT-CONT-07':
    'In the world in the year 500, 89 edges join the regions: 65 by land, 19 by sea and 5 across a barrier. An edge works both ways.',
  'OT-CONT-08':
    'The world in the year 500 has 20 Nations, 17 states and 3 hordes; eight of the states are open to players. Each of these eight begins with two regions joined by land and without vassals, hosts or colonies, so that all seats are equal.',
  'OT-CONT-09':
    'The deck of happenings is a table for one roll of a hundred-sided die. It has 20 rows of five numbers each, from a quiet year to favourable omens; most rows strike one Nation, and a crisis names the statistic that answers it.',
  'OT-CONT-10':
    'A world has milestones, each to be won once in a game. Rewards are a point of an attribute or a bonus of −8 on one attribute for 10 years, which is not used up by a roll.',
  'OT-CONT-11':
    'There are six technologies, each open to every Nation once: Naval Force (5 Progress), Air Force and Missile Force (20 each), Field Logistics (8: one more front), Asymmetric Tactics (5: Suppression may answer a strike) and Long Roads (6: geographic scope 5 smaller, not below 0).',
  'OT-CONT-12':
    'Two model statutes are at hand. The council has a variable term and works by Rhetoric, Doctrine and Diplomacy; the league has a term of 5 years and works by Logistics, Commerce and Offensive. In both, all members elect the leader, who has a closeness of −5.',
  'OT-CONT-13':
    'A world of your own needs at least two regions, and no two regions, Nations or other things of one kind may have the same name.',
  'OT-CONT-14':
    'In a world of your own each edge joins two different regions that exist, by land, by sea or across a barrier, and no two regions have two edges between them.',
  'OT-CONT-15':
    'In a world of your own every state has at least one region, with its capital among its regions, and no region belongs to two Nations.',
  'OT-CONT-16':
    'In a world of your own a horde has no regions; it stands in a region that exists, and no two hordes stand in the same one.',
  'OT-CONT-17':
    'If a world of your own gives a Nation its attributes, each group holds five whole numbers from 5 to 30 that add up to the points per group, 80 unless agreed otherwise. Only a Nation that is expressly exempted may have any values from 1 to 100.',
  'OT-CONT-18':
    'In a world of your own a Nation without given attributes names one predominant Domain attribute and one predominant Authority attribute.',
  'OT-CONT-19':
    'In a world of your own every patron exists, no Nation is its own patron, directly or through others, and a vassal’s vassal has no vassals.',
  'OT-CONT-20': 'A world must have at least as many Nations open to players as there are players.',
  'OT-CONT-21':
    'If happenings are drawn by themselves, the deck of the world must have exactly one row for each number from 1 to 100, and no effect may go beyond what the referee could do by hand.',
  'OT-CONT-22':
    'What milestones and technologies of a world bring may not go beyond what the referee could do by hand, and their costs are whole numbers, zero or more.',
  'OT-CONT-23': 'The model statutes of a world must keep to what any statute may say.',
  'OT-CONT-24':
    'Unless another world is chosen, 1 to 8 players have the world in the year 500; 9 to 16 have a wheel with as many lands as there are players, all of one shape, so that all seats are equal.',
  'OT-CFG-01': 'Every option of a game may be left out; it then has its usual value.',
  'OT-CFG-02':
    'An option that does not exist, or a value an option cannot have, is refused when the game is made, and the refusal names the first wrong option.',
  'OT-CFG-03': 'A game has 1 to 16 players, each with a different name. Nobody may be named like the referee or like an onlooker.',
  'OT-CFG-04':
    'With a human referee a game has no last turn unless one is agreed. Without one it needs a last turn: turn 50 unless another is agreed.',
  'OT-CFG-05':
    'Years are turned into turns by dividing by the years per turn and rounding up. What is obtained in a turn lasts that many turns after it, and serves in that turn itself if obtained before the resolution; it ends in the upkeep of its last turn.',
  'OT-STATE-01':
    'The capacity of Viability is Military Force + Administrative Control + Economic Power; that of Legitimacy is Cultural Control + Auxiliary Force + Economic Power, modifiers aside. What is left of an index is its capacity less the damage. There are these two indices only.',
  'OT-STATE-02':
    'Damage to an index is never below zero and never above its capacity. If the capacity falls below the damage, the damage falls with it; if the capacity rises, the damage stays, so the index rises too.',
  'OT-STATE-03': 'Wealth and Progress are whole numbers and never negative: a Nation loses no more than it has.',
  'OT-STATE-04':
    'A modifier belongs to one Nation and weighs on one attribute, on all its rolls, or on its hostile measures only, against everybody or against one Nation. It has a value other than zero, an origin and a last turn; a penalty is positive, a bonus negative.',
  'OT-STATE-05':
    'Acquired and purchased modifiers serve for a single roll, last 5 years and cancel each other out. Those of events, milestones and war serve for many rolls and can be cancelled. Those of misconduct, breaches, treaties, declarations, organizations and elevation serve for many rolls and cannot.',
  'OT-STATE-06':
    'What follows from a Nation’s situation is reckoned anew at each roll and never stored: low stability, being a horde, host or vassal, war fatigue, civil war, a streak, scope, and passage through foreign land.',
  'OT-STATE-07':
    'A principal Nation is one that a player plays as their own, and controls. A direct vassal of it that nobody plays is controlled by the same player, unless the referee made it autonomous. Every other Nation is in the hands of the referee.',
  'OT-STATE-08':
    'A Nation’s own territory is the regions it owns and, for a horde or an armed movement, the region where it stands; for a measure of an organization, also the regions the organization owns. Where its host stands is not its own unless it owns the region.',
  'OT-STATE-09':
    'What is over may be struck from the records. What is not over tells how it stands: an offer is open; a conference is scheduled, in discussion or voting; a conflict is at hostilities, at war or suspended; a tribute is pending, attempted or forgiven.',
  'OT-STATE-10':
    'No purse holds more than a thousand million and nothing else is counted beyond a million; what comes on top is lost. After 999,999,999 things of one kind, names that nothing speaks of any more are given again.',
  'OT-VIEW-01':
    'Everything in the game is public but for what is expressly secret. An onlooker sees what a player without a Nation would see.',
  'OT-VIEW-02': 'Nobody, not even the referee, learns how the dice will fall.',
  'OT-VIEW-03':
    'A covert measure is seen before its resolution only by whoever controls its Nation and by the referee. Afterwards all see its target, statistic and effect, but neither its author nor its note.',
  'OT-VIEW-04': 'Once the author of a covert measure is exposed, everybody knows it from then on.',
  'OT-VIEW-05':
    'The sponsor of a rebellion that was begun covertly or by the referee, and the owner of a rebel host that belongs to it, are known only to sponsor and referee until they are found out. If the measure was open or exposed, everybody knows.',
  'OT-VIEW-06': 'Who laid a modifier upon a Nation by a covert measure stays hidden until the author is exposed.',
  'OT-VIEW-07':
    'Open measures are seen by all as soon as they are announced, or, if sealed orders were agreed, only by their author and the referee until the resolution. Defence orders and kept modifiers are private in either case.',
  'OT-VIEW-08':
    'The referee’s private notes are for the referee alone. A decision that is pending is seen in full by whoever must take it and by the referee; others see only what kind it is.',
  'OT-VIEW-09':
    'Negotiations are public: offers, counter-offers, treaties, declarations, the debates of conferences and votes are seen by all as soon as they are made.',
  'OT-VIEW-10':
    'What is told of a turn tells nobody more than the board does: where an author is hidden, others read that somebody did it, in an order that does not give the author away.',
  'OT-VIEW-11':
    'What would give a hidden author away is hidden too: modifiers, threshold and note of the covert measure, the Nation’s covert streaks, the use of its grants, warnings. Purses and lists of modifiers stay public; whoever can draw conclusions from them may.',
  'OT-VIEW-12':
    'For whoever may not see a thing it does not exist. A hidden measure is refused as unknown, exactly as an invented one, and no refusal or list of possible actions depends on what others hide.',
  'OT-VIEW-13':
    'No order in which things are shown tells who a hidden author is. What comes of hidden measures is shown after everything else, sorted by what all can see of it; the order in which dice are thrown does not change for that.',
  'OT-SETUP-01':
    'When a game is made, options, players and world are examined first. Then every Nation begins undamaged, with the agreed Wealth and Progress (0 each unless agreed otherwise), without modifiers, and with the patron its world gives it.',
  'OT-SETUP-02':
    'Players choose their Nations one at a time in seating order, each a living Nation that is open to players and not yet taken. If free choice is off, the first player receives the first such Nation, the second the next, and so on. Whoever is inactive is passed over, and has no Nation until they adopt one.',
  'OT-SETUP-03':
    'All players distribute their attributes at the same time and once. Each of the two groups receives exactly 80 points, every attribute between 5 and 30. A distribution is public as soon as it is made. Whoever is inactive and has not distributed by the time all others have keeps the attributes their Nation had.',
  'OT-SETUP-04':
    'A Nation that nobody plays and that has no attributes of its own has 30 in its predominant attribute of each group, 25 in the one before it, then 20, 15 and 10, going backwards through the list and from its head to its end.',
  'OT-SETUP-05':
    'Each Nation’s two base totals are noted at the beginning: 80 and 80 for a player’s distribution, 100 and 100 for the usual spread of others. A partial epoch goes back to them; a total epoch notes them anew.',
  'OT-SETUP-06':
    'Before the first turn a human referee may set attributes of Nations without a player, set scopes and apply effects, and then starts the game. Without a human referee this is left out.',
  'OT-SETUP-07': 'Play begins with turn 1 of cycle 1, in the starting year (500 unless agreed otherwise), with the happenings.',
  'OT-SETUP-08': 'A player whose own Nation begins as a vassal keeps its patron but suffers no vassal penalty.',
  'OT-FLOW-01':
    'Who may act depends on the phase: in the choice of Nations the next player; in orders all players and the referee; in happenings and adjudication the referee; in decisions whoever must decide; after the end nobody.',
  'OT-FLOW-02':
    'In a game without a human referee, happenings, adjudication and the referee’s decisions settle themselves at once, and the referee is never among those who act.',
  'OT-FLOW-03':
    'Without a human referee each turn begins with a roll of a hundred-sided die on the deck of happenings. If the row needs a target, one living principal Nation is picked by lot; without any, nobody is struck.',
  'OT-FLOW-04': 'The referee may open the orders of a turn without any happening: a quiet year.',
  'OT-FLOW-05':
    'During orders all act as they please, and nobody waits for another. A player who is ready can only take that back or answer offers addressed to them.',
  'OT-FLOW-06':
    'When all active players are ready, a human referee closes the orders; they do not close by themselves. The referee may also close them earlier, saying expressly that time is up.',
  'OT-FLOW-07':
    'Without a human referee the turn goes on as soon as the last active player is ready. A player without a Nation is waited for too; if no player is active, it goes on at once.',
  'OT-FLOW-08':
    'A player may do at most 60 things in the orders of a turn, or as many as agreed; being ready is always possible and not counted. Refused actions do not count, other phases have no limit, and the count begins anew with each turn’s orders.',
  'OT-FLOW-09':
    'An inactive player is not waited for but may still act. Their Nation goes on making counter-measures and paying what it owes.',
  'OT-FLOW-10':
    'A resolution has seven steps: hordes, armed movements and hosts move; crises are answered; all measures are rolled; contests are decided; counter-measures are rolled; effects happen; extinctions, freed vassals, and broken treaties and declarations are settled.',
  'OT-FLOW-11':
    'Measures are taken in Nation order; within a Nation first those of main slots, then of granted, bought and special ones, then of hosts, colonies, organizations and sides of a civil war, each in the order in which they arose (colonies in region order).',
  'OT-FLOW-12':
    'Measures, contests and counter-measures of a turn use the attributes and modifiers present before the first measure is rolled; only modifiers used up by an earlier roll are gone. What a measure brings never weighs on rolls of the same turn.',
  'OT-FLOW-13':
    'Upkeep goes in order: attrition by civil wars, rebellions and crises; rebellions that escalate; conflicts; extinction; freed vassals; streaks; what runs out; conferences; organizations; the end of a cycle; the test for an epoch; the last turn of the game; the next turn.',
  'OT-FLOW-14':
    'At the end of a cycle Nations produce and pay subsidies, unattempted tributes are settled, indices recover, organizations are counted, armed movements may become states, the strongest may be rewarded, the map is published, and new tributes fall due.',
  'OT-FLOW-15':
    'Play stops until some decisions are taken: the answer of a Nation without a player, what an incitement brings, what becomes of a rebellion never fought, a convener’s veto, the kind of epoch. Leave to convene, adopted Nations and milestones can be decided at any time before the resolution.',
  'OT-FLOW-16':
    'Without a human referee each decision has its usual answer: a rebellion never fought becomes an armed movement, epochs are partial unless agreed otherwise, adoptions are granted, milestones and conferences where the conditions hold. A veto no player can cast is not cast.',
  'OT-FLOW-18':
    'Dice of a turn fall in order: happening and its target; moves of hordes and hosts; crises; measures; counter-measures; regions of armed movements; terms of leaders; the award for the strongest. One candidate alone needs no die. Nothing else is left to chance.',
  'OT-FLOW-17': 'When a region changes hands, it does so at once for all rules. Only the published map waits for the end of the cycle.',
  'OT-ACT-01': 'An action that breaks a rule is refused with a reason and changes nothing.',
  'OT-ACT-02':
    'An action is examined first for whether the game is over, whether it exists and is complete, who does it and when; then for the limit of the turn, for what it names, for whose Nation acts and whether it lives; and last for its own conditions. The first fault is told.',
  'OT-ACT-03':
    'Notes are kept word for word with author, turn and subject, and never change anything that is counted. A note may have 4,000 characters, or as many as agreed.',
  'OT-ACT-04':
    'The list of things a player may do now is finite, always in the same order, and each of them would be accepted. It holds no examples of everything: other actions may be lawful too.',
  'OT-ACT-05':
    'Where the list of possible actions names other Nations or regions, it names the six nearest, or as many as agreed, nearest first and unreachable ones last. What it proposes is open, without notes and declines no bonus.',
  'OT-ACT-06':
    'What a Nation does is ordered by whoever controls it, and in the phase of orders unless a rule says otherwise. The referee acts for Nations without a controlling player by the same actions and within the same limits.',
  'OT-ACT-07':
    'All that happens is told as it happens, with one telling for each thing, and every number that changes is told with its old and its new value.',
  'OT-ACT-08':
    'Whoever’s turn it is to choose takes a Nation that is open to players and not yet taken; it becomes that player’s principal Nation.',
  'OT-ACT-09':
    'A player distributes the attributes of their own Nation once, five values in each group, each within the bounds and each group adding up exactly. The same is done in a total epoch.',
  'OT-ACT-10': 'When all attributes are distributed and the world is prepared, the referee starts the game.',
  'OT-ACT-11': 'After the happenings the referee opens the orders, and nobody is ready yet.',
  'OT-ACT-12':
    'Players say that they are ready when they have given their orders. They may do so without any measure, and let the turn pass.',
  'OT-ACT-13':
    'As long as orders are open, a player who is ready may take that back; this counts as an action. Whoever is ready may do nothing else but accept or reject offers.',
  'OT-ACT-14':
    'The referee closes the orders; if somebody is not ready, only by saying expressly that time is up. Then measures are adjudicated.',
  'OT-ACT-15': 'When the referee has ruled on the measures, the referee has the turn resolved.',
} as const;
