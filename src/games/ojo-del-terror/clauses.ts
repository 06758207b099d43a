/** Every clause of the rules of El Ojo del Terror in one sentence. Code, refusals, tests and documents cite these ids. */
export const clauses = {
  'ET-TRAIT-01': 'A planet without traits has Defence 0 (`baseDefence` 0, `extreme` false).',
  'ET-TRAIT-02': "Extreme conditions add exactly 1 to the planet's Defence in every turn, whoever controls it.",
  'ET-TRAIT-03': 'Each resource symbol gives its controller +1 action per turn and +1 point per turn.',
  'ET-TRAIT-04':
    'Each unit of inhabitants absorbs one point of attack and dies; all inhabitants must be dead before the planet can be conquered.',
  'ET-TRAIT-05': 'Killed inhabitants never return.',
  'ET-TRAIT-06':
    "A world sacred to a god in its controller's faith gives that controller +1 action per turn; it gives no extra point by itself.",
  'ET-TRAIT-07': 'A planet may carry any combination of traits; their effects are independent and cumulative.',
  'ET-PACK-01':
    'It has 10 sectors (7 outer, 3 Eye), 20 subsectors, 56 planets (41 outer, 15 Eye) and 20 resource symbols (15 outer, 5 Eye).',
  'ET-PACK-02':
    'It has exactly the 31 links listed; they are exactly the pairs of cells sharing an edge, of which 10 cross the Boundary and 2 of those are gate links.',
  'ET-PACK-03': '`GTE-1` and `PC-2` touch only at a corner and are not linked.',
  'ET-PACK-04': 'The Gates of Cadia are the subsectors `PC-1` and `PC-2`; no other subsector has `gate` true.',
  'ET-PACK-05': 'Cadia has extreme conditions and 3 units of `cadianGuard`.',
  'ET-PACK-06': 'Fenris has 2 units of `spaceMarines` and no extreme conditions.',
  'ET-PACK-07':
    'Each of the four major gods has exactly 3 sacred worlds: 2 in the Eye and 1 outside; every Eye sector holds at least 2 sacred worlds.',
  'ET-PACK-08':
    'The sector `PC` has five planets, exactly one resource symbol and no sacred world, so that the allowance example of the source can be played on it.',
  'ET-PACK-09': 'There are 12 home worlds, one in each subsector that is neither a gate nor in the Eye; each is outer and without traits.',
  'ET-PACK-10': 'There are 12 warbands: 4 of creed major (one per major god), 3 minor (one per minor god), 2 absolute, 3 renegade.',
  'ET-PACK-11':
    'Every deed is achievable on the default pack: all 18 with three or more players, all except `burn-in-the-warp` and `warlord` with two.',
  'ET-VAL-01': 'Ids are unique within each list; else `pack-duplicate-id`.',
  'ET-VAL-02':
    'Every id referred to (sector of a subsector, subsector of a planet, both ends of a link, kind of inhabitants, sacred god, dedication, `cadia`) exists; else `pack-unknown-reference`.',
  'ET-VAL-03': 'Every subsector has at least two planets; else `pack-subsector-too-small`.',
  'ET-VAL-04': 'Every sector has at least one subsector; else `pack-sector-empty`.',
  'ET-VAL-05': 'There is at least one outer and one Eye sector; else `pack-missing-side`.',
  'ET-VAL-06': 'No link joins a subsector to itself and no unordered pair is listed twice; else `pack-bad-link`.',
  'ET-VAL-07': 'The graph of subsectors under all links is connected; else `pack-map-disconnected`.',
  'ET-VAL-08':
    'If every subsector has `cells`, no cell belongs to two subsectors and the links are exactly the pairs of subsectors that own two cells with a common edge (same row and columns differing by 1, or same column and rows differing by 1); a common corner must not be linked; else `pack-links-disagree-with-cells`.',
  'ET-VAL-09': 'At least one link crosses the Boundary and has a gate at one end; else `pack-no-gate`.',
  'ET-VAL-10':
    'Numbers are integers within range: `baseDefence` 0–9, `resources` 0–9, `units` 1–20, deed `points` 0–100; else `pack-number-out-of-range`.',
  'ET-VAL-11':
    'There is at least one major god and each major god has exactly three sacred worlds, at least one on each side; else `pack-sacred-worlds`.',
  'ET-VAL-12': 'The initial `sacred` of a planet is a major god or null; a minor god there gives `pack-sacred-rank`.',
  'ET-VAL-13': 'Home indices are 0…H−1 without gaps or repetitions and every home is outer and uninhabited; else `pack-bad-home`.',
  'ET-VAL-14': 'Each row n of `startTable` has 2 ≤ n ≤ 12 and lists n distinct existing home indices; else `pack-bad-start-table`.',
  'ET-VAL-15': 'There are at least as many warbands as the largest n of `startTable`, and at least 2; else `pack-too-few-warbands`.',
  'ET-VAL-16': 'Every deed id is one of the 18 known ids and appears at most once; else `pack-unknown-deed`.',
  'ET-VAL-17': 'All violations of a pack are reported, not only the first, in the order of the clauses above.',
  'ET-CFG-01': 'The number of players is 2 to 12 and the ids are distinct non-empty strings other than `referee`; else `config-players`.',
  'ET-CFG-02': "The pack must pass `validatePack`; else `config-pack` with the pack's violations attached.",
  'ET-CFG-03':
    "With `startMode: homeworlds` the pack's `startTable` must have a row for the number of players; else `config-no-start-row`.",
  'ET-CFG-04': 'The pack must have at least as many warbands as there are players; else `config-too-few-warbands`.',
  'ET-CFG-05': '`fixed` requires `fixedWarbands` with one existing warband per seat and no repetition; else `config-fixed-warbands`.',
  'ET-CFG-06': 'Any other option outside its valid values gives `config-option`.',
  'ET-CFG-07': 'Options not given take the defaults of the table; that of `lieutenants` is min(2, players − 2).',
  'ET-CFG-08': 'A doubled turn is a turn t with t > `turns` − `doubledTurns`; by default exactly turns 7 and 8.',
  'ET-STATE-01':
    'An action that violates a precondition changes nothing and yields a violation (`code`, `clause`, `message`); preconditions are checked in the order in which they are listed and the first failure is reported.',
  'ET-STATE-02':
    'Orders are stored in canonical form: `members` in seating order; `give` and `receive` in pack order; omitted `alliance`, `killer`, `warlord`, and the omitted `god` of a claim of `consecration`, stored as `null`, an omitted `across` as `false`; repeated `members` stored once.',
  'ET-STATE-03':
    'Reach, control, allowance and costs during a turn are always computed from the opening map of that turn and never change while sheets are being written.',
  'ET-STATE-04': 'Each published turn appends exactly one `TurnReport` to `history`.',
  'ET-VIEW-01':
    "While the phase is `orders` or `review`, the view of a player shows every other player's sheet only as `{ committed }`: neither orders, nor their number, nor actions spent.",
  'ET-VIEW-02': "A player's own sheet is fully visible to that player at all times.",
  'ET-VIEW-03': 'In the same phases a spectator (no player id) sees every sheet as `{ committed }` only.',
  'ET-VIEW-04': 'The referee sees all sheets in full.',
  'ET-VIEW-05':
    'Once a turn is published all its sheets are public in full in `history`, including failed, unmatched and rejected-by-adjudication parts (alliance terms, trades, claims).',
  'ET-VIEW-06': 'Pending verdicts of the referee are visible only to the referee until the turn is published; then they are public.',
  'ET-VIEW-07': "The state of the random generator is in no view, not even the referee's.",
  'ET-VIEW-08':
    'Everything else (map, scores, warbands, favours, permanent actions, deeds achieved, allowances, reach of every player) is public.',
  'ET-VIEW-09':
    'Events caused by editing a sheet (`order-added`, `order-removed`) are delivered only to its owner and the referee; `orders-committed` and `orders-reopened` are public and carry only the player id.',
  'ET-SETUP-01': '`createGame` checks configuration and pack (ET-CFG, ET-VAL) and returns violations instead of a state if there are any.',
  'ET-SETUP-02':
    'Every planet starts empty (`controller` null), with `inhabitants` equal to its pack units (0 if none) and `sacred` equal to its pack god as a one-element list, or empty.',
  'ET-SETUP-03':
    'With `startMode: homeworlds` each player receives control of exactly one home world: with `homeAssignment: table`, seat i (from 0) gets entry i of the start-table row for the number of players.',
  'ET-SETUP-04':
    'With `homeAssignment: random`, seats in seating order each take `pick` of the homes of that row not yet taken, listed in row order; no draw is made for the last seat, which takes the remaining home.',
  'ET-SETUP-05': 'With `startMode: planetless` nobody controls a planet at the start; all other rules are unchanged.',
  'ET-SETUP-06': 'Homes are assigned before warbands, so a band can be chosen in knowledge of the position.',
  'ET-SETUP-07':
    'With `warbandSelection: choose` the phase is `warbands` and players choose one after another in seating order (action `choose-warband`).',
  'ET-SETUP-08':
    'With `random`, seats in seating order each take `pick` of the warbands not yet taken, listed in pack order (a draw is made whenever at least two remain); the phase `warbands` is skipped.',
  'ET-SETUP-09': 'With `fixed`, seat i takes entry i of `fixedWarbands`; the phase `warbands` is skipped.',
  'ET-SETUP-10': 'Each player starts with score 0, no favours, 0 permanent actions and no deeds; every deed starts open.',
  'ET-SETUP-11': 'When all players have a warband, turn 1 begins in phase `orders`.',
  'ET-SETUP-12': 'Two players never have the same warband, but bands may share a dedication.',
  'ET-SETUP-13': "A band's dedication never changes during the game, whatever favours it gains.",
  'ET-FLOW-01': 'The game is played for `turns` turns (8 by default), never fewer, whatever happens on the map.',
  'ET-FLOW-02':
    'At the start of a turn all sheets are empty and uncommitted, verdicts are cleared, allowances are computed and the event `turn-started` lists them.',
  'ET-FLOW-03':
    'In `orders`, `actors(state)` is the set of players with uncommitted sheets (players without planets included), plus `referee` if present.',
  'ET-FLOW-04': 'Without a referee, the commit of the last uncommitted sheet triggers adjudication and publication within the same step.',
  'ET-FLOW-05': 'With a referee, the last commit moves the game to `review`; nothing is revealed before `publish-turn`.',
  'ET-FLOW-06':
    'All orders of a turn are simultaneous: nothing ordered in a turn changes the allowance, reach, control or costs used for other orders of the same turn.',
  'ET-FLOW-07':
    'What a turn brings shapes the next turn: a planet gained gives access, actions and opening-map deeds only from the next turn on, and so with deed benefits and losses.',
  'ET-FLOW-08': 'Adjudication publishes everything (ET-VIEW-05), scores the turn, and then starts the next turn or ends the game.',
  'ET-FLOW-09': 'A player need not use all actions, unused actions are lost at the end of the turn, and an empty sheet is legal.',
  'ET-FLOW-10':
    'Private talks and broken promises are allowed and leave no trace: an alliance that fails to match or a promised attack that is not ordered carries no penalty beyond what the sheets themselves produce.',
  'ET-FLOW-11':
    'The result of adjudication does not depend on the order in which players commit nor on the order of orders within a sheet (the published sheets themselves keep the order in which their orders were entered).',
  'ET-ACT-01': 'The actor is a player of the game, or `referee` when the referee is present; else `unknown-player`.',
  'ET-ACT-02':
    'The phase permits the action according to the Flow table; else `wrong-phase` (in `finished` every action gives `game-over`).',
  'ET-ACT-03':
    'The actor is one who may perform it in that phase; else `not-your-turn` for players and for the referee alike (for example a player trying `publish-turn`, or choosing a warband out of turn).',
  'ET-WAR-01': 'The warband must exist (`unknown-warband`) and be free (`warband-taken`).',
  'ET-WAR-02': "It becomes the actor's warband, publicly, for the whole game; the next player in seating order becomes the actor.",
  'ET-SHEET-01': '`add-order`, `remove-order`, `submit-orders` and `commit-orders` require an uncommitted sheet; else `already-committed`.',
  'ET-SHEET-02':
    '`add-order` checks the order against the preconditions of its type and against the orders already on the sheet; an illegal order is refused, so a sheet never contains an order that is illegal on the opening map.',
  'ET-SHEET-03': 'An order of unknown type gives `unknown-order`.',
  'ET-SHEET-04': 'The total cost of a sheet never exceeds the allowance; an order that would exceed it gives `not-enough-actions`.',
  'ET-SHEET-05': '`remove-order` requires an index of an existing order; else `unknown-order`.',
  'ET-SHEET-06':
    '`submit-orders` behaves as clearing the sheet, adding the orders one after another and committing; if any is refused, nothing at all changes and the violation of the first refused order is returned.',
  'ET-SHEET-07':
    '`reopen-orders` requires a committed sheet (`not-committed`) in phase `orders`; it keeps the orders and makes the sheet editable again.',
  'ET-SHEET-08': 'Committing an empty sheet is legal.',
  'ET-INV-01': 'The planet exists; else `unknown-planet`.',
  'ET-INV-02': 'The actor does not control it on the opening map; else `own-planet`.',
  'ET-INV-03':
    '`reach(actor, planet)` is `near`, `gate`, `boundary` or `raid` (ET-REACH); otherwise: actor with planets → `no-access`; actor without planets and planet in the Eye → `raid-outer-only`; actor without planets and sector wholly controlled by one other player → `raid-sector-closed`.',
  'ET-INV-04': '`count` is an integer ≥ 1; else `bad-count`.',
  'ET-INV-05': 'The sheet has no other `invade` order on the same planet; else `duplicate-target`.',
  'ET-INV-06': 'The alliance terms and the acknowledgement are well formed (ET-ALLY-01 to ET-ALLY-07).',
  'ET-INV-07':
    'An Invasion costs 1 action with reach `near`, `gate` or `raid` and 2 with reach `boundary`, `count` times; the total must fit in the allowance (ET-SHEET-04).',
  'ET-INV-08': 'The order contributes attack value `count`: 1 for the first Invasion and +1 for each further one.',
  'ET-INV-09':
    "The cost depends only on reach, never on the target's Defence: across the Boundary attack value n costs 2n also against a defended or extreme planet.",
  'ET-INV-10': "Invading and defending the same planet in one sheet is legal; that Defence counts against the actor's own Invasion too.",
  'ET-INV-11': 'Losing, during the same turn, the planets that gave access does not cancel an Invasion.',
  'ET-INV-12':
    "Invasions that are to go across the Boundary (`across: true`) need a planet of the actor in a subsector linked to the target's over the Boundary, and not at the Gates of Cadia; else `no-crossing`.",
  'ET-ALLY-01':
    '`members` are players (`unknown-player`), at least two of them (`alliance-too-small`); repetitions in the list are ignored before counting.',
  'ET-ALLY-02': 'The actor is one of the members; else `alliance-without-self`.',
  'ET-ALLY-03': 'No member controls the target on the opening map; else `ally-owns-target`.',
  'ET-ALLY-04': 'Every member can reach the target (`near`, `gate`, `boundary` or `raid` for that member); else `ally-out-of-reach`.',
  'ET-ALLY-05': '`beneficiary` is a member (`beneficiary-not-member`) and `killer` is null or a member (`killer-not-member`).',
  'ET-ALLY-06': '`warlord` requires an alliance; without one: `warlord-without-alliance`.',
  'ET-ALLY-07': '`warlord` is null or a member other than the actor; else `warlord-not-member`.',
  'ET-ALLY-08':
    'An alliance on a planet is formed if and only if every one of its members has an `invade` order on that planet whose terms name the same members and the same beneficiary.',
  'ET-ALLY-09':
    'Terms that are not matched by all the members they name ally nobody: every order written with them counts as an independent attack (with its full attack value), even where some subset of the named members wrote the same terms.',
  'ET-ALLY-10': 'Each member pays for its own Invasions at its own unit cost, whether or not the alliance forms.',
  'ET-ALLY-11': "A formed alliance fights as one attacker whose attack value is the sum of its members' counts.",
  'ET-ALLY-12': 'If a formed alliance conquers, the planet goes to its beneficiary.',
  'ET-ALLY-13':
    'Writing `warlord: X` acknowledges X for the deed `warlord`; it has no other effect and does not enter the matching of terms.',
  'ET-DEF-01': 'The planet exists; else `unknown-planet`.',
  'ET-DEF-02': '`reach(actor, planet)` is `own`, `near`, `gate` or `boundary`; else `no-access` (raiders cannot defend, R22).',
  'ET-DEF-03': '`count` is an integer ≥ 1; else `bad-count`.',
  'ET-DEF-04': 'The sheet has no other `defend` order on that planet; else `duplicate-target`.',
  'ET-DEF-05':
    'The cost is `count × unitCost`: 1 each on an own planet, wherever it lies; on any other planet 1 for reach `near` or `gate` and 2 for reach `boundary`.',
  'ET-DEF-06':
    "The planet's Defence rises by `count` for this turn, against every attacker, whoever controls the planet; empty planets can be defended.",
  'ET-DEF-07': 'Defence actions of several players, and `defend-sector`, add up.',
  'ET-DEF-08': "The increase ends with the turn: the next turn starts from the planet's own Defence.",
  'ET-SEC-01': 'The sector exists; else `unknown-sector`.',
  'ET-SEC-02': 'The actor controls all planets of the sector on the opening map; else `sector-not-controlled`.',
  'ET-SEC-03': '`count` is an integer ≥ 1; else `bad-count`.',
  'ET-SEC-04': 'The sheet has no other `defend-sector` order on that sector; else `duplicate-target`.',
  'ET-SEC-05': "The cost is 2 × `count`, on either side of the Boundary and wherever the actor's other planets are.",
  'ET-SEC-06': 'The Defence of every planet of the sector rises by `count` for this turn only.',
  'ET-CEDE-01': 'The planet exists (`unknown-planet`) and the actor controls it on the opening map (`not-controlled`).',
  'ET-CEDE-02': '`to` is a player (`unknown-player`) other than the actor (`self-transfer`).',
  'ET-CEDE-03':
    'The planet is not already promised in another `cede` or in the `give` of a `trade` on the same sheet; else `planet-already-promised`.',
  'ET-CEDE-04': 'It costs no action, works at any distance and ignores the Boundary; the number of planets ceded or received is unlimited.',
  'ET-CEDE-05':
    'A cession is carried out after the invasions, if its giver still controls the planet then and the exchange to which it belongs, if any, takes place (ET-XFER-04, 05); otherwise it fails without further effect.',
  'ET-CEDE-06':
    'A ceded planet comes to its receiver with the next turn: in the turn of the cession it still counts for the giver, in points and for eliminations (ET-SCORE-11, ET-ELIM-01).',
  'ET-CEDE-07':
    'Cessions of two players to each other in the same turn are one exchange: all of them are carried out or none (ET-XFER-04).',
  'ET-TRADE-01': '`partner` is a player (`unknown-player`) other than the actor (`self-transfer`).',
  'ET-TRADE-02':
    'A trade names at least one planet in `give` and in `receive` (`trade-empty-side`; to give for nothing is `cede`), all existing (`unknown-planet`), none twice in a list (`duplicate-target`), checked in this order.',
  'ET-TRADE-03':
    'On the opening map the actor controls all of `give` (`not-controlled`) and the partner all of `receive` (`partner-does-not-control`).',
  'ET-TRADE-04': 'No planet of `give` is promised elsewhere on the sheet; else `planet-already-promised`.',
  'ET-TRADE-05':
    'A trade takes place if and only if the partner wrote the other half and neither side lost to a third player what it gives; otherwise none of its planets moves.',
  'ET-TRADE-06': 'The numbers of planets on the two sides may differ and are unlimited.',
  'ET-TRADE-07':
    'Trades cost no action and ignore distance and the Boundary; what is traded comes to its receiver with the next turn, as what is ceded (ET-CEDE-06).',
  'ET-CLAIM-01': 'The deed exists in the pack; else `unknown-deed`.',
  'ET-CLAIM-02': 'The deed is open, i.e. nobody achieved it in an earlier turn; else `deed-already-achieved`.',
  'ET-CLAIM-03': "The actor's creed or god is one to which the deed is open (deed table and ET-DEED-08); else `deed-not-eligible`.",
  'ET-CLAIM-04': 'The sheet holds no other claim of the same deed; else `duplicate-claim`.',
  'ET-CLAIM-05':
    '`chaos-temple` needs `inside` (a planet in the Eye) and `outside` (an outer planet); missing, unknown or on the wrong side: `deed-parameters`.',
  'ET-CLAIM-06':
    '`consecration` needs `sector` (an Eye sector) and `god`: a major god with a world currently sacred to it in that sector, or null only if the sector has no such world; else `deed-parameters`.',
  'ET-CLAIM-07': '`chosen-of-chaos` needs `god`, a major god; else `deed-parameters`.',
  'ET-CLAIM-08': 'Claims are judged after transfers (ET-ADJ-08).',
  'ET-CLAIM-09': 'A claim that fails has no cost and no penalty and may be repeated in later turns.',
  'ET-LIEU-01': 'The list holds exactly `config.lieutenants` players, without repetition; else `bad-lieutenant-count`.',
  'ET-LIEU-02': 'Each is a player other than the Supreme Lord; else `invalid-lieutenant`.',
  'ET-LIEU-03': 'The game passes to `finished`; events `lieutenants-chosen`, `game-ended`.',
  'ET-REF-01': '`close-orders` (phase `orders`): moves to `review`; sheets not committed are taken exactly as they stand.',
  'ET-REF-02':
    "`overrule-deed { player, deed, verdict: 'grant' | 'deny' }` (phase `review`): requires that the player's sheet claims the deed; else `no-such-claim`.",
  'ET-REF-03':
    'In adjudication a verdict replaces the outcome of the predicate for that claim: `grant` counts as achieved, `deny` as not achieved.',
  'ET-REF-04':
    "A granted `burn-in-the-warp` counts max(2, actual number) players, and a granted `warlord` max(2, actual number) allies for the claimant's own points; only actual acknowledging allies receive the ally's point.",
  'ET-REF-05': '`publish-turn` (phase `review`): runs the adjudication.',
  'ET-EVT-01': 'Adjudication emits its events in the order of its steps; within a step by pack order of planets or deeds, then by seat.',
  'ET-EVT-02': 'Events of adjudication appear only together with the publication of the turn, never earlier.',
  'ET-EVT-03':
    'A cession or trade that fails is told with a reason: `not-mirrored` if the two sheets do not make an exchange (ET-XFER-05, first half), otherwise `planet-lost`.',
  'ET-EVT-04': 'Every planet that changes hands in a turn is told by one event only.',
  'ET-ENUM-01': 'Every enumerated action is accepted by the reducer.',
  'ET-ENUM-02':
    'The enumeration is deterministic, in the order given, and finite; it is a bounded selection: alliances of three or more, named killers, acknowledgements, `across`, larger counts and trades of several planets are legal but not enumerated.',
  'ET-ENUM-03':
    '`remove-order`, `reopen-orders` and `submit-orders` are legal but not enumerated, so that any player who only picks enumerated actions commits after finitely many steps.',
  'ET-ENUM-04':
    'Whoever may not act has an empty enumeration: players with a committed sheet, players in `review`, all but the Supreme Lord in `lieutenants`, and everybody in `finished`.',
  'ET-ENUM-05':
    "The referee's enumeration is `close-orders` in `orders`; in `review`, `publish-turn` first and then both verdicts (`grant`, `deny`) for each claim without a recorded verdict, by seat and then deed pack order.",
  'ET-CTRL-01':
    'A player controls a subsector when controlling all of its planets, and a sector when controlling all planets of all its subsectors.',
  'ET-CTRL-02':
    'A player without planets controls no subsector and no sector; a player controls "the entire Eye" when controlling every planet of every Eye sector.',
  'ET-CTRL-03': 'A planet once controlled is never given up to nobody: control passes only by conquest, cession or trade.',
  'ET-ALLOW-01': 'Every player, even without planets, has 1 action.',
  'ET-ALLOW-02': 'P = 1 if the player controls at least one planet, else 0 (once, not per planet; R2).',
  'ET-ALLOW-03': 'S = 1 if the player controls at least one subsector, else 0 (once, however many).',
  'ET-ALLOW-04': "R = total number of resource symbols on the player's planets.",
  'ET-ALLOW-05': 'C = number of sectors the player controls; each gives 2 actions, outer or Eye alike.',
  'ET-ALLOW-06': "M = the player's `permanentActions`; they stay even if all planets are lost.",
  'ET-ALLOW-07':
    "W = number of the player's planets whose `sacred` list contains at least one god of the player's faith; a planet counts once even if sacred to two such gods.",
  'ET-ALLOW-08': 'Favours add to the old faith, and no benefit of it is lost: faith = {dedication, if it is a god} ∪ favours.',
  'ET-ALLOW-09':
    "A band may have one bonus action by its creed: with `creedBenefits: standard`, B is 1 for a minor creed if the player controls at least one sacred world, whichever god's; for absolute if the player's planets include worlds sacred to at least two different major gods; for renegade if the player controls planets in at least two outer sectors; otherwise, and for a major creed, 0.",
  'ET-ALLOW-10': 'All terms are cumulative: a subsector inside a controlled sector counts for S as well as the sector for C.',
  'ET-REACH-01': '`own`: the player controls the planet.',
  'ET-REACH-02':
    'Player without planets: `raid` if the planet is outer and its sector is not wholly controlled by one other player; otherwise `none`.',
  'ET-REACH-03': '`near`: T is in the presence, or T is linked to a presence subsector of the same side.',
  'ET-REACH-04': '`gate`: T is linked across the Boundary to a presence subsector and T or that subsector has `gate` true.',
  'ET-REACH-05': '`boundary`: T is linked across the Boundary to a presence subsector and neither has `gate` true.',
  'ET-REACH-06': '`none`: otherwise.',
  'ET-REACH-07':
    "A player who does not ask for another way gets the cheapest access: presence on the target's side, or a gate, spares the double cost even if other presence lies across the Boundary.",
  'ET-REACH-08': 'A sector wholly held by several players together, or containing an empty planet, is open to raids.',
  'ET-REACH-09':
    "An `invade` order with `across: true` goes over the Boundary although a cheaper way may lead there: its reach is `boundary` if the target's subsector is linked across the Boundary to a presence subsector and neither has `gate` true.",
  'ET-ADJ-01': 'Step 1, alliances: decide for every planet which alliances are formed (ET-ALLY-08).',
  'ET-ADJ-02': 'Step 2, defences: compute the Defence of every planet (ET-DV).',
  'ET-ADJ-03':
    'Step 3, planets: for each planet with at least one `invade` order, in pack order: first kill inhabitants (ET-KILL), then fight (ET-FIGHT).',
  'ET-ADJ-04': 'Step 4, conquests: all conquests take effect at once, giving the fight map.',
  'ET-ADJ-05':
    'Step 5, transfers: cessions and trades are all judged on the fight map and the effective ones carried out at once, giving the closing map, which is the map of the next turn (ET-XFER).',
  'ET-ADJ-06': 'Step 6, eliminations, on the fight map, and returns, on the closing map (ET-ELIM).',
  'ET-ADJ-07': 'Step 7, kills: inhabitants counters are reduced on the closing map.',
  'ET-ADJ-08': 'Step 8, deeds: judge all claims, in deed pack order (ET-DEED).',
  'ET-ADJ-09': 'Step 9, points (ET-SCORE).',
  'ET-ADJ-10':
    'Step 10: benefits of deeds (permanent actions, favours, sacred worlds) take effect, the report is appended, sheets and verdicts are cleared (after the last turn too: they are then found in `history`), and the next turn starts or the game ends.',
  'ET-ADJ-11': "Two players who conquer each other's planets both succeed; simultaneous attacks never cancel each other.",
  'ET-ADJ-12': 'Adjudication is a function: the same opening map, sheets, verdicts and draws give the same report.',
  'ET-DV-01':
    'Defence D = `baseDefence` + (1 if `extreme`) + sum of `count` of all `defend` orders on the planet + sum of `count` of all `defend-sector` orders on its sector.',
  'ET-DV-02': 'There is one Defence value per planet and turn, the same against all attackers, including those who raised it.',
  'ET-DV-03': 'Inhabitants are not part of Defence.',
  'ET-KILL-01':
    'Every attacker, winning or losing, kills up to a inhabitants, one per point of its own attack value, while any are left; each point spent on a kill is lost for beating Defence.',
  'ET-KILL-02': 'Attackers kill in descending order of key.',
  'ET-KILL-03': 'Attackers with equal key form a block.',
  'ET-KILL-04':
    'After that, within a block, the killer of an alliance who stands behind a fellow member of it is moved to just before the foremost of them (alliances taken by the earliest seat among their members).',
  'ET-KILL-05': 'Kills are credited to the individual player who made them, whatever the outcome of the fight.',
  'ET-KILL-06': 'Defence does not protect inhabitants: they die first, before attack is compared with Defence.',
  'ET-KILL-07':
    'Survivors are h − total kills, and that reduced number is what the planet has from the next turn on, also when nobody conquers.',
  'ET-FIGHT-01': 'Only the group or groups with the highest A can conquer; all others have failed, whatever their residual.',
  'ET-FIGHT-02': 'A group with the highest A qualifies if its residual is strictly greater than D; equal or less fails.',
  'ET-FIGHT-03': 'If exactly one group qualifies it conquers.',
  'ET-FIGHT-04':
    'If several groups qualify (tie), the winner is `pick` of the qualifying groups, listed by the earliest seat among their members; allies count as one, so each group has one entry, whatever its size.',
  'ET-FIGHT-05':
    "The conquering group's planet goes to the beneficiary (alliance) or to its only player; the previous controller loses it.",
  'ET-FIGHT-06': 'A conquered planet has no inhabitants left (a positive residual implies that all died).',
  'ET-FIGHT-07': 'A failed Invasion has no effect beyond the kills; its actions are spent all the same.',
  'ET-FIGHT-08':
    '*Successful invaders* of a planet are all members of the conquering group; its *conqueror* is the player who receives it.',
  'ET-XFER-01':
    "What is handed over passes only if its giver still controls it after the invasions; a planet conquered from its giver is the conqueror's, even when the conqueror is the partner or recipient.",
  'ET-XFER-02':
    'Only planets controlled on the opening map can be promised, so a planet gained this turn is never passed on in the same turn.',
  'ET-XFER-03': 'Effective transfers commute: no planet is promised twice, so the closing map does not depend on their order.',
  'ET-XFER-04': 'What two players hand to each other in one turn is one exchange: all of it passes or nothing.',
  'ET-XFER-05': 'An exchange takes place if the two sheets make one and nothing of it was lost.',
  'ET-XFER-06':
    'Two mirrored trades are an exchange of their own, which stands or falls without regard to what else the two players hand to each other.',
  'ET-XFER-07':
    'Whoever conquers a planet that was promised to him in an exchange has received it: the exchange is not spoilt by that, and what he promised in return passes.',
  'ET-ELIM-01':
    'A player is eliminated in a turn who controlled at least one planet when it began and controls none after its invasions, that is on the fight map.',
  'ET-ELIM-02':
    'A player is eliminated by everybody who was conqueror of at least one planet that the victim controlled on the opening map: `by` lists them in seating order and is never empty.',
  'ET-ELIM-03':
    'Cessions and trades neither save a player from elimination nor eliminate anybody in their turn: who lost all planets by conquest and receives one in the same turn is eliminated and returns at once; who gives the last planet away is not eliminated, and is without planets from the next turn on.',
  'ET-ELIM-04':
    'A player without planets stays in the game, with score, favours, permanent actions, allowance 1 + M and raids; it may conquer or be given planets and then plays on as before.',
  'ET-ELIM-05': 'A player may be eliminated several times in a game.',
  'ET-DEED-01':
    'Each deed can be achieved once per game: after a turn in which at least one claim of it succeeded it is closed to everybody, including bands of other gods.',
  'ET-DEED-02': "A claim succeeds if the predicate below holds for the claimant, or as the referee's verdict says.",
  'ET-DEED-03':
    "With k ≥ 2 successful claimants in the same turn, each receives ⌈own points / k⌉ (rounded up per player, so that the total may exceed the deed's value).",
  'ET-DEED-04':
    'With k ≥ 2 and a further benefit, one successful claimant gets it: `pick` of them in seating order; the others get points only.',
  'ET-DEED-05': 'Several deeds can be achieved by the same player in the same turn, by the same planets or deeds of war.',
  'ET-DEED-06': 'Points of deeds belong to the turn and are doubled with it in doubled turns, after the splitting.',
  'ET-DEED-07':
    "Permanent actions, favours and the sanctity of a temple's worlds count for the first time in the allowance of the next turn.",
  'ET-DEED-08':
    "God-specific and creed-specific deeds look at the dedication only; with `favourOpensDeeds: true` a favour of Nurgle, Tzeentch, Slaanesh or Khorne also opens that god's deed (`plague-of-nurgle`, `warp-portal`, `delirium-tremens`, `skulls`), but never a creed-specific one.",
  'ET-DEED-09':
    "A favour adds the god to the player's `favours` (no effect if it is already in the player's faith) and so gives ET-ALLOW-07 for that god's worlds.",
  'ET-DEED-10': '`avatar`: hold at least three worlds sacred to the own god, a major one. 10 points, +1 permanent action.',
  'ET-DEED-11': '`chaos-temple`: hold the two worlds named, `inside` in the Eye and `outside` outer, each sacred to at least one god.',
  'ET-DEED-12':
    '`burn-in-the-warp`: at least two players eliminated this turn have the claimant in their `by`. 5 points for each such player.',
  'ET-DEED-13': '`consecration`: hold all planets of the Eye sector named. 7 points and the favour of the god named (none if null).',
  'ET-DEED-14': '`lord-of-the-eye`: hold the entire Eye. 20 points.',
  'ET-DEED-15': '`plague-of-nurgle`: hold at least two planets with extreme conditions. 7 points.',
  'ET-DEED-16':
    '`warp-portal`: be a successful invader, this turn, of at least two planets that the claimant itself attacked with reach `boundary`, also by `across` (or with reach `gate`, if `gateCountsAsCrossing`). 9 points.',
  'ET-DEED-17': '`delirium-tremens`: kill at least two inhabitants in total, on one or several planets, of any kinds. 6 points.',
  'ET-DEED-18':
    '`invincible`: some planet held by the claimant had D ≥ 5 this turn, the claimant contributed at least one Defence to it (`defend` or `defend-sector`), and it was not conquered. 5 points.',
  'ET-DEED-19':
    '`chosen-of-chaos`: for every major god of the pack hold at least one world sacred to it. 8 points and the favour of the major god named.',
  'ET-DEED-20':
    '`pirate-king`: on the opening map, control at least three outer subsectors that lie in at least two different sectors. 6 points.',
  'ET-DEED-21':
    '`warlord`: on some planet the claimant is a successful invader in an alliance in which k ≥ 2 other members acknowledged the claimant. 4k points; each of those k allies receives 1 point without a claim of its own (which does not count as achieving the deed).',
  'ET-DEED-22':
    "With several successful warlords in a turn, each one's own points and each ally's single point are split as in ET-DEED-03 (so an ally still gets ⌈1/k⌉ = 1 from each warlord acknowledged).",
  'ET-DEED-23':
    '`no-mercy`: an `invade` order of the claimant with `count` ≥ 4 that fought as an independent group, successful or not (with `noMercyNeedsSuccess`: it must have conquered). 5 points.',
  'ET-DEED-24': '`daemon-weapon`: hold at least one planet in each of three different outer sectors. 5 points, +1 permanent action.',
  'ET-DEED-25':
    '`forced-recruitment`: kill at least three inhabitants of the kinds in `recruitmentKinds` (default Chaos Marines) in total.',
  'ET-DEED-26': '`god-rivalry`: for some one god other than the own dedication hold at least two worlds sacred to it. 7 points.',
  'ET-DEED-27':
    "`fall-of-cadia`: be the conqueror of the pack's `cadia` planet this turn, from inhabitants, from nobody or from a player. 12 points, on top of what the planet itself scores.",
  'ET-DEED-28': '`skulls`: be the conqueror of at least three planets this turn. 8 points.',
  'ET-SCORE-01': '1 point per planet controlled.',
  'ET-SCORE-02': '+1 point per resource symbol on those planets.',
  'ET-SCORE-03': '+1 point per subsector controlled (each one, unlike the allowance).',
  'ET-SCORE-04': '+3 points per outer sector controlled.',
  'ET-SCORE-05': '+5 points per Eye sector controlled.',
  'ET-SCORE-06': 'All are cumulative: a controlled sector also scores its subsectors, planets and resource symbols.',
  'ET-SCORE-07': "Plus the points of deeds achieved this turn, including a warlord's ally points.",
  'ET-SCORE-08': 'In doubled turns the sum of territory and deeds is multiplied by 2.',
  'ET-SCORE-09': "The points of the turn are added to the player's total; totals never decrease.",
  'ET-SCORE-10': 'Every turn scores, the first included, and so does every player, with 0 if without planets and deeds.',
  'ET-SCORE-11':
    'A conquered planet scores in the turn of its conquest, a ceded or traded one for its giver in that turn and for its receiver from the next on: with the default `scoreOn: closing` territory is scored as the invasions left it, before transfers.',
  'ET-RAND-01':
    'No draw is made where its outcome could not matter by the stated conditions (single candidates, blocks not cut by the number of inhabitants, ties where fewer than two groups qualify, deeds without further benefit).',
  'ET-RAND-02': 'A turn without ties consumes no random draw.',
  'ET-RAND-03':
    'Each `pick` is uniform over its list: in scripted dice and in `rolls` a throw of n takes the n-th entry, from 1 on; `place` in a report is the index of the same entry, n − 1.',
  'ET-RAND-04': 'Draws happen in the order of the table, across planets and deeds in pack order, independent of the order of sheets.',
  'ET-END-01':
    'The game ends after the last turn (turn 8) has been scored; there is no earlier end, even if one player holds every planet.',
  'ET-END-02': 'A single player with the strictly highest total becomes Supreme Lord.',
  'ET-END-03':
    'With a Supreme Lord and `lieutenants` > 0 the phase becomes `lieutenants`; with `lieutenants` = 0 the game is `finished` at once.',
  'ET-END-04': 'Supreme Lord and chosen lieutenants are the winners; all other players are servants.',
  'ET-END-05':
    'If two or more players share the highest total, each is a Paladin of Chaos and they win together; no lieutenants are chosen, whatever the option, nobody is a servant, and the game is `finished` at once.',
  'ET-END-06': 'There is no tie-break: planets, deeds and seats do not separate equal totals.',
  'ET-END-07':
    '`outcome(state)` is null until `finished`, then `{ ranking, supremeLord, lieutenants, paladins, winners, servants }`: `ranking` lists the players by descending total with equal ranks for equal totals (1, 2, 2, 4), in seating order within a rank; the unused one of `supremeLord` (null) and `paladins` (empty) says which ending it was.',
  'ET-END-08': 'A player without planets can win: totals alone decide.',
  'ET-END-09': 'Elimination removes nothing but the planets, which belong to whoever conquered them.',
  'ET-END-10': 'After the end no orders of any kind are accepted; all sheets are public.',
} as const;

/** An id of {@link clauses}. */
export type ClauseId = keyof typeof clauses;
