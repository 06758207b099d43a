import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules in English, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'GM-DICE-01': 'The game has one kind of die, with ten sides numbered 0 to 9; the face 0 always counts as 10.',
  'GM-DICE-02':
    'Chance comes in at two points only: the lot that decides the order of play, and the ten-sided die where a rule calls for it. No other die is ever rolled.',
  'GM-COMP-01':
    'The sheet of a country holds its name, a free description, its Relevance, the four characteristics, its cities and which of them is the capital, its characters, and which of them, if any, is the principal.',
  'GM-COMP-02': 'Every character has a name and a title; neither may be left blank.',
  'GM-MAP-01':
    'Two territories are neighbours if an edge of the map joins them, and only then; what holds in one direction holds in the other.',
  'GM-MAP-02': 'Neither troops nor characters can cross an edge that is a cliff; rivers and open borders stop nobody.',
  'GM-MAP-03': 'Land is coastal if any edge joins it to a sea, even an edge that is a cliff.',
  'GM-MAP-04': 'Cities stand on land only, and no territory holds more than one.',
  'GM-MAP-05': 'Every land territory has exactly one master, a living player or nobody in particular; seas have no master.',
  'GM-MAP-06': 'Whoever controls a territory controls the city in it.',
  'GM-MAP-07':
    'Map order is the order in which the map lists its territories; within one territory the garrison comes before the army and the army before the patrol.',
  'GM-MAP-08': 'An island, which only seas connect with the rest, belongs to a country like any other land.',
  'GM-PACK-01':
    'The ready-made map for two to ten players has one country of eight territories for each player, and two seas: the Mar de Fora outside and the Mar de Dins inside.',
  'GM-PACK-02':
    'On the ready-made maps the countries form a ring: each borders the next by three edges, one of them a river, which makes nineteen edges for every player.',
  'GM-PACK-03':
    'On the ready-made maps every country begins with three cities, in its first, third and sixth territory, and has room for five more.',
  'GM-PACK-04':
    'The ready-made maps obey every rule for maps, all their places can be reached, and no country is better placed than another.',
  'GM-PACK-05':
    'There is a ready-made map for every number of players; it is the board unless you bring or draw one, and the pattern for whoever draws.',
  'GM-MAPV-01': 'Every territory of a map bears a sign of its own; a blank one, or the same sign twice, is refused.',
  'GM-MAPV-02': 'A map has at least three land territories for each player, and at most 200 in all.',
  'GM-MAPV-03':
    'Land may have any of the nine features: plain, mountain, forest, river, lake, marsh, desert, cliff and volcano. Seas have none.',
  'GM-MAPV-04': 'Each edge joins two different territories of the map, and no two edges join the same pair.',
  'GM-MAPV-05': 'From any territory of a map every other can be reached without crossing a cliff.',
  'GM-MAPV-06': 'A map has exactly as many countries as there are players.',
  'GM-MAPV-07': 'Every land territory, islands included, lies in exactly one country: none is left over and none is shared.',
  'GM-MAPV-08': 'Seas belong to no country.',
  'GM-MAPV-09': 'Every country of a map has at least three land territories.',
  'GM-MAPV-10': 'Every country of a map starts with three cities, no more and no fewer.',
  'GM-MAPV-11': 'The three first cities of a country stand in three different territories of that country.',
  'GM-MAPV-12': 'Every city of a map has a name, and no two have the same.',
  'GM-KIND-01':
    'Each kind of disaster needs a certain terrain. Epidemic, famine and earthquake strike anywhere; a hurricane needs a coast; a flood a river, lake, marsh or coast; a drought plain or desert; a volcano a volcano or a mountain.',
  'GM-KIND-02':
    'You may replace the list of disasters by your own, if no two kinds bear the same sign and at least one of them can strike anywhere.',
  'GM-SHEET-01':
    'For each Relevance there are four ready-made countries, balanced, warlike, learned and courtly, which spend exactly their points of creation.',
  'GM-SHEET-02':
    'A ready-made country has its capital and all its characters in its first city in map order and its new cities in the first free territories, those without walls before those with. It is offered only where there is room for it.',
  'GM-SHEET-03':
    'There are three ready-made deployments: the Army spread evenly over the cities with the rest in the capital; all of it in the capital; or, from 6 points on, half of it in the field beside the capital, 2 points of that as a patrol.',
  'GM-NAME-01':
    'Characters for whom nobody finds a name take the next from a list of thirty old Catalan ones, each player beginning at a different place; their titles are sovereign, chancellor, marshal, envoy and then steward.',
  'GM-CFG-01':
    'The game is for two to ten different players: with one ten-sided die no more than ten can be told apart when an event picks its victim.',
  'GM-CFG-02':
    'Without a map of your own you play on the ready-made one for your number of players; when the board is drawn, the ready-made map is the drawing that is suggested.',
  'GM-CFG-03': 'An option with a value that it cannot have is refused by name, and an option you do not mention keeps its usual value.',
  'GM-CFG-04': 'With equal Relevance every country has the size agreed on beforehand, medium unless you say otherwise.',
  'GM-CFG-05': 'You may play without events; then a turn has no events phase and no event die is rolled.',
  'GM-CFG-06':
    'Wherever a formula divides, each quotient is rounded by itself: down as a rule, or up, or to the nearest with halves going up, as agreed beforehand.',
  'GM-CFG-07': 'However bad things are, a living player has at least one action in a turn; by agreement the least may be none.',
  'GM-CFG-08': 'A city founded during play brings 2 points of garrison with it; by agreement 1 or none.',
  'GM-CFG-09':
    'Terrain does not matter in battle unless you agree that it does; then a battle in mountains or forest gives the defending side 1.',
  'GM-CFG-10': 'Each character may make one journey in a turn; by agreement up to five.',
  'GM-CFG-11': 'You may agree that characters cannot hide; then everybody always knows where everybody is.',
  'GM-CFG-12': 'You may agree that nobody is asked to help another country in a crisis.',
  'GM-CFG-13': 'No player may own more than ten living characters, captives included; by agreement the limit is anything from 2 to 20.',
  'GM-CFG-14': 'No player may propose more than ten trades in a turn; by agreement fewer, or none.',
  'GM-CFG-15': 'A game played for conditions has no last turn, unless you agree on one; then the points decide when it is over.',
  'GM-STATE-01': 'In one territory a player has at most one unit of each kind, and a unit without points does not exist.',
  'GM-STATE-02': 'A garrison stands only in a city of its owner; a city that is nobody’s may have one of its own.',
  'GM-STATE-03': 'A player’s Army is the sum of the points of all its units; there is no other count of it.',
  'GM-STATE-04': 'Characteristics and Counterpower are whole numbers from 0 to 10; what would take them beyond is lost.',
  'GM-STATE-05':
    'Wherever a rule speaks of Authority it means the base value less Counterpower, but never less than 0. Losses and gains change the base.',
  'GM-STATE-06': 'A character’s values go from 0 to 3, and at least one of the four is 1 or more.',
  'GM-STATE-07': 'A character can be used while it is alive, free, not yet active this turn and in no city struck by a disaster this turn.',
  'GM-STATE-08':
    'The principal of a country is one of its own living characters; the office stands empty only while the country has no free character.',
  'GM-STATE-09': 'A captive is always held on land that its captor controls.',
  'GM-STATE-10': 'Characters who have died, and those of players who are out, never come back.',
  'GM-STATE-11':
    'Every point by which an Army grows or shrinks is booked with its reason: recruited, founded, received, lost, sent home, given or disbanded.',
  'GM-VIS-01':
    'The map and all troops, the characteristics, the actions, the characters’ names and values, captives, sieges, crises and points of intel lie open. Secret are only orders not yet read, the places of free characters and what is negotiated.',
  'GM-VIS-02':
    'Nobody but you knows what is on your sheet, nor how many orders, until each of them is read, annulled or void. Whether you have closed it everybody knows.',
  'GM-VIS-03':
    'When characters may hide, only the owner knows where a free character is and how often it has travelled; everybody else knows where they last saw it.',
  'GM-VIS-04':
    'When the first turn begins everybody knows the city of each principal, and nobody knows where the other characters of a rival are.',
  'GM-VIS-05':
    'Everybody sees where a character is at the moment it is active, is the target of an attempt, or is captured, freed, killed, won over, introduced or brought home.',
  'GM-VIS-06':
    'A journey is seen by its owner alone, except that a player whose land it enters sees the traveller in the first of those territories.',
  'GM-VIS-07': 'The sheets of the countries and the deployments of the Armies stay secret until everybody has handed in both.',
  'GM-VIS-08':
    'An offer is known to the two it concerns alone. When it is accepted everybody sees the goods and the intel that change hands, but only the two see the information.',
  'GM-VIS-09':
    'Everybody sees who has to answer which kind of question. Who travels, and where, is known only to the owner and to the one who may react, until an attempt is made.',
  'GM-VIS-10': 'An onlooker sees what is public and nothing else.',
  'GM-VIS-11': 'The list of what you may do never gives away anything that you cannot see.',
  'GM-VIS-12': 'A player who is out sees what an onlooker sees.',
  'GM-SETUP-01':
    'A game is prepared step by step: the order of play, the drawing of the board if it is drawn, the choice of countries, their Relevance, their creation, and the deployment of the Armies.',
  'GM-SETUP-02':
    'Everybody creates a country and deploys its Army at the same time and in secret, and what has been handed in cannot be changed.',
  'GM-SETUP-03':
    'When all have deployed, the sheets and the Armies are shown, the city of each principal is announced, and the first turn begins with no modifiers, no Counterpower and no troubles.',
  'GM-ORDER-01': 'The order of play is drawn by lot; by agreement it is the order in which you sit.',
  'GM-BOARD-01':
    'The four steps of drawing the board go round in the order of play, so that with two or three players somebody draws twice.',
  'GM-BOARD-02':
    'Whoever draws first draws the coast: land, islands and seas, with their names and what touches what, but no cliffs or rivers between them and no features.',
  'GM-BOARD-03':
    'Whoever draws second gives features to the land and makes cliffs or rivers of edges that are there, and changes nothing else.',
  'GM-BOARD-04': 'Whoever draws third divides all the land, islands too, into as many named countries as there are players.',
  'GM-BOARD-05': 'Whoever draws fourth places three cities in three different territories of each country.',
  'GM-BOARD-06': 'Each step of the drawing is checked at once; what breaks a rule for maps is refused, and the same player tries again.',
  'GM-BOARD-07': 'A ready-made map is played as it stands, without drawing anything.',
  'GM-DRAFT-01':
    'The countries are picked one by one in the order of play, going on from whoever comes after four drawing steps; this is so even when nothing was drawn.',
  'GM-DRAFT-02': 'When it is your turn you pick one country of the map that nobody has picked yet.',
  'GM-DRAFT-03': 'The last country falls by itself to the last player.',
  'GM-DRAFT-04': 'With a country you receive all its land, its three cities without walls, and its name on the map as a suggestion.',
  'GM-REL-01':
    'A small, medium or large country has 20, 30 or 40 points of creation, begins its Army with 5, 10 or 15 points and its number of actions with 1, 2 or 3.',
  'GM-REL-02':
    'When Relevance is left to chance each player in order rolls the die: 1 to 5 is a small country, 6 to 8 a medium one, 9 and 10 a large one.',
  'GM-REL-03': 'The Relevance of a country never changes during play.',
  'GM-CREA-01': 'You may spend all the points of creation that your Relevance gives you, but no more; points you do not spend are lost.',
  'GM-CREA-02': 'Each of the four characteristics starts at 0 and costs one point for every point, up to 10.',
  'GM-CREA-03': 'A character costs as many points as its values add up to; no value may be above 3, and at least one must be 1.',
  'GM-CREA-04': 'One and the same character may be good at several things.',
  'GM-CREA-05': 'A country may begin without characters; if it has any, one of them must be named principal.',
  'GM-CREA-06': 'At creation a new city costs 1 point, a new city with walls 2, and walls for one of the first three cities 1.',
  'GM-CREA-07':
    'A new city needs land of your own country without a city, and a name that is not taken. Should two players have chosen the same name in secret, the later in order becomes the second of that name.',
  'GM-CREA-08': 'Each point of creation that you put into the Army is one point of Army.',
  'GM-CREA-09': 'You mark one of your cities as your capital, and the mark never moves, even if the city is lost.',
  'GM-CREA-10': 'The principal begins in one of your cities, every other character anywhere in your country.',
  'GM-CREA-11': 'Your country, and each character and its title, must be given a name; none may be left blank.',
  'GM-DEPL-01':
    'Your first Army is the 5, 10 or 15 points of your Relevance, 2 for each city, your Militarism, half your Technology, and the points of creation put into it.',
  'GM-DEPL-02': 'You spread all of your first Army, and no more than that, over garrisons, armies and patrols.',
  'GM-DEPL-03':
    'Garrisons begin in your own cities; armies and patrols on your own land or on a sea that it opens on. Each place and kind is named only once.',
  'GM-DEPL-04': 'The formula of the first Army is used only once; from then on the Army changes by what happens to it.',
  'GM-FLOW-01':
    'A turn has four phases: events, if you play with them; internal development, which is the crises and then the internal orders; external development, which is the external orders; and the resolution. Then the turn is closed.',
  'GM-FLOW-02':
    'While somebody has to answer a question, nobody else can act, and that player can do nothing but answer; negotiation waits as well.',
  'GM-FLOW-03': 'If one question leads to another, the one asked last is answered first; a question to a player who is out is dropped.',
  'GM-FLOW-04': 'Where everybody acts at the same time it does not matter who is first: nothing but a trade changes what another may do.',
  'GM-FLOW-05':
    'Your number of actions is fixed when the internal orders begin; whatever changes your characteristics later counts only for the next turn.',
  'GM-FLOW-06':
    'Only for a player who has no action at all this turn is the sheet closed automatically. Whoever has filled the sheet closes it like everybody else, so that nobody can tell.',
  'GM-FLOW-07':
    'The external orders begin when every living player has closed the internal ones, which are then final; the resolution begins when everybody has closed the external ones too.',
  'GM-FLOW-08': 'The order of players in the resolution is fixed when it starts and does not change with their Authority.',
  'GM-FLOW-09':
    'In the first round of the resolution every living player has a turn to act; in later rounds only those who still have an order to carry out. Announced support of a rebellion does not count as one.',
  'GM-FLOW-10':
    'When it is your turn in the resolution you first do whatever is free, as you like, and from the second round on you then carry out one of your orders, internal or external, whichever you choose.',
  'GM-FLOW-11':
    'What stands on the sheet must be done: from the second round on you cannot pass while you have an order to carry out. Without one, and in the first round, you pass.',
  'GM-FLOW-12': 'If you alone still have orders, you carry them out one after another.',
  'GM-FLOW-13': 'The resolution is over when nobody has an order left; support of a rebellion that was not called for is void.',
  'GM-FLOW-14':
    'At the end of a turn: is it the last one; disasters not put in order cost Authority; sheets and offers are cleared; characters are fresh again; disasters pass; modifiers for the next turn come in; the next turn begins.',
  'GM-FLOW-15':
    'Those who have to act are the player who is asked, or those whose step it is; from the crises to the resolution, whoever holds an offer may answer it as well.',
  'GM-FLOW-16': 'A player who is out never acts again, and loses its place in the round and its orders on the spot.',
  'GM-FLOW-17':
    'Whether somebody has won or is out is looked at after every action, every trade and at the end of the turn; a game that is over stops there.',
  'GM-FLOW-18':
    'The first round of the resolution is for journeys and whatever else is free. No order is carried out in it, so that everybody can move or hide before the first one is read.',
  'GM-ERR-01':
    'If several things stand against an action, you hear first what holds in every game: it is over, you take no part, it is the wrong step, it is not your turn. Nobody is ever out of turn for a negotiation.',
  'GM-ERR-02': 'An action that is refused rolls no die, tells nobody anything and changes nothing.',
  'GM-ERR-03':
    'A refusal says which rule stands against the action and why; if there are several, it is the one that comes first in the rules of that action.',
  'GM-ENUM-01': 'Where characters may help, the suggestions are nobody, each of them alone, and all together; any other choice is as good.',
  'GM-ENUM-02': 'Where an amount is to be chosen, the suggestions are 1, half and all; any other amount in between is as good.',
  'GM-ENUM-03': 'Everything that is suggested to you is allowed, and if you have to decide something there is always a suggestion.',
  'GM-ENUM-04':
    'Proposing or taking back a trade, showing something, speaking and striking out an order are never suggested. Rejecting an offer always is, and accepting it while it can be fulfilled.',
  'GM-EVT-01': 'Every die is told once, as it fell and when it fell, and so is every change of something that everybody may see.',
  'GM-EVT-02':
    'What happens when an order is carried out is always told in the same sequence for its kind, beginning with the order itself; of an order that comes to nothing, you hear that it is void or annulled.',
  'GM-SACT-01':
    'Each step of the preparation belongs to certain players, and what belongs to it can be done only in that step and only by them.',
  'GM-SACT-02': 'At creation each of your first three cities may be given walls once, and no other city may be given walls in that way.',
  'GM-EVNT-01':
    'When events are played, one die is rolled at the start of each turn: on a 10 there is a natural disaster, on a 1 a discovery of resources, and otherwise nothing happens.',
  'GM-EVNT-02':
    'To see whom an event affects, the ten faces are shared out in equal parts among the living players in the order of their seats, and a face that is left over is rolled again.',
  'GM-EVNT-03': 'A player who discovers resources has one more action this turn.',
  'GM-EVNT-04':
    'In a disaster, the living player to the right of the afflicted one chooses the kind, and the next to the right chooses the city. With two players the afflicted player chooses the city.',
  'GM-EVNT-05': 'The disaster chosen must suit the terrain of at least one city of the afflicted player.',
  'GM-EVNT-06': 'The city struck must be one of the afflicted player’s, and its terrain must suit the disaster.',
  'GM-EVNT-07': 'After a disaster the afflicted player owes one action of Restore order.',
  'GM-EVNT-08':
    'Until the end of the turn neither the garrison of the stricken city nor any character in its territory, whoever owns them, can be used for anything.',
  'GM-EVNT-09':
    'Whoever comes into a stricken city later this turn is caught by the disaster too. Armies and patrols outside the walls are not, and those who merely pass through are not stopped.',
  'GM-EVNT-10': 'Everybody hears which disaster was chosen, and for which city.',
  'GM-CRIS-01': 'There are no crises in the first turn.',
  'GM-CRIS-02':
    'From the second turn on, every characteristic that stands at 3 or less when the crises begin is in crisis; what falls so low afterwards has to wait for the next turn.',
  'GM-CRIS-03': 'The players face their crises one after the other in the order of play; who has several chooses which comes first.',
  'GM-CRIS-04':
    'Facing a crisis costs one action of this turn, which you cannot refuse, and raises the characteristic by 1 at once, as Development would.',
  'GM-CRIS-05': 'If you have no action left, or the base value is 10 already, a crisis costs no action and raises nothing.',
  'GM-CRIS-06': 'A crisis is over without a roll if the characteristic has thus come to 4 or more.',
  'GM-CRIS-07': 'If the characteristic still stands at 3 or less, you test it against 11.',
  'GM-CRIS-08': 'In the test of a crisis you may be helped by your own usable characters in your country who have that characteristic.',
  'GM-CRIS-09':
    'If you want help in a crisis, each other living player with a free character who has not been active is asked in turn, and may send usable characters who are in your country and have that characteristic.',
  'GM-CRIS-10': 'A test passed in a crisis averts the worst and changes nothing else; it does not lift Blockade, Anarchy or Autarchy.',
  'GM-CRIS-11': 'If the test of Authority in a crisis fails, civil war breaks out, unless there is one already.',
  'GM-CRIS-12':
    'If the test of Diplomacy, Militarism or Technology in a crisis fails, Blockade, Anarchy or Autarchy grows by one level. Each level costs one action in this and every further turn.',
  'GM-CRIS-13':
    'Levels of Blockade, Anarchy and Autarchy add up from turn to turn, and are gone as soon as their characteristic reaches 4, by whatever means.',
  'GM-CRIS-14': 'Characters who have helped in a crisis are used for the rest of the turn; nobody takes reprisals if it fails.',
  'GM-CRIS-15':
    'Every crisis that you still have to face is suggested, with help from others accepted, and with nobody, each one alone or all of your characters who could help.',
  'GM-DECL-01':
    'You write your orders on your own sheet one by one, the internal ones in the internal step and the external ones in the external step.',
  'GM-DECL-02':
    'Internal and external orders share one number of actions: together they cannot be more than the crises of this turn have left you.',
  'GM-DECL-03':
    'Each order costs one action whatever comes of it. You may write fewer than you have actions, but what you do not use is lost.',
  'GM-DECL-04':
    'When you write an order you fix its aim, whom or what it is meant for. Troops, amounts, characters and intel you choose only when you carry it out.',
  'GM-DECL-05': 'Until you close your sheet you may strike out any order of this step again.',
  'GM-DECL-06': 'Once you have closed your sheet you can neither write nor strike out anything in this step, but you may still negotiate.',
  'GM-DECL-07':
    'In a civil war you must write Civil war once among your internal orders if you have any action at all; you may neither close the sheet without it nor use up the last action on something else.',
  'GM-DECL-08': 'You may write an order that is not possible yet, such as a siege by an army that has still to get there.',
  'GM-DECL-09':
    'Every order that you could write is suggested, with a name at hand where one is needed, and so is closing your sheet when you may.',
  'GM-DECL-10': 'You may tell others your orders, truly or falsely, or prove them by showing your sheet; nothing obliges you to.',
  'GM-TRAV-01': 'A journey takes one of your characters from territory to territory and costs no action.',
  'GM-TRAV-02':
    'A character can travel, even after it has been active, if it is yours and free, is in no stricken city, is not shut in by a siege, and has not yet made its journeys of this turn.',
  'GM-TRAV-03':
    'A journey goes from neighbour to neighbour, never over a cliff, enters no territory twice, does not come back to its start, and ends on land; it may cross seas.',
  'GM-TRAV-04': 'No journey enters the territory of a besieged city, except those of the besieger’s characters.',
  'GM-TRAV-05': 'A journey may be as long as you like; the traveller is in each territory in turn.',
  'GM-TRAV-06':
    'Each living rival whose land a journey enters has one chance to react, in the first such territory, even if the journey only ends there.',
  'GM-TRAV-07':
    'Reacting to a traveller is an immediate attempt to capture or kill it where it is. It costs no action and is possible even out of turn.',
  'GM-TRAV-08': 'The journey of a traveller who is captured, killed or brought home ends there; otherwise it goes on.',
  'GM-TRAV-09': 'Nobody can react to a traveller on a sea, on nobody’s land or on the traveller’s own land.',
  'GM-TRAV-10':
    'For each place that a character can reach, one way is suggested: first the one over least land of others, then the shortest.',
  'GM-RELE-01': 'When it is your turn in the resolution you may let any captive that you hold go home, which costs no action.',
  'GM-RELE-02':
    'A character set free serves its owner again, still in office if it was the principal, and may travel or be active at once if it has not been this turn.',
  'GM-RELE-03':
    'A captive whom you let go or sell back is home at once, in its owner’s capital or else the first city that is not besieged, without a journey. If there is none, or a siege shuts it in, it stays where it is, free.',
  'GM-LIFT-01': 'When it is your turn in the resolution you may lift any siege of your own, which costs no action.',
  'GM-EXEC-01': 'To carry out an order you read it aloud from your sheet, and from then on everybody knows it.',
  'GM-EXEC-02':
    'An order that everything open to you shows to be impossible is void: it is used up, no die is rolled, and everybody hears why.',
  'GM-EXEC-03': 'If an order is possible but you name means for it that are not allowed, you are told so and may try again.',
  'GM-EXEC-04': 'That a hidden target is somewhere else shows only after you have chosen your means; the order is then lost.',
  'GM-EXEC-05': 'You pass when you have no order to carry out, or in the first round of the resolution, when nobody has.',
  'GM-EXEC-06':
    'In tests and contests you may name characters to help, and in external ones a point of intel. An automatic action takes no characters.',
  'GM-EXEC-07':
    'For each of your orders every way to carry it out is suggested. Against a character, all who could help are suggested wherever they are, so that the list does not give the target’s place away.',
  'GM-FORT-01':
    'Fortify is written for a city of your own, or one that the same sheet founds, that has no walls, and only once for each city in a turn.',
  'GM-FORT-02':
    'Fortify gives a city walls for ever, even under siege. It is void if by then you have no city there, or if it has walls already.',
  'GM-FOUN-01':
    'Found a city is written for land of your own without a city, with a name nobody has used, and only once for each place in a turn.',
  'GM-FOUN-02':
    'A city that you found has no walls and brings its first garrison, 2 points as a rule. The order is void if by then the land is no longer yours or has a city.',
  'GM-SUPP-01':
    'Suppress counterpower is a test of Authority against 11; if it succeeds, Counterpower falls by the margin. Without Counterpower the order is void.',
  'GM-REST-01': 'You may order Restore order as many times in a turn as you have disasters to put in order, and no more.',
  'GM-REST-02': 'Restore order is a test of Authority against 10 that puts one disaster in order if it succeeds.',
  'GM-REST-03': 'Each disaster that is not in order when the turn ends costs you 1 point of Authority, and again every turn until it is.',
  'GM-TAXE-01': 'Taxes give you one more action next turn, whatever else comes of them.',
  'GM-TAXE-02': 'When you raise taxes you test Authority against 10; if the test fails you lose 1 point of Authority at once.',
  'GM-TAXE-03': 'Taxes can be raised only once in a turn.',
  'GM-DEVE-01':
    'Development raises the characteristic you have written by 1, up to 10. One at 10 cannot be written, except Authority, which may have fallen by the time the order is read; if it has not, the order is void.',
  'GM-OBSE-01':
    'Observation is a test of Diplomacy against 12 that annuls one Investigation of your country still to come: that of the next player in the order of the resolution, and of several of that player the one written first.',
  'GM-OBSE-02': 'An Investigation annulled by Observation is read aloud and lost; one that was carried out before keeps what it has won.',
  'GM-OBSE-03':
    'If no Investigation of your country is still to come, or the test fails, Observation does nothing; it gives no lasting protection.',
  'GM-BATT-01': 'A Battle is written against a living rival; an external one also against nobody’s cities, or against one particular city.',
  'GM-BATT-02':
    'When you carry out a Battle you name the place, whether it is in the field or an assault, at least one of your units, each with all its points, and the characters who help. An internal battle is always in the field.',
  'GM-BATT-03':
    'A Battle is internal if it is fought on your own land, or where a rival stands who besieges a city of yours; anywhere else it is external.',
  'GM-BATT-04':
    'A battle in the field meets the enemy’s armies and patrols, or else the garrison of its city. You fight with your own units of that place; the garrison of a city of yours besieged from there may sally out. It conquers nothing.',
  'GM-BATT-05':
    'An assault is fought for a city that you besiege and your opponent holds, or whoever holds it if the order is against that city. You fight with armies and patrols before the city and at the base of the siege.',
  'GM-BATT-06': 'A Battle is void if there is nowhere to fight it as it is written, or if the opponent is out.',
  'GM-BATT-07':
    'For a Battle every place where it can be fought is suggested, in the field or as an assault, with all your units that can fight there.',
  'GM-BATT-08':
    'An external Battle may be written against a city that is not yours: then it is an assault on that city, whoever holds it when the order is read, and void if you do not besiege it by then.',
  'GM-CIVI-01': 'Only a player who suffers a civil war can order Civil war, once in a turn; the order is void if the war is over by then.',
  'GM-RECR-01': 'To recruit a single soldier needs no roll: the Army grows by 1.',
  'GM-RECR-02':
    'A levy is a test of Militarism against 10. If it succeeds the Army grows by the whole margin, and base Authority falls by as much; but there are never more soldiers than Authority to pay for them.',
  'GM-RECR-03': 'Recruits join the garrison of a city of your own that you name. It may be besieged only if all your cities are.',
  'GM-RECR-04': 'A levy is void if you have no base Authority left to pay the soldiers with.',
  'GM-DEMO-01':
    'With Soldiers home each point of Army that you send home becomes 1 point of Authority, up to 10. Disabled troops and garrisons under siege cannot go.',
  'GM-DEMO-02': 'Soldiers home is void if your Authority is 10 already, or if no troops are able to go.',
  'GM-MOVT-01':
    'A Transfer of troops takes as many points as you like from one of your units to one place, where they form a new unit or join one.',
  'GM-MOVT-02':
    'A transfer needs a unit that has so many points and is neither disabled nor shut in by a siege. It leads to another place or makes another kind of unit, and never into the garrison of a besieged city.',
  'GM-MOVT-03': 'Only a city of your own can take in a garrison; armies and patrols may stand anywhere, on land or sea, at home or abroad.',
  'GM-MOVT-04':
    'Troops can be transferred only where there is a way to march. To turn a unit into another kind on the spot is a transfer too, and needs no way.',
  'GM-MOVT-05': 'A transfer never changes the size of your Army; the order is void if none of your units can move.',
  'GM-MOVT-06':
    'For a transfer the suggestions are, for each unit that can move, the places worth going to, the kinds it can be there, and half or all of its points.',
  'GM-PROM-01':
    'Promote does one of three things: it improves a value of a character, appoints a principal, or introduces a new character.',
  'GM-PROM-02':
    'Promote can raise one value of a free character of yours by 1, up to 3, wherever the character is and even if it had none. The order is void if by then the character is lost, captive or at 3.',
  'GM-PROM-03':
    'Promote can make any free character of yours the principal in place of whoever holds the office. The order is void if by then the character is lost, captive or principal already.',
  'GM-PROM-04':
    'Promote can introduce a new character, with one value of 1, in the city that you have written, or in your first city if that one is lost. You cannot have more characters than the limit.',
  'GM-PROM-05': 'A character who is introduced while the office of principal is vacant takes it at once.',
  'GM-PROM-06': 'When you appoint another principal yourself, nobody gains a claim by it.',
  'GM-PROM-07':
    'Whenever the office of principal falls vacant, the first free character on the sheet takes it at once and at no cost. A captive principal keeps the office.',
  'GM-PROM-08': 'A character that is improved or appointed may be given a new title, which must not be blank.',
  'GM-PERS-01': 'Assassinate, Capture and Convince are written against a living character of a living rival.',
  'GM-PERS-02':
    'At home an attempt on a character finds it anywhere on your own land; abroad only in the place where you look for it, on land that is not yours. Otherwise the order is void.',
  'GM-PERS-03':
    'An attempt on a character is void if by then it is dead, out of play, or in your own service, unless you mean to rescue it.',
  'GM-PERS-04': 'In an attempt on a character your opponent is the player who owns it; in a rescue, the player who holds it.',
  'GM-PERS-05':
    'Abroad you look for a character where you last saw it; if you never saw it, or it has gone elsewhere, the order is void. Where captives are is known, and where everybody is if nobody can hide.',
  'GM-ASSA-01': 'Assassinate is a contest of Diplomacy; if you win, the character is killed.',
  'GM-ASSA-02':
    'A character who survives an attempt to kill it on the assassin’s own land, even by a tie, may be brought home by its owner.',
  'GM-ASSA-03': 'A captive can be assassinated by anybody except its owner; its own values do not help to defend it.',
  'GM-CAPT-01': 'Capture is a contest of Diplomacy or Militarism, as you choose for both sides; if you win, the character is your captive.',
  'GM-CAPT-02':
    'A captive still belongs to its owner, but can neither be active, nor travel, nor be promoted, nor be traded by the owner until it is free.',
  'GM-CAPT-03':
    'A captive is held where it was taken if that land is the captor’s; otherwise it is taken at once to the captor’s capital, or to the captor’s first city if the capital is lost.',
  'GM-CAPT-04':
    'An external Capture of your own character held by a rival is a rescue: you contend with the captor, and success frees it where it is. It is void if it is no captive by then. Other players’ captives cannot be captured.',
  'GM-CAPT-05':
    'When land changes masters, captives held there become the new master’s, except that the new master’s own go free, and all go free if the land is nobody’s.',
  'GM-CONV-01':
    'Convince is a test of Authority against 18 plus the character’s own Authority. If it succeeds the character changes to your side, free, where it is, and out of office.',
  'GM-CONV-02': 'The Authority of the character you want to convince counts even if it has been active or is caught in a disaster.',
  'GM-CONV-03': 'Only the captor can convince a captive. Nobody can convince a character for whom there is no more room on the sheet.',
  'GM-EXTN-01': 'An external order is aimed at a living rival, and is void if that player is out by the time it is read.',
  'GM-COPY-01':
    'Copy technology is a test of Diplomacy against 12. If it succeeds your Technology rises by 2, up to 10, and the other country loses nothing.',
  'GM-COPY-02':
    'You may copy from anybody, unless you have agreed that the other country must be ahead in Technology; then the order is void if it is not.',
  'GM-COPY-03': 'From a country with a Technology of 0 there is nothing to copy: the order is void.',
  'GM-CCOU-01':
    'Create counterpower is a test of Diplomacy against 14. If it succeeds the Counterpower of the other country rises by 1, up to 10, or comes into being.',
  'GM-SCOU-01':
    'Strengthen counterpower raises the Counterpower of another country by 1 without a roll; it is void if there is none, or if it stands at 10.',
  'GM-CPOW-01': 'Counterpower is taken off the Authority of the country that suffers it, until that country suppresses it.',
  'GM-INVE-01': 'Investigation is a test of Diplomacy against 13; if it succeeds you gain one point of intel against that country.',
  'GM-DISA-01': 'Promote disaffection is a test of Diplomacy against 10; if it succeeds the other country loses 1 point of Authority.',
  'GM-SABO-01': 'Sabotage is a test of Diplomacy against 12; if it succeeds the other country has one action fewer next turn.',
  'GM-INCU-01':
    'An Incursion is led by a patrol of yours, which you name, on the rival’s land or in a place that borders it without a cliff; without one the order is void.',
  'GM-INCU-02':
    'Incursion is a test of Militarism against 12. If it succeeds the rival has one action fewer next turn; no troops are lost either way, and the patrol stays where it is.',
  'GM-SIEG-01': 'A Siege is written against a city that is not yours; it is void if by then it is yours, or somebody else is besieging it.',
  'GM-SIEG-02':
    'To besiege a city you need an army, not a patrol, at a base: in the territory of the city, or on a sea that borders it without a cliff.',
  'GM-SIEG-03':
    'Siege is a test of Militarism against 10, or 12 if the city has walls; if it succeeds the city is besieged from that base.',
  'GM-SIEG-04':
    'A siege that succeeds costs the master of the city one action next turn, but never more than one for the same city in a turn.',
  'GM-SIEG-05':
    'A siege lasts until something ends it. You may repeat the order to cost another action in a later turn, or to move the base.',
  'GM-SIEG-06':
    'While a city is besieged its garrison cannot leave, and nothing can join it, except recruits when all the cities of that country are besieged.',
  'GM-SIEG-07': 'While a city is besieged no character can enter or leave its territory, except those of the besieger.',
  'GM-SIEG-08':
    'Besieged troops may still sally out and defend themselves, but not be sent home; besieged characters may be active where they are.',
  'GM-SIEG-09':
    'A siege ends when the besieger has no army left at the base, clearly loses a battle there or for the city, even as an ally, lifts it or is out, or when the city changes hands.',
  'GM-SREB-01':
    'Support a rebellion is written once in a turn for each country in civil war. It is used when that country fights its war this turn, and otherwise void.',
  'GM-WIND-01': 'Whoever is asked must answer, and may always answer by doing nothing, except when a disaster is to be chosen.',
  'GM-WIND-02': 'When you defend in a battle you may add only those units that are free to stay out of it.',
  'GM-WIND-03':
    'When a character is attacked, its owner is asked who helps to defend it if there is any other free character who has not been active, wherever it is; otherwise the dice are rolled at once.',
  'GM-REAC-01':
    'Whoever reacts lets the character go, tries to capture it by Diplomacy or Militarism, or tries to kill it by Diplomacy, helped by usable characters in the same place.',
  'GM-REAC-02':
    'A reaction is fought like Capture or Assassinate at home, and the other side may defend; it costs no action and no order, and no intel can be used.',
  'GM-REAC-03': 'Nobody takes reprisals for a reaction or for a reprisal.',
  'GM-REPA-01':
    'A character who survives on the attacker’s land and is neither captive nor shut in may be brought at once, at no cost and without a journey, to any city of its owner that is not besieged, or stay.',
  'GM-TRAD-01':
    'Negotiation costs no action. From the crises to the resolution every living player may negotiate at any time, in turn or not, as long as nobody has a question to answer.',
  'GM-TRAD-02': 'An offer goes to one living rival and names up to six things on each side, at least one in all, and perhaps a note.',
  'GM-TRAD-03':
    'You may trade characters, captives, troops, cities, land, passage, the lifting of a siege, intel, a look at your sheet, the place of one of your characters, and promises.',
  'GM-TRAD-04': 'Actions, characteristics and Counterpower can never be traded.',
  'GM-TRAD-05':
    'A trade takes place as a whole when the other player accepts it and everything in it can be handed over. The other may also reject it, and whoever proposed it take it back.',
  'GM-TRAD-06':
    'You cannot offer what you do not have, besieged cities or garrisons except to the besieger, disabled troops, your last city, or a character for whom the other has no room. Where a character is does not matter.',
  'GM-TRAD-07':
    'A character that is traded serves its new owner where and as it is, and the old owner knows the place. A captive that is traded goes home free to its owner, or to a new prison.',
  'GM-TRAD-08': 'Troops that are traded stay where they are; points of a garrison become an army, unless the city goes with them.',
  'GM-TRAD-09':
    'A city is traded with its territory, its walls and its mark of capital, and what garrison the giver keeps becomes an army outside. Land without a city simply changes hands.',
  'GM-TRAD-10': 'Passage opens the giver’s land to the other’s marching troops for one to three turns, this one included.',
  'GM-TRAD-11': 'One point of intel may be traded, but neither by nor to the player whom it concerns.',
  'GM-TRAD-12': 'A sheet or a place shown in a trade is true, and for the other player alone. Promises bind nobody.',
  'GM-TRAD-13':
    'You may at any time show somebody your sheet or the place of one of your characters for nothing, and say whatever you like, true or false, to one player or to all.',
  'GM-TRAD-14':
    'In a trade the troops of both sides change hands first, then sieges are lifted, then comes the rest, in each group what is given before what is taken. If one thing cannot be handed over, nothing is; both Armies together stay as large.',
  'GM-TRAD-15':
    'You may have one open offer to each other player. It ends with the turn, or when either of you is out, and never holds up the game.',
  'GM-TRAD-16':
    'A principal may be traded like any other character; the first free character on the sheet follows in office, and nobody gains a claim.',
  'GM-TRAD-17': 'A besieged city may be surrendered to its besieger by a trade, with or without its troops, and the siege ends.',
  'GM-ALLO-01':
    'The number of actions of a country is 1, 2 or 3 for its Relevance, a third of its Authority and a third of its Technology, each rounded by itself.',
  'GM-ALLO-02':
    'Bonuses are added to your number of actions; penalties and the levels of Blockade, Anarchy and Autarchy are taken off, but never below the least that a player has.',
  'GM-ALLO-03':
    'The actions you have left are your number of actions, less those that crises have cost you and those that stand on your sheet.',
  'GM-ALLO-04': 'During the crises your number of actions still follows your characteristics; it is fixed when they are over.',
  'GM-ALLO-05': 'Bonuses and penalties for the next turn add up without limit, count in that turn only, and are then forgotten.',
  'GM-INIT-01': 'In the resolution the player with the highest Authority acts first, then the next, and so on.',
  'GM-INIT-02':
    'Players with equal Authority roll a die each, the higher going first; who is still equal rolls again, and of several groups the higher is settled first.',
  'GM-INIT-03': 'When you roll for the order of the resolution, for events or for Relevance, a 1 and a 10 are numbers like any other.',
  'GM-TEST-01': 'In a test you roll the die and add the characteristic and the values of your active characters in it.',
  'GM-TEST-02': 'A test succeeds only if the total is higher than the difficulty; to equal it is not enough.',
  'GM-TEST-03': 'In a test a rolled 1 always fails and a rolled 10 always succeeds.',
  'GM-TEST-04': 'The margin of a success is how far the total exceeds the difficulty, but at least 1.',
  'GM-TEST-05': 'A test uses the characteristic as it stands at that moment, before the action changes anything.',
  'GM-CONT-01':
    'In a contest first the actor and then the opponent rolls a die; each adds the characteristic and the values of the active characters on that side.',
  'GM-CONT-02': 'The higher total wins a contest; if the totals are equal nothing happens to either side.',
  'GM-CONT-03':
    'If only one side of a contest rolls a 1, it loses; if only one side then rolls a 10, it wins. Two 1s have no effect, and with two 10s the totals decide.',
  'GM-CONT-04':
    'A character that is to be killed or captured defends itself: if it can be used and has the characteristic it adds its value, and is used from then on.',
  'GM-CONT-05':
    'Other characters of the opponent may help to defend if they can be used, have the characteristic and are in the same place as the target.',
  'GM-ACTV-01':
    'To be active a character must be usable and have at least 1 in the characteristic that is rolled. Only a principal in a civil war is excepted.',
  'GM-ACTV-02': 'You name your active characters openly before any die is rolled; several may be active in one action.',
  'GM-ACTV-03':
    'Once the die has been rolled its active characters are used, whatever the result: they cannot be active again this turn, but may still travel.',
  'GM-ACTV-04':
    'An active character must be where the deed is done: in your country for actions at home, on the rival’s land for espionage and incursions, with the patrol, at the siege, or in the place of the battle.',
  'GM-ACTV-05': 'Characters count as present at a sea if they are on land that borders it without a cliff.',
  'GM-ACTV-06':
    'Against a character only those help who are in the same place. As that may be secret you can name others too; they add nothing and are not used.',
  'GM-ACTV-07': 'Characters named for an action that proves void are not used.',
  'GM-INTL-01':
    'To use intel you need a point of it against the country that the action concerns: the target, the opponent, the master of the city, or the owner or captor of the character.',
  'GM-INTL-02':
    'One point of intel makes an external test easier by 2, or adds 2 to your total in an external contest or battle; no more than one point can be used for an action.',
  'GM-INTL-03': 'A point of intel is spent whether it has helped or not, but not on an action that is void; what you do not use keeps.',
  'GM-BPRO-01':
    'A battle goes like this: the opponent answers, then each third player; dice; losses; the siege and the city; whether somebody is out; and last the reprisals.',
  'GM-BPRO-02':
    'In the field all armies and patrols of the opponent in that place defend; the garrison of a city there may help, and must if it is alone. In an assault the garrison defends, and armies and patrols there may help.',
  'GM-BPRO-03':
    'Any other player with an army or patrol in the place of a battle, or at the base of an assault, joins one side with all of them, or stays out. Garrisons of third players stay behind their walls.',
  'GM-BPRO-04':
    'A battle has two sides. Allies add their troops and characters to their leader’s total, but no die and no Militarism of their own.',
  'GM-BPRO-05':
    'In a battle each side adds a die, the leader’s Militarism, all the points of troops that fight, and the Militarism of the active characters.',
  'GM-BPRO-06':
    'Walls add 2 to the defence of a city that is assaulted, and to a garrison that defends alone in the field behind its walls. Whoever comes out to fight has no walls.',
  'GM-BPRO-07': 'A battle is won like a contest; if nobody wins, it has only used the characters that were active.',
  'GM-BPRO-08':
    'The beaten side loses as many points of troops as it was beaten by, at least 1 and at most all that fought; the winner loses none.',
  'GM-BPRO-09':
    'Allies share losses point by point: one from the leader, one from each ally in turn, and round again, each from the largest unit that fought.',
  'GM-BPRO-10': 'A battle is a single event: everybody stays, and may move or fight again with other actions.',
  'GM-BPRO-11': 'A city without troops able to fight still defends itself against an assault with die, Militarism and walls.',
  'GM-BPRO-12':
    'A city that is nobody’s defends itself with a die and its garrison alone: it has no Militarism and no characters, and there is nobody to ask.',
  'GM-BPRO-13':
    'A battle is decisive if the winner has the higher total. One won against the totals, by a rolled 1 or 10, costs the loser a point and exposes its characters, but takes no city and breaks no siege.',
  'GM-CONQ-01':
    'By force a city falls only if its besieger wins a decisive assault on it. A battle in the field or a sally beaten back conquers nothing.',
  'GM-CONQ-02':
    'The winner of a decisive assault controls the city and its territory at once, and the siege is over; walls and the mark of capital stay.',
  'GM-CONQ-03':
    'What is left of the units with which the winner’s leader stormed a city becomes its garrison; allied units stay where they are.',
  'GM-CONQ-04':
    'When a city falls, the loser’s armies, patrols and free characters stay in its territory; captives held there pass to the new master or go free.',
  'GM-RETR-01': 'What is left of the garrison of a fallen city goes to its owner’s nearest city that is not besieged.',
  'GM-RETR-02':
    'If no such city is left, the garrison becomes an army on its owner’s nearest land; if there is no land either, it is disbanded.',
  'GM-RETR-03': 'What is left of the garrison of a city that was nobody’s is disbanded when the city falls.',
  'GM-MARC-01': 'Troops march any distance in one action, over land and sea, as long as no cliff is in the way.',
  'GM-MARC-02':
    'On the way troops may pass seas, your own land, nobody’s land without a city, and land of players who grant you passage. Other land can only be where they end.',
  'GM-MARC-03': 'Units of other players do not stop a march.',
  'GM-MARC-04': 'A march may begin and end anywhere, whatever stands there.',
  'GM-CIVW-01': 'A civil war begins with 5 points of rebels and nobody to lead them; a country has only one at a time.',
  'GM-CIVW-02':
    'A civil war goes on from turn to turn until it is decided. It costs its country one action each turn, and one each player who supports the rebels; if the country has none left, there is no fighting that turn.',
  'GM-CIVW-03':
    'When a civil war is fought, all who announced support for the rebels are asked in turn what they commit; their orders are used up even if that is nothing.',
  'GM-CIVW-04':
    'Supporters of a rebellion may commit armies and patrols on the land of that country, and usable characters there who have Militarism, or Authority in the case of the rebels’ principal.',
  'GM-CIVW-05':
    'Whoever first commits characters to a rebellion must name one of them its principal, who stays so until death, a change to the government’s side, the owner’s end, or another is named while it is captive.',
  'GM-CIVW-06':
    'In a civil war the government fights with its Militarism, all its troops that are not disabled, wherever they are, its active characters in the country, and its principal.',
  'GM-CIVW-07':
    'In a civil war the principal, if free and in no stricken city, always counts with the better of Militarism and Authority, wherever it is and even if it was active before. It cannot be named for anything else in that war this turn.',
  'GM-CIVW-08':
    'The rebels fight with their own points, the Counterpower, and whatever was committed to them; their principal, if committed, counts with the better of Militarism and Authority.',
  'GM-CIVW-09':
    'By agreement a muster comes first: the government tests Militarism against 12 without characters, and if that fails there is no battle this turn. In the battle the government’s die is rolled before the rebels’.',
  'GM-CIVW-10':
    'A civil war is won and paid for like a battle, without walls, terrain or intel; a loss of the rebel side goes round point by point, from the rebels to their supporters in the order in which they answered.',
  'GM-CIVW-11': 'A government that has no Army left while its civil war is on, in whatever way it lost it, has lost the war and is out.',
  'GM-CIVW-12': 'A government whose principal dies while its civil war is on has lost the war and is out, whoever would follow in office.',
  'GM-CIVW-13': 'A civil war is over in favour of the government when the rebels have no points left, or when their principal dies.',
  'GM-CIVW-14':
    'If a civil war is still on after the battle, the government tests Authority against 14, helped by its own characters in the country who did not fight; success ends the war.',
  'GM-CIVW-15': 'When a civil war ends nothing else changes: Counterpower, characteristics and the supporters’ troops stay as they are.',
  'GM-CIVW-16':
    'After the battle of a civil war the active characters of the beaten side are exposed to the government, or to the player who leads the rebels’ supporters; without supporters, to nobody.',
  'GM-REPR-01':
    'When espionage, Incursion, Siege, Convince, Assassinate or Capture fails against a rival, each character who was active in it is exposed to that rival’s reprisal.',
  'GM-REPR-02': 'After a battle all active characters of the beaten side, allies’ included, are exposed to the leader of the winning side.',
  'GM-REPR-03': 'There are no reprisals after ties, tests at home and crises, nor by a player who is out or a city that is nobody’s.',
  'GM-REPR-04':
    'For each exposed character in turn the opponent may make one free attempt to capture or kill it where it stands, or let it go.',
  'GM-REPR-05': 'An exposed character that has meanwhile died, been captured or left the game suffers no reprisal.',
  'GM-APPL-01':
    'The effects of an action come one by one in the order in which the action describes them, and each keeps within its own limits.',
  'GM-APPL-02':
    'Blockade, Anarchy or Autarchy ends at the moment its characteristic reaches 4, but the number of actions of this turn stays as it was fixed.',
  'GM-END-01':
    'A game ends with its last turn, with one player holding every capital, with one having unseated every principal, with both together if so agreed, or with one country left.',
  'GM-END-02': 'After the last turn the points decide, before disasters not put in order cost any Authority.',
  'GM-END-03': 'A game lasts ten turns unless you agree otherwise.',
  'GM-END-04': 'A game played for conditions ends only by a victory, with the last rival, or with the last turn if you have agreed on one.',
  'GM-END-05':
    'A game by turns ends early if somebody wins by capitals or principals, unless you agree that it does not; it always ends when one country is left.',
  'GM-END-06':
    'The result tells why the game is over, who has won and everybody’s points. Winners rank first, then the living by points, then those who are out, the last of them first.',
  'GM-VICT-01': 'You win if at one moment you control the capital of every living rival, however you came by them.',
  'GM-VICT-02': 'You win if at one moment you hold a claim that counts on every living rival.',
  'GM-VICT-03':
    'You gain a claim on a rival when you kill, capture or convince whoever is that rival’s principal at the moment; a claim is kept, whoever follows in office.',
  'GM-VICT-04':
    'For victory only living rivals count; your own capital and principal do not matter. A rival without a principal cannot be unseated until it has one again.',
  'GM-VICT-05':
    'Every living rival must have lost the capital to you, or every one the principal. Only if you agree on mixed victory may it be the one here and the other there.',
  'GM-VICT-06':
    'If several victories come at once, the last country standing goes before capitals, capitals before principals, and principals before the mixture; among several winners it is the one who acts, else the first in order.',
  'GM-VICT-07': 'A claim does not count while the very person it was won on is free and again the principal of that rival.',
  'GM-VPTS-01':
    'At the end each point of a characteristic is worth 2 victory points; Authority counts after Counterpower has been taken off.',
  'GM-VPTS-02': 'At the end each living, free character of yours is worth 2 victory points; a captive is worth nothing to anybody.',
  'GM-VPTS-03': 'At the end each city that you control is worth 2 victory points, with walls or without.',
  'GM-VPTS-04': 'At the end each point of Army is worth 1 victory point.',
  'GM-VPTS-05':
    'The most victory points win; if they are equal, more cities, then the larger Army, then the higher Authority; else the victory is shared.',
  'GM-VPTS-06': 'Players who are out have no victory points and rank behind all the living, those who fell earliest last of all.',
  'GM-ELIM-01': 'A player without a city is out at once. Nobody is out for want of characters or troops.',
  'GM-ELIM-02': 'A player who loses a civil war is out at once.',
  'GM-ELIM-03':
    'When a player is out, its troops are disbanded, its orders, offers, passages and sieges end, and all intel that it has or that others have against it is gone.',
  'GM-ELIM-04': 'The characters of a player who is out leave the game, and the captives it held go free where they are.',
  'GM-ELIM-05': 'The land left to a player who has lost the last city goes to whoever took that city.',
  'GM-ELIM-06':
    'After a lost civil war the whole country is nobody’s, and the rebels that are left become the garrison of its capital, or else of its first city.',
  'GM-ELIM-07':
    'Nobody’s land scores for no one, no one reacts on it and no city can be founded there, but its cities can be besieged and stormed.',
  'GM-ELIM-08': 'When only one player is left that player wins at once, whatever the points.',
};
