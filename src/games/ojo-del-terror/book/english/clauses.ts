import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules in English, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'ET-TRAIT-01': 'A planet without traits has a Defence of 0.',
  'ET-TRAIT-02': 'Extreme conditions add exactly 1 to a planet’s Defence in every turn, whoever controls it.',
  'ET-TRAIT-03': 'Each resource symbol on a planet gives whoever controls the planet one more action and one more point in every turn.',
  'ET-TRAIT-04':
    'Each unit of inhabitants absorbs one point of attack and dies. A planet can be conquered only when all its inhabitants are dead; of what kind they are makes no difference in the fight.',
  'ET-TRAIT-05': 'Inhabitants who have been killed never come back.',
  'ET-TRAIT-06':
    'A world sacred to a god of its controller’s faith gives that player one more action per turn. Being sacred brings no points by itself.',
  'ET-TRAIT-07':
    'A planet may have several traits at once: extreme conditions, resources, inhabitants and gods it is sacred to. Each works by itself, and all add up.',
  'ET-PACK-01':
    'The default map has 10 sectors (7 outer ones and 3 of the Eye), 20 subsectors, 56 planets (41 outer, 15 in the Eye) and 20 resource symbols (15 outer, 5 in the Eye).',
  'ET-PACK-02':
    'On the default map two subsectors are adjacent exactly when their cells share an edge. There are 31 such pairs; 10 of them cross the Boundary, 2 of these at the Gates of Cadia.',
  'ET-PACK-03': 'On the default map the subsectors GTE-1 and PC-2 touch only at a corner and are therefore not adjacent.',
  'ET-PACK-04': 'On the default map the Gates of Cadia are the two subsectors PC-1 and PC-2, and no others.',
  'ET-PACK-05': 'Cadia has extreme conditions and 3 units of Cadian Guard.',
  'ET-PACK-06': 'Fenris has 2 units of Space Marines and no extreme conditions.',
  'ET-PACK-07':
    'On the default map each of the four major gods has exactly 3 sacred worlds, 2 in the Eye and 1 outside, and every sector of the Eye holds at least 2 sacred worlds.',
  'ET-PACK-08':
    'On the default map the sector Gates of Cadia has five planets, exactly one resource symbol and no sacred world: whoever holds all of it, and nothing else, has 6 actions.',
  'ET-PACK-09': 'The default map has 12 home worlds, one in each outer subsector that is not a gate. A home world has no traits.',
  'ET-PACK-10':
    'There are 12 warbands: 4 dedicated to a major god (one each), 3 to a minor god (one each), 2 of Absolute Chaos and 3 of renegades.',
  'ET-PACK-11':
    'On the default map all 18 deeds can be achieved by three or more players. Two players cannot achieve Burn in the Warp and Warlord, but all the others.',
  'ET-VAL-01': 'A content pack is refused if two entries of the same list have the same identifier.',
  'ET-VAL-02':
    'A content pack is refused if it refers to a sector, a subsector, a kind of inhabitants, a god, a dedication or a Cadia that it does not contain. No god may be called like Absolute Chaos or the renegades.',
  'ET-VAL-03': 'A content pack is refused if one of its subsectors has fewer than two planets.',
  'ET-VAL-04': 'A content pack is refused if one of its sectors has no subsector.',
  'ET-VAL-05': 'A content pack is refused unless it has at least one outer sector and at least one sector of the Eye.',
  'ET-VAL-06': 'A content pack is refused if it makes a subsector adjacent to itself or names the same two adjacent subsectors twice.',
  'ET-VAL-07':
    'A content pack is refused if its map falls apart: every subsector must be reachable from every other by way of adjacent ones.',
  'ET-VAL-08':
    'If a content pack draws its subsectors as cells of a grid, it must do so for all, no cell may belong to two, and exactly those subsectors must be adjacent whose cells share an edge. Otherwise it is refused; a shared corner does not count.',
  'ET-VAL-09': 'A content pack is refused unless at least one pair of adjacent subsectors crosses the Boundary at a gate.',
  'ET-VAL-10':
    'A content pack is refused unless its numbers are whole and within range: own Defence of a planet 0 to 9, resource symbols 0 to 9, units of inhabitants 1 to 20, points of a deed 0 to 100.',
  'ET-VAL-11':
    'A content pack is refused unless it has a major god and each of its major gods has exactly three sacred worlds, at least one of them in the Eye and at least one outside.',
  'ET-VAL-12':
    'At the beginning a world may be sacred to a major god or to none. A content pack in which it is sacred to a minor god is refused.',
  'ET-VAL-13':
    'The home worlds of a content pack are numbered from 0 without gaps or repetitions, and each is an outer planet without inhabitants. Otherwise the pack is refused.',
  'ET-VAL-14':
    'Each row of the start table of a content pack is for 2 to 12 players and names as many different home worlds as there are players. Otherwise the pack is refused.',
  'ET-VAL-15':
    'A content pack is refused if it has fewer than two warbands or fewer than the largest number of players in its start table.',
  'ET-VAL-16':
    'Each deed of a content pack is one of the eighteen known ones and stands in it once at most; otherwise the pack is refused. A pack may leave deeds out, which nobody can then claim, and may change their points.',
  'ET-VAL-17': 'Whoever has a content pack checked is told all its faults at once, not only the first.',
  'ET-CFG-01': 'The game is for 2 to 12 players. Their names all differ, none is empty, and none is the name kept for the referee.',
  'ET-CFG-02': 'A game with a faulty content pack is not set up; each fault of the pack is told.',
  'ET-CFG-03':
    'A game that begins on home worlds is not set up if the start table of its content pack has no row for that number of players. A game that begins without planets needs no such row.',
  'ET-CFG-04': 'A game is not set up if its content pack has fewer warbands than there are players.',
  'ET-CFG-05':
    'If the warbands are fixed beforehand, one existing warband is named for each seat and none twice. Otherwise the game is not set up.',
  'ET-CFG-06': 'A game is not set up with an option that does not exist or with a value that the option does not allow.',
  'ET-CFG-07':
    'An option that nobody sets has its usual value: 8 turns of which 2 pay double, home worlds by the table, bands chosen, no referee, and so on. The usual number of lieutenants is none with 2 players, 1 with 3 and 2 with more.',
  'ET-CFG-08': 'The last turns of the game pay double: turns 7 and 8 unless another number of turns was agreed on.',
  'ET-STATE-01':
    'What cannot be understood, or what the rules do not allow, changes nothing and is refused with the reason. If several rules stand against it, the one that is checked first gives the reason.',
  'ET-STATE-02':
    'What a sheet may say in several ways is kept in one: the members of an alliance by seat and once each, the planets of a trade in the order of the map, and whatever was left open as nothing.',
  'ET-STATE-03':
    'Access, control, available actions and costs are those of the map with which the turn began. They never change while the sheets of that turn are being written.',
  'ET-STATE-04': 'Each published turn leaves exactly one report.',
  'ET-VIEW-01':
    'Until the turn is revealed, a player sees of the other sheets only whether they are committed: neither their orders nor how many there are nor how many actions they cost.',
  'ET-VIEW-02': 'A player sees the whole of their own sheet at any time.',
  'ET-VIEW-03': 'Until the turn is revealed, an onlooker sees of every sheet only whether it is committed.',
  'ET-VIEW-04':
    'The referee sees all sheets in full. In a game without a referee nobody does: whoever looks on as one sees what any onlooker sees.',
  'ET-VIEW-05':
    'Once a turn is published, everybody may read all its sheets in full: also alliances that did not come about, exchanges that failed and claims that were in vain.',
  'ET-VIEW-06': 'Until the turn is published, only the referee knows the verdicts on deeds. After that everybody does.',
  'ET-VIEW-07': 'Nobody, not even the referee, can see in advance what the lots will be.',
  'ET-VIEW-08':
    'Everything but the sheets is public: the map, points, warbands, favours, permanent actions, deeds achieved, the actions that each player has and the planets that each can reach.',
  'ET-VIEW-09':
    'When an order is written or struck, only its author and the referee are told. When a sheet is committed or taken back, everybody is told who did it, and nothing else.',
  'ET-SETUP-01':
    'Before a game begins its options and its content pack are checked. If anything is wrong, there is no game but a list of the faults.',
  'ET-SETUP-02':
    'Before home worlds are given out every planet is empty: nobody controls it, it has all its inhabitants, and it is sacred to the god that the map names, if any.',
  'ET-SETUP-03':
    'Each player begins in control of exactly one home world. Unless homes are drawn by lot, the start table says for each number of players which seat gets which home.',
  'ET-SETUP-04':
    'If homes are drawn by lot, the players draw in seating order from the homes that the start table names for their number and that are still free. The last player takes the one that is left.',
  'ET-SETUP-05': 'As an option nobody controls a planet at the start; all other rules stay the same.',
  'ET-SETUP-06': 'Home worlds are given out before warbands, so that a band can be chosen to suit the position.',
  'ET-SETUP-07': 'Players choose their warbands one after another, in seating order, unless bands are drawn by lot or fixed beforehand.',
  'ET-SETUP-08': 'If warbands are drawn by lot, each player in seating order draws one of those still free, and nobody chooses.',
  'ET-SETUP-09': 'If warbands are fixed beforehand, each seat gets the band named for it, and nobody chooses.',
  'ET-SETUP-10': 'Each player begins with 0 points, without favours, permanent actions or deeds, and every deed is still to be achieved.',
  'ET-SETUP-11': 'As soon as every player has a warband, turn 1 begins and orders are written.',
  'ET-SETUP-12':
    'Two players never lead the same warband, but their bands may serve the same power: two of Absolute Chaos, or two of renegades.',
  'ET-SETUP-13': 'A warband’s dedication never changes during the game, whatever favours the band gains.',
  'ET-FLOW-01': 'The game lasts as many turns as were agreed on, 8 by default, and never fewer, whatever happens on the map.',
  'ET-FLOW-02':
    'When a turn begins, all sheets are empty and open, no verdict stands, and everybody is told how many actions each player has.',
  'ET-FLOW-03':
    'While orders are written, everybody whose sheet is not committed may act, in any order, players without planets included. The referee may act too, if there is one.',
  'ET-FLOW-04': 'Without a referee, the turn is resolved and published as soon as the last player commits.',
  'ET-FLOW-05':
    'With a referee, the last player to commit hands the turn over for review; nothing is revealed before the referee publishes it.',
  'ET-FLOW-06':
    'All orders of a turn happen at once: nothing ordered in it changes the actions, the access, the control or the costs that other orders of the same turn rely on.',
  'ET-FLOW-07':
    'What a turn brings shapes the next one: a planet won gives access, actions and deeds of the beginning of a turn only from then on, and so with losses and the benefits of deeds. Defences, kills and conquests tell at once, on the fights, exchanges, eliminations, deeds and points of their own turn.',
  'ET-FLOW-08': 'When a turn is resolved, everything in it is published and scored; then the next turn begins or the game ends.',
  'ET-FLOW-09': 'A player need not use all actions. Unused ones are lost at the end of the turn, and an empty sheet is allowed.',
  'ET-FLOW-10':
    'Private talks and broken promises are allowed. An alliance that comes to nothing, or an attack promised and not ordered, costs no more than what the sheets themselves bring about.',
  'ET-FLOW-11':
    'It makes no difference in which order players commit, nor in which order a sheet lists its orders: the turn ends the same.',
  'ET-ACT-01': 'Only the players of a game may act in it, and the referee if there is one.',
  'ET-ACT-02':
    'Everything is done in its own phase: bands are chosen before the first turn, orders written while sheets are open, verdicts given in the review, lieutenants named at the end. When the game is over nothing can be done.',
  'ET-ACT-03':
    'Only whoever is to act may act: bands are chosen in seating order, only the referee closes, rules and publishes, and only the Supreme Lord names lieutenants. While orders are written every player may work on their own sheet.',
  'ET-WAR-01': 'A player chooses a warband that exists and that nobody else leads.',
  'ET-WAR-02':
    'The warband that a player chooses is theirs for the whole game, and everybody knows it. Then the next player in seating order chooses.',
  'ET-SHEET-01': 'A committed sheet can no longer be written on or committed again, unless it is taken back first.',
  'ET-SHEET-02':
    'Each order is checked when it is written, against the rules of its kind, the map with which the turn began and the rest of the sheet. An order that is not allowed is refused and never stands on a sheet.',
  'ET-SHEET-03':
    'There are six kinds of orders: to invade, to defend a planet, to defend a sector, to cede a planet, to trade planets and to claim a deed. Any other is refused.',
  'ET-SHEET-04': 'The orders of a sheet never cost more actions than the player has; an order that would exceed them is refused.',
  'ET-SHEET-05': 'Only an order that stands on the sheet can be struck from it. Striking one never makes the others illegal.',
  'ET-SHEET-06':
    'To hand in a whole sheet replaces what was written and commits it at once. If one of its orders is not allowed, nothing changes and the first such order is named.',
  'ET-SHEET-07':
    'While orders are still being written, a player may take a committed sheet back. Its orders stay, and it can be changed again.',
  'ET-SHEET-08': 'An empty sheet may be committed.',
  'ET-INV-01': 'Only a planet of the map can be invaded.',
  'ET-INV-02':
    'Nobody can invade a planet that they already control. Empty planets can be invaded, and those of any other player, an ally’s or a partner’s among them.',
  'ET-INV-03':
    'A player invades planets in or next to a subsector where they control a planet. A player without planets can only raid: outer worlds, and no sector that is wholly held by one other player.',
  'ET-INV-04': 'A planet is invaded a whole number of times, at least once.',
  'ET-INV-05':
    'A sheet holds one order to invade for each planet. Several Invasions of the same planet are one order with a higher number.',
  'ET-INV-06':
    'An order to invade may name an alliance and a Warlord. Its members are players who can reach the planet and do not hold it, the author among them; whoever receives the planet and whoever kills first are members, and the Warlord is another member.',
  'ET-INV-07': 'An Invasion costs 1 action, and 2 across the Boundary of the Eye of Terror. At the Gates of Cadia it costs 1.',
  'ET-INV-08': 'A single Invasion has an attack value of 1, and each further Invasion of the same planet adds 1.',
  'ET-INV-09':
    'What an Invasion costs depends only on the way there, never on the Defence of the planet. Across the Boundary every point of attack costs 2 actions, also against a defended planet or one with extreme conditions.',
  'ET-INV-10':
    'A player may invade and defend the same planet in one turn; the Defence then counts against that player’s own Invasion too.',
  'ET-INV-11': 'An Invasion goes ahead even if the planets from which it sets out are lost in the same turn.',
  'ET-INV-12':
    'A player who chooses to invade across the Boundary needs a planet in a subsector that is adjacent to the target’s on the other side of the Boundary, and not by way of the Gates of Cadia.',
  'ET-ALLY-01': 'An alliance has at least two members, all of them players of the game. Whoever is named twice counts once.',
  'ET-ALLY-02': 'Whoever writes the terms of an alliance is one of its members.',
  'ET-ALLY-03': 'No member of an alliance controls the planet that it attacks.',
  'ET-ALLY-04': 'Every member of an alliance must be able to reach the planet that it attacks.',
  'ET-ALLY-05':
    'The player who is to receive the planet is a member of the alliance. So is whoever is to kill the inhabitants first, if anybody is named.',
  'ET-ALLY-06': 'Only somebody who attacks in an alliance can acknowledge a Warlord.',
  'ET-ALLY-07': 'Whoever is acknowledged as Warlord is another member of the alliance; nobody acknowledges themselves.',
  'ET-ALLY-08':
    'An alliance comes about only if every one of its members invades the planet and writes the same members and the same receiver. Numbers of Invasions, the way, the Warlord and the first killer may differ; somebody kills first only if all members named the same one.',
  'ET-ALLY-09':
    'An alliance that is not written by all the members it names does not come about: each of them attacks alone, with their full attack value, even where some of them agree. It does not spoil another alliance whose members all wrote the same.',
  'ET-ALLY-10':
    'Each member of an alliance pays for their own Invasions, at what the way costs them, whether or not the alliance comes about.',
  'ET-ALLY-11': 'An alliance fights as one attacker, with the attack values of its members added up.',
  'ET-ALLY-12': 'If an alliance conquers, the planet goes to the member whom they all named to receive it.',
  'ET-ALLY-13':
    'Acknowledging an ally as Warlord counts for that deed and for nothing else; the members of an alliance need not agree on it.',
  'ET-DEF-01': 'Only a planet of the map can be defended.',
  'ET-DEF-02':
    'A player defends planets of their own and any planet in or next to a subsector where they control a planet. A player without planets cannot defend.',
  'ET-DEF-03': 'A planet is defended a whole number of times, at least once.',
  'ET-DEF-04': 'A sheet holds one order to defend for each planet. Several Defences of the same planet are one order with a higher number.',
  'ET-DEF-05':
    'To defend a planet costs 1 action for each point of Defence. Across the Boundary it costs 2, unless the planet is the player’s own or the way leads through the Gates of Cadia.',
  'ET-DEF-06':
    'Each action spent on defending a planet raises its Defence by 1 for this turn, against every attacker. It may belong to anybody or to nobody.',
  'ET-DEF-07': 'The Defences that several players give a planet add up, and so do those of its sector.',
  'ET-DEF-08': 'A Defence lasts one turn; the next turn begins with what the planet has by itself.',
  'ET-SEC-01': 'Only a sector of the map can be defended.',
  'ET-SEC-02': 'A player defends only sectors of which they control every planet.',
  'ET-SEC-03': 'A sector is defended a whole number of times, at least once.',
  'ET-SEC-04': 'A sheet holds one order to defend for each sector. Several Defences of the same sector are one order with a higher number.',
  'ET-SEC-05': 'To defend a sector costs 2 actions each time, on either side of the Boundary and wherever the player’s other planets are.',
  'ET-SEC-06': 'Each Defence of a sector raises the Defence of all its planets by 1, for this turn only.',
  'ET-CEDE-01': 'A player can cede only planets that they control when the turn begins.',
  'ET-CEDE-02': 'A planet is ceded to another player, not to oneself.',
  'ET-CEDE-03': 'A planet is promised only once on a sheet: nobody can cede it twice, or cede it and trade it.',
  'ET-CEDE-04':
    'To cede a planet costs no action. It works at any distance and over the Boundary, and nobody is limited in how many planets they cede or receive.',
  'ET-CEDE-05':
    'A planet is ceded after the invasions, if its giver still controls it and the exchange to which it belongs, if any, takes place. Otherwise nothing happens.',
  'ET-CEDE-06':
    'A ceded planet belongs to its receiver from the next turn on. In the turn of the cession it still counts for its giver, in points and for eliminations. The receiver need do nothing and may be without planets.',
  'ET-CEDE-07':
    'If two players cede planets to each other in the same turn, that is one exchange: all of them pass or none does. Without anything in return, and without a trade between the two that the other did not mirror, a cession is a gift.',
  'ET-TRADE-01': 'Planets are traded with another player, not with oneself.',
  'ET-TRADE-02':
    'A trade names at least one planet on each side, all of them on the map and none twice. Whoever wants to give for nothing cedes instead.',
  'ET-TRADE-03':
    'When the turn begins, the author of a trade controls all planets that they give, and the partner all those that they ask for.',
  'ET-TRADE-04': 'A planet that is promised elsewhere on the same sheet cannot be traded away.',
  'ET-TRADE-05':
    'A trade takes place only if the partner wrote the other half, as a trade or as cessions of all it asks for, and neither side lost what it gives to a third player. Otherwise none of its planets moves.',
  'ET-TRADE-06': 'The two sides of a trade need not give the same number of planets, and there is no limit to it.',
  'ET-TRADE-07':
    'A trade costs no action, at any distance and over the Boundary. What is traded belongs to its receiver from the next turn on.',
  'ET-CLAIM-01': 'Only a deed of this game can be claimed.',
  'ET-CLAIM-02': 'A deed that somebody achieved in an earlier turn can no longer be claimed.',
  'ET-CLAIM-03':
    'Some deeds are open only to bands of one god, of major gods, of minor gods, or of Absolute Chaos and renegades. No other band can claim them.',
  'ET-CLAIM-04': 'A sheet claims each deed once at most, but as many different deeds as its author likes.',
  'ET-CLAIM-05': 'A claim of Chaos Temple names two worlds, one in the Eye and one outside.',
  'ET-CLAIM-06':
    'A claim of Consecration names a sector of the Eye and a major god to whom a world in it is sacred. It names no god only if that sector has no such world.',
  'ET-CLAIM-07': 'A claim of Chosen of Chaos names the major god whose favour is to be gained.',
  'ET-CLAIM-08':
    'Claims are judged at the end of the turn, when planets have been won and handed over. A deed that is achieved without being claimed on the sheet of that turn gives nothing and stays open.',
  'ET-CLAIM-09': 'A claim in vain costs nothing and may be repeated in later turns.',
  'ET-LIEU-01':
    'The Supreme Lord names exactly as many lieutenants as the game provides for, all of them different: none with 2 players, 1 with 3 and 2 with more, unless agreed otherwise.',
  'ET-LIEU-02': 'Any other player may be named lieutenant, whatever their points; the Supreme Lord may not name themselves.',
  'ET-LIEU-03': 'When the lieutenants are named the game is over.',
  'ET-REF-01': 'The referee may close the orders. Sheets that are not committed then count as they stand.',
  'ET-REF-02':
    'In the review the referee may grant or deny any deed that a player claims on their sheet, and no other. A later verdict on the same claim replaces the earlier one.',
  'ET-REF-03': 'The referee’s verdict decides: a granted deed is achieved and a denied one is not, whatever happened on the map.',
  'ET-REF-04':
    'A granted Burn in the Warp pays for at least two players and a granted Warlord for at least two allies, even if there were fewer. The point for allies goes only to those who did acknowledge the Warlord in the attack that won.',
  'ET-REF-05': 'When the referee publishes the turn, it is resolved. The referee cannot change orders.',
  'ET-EVT-01':
    'A turn is told in the order in which it is resolved: alliances, Defences, planet by planet the kills and the fight, conquests, cessions, trades, eliminations, returns, deeds, points. Within each, planets and deeds come in the order of the map and the list, then players by seat.',
  'ET-EVT-02': 'Nothing of what a turn brings is told before the turn is published.',
  'ET-EVT-03':
    'A cession or trade that fails is told with its reason: either the two sheets do not make an exchange, or a planet was lost first. A gift can fail only because its planet was lost.',
  'ET-EVT-04':
    'Each planet that changes hands is told of once. What its receiver conquered is told as conquered, not as ceded or traded, and a cession that answers a trade is told as part of the trade.',
  'ET-ENUM-01': 'Every possible move that a player is offered is allowed.',
  'ET-ENUM-02':
    'The moves that are offered always come in the same order, and are a selection. Alliances of three or more, named killers, Warlords, the way across the Boundary by choice, greater numbers and trades of several planets are allowed although they are not offered.',
  'ET-ENUM-03':
    'To strike an order, to take a sheet back and to hand in a whole sheet at once are allowed but not among the moves offered. So whoever plays only by those comes to commit sooner or later.',
  'ET-ENUM-04':
    'Whoever may not act is offered no move: players who have committed, all players during the review, all but the Supreme Lord while lieutenants are named, and everybody when the game is over.',
  'ET-ENUM-05':
    'The referee is offered to close the orders while they are written, and in the review to publish the turn or to grant or deny each claim not yet ruled on. The Supreme Lord is offered every choice of lieutenants.',
  'ET-CTRL-01':
    'A player controls a subsector by controlling all its planets, and a sector by controlling all planets of all its subsectors.',
  'ET-CTRL-02':
    'A player without planets controls no subsector and no sector. The whole Eye is controlled by whoever controls every planet of all its sectors.',
  'ET-CTRL-03':
    'A planet that somebody controls never becomes empty again: it passes to another player by conquest, cession or trade, and in no other way.',
  'ET-ALLOW-01': 'Every player has 1 action, even without planets.',
  'ET-ALLOW-02': 'A player who controls planets has 1 more action, however many planets there are.',
  'ET-ALLOW-03': 'A player who controls one or more whole subsectors has 1 more action, however many there are.',
  'ET-ALLOW-04': 'Each resource symbol on a player’s planets gives 1 more action.',
  'ET-ALLOW-05': 'Each sector that a player controls gives 2 more actions, be it an outer one or one of the Eye.',
  'ET-ALLOW-06': 'Each permanent action that a player has gained by deeds gives 1 more action in every turn, even if all planets are lost.',
  'ET-ALLOW-07':
    'Each planet that is sacred to a god of its controller’s faith gives 1 more action; 1 only, even if it is sacred to two such gods.',
  'ET-ALLOW-08':
    'A warband’s faith is the god it is dedicated to, if any, and all gods whose favour it has gained. A favour takes no benefit of the old faith away.',
  'ET-ALLOW-09':
    'A band may have 1 more action: of a minor god by controlling any sacred world, of Absolute Chaos by worlds sacred to two different major gods, of renegades by planets in two outer sectors. Bands of major gods have none; favours and temples never take it away.',
  'ET-ALLOW-10':
    'All that gives actions adds up: a subsector inside a sector that a player controls counts as a subsector, and the sector counts besides.',
  'ET-REACH-01': 'A player has access to every planet of their own, wherever it lies.',
  'ET-REACH-02':
    'A player without planets can raid: invade any outer planet whose sector is not wholly controlled by one other player. No other planet is within their reach.',
  'ET-REACH-03':
    'A player reaches, at single cost, the planets of every subsector in which they control a planet, and of every subsector adjacent to one on the same side of the Boundary.',
  'ET-REACH-04':
    'Where two adjacent subsectors lie on different sides of the Boundary and one of them is a gate, the way from one to the other is at single cost.',
  'ET-REACH-05':
    'Where two adjacent subsectors lie on different sides of the Boundary and neither is a gate, a player with a planet in one reaches the planets of the other across the Boundary, at double cost.',
  'ET-REACH-06':
    'Access goes one step only, from a subsector with a planet of the player to an adjacent one. Neither a chain of subsectors nor a shared corner gives access.',
  'ET-REACH-07':
    'A player who does not ask for another way gets the cheapest: a planet on the target’s side or a gate spares the double cost, even if other planets of theirs lie across the Boundary.',
  'ET-REACH-08':
    'A sector that several players hold together, or in which a planet is empty, is open to raids. The Gates of Cadia can be raided like any other outer sector.',
  'ET-REACH-09':
    'A player may choose to invade across the Boundary, at double cost, although a cheaper way leads there. If passing the Gates of Cadia counts as crossing, which is an option, the way through a gate will do as well and costs single.',
  'ET-ADJ-01': 'When a turn is resolved, it is first decided on every planet which alliances come about.',
  'ET-ADJ-02': 'When a turn is resolved, the Defence of every planet is added up after the alliances and before any fight.',
  'ET-ADJ-03':
    'Every planet that is invaded is decided by itself, from the map with which the turn began: first inhabitants are killed, then attackers and Defence are compared. What happens on one planet does not influence another.',
  'ET-ADJ-04': 'When all planets are decided, all conquests take effect at once.',
  'ET-ADJ-05':
    'After the conquests, cessions and trades are judged on the map that these have left, and all that are good pass at once. That gives the map of the next turn.',
  'ET-ADJ-06':
    'Whether somebody is eliminated is judged after the conquests and before planets are handed over; whether somebody returns to the map is judged after that.',
  'ET-ADJ-07': 'The inhabitants who were killed in a turn are gone from the map of the next.',
  'ET-ADJ-08':
    'Deeds are judged after conquests and transfers, one after another in the order of their list. What is gained by one does not help with another in the same turn.',
  'ET-ADJ-09': 'Points are given when the deeds of the turn have been judged.',
  'ET-ADJ-10':
    'At the very end of a turn the permanent actions, favours and sacred worlds gained by deeds take effect, the turn goes into the record, the sheets are cleared, and the next turn begins or the game ends.',
  'ET-ADJ-11': 'Two players who conquer each other’s planets both succeed. Attacks of the same turn never cancel each other.',
  'ET-ADJ-12': 'The same map with the same sheets, verdicts and lots always gives the same result.',
  'ET-DV-01':
    'A planet’s Defence is what the map gives it, usually 0, plus 1 for extreme conditions, plus 1 for every Defence of the planet and for every Defence of its sector in this turn.',
  'ET-DV-02': 'A planet has one Defence in a turn, the same against all attackers, also against those who raised it.',
  'ET-DV-03': 'Inhabitants are not part of the Defence: they absorb attack by dying.',
  'ET-KILL-01':
    'Every attacker, winning or losing, kills inhabitants as long as there are any: one for each point of their own attack value. A point spent on killing is lost for overcoming the Defence.',
  'ET-KILL-02':
    'The attacker with the highest attack value of their own kills first, then the next, allies and rivals alike. The killer on whom an alliance has agreed counts as strong as its strongest member, but kills no more than their own attack value.',
  'ET-KILL-03':
    'If attackers who are equally strong come to kill and not enough inhabitants are left for all of them, lots decide in which order they kill.',
  'ET-KILL-04':
    'Among attackers who are equally strong, the killer on whom an alliance has agreed always comes before the other members of it.',
  'ET-KILL-05': 'Each kill is credited to the player who made it, also in an alliance and whatever the outcome of the fight.',
  'ET-KILL-06': 'Defence does not protect inhabitants: they die first, and only then is the rest of the attack compared with the Defence.',
  'ET-KILL-07': 'Inhabitants who survive an attack are what the planet has from the next turn on, also if nobody conquers it.',
  'ET-FIGHT-01':
    'Of several attackers on a planet only the one with the highest attack value can conquer it; an alliance counts as one. All others fail, even if the strongest fails too.',
  'ET-FIGHT-02':
    'An attack conquers if what is left of it after killing inhabitants is greater than the Defence. If it is equal or less, it fails.',
  'ET-FIGHT-03':
    'If exactly one attacker with the highest attack value overcomes the Defence, that one conquers the planet. If none does, the planet stays as it was.',
  'ET-FIGHT-04':
    'If several attackers share the highest attack value and each overcomes the Defence, a lot decides who conquers. An alliance has one lot, however many its members.',
  'ET-FIGHT-05':
    'A conquered planet goes to the attacker, or to the member of the alliance who was named to receive it, and its previous controller loses it.',
  'ET-FIGHT-06': 'A conquered planet has no inhabitants left: it falls only when all are dead.',
  'ET-FIGHT-07': 'A failed Invasion has no effect but the inhabitants it killed. Its actions are spent all the same.',
  'ET-FIGHT-08':
    'If an alliance conquers a planet, all its members have invaded it successfully, but only the one who receives the planet is its conqueror. Some deeds ask for the one, some for the other.',
  'ET-XFER-01':
    'What is handed over passes only if its giver still controls it after the invasions. A planet that was conquered from its giver is the conqueror’s, even if that is the one who was to receive it.',
  'ET-XFER-02':
    'A planet gained in a turn cannot be passed on in the same turn, for only what a player controls when the turn begins can be promised.',
  'ET-XFER-03': 'It makes no difference in which order planets are handed over, for no planet is promised twice.',
  'ET-XFER-04':
    'What two players hand to each other in one turn, by cessions or by trades not mirrored, is one exchange: all of it passes or nothing. Cessions of one side alone, with no such trade between the two, are gifts, each by itself.',
  'ET-XFER-05':
    'An exchange takes place if each planet that a trade in it asks for is ceded by the partner and asked for once only, and if after the invasions each planet in it is still with its giver or was conquered by the very player who was to have it.',
  'ET-XFER-06':
    'Two trades that mirror each other are an exchange of their own. It stands or falls without regard to what else the two players hand to each other.',
  'ET-XFER-07':
    'Whoever conquers a planet that was promised to them in an exchange has received it. The exchange is not spoilt by that, and what they promised in return passes.',
  'ET-ELIM-01':
    'A player is eliminated in a turn by losing the last planet to invasions: with planets when the turn began, and with none after its conquests.',
  'ET-ELIM-02': 'An eliminated player was eliminated by everybody who conquered one of their planets in that turn.',
  'ET-ELIM-03':
    'Gifts and trades neither save anybody from being eliminated nor eliminate anybody. Whoever loses all planets and is given one in the same turn is eliminated and returns at once; whoever gives the last one away is merely without planets from the next turn on.',
  'ET-ELIM-04':
    'A player without planets stays in the game with all points, favours and permanent actions, and may raid with 1 action and the permanent ones. As soon as they conquer or are given a planet they play on as before.',
  'ET-ELIM-05': 'A player may be eliminated more than once in a game.',
  'ET-DEED-01': 'Each deed can be achieved once in a game. After a turn in which somebody achieved it, it is closed to everybody.',
  'ET-DEED-02': 'A claim succeeds if what the deed asks for is fulfilled, or if the referee grants it.',
  'ET-DEED-03':
    'If several players achieve the same deed in the same turn, each divides their points by the number of those players and rounds up.',
  'ET-DEED-04':
    'If several players achieve the same deed in the same turn and it brings something besides points, a lot decides which of them gets that; the others get their points only.',
  'ET-DEED-05': 'A player may achieve several deeds in one turn, even with the same planets or fights.',
  'ET-DEED-06': 'Points of deeds are doubled in turns that pay double, after they have been shared.',
  'ET-DEED-07': 'Permanent actions, favours and sacred worlds gained by a deed count for the number of actions from the next turn on.',
  'ET-DEED-08':
    'Deeds reserved to a god, or to certain bands, look at the dedication only. As an option, the favour of Nurgle, Tzeentch, Slaanesh or Khorne also opens the deed reserved to that god, but no other.',
  'ET-DEED-09':
    'The favour of a god adds that god to the band’s faith, so that worlds sacred to it give the band actions. The favour of a god whom the band already serves brings nothing new.',
  'ET-DEED-10':
    'Avatar (major gods only): control three worlds sacred to your own god when the turn begins. 10 points and 1 permanent action.',
  'ET-DEED-11':
    'Chaos Temple (minor gods only): control a sacred world in the Eye and one outside when the turn begins, and name them. Both become sacred to your god for the rest of the game, besides their former god unless agreed otherwise, and so give 1 action each. No points.',
  'ET-DEED-12':
    'Burn in the Warp: take part in eliminating at least two players in the same turn, by conquering planets of theirs. 5 points for each of them. Whoever had no planets when the turn began does not count.',
  'ET-DEED-13':
    'Consecration (Absolute Chaos and renegades only): control a whole sector of the Eye when the turn begins. 7 points and the favour of a major god to whom a world in it is sacred.',
  'ET-DEED-14': 'Lord of the Eye of Terror: control every planet of the Eye when the turn begins. 20 points.',
  'ET-DEED-15': 'Plague of Nurgle (Nurgle only): control at least two planets with extreme conditions when the turn begins. 7 points.',
  'ET-DEED-16':
    'Warp Portal (Tzeentch only): invade at least two planets successfully in one turn, alone or in an alliance, with Invasions of your own that go across the Boundary at double cost. Passing the Gates of Cadia counts only if so agreed, and raids never do. 9 points.',
  'ET-DEED-17':
    'Delirium Tremens (Slaanesh only): kill at least two units of inhabitants in one turn, of any kind, on one planet or several. 6 points.',
  'ET-DEED-18':
    'Invincible: hold, from the beginning of the turn, a planet whose Defence is 5 or more in this turn, having raised it yourself by 1 at least, and not lose it to a conqueror. 5 points. Nobody need attack it, and it may be ceded.',
  'ET-DEED-19':
    'Chosen of Chaos: control at least one world sacred to each major god when the turn begins. 8 points and the favour of a major god of your choice.',
  'ET-DEED-20': 'Pirate King: control at least three outer subsectors in at least two different sectors when the turn begins. 6 points.',
  'ET-DEED-21':
    'Warlord: invade a planet successfully in an alliance in which at least two other members acknowledge you. 4 points for each of them, and 1 point for them without a claim. Of several such attacks the one with most such allies counts.',
  'ET-DEED-22':
    'If several players achieve Warlord in the same turn, each divides their points by the number of those players and rounds up. An ally still gets 1 point from each Warlord they acknowledged.',
  'ET-DEED-23':
    'No Mercy, No Pardon: invade a planet at least four times in one turn without allies, with or without success. 5 points. An alliance that did not come about counts as none. As an option the planet must be conquered.',
  'ET-DEED-24':
    'Call of the Daemon Weapon: control at least one planet in each of three different outer sectors when the turn begins. 5 points and 1 permanent action.',
  'ET-DEED-25':
    'Forced Recruitment: kill at least three units of Chaos Marines in one turn, or of such other inhabitants as were agreed on. 1 permanent action and no points.',
  'ET-DEED-26':
    'Rivalry between Gods (major and minor gods only): control at least two worlds sacred to one and the same god other than the one your band is dedicated to when the turn begins. 7 points. A god whose favour you have gained is still another god.',
  'ET-DEED-27':
    'Fall of Cadia: conquer Cadia in this turn, whoever held it. 12 points on top of what the planet scores. To be handed it does not count.',
  'ET-DEED-28': 'Skulls for the Throne of Skulls! (Khorne only): conquer at least three planets in one turn. 8 points.',
  'ET-SCORE-01': 'Each planet that a player controls scores 1 point per turn.',
  'ET-SCORE-02': 'Each resource symbol on a player’s planets scores 1 point more per turn.',
  'ET-SCORE-03': 'Each subsector that a player controls scores 1 point more per turn; each one counts.',
  'ET-SCORE-04': 'Each outer sector that a player controls scores 3 points more per turn.',
  'ET-SCORE-05': 'Each sector of the Eye that a player controls scores 5 points more per turn.',
  'ET-SCORE-06': 'All points of territory add up: a sector scores besides its subsectors, its planets and their resource symbols.',
  'ET-SCORE-07':
    'The points of the deeds achieved in a turn are added to those of territory, and so are the points for having acknowledged a Warlord.',
  'ET-SCORE-08': 'In turns that pay double, the points of territory and deeds together are multiplied by 2.',
  'ET-SCORE-09': 'The points of a turn are added to the player’s total, which never goes down.',
  'ET-SCORE-10': 'Every turn scores for every player, from the first one on; whoever has neither planets nor deeds scores 0.',
  'ET-SCORE-11':
    'A conquered planet scores for its conqueror in the same turn; one that is ceded or traded scores for its giver in that turn and for its receiver from the next one on. As an option territory is scored as it was when the turn began.',
  'ET-RAND-01':
    'No lot is drawn where it would decide nothing: for a single candidate, among equals who can all kill, for a tie where fewer than two overcome the Defence, or for a shared deed that brings only points.',
  'ET-RAND-02': 'A turn without ties is resolved without any lot.',
  'ET-RAND-03':
    'In each lot all candidates are equally likely. A throw of 1 takes the first of their list, a throw of 2 the second, and so on; the report of the turn counts the same places from 0.',
  'ET-RAND-04':
    'Lots are drawn in a fixed order whatever the order of the sheets: planet by planet in the order of the map, first for kills and then for the fight, and after that deed by deed.',
  'ET-END-01':
    'The game ends when its last turn, by default the eighth, has been scored. It never ends earlier, even if one player holds every planet.',
  'ET-END-02': 'The one player with the highest total becomes Supreme Chaos Lord.',
  'ET-END-03': 'A Supreme Lord names lieutenants, and then the game is over. If the game provides for none, it is over at once.',
  'ET-END-04': 'The Supreme Lord and the lieutenants win together. All other players are their servants.',
  'ET-END-05':
    'If two or more players share the highest total, they are all Paladins of Chaos and win together. There are then neither lieutenants nor servants, and the game is over at once.',
  'ET-END-06': 'Nothing separates equal totals: neither planets nor deeds nor seats.',
  'ET-END-07':
    'When the game is over, players are ranked by their totals; equal totals share a rank, and as many ranks are then left out (1, 2, 2, 4). The result names the Supreme Lord with lieutenants and servants, or else the Paladins.',
  'ET-END-08': 'A player without planets can win, for only the totals count.',
  'ET-END-09': 'Being eliminated takes nothing from a player but the planets, which belong to their conquerors.',
  'ET-END-10': 'When the game is over no orders are accepted, and all sheets are public.',
};
