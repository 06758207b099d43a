/** War and rebellion, diplomacy, treaties and declarations. */
export const strifeAndAgreements = {
  'OT-WAR-01':
    'Two Nations clash in a turn when one has rolled a hostile measure against the other or its hosts, even if it failed. Espionage, Sabotage, covert measures that stay hidden and those of hosts whose owner is hidden are no clash.',
  'OT-WAR-02':
    'Each pair of Nations is at peace, at hostilities, at war, or has a suspended war. Turns with a clash in a row and quiet turns in a row are counted, each ending the other; when peace returns all counts begin anew.',
  'OT-WAR-03': 'A clash begins hostilities; clashes in three turns in a row make them a war.',
  'OT-WAR-04': 'A declaration of war changes nothing by itself, but while it stands the first clash makes war at once.',
  'OT-WAR-05': 'A turn without a clash ends hostilities. Two such turns in a row suspend a war.',
  'OT-WAR-06': 'A clash during a suspended war makes it a war again at once.',
  'OT-WAR-07':
    'Only a war that is going on counts for fatigue, allies, recovery and measures of war; hostilities and suspended wars do not.',
  'OT-WAR-08':
    'Active years of a war grow in each upkeep at war, beginning with the one that made it war, and pause while it is suspended.',
  'OT-WAR-09':
    'A peace clause ends the conflict of its parties entirely, with their declarations of war on each other, at its conclusion and again with every Nation that joins it without reservation.',
  'OT-WAR-10':
    'A measure of war is a hostile measure against a Nation with which one is at war, or its host, the suppression of a rebellion, or a measure against a side of a civil war. All others are peaceful.',
  'OT-WAR-11':
    'Each enemy with whom a Nation is at war is one front, or as many as the referee gave it. A vassal, or an enemy reached only through another enemy’s land, counts half.',
  'OT-WAR-12': 'An enemy is indirect if its land touches none of the Nation’s own, but that of another enemy touches both.',
  'OT-WAR-13':
    'A Nation bears two fronts without trouble, one more with Field Logistics, one more for each ally who fights beside it, and what the referee adds.',
  'OT-WAR-14':
    'An ally counts if an alliance, or the bond of patron and vassal, joins the two and both are at war with at least one same enemy. It counts once. An organization’s alliance binds each of its members; other Nations in a party’s hands are no allies.',
  'OT-WAR-15': 'War fatigue is +5 for each whole front beyond what a Nation can bear.',
  'OT-WAR-16': 'War fatigue weighs on measures of war and on counter-measures against enemies at war, and on nothing else.',
  'OT-CIV-04':
    'A civil war has Supremacy as long as its surviving sides are in at least two different hands. Otherwise it is mere narrative, without measures between sides. Two sides in one hand never fight each other by measures.',
  'OT-CIV-05':
    'Supremacy is shared equally among the sides, 100 points in all, and what is left over goes to the government. If a civil war comes into different hands only later, its surviving sides begin then with equal shares.',
  'OT-CIV-06':
    'A Nation in civil war has +10 on peaceful domestic measures, on exterior measures of war and in answer to crises. Peaceful exterior measures, suppression, measures of sides, attacks on hosts and landless Nations in its own land, and other counter-measures do not suffer from it.',
  'OT-CIV-07':
    'A side strikes or raids another side at home, and that side answers. What is won goes from one to the other: 8, 16, 24 or 32 points of Supremacy, as far as the other has them.',
  'OT-CIV-08': 'Measures of the sides of a civil war never touch the Nation’s Viability or Legitimacy.',
  'OT-CIV-09': 'From its second year on, a civil war costs the Nation 2 Legitimacy and 1 Viability in every upkeep.',
  'OT-CIV-10':
    'A foreign strike or raid that supports a side of a civil war with Supremacy costs the Nation half of what it otherwise would, and moves the other half in Supremacy from the opposed side to the supported one, as far as it has it.',
  'OT-CIV-11': 'A foreign measure that supports no side harms the divided Nation in full and leaves Supremacy alone.',
  'OT-CIV-12':
    'A side without Supremacy is eliminated and loses its measure. When one side has all 100 points, the civil war ends and it has won.',
  'OT-CIV-13':
    'The Nation’s player keeps it whoever wins; if it was not the government, the government has changed. A Nation has one civil war at a time.',
  'OT-CIV-14':
    'A player who began the civil war in their own Nation holds all its sides. In one that arose otherwise the Nation’s player holds the government, and the rebels are the referee’s, or the sponsor’s player’s if another Nation caused it, which makes the sponsor known.',
  'OT-CIV-15':
    'The first year of a civil war or rebellion is the first turn whose orders it has lived through. From then on it ages by the years of each turn.',
  'OT-REB-01': 'Each rebellion costs its Nation 2 Viability and 1 Legitimacy in every upkeep from its first year on.',
  'OT-REB-02': 'A rebellion is suppressed by a domestic roll of Offensive or Incision that nobody answers.',
  'OT-REB-03': 'Any success in suppressing a rebellion ends it, with the rebel host that belongs to it.',
  'OT-REB-04': 'A great or critical success in suppressing a rebellion makes its sponsor known.',
  'OT-REB-05':
    'A failure to suppress costs Viability if Offensive was used, Legitimacy if Incision: 12 for a slight failure, 8 for a normal, 4 for a great and 16 for a critical one. It may be agreed that worse failures cost more: 4, 8, 12 and 16.',
  'OT-REB-06':
    'A rebellion not ended within five turns, or by the referee’s date, escalates by the last failure to suppress it: slight or normal makes an armed movement, great or critical a civil war.',
  'OT-REB-07':
    'If nobody ever tried to suppress a rebellion, the referee decides whether it becomes an armed movement, becomes a civil war or fades away.',
  'OT-REB-08':
    'An armed movement is a new Nation at war with its parent, of the same culture and faith. It takes one region of the parent, not the capital, by lot; without such a region it stands in the capital and owns nothing. The rebellion is then over.',
  'OT-REB-09':
    'If a rebellion becomes a civil war, it has two sides, the government and the rebels. A Nation that already has a civil war gets an armed movement instead.',
  'OT-REB-10': 'A rebellion is no civil war and does not bring its penalty.',
  'OT-REB-11': 'A rebellion made by a measure counts from the next turn, one made by a happening from the present one.',
  'OT-DIP-01':
    'A negotiation is answered by the Diplomacy of the Nation it is aimed at, and the grade left tells how willing that Nation is. If nothing is left, it refuses.',
  'OT-DIP-02':
    'When a negotiation succeeds, the referee speaks for the Nation addressed and for a counterpart nobody plays, and accepts, refuses, or answers with other terms.',
  'OT-DIP-03':
    'A Nation without a player becomes a vassal only if that is earned: by a great or critical success, by any success after three earlier ones that were normal or better, or by any success if the terms make peace in a conflict it has lost. This goes for a counterpart nobody plays too.',
  'OT-DIP-04':
    'A Nation has lost a conflict if it is at war, or in a suspended one, and its Viability or Legitimacy is at 25 per cent or less, or if the referee has marked it as defeated.',
  'OT-DIP-05':
    'Without a human referee a Nation accepts if the grade reaches what its hardest term needs. Slight: passage, nearness, ceasefire, gifts to it. Normal: peace, non-aggression and most others. Great: alliance, release, payments by it, modifiers against it. Critical: its land or new vassals from it.',
  'OT-DIP-06':
    'An accepted negotiation makes a treaty of the usual length between target and counterpart; impossible terms count as refused. Other terms bind nobody: they become an offer from the target, and a treaty at once only if the referee speaks for both.',
  'OT-DIP-07':
    'No roll binds another player. If one of the two Nations is in another player’s hands, success only opens an offer of the same terms, which that player may accept; if both are, nothing comes of it.',
  'OT-DIP-08':
    'Tribes of black territory do not answer a parley. Any success makes them take the attitude that was asked for, in that region only and for 10 years; it has no effect of its own.',
  'OT-DIP-09':
    'With a normal success, parleying makes a black region an independent Nation, with a great one a vassal. Its predominant attributes are Auxiliary Force and Loyalty. A lesser success brings an attitude only.',
  'OT-TRE-08':
    'A treaty lasts 10 years unless it says otherwise, and never more than 20. In the upkeep of its last turn it ends with its modifiers, scopes and duties.',
  'OT-TRE-09':
    'A treaty may set a penalty for its breach: a modifier of +1 to +25 on all rolls or on one attribute for up to 10 years, and up to 100 Wealth and Progress.',
  'OT-TRE-10':
    'Whoever breaks a treaty suffers its penalty. What has to be paid, as far as the purse reaches, is shared equally among the other parties, rounded down; members of the breaker’s own organization get nothing.',
  'OT-TRE-11': 'A treaty that sets no penalty and protects nobody may be broken without consequence.',
  'OT-TRE-12': 'Whoever violates a protective clause of a treaty that sets no penalty has +10 on all rolls for the next three turns.',
  'OT-TRE-13':
    'A hostile measure against a fellow party of a peace or non-aggression, or by a guarantor against whom it guarantees, breaks the treaty by itself, unless it stays covert. A ceasefire is broken only by a clash. If both attack, both are breakers.',
  'OT-TRE-14':
    'After a breach a treaty between two ends. From a larger one only the breaker is removed, and it ends when fewer than two parties are left.',
  'OT-TRE-15':
    'A Nation joins a treaty when all parties agree, or most of them, or the patron alone, as the treaty says. What happened once at conclusion does not happen again, but a peace also ends wars with the newcomer. After two upkeeps without an answer the request lapses.',
  'OT-TRE-16':
    'Whoever is admitted to a treaty with reservations is exempt from the clauses it named, which neither bind nor serve it. Reservations need the approval of all parties.',
  'OT-TRE-17':
    'A treaty can be renewed for a new period of at most 20 years. With three or more parties, renewal and changes need a conference; a treaty between two is changed by both, by offer.',
  'OT-TRE-18': 'An extinct party leaves its treaties without breach; a treaty left with fewer than two parties ends.',
  'OT-TRE-19': 'An obligation in words has no effect by itself and is broken only by saying so or by a ruling of the referee.',
  'OT-DECL-05':
    'Declarations of the same kind, words, enemy and penalty made in the same turn by different Nations are one joint declaration.',
  'OT-DECL-06':
    'A neutral that clashes with another breaks its neutrality and gets the penalty. It does not if the other attacked it in this turn or the two before, or they are at war; then its neutrality ends without penalty. Spying and sabotage break nothing.',
  'OT-DECL-07':
    'Whoever clashes with a neutral gets the penalty of its declaration, once per declaration and turn. A neutrality that one Nation alone has declared stays in force.',
  'OT-DECL-08': 'A joint declaration broken by one of its declarants, or by others against one of them, ends for all.',
  'OT-DECL-09': 'The penalty of a declaration weighs on all rolls. If none is stated, or it is unreasonable, it is +5 for 5 years.',
  'OT-DECL-10': 'No penalty of a declaration is more than +15 or lasts more than 10 years.',
  'OT-DECL-11':
    'Revoking a joint declaration concerns only whoever does it: the others stay bound, and so does the one who revokes until the notice has run out.',
  'OT-DECL-12': 'A declaration that was revoked or broken may be made again at any time.',
  'OT-DECL-13':
    'A commitment is broken only by saying so or by a ruling of the referee, who may also punish whoever forces a Nation to break one. A declaration of war has no penalty and ends with peace, extinction or revocation.',
  'OT-DECL-14':
    'Whoever is forced by circumstances to break a declaration owes nothing. Except for neutrality the referee judges that, and the declaration then ends for that declarant alone.',
} as const;
