/** How dice decide, and what comes of it. */
export const rollsAndEffects = {
  'OT-ROLL-01':
    'A roll uses the threshold of its statistic for the Nation that rolls. A host or colony uses the attributes of its owner, a side of a civil war those of the divided Nation.',
  'OT-ROLL-02': 'Each roll is one throw of a hundred-sided die, from 1 to 100.',
  'OT-ROLL-03':
    'The result of a roll is the number on the die plus all modifiers that apply, never below 1 and never above 100. A penalty raises it, a bonus lowers it.',
  'OT-ROLL-04': 'A 1 on the die is a critical success, whatever threshold and modifiers are.',
  'OT-ROLL-05': 'A 100 on the die is a critical failure, whatever threshold and modifiers are.',
  'OT-ROLL-06': 'A result below the threshold is a success, a result above it a failure.',
  'OT-ROLL-07':
    'A result equal to the threshold is a slight success in a domestic measure, in every counter-measure and in answer to a crisis.',
  'OT-ROLL-08':
    'A result equal to the threshold in an exterior measure waits for the answer: it becomes a slight failure if a counter-measure or rival succeeds, and a slight success if all of them fail or nobody answers.',
  'OT-ROLL-09':
    'The margin tells by how many per cent of the threshold a success stayed below it, or by how many per cent of the room up to 100 a failure went beyond it. It is not rounded. A critical has at least a margin of 0.',
  'OT-ROLL-10':
    'A margin below 33 makes a slight success or failure, one from 33 to 66 a normal one, one above 66 a great one. Fractions count: 66.67 is above 66.',
  'OT-ROLL-11': 'A result equal to the threshold has margin 0 and is slight, as success or as failure.',
  'OT-ROLL-12': 'If agreed, it is the result with its modifiers, not the number on the die, that is critical at 1 and at 100.',
  'OT-ROLL-13': 'With a threshold of 100 a roll fails only by a 100 on the die or by an unlucky tie abroad, both with margin 0.',
  'OT-ROLL-14':
    'A critical success beats a great one, great beats normal, normal beats slight, and any success beats any failure. Among failures a slight one is the mildest, then normal, great and critical.',
  'OT-MOD-01':
    'A stored modifier applies to a roll of its Nation if it is on one of the two attributes of the statistic, on all rolls, or on hostile measures when the measure is hostile. If it holds against one Nation only, that Nation must be the other side of the roll and known to be.',
  'OT-MOD-02':
    'A Nation’s situation weighs on its rolls: low stability +5 to +15; a horde +10 with Administrative Control or Economic Power, −10 with Military Force or Cultural Control; a host +10 with Prestige or Intelligence, −10 with Management or Loyalty; a vassal +10, its vassal +15; civil war +10.',
  'OT-MOD-03': 'A bonus that was declined for a measure or is kept back does not apply. Penalties can be neither declined nor kept back.',
  'OT-MOD-04':
    'Bonuses of every kind do not apply to a measure that itself seeks a modifier, for oneself or against another, nor to a tribute that pays one. Penalties do. Other reaches of this rule can be agreed.',
  'OT-MOD-05':
    'If a scope other than 0 applies, it is the only modifier of the roll: all others are left out and none of them is used up. It may be agreed that it leaves out only stored modifiers and streaks.',
  'OT-MOD-06': 'The modifiers a Nation has on one attribute never add up to more than +25 or less than −25.',
  'OT-MOD-07':
    'If a limit for the whole roll was agreed, all modifiers of a roll together never go beyond it in either direction. Usually there is none.',
  'OT-MOD-08':
    'A modifier for a single roll is used up by the first roll it counted in, whatever the outcome, even if a limit left nothing of it. One that was declined, kept back or left out is not used up.',
  'OT-MOD-09': 'Bonuses apply by themselves, to measures and counter-measures alike.',
  'OT-MOD-10':
    'A new modifier first cancels opposite ones on the same attribute, the oldest first, until one or the other is used up. Only those that can be cancelled take part.',
  'OT-MOD-11':
    'What is left of a new modifier is stored as far as modifiers of its direction on that attribute do not exceed 25 together; the rest is lost.',
  'OT-MOD-12':
    'Modifiers of the same kind, direction and attribute that accumulate all last until the latest date among them, unless it was agreed that each keeps its own.',
  'OT-MOD-13':
    'A modifier gained or laid upon another by a measure is worth 4, 8, 12 or 16 for a slight, normal, great or critical success.',
  'OT-MOD-14': 'Acquired and purchased modifiers vanish at their first use or after 5 years, whichever comes first.',
  'OT-MOD-15': 'Modifiers given for events, milestones, war or misconduct must have an end, at most 20 years away.',
  'OT-MOD-16': 'A penalty for misconduct is never cancelled by a bonus; the bonus is stored beside it.',
  'OT-MOD-17':
    'If it was agreed that failure backfires, a measure that seeks a modifier and fails gives its author a harmful one of 4, 8, 12 or 16 on the same attribute. Usually a failure brings nothing.',
  'OT-MOD-18':
    'Streaks are counted for each Nation, statistic and area of the map, and apart for covert measures. A turn counts as a success if at least one roll of that kind succeeded in it, otherwise as a failure.',
  'OT-MOD-19':
    'A Nation that has failed with a statistic in an area for four turns in a row has +10 there; one that has succeeded for four has −10. It lasts as long as the run. The opposite outcome begins a new run, and a turn without such a roll ends it.',
  'OT-MOD-20':
    'A streak looks at the Nation’s own roll only, not at what was left of it after opposition. A tie abroad counts as what it became.',
  'OT-MOD-21': 'Measures ruled void, impossible or trivial, counter-measures and rolls for passage neither lengthen nor end a streak.',
  'OT-SCOPE-01':
    'Scope is of two kinds. Geographic scope weighs on statistics of Military Force, Auxiliary Force and Economic Power; cultural scope on those of Cultural Control and Administrative Control.',
  'OT-SCOPE-02':
    'Geographic scope follows the distance on the map: up to 2 none, 3 makes +5, 4 makes +10, 5 makes +15, 6 makes +20, 7 or more +25. What cannot be reached cannot be attempted. It may be agreed that the map makes no scope.',
  'OT-SCOPE-03': 'Cultural scope is +5 between those who share neither culture nor faith, and otherwise none.',
  'OT-SCOPE-04':
    'Scope is what map and culture make of it, changed by what was bought, earned or inflicted, between −25 and +25. Treaties then reduce a distance, not below 0, and a leader’s closeness comes last. What is ruled impossible cannot be attempted.',
  'OT-SCOPE-05': 'A scope the referee sets for one measure replaces the one reckoned.',
  'OT-SCOPE-06': 'Domestic measures and counter-measures have no scope, unless the referee rules one for a domestic measure.',
  'OT-SCOPE-07':
    'The steps of scope have names: +5 barely far, +10 slightly far, +15 far, +20 very far, +25 extremely far; −5 barely near, −10 slightly near, −15 near, −20 very near, −25 extremely near.',
  'OT-SCOPE-08': 'A closeness does not help a measure that seeks a modifier, and then leaves no other modifier out.',
  'OT-SCOPE-09':
    'Distance is measured from the land joined to a state’s capital, or from where a horde, host or colony is, or from the leader’s land for an organization, to the nearest region of the target or to the place itself.',
  'OT-SCOPE-10': 'Parleying with the tribes of black territory has a scope of at least +10.',
  'OT-SCOPE-11':
    'The leader of an organization that is not in schism is closer to every other member that is not suspended, as far as the statute says, both geographically and culturally, in its own measures and in those of the organization.',
  'OT-SCOPE-12':
    'Distances from leaving or exclusion, and those the referee sets for some years, end on their turn; what a treaty shortens returns when it ends. What was bought or won by acculturation is for good.',
  'OT-OPP-01': 'A measure that fails has no effect and is not answered.',
  'OT-OPP-02':
    'Every hostile measure and every negotiation that has not failed is answered by its target with the counter-measure of its statistic, by itself. Not so if the Nation has said that it does not defend itself or the referee ruled so.',
  'OT-OPP-03': 'Counter-measures take no slot, and a Nation makes as many as it needs.',
  'OT-OPP-04': 'If the counter-measure fails or none is made, the measure keeps its own grade.',
  'OT-OPP-05':
    'If both succeed, the grade of the counter-measure is taken from that of the measure: a great success against a slight one leaves a normal success.',
  'OT-OPP-06': 'A measure of which nothing is left is repelled and does nothing. So equal grades favour the defender.',
  'OT-OPP-07':
    'Critical successes are not reduced: a critical measure keeps its full force against any lesser answer, a critical answer repels any lesser measure, and between two criticals the defender holds.',
  'OT-OPP-08':
    'Instead of the difference of grades, two other ways may be agreed: half the sum of both grades, rounded down, if the attacker’s is higher; or the grade of the difference of margins. Neither leaves more than a contest left.',
  'OT-OPP-09':
    'Open hostile measures of at least two Nations by the same statistic and use against one Nation in one turn are a joint attack, answered by one single roll. It may be agreed that each is answered apart; covert ones always are.',
  'OT-OPP-10':
    'In a joint attack the defence is shared. Each attacker keeps its grade times the sum of all grades less the defender’s, divided by that sum and rounded down. If the defence fails, all keep their grades; criticals are not reduced but by a critical.',
  'OT-OPP-18':
    'A joint attack holds the open measures that did not fail, lost no contest and are resisted; with fewer than two Nations each is answered apart. What the defender has against one of them, or as fatigue, counts once. Against a hidden author none of this counts.',
  'OT-OPP-11':
    'Measures that cannot all succeed are in contest: Nations that occupy the same region or constitute a Nation in it, negotiations with the same Nation that all ask for exclusive terms, a measure and its opposition, and those the referee sets against each other. At most one wins.',
  'OT-OPP-12':
    'In a contest failures drop out and the best grade wins; between equal grades the better margin; if that is equal too, or between two criticals, nobody. The winner keeps its grade less the best loser’s, at least slight; a critical winner keeps all. Losers have no effect.',
  'OT-OPP-13':
    'The winner of a contest still faces the target’s counter-measure with the grade left to it. An opposing measure that beats a measure which did not fail harms its rival directly; if what it opposed had failed, it is answered like any attack.',
  'OT-OPP-14':
    'The author of a covert measure is exposed by a counter-measure that succeeds greatly or critically, and by a 100 on its own die.',
  'OT-OPP-15': 'A counter-measure only defends: it never harms the attacker. Only opposed measures can do that.',
  'OT-OPP-16': 'How badly a counter-measure fails does not make the attack worse.',
  'OT-OPP-17': 'A Nation with Asymmetric Tactics answers a strike by Defence or by Suppression, whichever has the higher threshold.',
  'OT-EFF-01':
    'A measure has its effect by the grade left to it, and a grade is worth 4. Effects happen in the order of measures, even if author or target falls in the same step. One whose object is gone by then changes nothing.',
  'OT-EFF-02': 'A strike by Offensive costs the target 4, 8, 12 or 16 Viability.',
  'OT-EFF-03': 'A raid by Incision costs the target 4, 8, 12 or 16 Legitimacy.',
  'OT-EFF-04':
    'A boost gives a bonus of 4, 8, 12 or 16: Commerce on ECN, Protocol on INT, Morale on LEA, Discipline on AUX, Tradition on PRS, Logistics on MIL, Industry on TCN, Bureaucracy on ADM, Rhetoric on CLT, Competition on GES. Reform gives one on any attribute of the own Nation.',
  'OT-EFF-05':
    'Undermining lays a penalty of 4, 8, 12 or 16 on the target: Commerce on ECN, Tradition on PRS, Security on INT, Industry on TCN, Rhetoric on CLT, Intrigue on ADM, Intimidation on AUX, Hegemony on MIL, Competition on GES. No measure does so on LEA.',
  'OT-EFF-06': 'Construction restores 4, 8, 12 or 16 Viability to the own Nation or another, up to capacity.',
  'OT-EFF-07': 'Doctrine restores 4, 8, 12 or 16 Legitimacy to the own Nation or another, up to capacity.',
  'OT-EFF-08': 'Investing by Intervention brings 1, 3, 5 or 8 Wealth for a slight, normal, great or critical success.',
  'OT-EFF-09': 'Research by Development brings 1, 2, 3 or 4 Progress for a slight, normal, great or critical success.',
  'OT-EFF-10':
    'Plundering by Sabotage takes 1, 2, 5 or 9 Wealth from the victim and brings its author 0, 2, 4 or 7, within the limits of theft.',
  'OT-EFF-11':
    'Stealing by Espionage takes 1, 2, 3 or 4 Progress from the victim and brings its author 0, 0, 2 or 3, within the limits of theft.',
  'OT-EFF-12':
    'Expansion makes a black region the Nation’s own, or the organization’s if the measure was the organization’s and its statute lets it hold territory. It may be agreed that better grades win further black regions joined to it by land.',
  'OT-EFF-13':
    'Acculturation by Reform lowers the lasting cultural distance to the target by 5, 10 or 15 for good, and to nothing on a critical success. It never makes a closeness, and distances that run out and treaties are left alone.',
  'OT-EFF-14':
    'Detaching by Reform makes the named regions a new state without a player, a vassal of the Nation and of its culture and faith. It has the usual spread of attributes, led by the Nation’s own strongest ones.',
  'OT-EFF-15': 'Settlement turns a horde into a state that owns the region where it stands as its capital, if that is black territory.',
  'OT-EFF-16':
    'Migration turns a state into a horde at its former capital, or in another of its regions if a horde stands there; its land becomes black and sparsely populated. Purses, damage, treaties, vassals and hosts stay.',
  'OT-EFF-17': 'An Expedition by Logistics makes an expeditionary host in the region named, usable from the next turn on.',
  'OT-EFF-18':
    'Subversion by Rhetoric begins a rebellion in the target Nation, with a rebel host of the sponsor where its capital is or where it stands.',
  'OT-EFF-19': 'Welfare by Industry ends a crisis.',
  'OT-EFF-20':
    'What incitement by Intrigue brings, the referee decides: a rebellion, a penalty on Administrative Control or nothing. Without a human referee a great or critical success makes a rebellion, a lesser one the penalty.',
  'OT-EFF-21':
    'A strike or raid against a host destroys it with a normal success or better; a slight one drives it into the first neighbouring region that is black or its owner’s, or destroys it if there is none. If its owner is hidden, it flees to black land only. No index is touched.',
  'OT-EFF-22':
    'Five more uses have rules of their own: suppressing a rebellion, negotiating with Nations that no player plays, parleying with tribes, paying tribute, and fighting a side of a civil war.',
  'OT-EFF-23':
    'A measure the referee takes as something else is rolled and answered with the statistic announced, but has the effect of the other.',
  'OT-EFF-24':
    'Settlement, Migration, Expedition, Subversion and Welfare work with any success that is not repelled; a better grade changes nothing.',
  'OT-IDX-01':
    'An index counts as at 25 per cent, at 10 per cent or empty when what is left of it is that share of its capacity or less, exactly reckoned.',
  'OT-IDX-02':
    'A Nation with an index at 25 per cent has +5, at 10 per cent +10, at zero +15. If both indices are low, only the worse counts, unless it was agreed to add them.',
  'OT-IDX-03': 'The penalty for low stability weighs on a Nation’s own measures, not on its counter-measures, unless agreed otherwise.',
  'OT-IDX-04': 'At the end of each cycle every living Nation recovers up to 5 Viability and up to 5 Legitimacy.',
  'OT-IDX-05':
    'A Nation recovers nothing at the end of a cycle while it has a civil war of two years or more, a rebellion of three, or a war of four active years.',
  'OT-IDX-06': 'A Nation with both indices at zero when this is tested is extinct.',
  'OT-IDX-07': 'Losses stop when an index is empty and recovery stops at its capacity; the rest is lost.',
  'OT-PROS-18': 'At the end of each cycle every living Nation gains 5 Wealth and 1 Progress.',
  'OT-PROS-19': 'A thief takes no more than the victim has and the limit of theft allows, and gains no more than the victim lost.',
  'OT-PROS-20':
    'A Nation that no player plays and that has no patron loses at most 7 Wealth and 2 Progress to theft in 10 years, all thieves together.',
  'OT-PROS-21': 'A vassal loses at most 5 Wealth and 1 Progress to theft in 10 years, if no player plays it or any patron above it.',
  'OT-PROS-22': 'Nations that players play, and their vassals and vassals’ vassals, can be robbed without limit.',
  'OT-PROS-23': 'The limit of theft looks back over the last 10 years, the present turn included.',
  'OT-PROS-24': 'A theft that finds nothing to take succeeds without effect.',
  'OT-NAT-01':
    'A horde owns no region. It only occupies the one where it stands, which stays black or its owner’s; so it can neither occupy nor be given land, nor inherit any by conquest.',
  'OT-NAT-02':
    'A horde moves to another region every turn. Without a valid order it goes to a neighbouring black region without a horde, picked by lot; if there is none, it stays.',
  'OT-NAT-03':
    'Moves are made in Nation order, a Nation’s own before those of its hosts. If another horde has come to the destination first, the move fails without a roll and the horde stays.',
  'OT-NAT-04':
    'To enter another Nation’s region, a horde, host or armed movement rolls Offensive with +10; a result equal to the threshold is enough. No roll is needed with a passage clause or between patron and vassal, unless the owner of a host is hidden. The roll is neither hostile nor answered.',
  'OT-NAT-05': 'Hosts and armed movements may stay where they are or move one step. Several hosts may share a region.',
  'OT-NAT-06':
    'Hosts are expeditionary (by an Expedition), rebel (by a Subversion) or mercenary (by the referee or an opportunity). A host with a last turn disappears in its upkeep, and any host with its Nation.',
  'OT-NAT-07':
    'The regions of a state that are joined by land to its capital are the metropolis; each other group joined by land is a colony, by itself or, if so agreed, once the referee recognises it.',
  'OT-NAT-08': 'When a colony becomes joined by land to the metropolis it merges into it, and its measure is gone from the next turn on.',
  'OT-NAT-09':
    'A state that loses its capital moves it to the first of its remaining regions. A state without any region becomes an armed movement where it last owned one.',
  'OT-NAT-10': 'An armed movement that owns a region and has no conflict at the end of a cycle becomes a state.',
  'OT-NAT-11':
    'A Nation that arises in play has the usual spread of attributes, no damage, empty purses, no modifiers and no player, and is last in Nation order.',
  'OT-NAT-12':
    'Black territory is no Nation. It has no attributes and answers nothing; it can only be occupied, parleyed with, acculturated, crossed, or made the place of a host.',
  'OT-VAS-01':
    'A Nation has at most one patron. A vassal may have vassals, but they may have none, and nobody is a patron of itself through others.',
  'OT-VAS-02': 'A Nation that a player plays suffers no vassal penalty even if it is a vassal.',
  'OT-VAS-03': 'A vassal in the hands of its patron’s player still suffers the vassal penalty on all its rolls.',
  'OT-VAS-04':
    'Each vassal owes a tribute once in every cycle that began with the bond in place; a bond made during a cycle owes from the next one. Vassals from the beginning owe from the first cycle.',
  'OT-VAS-05':
    'A tribute is tried once a cycle, in one of seven kinds: Military Force by Logistics, Auxiliary Force by Discipline, Economic Power by Commerce, Cultural Control by Rhetoric, Administrative Control by Bureaucracy, Wealth by Intervention, Progress by Development.',
  'OT-VAS-06':
    'By grade, a tribute gives the patron a bonus of 4, 8, 12 or 16 on its attribute, or 1, 3, 5 or 8 Wealth, or 1, 2, 3 or 4 Progress. It is not answered.',
  'OT-VAS-07': 'A vassal that fails its tribute pays its patron 5 Wealth at once, or what it has.',
  'OT-VAS-08':
    'A vassal that did not try its tribute in a cycle, and was not forgiven it, pays its patron 10 Wealth at the end of the cycle, or what it has.',
  'OT-VAS-21':
    'A vassal has at most one tribute announced. Forgiving it or ending the bond withdraws it. It counts as attempted once rolled or ruled trivial; a void or impossible one is still owed.',
  'OT-VAS-14':
    'In the last turn of a cycle a vassal that no player plays and that still owes its tribute tries one in Wealth by itself, if it has a measure left. This can be switched off.',
  'OT-VAS-15':
    'If a patron’s Viability falls to 10 per cent or less, its direct vassals are freed, unless they said that they wish to stay.',
  'OT-VAS-16':
    'If a patron’s Legitimacy falls to 20 per cent or less, its direct vassals are freed, unless they said that they wish to stay.',
  'OT-VAS-17':
    'A vassal that has declared independence, and since then has lowered its patron’s Viability or Legitimacy by a measure of its own, is freed when either of the two is at 60 per cent or less, no matter which it lowered.',
  'OT-VAS-18':
    'A freed vassal has no patron, penalty or tribute any more and keeps its own vassals. A promise of loyalty ends with the bond it was given for.',
  'OT-VAS-19': 'The referee may make a vassal autonomous, which takes it out of its patron’s hands without freeing it.',
  'OT-VAS-20': 'When a patron is extinct, its vassals are free.',
} as const;
