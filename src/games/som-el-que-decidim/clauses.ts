/** Every clause of the rules of Som el que decidim! in one sentence. Code, refusals, tests and documents cite these ids. */
export const clauses = {
  'SD-CONT-01': 'There are exactly four citizens, coloured pink, lilac, orange, blue; each player controls exactly one, no two the same.',
  'SD-CONT-02':
    'There are 24 public discs of ten kinds, with these counts: justice 2, health 3, education 3, mossos 2, firefighters 2, roads 2, railways 2, forests 3, energies 2, housing 3.',
  'SD-CONT-03': 'Every disc of a service kind is worth 2 € and every disc of an infrastructure kind is worth 1 € (12 discs each).',
  'SD-CONT-04': 'The money in the game totals 36 € and never changes; no rule creates or destroys a disc.',
  'SD-CONT-05': 'There are 12 participation discs.',
  'SD-CONT-06': 'The board consists of 37 tiles: 18 catalonia, 11 world, 4 urn, 4 spain.',
  'SD-CONT-07': 'The start tile (Concentració nacional) is one of the 37 board tiles and carries the catalonia flag.',
  'SD-CONT-08': 'Exactly seven tiles carry a symbol: three economic, one taxAgency, one prescription, one inheritance, one suffrage.',
  'SD-CONT-09': 'The suffrage tile is a world tile; the other six symbol tiles are catalonia tiles.',
  'SD-CONT-10': 'The treasury is not a board tile: it has no cell and can never be entered.',
  'SD-CONT-11': 'There is one government marker: at every moment of play exactly one player is holder, and the holder also has the die.',
  'SD-CONT-12':
    'There is one die with six faces; each face carries a money value (4, 2 or 0) and a movement icon (holder, one citizen colour, or everybody).',
  'SD-CONT-13': 'A disc held by a player is public by kind and value; a disc held by the treasury is public by value only.',
  'SD-CONT-14': '"Content order" of discs is the order of the default pack: the twelve 2 € discs, then the twelve 1 € discs.',
  'SD-DIE-01':
    'Default faces: the d6 result f (1..6) selects face f of the default die: holder 4 €, pink 2 €, lilac 2 €, orange 4 €, blue 0 €, everybody 0 €.',
  'SD-MAP-01':
    'The default board has 37 cells: row 0 columns 1–3, row 1 columns 0–5, rows 2 and 3 columns 0–6, row 4 columns 0–5, row 5 columns 0–4, row 6 columns 1–3; cell ids 0..36 are assigned in row-major order.',
  'SD-MAP-02':
    'Two different cells are adjacent iff their row difference and column difference are both at most 1 (8-neighbour adjacency; no wrap-around).',
  'SD-MAP-03': 'Two different cells are aligned iff they have the same row or the same column, whatever lies between them.',
  'SD-MAP-04':
    'On the default board every cell has at least four neighbours and removing any three cells leaves the rest connected, so with at most three gaps every tile is reachable and every citizen has a tile to step to.',
  'SD-TILE-01': 'The default tile pack has 37 tiles in content order 0..36, each with its id, name, flag and symbol.',
  'SD-TILE-02':
    'The four spain tiles all have the same effect; the four urn tiles are interchangeable; catalonia and world tiles without a symbol have no effect beyond their flag.',
  'SD-VAL-01': 'Cells have integer row/column and no two share both, else duplicate-cell.',
  'SD-VAL-02': 'Number of tiles equals number of cells, else tile-count-mismatch.',
  'SD-VAL-03': 'Tile ids are unique non-empty strings, else duplicate-tile.',
  'SD-VAL-04': 'Every tile flag is one of the four, else bad-tile-flag.',
  'SD-VAL-05': 'Exactly one tile has role start, it has flag catalonia and no symbol, else bad-start-tile.',
  'SD-VAL-06': 'At least one urn tile exists, else no-urn-tile; the consultation requires all urn tiles of the pack.',
  'SD-VAL-07':
    'Suffrage only on a world tile; economic, taxAgency, prescription, inheritance only on catalonia tiles, else bad-tile-symbol.',
  'SD-VAL-08': 'At most one tile each of taxAgency, prescription, inheritance, suffrage, else duplicate-symbol; any number of economic.',
  'SD-VAL-09': 'The 8-neighbour graph of all cells is connected, else board-disconnected.',
  'SD-VAL-10': 'The die has exactly six faces, each with a non-negative integer money value and a known icon, else bad-die.',
  'SD-VAL-11': 'At least one face has icon holder or everybody, else die-never-valid (re-rolls must be able to end).',
  'SD-VAL-12': 'If centralism is choose, some face has value 0, 2 or 4 (solo: 2 or 4), else die-no-centralism.',
  'SD-VAL-13': 'Disc ids are unique, kinds are among the ten, the value is 2 for services and 1 for infrastructure, else bad-disc.',
  'SD-VAL-14': 'There are at least two 2 € and two 1 € discs per player (solo: three 2 € and two 1 €), else not-enough-discs.',
  'SD-VAL-15': 'The participation count is a non-negative integer (a million at most), else bad-participation-count.',
  'SD-DICE-01':
    'pick(m) returns an index 0..m−1 into the candidate list in content order (discs, tiles) or seating order (players); with m = 1 nothing is rolled.',
  'SD-DICE-02': 'A shuffle of k items is one shuffle primitive over the list in content order; with k ≤ 1 nothing is rolled.',
  'SD-DICE-03':
    'Drawing several discs is done one after another without replacement: pick(m), then pick(m−1) on the list with the drawn disc removed, and so on.',
  'SD-DICE-04':
    'No other rule consumes randomness than: the deal, the board shuffle, a random first holder, roll-centralism, roll-die, treasury payouts, change, and the refill after a spain tile.',
  'SD-CFG-01': 'The number of players is 1 to 4, else player-count.',
  'SD-CFG-02':
    'Player ids are unique, else duplicate-player; they are non-empty and not treasury or random, else bad-player-id (those words have a meaning of their own as payee, partner and firstHolder).',
  'SD-CFG-03': 'A given colour is one of the four, else bad-colour.',
  'SD-CFG-04': 'No two players have the same colour, else duplicate-colour.',
  'SD-CFG-05': 'Players without a colour receive, in seating order, the first unused colour of pink, lilac, orange, blue.',
  'SD-CFG-06':
    "Mode is one of the four values, else bad-mode; mode B or C alone does not exist (A's rules are always included), and AC is legal without B.",
  'SD-CFG-07': 'With one player the mode is A or AB, else solo-mode.',
  'SD-CFG-08': 'With one player centralism is not medium, else solo-centralism.',
  'SD-CFG-09': 'firstHolder names a player of the game or is random, else bad-first-holder.',
  'SD-CFG-10':
    'Any other option value outside its range is refused with bad-option. Where several options are wrong at once, ill-typed ones are reported before those out of range.',
  'SD-CFG-11': 'Centralism and mode are independent: every multi-player combination of mode and degree is legal.',
  'SD-CFG-12': 'In modes without B the disc kinds have no effect whatsoever: no exchange, no levy, no mobilisation, no mossos fee.',
  'SD-STATE-01': "Every disc id is in exactly one place: one player's discs or treasury.",
  'SD-STATE-02':
    "The pool plus all players' participation equals the participation count (12); committed votes still belong to their owner until fists are opened.",
  'SD-STATE-03': 'Every tile id is in exactly one place: one board cell or urnAside; the number of gaps equals the length of urnAside.',
  'SD-STATE-04': 'A citizen always stands on a cell with a face-up tile; any number of citizens may share a cell.',
  'SD-STATE-05': "wealth(p) is the sum of the values of p's discs; the treasury's total is defined the same way.",
  'SD-STATE-06':
    'Phase follows from step: the three setup steps → setup; payment with reason tax → taxation; transferRoll and takeMoney with cause transfer → transfer; cohesion → cohesion; all other steps → citizenAction; gameOver → over.',
  'SD-STATE-07': "Every disc list (players' and treasury's) is kept in content order, so equal situations are equal values.",
  'SD-STATE-08':
    'The state is a plain serialisable value; applying the same actions to the same initial state and dice gives an equal state.',
  'SD-VIEW-01': 'For every viewer (player or spectator) the tile id of every face-down cell is replaced by a constant marker.',
  'SD-VIEW-02': 'For every viewer the treasury is shown only as number of 2 € discs, number of 1 € discs and total.',
  'SD-VIEW-03':
    "Everything not withheld by SD-VIEW-01, -02, -04 and -06 is visible to every viewer: all players' discs by kind, participation totals, cells, the pool, urn tiles aside with their former cells, gaps, holder and next holder, degree, turn, phase, step, die face, dues, queue, trail, mustShare, declared lists and sides, outcome.",
  'SD-VIEW-04':
    "Before fists are opened a viewer sees of another player's commitment only whether it has been made; a player sees his own number.",
  'SD-VIEW-05':
    'While votes are committed the public participation total of a player is unchanged (it does not reveal how many went into the fist).',
  'SD-VIEW-06': 'The generator state and any undrawn random value are in no view.',
  'SD-VIEW-07': "A spectator's view equals a player's view without anybody's commitment.",
  'SD-VIEW-08': 'Redaction is the same after the game has ended (face-down tiles stay hidden).',
  'SD-VIEW-09':
    'Events obey the same redaction: a refill event lists the refilled cells but not which tile went where; a commitment event, like any record of the commit-votes action itself, carries no number except to its author; no event (game-created included) carries the result of a shuffle.',
  'SD-VIEW-10':
    'A view may list which tiles of one laying (the setup, or one refill) still lie face down, since anybody who watched can count them; it never says where each lies.',
  'SD-SET-01': 'All 24 discs start in the treasury.',
  'SD-SET-02':
    'In seating order each player draws two 2 € discs and then two 1 € discs at random from the treasury (SD-DICE-03): 6 € each.',
  'SD-SET-03': 'With one player the draw is three 2 € discs and then two 1 € discs: 8 €.',
  'SD-SET-04': 'All discs not drawn stay in the treasury (12 € with four players, 18 € with three, 24 € with two, 28 € solo).',
  'SD-SET-05': 'The 37 tiles are shuffled (SD-DICE-02) and the i-th tile of the result is put on cell i, all face down.',
  'SD-SET-06': 'The start tile is then turned face up where it lies; the other 36 stay face down.',
  'SD-SET-07':
    'The first holder is taken from firstHolder; for random it is pick(number of players) in seating order, rolled after the board shuffle.',
  'SD-SET-08':
    'If concentration is choose, the holder decides with place-concentration whether to leave the start tile or to swap it with any other tile; with keep this step is skipped.',
  'SD-SET-09': "From the start every citizen in play stands on the start tile's cell, and moves with that tile if it is swapped.",
  'SD-SET-10': 'All participation discs are in the pool; every player starts with none.',
  'SD-SET-11':
    'If centralism is choose, the degree is decided next (choose-centralism, roll-centralism or propose-centralism); otherwise it is the configured degree and the step is skipped.',
  'SD-SET-12': 'When the last setup decision is made, turn 1 begins with the first holder in phase taxation.',
  'SD-SET-13': 'The three degrees and three modes share the same setup, objective and endings.',
  'SD-FLOW-01': 'Turn order is seating order, cyclic: right(p) is the next entry of players (after the last comes the first).',
  'SD-FLOW-02':
    'A turn runs through taxation, transfer, cohesion, citizen action in exactly that order; with one player cohesion is left out.',
  'SD-FLOW-03':
    'At turn start (after turn-started), before any payment, solvency is checked (SD-TAX-06); if it fails the game ends and no tax is paid.',
  'SD-FLOW-04': 'If solvency holds, the tax dues are queued (SD-TAX-01..05) and step payment begins.',
  'SD-FLOW-05': 'Dues are paid strictly in queue order; only the payer of the first due may act.',
  'SD-FLOW-06':
    'When the queue is empty: tax → transferRoll; prescription or inheritance → back to movement of the same mover; electionFee → declareLists.',
  'SD-FLOW-07': 'Exactly one valid die roll is made per turn and it serves both transfer and citizen action.',
  'SD-FLOW-08':
    'After the transfer (paid, or 0 €) comes cohesion; it is never skipped in a multi-player game, even when the holder can do nothing but end it.',
  'SD-FLOW-09': 'End-cohesion starts citizen action: the queue of movers is built (SD-MOV-01..04) and the first movement begins.',
  'SD-FLOW-10':
    'A movement that ends removes its player from the queue; the next player in the queue then moves; with an empty queue the turn ends.',
  'SD-FLOW-11': 'When a mover has no tile to step to at the start of his movement, that movement ends by itself (event movement-blocked).',
  'SD-FLOW-12':
    'At turn end the new holder is nextHolder if a vote set it, else right(holder); nextHolder, die, used, moved, trail, queue and spainCell are reset (null, false or empty), the turn number grows by 1 and the next turn starts. moved and trail are also reset when a movement begins, vote is null again once its fists are open.',
  'SD-FLOW-13': 'Discovering a spain tile ends the turn after its effect, whatever the die icon; players still queued do not move.',
  'SD-FLOW-14':
    'The game ends the moment an ending condition occurs, in the middle of a phase if need be; the turn in which it occurs is the last.',
  'SD-FLOW-15':
    'Suffrage is entered only if the mover has an option besides declining; mobilise only if SD-SPN-04 holds; takeMoney only if more than one coin mix is possible.',
  'SD-FLOW-16': 'Apart from SD-FLOW-11 and SD-FLOW-15 no decision is made for a player, even if only one action is legal.',
  'SD-FLOW-17':
    'If turnLimit is set and a turn number above it would start, the game ends instead with ending timeout; turn and holder keep the values of the last turn played, and an ending reached within that turn comes first. The last turn ends like any other: turn-ended, then game-ended.',
  'SD-ACT-01': 'After the end every action is refused with game-over.',
  'SD-ACT-02': 'An action that does not belong to the current step is refused with wrong-phase.',
  'SD-ACT-03': 'A player who may not act now is refused with not-your-turn.',
  'SD-ACT-04':
    'Missing or ill-typed parameters, ids that exist nowhere in this game and duplicates are refused with bad-parameter, unless a clause of that action names another code for just that fault (unknown-cell, SD-PRE-06 for an unknown target, SD-MOB-02 for a tile named twice).',
  'SD-ACT-05': 'A refused action leaves the state unchanged and consumes no dice.',
  'SD-ACT-06':
    'legalActions lists, for each actor, a finite set of actions each of which is accepted, and contains at least one for every actor.',
  'SD-ACT-07':
    'Where discs are interchangeable legalActions lists one representative: by kind if hasB, by value otherwise, always the earliest discs in content order; any other disc of the same class is accepted too.',
  'SD-CONC-01': 'Cell is a cell of the board, else unknown-cell.',
  'SD-CONC-02': "Naming the start tile's own cell leaves the board as it is.",
  'SD-CONC-03': 'Naming another cell swaps the two tiles; the other tile stays face down and unseen, the start tile stays face up.',
  'SD-CEN-01': 'The holder may fix the degree alone: medium, high or intense.',
  'SD-CEN-02': 'With one player medium is refused with solo-centralism.',
  'SD-CEN-03': 'One d6 is rolled and only the money value of the face counts: 0 → medium, 2 → high, 4 → intense.',
  'SD-CEN-04':
    'The roll is repeated while the value is none of 0, 2, 4, or, with one player, while it is 0; absent colours do not cause a re-roll here.',
  'SD-CEN-05': 'Proposing needs at least two players, else nobody-to-ask.',
  'SD-CEN-06': 'Each degree may be proposed at most once per game, else already-proposed.',
  'SD-CEN-07': 'Every other player answers once, in any order; the degree is adopted if all accept.',
  'SD-CEN-08':
    'If, once all have answered, anyone has rejected, the holder decides again (choose, roll, or propose a degree not yet proposed).',
  'SD-PAY-01': 'All named discs belong to the payer, else not-your-disc.',
  'SD-PAY-02':
    'A payment is exact: the named discs add up to the amount due, else wrong-amount; only where SD-PAY-05 gives change do they add up to 1 € more.',
  'SD-PAY-03': 'The payer chooses which of his discs to hand over, also for levies.',
  'SD-PAY-04': 'The discs go to the payee (treasury or player) and the due is removed from the queue.',
  'SD-PAY-05':
    'A payer whose discs cannot make up the amount due pays 1 € too much and gets a 1 € disc back, if the payee has exactly one 1 € disc and, where the payee is the holder, the treasury has fewer than two. That disc comes back without a roll; nobody else gives change for such a payment.',
  'SD-CHG-01': 'Disc belongs to the actor and is worth 2 €, else not-a-two.',
  'SD-CHG-02':
    'A player who owes money may break a coin only if he can pay neither exactly nor by SD-PAY-05, else change-not-needed (step payment, policies needed and cohesion).',
  'SD-CHG-03':
    'With policy free a player who owes money may break any 2 € disc he owns, except where SD-PAY-05 gives him change, else change-not-needed (step payment).',
  'SD-CHG-04':
    'While redistributing, the holder breaks a coin only in order to share it: with policy cohesion only while he owns no 1 € disc, else change-not-needed; with policy needed never, else change-not-allowed; with policy free whenever he likes (step cohesion).',
  'SD-CHG-05': 'Change is one 2 € disc for two 1 € discs and nothing else; nobody may ever ask to turn 1 € discs into a 2 € disc.',
  'SD-CHG-06':
    'If the treasury has at least two 1 € discs the change is made with it; naming anyone else is refused with change-with-treasury-first.',
  'SD-CHG-07':
    'Otherwise, if the holder is not the actor and has at least two 1 € discs, it is made with the holder; naming anyone else is refused with change-with-holder-first.',
  'SD-CHG-08':
    'Otherwise it is made with any other player who has at least two 1 € discs: the actor names one (partner), else the first such player in turn order after the actor is used; naming anyone who cannot (a player with fewer than two 1 € discs, the actor himself, or here the treasury) is refused with partner-cannot-change.',
  'SD-CHG-09':
    'If neither treasury nor any other player has two 1 € discs, no-change-available is reported, whoever was named; with valid content this never happens to a player who owns no 1 € disc (all 1 € discs, at least two per player, then lie in as many other hands as there are players, the treasury counted, so one hand holds two).',
  'SD-CHG-10': 'The partner cannot refuse.',
  'SD-CHG-11':
    "The actor's disc goes to the partner; the two 1 € discs come at random from the partner's 1 € discs: pick(c), pick(c−1) in content order, c = their number.",
  'SD-CHG-12': 'The change rules apply in every mode, although the source prints them under mode B.',
  'SD-CHG-13': 'Breaking does not pay anything: in step payment the due remains and must still be paid.',
  'SD-CHG-14':
    'A holder who has broken a coin while redistributing must first give one of his 1 € discs to another player: until then giving a 2 € disc, exchanging and ending cohesion are refused with share-change-first, after their own preconditions. This holds under policy cohesion only; mustShare is true from the break to that gift.',
  'SD-ROLL-01': "One d6 is rolled; the face gives this turn's money and icon.",
  'SD-ROLL-02':
    'With two or three players, a face showing the colour of a citizen not in play is void as a whole (money too) and the die is rolled again until a valid face comes up (event die-rerolled each time).',
  'SD-ROLL-03': 'With one player no face is void.',
  'SD-ROLL-04':
    "The treasury then pays the face's money to the holder by the payout procedure (SD-OUT-*), including when the tax agency is active.",
  'SD-ROLL-05': 'A face of 0 € pays nothing and cannot cause a DUI.',
  'SD-TAKE-01':
    'Twos is an integer k ≥ 0 such that the treasury has at least k 2 € discs, amount − 2k is not negative, and the treasury has at least amount − 2k 1 € discs, else coins-not-available.',
  'SD-TAKE-02':
    'K discs of 2 € and then amount − 2k discs of 1 € are drawn at random from the treasury (SD-DICE-03) and go to the receiver, showing their service face.',
  'SD-COH-01': 'To is another player, else bad-recipient.',
  'SD-COH-02': 'Disc belongs to the holder, else not-your-disc.',
  'SD-COH-03':
    'The holder has at least two discs before giving, else holder-must-keep-a-disc: redistribution may not leave the holder without discs.',
  'SD-COH-04':
    'Any number of discs may be given, none included, and it does not matter whether a disc was received this turn or owned before.',
  'SD-COH-05': 'A 1 € disc given earns the holder one participation disc, a 2 € disc two.',
  'SD-COH-06':
    'Each earned participation disc is taken, one at a time, from the recipient if he has one at that moment, else from the pool if it is not empty, else it is lost.',
  'SD-COH-07': 'The gain is automatic: the holder cannot renounce it and the recipient cannot refuse disc or transfer.',
  'SD-COH-08': 'Redistribution is possible in this step only; in no other phase may discs be given away voluntarily.',
  'SD-COH-09': 'The participation gain exists in every multi-player mode.',
  'SD-EXC-01': 'The mode has B, else mode-without-b.',
  'SD-EXC-02': 'PayKind/takeKind is a pair of the table, else bad-exchange.',
  'SD-EXC-03': 'Target is another player, else bad-recipient.',
  'SD-EXC-04':
    'The holder has at least two discs of payKind (two of the same kind: one railway plus one road is not enough), else not-enough-discs-of-kind.',
  'SD-EXC-05': 'The target has a disc of takeKind, else target-lacks-disc.',
  'SD-EXC-06': 'One paid disc goes to the target, the other to the treasury, and one disc of takeKind goes from the target to the holder.',
  'SD-EXC-07': 'Two education discs take one justice disc.',
  'SD-EXC-08': 'Two railways or two roads take one mossos or one firefighters, the holder choosing which.',
  'SD-EXC-09': 'Two forests take one health.',
  'SD-EXC-10': 'Two energies or two housing take one education.',
  'SD-EXC-11': 'The target cannot refuse; no participation discs change hands in an exchange.',
  'SD-EXC-12': 'The number of exchanges per turn is limited only by the discs (no once-per-turn limit).',
  'SD-EXC-13': 'With one player there is no cohesion step, so every exchange is refused with wrong-phase.',
  'SD-COH-10':
    'Ending cohesion closes redistribution and exchanges for this turn; the holder may do so at any time, except while he must share change (SD-CHG-14).',
  'SD-MOV-05': 'To is a cell of the board, else unknown-cell.',
  'SD-MOV-06': "To is adjacent to the citizen's cell, else not-adjacent.",
  'SD-MOV-07': 'To holds a tile, face up or face down, else no-tile-there (gaps cannot be entered or jumped).',
  'SD-MOV-08': 'To is not in the trail, else already-visited.',
  'SD-MOV-09':
    'The tile is turned up if it was face down (a discovery), then the citizen is put on it (not on an urn tile: SD-URN-02), then its flag and symbol take effect (section Resolution procedures).',
  'SD-MOV-10':
    'Legal once the mover has taken at least one step in this movement (he then stands on a catalonia tile), else must-move-first.',
  'SD-MOV-11': 'With firstStepOptional it is also legal before the first step.',
  'SD-MOV-12': 'It ends this movement.',
  'SD-PRE-01': 'The mode has B, else mode-without-b.',
  'SD-PRE-02': 'The mover is the holder, else not-the-holder.',
  'SD-PRE-03':
    'The mover has taken at least one step in this movement and stands on the prescription tile (starting a movement there is not enough), else not-on-tile.',
  'SD-PRE-04': 'It has not been used this turn, else already-used-this-turn.',
  'SD-PRE-05': 'The holder has at least one health disc, else no-health-disc.',
  'SD-PRE-06':
    "Targets are distinct other players, at least one and at most as many as the holder's health discs, else bad-recipient (none, the holder or an unknown id among them), then too-many-targets (more than allowed).",
  'SD-PRE-07': 'Every target has at least 1 €, else target-has-nothing: this levy never bankrupts anyone.',
  'SD-PRE-08':
    'Each target owes the holder 1 €, due in turn order after the holder; the targets pay with pay/break-coin and the movement then continues.',
  'SD-PRE-09': 'The health discs are shown, not spent.',
  'SD-INH-01': 'The mode has B, else mode-without-b.',
  'SD-INH-02': 'The mover is the holder, else not-the-holder.',
  'SD-INH-03': 'The mover has taken at least one step in this movement and stands on the inheritance tile, else not-on-tile.',
  'SD-INH-04': 'It has not been used this turn, else already-used-this-turn.',
  'SD-INH-05': 'The holder has at least one justice disc, else no-justice-disc; more discs do not allow more targets.',
  'SD-INH-06': 'Target is one other player, else bad-recipient.',
  'SD-INH-07': 'Amount is an integer from 1 to ⌊wealth(target)/3⌋, else bad-amount.',
  'SD-INH-08': 'The target owes the holder that amount, chooses the discs himself (change rules apply), and the movement then continues.',
  'SD-INH-09': 'The justice disc is shown, not spent.',
  'SD-SUF-05': 'Declining ends this movement without a vote; it ends the turn if nobody is left in the queue.',
  'SD-ELE-01': 'The mover is the holder, else not-the-holder.',
  'SD-ELE-02': 'With B the holder has a mossos disc, else no-mossos-disc; firefighters do not do.',
  'SD-ELE-03': 'With B one mossos disc (the first in content order) goes from the holder to the treasury at once.',
  'SD-ELE-04': 'Without B the holder has at least 3 €, else cannot-afford-election.',
  'SD-ELE-05': 'Without B the holder owes the treasury 3 € (reason electionFee), paid by pay/break-coin before lists are declared.',
  'SD-ELE-06': 'The fee is lost whatever the result.',
  'SD-ELE-20': 'The holder may call elections however he came to govern, by turn order or by a vote.',
  'SD-MOT-01': 'The mover is not the holder, else holder-cannot-censure.',
  'SD-MOT-02': 'A motion costs nothing: no mossos disc and no money, in any mode.',
  'SD-MOT-03':
    'Beneficiary is the mover (the candidate) or any other player except the holder, else bad-beneficiary; it is announced at once.',
  'SD-ELE-07': 'Players declare one after another, the holder first, then in turn order; every player declares exactly once, publicly.',
  'SD-ELE-08': 'Members contains the declarer, else bad-parameter; a list of one is an individual candidacy.',
  'SD-ELE-09': 'Beneficiary is a member, else bad-beneficiary.',
  'SD-ELE-10': 'Any other member who has already declared must have declared exactly this list with this beneficiary, else list-conflict.',
  'SD-ELE-11':
    'When all have declared, an alliance exists iff all its members declared it identically; every declarer of a list that does not come about stands alone, beneficiary himself.',
  'SD-ELE-12': 'All players may form a single alliance; nobody may stay out of the lists.',
  'SD-MOT-04':
    'Every player except candidate and holder declares once, in turn order after the holder: candidate, holder or neutral; with two players the step is skipped and sides-settled follows at once.',
  'SD-MOT-05':
    'If the announced beneficiary is not the candidate and did not declare for the candidate, the candidate himself becomes beneficiary.',
  'SD-MOT-06': 'A neutral player takes no part in the vote and keeps all his discs, as if his fist were empty.',
  'SD-VOT-01': 'Participants are all players in an election; in a motion the candidate, the holder and all declared supporters.',
  'SD-VOT-02':
    "Count is an integer from 0 to the player's participation discs, else bad-vote-count; 0 (an empty fist) is always allowed, even for a candidate or a pledged supporter.",
  'SD-VOT-03': 'Each participant commits once, in any order, secretly; a second commitment is refused with not-your-turn.',
  'SD-VOT-04': 'When all have committed the step openFists begins.',
  'SD-VOT-05': 'The holder gives the signal; all commitments are revealed together.',
  'SD-VOT-06': 'The result is determined (SD-ELE-13..19, SD-MOT-07..10) before discs are removed.',
  'SD-VOT-07': "All committed discs, winners' and losers', go to the pool.",
  'SD-VOT-08':
    'Whoever is to govern after a vote takes over only when the turn ends; until then the current holder keeps the marker, and players left in the queue still move.',
  'SD-VOT-09':
    'A motion that fails changes nothing about a vote that somebody has won earlier in the same turn; only a motion that its candidate wins replaces that result.',
  'SD-VOT-10': "The voter's movement is over.",
  'SD-MOB-01':
    'The holder alone decides how many interior discs are used (none included), which urn tiles they protect and which players supply them; the suppliers cannot refuse.',
  'SD-MOB-02': 'Every tile is in urnAside and named at most once, else bad-urn-tile: one disc per tile.',
  'SD-MOB-03': 'Kind is mossos or firefighters, else not-interior.',
  'SD-MOB-04': 'No player supplies more discs of a kind than he has, else target-lacks-disc; the holder may supply his own.',
  'SD-MOB-05': 'The used discs go to the treasury (of each player and kind the first in content order).',
  'SD-MOB-06': 'The named urn tiles are protected for this spain event only.',
  'SD-EVT-01': 'Each accepted action emits at least one event, in the order in which things happen.',
  'SD-TAX-01': 'Agency not active, two or more players: every player except the holder owes the treasury 1 €.',
  'SD-TAX-02':
    'Agency not active, two or more players: the holder owes the treasury 2 € as one due (1 € as a citizen plus 1 € for territorial solidarity).',
  'SD-TAX-03': 'Dues are queued starting with right(holder), in turn order, the holder last.',
  'SD-TAX-04':
    'Agency active, two or more players: every player except the holder owes the holder 1 €, and the holder owes the treasury 1 €; the treasury gets nothing else in this phase.',
  'SD-TAX-05': 'One player: 3 € to the treasury, or 2 € with the agency active.',
  'SD-TAX-06':
    "Solvency: every payer's wealth must be at least his due; for the holder of a multi-player game with the agency active the incoming n−1 euros count, so he can always pay.",
  'SD-TAX-07':
    'If anyone is insolvent the game ends at once with intervention; event and outcome list all insolvent players in seating order.',
  'SD-TAX-08':
    "The cause is socialFracture if some player has 0 € while owing tax on his own behalf, otherwise bankruptcy (only the holder's extra euro, or the larger solo tax, cannot be met).",
  'SD-TAX-09':
    'For SD-TAX-08 with the agency active in a multi-player game only non-holders are considered (a holder with 0 € is solvent).',
  'SD-TAX-10':
    "The agency changes taxation in every mode and from the first turn that starts with it face up; discovering it later in a turn does not change that turn's taxes.",
  'SD-TAX-11': 'As soon as the agency tile is turned face down again the normal tax applies from the next taxation on.',
  'SD-TAX-12': 'Having 0 € is not a defeat in itself; only a failed solvency check is.',
  'SD-OUT-01': "If the treasury's total is less than the amount, the game ends with dui and nothing is paid, not even in part.",
  'SD-OUT-02': 'If the total is at least the amount the payment succeeds; a treasury left with 0 € is no DUI.',
  'SD-OUT-03':
    'If the amount is odd and the treasury has no 1 € disc, it first breaks one of its 2 € discs (pick) with the holder if he has two 1 € discs, else with the first player after the holder in turn order who has; the partner receives it and gives two random 1 € discs (event treasury-coin-broken).',
  'SD-OUT-04':
    'The feasible mixes are the k of SD-TAKE-01; if there is exactly one it is drawn without an action, otherwise the receiver chooses with take-money.',
  'SD-OUT-05': 'The receiver of the transfer is the holder; the receiver of an economic bonus is the discovering mover.',
  'SD-MOV-01': 'Icon holder: only the holder moves.',
  'SD-MOV-02': 'A colour: only the owner of that citizen moves (he may be the holder).',
  'SD-MOV-03': 'Icon everybody: all players move, one complete movement after another, the holder first, then in turn order.',
  'SD-MOV-04': 'With one player he always moves, whatever the icon.',
  'SD-MOV-13': 'Catalonia: the mover may step on to any adjacent tile (face up or down) or stop, any number of times.',
  'SD-MOV-14': 'The first step of a movement is compulsory (unless firstStepOptional), each later one optional.',
  'SD-MOV-15': 'The start tile may be entered like any other and acts as a plain catalonia tile.',
  'SD-MOV-16': 'World: the movement ends (after SD-SUF-02 where it applies).',
  'SD-MOV-17': 'A spain tile that is already face up: the movement ends; nothing else happens.',
  'SD-MOV-18': 'Without B the prescription and inheritance tiles are plain catalonia tiles.',
  'SD-MOV-19': 'A tile discovered by any mover is active for everybody from then on.',
  'SD-URN-01': 'Discovering an urn tile moves that tile to urnAside (with its cell) and leaves a gap.',
  'SD-URN-02': "The discoverer's citizen stays on the cell it stepped from, whatever flag that tile has.",
  'SD-URN-03': 'The movement ends, even when the tile stepped from is catalonia.',
  'SD-URN-04': 'When all urn tiles are aside the game ends at once with consultation.',
  'SD-ECO-01':
    'Discovering an economic tile pays the mover 3 € from the treasury (payout cause economic), in every mode, whether or not he is the holder.',
  'SD-ECO-02': 'Entering an economic tile that is already face up pays nothing.',
  'SD-ECO-03':
    'Discovering it again after it went back face down pays again if economicRediscovery is true, otherwise only the first discovery of each tile in the game pays.',
  'SD-ECO-04': 'After the payout the mover may go on as on any catalonia tile.',
  'SD-SUF-01': 'Without C the suffrage tile is a plain world tile.',
  'SD-SUF-02':
    'With C, entering the suffrage tile gives the mover the option of a vote if the tile lay face up before this step; whoever discovers it has the option only with suffrageOnDiscovery.',
  'SD-SUF-03':
    'The option is call-elections for the holder (if he can meet the fee) and present-motion for anybody else; never the other one.',
  'SD-SUF-04': 'A citizen that merely starts a movement on the tile has no option; it must be entered.',
  'SD-SPN-01': 'The tile is turned up, and all citizens, of movers and non-movers alike, are put on the start tile.',
  'SD-SPN-02': 'This happens at every discovery of a spain tile in every degree of centralism and mode.',
  'SD-SPN-03': 'In modes without B urn tiles cannot be protected: all urn tiles aside are collected.',
  'SD-SPN-04':
    'Step mobilise occurs iff the mode has B, at least one urn tile is aside and some player has an interior disc (also with one player).',
  'SD-SPN-05': 'Medium: no spain tile is ever collected; each one acts at most once per game.',
  'SD-SPN-06':
    'High: the new tile and every other face-up spain tile aligned with it are collected together, if there is at least one such tile.',
  'SD-SPN-07':
    'High: if no other face-up spain tile is aligned with the new one, it stays face up where it is; earlier ones not aligned with the new one always stay.',
  'SD-SPN-08': 'Intense: the new tile is always collected.',
  'SD-SPN-09': 'All face-up catalonia tiles except the start tile are collected.',
  'SD-SPN-10': 'All urn tiles aside that were not protected are collected.',
  'SD-SPN-11': 'World tiles, the start tile and face-down tiles are never collected or moved.',
  'SD-SPN-12': 'Protected urn tiles stay aside and their former cells stay gaps.',
  'SD-SPN-13':
    'Refill: the cells to fill are the cells of the collected board tiles and the former cells of the collected urn tiles, in ascending order; the collected tiles in content order are shuffled once; the i-th tile goes face down onto the i-th cell.',
  'SD-SPN-14': 'After the refill the gaps are exactly the former cells of the urn tiles still aside.',
  'SD-SPN-15': 'A collected spain tile acts again when it is discovered again.',
  'SD-ELE-13': "A list's total is the sum of its members' committed discs; the list with the strictly highest total wins.",
  'SD-ELE-14':
    'If two or more lists tie for the highest total and the holder stands on one of them, the holder himself wins and governs next, even where his alliance named another beneficiary.',
  'SD-ELE-15':
    'If the tied lists do not contain the holder, the one among them whose members kept strictly the most discs (owned minus committed, summed) wins.',
  'SD-ELE-16':
    'If lists without the holder tie for the highest total and for the most discs kept as well, nobody wins and right(holder) governs next by turn order, whether or not he stands on one of these lists; nextHolder stays null.',
  'SD-ELE-17':
    'The beneficiary of a list that wins an election by more votes, or in a tie without the holder by more discs kept, becomes nextHolder.',
  'SD-ELE-18': 'A holder who is elected keeps the government for another full turn.',
  'SD-ELE-19': 'A single list of all players wins even with no votes.',
  'SD-MOT-07':
    "The candidate's total is the sum of the commitments of the candidate and his declared supporters, the holder's total that of the holder and his.",
  'SD-MOT-08':
    "If the candidate's side has more discs in its fists, the motion prospers and its beneficiary becomes nextHolder, in place of anybody who won a vote earlier in the turn.",
  'SD-MOT-09':
    "If the holder's side has more discs in its fists, the motion fails and the holder plays another turn (nextHolder is the holder), unless somebody has already won a vote this turn (SD-VOT-09).",
  'SD-MOT-10':
    'If both sides have the same number of discs in their fists, 0–0 included, the motion fails and right(holder) governs next by turn order, unless somebody has already won a vote this turn (SD-VOT-09); nextHolder stays as it was.',
  'SD-VOT-11': "The new holder's term is one ordinary full turn, starting with taxation.",
  'SD-VOT-12': 'After it the marker passes to right(that holder): rotation goes on from wherever the marker is.',
  'SD-VOT-13': "If a spain tile ends the turn after a vote, the vote's nextHolder still takes over.",
  'SD-FEW-01': 'With two or three players all rules of all modes and degrees apply unchanged, except for the re-roll of SD-ROLL-02.',
  'SD-FEW-02': 'With one player and mode AB the only effect of B is mobilise; levies, exchanges and votes are never legal.',
  'SD-FEW-03': 'With one player the holder never changes.',
  'SD-END-01': 'Consultation: the players with the most participation discs win; two, three or all four may share the victory.',
  'SD-END-02': 'If nobody has a participation disc at a consultation, all are tied at 0 and all win.',
  'SD-END-03': 'A consultation ends the game in mid-turn; queued players do not move and a pending vote result is void.',
  'SD-END-04': 'Intervention: all players lose, winners is empty, and flipped.concentration becomes true.',
  'SD-END-05': 'DUI: if exactly one player has the most participation discs he wins alone.',
  'SD-END-06': 'DUI: if two or more tie for the most, the provoker wins alone, even if he is not among the tied.',
  'SD-END-07':
    'The provoker is the holder if the transfer could not be paid, and the discovering mover if an economic bonus could not be paid.',
  'SD-END-08': 'A DUI sets flipped.treasury to true.',
  'SD-END-09': 'Neither flip happens at any other ending.',
  'SD-END-10': 'With one player consultation and dui make that player the winner.',
  'SD-END-11': 'Nobody is eliminated before the end: a player without discs keeps playing.',
  'SD-END-12': 'Money never counts for victory or ties.',
  'SD-END-13': 'Timeout (house rule only): all lose, nothing is flipped.',
  'SD-END-14': 'Outcome is null exactly while the game is not over, and actors is empty exactly when it is over.',
  'SD-END-15':
    "At a consultation all participation discs owned by players are shown as votes: the game-ended event carries each player's number.",
} as const;

/** An id of {@link clauses}. */
export type ClauseId = keyof typeof clauses;
