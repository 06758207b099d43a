/** Conferences, organizations, happenings, epochs and the end. */
export const conferencesAndEndings = {
  'OT-CONF-12':
    'A conference is scheduled, then discussed from the opening of orders in its first turn, then voted on, and at last closed or dissolved.',
  'OT-CONF-13':
    'The discussion ends and the vote begins when the convener says so, when all attendees have rested their case, or after ten years. In the turn in which it opens it lasts until the end of the turn while some of the bloc are still to come. Without any proposal the conference closes instead.',
  'OT-CONF-14':
    'Votes are counted in the first upkeep in which all have voted on everything they may vote on, at the latest in the turn after the vote was opened; in the turn in which discussion opened, only if nobody of the bloc is still to come. Missing votes are abstentions.',
  'OT-CONF-15':
    'Each attendee has one vote, or the weight from 0 to 10 the convener gave it. A Nation that becomes a vassal where vassals are not included loses its seat and votes, unless it is the convener, but stays in the bloc.',
  'OT-CONF-16':
    'A sole proposal passes with one vote if nobody is against it. Otherwise the votes for it must be more than half of those for, against and abstaining. Votes count by weight. It may be agreed that one vote always suffices, or that half is always needed.',
  'OT-CONF-25':
    'If the convener chose a simple majority, a disputed sole proposal passes with more votes for than against; if two thirds, with two thirds of all votes cast or abstained.',
  'OT-CONF-26':
    'The right to convene on a treaty, declaration or statute may be reserved: to parties a clause names, to the first declarant, or to the leader. Nobody else may then convene on it, until nobody is left who could.',
  'OT-CONF-27':
    'On changes to a treaty, declaration or organization only its own parties, declarants or members vote, and none that is suspended; others may speak. On a new treaty or declaration every attendee votes.',
  'OT-CONF-17':
    'If votes for and against a sole proposal are equal and not zero, the convener’s own vote decides; if the convener abstained, it fails. Where two thirds are needed, a tie simply fails.',
  'OT-CONF-18':
    'Of several proposals on one item the one with most votes wins; between equal ones that of the convener’s vote, otherwise none. If none has any vote, none is adopted.',
  'OT-CONF-19': 'If an item had several proposals, the convener may reject the winner. A sole proposal cannot be rejected so.',
  'OT-CONF-20': 'Votes of Nations that left a conference, lost their seat there or left its bloc do not count.',
  'OT-CONF-21': 'A conference may adopt several resolutions or none.',
  'OT-CONF-22':
    'The bloc of a conference is its convener, attendees and invited, and those who belong to what it was convened on, less whoever left it in protest. Its resolutions bind them all, present or not. In a schism a leader’s conference binds only those who recognise that leader.',
  'OT-CONF-23': 'A conference still in discussion is dissolved when its convener is extinct.',
  'OT-RES-01':
    'A treaty adopted by a conference has the whole bloc as its parties, present or not, and all rules of treaties hold. If it has fewer than two parties, is impossible, or lacks a vote it needs, nothing is adopted.',
  'OT-RES-02':
    'A conference can change, end, or admit to what it was convened on, and exclude, suspend or reinstate its members. All conditions are judged again at the count. Clauses of an amended treaty that stay word for word are not carried out again.',
  'OT-RES-03':
    'Whoever is excluded leaves the treaty, declaration or organization, and for 5 turns is +5 farther from each that remains, geographically and culturally, both ways.',
  'OT-RES-04':
    'A suspended Nation stays bound by its duties, and the peace holds for it, but it has no vote, office, bonus, subsidy, passage, closeness or protection until it is reinstated. The suspension may name in words what it must do for that.',
  'OT-RES-05': 'Recusal by notice takes effect after 2 years and, unless something else was resolved, costs nothing.',
  'OT-RES-06':
    'Whoever did not vote for a resolution may leave it in protest, within 3 years or on leaving the conference. The price is what the resolution states, or else +5 distance for 10 turns to and from each Nation that stays, once.',
  'OT-RES-07':
    'A Nation that was not in the bloc before and never came to the conference may leave its resolution at once and free of charge within 3 years. Whoever joined later by its own wish may not.',
  'OT-RES-08':
    'A resolution may set a penalty for leaving, which then holds for notice too and replaces every other price. If a bloc dissolves, nobody suffers anything.',
  'OT-RES-09':
    'A member of the bloc that stays away is bound all the same. Staying away costs nothing by itself, though the referee may set a distance.',
  'OT-RES-10':
    'No resolution takes anything from a Nation that did not vote for it: payments, land, vassals, freedom or another treaty need the vote of whoever gives them, or all is void. Obligations, conditions, modifiers between parties and penalties bind the absent too.',
  'OT-RES-11':
    'A declaration adopted by a conference is a joint declaration of the whole bloc, with the usual limits of penalties. Exclusion ends it for one declarant; a suspended declarant stays bound but unprotected.',
  'OT-RES-12':
    'A joint declaration that a conference made or amended, and an organization whose statute it reformed, can be left in protest like a treaty by whoever did not vote for it. This is no breach, and the others stay bound.',
  'OT-ORG-03':
    'A statute names the organization, its measures and the attributes it may boost. It sets who elects the leader, whose term is 3 to 10 years or variable, whether re-election is allowed, a closeness of −5 to −25, whether it holds land, how members join and leave, and who convenes.',
  'OT-ORG-04':
    'A treaty, joint declaration or resolution that contains a statute founds an organization as soon as it has five parties or declarants. With fewer it founds nothing.',
  'OT-ORG-05':
    'An organization that had fewer than five members throughout a cycle ceases at its end. A member in civil war counts as often as it has surviving sides.',
  'OT-ORG-06':
    'An organization’s measure uses one of the statistics its statute allows, with the leader’s attributes. Its boosts may benefit only members that are not suspended, and only attributes the statute names.',
  'OT-ORG-07':
    'The leader concludes treaties, makes declarations and convenes in the organization’s name, binding and protecting every member, and takes land for it if the statute allows, or else for itself. In such a treaty all members are one party. In a schism it speaks only for its own.',
  'OT-ORG-08':
    'Whoever wants to be a member applies and is accepted by the leader or a conference, unless the statute says otherwise; nobody is admitted unasked. They may also expel, which makes distance, or suspend.',
  'OT-ORG-09':
    'An election opens at the founding and whenever there is no leader or the term ends, and is counted after a full phase of orders. Most votes win; ties go to the higher Prestige. Without votes the leader stays, or else the member with most Prestige leads.',
  'OT-ORG-10':
    'By its statute an organization’s leader is elected by all members or by named electors among them, or follows by rotation in the order of joining, or is the one with most Prestige. Suspended members have no part in it. In a schism all others vote.',
  'OT-ORG-11':
    'A variable term is two ten-sided dice added, 2 to 20 turns, thrown when the leader takes office. A fixed one is the years the statute states.',
  'OT-ORG-12':
    'A leader may be elected again unless the statute forbids it. Then whoever led last cannot be chosen at the next election, however the office was left, except by petition in a schism.',
  'OT-ORG-13':
    'When a leader resigns, leaves, is expelled or is extinct, the office is vacant, and the leader’s extra measure and closeness end at once.',
  'OT-ORG-14': 'When at least a third of an organization’s members disavow the leader in favour of one same rival, it falls into schism.',
  'OT-ORG-15':
    'During a schism the organization has no measures and no closeness, and nobody is admitted or expelled; its modifiers and duties rest, and it can be neither reformed nor dissolved. Each leader speaks only for the members that recognise it, and may convene and suspend only those.',
  'OT-ORG-16':
    'A schism ends when one leader resigns, or when at least 80 per cent of the members recognise one of them, who then leads alone with a new term.',
  'OT-ORG-17':
    'If 80 per cent of the members petition for it during a schism, all unsuspended members elect a sole leader, whoever it may be. Without any vote nothing changes. No other conference elects a leader.',
  'OT-ORG-18':
    'After 15 turns of schism an organization splits. The old one keeps its leader and those who recognise it; a new one with the same statute has the rival and its followers, who leave the old charter and resolutions free of charge.',
  'OT-ORG-19':
    'A member that leaves an organization gives 2 years’ notice, or leaves at once where the statute says so, and usually at no cost. Its part in the charter and in the organization’s resolutions ends with that.',
  'OT-ORG-20':
    'As long as an organization and its founding charter both exist, the members of the one are the parties of the other. Whoever enters or leaves one enters or leaves the other. If only the charter ends, the organization goes on under its statute.',
  'OT-ORG-21':
    'A charter founds its organization once. When the organization ceases, its resolutions end free of charge, and the charter, if it goes on, founds nothing again.',
  'OT-EVT-01': 'News changes nothing. The effects of a happening come about at once.',
  'OT-EVT-02':
    'Each Nation a crisis strikes answers it by itself, once, in that turn’s resolution, by a domestic roll of the statistic the crisis names. Bonuses apply.',
  'OT-EVT-03':
    'A Nation whose answer to a crisis succeeds loses nothing. Having said that one does not defend oneself does not matter here.',
  'OT-EVT-04': 'Crises are answered in the order of their happenings, and each in Nation order.',
  'OT-EVT-05': 'A crisis that threatens a rebellion begins one if the answer fails, counted from the next turn.',
  'OT-EVT-06':
    'A failed answer to a crisis costs 4, 8, 12 or 16 of the index it names for a slight, normal, great or critical failure, or lays a penalty of that size on the attribute it names for 5 years, at once.',
  'OT-EVT-07':
    'A lasting crisis costs nothing at first. If its answer fails it stays for its number of turns, and takes its toll in each upkeep from the next turn on, until it runs out or Welfare ends it.',
  'OT-EVT-08': 'An opportunity stays open for the turn in which it is offered, unless it says longer.',
  'OT-EVT-09':
    'Without a human referee, at the end of every second cycle a ten-sided die picks an attribute, and every principal Nation that is strongest in it has −8 on it for 5 years.',
  'OT-EPO-01':
    'When a living principal Nation has a statistic of 95 or more, and one of its groups exceeds its base total, an epoch begins. The referee decides whether it is total or partial, knowing what the players prefer.',
  'OT-EPO-02':
    'A total epoch begins anew with the same world: each active player distributes attributes again, all others return to their first ones. Damage, stored modifiers, streaks and grants go, purses return to their start, and the new sums are the base totals.',
  'OT-EPO-03':
    'In a partial epoch every group of every Nation that exceeds its base total is brought back to it in proportion; groups that do not exceed it stay.',
  'OT-EPO-04':
    'A partial epoch shares a base total in proportion to the old values, no attribute below 5 or above 30, as far as that is possible. Shares are rounded down, and points left over go to the largest fractions, the earlier attribute first.',
  'OT-EPO-05': 'In a partial epoch damage shrinks in proportion to the capacity, rounded down. Purses, modifiers, streaks and grants stay.',
  'OT-EPO-06':
    'Every epoch leaves the map, the calendar, treaties, declarations, organizations, conflicts, civil wars, rebellions, vassals, hosts and technologies as they are.',
  'OT-EPO-07': 'A Nation that no player plays never brings about an epoch.',
  'OT-END-01': 'There is no winner: no position is a victory.',
  'OT-END-02':
    'As long as the game is not closed it goes on; afterwards it tells why it ended and how all stood, and never names a winner.',
  'OT-END-03': 'A game ends when the referee closes it, or after the upkeep of its last turn if one was agreed.',
  'OT-END-04': 'Once the game is closed nobody can do anything any more.',
  'OT-END-05':
    'The standings name for each player the Nation, the sum of its attributes, its two indices, Wealth, Progress, regions and direct vassals, and a score: attributes and indices 1 each, Wealth 0.1, Progress 1, regions 2, vassals 3, or as agreed.',
  'OT-END-06':
    'Standings are ordered by score, then by the sum of attributes, then by the two indices, then by seat. Who is equal in the first three shares a place, and the next place counts them all. A player without a Nation has nothing but zeros.',
  'OT-END-07':
    'When a Nation is extinct, its land becomes black and disorganised, or the conqueror’s if so agreed. Its hosts, grants, purses and modifiers are gone, its vassals free, its struggles over, and it leaves all treaties, conferences and organizations without breach.',
  'OT-END-08': 'A player whose Nation is extinct stays in the game and may take over another; no player is eliminated.',
  'OT-END-09': 'Extinctions are tested in Nation order, and several Nations may fall at once.',
  'OT-END-10': 'A game without a last turn ends after turn 1,000,000.',
} as const;
