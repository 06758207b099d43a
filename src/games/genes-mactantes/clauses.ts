/** Every clause of the rules of Genes Mactantes, in our own words. Code, refusals, tests and documents cite these ids. */
export const clauses = {
  'GM-DICE-01': 'There is one kind of die, with ten sides, and its face 0 always means 10.',
  'GM-DICE-02':
    'Chance enters only through the lot that orders the players and through the d10 rolls that a procedure names, in the order in which it names them.',
  'GM-COMP-01':
    'The sheet of a country holds its name, a free description, its relevance, four characteristics, its cities and the capital among them, its characters, and who of them is principal, if anybody.',
  'GM-COMP-02': 'Each character bears a name and an office, neither of them empty.',
  'GM-MAP-01': 'Two territories are neighbours exactly when an edge of the map joins them, in both directions.',
  'GM-MAP-02': 'Nobody passes an edge that is a cliff; rivers and open borders hinder no one.',
  'GM-MAP-03': 'Land counts as coastal as soon as any edge, even a cliff, joins it to a sea.',
  'GM-MAP-04': 'Cities stand on land, and no territory has more than one.',
  'GM-MAP-05': 'Each land territory has exactly one master, a living player or nobody in particular (`independent`); seas have none.',
  'GM-MAP-06': 'Whoever controls a territory controls the city in it.',
  'GM-MAP-07':
    'Map order is the order in which the map lists its territories, and within a territory garrison comes before army and army before patrol.',
  'GM-MAP-08': 'Islands, which only seas connect with the rest, are land of a country like any other.',
  'GM-PACK-01':
    'The ready-made map for N players, from two to ten, consists of the first N country modules of eight territories each and of two seas.',
  'GM-PACK-02':
    'In the ready-made maps each module borders the next, in a ring, by three edges, one of them a river, so that N players have 19N edges.',
  'GM-PACK-03': 'In the ready-made maps every country begins with cities at its positions 1, 3 and 6 and has room for five more.',
  'GM-PACK-04': 'The ready-made maps are valid and connected, and no country is better placed than another.',
  'GM-PACK-05': 'Every number of players has a ready-made map, whether the board is ready-made or drawn.',
  'GM-MAPV-01': 'Every territory needs an id of its own that is not empty (`map-duplicate-id`).',
  'GM-MAPV-02': 'A map for N players has at least 3N and at most 200 land territories (`map-size`).',
  'GM-MAPV-03': 'Land has features of the known kinds only, and seas have none (`map-bad-feature`).',
  'GM-MAPV-04': 'Each edge joins two different territories of the map, and no two edges join the same pair (`map-bad-edge`).',
  'GM-MAPV-05': 'From any territory one can get to every other without passing a cliff (`map-disconnected`).',
  'GM-MAPV-06': 'A map has as many countries as there are players (`map-country-count`).',
  'GM-MAPV-07':
    'Each land territory, islands included, lies in one country: none is left over (`map-unassigned-land`) and none is shared (`map-shared-land`).',
  'GM-MAPV-08': 'Seas lie in no country (`map-sea-owned`).',
  'GM-MAPV-09': 'No country has fewer than three land territories (`map-country-too-small`).',
  'GM-MAPV-10': 'Each country starts with three cities, no more and no fewer (`map-city-count`).',
  'GM-MAPV-11': 'The three first cities of a country stand in three different territories of its own (`map-city-place`).',
  'GM-MAPV-12': 'Every city of a map has a name, and no two have the same (`map-city-name`).',
  'GM-KIND-01':
    'A kind of disaster has an id, a name and the terrain it needs, which may be any, the coast, or one of several features; seven kinds come ready-made.',
  'GM-KIND-02': 'A list of disasters of one’s own needs different ids and at least one kind that can strike anywhere (`kinds-invalid`).',
  'GM-SHEET-01':
    'Each ready-made country sheet costs exactly the points of its relevance and gives the Army and the actions its table states.',
  'GM-SHEET-02':
    'A ready-made sheet puts its capital and all its people into the first city in map order and its new cities, the open ones first, into the first free territories, and is offered only where it fits.',
  'GM-SHEET-03':
    'Three ready-made deployments spread the Army evenly over the cities, put it all into the capital, or, from 6 points on, take half of it into the field.',
  'GM-NAME-01':
    'Unnamed people take names from a fixed cycle of thirty that begins three further for every seat, and offices by their place on the sheet.',
  'GM-CFG-01':
    'Two to ten different players take part, ten being the faces of the one die that chooses among them (`too-few-players`, `too-many-players`, `duplicate-player`).',
  'GM-CFG-02':
    'Without a map of its own a game of any size is played on the ready-made one, which is also the pattern of the drawings that are listed.',
  'GM-CFG-03': 'An option outside its values is refused by name (`bad-config`), and one left out takes its default.',
  'GM-CFG-04': 'With equal relevance all players get the size class of the configuration.',
  'GM-CFG-05': 'Played without events, a turn has no events phase and rolls no event die.',
  'GM-CFG-06': 'Each quotient of the formulas is rounded by itself: down, up, or to the nearest with halves up.',
  'GM-CFG-07': 'No living player ever has fewer actions in a turn than `minActions`.',
  'GM-CFG-08': 'A city founded in play brings `foundingTroops` points of garrison.',
  'GM-CFG-09': 'Only with `battleTerrain` do mountains and forests matter in battle, and then they give the defending side 1.',
  'GM-CFG-10': 'A character makes at most `journeysPerTurn` journeys in a turn.',
  'GM-CFG-11': 'Without `hiddenCharacters` everybody always knows where everybody is.',
  'GM-CFG-12': 'Without `foreignSupport` nobody is asked to help another country in a crisis.',
  'GM-CFG-13': 'No player may own more than `maxCharacters` living characters, captives included (`too-many-characters`).',
  'GM-CFG-14': 'No player may propose more than `maxOffersPerTurn` trades in a turn (`too-many-offers`).',
  'GM-CFG-15': 'A game by conditions has no last turn, unless `turnCap` names one, after which points decide.',
  'GM-STATE-01': 'In one territory a player has at most one unit of each kind, and a unit without points does not exist.',
  'GM-STATE-02': 'A garrison is found only in a city of its owner, or in one of nobody’s.',
  'GM-STATE-03': 'A player’s Army is the sum of its units and is counted nowhere else.',
  'GM-STATE-04': 'Base characteristics and counterpower are whole numbers from 0 to 10, and what would go beyond is lost.',
  'GM-STATE-05': 'Wherever the rules say Authority they mean the base less counterpower, but never less than 0.',
  'GM-STATE-06': 'The values of a character go from 0 to 3, and at least one of them is positive.',
  'GM-STATE-07': 'A character can be used while it lives, is free, has not been active this turn and is in no stricken city.',
  'GM-STATE-08': 'The principal of a country is one of its own living characters, and nobody only while it has no free one.',
  'GM-STATE-09': 'A captive is always on land of its captor.',
  'GM-STATE-10': 'The dead, and the people of players who are out, never come back.',
  'GM-STATE-11': 'A ledger books every point by which an Army changes, under the reason why.',
  'GM-VIS-01':
    'Everything on the map, on the country sheets and in the standings is public, except what another clause of this section hides.',
  'GM-VIS-02':
    'Orders on a sheet, and how many there are, are known to their owner alone until each is carried out, annulled or void; that a batch is closed is public.',
  'GM-VIS-03':
    'With hidden characters only the owner knows where a free character is and how often it has travelled; everybody else knows where they last learnt it to be.',
  'GM-VIS-04': 'When the first turn begins everybody knows the city of each principal, and of other characters nothing.',
  'GM-VIS-05':
    'Everybody sees where a character is when it is active, the target of an attempt, captured, released, killed, won over, introduced, brought home or let go.',
  'GM-VIS-06':
    'Nobody but the owner sees a journey, except that a player whose land is entered sees the traveller at the first territory of its own.',
  'GM-VIS-07': 'Country sheets and deployments stay secret until everybody has handed in both.',
  'GM-VIS-08':
    'Only its two parties know of an offer, and that its addressee may therefore act; of a completed trade everybody sees the goods, intel among them, and only the parties the information.',
  'GM-VIS-09':
    'Everybody sees who must answer which kind of question, but who travels where is known to the traveller’s owner and the one who may react alone, until an attempt is made.',
  'GM-VIS-10': 'A spectator sees what is public and nothing else.',
  'GM-VIS-11': 'What is listed for a player to do follows from what that player sees.',
  'GM-VIS-12': 'A player who is out sees what a spectator sees.',
  'GM-SETUP-01':
    'Setup goes from the order of play over the drawing of the board, if it is drawn, to the draft, the relevance, the creation of countries and the deployment of Armies.',
  'GM-ORDER-01': 'The order of play is one shuffle of the seats, or the seating itself where no lots are drawn.',
  'GM-BOARD-01': 'The four steps of the drawing go round the order of play, so that with few players somebody draws twice.',
  'GM-BOARD-02': 'The first step draws land, islands and seas, with names and neighbours but neither barriers nor features.',
  'GM-BOARD-03': 'The second step gives features to land and barriers to edges that are there, and does nothing else.',
  'GM-BOARD-04': 'The third step divides all land, islands too, into as many named countries as there are players.',
  'GM-BOARD-05': 'The fourth step places three cities in three territories of each country.',
  'GM-BOARD-06': 'Every drawing is checked at once by the rules for maps that concern it, and whoever drew it badly tries again.',
  'GM-BOARD-07': 'A ready-made map is played as it stands, without drawing.',
  'GM-DRAFT-01': 'The draft of countries goes on in the order of play from where four drawing steps end, even if nothing was drawn.',
  'GM-DRAFT-02': 'Each player picks one country of the map (`unknown-country`) that nobody has picked (`country-taken`).',
  'GM-DRAFT-03': 'The last country falls to the last picker by itself.',
  'GM-DRAFT-04': 'With a country come all its land, its three cities without walls, and its name on the map as a suggestion.',
  'GM-REL-01':
    'A small, medium or large country has 20, 30 or 40 points to spend, 5, 10 or 15 points of Army and 1, 2 or 3 actions to begin with.',
  'GM-REL-02': 'By lot each player in order rolls a d10 for its relevance: small up to 5, medium up to 8, large above.',
  'GM-REL-03': 'The relevance of a country stays what it was at the setup.',
  'GM-CREA-01': 'A country may cost all the points of its relevance but no more (`over-budget`), and points not spent are lost.',
  'GM-CREA-02': 'Each point of a characteristic, from 0 to 10, costs one point (`bad-characteristic`).',
  'GM-CREA-03': 'A character costs the sum of its values, of which none may exceed 3 and not all may be 0 (`bad-character`).',
  'GM-CREA-04': 'One character may be good at several things.',
  'GM-CREA-05': 'A country may do without characters, but where there are any one of them must be named principal (`principal-required`).',
  'GM-CREA-06': 'A new city costs 1 point, or 2 with walls, and walls round one of the first cities cost 1.',
  'GM-CREA-07':
    'A new city needs free land of the own country (`bad-city-site`) and a name not yet taken (`bad-name`), and of equal names that meet at the reveal the later ones in order get a numeral.',
  'GM-CREA-08': 'A point put into the Army is a point of Army.',
  'GM-CREA-09': 'One of the own cities is marked as capital (`bad-capital`), and the mark never moves.',
  'GM-CREA-10': 'The principal starts in an own city, and everybody else anywhere in the own country (`bad-location`).',
  'GM-CREA-11': 'Countries, characters and offices need names (`bad-name`).',
  'GM-DEPL-01': 'The first Army is the base of the relevance, two for each own city, Militarism, half of Technology and the points bought.',
  'GM-DEPL-02': 'All of the first Army, and no more, is spread over garrisons, armies and patrols (`army-mismatch`).',
  'GM-DEPL-03':
    'Garrisons start in own cities and field units on own land or the seas it opens on, each place and kind named once (`bad-placement`).',
  'GM-DEPL-04': 'After the setup the formula of the Army is never used again.',
  'GM-SETUP-02': 'Sheets and deployments are handed in by all at once and in secret, and cannot be taken back.',
  'GM-SETUP-03':
    'Once all have deployed, everything handed in is revealed, the places of the principals are announced, and the first turn begins without modifiers or troubles.',
  'GM-FLOW-01':
    'A turn goes from events over internal development, with crises first, and external development to the resolution, and ends with the upkeep.',
  'GM-FLOW-02': 'While a question is open nobody acts but the one who is asked, and only to answer it.',
  'GM-FLOW-03': 'The question asked last is answered first, and one put to a player who is out is dropped.',
  'GM-FLOW-04': 'Where all act at once any order will do, since nothing but a trade changes what others may do.',
  'GM-FLOW-05': 'The number of actions is fixed when the internal declarations begin, and later changes count only for the next turn.',
  'GM-FLOW-06':
    'Only a player who has no action at all this turn has its batches closed for it; whoever has a full sheet closes them like everybody else.',
  'GM-FLOW-07':
    'The external declarations begin, and the internal ones are final, when every living player has closed the internal batch; when all have closed the external one too, the resolution begins.',
  'GM-FLOW-08': 'The order of the resolution is fixed at its start.',
  'GM-FLOW-09':
    'In the first round of the resolution, that of journeys, every living player has a slot, and in later rounds whoever still has an order to carry out, support of a rebellion apart.',
  'GM-FLOW-10':
    'In its slot a player does what is free as it likes and then, from the second round on, carries out one of its orders, of either scope, with which the slot ends.',
  'GM-FLOW-11':
    'From the second round on whoever has an order to carry out cannot pass (`must-execute`); whoever has none passes, and in the first round everybody.',
  'GM-FLOW-12': 'A player who alone has orders left takes one slot after another.',
  'GM-FLOW-13': 'The resolution ends when nobody is due a slot, and support of rebellions that was not called for is void.',
  'GM-FLOW-14':
    'The upkeep looks first whether the game is over, then charges disorder, clears sheets, offers and passages, rests the characters, lifts disasters, brings in the modifiers of the next turn, and counts the turn.',
  'GM-FLOW-15':
    'Those may act whom a question or the step waits for, and besides, from the crises to the resolution, whoever has an offer to answer; talk is open to all.',
  'GM-FLOW-16': 'A player who is out never acts again, and loses slot and orders on the spot.',
  'GM-FLOW-17':
    'Victory and elimination are looked for after every completed action, every trade and in the upkeep, and a game that is over goes no step further.',
  'GM-FLOW-18':
    'The first round of the resolution is for journeys and what else is free: nobody carries out an order in it (`wrong-phase`), so that everybody may hide before the first is read.',
  'GM-ERR-01':
    'The refusals that all games share come first, and an unknown id or a value out of range comes before any refusal of the action’s own; nobody negotiates out of turn.',
  'GM-ERR-02': 'A refused action rolls nothing, tells nothing and changes nothing.',
  'GM-ERR-03': 'A refusal names its code, its clause and its reason, and of several the one whose clause comes first.',
  'GM-ENUM-01': 'Of the characters who could help, lists name nobody, each one alone, and all together; any other choice is as legal.',
  'GM-ENUM-02': 'Of amounts, lists name 1, half and all; any other amount is as legal.',
  'GM-ENUM-03': 'All that is listed is accepted, and whoever owes a decision has something listed.',
  'GM-ENUM-04':
    'Proposals, their withdrawal, proofs, speeches and crossed-out orders are never listed; to reject an offer always is, and to accept it while it can be delivered.',
  'GM-EVT-01': 'Each die is told once, as it fell and in the order in which it fell, and so is each change of something public.',
  'GM-EVT-02':
    'What follows when an order is carried out is told in the fixed sequence of its kind, and an order that comes to nothing is told as void or annulled instead.',
  'GM-SACT-01': 'An action of the setup is open in its own step to whoever the step belongs to, and always has something listed.',
  'GM-SACT-02': 'Each of the first cities may be walled once at creation, and no other (`bad-city-site`).',
  'GM-EVNT-01': 'The event die of a turn brings a natural disaster on a 10, a discovery of resources on a 1, and otherwise nothing.',
  'GM-EVNT-02':
    'Whom an event strikes is rolled by a d10 whose bands are equally wide for all living players in seating order, what lies beyond them being rolled again.',
  'GM-EVNT-03': 'Whoever discovers resources has one more action this turn.',
  'GM-EVNT-04':
    'The living player to the right of the afflicted chooses the disaster and the next to the right its city, even if that is the afflicted player itself.',
  'GM-EVNT-05': 'A disaster must suit the terrain of at least one city of the afflicted (`kind-does-not-fit`).',
  'GM-EVNT-06': 'The stricken city is one of the afflicted player’s and suits the disaster (`city-does-not-fit`).',
  'GM-EVNT-07': 'A disaster leaves the afflicted player with one more order to restore.',
  'GM-EVNT-08':
    'Until the end of the turn nobody can use the garrison of the stricken city or the characters in its territory for anything.',
  'GM-EVNT-09':
    'The disaster also disables whoever comes in later this turn, but neither field units outside the walls nor those who merely pass through.',
  'GM-EVNT-10': 'Everybody is told which disaster was chosen and for which city.',
  'GM-CRIS-01': 'The first turn has no crises.',
  'GM-CRIS-02':
    'When the crises of a later turn begin, every characteristic that stands at 3 or less is on their list, which no longer changes.',
  'GM-CRIS-03':
    'Players face their crises one after the other in the order of play, each choosing the order of its own (`no-such-crisis`).',
  'GM-CRIS-04': 'To face a crisis costs one action, if any is left and the base is below 10, and raises the characteristic by 1 at once.',
  'GM-CRIS-05': 'Without an action left, or at base 10, nothing is spent and nothing rises.',
  'GM-CRIS-06': 'A characteristic that has reached 4 is safe without a roll.',
  'GM-CRIS-07': 'A characteristic still at 3 or less is put to a test against 11.',
  'GM-CRIS-08': 'Usable own characters who are in the country and have the characteristic may help in the test.',
  'GM-CRIS-09':
    'If the afflicted player wants help and the option allows it, every other living player with somebody to send is asked, in order, for usable characters who are in the country and have the characteristic.',
  'GM-CRIS-10': 'A test passed changes nothing, not even a situation that is critical already.',
  'GM-CRIS-11': 'A failed test of Authority starts a civil war where there is none.',
  'GM-CRIS-12':
    'A failed test of Diplomacy, Militarism or Technology deepens Blockade, Anarchy or Autarchy by one, which is one action less in this and every further turn.',
  'GM-CRIS-13': 'Such levels add up until the characteristic is 4 or more, by whatever cause, and then are gone.',
  'GM-CRIS-14': 'Who has helped in a crisis is used for the turn, and nobody takes revenge for its failure.',
  'GM-CRIS-15': 'Listed are every crisis still to be faced, with help accepted, and the usual choices of characters.',
  'GM-DECL-01':
    'A declaration writes one order on the own sheet, internal ones in the internal step and external ones in the external step (`wrong-scope`).',
  'GM-DECL-02': 'Both batches together hold no more orders than there are actions left by the crises (`no-actions-left`).',
  'GM-DECL-03': 'Each order costs one action whatever comes of it, and actions not declared are lost.',
  'GM-DECL-04': 'An order says at whom or what it is aimed, and its means are chosen when it is carried out.',
  'GM-DECL-05': 'An order of the batch still open may be struck out again (`unknown-declaration`).',
  'GM-DECL-06':
    'Whoever has closed a batch writes and strikes out nothing more in that step (`already-committed`), but may still negotiate.',
  'GM-DECL-07':
    'A country at war with itself that has any action must declare its civil war in the internal batch, and may not use up the action for it (`civil-war-compulsory`).',
  'GM-DECL-08': 'What is not possible yet may be declared all the same.',
  'GM-DECL-09': 'Listed are all orders that would be accepted, with ready names where one is needed, and the closing of the batch.',
  'GM-DECL-10': 'Everybody may tell the own orders truly or falsely, or prove them, and nobody has to.',
  'GM-TRAV-01': 'A journey takes an own character along a path of territories and costs no action.',
  'GM-TRAV-02':
    'Only an own character travels that is free, in no stricken or closed city, and has a journey left, whatever it has done (`not-your-character`, `character-captive`, `character-disabled`, `journey-spent`, `character-besieged`).',
  'GM-TRAV-03': 'A path goes over passable edges, touches no territory twice and ends on land (`bad-path`).',
  'GM-TRAV-04': 'A journey enters no besieged city’s territory, unless the traveller’s owner besieges it (`siege-blocks`).',
  'GM-TRAV-05': 'A journey may be of any length, and the traveller is in each territory in turn.',
  'GM-TRAV-06': 'Every other living player whose land a journey enters has one chance to react, at the first such territory.',
  'GM-TRAV-07': 'A reaction is a free attempt to capture or kill the traveller where it is, at any time and at no cost in actions.',
  'GM-TRAV-08': 'A traveller who is captured, killed or brought home goes no farther; any other does.',
  'GM-TRAV-09': 'On seas, on own land and on nobody’s land there is no one to react.',
  'GM-TRAV-10':
    'To each place a character can reach one path is listed: over the least land of others, then the shortest, then the first by its ids.',
  'GM-RELE-01': 'A captor may free a captive of its own, which goes home (`not-your-captive`).',
  'GM-RELE-02': 'A released character serves its owner again in the office it has kept, and may travel or be active at once.',
  'GM-RELE-03':
    'A captive that is let go or sold to its owner is at home at once, in the capital or the first open city; with none, or shut in, it stays where it is, free.',
  'GM-LIFT-01': 'A besieger may end a siege of its own (`not-besieging`).',
  'GM-EXEC-01': 'To carry out one of the own orders is to read it aloud (`unknown-declaration`).',
  'GM-EXEC-02':
    'An order that public facts or the own ones make impossible is used up without a roll, whatever its means, and everybody hears why.',
  'GM-EXEC-03': 'Illegal means are refused and leave the order to be tried again.',
  'GM-EXEC-04': 'That a target is elsewhere shows only after the means have been accepted, and then the order is lost.',
  'GM-EXEC-05':
    'To pass ends a slot in which nothing is to be carried out: any of the first round, and later that of a player without orders.',
  'GM-EXEC-06':
    'Tests and contests may name own characters to help, and external ones a point of intel; what is automatic takes no characters (`no-characters-here`).',
  'GM-EXEC-07':
    'For each order all its means are listed in every combination, and against a character all who could help are named wherever they are, so that the list gives nothing away.',
  'GM-FORT-01':
    'Walls are ordered once for an own city or one that the same sheet founds (`not-your-city`, `duplicate-declaration`) that has none (`already-walled`).',
  'GM-FORT-02': 'Walls stay for ever and can be built under siege; the order is void if no own city stands there or it has walls by then.',
  'GM-FOUN-01':
    'A city is ordered once for own land (`not-your-territory`, `duplicate-declaration`) without a city (`site-taken`), under a name of its own (`bad-name`).',
  'GM-FOUN-02': 'The new city has no walls and brings its founding troops; the order is void if the land is lost or built on by then.',
  'GM-SUPP-01': 'A test of Authority against 11 lowers counterpower by the margin, and is void where there is none.',
  'GM-REST-01': 'Order is restored at most as often in a turn as there are disasters owed (`no-disorder`).',
  'GM-REST-02': 'A test of Authority against 10 settles one disaster.',
  'GM-REST-03': 'Each disaster still owed when the turn ends costs a point of Authority, turn after turn.',
  'GM-TAXE-01': 'Taxes give one more action next turn, whatever else happens.',
  'GM-TAXE-02': 'Taxes then cost a point of Authority at once, unless a test of it against 10 succeeds.',
  'GM-TAXE-03': 'Taxes are raised at most once a turn (`duplicate-declaration`).',
  'GM-DEVE-01':
    'Development raises the characteristic it names by 1, up to 10, from which only Authority may have fallen by the time the order is read (`at-maximum`).',
  'GM-OBSE-01':
    'A test of Diplomacy against 12 annuls one Investigation of the own country still to come: of the player next in the order of the resolution, and of several that player’s first.',
  'GM-OBSE-02': 'An annulled Investigation is read aloud and lost, while one already made keeps its fruit.',
  'GM-OBSE-03': 'If no Investigation is to come, or the test fails, Observation does nothing and protects nobody later.',
  'GM-BATT-01': 'A battle is declared against a living rival (`unknown-opponent`), abroad also against nobody’s cities, or against a city.',
  'GM-BATT-02':
    'For a battle one names the place, whether it is in the field or an assault, at least one whole own unit, and helpers; at home there are no assaults (`wrong-scope`).',
  'GM-BATT-03':
    'A battle is internal on own land and where an enemy besieges an own city from, and external anywhere else (`wrong-scope`).',
  'GM-BATT-04':
    'In the field one meets field units of the enemy, or else the garrison of its city (`no-enemy-army`), with own units of the place, and with the garrison of an own city besieged from there (`unit-not-eligible`).',
  'GM-BATT-05':
    'An assault is on a city one besieges (`not-besieging`), whoever holds it if the battle is written against it, with field units before it and at the base of the siege (`unit-not-eligible`).',
  'GM-BATT-06': 'A battle that cannot be fought anywhere in its scope against what is written, or whose opponent is out, is void.',
  'GM-BATT-07': 'Listed are all places and objectives with all units that can fight there.',
  'GM-BATT-08':
    'A battle abroad may be written against a city of another (`bad-target`): it is an assault on it, whoever holds it when the order is read.',
  'GM-CIVI-01':
    'Civil war is declared by whoever suffers it (`no-civil-war`), once a turn (`duplicate-declaration`), and is void once it is over.',
  'GM-RECR-01': 'A single recruit joins without a roll.',
  'GM-RECR-02':
    'A levy tests Militarism against 10, and its margin, but no more than Authority can pay for, is at once so much more Army and so much less Authority.',
  'GM-RECR-03':
    'Recruits join the garrison of a named own city (`not-your-city`), and inside a besieged one only if all are besieged (`besieged`).',
  'GM-RECR-04': 'A levy is void without a point of base Authority to pay for it.',
  'GM-DEMO-01':
    'Soldiers sent home, from units that have them and are neither disabled nor shut in, become points of Authority, which may not pass 10 (`bad-amount`, `no-such-unit`, `unit-disabled`, `besieged`).',
  'GM-DEMO-02': 'Nobody can be sent home at Authority 10 or without troops at hand, among which garrisons under siege do not count.',
  'GM-MOVT-01': 'A transfer takes points of one own unit to one place, where they form a unit or join one.',
  'GM-MOVT-02':
    'A transfer needs a unit with so many points, neither disabled nor shut in, and another place or kind that is not a besieged garrison (`no-such-unit`, `bad-amount`, `unit-disabled`, `besieged`, `same-place`).',
  'GM-MOVT-03': 'Garrisons go into own cities only (`bad-destination`); field units may stand anywhere.',
  'GM-MOVT-04': 'There must be a way to march (`unreachable`), and a change of kind on the spot is a transfer too.',
  'GM-MOVT-05': 'A transfer leaves the Army as large as it was, and is void if no unit can move at all.',
  'GM-MOVT-06': 'Listed are, for each unit that can move, the places worth going to, the kinds it can be there, and half or all of it.',
  'GM-PROM-01': 'A promotion improves a value, appoints a principal or introduces a character, one of the three.',
  'GM-PROM-02':
    'A value of an own free character, wherever it is, rises by 1 up to 3 (`not-your-character`, `character-captive`, `value-at-maximum`).',
  'GM-PROM-03':
    'An own free character takes the office of principal from whoever holds it (`not-your-character`, `character-captive`, `already-principal`).',
  'GM-PROM-04':
    'A newcomer appears with one value of 1 in the named own city (`not-your-city`), or in the first one if that is lost, unless there are too many already (`too-many-characters`).',
  'GM-PROM-05': 'A newcomer becomes principal by itself if the office is vacant.',
  'GM-PROM-06': 'A principal replaced by its own country gives nobody a claim.',
  'GM-PROM-07': 'A vacant office of principal falls at once to the first free character of the sheet.',
  'GM-PROM-08': 'A character that is improved or appointed may bear a new title from then on (`bad-name`).',
  'GM-PERS-01': 'Killing, capturing and convincing are aimed at living characters of living rivals (`bad-target`).',
  'GM-PERS-02':
    'At home such an order finds its target anywhere on own land, and abroad only where it is sought, on land of others; otherwise it is void.',
  'GM-PERS-03': 'It is void, too, if the target is dead, out of play or the actor’s own by then, save for a rescue.',
  'GM-PERS-04': 'The opponent is whoever owns the target, and in a rescue whoever holds it.',
  'GM-PERS-05':
    'Abroad a target is sought where the actor last saw it; never seen it makes the order void, and so does being elsewhere by now. Captives, and where nobody hides all characters, are sought where they are.',
  'GM-ASSA-01': 'A won contest of Diplomacy kills the target.',
  'GM-ASSA-02': 'A target that survives on the assassin’s land may be brought home by its owner, after a tie too.',
  'GM-ASSA-03': 'A captive can be killed by anybody but its owner and adds nothing to its defence.',
  'GM-CAPT-01': 'A won contest of Diplomacy or Militarism, as the actor chooses for both sides, makes the target a captive.',
  'GM-CAPT-02': 'A captive still has its owner but can neither act nor travel nor be promoted nor be sold by it.',
  'GM-CAPT-03': 'A captive is held where it was taken if that is the captor’s land, else in the capital, else in the captor’s first city.',
  'GM-CAPT-04':
    'An external capture of an own captive is a rescue from whoever holds it and sets it free where it is, and void once it is no captive any more, whomever it serves by then (`target-changed`); other people’s captives cannot be captured (`already-captive`).',
  'GM-CAPT-05':
    'When land changes masters its captives go free if they are the new master’s own or there is none, and otherwise become the new master’s.',
  'GM-CONV-01':
    'A test of Authority against 18 and the target’s own Authority brings the target over, free and without office, where it stands.',
  'GM-CONV-02': 'The target’s Authority counts even if it is used or disabled.',
  'GM-CONV-03': 'A captive can be convinced only by its captor (`target-captive`), and nobody by a player who has no room for more.',
  'GM-EXTN-01': 'External orders are aimed at living rivals (`bad-target`), and are void once those are out.',
  'GM-COPY-01': 'Copied technology is worth 2 points to the copier and costs the other nothing.',
  'GM-COPY-02': 'Only with the option must the copied country be ahead in Technology.',
  'GM-COPY-03': 'Nothing can be copied from a country of Technology 0.',
  'GM-CCOU-01': 'A test of Diplomacy against 14 adds a point of counterpower to the target, up to 10, or brings it into being.',
  'GM-SCOU-01': 'Counterpower that is there, and below 10, is strengthened by 1 without a roll.',
  'GM-CPOW-01': 'Counterpower weighs on the Authority of its country until that country suppresses it.',
  'GM-INVE-01': 'A test of Diplomacy against 13 gains a point of intel against the target.',
  'GM-DISA-01': 'A test of Diplomacy against 10 takes a point of base Authority from the target.',
  'GM-SABO-01': 'A test of Diplomacy against 12 costs the target an action next turn.',
  'GM-INCU-01': 'A raid is led by a named own patrol on the target’s land or next to it (`no-patrol-in-place`).',
  'GM-INCU-02': 'A test of Militarism against 12 makes the raid cost the target an action next turn, and no troops are lost either way.',
  'GM-SIEG-01': 'A city of somebody else, or nobody’s, can be besieged (`bad-target`) while no third party besieges it.',
  'GM-SIEG-02': 'A besieger needs an army at a base, before the city or on a sea that borders it passably (`no-army-in-place`).',
  'GM-SIEG-03': 'A test of Militarism against 10, or 12 for a walled city, closes the siege.',
  'GM-SIEG-04': 'A siege that succeeds costs the city’s master an action next turn, but no city costs two in one turn.',
  'GM-SIEG-05':
    'A siege lasts until something ends it, and may be laid again for another such loss in a later turn, even from another base.',
  'GM-SIEG-06': 'The garrison of a besieged city cannot leave, and nothing joins it.',
  'GM-SIEG-07': 'No character passes in or out of a besieged city’s territory, except those of the besieger.',
  'GM-SIEG-08': 'The besieged may still sally and defend themselves, and be active where they are, but not go home.',
  'GM-SIEG-09':
    'A siege is over as soon as the besieger has no army at the base, clearly loses a battle there or for the city on either part, lifts it or is out, or the city changes masters.',
  'GM-SREB-01':
    'Support is announced once for each country at war with itself (`no-civil-war`, `duplicate-declaration`), and is used when that war is fought, or else void.',
  'GM-WIND-01': 'Every question must be answered, and to do nothing is always an answer, except in the choice of a disaster.',
  'GM-WIND-02': 'A defender adds only those units it is free to keep out (`unit-not-eligible`).',
  'GM-WIND-03':
    'A defence is asked for if the opponent has any other free and unused character, wherever it is; otherwise the dice fall at once.',
  'GM-REAC-01':
    'Whoever reacts lets go, captures by Diplomacy or Militarism, or kills by Diplomacy, helped by usable characters at that place.',
  'GM-REAC-02': 'A reaction is fought like an internal attempt, with a defence, but costs neither action nor order and uses no intel.',
  'GM-REAC-03': 'Nobody takes revenge for a reaction or for a revenge.',
  'GM-REPA-01':
    'A survivor that is neither captive nor shut in may go straight to an own open city at no cost, or stay (`bad-destination`).',
  'GM-TRAD-01': 'Negotiation is free and open to every living player from the crises to the resolution, whenever no question is open.',
  'GM-TRAD-02': 'An offer goes to a living rival (`bad-target`) with at most six items a side, at least one in all, and perhaps a note.',
  'GM-TRAD-03':
    'For trade are characters, captives, troops, cities, land, passage, the end of a siege, intel, a look at the own sheet, the place of an own character, and promises.',
  'GM-TRAD-04': 'Actions and characteristics, counterpower among them, are not for sale (`item-not-negotiable`).',
  'GM-TRAD-05':
    'A trade happens whole, when its addressee accepts it and everything can be delivered (`offer-no-longer-valid`); the addressee may also reject it and the proposer take it back (`unknown-offer`).',
  'GM-TRAD-06':
    'Nobody can offer what it has not, a besieged city or garrison except to the besieger, disabled troops, its last city, or a character the other has no room for; where a character is matters not.',
  'GM-TRAD-07':
    'A traded character goes on as it is under a new owner, and its old one knows where; a traded captive goes home free to its owner or to a new prison.',
  'GM-TRAD-08': 'Traded troops stay where they are, garrisons as an army unless their city goes with them.',
  'GM-TRAD-09':
    'A city goes with its territory, its walls and its mark, and what garrison its giver keeps takes the field; other land simply changes hands.',
  'GM-TRAD-10': 'Passage opens the giver’s land to the other’s marches for one to three turns.',
  'GM-TRAD-11': 'A point of intel can be sold, but not to or by the one it is about.',
  'GM-TRAD-12': 'Information sold is true and for the buyer alone; promises bind nobody.',
  'GM-TRAD-13': 'Anybody may prove the own sheet or the place of an own character for nothing, or say anything at all to one or to all.',
  'GM-TRAD-14':
    'Items change hands one by one, the troops of both sides first, then sieges, then the rest, and what is given before what is taken, each judged by what those before it have left; if one fails none is delivered, and both Armies together stay as large.',
  'GM-TRAD-15':
    'A player has one open offer to each other (`offer-open`), which ends with the turn or with either party and never holds anybody up.',
  'GM-TRAD-16': 'A principal can be traded like anybody else, which gives nobody a claim.',
  'GM-TRAD-17': 'A besieged city can be surrendered to its besieger, and its troops can go over to him.',
  'GM-ALLO-01':
    'A country has the actions of its relevance, a third of its Authority and a third of its Technology, each rounded by itself.',
  'GM-ALLO-02': 'Bonuses add to these and penalties and critical situations take from them, down to the least a player may have.',
  'GM-ALLO-03': 'What crises have cost and what stands on the sheet is no longer left.',
  'GM-ALLO-04': 'Until the declarations begin the number of actions follows the values as they change in the crises.',
  'GM-ALLO-05': 'Bonuses and penalties for the next turn add up, count in that turn and are then forgotten.',
  'GM-INIT-01': 'The resolution goes by Authority, the highest first.',
  'GM-INIT-02':
    'Equals roll for it, higher first, until all are apart, and of those still equal the higher group is sorted out before the lower.',
  'GM-INIT-03': 'In rolls for initiative, events and relevance a 1 and a 10 are numbers like any other.',
  'GM-TEST-01': 'A test adds a d10, the characteristic, and the values of the active characters.',
  'GM-TEST-02': 'A test succeeds only above its difficulty.',
  'GM-TEST-03': 'A rolled 1 always fails and a rolled 10 always succeeds.',
  'GM-TEST-04': 'The margin of a success is what it exceeds the difficulty by, and at least 1.',
  'GM-TEST-05': 'A test uses the characteristic as it is before the action changes anything.',
  'GM-CONT-01': 'In a contest first the actor and then the opponent rolls a d10 and adds its characteristic and its active characters.',
  'GM-CONT-02': 'The higher total wins, and equal ones do nothing to either side.',
  'GM-CONT-03': 'A lone 1 loses, else a lone 10 wins, two 1s do nothing, and two 10s leave it to the totals.',
  'GM-CONT-04':
    'Whoever is to be killed or captured defends itself as an active character, once in a turn, if it can be used and is any good at it.',
  'GM-CONT-05': 'Others of the opponent’s characters may help if they are usable, have the characteristic and are with the target.',
  'GM-ACTV-01':
    'Only a usable character with at least 1 in the characteristic can be active, the principal in a civil war apart (`character-not-eligible`).',
  'GM-ACTV-02': 'Active characters, of whom there may be several, step forward openly before the dice of what they help in.',
  'GM-ACTV-03': 'Once the dice have fallen whoever was active is used, and not active again this turn, though it may travel.',
  'GM-ACTV-04':
    'A character helps only where the deed is done: at home, in the target’s country, with the patrol, at the siege or in the battle (`character-not-present`).',
  'GM-ACTV-05': 'At sea are those on land that borders it passably.',
  'GM-ACTV-06':
    'Against a character only those in the same place help; as that place may be secret, others may be named, add nothing and stay unused.',
  'GM-ACTV-07': 'Nobody is used by an action that was void.',
  'GM-INTL-01': 'Intel is used against the country it is about, and one must have it (`no-intel`).',
  'GM-INTL-02': 'One point of intel at most makes a declared external action easier by 2.',
  'GM-INTL-03': 'Intel used is spent, whether it helped or not, but not by what was void; the rest keeps.',
  'GM-BPRO-01':
    'In a battle the opponent is asked first and then each third party, before the dice, the losses, the fate of siege and city, and revenge follow.',
  'GM-BPRO-02':
    'In the field all field units of the opponent defend and its garrison may, or must if it is alone; in an assault the garrison defends and the field units may.',
  'GM-BPRO-03':
    'Any other living player with field units there, or at the base of an assault, takes a side with all of them or stays out; garrisons stay behind their walls.',
  'GM-BPRO-04': 'A battle has two sides, and allies add their troops and people to their leader but no die and no Militarism.',
  'GM-BPRO-05': 'A side adds a d10, the Militarism of its leader, all its points and the Militarism of its active characters.',
  'GM-BPRO-06': 'Walls add 2 to the defence of an assaulted city, and of a garrison that fights alone behind them.',
  'GM-BPRO-07': 'Battles are won like contests, and one that nobody wins only tires its helpers.',
  'GM-BPRO-08': 'The beaten side loses as many points as it was beaten by, at least 1 and at most all it had; the other none.',
  'GM-BPRO-09': 'Losses go round point by point, from leader over allies and back, each taking from its largest unit.',
  'GM-BPRO-10': 'After a battle everybody stays where it is and may fight again.',
  'GM-BPRO-11': 'A city without able defenders still defends itself with die, Militarism and walls.',
  'GM-BPRO-12': 'Nobody’s cities fight with their garrison alone, and their die falls second.',
  'GM-BPRO-13': 'A battle won against the totals costs a point and exposes, but conquers nothing and breaks no siege.',
  'GM-CONQ-01': 'By force a city falls only to its besieger’s assault, won with the higher total.',
  'GM-CONQ-02': 'The city and its territory are the winner’s at once and the siege is over, while walls and mark stay.',
  'GM-CONQ-03': 'What is left of the leader’s assaulting units becomes the garrison, and allies stay where they are.',
  'GM-CONQ-04': 'Field units and free people of the loser stay in the territory, and captives follow its new master.',
  'GM-RETR-01': 'What is left of the garrison goes to its owner’s nearest city that is not besieged.',
  'GM-RETR-02': 'Without such a city it takes the field in the nearest own land, and without land it is disbanded.',
  'GM-RETR-03': 'Nobody’s garrison is disbanded.',
  'GM-MARC-01': 'Troops march any distance over passable edges and seas.',
  'GM-MARC-02': 'On the way they pass seas, own land, nobody’s land without a city, and land they have leave for.',
  'GM-MARC-03': 'Units of others bar no march.',
  'GM-MARC-04': 'Where a march begins and ends anything may stand.',
  'GM-CIVW-01': 'A civil war begins with 5 points of rebels and nobody to lead them, and no country has two.',
  'GM-CIVW-02':
    'It goes on turn by turn and costs its country, and each supporter, one action; without an action left there is no fight that turn.',
  'GM-CIVW-03':
    'When the war is fought all who announced support are asked, in the order of the resolution, and their orders are done whatever they commit.',
  'GM-CIVW-04':
    'Supporters commit field units on the land of the country, and usable characters there who have Militarism, or Authority if they lead.',
  'GM-CIVW-05':
    'The first characters committed must have a principal among them (`rebel-principal-required`), who leads until death, change of sides, its owner’s end, or captivity and a successor.',
  'GM-CIVW-06': 'The government fights with its Militarism, all its troops that are not disabled, helpers at home, and its principal.',
  'GM-CIVW-07':
    'The principal, if free and not disabled, always fights with the better of Militarism and Authority, wherever it is and whatever it has done, and has no second part in the fight (`character-not-eligible`).',
  'GM-CIVW-08':
    'The rebels fight with their points, counterpower, and what was committed, their principal with the better of its two values.',
  'GM-CIVW-09':
    'With the muster option a test of Militarism against 12 comes first, and if it fails there is no battle and no fighter is used.',
  'GM-CIVW-10':
    'The battle is decided and paid for like any other, rebels first and supporters as they answered, without walls, terrain or intel.',
  'GM-CIVW-11': 'A government whose Army is gone while the war is on, in whatever way, has lost.',
  'GM-CIVW-12': 'A government whose principal dies during the war has lost, whoever would follow.',
  'GM-CIVW-13': 'A government is saved when the rebels have no point left, or their principal dies.',
  'GM-CIVW-14': 'If the war is still on, a test of Authority against 14, helped by own people at home who have not fought, may end it.',
  'GM-CIVW-15': 'The end of a civil war changes nothing else.',
  'GM-CIVW-16':
    'Helpers of the beaten side are exposed to the government or to whoever leads the supporters, and to nobody if there are none.',
  'GM-REPR-01': 'When an order against another country or its people fails, those who helped in it are exposed to that opponent.',
  'GM-REPR-02': 'After a battle all helpers of the beaten side are exposed to the leader of the other.',
  'GM-REPR-03': 'There is no revenge for ties, for tests at home or for crises, and none by those who are nobody or out.',
  'GM-REPR-04': 'For each of the exposed in turn the opponent may make one free attempt where it stands.',
  'GM-REPR-05': 'Whoever is dead, captive or gone meanwhile is exposed no more.',
  'GM-APPL-01': 'The effects of an action come in the order of its description, each kept in its bounds by itself.',
  'GM-APPL-02': 'A critical situation ends as soon as its characteristic is 4, but the actions of the turn stay as they were fixed.',
  'GM-END-01':
    'A game ends by its last turn, by capitals, by principals, by both together where that is allowed, or when one country is left.',
  'GM-END-02': 'After the last turn points decide, before its disorder is charged.',
  'GM-END-03': 'A game has ten turns unless agreed otherwise.',
  'GM-END-04': 'A game by conditions ends by victory or with its last rival, and by turns only under a cap.',
  'GM-END-05': 'In a game by turns victory ends it early unless that is ruled out, and the last rival’s end always does.',
  'GM-END-06':
    'The result names reason, winners and everybody’s points, and ranks winners, then the living by points, then those who are out, the last of them first.',
  'GM-VICT-01': 'Whoever controls the capital of every living rival at once wins, however it came by them.',
  'GM-VICT-02': 'Whoever has a claim that counts on every living rival wins.',
  'GM-VICT-03': 'Whoever kills, captures or wins over the principal of the moment has a claim, which is kept.',
  'GM-VICT-04':
    'Only living rivals count, what is one’s own counts nothing, and a country without principal cannot be unseated until it has one again.',
  'GM-VICT-05': 'Only with mixed victory may one rival’s capital and another’s principal be enough.',
  'GM-VICT-06':
    'Of several reasons the last country standing comes first, then capitals, principals and the mixture; of several winners whoever acts, else the first in order.',
  'GM-VICT-07': 'A claim does not count while the very person it was won on is free and in office again.',
  'GM-VPTS-01': 'Each point of a characteristic, of Authority as it stands, is worth 2.',
  'GM-VPTS-02': 'Each own living free character is worth 2, and a captive nothing to anybody.',
  'GM-VPTS-03': 'Each city one controls is worth 2, with walls or without.',
  'GM-VPTS-04': 'Each point of Army is worth 1.',
  'GM-VPTS-05': 'The most points win; then cities, Army and Authority decide, and else the victory is shared.',
  'GM-VPTS-06': 'Those who are out have no points and rank last, the longest gone at the end.',
  'GM-ELIM-01': 'Without a city a player is out at once, but not for want of people or troops.',
  'GM-ELIM-02': 'Whoever loses a civil war is out at once.',
  'GM-ELIM-03': 'With a player go its units, orders, offers, questions, passages and sieges, and all intel by and about it.',
  'GM-ELIM-04': 'Its people leave the game, and its captives go free where they are.',
  'GM-ELIM-05': 'The rest of its land falls to whoever took its last city.',
  'GM-ELIM-06':
    'After a lost civil war the whole country is nobody’s, and the rebels left over garrison its capital, or else its first city.',
  'GM-ELIM-07': 'Nobody’s land scores for no one, reacts to no one and is not built on, but its cities can be besieged and stormed.',
  'GM-ELIM-08': 'The last living player wins at once, whatever the points.',
} as const;

/** An id of {@link clauses}. */
export type ClauseId = keyof typeof clauses;
