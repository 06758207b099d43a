import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'GG-CONT-01':
    'Abilities and genetic markers share the same colours. In the default pack there are three: mental, energy and physical; a pack of your own names its own.',
  'GG-CONT-02':
    'The default pack knows eighteen super powers: sixteen that match ability cards, and Regeneration and Infinite Power, which have rules of their own.',
  'GG-CONT-03':
    'Only Regeneration and Infinite Power do something by themselves. Every other power counts only when an ability card, or an effect of one, asks for it.',
  'GG-CONT-04': 'The default pack has 54 cards: 20 characters, 24 abilities, 7 events and 3 DNA cards.',
  'GG-CONT-05': 'The gear set has 8 cards beside the 54 of the default pack, and is used only in games played with gear.',
  'GG-CONT-06': 'The default pack holds one Heal Minor Wound, one Lucky Shot, one Roll Again and one Super Punch.',
  'GG-CONT-07':
    'Each copy of a card is a card of its own. A card that exists once goes by its plain name; where there are several copies they are numbered from 1.',
  'GG-CONT-08':
    'Every character bears one or more genetic markers, each of a colour. How many there are is what the character scores; which colours they have is what the character’s colours are.',
  'GG-EFF-01': 'An ability may add dice to either side of the duel or take dice away from it. It does so when it is revealed.',
  'GG-EFF-02':
    'An ability that cancels strikes, when it is revealed, the card that the other side laid last of those still face down and not yet cancelled. If there is none, nothing happens.',
  'GG-EFF-03':
    'A cancelled card is turned up when its turn comes, but gives no dice, no effect and no reroll. It is discarded with the other cards of the duel.',
  'GG-EFF-04': 'An ability may give its player additional rerolls in this duel.',
  'GG-EFF-05':
    'An ability may take from the other side all its rerolls in this duel, whether they come from colours, from effects or from gear. Lucky Shot, Roll Again and other lingering die effects still work.',
  'GG-EFF-06':
    'An ability may end the duel the moment it is revealed: no more effects, no dice, no loser. Cards still face down are turned up without effect, spent tokens stay spent, and the attack counts as made.',
  'GG-EFF-07': 'An ability may let its player draw one or more ordinary cards as soon as it is revealed.',
  'GG-EFF-08':
    'An ability such as Lucky Shot lingers once it is revealed, until its player uses it to turn one rolled die of a duel to a face of their choice. The card says whether it may be any die, one of their own, or one of the opponent’s.',
  'GG-EFF-09':
    'An ability such as Roll Again lingers once it is revealed, until its player uses it to have one die of a duel rolled again. The card says which dice it may touch and which result stays: the new, the better, the worse, or the better on one’s own die and the new on an opposing one.',
  'GG-EFF-10':
    'Healing by an ability comes after all damage of the duel: its player chooses one of their own wounded characters in play, which becomes whole. With no wounded character it does nothing.',
  'GG-EFF-11':
    'An ability that prevents wounds protects its player’s character in this duel: if it loses, it is neither wounded nor killed.',
  'GG-EFF-12':
    'An ability that makes the opponent discard works after the damage of the duel: the opponent discards the number of hand cards it says, choosing them one by one, as far as there are any.',
  'GG-EFF-13':
    'An event that destroys characters makes every player, in turn order from the active one, choose one of their own characters in play, which dies without a killer. Players without characters are passed over.',
  'GG-EFF-14':
    'An event that swaps gene pools exchanges the one with the most markers for the one with the fewest. Of tied players the first in turn order from the active player is meant; if all pools are worth the same, nothing happens.',
  'GG-EFF-15': 'An event that heals everybody makes every wounded character in play whole.',
  'GG-EFF-16':
    'An event that costs cards makes every player, in turn order, discard the number of cards it says, of their own choice, as far as they have any.',
  'GG-EFF-17':
    'An event that gives tokens back gives every surviving player the number of spent attack and defence tokens it says, but never more than they began the game with.',
  'GG-EFF-18':
    'An event that costs life takes it at the same moment from everybody it strikes: all players, or all without a character in play. Only then are those without life eliminated. If nobody would be left in the game, nobody loses any life.',
  'GG-EFF-19':
    'An event that wounds makes every player, in turn order, choose one of their own characters in play, which takes one damage: a whole one is wounded, a wounded one dies without a killer.',
  'GG-EFF-20': 'A gear may add dice to the attack or to the defence of its bearer.',
  'GG-EFF-21': 'A gear may give its bearer a further colour. The colour scores nothing.',
  'GG-EFF-22': 'A gear may give its bearer a further super power.',
  'GG-EFF-23': 'A gear may give its bearer additional rerolls in every duel it fights.',
  'GG-EFF-24':
    'A gear that absorbs a wound is discarded in place of damage to its bearer, who takes none. It is kept if an ability prevents that damage already.',
  'GG-EFF-25': 'A character whose gear keeps it from tiring may attack even in the turn in which it enters play.',
  'GG-EFF-26': 'Where a card and a rule contradict each other, the card is right.',
  'GG-PACK-01': 'In a pack of your own no two cards may have the same id, and none may use a word that the game keeps for itself.',
  'GG-PACK-02': 'A pack has exactly three DNA cards, copies included.',
  'GG-PACK-03': 'Characters, abilities and, if it is used, gear must together be at least all the opening hands and nine cards more.',
  'GG-PACK-04': 'A pack has at least twice as many characters as there are players.',
  'GG-PACK-05': 'The attack and the defence of a character are whole numbers from 1 to 9.',
  'GG-PACK-06': 'A character has 1 to 6 genetic markers, all of colours that its pack names.',
  'GG-PACK-07':
    'Cards may name only powers that their pack names, every character has at least one, and Regeneration and Infinite Power are among the powers of every pack.',
  'GG-PACK-08':
    'The attack and defence dice of an ability are whole numbers from 0 to 9. If it names a power, the dice with that power are given too and are not fewer than those without.',
  'GG-PACK-09': 'Every ability has exactly one colour, one that its pack names.',
  'GG-PACK-10':
    'Every effect in a pack is one the game knows and stands on the right kind of card. Its numbers go from 1 to 9; a change of dice may also be negative but not 0; of the two numbers of a bonus or of tokens given back one may be 0.',
  'GG-PACK-11': 'Only an ability that names a power may reserve an effect to characters that have it.',
  'GG-PACK-12': 'Every gear names the place on the body where it is worn. The default set has head, torso, arms and legs.',
  'GG-PACK-13': 'A game cannot use more events than its pack has.',
  'GG-PACK-14': 'A pack holds at most a thousand cards in all, copies included.',
  'GG-CONF-01': 'Two, three or four players take part, each under a name of their own.',
  'GG-CONF-02':
    'Options have limits: starting life 1 to 6, tokens of a kind 0 to 3, opening hand 1 to 7, hand limit 5 to 12, cards drawn 1 to 5, characters played in a turn 1 to 5, a cap of 1 to 30 dice, ties 1 to 1000. A game with any option outside its limits is refused.',
  'GG-CONF-03':
    'The number of events names the difficulty: none at all, 1 or 2 for a simple game, 3 or 4 for a medium one, 5 or more for a hard one.',
  'GG-CONF-04': 'Three events are used unless the players agree on another number.',
  'GG-CONF-05':
    'The players may name the events of a game instead of drawing them by lot. Then exactly these are used, in the order named, each once; if a number of events is agreed too, it must be theirs.',
  'GG-CONF-06': 'Gear is an option. In a game without it no gear card is in the deck and none can be played.',
  'GG-STATE-01':
    'Every card is in exactly one place at any time: in the deck, a hand, a gene pool or the discard, in play, under or on a character, in a duel, beside its owner, on the DNA table, among the events that are done, waiting or unused, or out of the game.',
  'GG-STATE-02':
    'A character is tired during the turn in which it entered play, and only then. Gear may spare it that, and so may an option for characters recalled by the special die.',
  'GG-STATE-03':
    'A character has the super powers printed on it, those of its grafts and of its gear, and Infinite Power if a special die has given it.',
  'GG-STATE-04': 'A character has the colours of its own genetic markers, of those of its grafts, and of its gear.',
  'GG-STATE-05':
    'The attack and defence of a character are those printed on its own card, plus what its gear adds. Grafts never change them.',
  'GG-STATE-06': 'A wounded character attacks, defends, uses its powers and scores exactly as a whole one does.',
  'GG-VIEW-01': 'Hands are secret: a player sees their own cards and how many the others hold.',
  'GG-VIEW-02': 'Nobody may look into the deck or at the events left out of the game. Only their numbers are known.',
  'GG-VIEW-03':
    'Until it is revealed, a card laid in a duel is known only to the player who laid it. The others see that a card lies there and which number it has in the order of play.',
  'GG-VIEW-04':
    'All that lies open is seen by all: characters with grafts and gear, gene pools, the discard, events done or waiting, DNA cards, lingering cards, life, tokens, special dice, rolled dice, the step, the turn and the scores.',
  'GG-VIEW-05': 'Whoever looks on without playing sees what everybody sees, but no hand and no face-down card.',
  'GG-VIEW-06': 'Nothing that anybody is shown tells what dice, draws or shuffles will bring.',
  'GG-VIEW-07':
    'An ordinary card that is drawn is named to the player who draws it and to nobody else. Events and DNA cards are named to all.',
  'GG-VIEW-08':
    'When a player has to choose among hand cards, the others learn that there is a choice, whose it is and how many cards it takes, but not among which cards.',
  'GG-VIEW-09': 'What a player may do is worked out from what that player may see, and is shown to that player alone.',
  'GG-SETUP-01': 'Every player begins with three attack tokens and three defence tokens.',
  'GG-SETUP-02': 'Every player begins with six life and one unused special die.',
  'GG-SETUP-03': 'The event cards and the three DNA cards are taken out before any card is dealt.',
  'GG-SETUP-04':
    'The events of the game are drawn by lot and nobody sees which they are, unless the players have named them. The others stay out of the game.',
  'GG-SETUP-05': 'Characters and abilities, and gear if it is used, are shuffled together once before the deal.',
  'GG-SETUP-06': 'Each player is dealt five cards, one at a time in seating order.',
  'GG-SETUP-07': 'Opening hands are kept as they are dealt, even without a single character.',
  'GG-SETUP-08':
    'The cards left after the deal are cut into three piles. Their sizes differ by one card at most, and the larger piles come first.',
  'GG-SETUP-09': 'Each of the three piles of the deck gets one DNA card.',
  'GG-SETUP-10':
    'The events are dealt out to the three piles of the deck in turn, beginning with the first, so that no pile gets more than one more than another.',
  'GG-SETUP-11':
    'Each of the three piles is shuffled with its DNA card and its events. Then the first is put on the second, and both on the third, so that the first pile is drawn first.',
  'GG-SETUP-12':
    'Everybody rolls a die and the highest begins; those who tie for highest roll again. The players may also agree who begins, and then nobody rolls.',
  'GG-SETUP-13': 'The first turn begins with the first player’s draw. No player has anything to decide before it.',
  'GG-SETUP-14': 'The turn passes clockwise to the next player who is still in the game.',
  'GG-FLOW-01':
    'A turn has four steps in this order: draw cards, play characters and a gear, fight, discard. By option characters, gear and battles may come in any order.',
  'GG-FLOW-02':
    'Your first battle of a turn closes the playing of characters and gear in it, and you may not declare it before you have played the character you owe. A character drawn later in that turn need not be played. By option neither limit exists.',
  'GG-FLOW-03':
    'Until the game is over it is always exactly one player whose move is awaited. Players who could use their special die at that moment come after that player, in seating order.',
  'GG-FLOW-04': 'A player who is not awaited can do nothing but use the special die, and the game never waits for it.',
  'GG-FLOW-05':
    'Dice that nobody can change, decisions without a choice, and graft turns without a card or a host pass by themselves. A graft turn stays open for a player without characters whose unused special die might recall one. Choosing a defender and ending the main step never do.',
  'GG-FLOW-06': 'A choice among hand cards is made for a player only if all the cards of the hand must go anyway.',
  'GG-FLOW-07':
    'In a duel only a player without any hand card and any usable token is passed over, whether or not the special die is unused. Whoever holds cards of no use must pass in person.',
  'GG-FLOW-08':
    'After an interruption the game goes on exactly where it was: first the events and graft rounds that waited, then the cards still to be drawn, then the next attack, then the step that was on.',
  'GG-DRAW-01': 'At the beginning of a turn the active player draws until three ordinary cards have come to hand.',
  'GG-DRAW-02': 'An event that is drawn is shown to all, carried out and replaced by another draw.',
  'GG-DRAW-03': 'A DNA card that is drawn is placed on the table, its graft round is played, and another card is drawn in its place.',
  'GG-DRAW-04': 'Several events and DNA cards in a row are carried out one by one as they come. None of them counts as a card drawn.',
  'GG-DRAW-05':
    'Cards drawn by an effect or a special die follow the rules of every draw: events and DNA cards among them are carried out and replaced.',
  'GG-DRAW-06':
    'An event or DNA card drawn during an attack or a graft round is shown and replaced, but its effect or graft round waits until that attack or round is over. Then those that wait are carried out in the order drawn. The DNA card itself counts at once.',
  'GG-DRAW-07':
    'When a card must be drawn and the deck is empty, the discard is shuffled and becomes the deck. Events that are done, DNA cards and cards out of the game stay out.',
  'GG-DRAW-08': 'If both the deck and the discard are empty, that draw and all a player still had to draw are dropped.',
  'GG-DRAW-09': 'The turn in which the third DNA card appears is played to its end, with all the cards still to be drawn in it.',
  'GG-DRAW-10': 'An event that has been carried out never comes back into the deck.',
  'GG-BATTLE-01':
    'The attackers of a battle attack one after the other in the order in which they were declared; each attack is finished before the next begins.',
  'GG-BATTLE-02': 'An attack that has been declared cannot be taken back.',
  'GG-BATTLE-03': 'A declared attacker that is no longer in play under its player when its turn comes makes no attack.',
  'GG-BATTLE-04':
    'An attack is a duel if the opponent has a character in play at its beginning. If not, it is a direct attack on the player.',
  'GG-BATTLE-05':
    'Before a direct attack does its damage, an attacked player with an unused special die may use it. Without one the damage is dealt at once.',
  'GG-BATTLE-06':
    'If the attacked player gets a character into play before the damage of a direct attack, the attack becomes a duel. If the special die brings none, the damage is dealt at once.',
  'GG-BATTLE-07':
    'When the opponent is eliminated in the middle of a battle, the attacks still to come are dropped, and those characters count as not having attacked.',
  'GG-BATTLE-08': 'A character that survives may defend again and again in the same battle, wounded or not.',
  'GG-ACT-01': 'Once the game is over nothing more can be done.',
  'GG-ACT-02': 'An action, a card or a player that the game does not know is refused, and so is an action that is not well formed.',
  'GG-ACT-03': 'An eliminated player can do nothing more.',
  'GG-ACT-04': 'An action that does not belong to the present step is refused. The special die has times of its own.',
  'GG-ACT-05': 'Only the player who is awaited may act; the special die is the only exception.',
  'GG-ACT-06': 'An action that is refused changes nothing.',
  'GG-ACT-07': 'Everything that changes is told, in the order in which it happens.',
  'GG-ACT-08':
    'If several rules stand against an action, the one told first is always the same: rules for every action come before those of that action, and these follow a fixed order.',
  'GG-PLAY-01': 'You may play up to three characters in your turn.',
  'GG-PLAY-02': 'If you hold a character and have played none in this turn, you must play one before you fight or end your main step.',
  'GG-PLAY-03': 'A character is played from your own hand.',
  'GG-PLAY-04': 'A character enters play face up under its player’s control, whole, without grafts and without gear.',
  'GG-PLAY-05': 'A character cannot attack in the turn in which it enters play: it is tired.',
  'GG-PLAY-06': 'A tired character may defend.',
  'GG-PLAY-07': 'A character that entered play in an earlier turn may attack in any of its owner’s turns.',
  'GG-PLAY-08': 'You may have any number of characters in play.',
  'GG-GEAR-01': 'You may play one gear in your turn.',
  'GG-GEAR-02': 'A gear is played from your hand onto one of your own characters in play, even a tired or a wounded one.',
  'GG-GEAR-03': 'A character wears at most one gear on each part of the body. Gear once worn is never replaced, moved or taken back.',
  'GG-GEAR-04':
    'Gear works from the moment it is put on until its bearer dies, and is then discarded. Only a gear whose own text uses it up goes earlier.',
  'GG-GEAR-05':
    'Gear is drawn, held and discarded like any other card and counts towards the hand limit. It scores nothing, cannot be played in a duel and cannot be grafted.',
  'GG-ATT-01': 'You declare battles in your own main step, against as many opponents as you like.',
  'GG-ATT-02': 'You challenge another player who is still in the game.',
  'GG-ATT-03': 'The attackers of a battle are characters of your own in play: at least one, and none named twice.',
  'GG-ATT-04': 'A tired character cannot be sent to attack.',
  'GG-ATT-05': 'Each character attacks once in a turn.',
  'GG-ATT-06': 'A battle names one opponent and one or more characters, which attack that opponent one after the other.',
  'GG-ATT-07': 'By an option taken from the basic edition a battle has exactly one attacker.',
  'GG-ATT-08': 'You choose the order in which you challenge your opponents.',
  'GG-ATT-09': 'You need not fight: you may end your main step without any battle.',
  'GG-ATT-10': 'A character has attacked from the moment its own attack begins, whatever comes of it.',
  'GG-ATT-11':
    'You challenge each opponent only once in a turn, so all who are to fight that opponent are named before the first result is known. By option you may challenge the same one again with characters that have not attacked.',
  'GG-DEF-01': 'The attacked player chooses which of their own characters in play defends.',
  'GG-DEF-02': 'A player who has a character in play cannot decline to defend.',
  'GG-DIR-01': 'A direct attack costs the attacked player one life. No cards, tokens or dice are used, and the attacker runs no risk.',
  'GG-DIR-02': 'A player who has no character in play is attacked directly, even by the first attack of a battle.',
  'GG-DIR-03': 'When the last defender falls in a battle, the attacks still to come are direct.',
  'GG-DUEL-01':
    'In a duel the attacking player acts first, then the two take turns. Each time a player lays one card, spends one token or passes.',
  'GG-DUEL-02': 'In a duel an ability is laid face down from the hand beside the character that fights.',
  'GG-DUEL-03':
    'Any ability may be laid by either side, whatever the powers and colours of its character, and even if it adds no dice in that role.',
  'GG-DUEL-04': 'A player may use any number of abilities and tokens in one duel, in any mixture.',
  'GG-DUEL-05':
    'The laying of cards ends when both players pass one after the other. Whoever has passed may act again if the other goes on.',
  'GG-DUEL-06':
    'A player with no cards in hand and no usable token is passed over in a duel, even with an unused special die. If that is so for both, the laying of cards ends at once.',
  'GG-DUEL-07':
    'All the cards of a duel, whoever laid them, are revealed in reverse order: the one laid last comes first. Each is carried out before the next is turned up.',
  'GG-DUEL-08': 'Whether a character has the power of a card is judged at the moment the card is revealed.',
  'GG-DUEL-09': 'The attacker rolls as many dice as the attack of the character, its cards, its tokens and all effects add up to.',
  'GG-DUEL-10': 'The defender rolls as many dice as the defence of the character, its cards, its tokens and all effects add up to.',
  'GG-DUEL-11': 'Both players roll, and both may then change dice. The higher total wins the duel.',
  'GG-DUEL-12': 'If the totals are equal, both roll all their dice again, the attacker first, and both may change dice again.',
  'GG-DUEL-13':
    'A duel of endless ties is called off without a loser: at the fiftieth tie, or at another one that the players set. So is a duel in which neither side has a die.',
  'GG-DUEL-14': 'The character that loses a duel, attacker or defender, is wounded if it was whole.',
  'GG-DUEL-15': 'A wounded character that loses a duel dies and goes to the gene pool of the player who won it.',
  'GG-DUEL-16': 'The character that wins a duel takes no harm from it.',
  'GG-DUEL-17': 'At the end of a duel its abilities go face up to the discard, in the order in which they were revealed.',
  'GG-DUEL-18':
    'An ability that changes a die stays beside its owner when the other cards of the duel are discarded, if no die was rolled that it may touch.',
  'GG-MARK-01': 'Instead of laying a card you may take one token from your board; it adds one die to your side of the duel.',
  'GG-MARK-02': 'The attacking player spends only attack tokens, the defending player only defence tokens.',
  'GG-MARK-03': 'A player who has no token of the kind needed left cannot spend one.',
  'GG-MARK-04': 'A spent token is gone for good, unless an effect gives it back.',
  'GG-DICE-01':
    'A side has one reroll for each of its revealed, uncancelled abilities whose colour is among the colours of its character, and those that effects and gear add.',
  'GG-DICE-02': 'Rerolls are counted by cards: two markers of one colour do not double them, and one card never gives more than one.',
  'GG-DICE-03': 'Each reroll rolls one of your own dice again. You may spend several on the same die, but no more than you have.',
  'GG-DICE-04': 'The attacking player finishes changing dice before the defending player begins.',
  'GG-DICE-05': 'After a reroll the die keeps the better of the old and the new face.',
  'GG-DICE-06':
    'Rerolls are for the whole duel: after a tie those not yet used are still there, used ones do not come back, and none outlast the duel.',
  'GG-DICE-07': 'By option rerolls are spent by themselves, each on the lowest own die that shows less than six.',
  'GG-DICE-08':
    'When it is your turn to change dice, the attacker’s first, you may use each of your lingering die effects once, whether from this duel or an earlier one, on a die that the card lets it touch.',
  'GG-DICE-09': 'To turn a die with Lucky Shot or a like card you name a face from 1 to 6. Nothing is rolled.',
  'GG-DICE-10': 'To use Roll Again or a like card one die is rolled again, and the face that the card says stays.',
  'GG-DICE-11': 'While you change dice you may mix rerolls and die effects in any order.',
  'GG-DICE-12':
    'A die effect waits until it is used. It is lost, and its card discarded, only after a duel of its owner in which a die was rolled that it could have touched.',
  'GG-DICE-13':
    'A die effect left from an earlier duel is discarded once it is used or lost; one of the present duel goes with its other cards. A card with several die effects goes with the last of them.',
  'GG-DICE-14': 'You may stop changing dice at any time, with rerolls and die effects unused.',
  'GG-DICE-15': 'You may roll a six again, but it never helps, so it is never suggested, and nobody is asked to change dice only for that.',
  'GG-GRAFT-01': 'Each DNA card that is drawn starts one graft round.',
  'GG-GRAFT-02': 'In a graft round every player still in the game has one turn, beginning with the active player and then in turn order.',
  'GG-GRAFT-03':
    'In the first graft round each player may graft one card, in the second two, in the third three. Whoever has used them all is done.',
  'GG-GRAFT-04': 'By option the number of grafts in a round is for all players together and is used up in turn order.',
  'GG-GRAFT-05': 'A graft is a character card from your own hand or your own gene pool.',
  'GG-GRAFT-06': 'A graft is slid under one of your own characters in play, its host.',
  'GG-GRAFT-07': 'A host gains the super powers and the marker colours of its grafts for as long as it is in play.',
  'GG-GRAFT-08': 'A graft changes neither the attack and defence of its host, nor its wound, nor its tiredness.',
  'GG-GRAFT-09': 'The same host may be grafted any number of times, in one graft round or in several.',
  'GG-GRAFT-10': 'Nobody has to graft. Your turn in a graft round is over when you say so, or when you have made the last graft allowed.',
  'GG-GRAFT-11': 'A graft can never be taken away or moved, and everybody can see it.',
  'GG-GRAFT-12':
    'A graft from the hand is not a character played: it counts neither towards the three of a turn nor as the one you must play.',
  'GG-SPEC-01': 'Each player may use the special die once in a game. By option the game is played without special dice.',
  'GG-SPEC-02':
    'You may use your special die in anybody’s turn: in the main step, before a defender is chosen, before direct damage, while cards are laid in a duel, in a graft round and while cards are discarded. You may not while dice are changed or a decision is open.',
  'GG-SPEC-03': 'The special die is rolled and its face carried out. By option you name the face instead of rolling.',
  'GG-SPEC-04':
    'A 1 on the special die brings a character of your choice from your gene pool into play under your control, whole and without grafts.',
  'GG-SPEC-05':
    'A character recalled by the special die is tired in this turn, unless an option says otherwise, and is not a character played: it counts neither towards the three of a turn nor as the one you must play.',
  'GG-SPEC-06': 'A 2 on the special die makes an opponent of your choice who has cards discard one card, which that opponent chooses.',
  'GG-SPEC-07':
    'A 3 on the special die lets you draw one ordinary card at once, even during a graft round; an event or DNA card drawn on the way then waits until the round is over.',
  'GG-SPEC-08':
    'A 4 on the special die lets you graft one character of your gene pool under one of your characters in play, beyond what any graft round allows. You may decline.',
  'GG-SPEC-09':
    'A 5 on the special die gives Infinite Power to one of your characters in play of your choice, for as long as it stays in play, or by option for this turn only.',
  'GG-SPEC-10':
    'A 6 on the special die lets you choose among the faces 1 to 5 that can do something. By option it is a blank and does nothing.',
  'GG-SPEC-11': 'If the face of the special die cannot be carried out, the die is spent for nothing.',
  'GG-SPEC-12': 'The special die is spent the moment it is rolled, whatever comes of it.',
  'GG-SPEC-13':
    'A duel or a graft round that a special die interrupts goes on as it was: the same player is to act, and passes and grafts already made still count. New characters, powers and colours count from then on.',
  'GG-CHOICE-01': 'In a decision you choose among what is offered to you, and nothing else.',
  'GG-CHOICE-02':
    'Decisions are made one after the other; those of an event in turn order from the active player. Those of a player who is eliminated are dropped.',
  'GG-CHOICE-03':
    'What you may choose is worked out when the decision comes to you, so that it reflects what the players before you have chosen.',
  'GG-END-01': 'When you end your main step, you play no more characters and gear and fight no more battles in this turn.',
  'GG-DISC-01':
    'If you hold more than eight cards after your main step, you discard cards of your choice, one by one, until you hold eight.',
  'GG-DISC-02': 'With eight cards or fewer there is no discard step, and nobody may discard a card just because they want to.',
  'GG-DISC-03': 'Only the player whose turn it is must come down to the hand limit; the others may hold more until their own turn ends.',
  'GG-DISC-04': 'Any card of your hand may be discarded, character, ability or gear, and everybody sees which.',
  'GG-PROC-01':
    'The dice of a side are added up first, with everything that adds or takes away. Only the result is raised to zero if it is less, and cut down to the cap if the players have agreed on one.',
  'GG-PROC-02':
    'There is no limit to the dice of one side, unless the players set one: the six dice of a colour in the box may be rolled more than once. At the computer a side rolls at most ten thousand.',
  'GG-PROC-03': 'Attack dice are worth nothing to the defender, and defence dice nothing to the attacker.',
  'GG-PROC-04':
    'A character that has the power of an ability adds the dice beside the power instead of the plain ones, not both: Super Punch adds two dice with Super Strength, not three.',
  'GG-PROC-05': 'By option a character that has the power of an ability adds both the plain dice and those beside the power.',
  'GG-PROC-06':
    'A character with Infinite Power, printed, grafted or given by a special die, uses every ability as though it had its power, with all that is reserved to that power.',
  'GG-PROC-07': 'Infinite Power helps only with ability cards. In particular it is not Regeneration.',
  'GG-PROC-08': 'The numbers of dice and rerolls of a duel are settled when the last card has been revealed.',
  'GG-PROC-09':
    'The attacker’s dice are rolled first, then the defender’s, then any that the attacker’s changes need, and last those that the defender’s need.',
  'GG-PROC-10': 'After a tie the same numbers of dice are rolled again in the same order, the attacker’s before the defender’s.',
  'GG-PROC-11':
    'A side without dice totals zero and loses to any side that has a die. If neither has any, nothing is rolled and nobody loses.',
  'GG-PROC-12':
    'A decided duel is wound up in this order: damage to the loser, then healing and discards by abilities in the order revealed, then the cards of the duel, then events and graft rounds that waited, then the next attack.',
  'GG-PROC-13':
    'A duel without a loser is wound up like any other, but without damage. If a card has ended it, only abilities revealed until then still heal or cost cards.',
  'GG-PROC-14': 'Damage to the loser of a duel is prevented by an ability first, if there is one, and only then absorbed by gear.',
  'GG-PROC-15': 'Healing turns a wounded character whole. A whole one cannot be chosen for it.',
  'GG-PROC-16': 'A character killed in a duel becomes a card of its own in the gene pool of the player who won.',
  'GG-PROC-17':
    'The grafts of a character killed in a duel go with it into the same gene pool, each as a card of its own. By option they go to their owner’s gene pool or to the discard instead.',
  'GG-PROC-18': 'The gear of a character that dies is discarded.',
  'GG-PROC-19': 'A character with Regeneration that would die by losing a duel goes to no gene pool: its card is shuffled into the deck.',
  'GG-PROC-20':
    'The grafts of a character that regenerates are shuffled into the deck together with it, whatever the option about grafts says.',
  'GG-PROC-21': 'A graft with Regeneration saves its host as if the power were printed on the host.',
  'GG-PROC-22':
    'A character that dies by an event goes to the discard with all its grafts, even if it has Regeneration, and whatever the option about grafts says.',
  'GG-PROC-23': 'A graft round that waits allows as many grafts as there were DNA cards on the table when its own was drawn.',
  'GG-PROC-24':
    'Making a new deck of the discard and regenerating are two different shuffles. A card that regenerates into an empty deck becomes the deck.',
  'GG-OVER-01': 'When the third DNA card is drawn, the present turn is finished, and then comes the final round.',
  'GG-OVER-02':
    'In the final round every player still in the game has one more turn, beginning after the player in whose turn the third DNA card came, who is last.',
  'GG-OVER-03':
    'By option the game is scored earlier: after only one more turn, that of the next player still in the game, or right after the turn in which the third DNA card came.',
  'GG-OVER-04': 'After the last turn of the final round the game is over and is scored.',
  'GG-OVER-05': 'A player whose life falls to 0 is eliminated at once.',
  'GG-OVER-06':
    'The hand, lingering cards, characters, grafts and gear of an eliminated player go to the discard; tokens and special die are gone.',
  'GG-OVER-07':
    'The gene pool of an eliminated player leaves the game. By option it goes to the player whose direct attack took the last life; if an event did, it still leaves the game.',
  'GG-OVER-08': 'An eliminated player is passed over everywhere, in graft rounds and the final round too, and draws no more cards.',
  'GG-OVER-09':
    'If an event eliminates the player whose turn it is, it is first carried out for the others. Then the turn ends at once, without discarding; what others are owed is done before the next player still in the game begins.',
  'GG-OVER-10': 'When only one player is left in the game, it ends at once and that player wins, whatever the scores.',
  'GG-OVER-11':
    'An eliminated player cannot win and ranks below everybody still in the game; of the eliminated, the later one out ranks higher.',
  'GG-OVER-12': 'A player eliminated in the final round loses the turn still due in it. The game ends when no turn is left.',
  'GG-OVER-13': 'A game that has lasted a million turns is over and scored as it stands.',
  'GG-SCORE-01': 'Each card in your gene pool scores its genetic markers.',
  'GG-SCORE-02': 'Each of your characters in play scores the genetic markers on its own card.',
  'GG-SCORE-03':
    'Each graft in play scores its own genetic markers once, for the owner of its host. The colours it gives the host score nothing more.',
  'GG-SCORE-04': 'By option grafts in play score nothing.',
  'GG-SCORE-05':
    'Nothing scores but genetic markers in gene pools and in play: not hand, gear, tokens, life, discard or cards out of the game. A wound takes nothing away.',
  'GG-SCORE-06': 'The player still in the game with the most genetic markers wins.',
  'GG-SCORE-07': 'If several have the most genetic markers, the one of them with the most life wins.',
  'GG-SCORE-08':
    'Those equal in markers and in life for the first place roll a die each, in seating order. The highest wins; those who tie for highest roll again.',
  'GG-SCORE-09': 'Places below the first go by markers and then by life. Players equal in both share the place, without a roll.',
  'GG-SCORE-10': 'Scores are public: they are counted during the game as at its end, and everybody may know them at any time.',
};
