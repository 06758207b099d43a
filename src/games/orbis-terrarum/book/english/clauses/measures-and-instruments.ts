/** What is ordered: measures, purchases, and all that is agreed, declared, convened and ruled. */
export const measuresAndInstruments = {
  'OT-SLOT-01':
    'Each living Nation has one main slot for a measure in each turn, or as many as agreed. A slot carries one measure; an unused one is lost at the end of the turn.',
  'OT-SLOT-02':
    'An extra measure given by the referee, a happening or an opportunity is a granted slot; one bought for 20 Progress is a bought slot. It is used up when its measure is resolved. A given one may have a last turn, a bought one has none.',
  'OT-SLOT-03':
    'An extra special measure, bought for 25 Progress, is a slot that carries only Settlement, Migration, Expedition, Subversion or Welfare.',
  'OT-SLOT-04':
    'Special measures fit into main, granted, host and colony slots and into special ones, but into no others. If it was agreed that they must be bought, they fit into special slots only.',
  'OT-SLOT-05':
    'Each host and each colony gives its owner one more measure each turn. It is rolled with the owner’s attributes but starts from where the host or colony is.',
  'OT-SLOT-06':
    'The leader of an organization has one more measure each turn in its name, unless the organization is in schism or the leader is suspended there.',
  'OT-SLOT-07':
    'In a civil war with Supremacy, each side gives whoever holds it one more measure each turn, only against another side of that war that is in other hands. Who controls the Nation itself does not matter for it.',
  'OT-SLOT-08':
    'If it was agreed that tributes use no measure, a vassal that owes one has a slot of its own for it, which is the last to be rolled.',
  'OT-MEAS-01':
    'Each statistic can be used in certain ways, such as Offensive to strike or to suppress a rebellion. Some ways are hostile, some seek a modifier, five are special; those of Espionage, Sabotage and Intrigue and the hostile ones of Rhetoric may be covert. Every statistic may serve mere narrative.',
  'OT-MEAS-02':
    'A measure needs a free slot that admits it, a use its statistic has, a suitable living target, not oneself if it is hostile, and not out of reach. Covertness, force and declined bonuses must be allowed, a note written if notes are required, and the conditions of its use met.',
  'OT-MEAS-03':
    'A measure is domestic if it concerns nothing abroad: the own Nation, territory, rebellion, crisis or side, a tribute, or a foreign host, horde or landless movement in the own territory. Every other measure is exterior.',
  'OT-MEAS-04':
    'Fifteen uses are hostile: strike, raid, embargo, steal, plunder, subvert, incite, and undermining by Tradition, Security, Industry, Rhetoric, Intrigue, Intimidation, Hegemony and Competition. A narrative measure is never hostile, never answered, and brings nothing but its note and its streak.',
  'OT-MEAS-05':
    'A strike or raid against a Nation in civil war may support one surviving side against another, if the war has Supremacy. A strike or raid against a host needs one that belongs to another Nation.',
  'OT-MEAS-06': 'Only a rebellion in the own Nation can be suppressed.',
  'OT-MEAS-07':
    'To occupy, a Nation must be no horde, and the region must belong to nobody. To settle, it must be a horde standing on black territory.',
  'OT-MEAS-08':
    'Migration, Expedition and Subversion are for states. An Expedition goes to an own or a black region. A Subversion is refused where the same sponsor already has a rebellion in that Nation.',
  'OT-MEAS-09':
    'Welfare needs a crisis that still goes on, at home or abroad. A crisis goes on until it has been answered without lasting harm, has run out or was ended; Welfare that comes too late changes nothing.',
  'OT-MEAS-10': 'To detach a vassal, a state names one or more of its regions, not its capital, and a name for the new Nation.',
  'OT-MEAS-11':
    'To acculturate needs a Nation or black region that is culturally far for good; distances that run out and treaties do not count. To modify, by Reform, any one of the ten attributes is named.',
  'OT-MEAS-12':
    'Negotiating takes one to four terms and a Nation no player plays as their own, other than the actor; another living Nation may be its counterpart. Parleying takes a black region that is not empty, and seeks an attitude, a new Nation or a new vassal.',
  'OT-MEAS-13': 'A tribute is paid by a vassal whose tribute is still pending, and always to its patron.',
  'OT-MEAS-14':
    'A Nation may oppose a visible exterior measure of another that is not aimed at itself, by a hostile measure against that Nation or by a narrative one. This takes a slot like any measure. Against what is aimed at oneself there is the counter-measure.',
  'OT-MEAS-15':
    'A measure may have a note or none, unless it was agreed that notes are required. Whoever only wants to tell something posts a note without any measure.',
  'OT-MEAS-16':
    'The list of possible actions names, for every free slot, each use with some targets: boosts and restorations for oneself, hostile measures and negotiations with the nearest Nations, regions nearby, one narrative measure, and no oppositions.',
  'OT-MEAS-17': 'As long as orders are open, a Nation’s pending measure may be withdrawn, which frees its slot.',
  'OT-MEAS-18':
    'Announcing a measure costs nothing; a grant is used up only when its measure is resolved. Once orders are closed, a measure that is declared void does not free its slot in that turn.',
  'OT-MEAS-19':
    'A Nation defends itself against everybody unless it says otherwise, for all or for one Nation. What it says of one Nation goes before what it says of all, but against an author who is hidden only the latter counts. It stays until changed.',
  'OT-MEAS-20': 'A Nation may keep a bonus back. A bonus kept back is neither applied nor used up.',
  'OT-MEAS-21':
    'A horde is ordered to a region joined to its own by an edge, where no other horde stands. It may have one such order each turn; a new one replaces the old.',
  'OT-MEAS-22': 'A host, or an armed movement, may be ordered to a neighbouring region, at most one step each turn.',
  'OT-MEAS-23':
    'The name a measure carries tells its Nation and its slot and nothing about hidden measures; open and hidden ones are numbered apart.',
  'OT-PROS-01':
    'Wealth and Progress are spent at once, without a roll and without using a measure, up to 20 times in one go. If one of the repetitions would be refused, nothing is bought.',
  'OT-PROS-02': 'For 5 Wealth a Nation buys a bonus of −6 on one Authority attribute of its choice.',
  'OT-PROS-03': 'For 10 Wealth a Nation buys 1 Progress.',
  'OT-PROS-04': 'For 15 Wealth a Nation restores up to 3 Legitimacy.',
  'OT-PROS-05': 'For 20 Wealth a Nation restores up to 6 Viability.',
  'OT-PROS-06': 'For 40 Wealth a Nation buys 1 point of an Authority attribute of its choice.',
  'OT-PROS-07': 'For 1 Progress a Nation buys 10 Wealth.',
  'OT-PROS-08': 'For 1 Progress a Nation buys a bonus of −6 on one Domain attribute of its choice.',
  'OT-PROS-09': 'For 5 Progress a Nation restores up to 3 Viability.',
  'OT-PROS-10': 'For 10 Progress a Nation restores up to 6 Legitimacy.',
  'OT-PROS-11':
    'For 15 Progress a Nation moves its scope towards one target, geographic or cultural, by −5 for good: this shortens a distance or creates a closeness.',
  'OT-PROS-12': 'For 20 Progress a Nation buys an extra measure.',
  'OT-PROS-13': 'For 25 Progress a Nation buys an extra special measure.',
  'OT-PROS-14': 'For 30 Progress a Nation buys 1 point of a Domain attribute of its choice.',
  'OT-PROS-15':
    'Nothing is sold that would bring nothing: restoring an index that is undamaged, a bonus beyond the limit of its attribute, a point on an attribute of 100, a closeness beyond −25.',
  'OT-PROS-16':
    'A Nation may give Wealth and Progress to any other living Nation, at once and up to what it has: a gift, a bribe or a payment.',
  'OT-PROS-17':
    'A Nation may take an opportunity that is open to it, once, by paying its cost; its effects happen at once. Technologies are opportunities that always stand open.',
  'OT-NOTE-01':
    'Whoever controls a Nation may post a note about it at any time during orders. A note is not empty and has no effect on anything counted.',
  'OT-VAS-09': 'A patron may forgive a direct vassal a tribute that is still pending, for this cycle only.',
  'OT-VAS-10': 'A patron may release a direct vassal, which is free at once.',
  'OT-VAS-11': 'A vassal may say that it wishes to remain one even if its patron collapses. Unless it says so, it does not.',
  'OT-VAS-12':
    'A vassal may declare itself independent. It stays bound, penalised and tributary until it has won its freedom by harming its patron. If the referee declares it for a vassal in a player’s hands, the vassal becomes autonomous from that moment.',
  'OT-VAS-13':
    'A patron may make a vassal of its direct vassal its own direct vassal, or free it. The vassal that loses it has a bonus of −10 on hostile measures for 3 turns, or of −15 if the sub-vassal was freed.',
  'OT-TRE-01':
    'A player’s Nation offers a treaty of one to eight clauses to a Nation in another player’s hands, for all to read, with a period and a penalty if wanted. No Nation has two open offers to the same other at once. Nations without a player are won by Diplomacy.',
  'OT-TRE-02':
    'A treaty is made of clauses of 19 kinds, from payment, cession, vassalage and passage to peace, alliance and obligations in words. Each works once at its conclusion or as long as the treaty is in force, and concerns its parties or Nations in their hands, unless its kind says otherwise.',
  'OT-TRE-03':
    'Instead of an answer, the Nation that was offered a treaty may make a counter-offer. This closes the offer and opens a new one in the opposite direction.',
  'OT-TRE-04':
    'Whoever accepts an offer concludes the treaty exactly as published, its clauses in order and all or nothing. If one of them has become impossible or cannot be paid, the acceptance is refused and the offer stays open.',
  'OT-TRE-05':
    'The Nation addressed may reject an offer and its author may withdraw it. A closed offer can be neither accepted nor countered. An open one stays open across turns until it is closed or one of the two Nations is extinct.',
  'OT-TRE-06': 'A party may break a treaty openly, and bears what the treaty, or the general rule for protective treaties, sets on that.',
  'OT-TRE-07':
    'A Nation may ask to join a treaty in force, with or without reservations, and the parties answer. The founding charter of an organization is joined only by becoming a member.',
  'OT-DECL-01':
    'A Nation may declare its neutrality, a commitment, or war on another. It may state a penalty of +1 to +15 for up to 10 years, add a statute to a commitment, and reserve the right to convene on it. It has one declaration of each kind at a time, and one of war for each enemy.',
  'OT-DECL-02':
    'A Nation may join another’s declaration. Without reservations it does so at once; with reservations all declarants must accept, and if they have not by the upkeep, the request lapses. Reservations to words are noted for people to read.',
  'OT-DECL-03': 'A declarant may revoke its declaration. This takes effect 2 years later, without penalty and for that Nation alone.',
  'OT-DECL-04': 'A declarant may break its word at once, and suffers the penalty of the declaration.',
  'OT-CONF-01':
    'A Nation convenes a conference on a topic, by right of a treaty, a declaration, an organization or its own Prestige. It sets the first turn, the invited, whether vassals come, who may propose, the weights of votes and the majority (absolute, simple or two thirds).',
  'OT-CONF-02':
    'Parties of a treaty, declarants of a declaration and members of an organization may convene conferences on it without asking, unless that right is reserved or they are suspended. An organization that is itself a party convenes through its leader.',
  'OT-CONF-03':
    'Leave to convene by Prestige is given by the referee; without a human referee exactly to Nations with a Prestige of 20 or more.',
  'OT-CONF-04':
    'A Nation of the bloc may come to a conference while it is discussed or voted on. The convener is always there. Vassals come only if they are included, and whoever left it in protest no longer belongs to its bloc.',
  'OT-CONF-05':
    'The convener, or everybody if the floor is open, may propose a treaty, a joint declaration, or changes to what the conference is about; every attendee may make counter-proposals. Each makes one a turn unless more are agreed. What belongs to two alone is changed by offer.',
  'OT-CONF-06':
    'An attendee may say during the discussion that its position will not change any more. Presenting anything later takes that back.',
  'OT-CONF-07':
    'The convener may end the discussion and open the vote once there is a proposal, but not in the turn in which the discussion opened. Nations of the bloc may still come and vote until the count.',
  'OT-CONF-08':
    'An attendee votes for, against or not at all on an item with one proposal, and for one of them or for none if there are several. It may change its vote until the count. Only those who have a vote on an item may cast one.',
  'OT-CONF-09':
    'Whoever walks out of a conference loses its votes. Without protest it stays in the bloc, is bound, and may return; in protest it is bound by nothing adopted afterwards, but pays the price of each resolution that would have bound it. The convener can only dissolve.',
  'OT-CONF-10': 'The convener may dissolve a conference, though not in the turn in which it began.',
  'OT-CONF-24':
    'An attendee may ask that everybody may present proposals. The floor opens when the convener or more than half of the attendees want it.',
  'OT-CONF-11':
    'A Nation frees itself of a resolution by recusal: after notice, in protest, or, if it never belonged and never came, by its absence. This goes for treaties a conference made or changed and, within limits, for its declarations and reformed statutes.',
  'OT-ORG-01':
    'A Nation may apply for membership of an organization. Its leader accepts or refuses, where the statute leaves that to the leader, alone or beside conferences.',
  'OT-ORG-02':
    'Members may leave, vote for a leader, disavow or recognise one, and petition for an election in a schism. A leader may expel, suspend and reinstate other members, name electors among the members, and resign.',
  'OT-CIV-01':
    'Whoever controls a Nation may begin a civil war in it, with two to five named sides, the first being the government. All sides are then in the hands of whoever began it. A Nation has one civil war at most.',
  'OT-CIV-02': 'Whoever holds a side of a civil war may hand it to any player or to the referee.',
  'OT-CIV-03':
    'A civil war may be ended by naming a surviving side as its winner. If several people hold surviving sides, all must name the same one; it takes effect with the last of them, or once those who disagree hold no side any more.',
  'OT-SEAT-01':
    'A player may give up their own Nation, though not in the turn in which they took it over. It goes on as a Nation without a player, and measures already announced for it stay.',
  'OT-SEAT-02':
    'A player without a Nation may take over any living Nation that nobody plays, with the referee’s approval, which without a human referee is always given.',
  'OT-SEAT-03':
    'A Nation may claim an open milestone. If its condition can be counted, it must hold. A human referee then decides; otherwise it is awarded at once.',
  'OT-SEAT-04': 'A player may say whether a total or a partial epoch is preferred. This only advises the referee.',
  'OT-REF-01':
    'In happenings and orders the referee may post happenings, natural or human: news, effects, crises, lasting crises or opportunities, for some Nations or for none. A happening always has a text.',
  'OT-REF-02':
    'The referee may rule on any pending measure: void, impossible, trivial, at a certain scope, undefended, taken as something else, or in a contest with others. Each ruling may be changed until the resolution; a void measure may bring its player a warning.',
  'OT-REF-03':
    'A measure ruled trivial is neither rolled nor answered, succeeds slightly, and leaves its slot unspent: while orders are open the slot may carry another, and a grant is not used up.',
  'OT-REF-04': 'A measure ruled void or impossible has no roll, no effect and no streak. While orders are open its slot is free again.',
  'OT-REF-05':
    'The referee may apply one to twenty effects at once with a reason, in any phase of a turn that waits for people. If one of them is not allowed, none happens.',
  'OT-REF-06':
    'The referee’s effects have bounds: modifiers up to 25 for at most 20 years, purses and indices by up to 100, attributes by up to 10. They may also change regions, Nations, hosts, rebellions, civil wars, patrons, grants, conflicts, scopes, colonies and crises, within the rules of each.',
  'OT-REF-07':
    'Whoever owes a decision takes it by choosing one of its answers; this holds for the referee and for a convener with a veto.',
  'OT-REF-08':
    'The referee may warn a player for unreasonable conduct. A player with at least two warnings may be punished by a penalty of up to +25 on their Nation for up to 20 years.',
  'OT-REF-09': 'The referee may publish new milestones with rewards and award milestones to Nations, each once in the game.',
  'OT-REF-10':
    'The referee may reward the strongest in one attribute with a bonus of −1 to −25 for some years; if several principal Nations are equally strong, all of them.',
  'OT-REF-11':
    'The referee may offer opportunities, set a scope, keep private notes and mark players as active or not. The attributes of a Nation without a player are for the referee to set before the first turn, or in the turn in which the referee created it.',
  'OT-REF-12':
    'The referee judges words, and may void a declaration without real weight, rule that a treaty or declaration was broken, excuse a declarant forced by circumstances, and replace an unreasonable penalty by the usual one.',
  'OT-REF-13': 'The referee may close the game at any time, which ends it with standings.',
  'OT-REF-14':
    'For Nations in the referee’s hands, the referee announces measures, moves, purchases, declarations and votes by the ordinary actions and with the same slots as anybody.',
  'OT-REF-15':
    'The referee’s list of possible actions holds the steps of the turn, the rows of the deck, every answer to each decision that is the referee’s, and closing the game. Whatever has to be put into words is lawful too but not in the list.',
  'OT-ACT-16':
    'Every accepted action is told to all. Only covert and sealed measures, defence orders, kept modifiers and private notes are told to nobody but their author and the referee.',
} as const;
