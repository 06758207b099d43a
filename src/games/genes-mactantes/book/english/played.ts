/** What was told of the examples when they were played: made by `npm run book`. */
export const played = {
  'a-test': {
    told: [
      'Ada: copy technology from Bo #1',
      'Ada reads: copy technology from Bo.',
      'Ada tests Diplomacy (copy technology): 7 + 5 = 12 against 12, failure.',
      'Round 3: Ada.',
      'Ada: copy technology from Bo #2',
      'Ada reads: copy technology from Bo.',
      'Ada tests Diplomacy (copy technology): 8 + 5 = 13 against 12, success with a margin of 1.',
      'Technology of Ada: 6 → 8.',
      'Round 4: Ada.',
    ],
  },
  'a-blockade': {
    told: [
      'Ada: face a crisis: Diplomacy, without help from others',
      'Diplomacy of Ada: 2 → 3.',
      'Ada faces a crisis of Diplomacy, which rises to 3.',
      'Ada tests Diplomacy (critical situation): 6 + 3 = 9 against 11, failure.',
      'Blockade of Ada: level 1.',
    ],
  },
  'foreign-soil': {
    told: [
      'Ada: travel: Ermessenda → Gual Llarg → Penyal Ventós → Pla de Brúgol',
      'Ermessenda travels to Penyal Ventós by way of Gual Llarg.',
      'Ermessenda is seen in Penyal Ventós.',
      'Bo must answer: reaction to a traveller, Ermessenda.',
      'Bo: react: capture, Militarism',
      'Bo answers (reaction to a traveller): capture.',
      'Ada must answer: defence of the target, Ermessenda.',
      'Ada: let the target defend itself',
      'Ada answers (defence of the target).',
      'Ermessenda is seen in Penyal Ventós.',
      'Bo against Ada in Militarism: 12 to 7 (dice 7, 2); Bo wins.',
      'Bo holds Ermessenda captive in Penyal Ventós.',
    ],
  },
  'hidden-principal': {
    told: [
      'Ada: pass',
      'Ada passes.',
      'Round 1: Bo.',
      'Bo: travel: Elisenda → Cala Blanca → Mar de Fora → Illa Fosca',
      'Elisenda travels to Illa Fosca by way of Cala Blanca and Mar de Fora.',
      'Bo: pass',
      'Bo passes.',
      'Round 2: Ada.',
      'Ada: capture Elisenda (external): Diplomacy',
      'Ada: capture Elisenda (external) is void (the target is elsewhere).',
      'Round 3: Ada.',
    ],
  },
  'with-intel': {
    told: [
      'Ada: sabotage against Bo: use intel',
      'Ada reads: sabotage against Bo.',
      'Ada has no intel on Bo.',
      'Ada tests Diplomacy (sabotage): 6 + 5 = 11 against 10, success with a margin of 1.',
      'Bo: −1 action next turn (sabotage).',
      'Round 3: Ada.',
    ],
  },
  'a-failed-assassin': {
    told: [
      'Ada: assassinate Borrell (internal)',
      'Ada reads: assassinate Borrell (internal).',
      'Bo must answer: defence of the target, Borrell.',
      'Bo: let the target defend itself',
      'Bo answers (defence of the target).',
      'Borrell of Bo, in Gual Llarg, helps and adds 2.',
      'Borrell is seen in Gual Llarg.',
      'Ada against Bo in Diplomacy: 9 to 10 (dice 4, 3); Bo wins.',
      'Bo must answer: repatriate, Borrell.',
      'Bo: repatriate: Pla de Brúgol',
      'Bo answers (repatriate): Pla de Brúgol.',
      'Borrell is brought home to Pla de Brúgol.',
      'Round 3: Ada.',
    ],
  },
  'siege-and-assault': {
    told: [
      'Ada: besiege Pla de Brúgol: base in Pla de Brúgol',
      'Ada reads: besiege Pla de Brúgol.',
      'Ada tests Militarism (siege): 7 + 6 = 13 against 12, success with a margin of 1.',
      'Ada besieges the city in Pla de Brúgol from Pla de Brúgol.',
      'Bo: −1 action next turn (siege).',
      'Round 3: Ada.',
      'Ada: battle for Pla de Brúgol: army in Pla de Brúgol',
      'Ada reads: battle for Pla de Brúgol.',
      'Bo must answer: defence in battle.',
      'Bo: defend in battle',
      'Bo answers (defence in battle).',
      'Battle (assault) in Pla de Brúgol: Ada 21 (die 5), Bo 16 (die 4); Ada wins, the defeated lose 5 points.',
      'Bo, garrison in Pla de Brúgol: −5 (lost).',
      'The siege of Pla de Brúgol by Ada ends (the city has fallen).',
      'Ada conquers the city in Pla de Brúgol, which was that of Bo.',
      'Bo withdraws 1 point from Pla de Brúgol (garrison) to Cala Blanca (garrison).',
      'Ada leads in 10 points from Pla de Brúgol (army) to Pla de Brúgol (garrison).',
      'The game is over (every capital is taken): Ada wins.',
    ],
    board: `Turn 1, game over
Ada: Aurenca, Army 16
  Authority 6, Diplomacy 5, Militarism 6, Technology 6 · actions 6
  Guifré (principal, Authority 1, Militarism 1) · Ermessenda (Diplomacy 2)
  a1           Planells           (*Aurenc)  Ada g6                              > a2 a3 a4 a5 a6 a7
  a2           Port d'Alba        [Port d'Alba]                                  > a1 a3 a7 mar-de-fora
  a3           Rouredes           (Rouredal)                                     > a1 a2 a4 b7
  a4           Gual Llarg                                                        > a1 a3 a5 b6 b7
  a5           Aiguabaixa                                                        > a1 a4 a6 mar-de-dins
  a6           Serrat Gris        (Castellgris)                                  > a1 a5 a7 b4
  a7           Cingles Alts                                                      > a1 a2 a6 b3 b4
  a8           Illa Brava                                                        > mar-de-fora
  b1           Pla de Brúgol      [*Brúgol]  Ada g10                             > b2 b3 b4 b5 b6 b7
Bo: Brúgola, Army 5
  Authority 6, Diplomacy 5, Militarism 4, Technology 6 · actions 6
  Elisenda (principal, Authority 1, Militarism 1) · Borrell (Diplomacy 2)
  b2           Cala Blanca        [Cala Blanca]  Bo g1                           > b1 b3 b7 mar-de-fora
  b3           Bosc d'Arç         (Arçosa)  Bo g4                                > a7 b1 b2 b4
  b4           Gual de Llum                                                      > a6 a7 b1 b3 b5
  b5           Llacunes                                                          > b1 b4 b6 mar-de-dins
  b6           Puig Roig          (Rojal)                                        > a4 b1 b5 b7
  b7           Penyal Ventós                                                     > a3 a4 b1 b2 b6
  b8           Illa Fosca                                                        > mar-de-fora
seas
  mar-de-fora  ~ Mar de Fora                                                     > a2 a8 b2 b8
  mar-de-dins  ~ Mar de Dins                                                     > a5 b5`,
  },
  'a-civil-war': {
    told: [
      'Ada: civil war',
      'Ada reads: civil war.',
      'Bo must answer: support for the rebels.',
      "Bo: support the rebels: Borrell, principal Borrell, army in Port d'Alba",
      'Bo answers (support for the rebels): Borrell.',
      'Bo reads: support the rebellion against Ada.',
      "Bo supports the rebels against Ada with army in Port d'Alba (9) and Borrell.",
      'Borrell is now the principal of the rebels against Ada.',
      'Guifré of Ada, in Planells, helps and adds 2.',
      "Borrell of Bo, in Port d'Alba, helps and adds 2.",
      'Battle (civil war): Ada 21 (die 3), the rebels 23 (die 4); the rebels win, the defeated lose 2 points.',
      'Ada, garrison in Planells: −2 (lost).',
      'Bo must answer: reprisal, Guifré.',
      'Bo: react: let go',
      'Bo answers (reprisal): let go.',
      'Ada tests Authority (civil war): 9 + 2 = 11 against 14, failure.',
      'Round 3: Ada.',
    ],
  },
  'a-ransom': {
    told: [
      'Ada: propose a trade to Bo: troops (3, garrison in Planells) for captive (Ermessenda)',
      'Ada offers Bo troops (3, garrison in Planells) for captive (Ermessenda).',
      'Bo: accept a trade: Ada offers Bo troops (3, garrison in Planells) for captive (Ermessenda)',
      'The offer of Ada to Bo is closed (accepted).',
      'Ada, garrison in Planells: −3 (given).',
      'Bo, army in Planells: +3 (received).',
      'Ermessenda goes free in Pla de Brúgol.',
      'Ermessenda is brought home to Planells.',
      'Ada gives Bo troops (3, garrison in Planells) for captive (Ermessenda).',
    ],
  },
  'a-disaster': {
    told: [
      'Cy: pass',
      'Cy passes.',
      'Turn 1 ends.',
      'Turn 2 begins.',
      'Event die 10: Bo is affected (die 4).',
      'Ada must answer: kind of disaster.',
      'Ada: choose the disaster: flood',
      'Ada answers (kind of disaster): flood.',
      'Cy must answer: stricken city.',
      'Cy: choose the stricken city: Pla de Brúgol',
      'Cy answers (stricken city): Pla de Brúgol.',
      'A disaster strikes the city of Bo in Pla de Brúgol: flood.',
      'Bo has 1 disaster to put in order.',
    ],
  },
} as const;
