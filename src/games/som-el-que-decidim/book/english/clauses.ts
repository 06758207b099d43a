import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'SD-CONT-01':
    'There are four citizens: a pink, a lilac, an orange and a blue one. Each player has exactly one of them, and no two players the same.',
  'SD-CONT-02':
    'There are 24 public management discs of ten kinds: 2 of justice, 3 of health, 3 of education, 2 of Mossos d’Esquadra, 2 of firefighters, 2 of roads, 2 of railways, 3 of forests, 2 of energies and 3 of public housing.',
  'SD-CONT-03':
    'A disc is a service or an infrastructure on one face and a coin on the other. The twelve services are worth 2 € each, the twelve infrastructures 1 € each.',
  'SD-CONT-04': 'All the money of the game comes to 36 €, never more and never less: no rule makes a disc or takes one out of the game.',
  'SD-CONT-05': 'There are 12 participation discs. They are merit and votes, never money.',
  'SD-CONT-06': 'The board is made of 37 tiles: 18 of Catalonia, 11 of the world, 4 that are parts of the urn and 4 of Spain.',
  'SD-CONT-07': 'The rally, the tile Concentració nacional, is one of the 37 tiles of the board and flies the flag of Catalonia.',
  'SD-CONT-08':
    'Seven tiles have a symbol besides their flag: three of economic capacity, and one each for the tax agency, the prescription euro, the inheritance tax and universal suffrage.',
  'SD-CONT-09': 'The tile of universal suffrage is a tile of the world; the other six tiles with a symbol are tiles of Catalonia.',
  'SD-CONT-10': 'The Spanish treasury lies beside the board. It is no tile of it, and no citizen ever stands there.',
  'SD-CONT-11': 'One marker stands for the Generalitat. At every moment exactly one player holds it, and the die with it.',
  'SD-CONT-12':
    'There is one die of six faces. Each face shows a sum of money, 4 €, 2 € or 0 €, and who moves: the holder of the Generalitat, the citizen of one colour, or everybody.',
  'SD-CONT-13':
    'Everybody sees which services and infrastructures a player has. Of the discs in the Spanish treasury only the coins are seen.',
  'SD-CONT-14':
    'Where discs have to be put in order, those of 2 € come first: justice, health, education, Mossos d’Esquadra, firefighters; then those of 1 €: roads, railways, forests, energies, public housing.',
  'SD-DIE-01':
    'The faces of the die are 4 € and the holder of the Generalitat, 2 € and the pink citizen, 2 € and the lilac one, 4 € and the orange one, 0 € and the blue one, 0 € and everybody.',
  'SD-MAP-01':
    'The board has the outline of Catalonia: 37 cells in seven rows of 3, 6, 7, 7, 6, 5 and 3. They are numbered from 0 to 36, from west to east and from north to south.',
  'SD-MAP-02':
    'Two cells are neighbours if they touch along an edge or at a corner, so a cell has eight neighbours at most. The board does not continue on its other side.',
  'SD-MAP-03': 'Two cells are aligned if they are in the same row or in the same column, whatever lies between them.',
  'SD-MAP-04':
    'Every cell of the board has at least four neighbours, and no three gaps can cut the board in two: a citizen always has a tile to go to, and every tile stays within reach.',
  'SD-TILE-01':
    'Among the 37 tiles, Catalonia has the rally, three tiles of economic capacity, three of taxes and eleven without a symbol; the world has universal suffrage and ten others; four are parts of the urn and four are of Spain. Each has a name of its own.',
  'SD-TILE-02':
    'The four tiles of Spain all do the same, any part of the urn is as good as another, and a tile of Catalonia or of the world without a symbol does only what its flag says.',
  'SD-VAL-01': 'In a board of your own the rows and columns of the cells are whole numbers, and no two cells are in the same place.',
  'SD-VAL-02': 'A pack of your own has as many tiles as its board has cells.',
  'SD-VAL-03': 'In a pack of your own every tile has a name to be known by, and no two tiles share one.',
  'SD-VAL-04': 'Every tile of a pack flies one of four flags: that of Catalonia, the world, the urn or Spain.',
  'SD-VAL-05': 'A pack has exactly one tile on which everybody starts. It flies the flag of Catalonia and has no symbol.',
  'SD-VAL-06': 'A pack has at least one part of the urn. However many it has, all of them must be found for the consultation.',
  'SD-VAL-07':
    'In a pack of your own universal suffrage stands on a tile of the world; economic capacity, the tax agency, the prescription euro and the inheritance tax stand on tiles of Catalonia.',
  'SD-VAL-08':
    'A pack has at most one tile each of the tax agency, the prescription euro, the inheritance tax and universal suffrage. It may have any number of tiles of economic capacity.',
  'SD-VAL-09': 'A board of your own hangs together: every cell can be reached from every other by steps between neighbours.',
  'SD-VAL-10':
    'The die of a pack has exactly six faces. Each shows a whole number of euros, which may be zero, and the holder of the Generalitat, one colour, or everybody.',
  'SD-VAL-11':
    'At least one face of the die shows the holder of the Generalitat or everybody, so that throws for citizens who do not play come to an end.',
  'SD-VAL-12':
    'If the degree of centralism is to be decided in play, some face of the die must show 0, 2 or 4 €; for a single player 2 or 4 €.',
  'SD-VAL-13':
    'In a pack of your own no two discs share a name, each is of one of the ten kinds, services are worth 2 € and infrastructures 1 €.',
  'SD-VAL-14': 'A pack has at least two discs of 2 € and two of 1 € for each player; for a single player three of 2 € and two of 1 €.',
  'SD-VAL-15': 'A pack has any whole number of participation discs from none to a million.',
  'SD-DICE-01': 'In every drawing by lot all candidates are equally likely. Where there is only one, nothing is thrown.',
  'SD-DICE-02': 'Tiles are shuffled all at once, every order being equally likely. A single tile needs no shuffling.',
  'SD-DICE-03': 'Several discs are drawn one after another, and a disc that has been drawn is not put back before the next.',
  'SD-DICE-04':
    'Chance decides the deal, how the tiles lie, the first holder of the Generalitat where you ask for it, a degree of centralism rolled for, the roll of each turn, which discs the treasury pays or change brings, and where tiles go after the State has acted. Nothing else.',
  'SD-CFG-01': 'One to four people play.',
  'SD-CFG-02':
    'Every player has a name of their own. It is not empty, and it is neither "treasury" nor "random", which mean something else.',
  'SD-CFG-03': 'A player who asks for a colour asks for pink, lilac, orange or blue.',
  'SD-CFG-04': 'No two players have citizens of the same colour.',
  'SD-CFG-05':
    'Whoever asks for no colour gets the first one still free of pink, lilac, orange and blue, in the order in which the players sit.',
  'SD-CFG-06':
    'The game is played in mode A, fiscal balances; AB, with public management; ABC, with democratic participation as well; or AC, with participation but no public management. The rules of A always hold.',
  'SD-CFG-07': 'A single player plays in mode A or AB.',
  'SD-CFG-08': 'A single player plays with high or intense centralism, never medium.',
  'SD-CFG-09': 'The first holder of the Generalitat is one of the players or is drawn by lot.',
  'SD-CFG-10':
    'A game asked for with a choice that an option does not have is refused. Where several options are wrong, what is not even of the right kind is told first.',
  'SD-CFG-11': 'The degree of centralism and the mode are chosen independently: with two or more players each degree goes with each mode.',
  'SD-CFG-12':
    'Without public management, in modes A and AC, it does not matter what the discs show: nothing is exchanged, levied or protected with them, and elections cost no Mossos d’Esquadra.',
  'SD-STATE-01': 'Every disc is in exactly one place: with one player or in the Spanish treasury.',
  'SD-STATE-02':
    'The participation discs in the pool and those of all players always come to 12. What is hidden in a fist belongs to its owner until the fists are opened.',
  'SD-STATE-03':
    'Every tile is on exactly one cell or beside the board as a part of the urn. There are as many gaps in the board as parts of the urn beside it.',
  'SD-STATE-04': 'A citizen always stands on a tile that lies face up. Any number of citizens may stand on the same tile.',
  'SD-STATE-05': 'How much a player has is the value of all the player’s discs together; the Spanish treasury is counted in the same way.',
  'SD-STATE-06':
    'Paying taxes is taxation, the roll and taking its money are the transfer, gifts and exchanges are social cohesion, and everything else in a turn is citizen action. Before the first turn comes the preparation, and after an ending the game is over.',
  'SD-STATE-07': 'Discs are always kept in the same order, so that two games in which everything stands alike are alike in every detail.',
  'SD-STATE-08':
    'A game can be saved at any moment. The same decisions and the same throws from the same beginning always lead to the same game.',
  'SD-VIEW-01': 'Nobody, player or onlooker, learns which tile lies face down on a cell.',
  'SD-VIEW-02': 'Of the Spanish treasury everybody learns how many discs of 2 € and of 1 € it has and what they come to, and nothing more.',
  'SD-VIEW-03':
    'Everybody sees everything else: all discs and participation of the players, the pool, the tiles lying face up, where citizens stand, gaps and parts of the urn found, who governs and who will, the die, what is owed, and lists and sides as declared.',
  'SD-VIEW-04':
    'Until the fists are opened the others learn only that a player has closed a fist, and not with how many discs. The player knows.',
  'SD-VIEW-05':
    'While fists are closed everybody sees how many participation discs a player has altogether, so that the rest does not betray the fist.',
  'SD-VIEW-06': 'Nobody learns anything about a throw that has not been made yet.',
  'SD-VIEW-07': 'Whoever looks on without playing sees what a player sees, but nobody’s closed fist.',
  'SD-VIEW-08': 'What was hidden stays hidden after the end: tiles lying face down are not shown.',
  'SD-VIEW-09':
    'What is told of a move hides what the table hides: after tiles are laid again it is told where they lie but not which lies where, and a closed fist is told with its number to its owner only.',
  'SD-VIEW-10':
    'Everybody may be told which tiles of one laying still lie face down, since whoever watched could count them. Nobody is told where each lies.',
  'SD-SET-01': 'All 24 public management discs begin in the Spanish treasury.',
  'SD-SET-02': 'Each player, as they sit, draws two discs of 2 € and then two of 1 € by lot from the Spanish treasury, 6 € each.',
  'SD-SET-03': 'A single player draws three discs of 2 € and then two of 1 €, which makes 8 €.',
  'SD-SET-04':
    'The discs that were not drawn stay in the Spanish treasury: 12 € with four players, 18 € with three, 24 € with two and 28 € with one.',
  'SD-SET-05': 'The 37 tiles are shuffled and laid face down, one on each cell.',
  'SD-SET-06': 'The rally is then turned face up where it happens to lie. The other 36 tiles stay face down.',
  'SD-SET-07':
    'The first holder of the Generalitat is the player named for it, as a rule whoever has been in Catalonia for the shortest time, or is drawn by lot when the board has been laid.',
  'SD-SET-08':
    'Before the first turn the holder of the Generalitat may leave the rally where it lies or swap it with any other tile, unless you agreed that it stays.',
  'SD-SET-09': 'All citizens in play begin on the rally, and go with it if it is swapped.',
  'SD-SET-10': 'All participation discs begin in the pool on the rally. Nobody owns any yet.',
  'SD-SET-11':
    'If you have not fixed the degree of centralism beforehand, it is decided next: the holder of the Generalitat chooses it, rolls for it or proposes one to the others.',
  'SD-SET-12': 'When everything is decided, the first turn begins with the first holder of the Generalitat and with taxation.',
  'SD-SET-13': 'Preparation, aim and endings are the same in every mode and in every degree of centralism.',
  'SD-FLOW-01': 'The Generalitat goes round the table to the right, and from the last player back to the first.',
  'SD-FLOW-02':
    'A turn has four phases: taxation, transfer, social cohesion and citizen action, one after the other. A single player leaves out social cohesion.',
  'SD-FLOW-03':
    'At the start of a turn, before anybody pays, it is seen whether all can pay their taxes. If not, the game is over and nobody pays.',
  'SD-FLOW-04': 'If all can pay, it is settled what each owes, and taxation begins.',
  'SD-FLOW-05': 'What is owed is paid by one player after another. Only the one whose turn it is to pay can do anything.',
  'SD-FLOW-06':
    'When all taxes are paid, the die is rolled. After a levy the walk that led to it goes on, and after the cost of elections the lists are declared.',
  'SD-FLOW-07': 'The die is rolled once in each turn, until a throw counts. That throw serves both the transfer and the citizen action.',
  'SD-FLOW-08':
    'After the transfer, even one of 0 €, comes social cohesion. With two or more players it is never left out, though there may be nothing to do but to close it.',
  'SD-FLOW-09':
    'When the holder of the Generalitat closes social cohesion, citizen action begins: the die has shown who moves, and the first of them walks.',
  'SD-FLOW-10': 'When a walk ends, the next player whom the die allows to move walks. When nobody is left, the turn ends.',
  'SD-FLOW-11': 'A citizen with no tile to go to stays, and that walk ends by itself.',
  'SD-FLOW-12':
    'At the end of a turn whoever has won a vote in it takes the Generalitat, otherwise the player to the holder’s right. Everything that held for one turn is forgotten, and the next turn begins.',
  'SD-FLOW-13': 'Whoever discovers a tile of Spain ends the turn once the State has acted. Players who have not walked yet do not walk.',
  'SD-FLOW-14':
    'The game ends at the very moment at which one of its endings comes about, even in the middle of a phase. That turn is the last.',
  'SD-FLOW-15':
    'You are not asked where there is nothing to choose: whether to hold a vote if you could hold none, what to protect if nothing can be protected, and in which coins if only one way is possible.',
  'SD-FLOW-16': 'In everything else each decision is left to the player, even where only one thing can be done.',
  'SD-FLOW-17':
    'If you agreed on a last turn, the game ends in defeat for all when it is over and the consultation has not been held. Any ending within that turn comes first.',
  'SD-ACT-01': 'After the end of the game nothing more can be done.',
  'SD-ACT-02': 'What does not belong to the present step of the turn is refused.',
  'SD-ACT-03': 'Whoever is not asked to act at this moment is refused.',
  'SD-ACT-04': 'A move in which something is missing, ill-formed, named twice or not of this game is refused.',
  'SD-ACT-05': 'A move that is refused changes nothing, and no die is thrown for it.',
  'SD-ACT-06':
    'Whoever is to act can always be told everything that may be done. There is always something, and nothing that is offered is refused.',
  'SD-ACT-07':
    'Of discs that do the same only one is offered: one of each kind with public management, one of each value without. Any other like it may be used as well.',
  'SD-CONC-01': 'The holder of the Generalitat puts the rally on a cell of the board and nowhere else.',
  'SD-CONC-02': 'Naming the cell where the rally already lies leaves the board as it is.',
  'SD-CONC-03':
    'If the rally is put on another cell, it changes places with the tile there. That tile stays face down, and nobody looks at it.',
  'SD-CEN-01': 'The holder of the Generalitat may decide on medium, high or intense centralism alone.',
  'SD-CEN-02': 'A single player cannot choose medium centralism.',
  'SD-CEN-03': 'Whoever rolls for the degree of centralism looks at the money on the die only: 0 € is medium, 2 € high and 4 € intense.',
  'SD-CEN-04':
    'A roll for the degree of centralism is repeated only if it shows another sum than 0, 2 or 4 €, and for a single player also at 0 €. Colours do not matter in it.',
  'SD-CEN-05': 'A degree of centralism can be proposed only if there is somebody to ask.',
  'SD-CEN-06': 'Each degree of centralism may be proposed once in a game.',
  'SD-CEN-07': 'All other players answer a proposed degree, in any order. It holds if all of them accept.',
  'SD-CEN-08':
    'If anybody rejects the proposed degree, the holder of the Generalitat decides again once all have answered: alone, by a roll, or by proposing a degree that has not been proposed yet.',
  'SD-PAY-01': 'You pay with discs of your own.',
  'SD-PAY-02':
    'A payment is exact: the discs come to just what is owed. Only where a 1 € disc comes back in the payment itself do they come to 1 € more.',
  'SD-PAY-03': 'Whoever pays chooses which discs to hand over, for a levy as well.',
  'SD-PAY-04': 'The discs go to whom they are owed, the treasury or a player, and the debt is settled.',
  'SD-PAY-05':
    'If your discs cannot make up the sum, you pay 1 € more and get a 1 € disc back, provided that whoever is paid has just one such disc and, where that is the holder of the Generalitat, the treasury has fewer than two. Then nobody else gives change.',
  'SD-CHG-01': 'Only a disc of 2 € of your own can be broken for change.',
  'SD-CHG-02':
    'Whoever owes money breaks a coin only if there is no way to pay without: neither exactly nor by paying 1 € more and getting one back. Free change, a house rule, is the exception.',
  'SD-CHG-03':
    'Under the house rule of free change whoever owes money may break any disc of 2 €, except where 1 € comes back in the payment itself.',
  'SD-CHG-04':
    'In social cohesion the holder of the Generalitat may break a coin only to share it, while owning no disc of 1 €. If you agreed on change for payments alone, never; if on free change, at will.',
  'SD-CHG-05': 'Change is one disc of 2 € for two of 1 €, and never the other way round.',
  'SD-CHG-06': 'Change is made with the Spanish treasury if it has at least two discs of 1 €, and then with nobody else.',
  'SD-CHG-07':
    'If the treasury has fewer than two discs of 1 €, change is made with the holder of the Generalitat, provided that the holder has two and is not the one who needs it.',
  'SD-CHG-08':
    'If neither the treasury nor the holder of the Generalitat can give change, any other player with two discs of 1 € does. You say who; if you do not, it is the first in turn order after you.',
  'SD-CHG-09': 'If nobody else has two discs of 1 €, no change can be had. This never befalls a player who has no disc of 1 €.',
  'SD-CHG-10': 'Whoever is asked for change and has it cannot refuse.',
  'SD-CHG-11': 'Your disc of 2 € goes to whoever gives change. The two discs of 1 € that you get are drawn by lot from theirs.',
  'SD-CHG-12': 'Change is made by the same rules in every mode.',
  'SD-CHG-13': 'Breaking a coin pays nothing: what you owe is still owed.',
  'SD-CHG-14':
    'A holder of the Generalitat who has broken a coin in social cohesion must first give another player a disc of 1 €. Until then no disc of 2 € may be given, nothing exchanged, and social cohesion not closed. Under free change this does not hold.',
  'SD-ROLL-01': 'The holder of the Generalitat rolls one die. Its face shows the money of this turn and who moves.',
  'SD-ROLL-02':
    'With two or three players a face with the colour of a citizen who does not play does not count, and neither does its money; the die is rolled again until a face counts.',
  'SD-ROLL-03': 'For a single player every face of the die counts.',
  'SD-ROLL-04':
    'The Spanish treasury pays the holder of the Generalitat the money that the die shows, even while the tax agency is active.',
  'SD-ROLL-05': 'A face of 0 € pays nothing, and cannot ruin the State.',
  'SD-TAKE-01':
    'Whoever is paid by the treasury chooses how many of the coins are of 2 € and how many of 1 €. They must be there and come to the exact sum.',
  'SD-TAKE-02':
    'The discs that the treasury pays are drawn by lot from its coins of each value, and turned to show their service or infrastructure.',
  'SD-COH-01': 'A gift goes to another player.',
  'SD-COH-02': 'The holder of the Generalitat gives only discs of their own.',
  'SD-COH-03': 'The holder of the Generalitat may not give away the last disc: with only one disc left, nothing can be given.',
  'SD-COH-04': 'The holder of the Generalitat gives as many discs as they like, or none, be they received in this turn or owned before.',
  'SD-COH-05':
    'For each disc of 1 € that the holder of the Generalitat gives away they gain one participation disc, and for each of 2 € two.',
  'SD-COH-06':
    'The participation discs that a gift earns come, one at a time, from whoever receives it if they have any, otherwise from the pool. If the pool is empty too, they are lost.',
  'SD-COH-07': 'A gift cannot be refused, nor can the participation that it earns be refused or waived.',
  'SD-COH-08': 'Discs can be given away in social cohesion only, never in another phase.',
  'SD-COH-09': 'Gifts earn participation in every mode, as soon as two or more play.',
  'SD-EXC-01': 'Discs are exchanged only where public management is played, in modes AB and ABC.',
  'SD-EXC-02':
    'Education takes justice, railways or roads take Mossos d’Esquadra or firefighters, forests take health, and energies or public housing take education. No other exchange is possible.',
  'SD-EXC-03': 'A disc is taken from another player.',
  'SD-EXC-04': 'An exchange costs two discs of the same kind. One of railways and one of roads will not do.',
  'SD-EXC-05': 'The player from whom a disc is taken must have one of that kind.',
  'SD-EXC-06':
    'Of the two discs that an exchange costs, one goes to the player from whom the disc is taken and the other to the Spanish treasury.',
  'SD-EXC-07': 'Two discs of education take one of justice.',
  'SD-EXC-08':
    'Two discs of railways, or two of roads, take one of Mossos d’Esquadra or one of firefighters, as the holder of the Generalitat chooses.',
  'SD-EXC-09': 'Two discs of forests take one of health.',
  'SD-EXC-10': 'Two discs of energies, or two of public housing, take one of education.',
  'SD-EXC-11': 'Whoever is asked for a disc in an exchange cannot refuse. No participation discs change hands.',
  'SD-EXC-12': 'The holder of the Generalitat may exchange as often as their discs allow.',
  'SD-EXC-13': 'A single player has no social cohesion, so nothing is ever exchanged.',
  'SD-COH-10':
    'The holder of the Generalitat closes gifts and exchanges for this turn whenever they like, except while change still has to be shared.',
  'SD-MOV-05': 'A citizen moves to a cell of the board.',
  'SD-MOV-06': 'A citizen steps to one of the eight cells around.',
  'SD-MOV-07': 'A citizen can only step where a tile lies, face up or face down. Gaps are neither entered nor jumped over.',
  'SD-MOV-08':
    'Within one walk you do not come back to a tile that you have entered in it. Discovering a tile or collecting a levy wipes the slate clean, except for the tile on which you stand then; and the one you set out from is free.',
  'SD-MOV-09':
    'If the tile lies face down it is turned up and thereby discovered. Then the citizen is put on it, unless it is a part of the urn, and then its flag and its symbol take effect.',
  'SD-MOV-10': 'A walk can be stopped once it has led at least one step.',
  'SD-MOV-11': 'If you agreed that the first step may be declined, a walk can be stopped before it.',
  'SD-MOV-12': 'Whoever stops ends the walk.',
  'SD-PRE-01': 'The prescription euro is collected only where public management is played, in modes AB and ABC.',
  'SD-PRE-02': 'Only the holder of the Generalitat collects the prescription euro.',
  'SD-PRE-03':
    'To collect the prescription euro your citizen must have come to the tile Euro per recepta in this walk. Setting out from it is not enough.',
  'SD-PRE-04': 'The prescription euro is collected once in a turn at most.',
  'SD-PRE-05': 'The prescription euro needs at least one disc of health.',
  'SD-PRE-06':
    'The prescription euro is paid by at least one other player, and by as many as the holder of the Generalitat has discs of health at most.',
  'SD-PRE-07': 'The prescription euro cannot be asked of a player without money: this levy ruins nobody.',
  'SD-PRE-08': 'Each player asked for the prescription euro pays the holder of the Generalitat 1 €, in turn order. Then the walk goes on.',
  'SD-PRE-09': 'The discs of health that allow the prescription euro are shown and kept.',
  'SD-INH-01': 'The inheritance tax is collected only where public management is played, in modes AB and ABC.',
  'SD-INH-02': 'Only the holder of the Generalitat collects the inheritance tax.',
  'SD-INH-03':
    'To collect the inheritance tax your citizen must have come to the tile Impost de successions in this walk. Setting out from it is not enough.',
  'SD-INH-04': 'The inheritance tax is collected once in a turn at most.',
  'SD-INH-05': 'The inheritance tax needs a disc of justice. More of them do not let you ask more players.',
  'SD-INH-06': 'The inheritance tax is paid by one other player.',
  'SD-INH-07': 'The inheritance tax is at least 1 € and at most a third of what the player has, rounded down.',
  'SD-INH-08': 'Whoever pays the inheritance tax chooses the discs, and may need change. Then the walk goes on.',
  'SD-INH-09': 'The disc of justice that allows the inheritance tax is shown and kept.',
  'SD-SUF-05':
    'Whoever could call a vote on the tile of universal suffrage may let it be. The walk is then over, and the turn too if nobody else is to walk.',
  'SD-ELE-01': 'Only the holder of the Generalitat calls elections.',
  'SD-ELE-02': 'Where public management is played, elections need a disc of Mossos d’Esquadra. Firefighters will not do.',
  'SD-ELE-03':
    'Where public management is played, whoever calls elections gives one disc of Mossos d’Esquadra to the Spanish treasury at once.',
  'SD-ELE-04': 'Without public management, in mode AC, only somebody who has at least 3 € can call elections.',
  'SD-ELE-05': 'Without public management, in mode AC, elections cost 3 €, paid to the Spanish treasury before the lists are declared.',
  'SD-ELE-06': 'What elections cost is lost, whoever wins them.',
  'SD-ELE-20': 'The holder of the Generalitat may call elections whether they govern by turn or by a vote.',
  'SD-MOT-01': 'Only somebody who does not hold the Generalitat presents a motion of censure.',
  'SD-MOT-02': 'A motion of censure costs nothing, neither Mossos d’Esquadra nor money, in any mode.',
  'SD-MOT-03':
    'Whoever presents a motion of censure says at once who will govern if it prospers: the candidate in person or any other player but the holder of the Generalitat.',
  'SD-ELE-07':
    'In elections all players declare one after another with whom they stand, the holder of the Generalitat first. Each declares once, for all to hear.',
  'SD-ELE-08': 'You stand on every list that you declare, alone or with others.',
  'SD-ELE-09': 'Every list names one of its members to govern if it wins.',
  'SD-ELE-10':
    'You cannot name in your list somebody who has already declared a different one. The same members with somebody else to govern make a different list.',
  'SD-ELE-11':
    'An alliance stands if all its members have declared it alike. Whoever has declared one that does not come about stands alone.',
  'SD-ELE-12': 'All players may stand together on a single list. Nobody can stay out of elections.',
  'SD-MOT-04':
    'In a motion of censure every other player, in turn order after the holder of the Generalitat, declares for the candidate, for the holder or for neither. With two players there is nobody to ask.',
  'SD-MOT-05':
    'If the player named to govern does not declare for the candidate, the candidate in person will govern if the motion prospers.',
  'SD-MOT-06': 'A player who stays neutral in a motion of censure does not vote and keeps all participation discs.',
  'SD-VOT-01':
    'In elections everybody votes. In a motion of censure the candidate, the holder of the Generalitat and those vote who have declared for either.',
  'SD-VOT-02':
    'You hide as many of your participation discs in your fist as you like, from none to all. An empty fist is always allowed, even after a promise.',
  'SD-VOT-03': 'Everybody who votes closes a fist once, unseen, and nobody need wait for anybody.',
  'SD-VOT-04': 'When all fists are closed they can be opened.',
  'SD-VOT-05': 'The holder of the Generalitat gives the sign, and all fists are opened together.',
  'SD-VOT-06': 'The votes are counted, and what each has kept, before any discs are lost.',
  'SD-VOT-07': 'All participation discs from the fists go to the pool, those of the winners as well as those of the losers.',
  'SD-VOT-08':
    'Whoever has won a vote takes the Generalitat only when the turn ends. Until then nothing changes hands, and those who have still to walk do so.',
  'SD-VOT-09':
    'A motion of censure that fails leaves alone a vote that somebody has won earlier in the turn. Only a motion that prospers replaces it.',
  'SD-VOT-10': 'After a vote the walk of whoever called it is over.',
  'SD-MOB-01':
    'The holder of the Generalitat alone decides how many discs of Mossos d’Esquadra or firefighters protect the urn, which of its parts, and who gives them. None need be used, and nobody can refuse.',
  'SD-MOB-02': 'Each disc protects one part of the urn beside the board, and no part takes two.',
  'SD-MOB-03': 'Only Mossos d’Esquadra and firefighters protect the urn.',
  'SD-MOB-04': 'Nobody is made to give a disc they do not have. The holder of the Generalitat may give some of their own.',
  'SD-MOB-05': 'The discs that have protected the urn go to the Spanish treasury.',
  'SD-MOB-06': 'Protection lasts for this one act of the State.',
  'SD-EVT-01': 'Everything that happens in a move is told, one thing after another as it happens.',
  'SD-TAX-01': 'While the tax agency is not active, every player but the holder of the Generalitat owes the Spanish treasury 1 € a turn.',
  'SD-TAX-02':
    'While the tax agency is not active, the holder of the Generalitat owes the Spanish treasury 2 € a turn: 1 € as a citizen and 1 € for territorial solidarity.',
  'SD-TAX-03': 'Taxes are paid in turn order, beginning to the right of the holder of the Generalitat. The holder pays last.',
  'SD-TAX-04':
    'While the tax agency is active, every other player pays 1 € to the holder of the Generalitat, and the holder 1 € to the Spanish treasury, which gets nothing else.',
  'SD-TAX-05': 'A single player pays the Spanish treasury 3 € a turn, or 2 € while the tax agency is active.',
  'SD-TAX-06':
    'Everybody must have at least what they owe in taxes. While the tax agency is active, what the others pay counts for the holder of the Generalitat, who can therefore always pay.',
  'SD-TAX-07':
    'If anybody cannot pay their taxes, the game ends at once: the Generalitat is taken over by the State. All who could not pay are named.',
  'SD-TAX-08':
    'It is social fracture if a citizen without any money owes taxes, and bankruptcy if only the extra euro of the Generalitat, or the higher tax of a single player, cannot be paid.',
  'SD-TAX-09':
    'While the tax agency is active and two or more play, a holder of the Generalitat without money can still pay. Social fracture then comes only from the others.',
  'SD-TAX-10':
    'The tax agency changes taxation in every mode, from the first turn that begins with it face up. The taxes of the turn in which it is discovered stay as they were.',
  'SD-TAX-11': 'When the tax agency is turned face down, the ordinary taxes are due again from the next turn.',
  'SD-TAX-12': 'To have no money is no defeat in itself. Not to be able to pay taxes is.',
  'SD-OUT-01':
    'If the Spanish treasury has less than it must pay, it pays nothing, and the game ends with the unilateral declaration of independence.',
  'SD-OUT-02': 'If the Spanish treasury can just pay, it pays. An empty treasury alone ends nothing.',
  'SD-OUT-03':
    'If the treasury owes an odd sum and has no disc of 1 €, it first breaks one of 2 € with the holder of the Generalitat, or with the first player after the holder who has two of 1 €. Which discs change hands is drawn by lot.',
  'SD-OUT-04': 'If a sum can be paid in one way only, it is. Otherwise whoever is paid chooses the coins.',
  'SD-OUT-05': 'The transfer goes to the holder of the Generalitat. The money of a tile of economic capacity goes to whoever discovers it.',
  'SD-MOV-01': 'If the die shows the holder of the Generalitat, only the holder moves.',
  'SD-MOV-02': 'If the die shows a colour, only the player with that citizen moves, whether or not they hold the Generalitat.',
  'SD-MOV-03':
    'If the die shows everybody, all players walk, one whole walk after another: first the holder of the Generalitat, then the others in turn order.',
  'SD-MOV-04': 'A single player always moves, whatever the die shows.',
  'SD-MOV-13':
    'From a tile of Catalonia you may walk on to any neighbouring tile, face up or face down, or stop there. You may do so as often as you like.',
  'SD-MOV-14': 'Whoever is to move must take the first step, unless you agreed otherwise. Every further step is up to you.',
  'SD-MOV-15': 'The rally may be entered like any other tile, and then does what a tile of Catalonia does.',
  'SD-MOV-16': 'On a tile of the world the walk ends. On universal suffrage there may be a vote first.',
  'SD-MOV-17': 'On a tile of Spain that already lies face up the walk ends, and nothing else happens.',
  'SD-MOV-18':
    'Without public management, in modes A and AC, the tiles Euro per recepta and Impost de successions are ordinary tiles of Catalonia.',
  'SD-MOV-19': 'A tile that anybody has discovered is active for everybody from then on.',
  'SD-URN-01': 'A part of the urn that is discovered is laid beside the board, and leaves a gap.',
  'SD-URN-02': 'Whoever discovers a part of the urn stays on the tile from which the step was taken, whatever its flag.',
  'SD-URN-03': 'Discovering a part of the urn ends the walk, even if the citizen stays on a tile of Catalonia.',
  'SD-URN-04': 'As soon as all parts of the urn lie beside the board the consultation is held, and the game is over.',
  'SD-ECO-01':
    'Whoever discovers a tile of economic capacity gets 3 € from the Spanish treasury, in every mode, whether or not they hold the Generalitat.',
  'SD-ECO-02': 'A tile of economic capacity that already lies face up pays nothing.',
  'SD-ECO-03':
    'A tile of economic capacity that went back face down pays again when it is discovered again, unless you agreed that each pays once in a game.',
  'SD-ECO-04': 'After a tile of economic capacity has paid, the walk may go on as from any tile of Catalonia.',
  'SD-SUF-01': 'Without democratic participation, in modes A and AB, the tile of universal suffrage is an ordinary tile of the world.',
  'SD-SUF-02':
    'With democratic participation, whoever comes to the tile of universal suffrage while it already lies face up may call a vote. Whoever discovers it may not, unless you agreed otherwise.',
  'SD-SUF-03':
    'On universal suffrage the holder of the Generalitat may call elections, if they can be paid for, and anybody else may present a motion of censure. Neither may do the other’s.',
  'SD-SUF-04': 'A citizen who only sets out from universal suffrage cannot call a vote. One has to come to it.',
  'SD-SPN-01': 'When a tile of Spain is discovered, all citizens go to the rally, whether they were walking or not.',
  'SD-SPN-02': 'The State acts whenever a tile of Spain is discovered, in every mode and in every degree of centralism.',
  'SD-SPN-03':
    'Without public management, in modes A and AC, the urn cannot be protected: all its parts beside the board are collected when the State acts.',
  'SD-SPN-04':
    'The holder of the Generalitat is asked what to protect if public management is played, a part of the urn lies beside the board and somebody has Mossos d’Esquadra or firefighters. This holds for a single player too.',
  'SD-SPN-05': 'With medium centralism tiles of Spain stay face up where they are. Each acts once in a game at most.',
  'SD-SPN-06':
    'With high centralism a newly discovered tile of Spain is collected together with all other tiles of Spain lying face up in its row or its column.',
  'SD-SPN-07':
    'With high centralism a tile of Spain stays face up as long as it is not in one row or column with a newly discovered one. If the new one finds none aligned with it, it stays too.',
  'SD-SPN-08': 'With intense centralism a tile of Spain is collected every time it is discovered.',
  'SD-SPN-09': 'When the State acts, all tiles of Catalonia that lie face up are collected, except the rally.',
  'SD-SPN-10': 'When the State acts, all parts of the urn beside the board that nobody protects are collected.',
  'SD-SPN-11': 'Tiles of the world, the rally and tiles lying face down are never collected.',
  'SD-SPN-12': 'Protected parts of the urn stay beside the board, and the gaps where they lay stay open.',
  'SD-SPN-13':
    'The tiles collected are shuffled and laid face down on the cells that they came from, parts of the urn included, each now on any one of them.',
  'SD-SPN-14': 'After the State has acted, the only gaps are where the parts of the urn still beside the board were found.',
  'SD-SPN-15': 'A tile of Spain that was collected acts again when it is discovered again.',
  'SD-ELE-13': 'A list has as many votes as all its members hid in their fists. The list with more than any other wins.',
  'SD-ELE-14':
    'If the most votes are shared by several lists and the holder of the Generalitat is on one of them, the holder in person goes on governing, even if that alliance had named somebody else.',
  'SD-ELE-15':
    'If the most votes are shared by lists without the holder of the Generalitat, the one among them whose members kept the most participation discs wins.',
  'SD-ELE-16':
    'If lists without the holder of the Generalitat share both the most votes and the most discs kept, nobody wins. The player to the right of the holder governs next, as without elections.',
  'SD-ELE-17':
    'Whoever a winning list named governs next, be it won by votes or by discs kept in a tie without the holder of the Generalitat.',
  'SD-ELE-18': 'A holder of the Generalitat who wins elections governs for another whole turn.',
  'SD-ELE-19': 'If all players stand on one list, it wins, even without a single vote.',
  'SD-MOT-07':
    'In a motion of censure the votes of the candidate and of those who declared for the candidate are added up; so are those of the holder of the Generalitat and of those who declared for the holder.',
  'SD-MOT-08':
    'If the candidate’s side has more votes, the motion of censure prospers. Whoever it named governs next, in place of anybody who has won a vote earlier in the turn.',
  'SD-MOT-09':
    'If the side of the holder of the Generalitat has more votes, the motion of censure fails and the holder governs for another turn, unless somebody has already won a vote in this one.',
  'SD-MOT-10':
    'If both sides of a motion of censure have the same number of votes, even none, it fails. The player to the right of the holder governs next, unless somebody has already won a vote in this turn.',
  'SD-VOT-11': 'Whoever governs after a vote does so for one ordinary whole turn, from taxation on.',
  'SD-VOT-12':
    'After a turn won by a vote the Generalitat goes to the right of whoever governed then. No interrupted order is taken up again.',
  'SD-VOT-13': 'If a tile of Spain ends a turn in which a vote was won, the winner of the vote still governs next.',
  'SD-FEW-01':
    'With two or three players all modes and degrees of centralism are played by the same rules. Only throws that show a citizen who does not play are repeated.',
  'SD-FEW-02':
    'For a single player public management means only that discs can protect the urn. There are no levies, no exchanges and no votes.',
  'SD-FEW-03': 'A single player holds the Generalitat throughout.',
  'SD-END-01': 'If the consultation is held, whoever has the most participation discs wins. Two, three or all four may share the victory.',
  'SD-END-02': 'If nobody has a participation disc when the consultation is held, all win together.',
  'SD-END-03': 'The consultation ends the game in the middle of a turn: nobody else walks, and a vote won in that turn comes to nothing.',
  'SD-END-04': 'If the Generalitat is taken over by the State, all players lose, and the rally is turned over as a sign of it.',
  'SD-END-05': 'At a unilateral declaration of independence the player with the most participation discs wins, if there is exactly one.',
  'SD-END-06':
    'If several share the most participation discs at a unilateral declaration of independence, whoever brought it about wins alone, even without being one of them.',
  'SD-END-07':
    'The unilateral declaration of independence is brought about by the holder of the Generalitat if the transfer could not be paid, and by whoever discovered the tile if the money of a tile of economic capacity could not.',
  'SD-END-08': 'At a unilateral declaration of independence the card of the Spanish treasury is turned over.',
  'SD-END-09':
    'The rally is turned over only when the State takes the Generalitat over, and the treasury only at a declaration of independence.',
  'SD-END-10': 'A single player wins with the consultation as well as with the unilateral declaration of independence.',
  'SD-END-11': 'Nobody is out before the end: a player without discs plays on.',
  'SD-END-12': 'Money never counts for victory, not even in a tie.',
  'SD-END-13': 'If time is up after the last turn you agreed on, all lose, and nothing is turned over.',
  'SD-END-14': 'Somebody can act as long as the game lasts, and nobody once it is over. Only then is there a result.',
  'SD-END-15':
    'At the consultation all players turn their participation discs to the hand that votes, so that everybody sees how many votes each has brought.',
};
