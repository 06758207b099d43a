/** Every clause of the rules of Genes Mactantes, in our own words. Code, refusals, tests and documents cite these ids. */
export const clauses = {
  'GM-DICE-01': 'The only die is one ten-sided die, `d10`, yielding 1 to 10; the printed face 0 is the value 10 everywhere.',
  'GM-DICE-02':
    'Randomness is consumed only by: one `shuffle` for the order of play, and `d10` rolls in the order stated by each procedure; no procedure rolls a die that the text does not name.',
  'GM-COMP-01':
    'A country sheet carries a name, a free description, relevance, the four characteristics, its cities with one capital, its characters (name, role, values) and at most one principal.',
  'GM-COMP-02': 'Every character has a non-empty personal name and a non-empty role (office) text.',
  'GM-MAP-01': 'The region is an undirected graph of territories; two territories are adjacent if and only if an edge joins them.',
  'GM-MAP-02': 'An edge with barrier `cliff` is impassable to troops and characters; edges with barrier `none` or `river` are passable.',
  'GM-MAP-03': 'A land territory is coastal if any edge (passable or not) joins it to a sea territory; coastal is derived, never stored.',
  'GM-MAP-04': 'A territory holds at most one city, and only land territories hold cities.',
  'GM-MAP-05':
    "Sea territories never have a controller; every land territory always has exactly one controller: a living player or `'independent'`.",
  'GM-MAP-06': 'A city is controlled by whoever controls its territory.',
  'GM-MAP-07':
    'Wherever this document says "in map order", the order of `territories` in the map data decides; unit kinds are then ordered garrison, army, patrol.',
  'GM-MAP-08':
    'An island is a land territory (or group) whose only connections to the rest are through seas; it belongs to a country like any other land.',
  'GM-PACK-01':
    'The default pack for N players (2 ≤ N ≤ 5), id `default-N`, has the territories x1…x8 of the first N modules in the order a1…a8, b1…b8, …, followed by the seas `mar-de-fora` (Mar de Fora) and `mar-de-dins` (Mar de Dins): 8N + 2 territories.',
  'GM-PACK-02':
    'Besides the edges of the table, for every module X and the next module Y (cyclically; for N = 2 both a→b and b→a) there are three border edges: x3–y7 (none), x4–y7 (none), x4–y6 (river). A pack therefore has 19N edges (38, 57, 76, 95).',
  'GM-PACK-03': 'In the default packs each country has exactly the initial cities of positions 1, 3 and 6, and five free city sites.',
  'GM-PACK-04':
    'Each default pack passes every map validation rule, is connected by passable edges, and no two countries differ in the features or degree of a position.',
  'GM-MAPV-01': 'Territory ids are unique and non-empty: `map-duplicate-id`.',
  'GM-MAPV-02': 'Between 3N and 200 land territories: `map-size`.',
  'GM-MAPV-03': 'Every feature is in the feature list and seas have no features: `map-bad-feature`.',
  'GM-MAPV-04': 'Every edge joins two different existing territories and no pair is joined twice: `map-bad-edge`.',
  'GM-MAPV-05': 'The whole map is connected by passable edges: `map-disconnected`.',
  'GM-MAPV-06': 'The number of countries equals the number of players: `map-country-count`.',
  'GM-MAPV-07':
    'Every land territory, islands included, belongs to exactly one country: `map-unassigned-land` (none) or `map-shared-land` (several).',
  'GM-MAPV-08': 'No sea territory belongs to a country: `map-sea-owned`.',
  'GM-MAPV-09': 'Every country has at least three land territories: `map-country-too-small`.',
  'GM-MAPV-10': 'Every country has exactly three initial cities: `map-city-count`.',
  'GM-MAPV-11': 'The three cities lie in three different territories of their own country: `map-city-place`.',
  'GM-MAPV-12': 'City names are non-empty and unique on the map: `map-city-name`.',
  'GM-KIND-01':
    'The disaster kinds are data: id, name and a terrain condition (`any`, `coastal`, or a set of features any one of which suffices); the default pack has the seven kinds of the table.',
  'GM-KIND-02':
    'A custom list of kinds is valid only if it is non-empty, ids are unique, and at least one kind has the condition `any`; otherwise `kinds-invalid`.',
  'GM-SHEET-01': 'Each default build costs exactly its creation points and yields the Army and base actions of the table on a default map.',
  'GM-SHEET-02':
    'A build is placed deterministically: capital = the country’s first initial city in map order; new cities go to the free territories of the country in map order (unwalled first), named after their territory, made unique by " II", " III", …; all characters start in the capital. A build needing more free sites or characters than available is not offered; every relevance has a build without new cities and with at most two characters.',
  'GM-SHEET-03':
    "Default deployments of the Army: `even` (each city in map order a garrison of ⌊Army ÷ cities⌋, the remainder added to the capital), `capital` (everything as garrison of the capital), `mobile` (a patrol of 2 and an army of ⌊Army ÷ 2⌋ − 2 in the capital's territory, the rest placed as in `even`; only offered if Army ≥ 6).",
  'GM-NAME-01':
    "Default characters take names from this cyclic list, starting at index 3 × (player's seat index): Guifré, Ermessenda, Oliba, Elisenda, Borrell, Adalaida, Sunyer, Guisla, Arnulf, Peronella, Dalmau, Quixilona, Bernat, Riquilda, Miró; roles, by the character's position on the sheet: sovereign, chancellor, marshal, envoy, steward (steward again for every later position).",
  'GM-CFG-01':
    'Fewer than two players is rejected with `too-few-players`; more than ten with `too-many-players`; repeated ids with `duplicate-player`.',
  'GM-CFG-02':
    'With more than five players a map must be supplied, in either board mode (in mode `drawn` it only serves as the enumerated template); otherwise `map-required`.',
  'GM-CFG-03':
    'Any option outside its valid values is rejected with `bad-config` naming the option; omitted options take the defaults of the table.',
  'GM-CFG-04': "`relevanceMode: 'equal'` gives every player the configured `relevance`.",
  'GM-CFG-05': '`events: false` removes the events phase entirely; no event die is rolled.',
  'GM-CFG-06':
    '`rounding` applies to each division of the action and Army formulas separately: `down` = floor, `up` = ceiling, `nearest` = nearest integer with halves up.',
  'GM-CFG-07': '`minActions` is the lowest allowance a living player can have in a turn.',
  'GM-CFG-08': '`foundingTroops` is the number of Army points that appear with a city founded during play.',
  'GM-CFG-09':
    '`battleTerrain: true` gives the defending side +1 in a battle whose venue has the feature `mountain` or `forest`; with `false` terrain never changes a battle.',
  'GM-CFG-10': '`journeysPerTurn` is the number of journeys one character may make in a turn.',
  'GM-CFG-11': '`hiddenCharacters: false` makes every character position public at all times.',
  'GM-CFG-12': '`foreignSupport: false` suppresses the windows in which other players may support a crisis test.',
  'GM-CFG-13':
    '`maxCharacters` bounds the living characters owned by one player (free or captive); gaining one beyond it is refused with `too-many-characters`.',
  'GM-CFG-14':
    '`maxOffersPerTurn` bounds the trade proposals one player may make in a turn; a further one is refused with `too-many-offers`.',
  'GM-CFG-15':
    'In mode `conditions` with `turnCap: null` no turn limit exists; with a number, the game ends after that turn by victory points.',
  'GM-STATE-01': 'Each player has at most one unit per (territory, kind); units with strength 0 do not exist.',
  'GM-STATE-02':
    "A garrison exists only in a land territory with a city controlled by the unit's owner (or by `'independent'` for independent garrisons).",
  'GM-STATE-03': "A player's `army` is the sum of the strengths of its units and nothing else; there is no separate counter.",
  'GM-STATE-04': 'Base characteristics and counterpower are integers clamped to 0–10 after every change; the excess is lost.',
  'GM-STATE-05':
    '`effectiveAuthority = max(0, authority − counterpower)` is what every rule that says Authority uses: allowance, initiative, tests, crises, scoring.',
  'GM-STATE-06': 'A character value is an integer 0–3 and every character has at least one value of 1 or more.',
  'GM-STATE-07':
    '"Usable character of p" means: owned by p, alive, not captive, not used this turn, and not in a city territory stricken by a disaster this turn.',
  'GM-STATE-08': 'The principal of a player is null or a living character owned by that player (free or captive).',
  'GM-STATE-09': "A captive's location is a land territory controlled by its captor.",
  'GM-STATE-10': 'Dead characters and characters of eliminated players are out of play and never return.',
  'GM-STATE-11':
    "Every change of a player's Army is booked in its ledger: `initial` (deployment), `recruited`, `founded`, `received` and `given` (trade), `lost` (battle, civil war), `demobilised`, `disbanded` (retreat impossible, elimination).",
  'GM-VIS-01':
    "Public: map, controllers, cities, walls, capitals, sieges, all units and strengths, characteristics, counterpower, allowances and modifiers, crisis levels, civil wars, intel counts, names, roles and values of characters, used and captive flags, captives' locations, initiative, outcome.",
  'GM-VIS-02':
    "A player's sheet (its declarations, their number and their contents) is visible to that player alone until each declaration is executed, annulled or voided; others see only whether the player has committed.",
  'GM-VIS-03':
    'With `hiddenCharacters`, the location of a free character, and the journeys it has made this turn, are visible to its owner alone; every other viewer sees only its own last `sighting` (territory and turn), or nothing.',
  'GM-VIS-04':
    'At the start of turn 1 the city of every principal is public (a sighting for all players and spectators); other characters start unseen by others.',
  'GM-VIS-05':
    "Being an active character, being the target of an attempt that is not void, being captured, released, killed, convinced or introduced makes the character's location at that moment a sighting for everybody; so does being repatriated, for its destination.",
  'GM-VIS-06':
    'A journey is visible only to the owner, except that a player whose controlled territory is entered gets a private sighting of the character at the first territory of his that it enters.',
  'GM-VIS-07':
    'Country sheets and deployments being chosen in setup are secret until every player has finished both steps, then public (except character locations as above).',
  'GM-VIS-08':
    'A trade offer is visible only to its two parties (and so is the fact that a player may act merely because it holds one); a completed trade is public as to its material items and private as to information items, intel excepted (counts are public).',
  'GM-VIS-09':
    "An open window shows everybody which player must answer and its type; the character and territory of a `travel-reaction` are shown only to the reactor and the traveller's owner until an attempt is made.",
  'GM-VIS-10': 'A spectator sees exactly what is public: no sheets, no offers, no private sightings.',
  'GM-VIS-11': '`legalActions(state, p)` depends only on `view(state, p)`: it must be the same for two states with equal views.',
  'GM-VIS-12': 'An eliminated player sees what a spectator sees.',
  'GM-SETUP-01':
    "Setup runs through these steps in order: `setup-order` (automatic), `setup-coast`, `setup-features`, `setup-borders`, `setup-cities` (these four only with `boardMode: 'drawn'`), `setup-draft`, `setup-relevance` (automatic), `setup-creation`, `setup-deployment`, then turn 1 begins.",
  'GM-ORDER-01':
    "With `orderMode: 'lots'`, `order` is one `shuffle` of `seating`; with `'seating'`, `order` equals `seating` and nothing is drawn.",
  'GM-BOARD-01':
    'The four drawing steps are done by successive players of `order`, cyclically: step k (1 coast, 2 features, 3 borders, 4 cities) belongs to `order[(k − 1) mod N]`, so with few players somebody draws twice.',
  'GM-BOARD-02':
    'Step 1 (coast, islands included) fixes the territories with their kind (land or sea), names and adjacency, all edges without barrier and no features.',
  'GM-BOARD-03': 'Step 2 (geographic features) only assigns features to land territories and barriers to existing edges.',
  'GM-BOARD-04': 'Step 3 (borders) divides all land, islands explicitly included, into exactly N named countries.',
  'GM-BOARD-05': 'Step 4 places exactly three cities, in three different territories, in each country.',
  'GM-BOARD-06':
    "Each drawing step is validated at once with the map validation rules that concern it (coast: GM-MAPV-01, 02, 04, 05; features: 03, 05; borders: 06, 07, 08, 09; cities: 10, 11, 12); an invalid drawing is refused with that rule's code and the same player tries again.",
  'GM-BOARD-07': "With `boardMode: 'preset'` the configured map is used as it stands and no drawing step occurs.",
  'GM-DRAFT-01':
    'Countries are picked one at a time, continuing the order where the four drawing steps stopped: pick j (1…N) belongs to `order[(4 + j − 1) mod N]`; the same formula is used with a preset map.',
  'GM-DRAFT-02': 'A player picks exactly one country that nobody has picked: otherwise `country-taken` or `unknown-country`.',
  'GM-DRAFT-03': 'The last remaining country goes automatically to the last picker, without an action.',
  'GM-DRAFT-04':
    "A picked country gives its player control of all its land territories and its three initial cities, unwalled; its map name is the country's default name.",
  'GM-REL-01':
    'Relevance gives creation points small 20, medium 30, large 40; Army base small 5, medium 10, large 15; action base small 1, medium 2, large 3.',
  'GM-REL-02': "With `relevanceMode: 'random'` each player in `order` rolls one `d10`: 1–5 small, 6–8 medium, 9–10 large.",
  'GM-REL-03': 'Relevance never changes after setup.',
  'GM-CREA-01':
    'Each player spends up to the creation points of its relevance with one `create-country`; spending more is refused with `over-budget`; unspent points are lost.',
  'GM-CREA-02': 'Characteristics start at 0 and cost 1 point per point; each must be an integer 0–10, otherwise `bad-characteristic`.',
  'GM-CREA-03':
    'A character costs the sum of its values, the first point of a value included; it needs at least one value ≥ 1, and no value above 3, otherwise `bad-character`.',
  'GM-CREA-04': 'A character may have several characteristics.',
  'GM-CREA-05':
    'A country without characters is legal and has no principal; with one or more characters exactly one must be named principal, otherwise `principal-required`.',
  'GM-CREA-06': 'A new city costs 1 point, a new walled city 2, and adding walls to one of the three initial cities 1.',
  'GM-CREA-07':
    'A new city needs a free land territory of the own country, otherwise `bad-city-site`, and a non-empty name different from the names on the map and from its own other new ones, otherwise `bad-name`; other players’ secret choices are not consulted: at the reveal, of equal names the later ones in `order` get the suffixes " II", " III", …',
  'GM-CREA-08': 'Every point put into the Army costs 1 point and adds 1 Army point.',
  'GM-CREA-09':
    'One own city, initial or new, must be marked as capital, otherwise `bad-capital`; the capital is never re-designated later.',
  'GM-CREA-10':
    'The principal starts in one of the own cities; any other character starts in any territory of the own country; otherwise `bad-location`.',
  'GM-CREA-11': 'A country, character or role name that is empty is refused with `bad-name`.',
  'GM-DEPL-01':
    'Initial Army = relevance base (5/10/15) + 2 × number of own cities (initial + new) + Militarism + Technology ÷ 2 (rounded per `rounding`) + creation points put into it.',
  'GM-DEPL-02':
    'Each player distributes exactly that total with one `deploy-army` among garrisons, field armies and raid patrols; any other total is refused with `army-mismatch`.',
  'GM-DEPL-03':
    'At deployment garrisons may stand only in own cities, armies and patrols only in land territories of the own country, and no place and kind may be listed twice; otherwise `bad-placement` (a strength below 1 is `bad-parameter`).',
  'GM-DEPL-04': 'After setup the formula is never evaluated again: the Army changes only through the events that name it.',
  'GM-SETUP-02': 'Creation and deployment are each simultaneous and secret; a submitted choice cannot be changed.',
  'GM-SETUP-03':
    'When all have deployed, all sheets become public, the city of each principal is announced (GM-VIS-04), and turn 1 starts with every modifier, level, counterpower and disorder at 0.',
  'GM-FLOW-01':
    'A turn consists, in this order, of phase 1 Events (`events`, optional), phase 2 Internal development (2.1 `crisis`, 2.2 `declare-internal`), phase 3 External development (3.1 `declare-external`), phase 4 Resolution (`resolution`), then `upkeep`.',
  'GM-FLOW-02': 'While a window is open only its addressee may act, and only with the answer of that window; negotiation is suspended.',
  'GM-FLOW-03': 'Windows form a stack; the last opened is answered first; a window addressed to an eliminated player is dropped.',
  'GM-FLOW-04':
    'In simultaneous steps the players act in any order; nothing a player does there changes what another may do, except trades.',
  'GM-FLOW-05':
    'The allowance of each player is frozen on entering `declare-internal`; later changes of characteristics affect only the next turn.',
  'GM-FLOW-06':
    'A player whose allowance − `crisisSpent` is 0 or less (public facts) is committed automatically on entering either declaration step; nobody else is, so that a full sheet shows nothing: a player that has declared all its actions as internal still gives its own `commit` in `declare-external`.',
  'GM-FLOW-07':
    '`declare-external` starts only when every living player has committed its internal batch, and the internal batch can no longer be changed; `resolution` starts when all have committed the external batch.',
  'GM-FLOW-08': 'Initiative is fixed at the start of `resolution` (GM-INIT) and does not change during it.',
  'GM-FLOW-09':
    '`resolution` proceeds in rounds; in round 1 every living player gets one slot in initiative order, even with nothing declared; from round 2 on only players with a pending declaration other than `support-rebellion` get a slot.',
  'GM-FLOW-10':
    'In its slot a player may first perform free actions, then executes exactly one pending declaration of its choice, internal or external in any order; the slot ends when that action and all its windows are finished.',
  'GM-FLOW-11':
    'Declared actions must be carried out: a player with a pending declaration other than `support-rebellion` cannot `pass` (`must-execute`); a player without one ends its slot with `pass`.',
  'GM-FLOW-12': 'When the others have nothing pending, one player takes consecutive slots until its sheet is empty.',
  'GM-FLOW-13':
    '`resolution` ends when no living player would get a slot; declarations of `support-rebellion` still pending are then void.',
  'GM-FLOW-14':
    '`upkeep` performs, in this order: (1) the turn-limit check (GM-END-02); (2) for each player in `order`, base Authority − `disorder`; (3) sheets emptied, offers expired, expired passages removed; (4) `used` and `journeys` reset, disaster flags cleared; (5) `thisTurn := { bonus: nextTurn.bonus, penalty: nextTurn.penalty, crisisSpent: 0 }`, `nextTurn := 0`; (6) turn + 1.',
  'GM-FLOW-15':
    '`actors(state)` is: the addressee of the last window if any window is open; otherwise the players of the table for the step (in simultaneous steps those who have not yet submitted or committed), plus, in `declare-internal`, `declare-external` and `resolution`, every living player holding an unanswered incoming offer; it is empty when the game is finished.',
  'GM-FLOW-16': 'An eliminated player is never in `actors`, and its slots and pending declarations disappear at once.',
  'GM-FLOW-17':
    'Victory and elimination are checked after each completed action (windows included), each completed trade and in `upkeep`; when the game is over no further step happens.',
  'GM-ERR-01':
    'The common refusals of design.md come first, in their order: `game-over` (finished), `unknown-action`, `bad-parameter` (missing or ill-typed), `unknown-player`, `player-eliminated`, `wrong-phase` (action not available in this step or window), `not-your-turn` (not in `actors`); then, before any specific code, `bad-parameter` for unknown ids and values out of range.',
  'GM-ERR-02': 'A refused action changes nothing: no die is consumed, no event emitted, nothing is used up.',
  'GM-ERR-03':
    "A refusal carries its code, a message, and the id of the clause that states it; when several apply, the first in the order in which the action's clauses list them is reported.",
  'GM-ENUM-01':
    'Subsets of characters are enumerated as: none, each single eligible one, and all eligible ones (if two or more); the full set of subsets remains legal.',
  'GM-ENUM-02':
    'Quantities from 1 to n are enumerated as 1, ⌊n/2⌋ and n, without duplicates or zero; every integer in range remains legal.',
  'GM-ENUM-03':
    'Every enumerated instance is accepted when applied, and whenever a player in `actors` owes a decision (not merely holds an offer) its enumeration is not empty.',
  'GM-ENUM-04':
    "`withdraw`, `propose-trade`, `cancel-trade`, `disclose` and `announce` are never enumerated, so automatic play terminates; `reject-trade` always is, and `accept-trade` whenever the offer is still deliverable (which public facts and the addressee's own decide).",
  'GM-EVT-01':
    'Every die is reported in exactly one event that carries the raw value, in the order rolled; every change of a public quantity is reported by one event.',
  'GM-EVT-02':
    'An executed declaration emits its events in the order of the table below, after `action-read`; void or annulled ones emit `action-void` or `action-annulled` instead.',
  'GM-SACT-01':
    'Each setup action is accepted only in its own step and from its own player; the enumeration of each is the one of the table and is never empty.',
  'GM-SACT-02':
    'In `create-country`, `wallInitial` may list each initial city once; a repeated or foreign territory is refused with `bad-city-site`.',
  'GM-EVNT-01':
    'At the start of every turn, if events are on, one `d10` is rolled: 2–9 nothing happens; 10 (face 0) a natural disaster; 1 a discovery of resources.',
  'GM-EVNT-02':
    'On 1 or 10 a second `d10` selects the affected player among the L living players in seating order: width w = ⌊10 ÷ L⌋; a result r ≤ w × L selects living player number ⌈r ÷ w⌉; a higher result is rerolled until one is valid.',
  'GM-EVNT-03': 'Discovery: the affected player gets `thisTurn.bonus` + 1.',
  'GM-EVNT-04':
    'Disaster: the living player to the right of the affected one (previous living seat) chooses the kind with `choose-disaster { kind }`; the next living player to the right of that one chooses the city with `choose-disaster-city { territory }`; with two players this second chooser is the affected player itself.',
  'GM-EVNT-05':
    'The kind must fit the terrain of at least one city of the affected player, otherwise `kind-does-not-fit`; enumerated: all fitting kinds.',
  'GM-EVNT-06': "The city must be the affected player's and fit the kind, otherwise `city-does-not-fit`; enumerated: all fitting cities.",
  'GM-EVNT-07': "The affected player's `disorder` rises by 1, so that it owes a Restore order action (GM-REST).",
  'GM-EVNT-08':
    'For the rest of the turn every garrison inside the stricken city and every character in its territory, whoever owns them, is disabled: the garrison cannot move, fight, be counted in a battle, be demobilised or be traded; the character cannot travel, be active, or add its value when targeted.',
  'GM-EVNT-09':
    'Disabling depends on the place, not on the moment: what enters the stricken city later in the turn is disabled too, though a journey or march under way may pass through; it ends in `upkeep`. Field units outside the walls are not disabled.',
  'GM-EVNT-10': 'Both choices are public.',
  'GM-CRIS-01': 'No crisis is checked in turn 1, there being no previous turn.',
  'GM-CRIS-02':
    'On entering `crisis` in a later turn, every characteristic of a living player whose value (effective, for Authority) is 3 or less is in crisis; the list is fixed at that moment.',
  'GM-CRIS-03':
    'Players face crises one player at a time in `order`; a player with several chooses the order with `face-crisis { characteristic, characters, acceptSupport }` (`acceptSupport` a boolean, true if omitted); a characteristic not listed is refused with `no-such-crisis`.',
  'GM-CRIS-04':
    'Facing a crisis first spends one action of this turn on an immediate Development of that characteristic (+1), if at least one action remains and the base value is below 10; the spending is compulsory.',
  'GM-CRIS-05': 'With no action remaining, or base 10, no action is spent and the characteristic is not raised.',
  'GM-CRIS-06': 'If the value is now 4 or more the crisis passes without any other effect, no die is rolled and `characters` is ignored.',
  'GM-CRIS-07': 'Otherwise the player makes a test of that characteristic (effective, for Authority) at difficulty 11, one `d10`.',
  'GM-CRIS-08':
    "The player's usable characters present in its own country with that characteristic may be active in the test (`character-not-eligible`, `character-not-present`).",
  'GM-CRIS-09':
    "With `foreignSupport` and `acceptSupport`, before the roll each other living player owning at least one living, free, unused character gets, in `order` starting after the afflicted player, a window `crisis-support` and answers `support-crisis { characters }` (possibly empty) with usable characters present in the afflicted country having that characteristic; they add to the test. With `acceptSupport: false` no such window opens: counting others' help is the afflicted player's choice.",
  'GM-CRIS-10': 'A passed test has no further effect; critical-situation levels already standing remain.',
  'GM-CRIS-11': 'A failed Authority test starts a civil war (GM-CIVW), unless one is already going on, in which case nothing more happens.',
  'GM-CRIS-12':
    'A failed test of Diplomacy, Militarism or Technology adds 1 to the level of Blockade, Anarchy or Autarchy respectively; each level is one action less, from this same turn on, every turn.',
  'GM-CRIS-13':
    'Levels accumulate over turns and over the three situations; a level drops to 0 at the moment its characteristic becomes 4 or more, by any cause.',
  'GM-CRIS-14': 'Characters active in a crisis test become used; no reprisal follows its failure.',
  'GM-CRIS-15':
    'Enumeration of `face-crisis`: each unfaced characteristic × GM-ENUM-01, with `acceptSupport` true; of `support-crisis`: GM-ENUM-01.',
  'GM-DECL-01':
    '`declare { scope, kind, written }` appends one declaration to the own sheet; in `declare-internal` only internal kinds, in `declare-external` only external kinds, otherwise `wrong-scope`.',
  'GM-DECL-02':
    'Internal and external declarations of a turn share one budget: their total may not exceed the remaining actions (allowance − actions spent on crises), otherwise `no-actions-left`.',
  'GM-DECL-03':
    'Every declaration costs exactly one action, whatever becomes of it; declaring fewer than allowed is legal and the unused actions are lost at the end of the turn.',
  'GM-DECL-04':
    'The written part fixes whom or what the action is aimed at; means (units, quantities, active characters, intel, place of recruits) are chosen at execution.',
  'GM-DECL-05':
    '`withdraw { declaration }` removes an own declaration of the current step before committing; otherwise `unknown-declaration` or `already-committed`.',
  'GM-DECL-06':
    '`commit {}` closes the own batch; after it (automatic commitment included) `declare`, `withdraw`, `commit`, `propose-trade`, `cancel-trade`, `disclose` and `announce` of that player are refused with `already-committed` in that step, which takes the place of `not-your-turn`.',
  'GM-DECL-07':
    'A player in civil war whose allowance minus crisis spending is at least 1 must have exactly one `civil-war` declaration in the internal batch, otherwise `commit` is refused with `civil-war-compulsory`; a `declare` of anything else that would leave no action for it is refused with the same code.',
  'GM-DECL-08':
    'A declared action may be impossible now (for instance a siege by an army still on the way); only the refusals listed for its written part apply at declaration.',
  'GM-DECL-09':
    'Enumerated in a declaration step: every accepted pair (kind, written), and `commit` when accepted; with default names (a new city takes its territory’s name, made unique by " II", " III", …; an introduced character the next name of GM-NAME-01 not borne by an own character, or when all are borne the first one with " II", " III", …, with the role of its position) and, for `introduce`, the capital or else the first own city in map order.',
  'GM-DECL-10': 'Players may state their orders openly, truthfully or falsely, or prove them by `disclose`; nothing obliges them to.',
  'GM-TRAV-01':
    '`travel { character, path }` makes one journey of an own character along `path`, the territories entered in order; it costs no action.',
  'GM-TRAV-02':
    'Refusals: `not-your-character`, `character-captive`, `character-used`, `character-disabled`, `journey-spent` (already `journeysPerTurn` journeys this turn), `character-besieged` (GM-SIEG-07).',
  'GM-TRAV-03':
    '`bad-path`: empty, a step not joined by a passable edge, a repeated territory or the starting one, or ending in a sea; seas may be crossed.',
  'GM-TRAV-04':
    "A path may not enter the territory of a besieged city unless the character's owner is the besieger or has a field unit there: `siege-blocks`.",
  'GM-TRAV-05': 'Length is unlimited; the location changes territory by territory.',
  'GM-TRAV-06':
    'When the character enters, for the first time in this journey, a territory controlled by a given other living player (the destination included, the starting territory excluded), that player gets a window `travel-reaction` and answers `react`: one chance per controller per journey.',
  'GM-TRAV-07':
    "A reaction is a free and immediate capture or assassination of the traveller at that territory (GM-REAC); it is not an action of the reactor's allowance, and it is possible at any time, even outside its slots.",
  'GM-TRAV-08': 'If the traveller is captured, killed or repatriated the journey ends there; otherwise it goes on to the next territory.',
  'GM-TRAV-09': 'Crossing seas, independent land or own land gives nobody a reaction.',
  'GM-TRAV-10':
    'Enumeration: for each character able to travel and each reachable land territory, one canonical path: fewest territories entered that other living players control, then fewest territories, then the lexicographically smallest sequence of ids.',
  'GM-RELE-01':
    '`release-captive { character }`: the captor frees a captive it holds (`not-your-captive`); the captive stays where it is, free; enumerated for each captive held.',
  'GM-RELE-02':
    "A released character is again its owner's; if it was and still is the principal it keeps that office; it may travel and be active at once if unused.",
  'GM-LIFT-01': '`lift-siege { territory }`: a besieger ends its own siege (`not-besieging`); enumerated for each own siege.',
  'GM-EXEC-01':
    '`execute { declaration, …means }` reads one pending own declaration aloud (it becomes public) and carries it out; otherwise `unknown-declaration`.',
  'GM-EXEC-02':
    'If the action is impossible on public or own information (the "void if" of its kind), it is void whatever the means: it is consumed, nothing is rolled, `action-void` tells the reason. Enumerated then: the single instance without means.',
  'GM-EXEC-03': 'If it is possible but the means are illegal, it is refused with the listed code and remains pending.',
  'GM-EXEC-04':
    'A void reason that depends on hidden positions (`target-not-there`) is tested only after the means have been accepted, and consumes the declaration.',
  'GM-EXEC-05': '`pass {}` ends a slot of a player with nothing to execute (GM-FLOW-11).',
  'GM-EXEC-06':
    'Common means: `characters` (own characters to be active; automatic actions refuse a non-empty list with `no-characters-here`) and, for external tests and contests, `useIntel` (GM-INTL).',
  'GM-EXEC-07':
    'Enumeration of `execute`: for each pending declaration other than `support-rebellion`, every combination of the means listed for its kind: characters by GM-ENUM-01, `useIntel` false and (if available) true, every legal city, base, patrol, characteristic, and for `civil-war` `withPrincipal` both ways with `authorityCharacters` none or all eligible ones not otherwise named. For actions aimed at a character the eligible characters are all own usable ones with the characteristic, wherever they are, so that nothing hidden shows.',
  'GM-FORT-01':
    '`fortify`: at declaration the city must be own (`not-your-city`) and unwalled (`already-walled`), and not already declared for fortifying this turn (`duplicate-declaration`).',
  'GM-FORT-02':
    'Effect: the city becomes walled, permanently, also under siege. Void if the city is no longer own (`city-lost`) or already walled (`already-walled`).',
  'GM-FOUN-01':
    "`found-city`: at declaration the territory must be own land (`not-your-territory`) without a city (`site-taken`), not already declared for founding this turn (`duplicate-declaration`), with a unique non-empty name (`bad-name`; enumerated default: the territory's name).",
  'GM-FOUN-02':
    'Effect: a new unwalled city appears there, with `foundingTroops` Army points as its garrison; a name taken in the meantime gets " II". Void if the territory is no longer own (`territory-lost`) or has a city (`site-taken`).',
  'GM-SUPP-01':
    '`suppress-counterpower`: test of effective Authority at 11; on success counterpower falls by the margin (total − 11, at least 1), not below 0. Void if counterpower is 0 (`no-counterpower`).',
  'GM-REST-01':
    '`restore-order`: at declaration the number of such declarations this turn may not exceed `disorder` (`no-disorder`). Void if `disorder` is 0.',
  'GM-REST-02': 'Test of Authority at 10; on success `disorder` falls by 1; on failure it stays.',
  'GM-REST-03':
    'A disaster not put in order by the end of the turn, by failure or by choosing not to act, costs 1 base Authority in `upkeep` for each point of `disorder`, every turn until restored; declaring is therefore an obligation enforced by the penalty only.',
  'GM-TAXE-01': '`taxes`: `nextTurn.bonus` + 1, always; several Taxes in a turn add up.',
  'GM-TAXE-02': 'Then a test of Authority at 10 (one `d10`, characters allowed); on failure base Authority − 1 at once.',
  'GM-DEVE-01':
    '`develop`: the written characteristic rises by 1 (base value), at most to 10; at declaration it must be below 10 (`at-maximum`). Void if it has reached 10.',
  'GM-OBSE-01':
    "`observe`: test of Diplomacy at 12. On success exactly one pending Investigation aimed at the actor's country is annulled: that of the player who comes soonest after the actor in the cyclic initiative order; among several of that player, the earliest declared.",
  'GM-OBSE-02':
    'The annulled declaration is read aloud and lost to its owner (`action-annulled`); Investigations already carried out keep their benefit.',
  'GM-OBSE-03': 'If no such Investigation is pending, or on failure, nothing happens; the protection does not last.',
  'GM-BATT-01':
    "`battle`, both scopes: at declaration the opponent is a living other player (`unknown-opponent`), or `'independent'` in the external scope.",
  'GM-BATT-02':
    "Means: `territory` (venue), `objective` (`'field'` or `'assault'`), `units` (own eligible units, at least one, each with its full strength), characters. The internal scope admits only `'field'` (`wrong-scope`).",
  'GM-BATT-03':
    "Scope of the venue: internal if the venue is own land or is the siege base of the opponent's siege of an own city; external otherwise; a venue of the other scope is refused with `wrong-scope`.",
  'GM-BATT-04':
    "`'field'` requires a field unit of the opponent in the venue (`no-enemy-army`), and eligible own units: own field units there, the own garrison of a city there, and, if the opponent besieges an own city from that venue, the garrison of that city (sortie); other units, and disabled garrisons, are refused with `unit-not-eligible`.",
  'GM-BATT-05':
    "`'assault'` requires that the venue holds a city of the opponent (or independent) besieged by the actor (`not-besieging`), and eligible own units: field units in the venue and at the siege base.",
  'GM-BATT-06':
    'Void if no venue of that scope satisfies the requirements against the written opponent (`no-battle-possible`) or the opponent has been eliminated (`target-eliminated`).',
  'GM-BATT-07':
    'Enumeration: each possible venue and objective, all eligible units together, GM-ENUM-01 for characters, `useIntel` false and, if available, true. The battle itself follows GM-BPRO.',
  'GM-CIVI-01':
    '`civil-war`: only a player in civil war may declare it (`no-civil-war`), once per turn (`duplicate-declaration`). Void if the war has ended. It follows GM-CIVW.',
  'GM-RECR-01': '`recruit` mode `one`: 1 Army point is added, automatically.',
  'GM-RECR-02':
    '`recruit` mode `levy`: test of Militarism at 10; on success the margin (total − 10, at least 1) is added to the Army and the same margin is subtracted from base Authority (not below 0; the troops are not reduced by that limit); the whole margin is compulsory. On failure nothing changes.',
  'GM-RECR-03':
    'Recruits join the garrison of the own city named at execution (`not-your-city`); a besieged city cannot receive them (`besieged`) unless all own cities are besieged.',
  'GM-DEMO-01':
    '`demobilise`: n Army points, taken from own units as the player lists them, disappear and base Authority rises by n; n is at least 1 and at most 10 − base Authority and the enabled Army (`bad-amount`); a unit lacking the points is refused with `no-such-unit`, a disabled one with `unit-disabled`.',
  'GM-DEMO-02':
    'Void if base Authority is 10 (`at-maximum`) or no enabled troops exist (`no-troops`). Enumeration: n by GM-ENUM-02, taken from the largest unit first (ties in map order). Besieged troops may be sent home.',
  'GM-MOVT-01':
    '`move-troops`: `amount` points of one own unit move to one place, forming a unit, joining one, or splitting one; `from` and `to` are `{ territory, kind }`.',
  'GM-MOVT-02':
    'Refusals: `no-such-unit`, `bad-amount` (not 1…strength), `unit-disabled`, `besieged` (a garrison in a besieged city cannot leave, and nothing can become garrison of a besieged city), `same-place` (same territory and kind).',
  'GM-MOVT-03':
    '`to.kind` garrison requires an own city there (`bad-destination`); armies and patrols may stand in any territory, land or sea, own or foreign.',
  'GM-MOVT-04': 'A path must exist (`unreachable`, GM-MARC); changing kind inside one territory needs no path and is also one action.',
  'GM-MOVT-05':
    'Moving never changes the Army total. Void if the player has no unit that could move (`no-troops`), that is, none that is neither disabled nor the garrison of a besieged city: any other can at least change kind where it stands.',
  'GM-MOVT-06':
    'Enumeration: each own movable unit × destinations (own city territories, its own territory, and every reachable territory not own) × allowed kinds × amounts ⌈n/2⌉ and n.',
  'GM-PROM-01':
    "`promote` does exactly one of three things: `{ mode:'improve', character, characteristic }`, `{ mode:'appoint', character }`, `{ mode:'introduce', name, role, characteristic, city }`.",
  'GM-PROM-02':
    '`improve`: +1 to one value of an own free character wherever it is, whether it had that characteristic or not, up to 3; refused at declaration with `not-your-character`, `character-captive`, `value-at-maximum`; void if at execution it is dead or lost (`target-changed`), captive (`target-captive`) or at 3 (`at-maximum`).',
  'GM-PROM-03':
    '`appoint`: an own free character becomes principal, replacing any other; refused at declaration with `not-your-character`, `character-captive`, `already-principal`; void if dead or lost, captive, or already principal.',
  'GM-PROM-04':
    '`introduce`: a new own character appears with the written characteristic at 1, free, unused, in the written own city (`not-your-city`), or in the first own city in map order if that one has been lost; `too-many-characters` at the limit (refused at declaration, void at execution).',
  'GM-PROM-05':
    "An introduced character becomes principal at once if the player's office is vacant and it owns no other living character; otherwise a vacant office waits for `appoint`.",
  'GM-PROM-06': 'Changing the principal by `appoint` gives no opponent a claim (GM-VICT-03).',
  'GM-PERS-01':
    '`assassinate`, `capture` and `convince`, both scopes: at declaration the target is a living character of another living player (`bad-target`), with the exceptions of GM-CAPT-04.',
  'GM-PERS-02':
    'Internal scope: the target must be, at execution, in a land territory controlled by the actor; external scope: in a land territory not controlled by the actor; otherwise void with `target-not-there`.',
  'GM-PERS-03':
    'Void also if the target is dead (`target-dead`), out of play with its owner, or owned by the actor (`target-changed`), except that an external `capture` whose target is at execution an own captive of another player is a rescue (GM-CAPT-04).',
  'GM-PERS-04': "The opponent is the target's owner, except as in GM-CAPT-04.",
  'GM-ASSA-01': '`assassinate`: contest of Diplomacy; if the actor wins the target is killed; otherwise it lives.',
  'GM-ASSA-02':
    "After an attempt that did not kill (a tie included), made in a territory controlled by the assassin, the target's owner gets a window `repatriate` (GM-REPA).",
  'GM-ASSA-03': 'A captive may be assassinated by anyone but its owner; its value does not count.',
  'GM-CAPT-01':
    '`capture`: the actor chooses Diplomacy or Militarism at execution; both sides use it; if the actor wins, the target becomes its captive.',
  'GM-CAPT-02':
    'A captive cannot be active, travel, be promoted or be traded by its owner until released, rescued or freed; it stays owned by its owner.',
  'GM-CAPT-03':
    "A captive is held where it was captured if the captor controls that territory; otherwise it is taken at once to the captor's capital, or, if that is not own, to the captor's first own city in map order.",
  'GM-CAPT-04':
    'An external `capture` of an own captive held by another player is a rescue: the opponent is the captor, success frees the character in place; if it is no longer a captive the rescue is void (`target-changed`); a capture of a character that is captive of anyone else is refused (`already-captive`, or void at execution).',
  'GM-CAPT-05':
    "When the territory holding a captive changes controller, a captive of the new controller's own goes free; any other becomes the new controller's captive; if the new controller is `'independent'` it goes free.",
  'GM-CONV-01':
    "`convince`: test of the actor's Authority at 18 + the target's Authority value; on success the target changes owner to the actor, stays where it is, is not captive, and loses any principal office.",
  'GM-CONV-02': "The target's Authority value raises the difficulty even if the target is used or disabled.",
  'GM-CONV-03':
    'A captive can be convinced only by its captor (internal scope), otherwise `target-captive` (at declaration, or void); void with `too-many-characters` at the limit.',
  'GM-EXTN-01':
    'The `target` of an external action is a living player other than the actor (`bad-target`); void with `target-eliminated` if it has been eliminated since.',
  'GM-COPY-01': "`copy-technology`: on success the actor's Technology rises by 2 (at most 10); the target loses nothing.",
  'GM-COPY-02':
    "With `copyRequiresLead` the action is void (`no-lead`) unless the target's Technology exceeds the actor's; by default there is no such condition.",
  'GM-CCOU-01': "`create-counterpower`: on success the target's counterpower rises by 1 (from 0 it comes into being at 1), at most 10.",
  'GM-SCOU-01':
    "`strengthen-counterpower`: the target's counterpower rises by 1, at most 10, without roll. Void if it is 0 (`no-counterpower`) or 10 (`at-maximum`).",
  'GM-CPOW-01':
    'Counterpower subtracts its value from the Authority of the country suffering it for as long as it lasts; only Suppress counterpower lowers it.',
  'GM-INVE-01': "`investigate`: on success the actor's `intel` against the target rises by 1.",
  'GM-DISA-01': "`promote-disaffection`: on success the target's base Authority falls by 1, not below 0.",
  'GM-SABO-01': "`sabotage`: on success the target's `nextTurn.penalty` rises by 1.",
  'GM-INCU-01':
    '`incursion` needs an own patrol in a territory that is controlled by the target or joined by a passable edge to one that is; the patrol is named by its territory (`no-patrol-in-place`). Void if there is none.',
  'GM-INCU-02':
    "On success the target's `nextTurn.penalty` rises by 1; no troops are lost on either side, whatever the result, and the patrol stays where it is.",
  'GM-SIEG-01':
    "`siege`: at declaration the territory has a city not controlled by the actor (`bad-target`); void if it has become the actor's or is besieged by another (`already-besieged`).",
  'GM-SIEG-02':
    "The besieger needs a unit of kind army at the base: the city's own territory, or (port blockade) a sea territory joined to it by a passable edge; `base` names it (`no-army-in-place`); void if there is none; with one possible base it may be omitted.",
  'GM-SIEG-03':
    'Test of Militarism at 10, or 12 if the city is walled; on success the city is under siege by the actor from that base; on failure nothing changes.',
  'GM-SIEG-04':
    'Each successful `siege` action adds 1 to the `nextTurn.penalty` of the player controlling the city (none for an independent city).',
  'GM-SIEG-05':
    'The siege lasts until it ends by GM-SIEG-09; repeating the action on a city already besieged by the actor is allowed and, on success, applies GM-SIEG-04 again (and moves the base if another was named).',
  'GM-SIEG-06':
    'While besieged, the garrison of the city cannot move out, and nothing can be added to it (move, recruits; the only exception is that of GM-RECR-03).',
  'GM-SIEG-07':
    'While besieged, characters in the territory cannot leave it nor can others enter, except characters whose owner is the besieger or has a field unit in that territory.',
  'GM-SIEG-08': 'Besieged troops may still fight (sortie, defence), and be demobilised; besieged characters may be active where they are.',
  'GM-SIEG-09':
    'A siege ends when: the besieger has no army point left at the base; the besieger, as leader or ally, is on the losing side of a battle fought at the base or for the city; the city changes controller; the besieger lifts it or is eliminated.',
  'GM-SREB-01':
    '`support-rebellion`: at declaration the target must be in civil war (`no-civil-war`), once per target and turn (`duplicate-declaration`); it is never executed in a slot but consumed when the target executes `civil-war` this turn (GM-CIVW-03); otherwise it is void.',
  'GM-WIND-01':
    "Every window must be answered; the neutral answer (decline, empty lists, `'none'`, null) is always accepted, except that the two disaster windows require a choice.",
  'GM-WIND-02': 'In `defend-battle`, `units` are the optional ones of GM-BPRO-02; anything else is refused with `unit-not-eligible`.',
  'GM-WIND-03':
    '`contest-defence` opens for the opponent if it owns at least one living, free, unused character other than the target, wherever it may be; otherwise the contest is rolled at once.',
  'GM-REAC-01':
    "`react` modes: `'decline'`; `'capture'` with `characteristic` Diplomacy or Militarism; `'assassinate'` (Diplomacy). The reactor's usable characters at the target's location with that characteristic may be active.",
  'GM-REAC-02':
    "A reaction is resolved as the internal Capture or Assassinate contest between reactor and the target's owner, with its `contest-defence` window and its effects, but costs no action, uses no declaration and no intel.",
  'GM-REAC-03': 'Reactions and reprisals never produce further reprisals.',
  'GM-REPA-01':
    '`repatriate { city }` moves the surviving target at no cost straight to an own city not besieged, without journey, crossing or reaction (`bad-destination` otherwise); `null` leaves it where it is. A repatriated character is not thereby used, nor is its journey spent. A captive, or a character that GM-SIEG-07 shuts in, cannot be repatriated (no window opens).',
  'GM-TRAD-01':
    'Negotiation costs no action. `propose-trade`, `cancel-trade`, `disclose` and `announce` are open to players not yet committed in `declare-internal` and `declare-external`, and to the player of the slot in `resolution`; `accept-trade` and `reject-trade` to any addressee at any time in these steps when no window is open.',
  'GM-TRAD-02':
    '`propose-trade { to, give: Item[], take: Item[], note? }`: `to` is another living player (`bad-target`); up to 6 items per side and at least one in all (`bad-parameter`); `note` is free text up to 280 characters.',
  'GM-TRAD-03':
    'Items: `character` (own free character), `captive` (captive held by the giver), `troops { territory, kind, amount }`, `city { territory }`, `land { territory }` (land without a city, otherwise `bad-parameter`), `passage { turns: 1..3 }`, `lift-siege { territory }`, `intel { against }`, `reveal-sheet`, `reveal-location { character }`, `promise { text }`.',
  'GM-TRAD-04':
    'Numbers of actions and values of characteristics (counterpower included) cannot be negotiated: any such item is refused with `item-not-negotiable`.',
  'GM-TRAD-05':
    'Nothing changes hands without the consent of both: `accept-trade { offer }` by the addressee executes all items at once, or is refused with `offer-no-longer-valid` if any item of either side is no longer deliverable; `reject-trade` (addressee) and `cancel-trade` (proposer) close it; unknown or foreign offers give `unknown-offer`.',
  'GM-TRAD-06':
    "Not deliverable at proposal: `not-yours` (more troops or intel than the giver has included); a principal (`principal-not-tradable`); a besieged city or a besieged garrison (`besieged`); disabled troops (`unit-disabled`); the giver's last city (`last-city`), counting all cities it gives in the offer; a character beyond the receiver's `maxCharacters` (`too-many-characters`). No condition on the place of a character exists (a besieged or disabled one may change owner where it stands), so no refusal tells where it is.",
  'GM-TRAD-07':
    '`character`: the owner changes; location, used flag, journeys made and values stay; the giver keeps a private sighting of the place. `captive`: if the receiver owns it, it goes free; otherwise the receiver becomes captor and GM-CAPT-03 decides where it is held.',
  'GM-TRAD-08':
    "`troops`: the points change owner in place; they join or form the receiver's unit of the same kind there, except that garrison points become an army of the receiver, unless the same offer also gives the receiver that city, in which case they stay as its garrison.",
  'GM-TRAD-09':
    '`city`: the receiver takes control of the city and its territory; whatever garrison the giver keeps becomes a field army of the giver in the territory; walls and capital marks stay. `land`: control of the territory passes.',
  'GM-TRAD-10':
    "`passage`: until the end of turn (now + turns − 1) the receiver's troops may march through territories controlled by the giver or holding its units (GM-MARC).",
  'GM-TRAD-11': '`intel`: one point of intel against the named player passes to the receiver; giver and receiver other than that player.',
  'GM-TRAD-12':
    "Information items show the receiver, truthfully and privately, the giver's sheet as it stands, or the location of one own character (a private sighting); promises bind nobody.",
  'GM-TRAD-13':
    "`disclose { to, what: 'sheet' or { character } }` gives the same proof unilaterally and free; `announce { to: player or 'all', text }` (up to 280 characters) says anything, true or false, and has no effect on the state.",
  'GM-TRAD-14':
    "Items are executed in the order give then take, each side's `troops` items first and the rest in list order, each checked against the state left by the previous one; if one fails, none is executed. Army totals of the two parties together do not change.",
  'GM-TRAD-15':
    'At most one open offer per ordered pair of players (`offer-open`); open offers expire in `upkeep` and when either party is eliminated; they never block the flow.',
  'GM-ALLO-01':
    '`base = relevance base (1/2/3) + effective Authority ÷ 3 + Technology ÷ 3`, each quotient rounded on its own per `rounding` (default down, R1).',
  'GM-ALLO-02': '`allowance = max(minActions, base + thisTurn.bonus − thisTurn.penalty − blockade − anarchy − autarchy)`.',
  'GM-ALLO-03': '`remaining = max(0, allowance − thisTurn.crisisSpent − declarations on the sheet)`.',
  'GM-ALLO-04':
    'During `crisis` the allowance is recomputed from current values whenever needed (a forced Development may raise it, a failed test lowers it); it is frozen on entering `declare-internal`.',
  'GM-ALLO-05':
    'Bonuses and penalties announced for the next turn add up without limit, take effect in the next turn only, and then vanish.',
  'GM-INIT-01': 'At the start of `resolution` the living players are ordered by effective Authority, highest first.',
  'GM-INIT-02':
    'Ties are broken group by group from the highest Authority down: each tied player, in `order`, rolls one `d10`, higher first; those still equal roll again among themselves until separated, each subgroup still equal, the higher one first, being separated completely before the next one rolls.',
  'GM-INIT-03':
    'In initiative rolls, event rolls and relevance rolls the values 1 and 10 are mere numbers: the failure and success rules apply to tests and contests only.',
  'GM-TEST-01': "A test rolls one `d10`; `total = d10 + characteristic + sum of active characters' values in that characteristic`.",
  'GM-TEST-02': 'It succeeds only if the total is strictly greater than the difficulty; equality fails.',
  'GM-TEST-03': 'A rolled 1 fails whatever the total; a rolled 10 (face 0) succeeds whatever the total.',
  'GM-TEST-04': 'Where a result is measured by the excess, `margin = max(1, total − difficulty)` on success.',
  'GM-TEST-05':
    'The characteristic used is the current value (effective for Authority), and changes made by the action come after the roll.',
  'GM-CONT-01':
    'In a contest the actor rolls first, then the opponent, one `d10` each; each total is `d10 + own characteristic + values of its active characters`.',
  'GM-CONT-02':
    'The strictly higher total wins; equal totals have no effect at all for either side (the target merely survives, GM-ASSA-02).',
  'GM-CONT-03':
    'If exactly one side rolls 1, it loses whatever the totals; otherwise, if exactly one side rolls 10, it wins whatever the totals; if both roll 1 there is no effect; if both roll 10 the totals decide.',
  'GM-CONT-04':
    "In Assassinate and Capture contests the target adds its own value in the contested characteristic to its owner's total, automatically and even if already used, without becoming used; a captive or disabled target adds nothing.",
  'GM-CONT-05':
    "The opponent's other characters may be active in a contest through `contest-defence`, if usable, at the target's location, and with that characteristic.",
  'GM-ACTV-01':
    'A character can be active only if it is usable and has a value of at least 1 in the characteristic of the roll; otherwise `character-not-eligible`.',
  'GM-ACTV-02':
    'Active characters are declared openly before any die of the action is rolled; several may be active in one action, each adding its value once.',
  'GM-ACTV-03':
    'Once rolled, an active character is used, whatever the result: for the rest of the turn it can neither be active again nor travel.',
  'GM-ACTV-04':
    "It must be present: for Suppress counterpower, Restore order, Taxes, Recruit, Observe and Civil war, in the own country; for espionage against a target (Copy, Create counterpower, Investigate, Disaffection, Sabotage), in a territory controlled by the target; for Incursion, there or in the patrol's territory; for Siege, in the city's territory or at the base; for Battle, in the venue; otherwise `character-not-present`.",
  'GM-ACTV-05': 'Presence at a sea means being in a land territory joined to that sea by a passable edge.',
  'GM-ACTV-06':
    "For actions aimed at a character (both scopes) presence means being in the target's territory; as that may be secret, chosen characters who are elsewhere are accepted, add nothing and are not used.",
  'GM-ACTV-07': 'A character whose declared participation is void with its action is not used.',
  'GM-INTL-01':
    '`useIntel: true` needs at least one point of intel against the country concerned (the target, opponent, controller of the city, owner of the target character, or captor in a rescue); otherwise `no-intel`.',
  'GM-INTL-02':
    "It lowers the difficulty of a test by 2, or adds 2 to the actor's total in a contest or battle; one point at most per action; only declared external actions qualify, any other use being refused with `no-intel`.",
  'GM-INTL-03': 'The point is spent whether or not the action succeeds, but not by a void action; unspent intel keeps for later turns.',
  'GM-BPRO-01':
    'Sequence: means accepted; `battle-defence` for the opponent (if a player); `battle-join` for each third party in cyclic initiative order after the actor; dice (attacker, then defender); losses; siege, conquest and retreat; elimination; reprisals.',
  'GM-BPRO-02':
    "Defender's units. Field: all the opponent's field units in the venue, plus, optionally, its enabled garrison of a city there. Assault: the enabled garrison of the city, plus, optionally, its field units in the venue. Each with full strength.",
  'GM-BPRO-03':
    "A third party is any other living player with a field unit in the venue (in an assault, also at the siege base); it answers `join-battle` with side `'attacker'`, `'defender'` or `'none'`; joining commits all its field units there and the characters it names; with `'none'` characters must be empty.",
  'GM-BPRO-04':
    "A battle always has exactly two sides; allies add their units and active characters to their leader's total, never a die nor their own Militarism.",
  'GM-BPRO-05':
    "`total = d10 + leader's Militarism + engaged Army points of leader and allies + Militarism values of active characters of leader and allies` (+ modifiers).",
  'GM-BPRO-06': 'In an assault on a walled city the defending side adds 2; walls count in no other battle.',
  'GM-BPRO-07': 'The winner is found as in a contest (GM-CONT-02, 03); with no winner nothing changes except used characters.',
  'GM-BPRO-08':
    "The losing side loses `min(max(1, winner's total − loser's total), its engaged strength)` Army points; the winning side loses none.",
  'GM-BPRO-09':
    'Losses are taken one point at a time in rotation: leader, first ally to join, second, …, leader again, skipping whoever has no engaged points left; within a player from its largest engaged unit at that moment (ties in map order).',
  'GM-BPRO-10':
    'A battle is a single event: nobody retreats (save GM-RETR), and survivors may move or fight again with later actions in the same turn.',
  'GM-BPRO-11': 'A city without enabled defenders is still defended in an assault: strength 0, die, Militarism and walls count.',
  'GM-BPRO-12':
    "An independent opponent has Militarism 0, only the garrison, no characters, no windows; its die is rolled after the attacker's.",
  'GM-CONQ-01':
    'A city changes hands by force only when its besieger wins an assault on it (siege first, then battle); winning a field battle, or defeating a sortie, conquers nothing.',
  'GM-CONQ-02': 'The winner takes control of the city and its territory at once; the siege ends; walls and capital mark stay.',
  'GM-CONQ-03':
    "All surviving units of the assaulting leader that fought become the garrison of the city (also from a sea base); allies' units stay where they are.",
  'GM-CONQ-04': "The loser's field units in the territory stay; its free characters stay where they are; captives follow GM-CAPT-05.",
  'GM-RETR-01':
    "The surviving garrison (disabled points included) leaves the conquered city for the garrison of the owner's nearest city not besieged: fewest steps over passable edges, ignoring control and units, ties in map order.",
  'GM-RETR-02':
    "If there is no such city it becomes an army in the owner's nearest land territory, measured alike; if there is none it is disbanded.",
  'GM-RETR-03': 'The surviving garrison of an independent city does not retreat: it is disbanded.',
  'GM-MARC-01': 'Troops march along passable edges; seas may be crossed; the length is unlimited.',
  'GM-MARC-02':
    'Every intermediate territory must be a sea, own land, independent land without a city, or land of a player who granted passage; any other land can only be the destination.',
  'GM-MARC-03': 'No intermediate territory may hold a unit of another player, unless that player granted passage.',
  'GM-MARC-04': 'The territory of departure imposes nothing (besides GM-MOVT-02); the destination may hold anything.',
  'GM-CIVW-01': 'A civil war starts with a rebel army of 5, no rebel principal, and the turn number; at most one per country at a time.',
  'GM-CIVW-02':
    'It goes on from turn to turn until an ending occurs; in each turn the afflicted player must spend one action on it (GM-DECL-07) and each supporter one on `support-rebellion`; a turn in which the afflicted player has no action left passes without battle.',
  'GM-CIVW-03':
    'On executing `civil-war`, each player with a pending `support-rebellion` against the actor, in cyclic initiative order after the actor, answers `rebel-support` with `commit-rebels`; its declaration is then done, even if it commits nothing.',
  'GM-CIVW-04':
    'Supporters may commit own field units in territories of the afflicted country (`unit-not-eligible`) and usable characters there with Militarism, or, for the rebel principal, Militarism or Authority (`character-not-eligible`, `character-not-present`).',
  'GM-CIVW-05':
    'If characters are committed while the rebellion has no living free principal owned by somebody else than the afflicted player, the answer must name one of them as rebel principal (`rebel-principal-required`); the title lasts until death or change of owner to the afflicted player, until its owner is eliminated, or until another is so named while the holder is captive.',
  'GM-CIVW-06':
    "Loyal side: all enabled Army points of the afflicted player, wherever they stand; its Militarism; active own characters present in the country (Militarism); and with `withPrincipal`, the higher of the principal's Militarism and Authority.",
  'GM-CIVW-07':
    '`withPrincipal` needs a usable principal in the own country with at least 1 in either value (`principal-not-available`); it is then an active character and may not be named again in `characters` or `authorityCharacters` (`character-not-eligible`).',
  'GM-CIVW-08':
    'Rebel side: the rebel army, current counterpower (as its characteristic), committed units and characters; the rebel principal, if committed, with the higher of its Militarism and Authority.',
  'GM-CIVW-09':
    'Dice: with `civilWarMuster`, first one test of Militarism at 12 by the afflicted player without characters — if it fails no battle is fought, nobody named for the battle is used (declarations of support are done all the same), and the procedure goes on with the Authority test; then loyal `d10`, rebel `d10`.',
  'GM-CIVW-10':
    'Winner, loss and rotation are those of a battle; on the rebel side the rebel army is the leader, then supporters in the order they answered; walls, terrain and intel never count.',
  'GM-CIVW-11':
    "Ending (a): the afflicted player's Army is 0 at the end of the battle, even one it won: it loses and is eliminated (GM-ELIM-02). This is checked before ending (b).",
  'GM-CIVW-12': 'Ending (a): its principal dies, by any cause, while the war is on: it is eliminated at once.',
  'GM-CIVW-13':
    'Ending (b): the rebel army is 0 after the battle, or the rebel principal dies by any cause: the war is over in favour of the government.',
  'GM-CIVW-14':
    'Ending (c): if the war is still on after battle and reprisals, the afflicted player makes a test of Authority at 14 with `authorityCharacters` (own usable characters in the country with Authority, none of them named for this battle; otherwise `character-not-eligible`, `character-not-present`); success ends the war; failure leaves it for the next turn.',
  'GM-CIVW-15': "An ended war changes nothing else: counterpower, levels, characteristics and the supporters' units stay.",
  'GM-CIVW-16':
    'After the battle: if the loyal side lost, the rebel leader (the supporter owning the committed rebel principal, else the first to have committed anything) has reprisals on active loyal characters; if the rebels lost, the afflicted player on active rebel characters; without a supporter nobody acts for the rebels.',
  'GM-REPR-01':
    "When a declared action of the following kinds fails, each character active for the actor is exposed to a reprisal by the opponent: Copy, Create counterpower, Investigate, Disaffection, Sabotage, Incursion (target), Siege (controller of the city), Convince (target's owner), Assassinate and Capture lost (opponent).",
  'GM-REPR-02': "In a battle every active character of the losing side, allies' included, is exposed to the leader of the winning side.",
  'GM-REPR-03':
    'Ties have no consequences; internal tests without opponent, and crises, have none; an independent or eliminated opponent takes none.',
  'GM-REPR-04':
    "A reprisal is a window `reprisal` answered with `react`: a free capture or assassination attempt where the character stands, or nothing; one window per exposed character, the actor's (or losing leader's) first in declared order, then the allies' in order of joining.",
  'GM-REPR-05': 'A character meanwhile dead, captive or out of play gives no window.',
  'GM-APPL-01': 'Effects of one action are applied in the order of its description; clamps are applied after each single change.',
  'GM-APPL-02':
    'A characteristic reaching 4 clears its critical-situation level at once (GM-CRIS-13), also in the middle of `resolution`; the frozen allowance does not change.',
  'GM-END-01':
    'The game ends by: the turn limit (`turn-limit`), capitals (`capitals`), principals (`principals`), both combined under `mixedVictory` (`mixed`), or one player left (`last-standing`).',
  'GM-END-02':
    'In mode `turns` (and `conditions` with a cap) the game ends at the start of `upkeep` of the last turn, before the disorder penalty of that turn, and is decided by victory points.',
  'GM-END-03': 'Default length: ten turns.',
  'GM-END-04': 'In mode `conditions` only GM-VICT and `last-standing` (and the cap, if any) end the game.',
  'GM-END-05':
    'In mode `turns` the victory conditions also end the game at once, unless `earlyVictory` is false; `last-standing` always does.',
  'GM-END-06':
    "`outcome` is `{ status: 'ongoing' }` or `{ status: 'finished', reason, winners, scores, ranking }`; scores are computed for every player at the end, whatever the reason; `ranking` lists the winners, then the other living players by score (ties as in GM-VPTS-05), then the eliminated, the latest first.",
  'GM-VICT-01':
    'Capitals: a player wins when it controls, at the same moment, the capital city of every other living player, however acquired.',
  'GM-VICT-02': 'Principals: a player wins when it is in `dethronedBy` of every other living player.',
  'GM-VICT-03':
    "A player enters `dethronedBy` of another when it kills, captures or convinces the character that is that player's principal at that moment (declared actions, reactions and reprisals alike); the claim is permanent, whoever becomes principal later.",
  'GM-VICT-04':
    'Only living players count as opponents; own capital and own principal are irrelevant for winning; a rival without a principal can only be dethroned after it has one again.',
  'GM-VICT-05':
    'With `mixedVictory` a player also wins when, for every other living player, it satisfies one or the other condition; without it each condition must be met against all.',
  'GM-VICT-06':
    'If several reasons hold at the same check, the first of `last-standing`, `capitals`, `principals`, `mixed` is the reason; if several players satisfy a condition at the same check, the acting player wins if among them, otherwise the first in initiative order (in `order` outside `resolution`).',
  'GM-VPTS-01': '2 points per point of each of the four characteristics (effective Authority); counterpower itself does not score.',
  'GM-VPTS-02': '2 points per own character alive and free; captives score for nobody.',
  'GM-VPTS-03': '2 points per city controlled, walled or not.',
  'GM-VPTS-04': '1 point per Army point.',
  'GM-VPTS-05':
    'Highest total wins; ties are broken by more cities, then larger Army, then higher effective Authority; if still tied the victory is shared.',
  'GM-VPTS-06': 'Eliminated players score 0 and rank below all living players, later eliminated above earlier.',
  'GM-ELIM-01': 'A player controlling no city is eliminated at once. Losing all characters or all troops does not eliminate.',
  'GM-ELIM-02': 'A player that loses its civil war (GM-CIVW-11, 12) is eliminated at once.',
  'GM-ELIM-03':
    'All its units are disbanded; its declarations, offers, windows, passages and sieges end; intel held by it and against it is discarded.',
  'GM-ELIM-04': 'Its own characters, free or captive, leave play; captives it held go free where they are.',
  'GM-ELIM-05': 'After losing its last city (and after GM-ELIM-03 and 04), its remaining land passes to the conqueror of that city.',
  'GM-ELIM-06':
    "After a lost civil war all its land and cities become `'independent'`; the surviving rebel army becomes the garrison of the capital (if it was still own, else of its first city in map order); the other cities have no garrison.",
  'GM-ELIM-07':
    'Independent land belongs to nobody: it scores for nobody, gives no reactions, cannot be founded upon; its cities can be besieged and assaulted.',
  'GM-ELIM-08': 'When one living player remains the game ends at once and that player wins, whatever the points.',
} as const;

/** An id of {@link clauses}. */
export type ClauseId = keyof typeof clauses;
