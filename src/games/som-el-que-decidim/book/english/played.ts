/** What was told of the examples when they were played: made by `npm run book`. */
export const played = {
  'first-taxes': {
    told: [
      'Bo: pay railways (1 €)',
      'Bo pays the Spanish treasury 1 € (tax): railways (1 €).',
      'Cai: pay forests (1 €)',
      'Cai pays the Spanish treasury 1 € (tax): forests (1 €).',
      'Dot: pay forests (1 €)',
      'Dot pays the Spanish treasury 1 € (tax): forests (1 €).',
      'Ada: pay justice (2 €)',
      'Ada pays the Spanish treasury 2 € (tax): justice (2 €).',
    ],
  },
  'change-for-a-tax': {
    told: [
      'Cai: break education (2 €)',
      'Cai changes education (2 €) with the Spanish treasury for public housing (1 €) and railways (1 €).',
      'Cai: pay public housing (1 €)',
      'Cai pays the Spanish treasury 1 € (tax): public housing (1 €).',
    ],
  },
  'a-gift': {
    told: [
      'Ada: give Mossos d’Esquadra (2 €) to Bo',
      'Ada gives Bo Mossos d’Esquadra (2 €).',
      'Ada gains 2 participation discs (1 from the recipient, 1 from the pool).',
      'Ada: give roads (1 €) to Bo',
      'Ada gives Bo roads (1 €).',
      'Ada gains 1 participation disc (0 from the recipient, 1 from the pool).',
      'Ada: close social cohesion',
      'Ada closes social cohesion.',
      'Who walks: Ada.',
    ],
  },
  'a-walk': {
    told: [
      'Ada: move to cell 4',
      'Cell 4 is turned up: Container port.',
      'Ada moves from cell 0 to cell 4.',
      'Container port: 3 € for Ada.',
      'Ada: take 1 disc of 2 € and any rest in discs of 1 €',
      'Ada takes 3 €: Mossos d’Esquadra (2 €) and energies (1 €).',
      'Ada: move to cell 10',
      'Cell 10 is turned up: Public airwaves.',
      'Ada moves from cell 4 to cell 10.',
      'Ada: move to cell 16',
      'Cell 16 is turned up: Mobilised society.',
      'A part of the urn: Mobilised society. Parts found: 1.',
      'The walk of Ada is over.',
      'The turn ends; Bo is next.',
      'Turn 2: Bo holds the Generalitat.',
      'Taxes: Cai 1 € to the Spanish treasury, Dot 1 € to the Spanish treasury, Ada 1 € to the Spanish treasury, Bo 2 € to the Spanish treasury.',
    ],
    board: `      +-----+-----+-----+
      |  0  |  1  |  2  |
      |  ★  | ░░░ | ░░░ |
      | LOB |     |     |
+-----+-----+-----+-----+-----+-----+
|  3  |  4  |  5  |  6  |  7  |  8  |
| ░░░ | €€€ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
|  9  | 10  | 11  | 12  | 13  | 14  | 15  |
| ░░░ | Cat | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |  P  |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 16  | 17  | 18  | 19  | 20  | 21  | 22  |
|     | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 23  | 24  | 25  | 26  | 27  | 28  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+
| 29  | 30  | 31  | 32  | 33  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |
+-----+-----+-----+-----+-----+
      | 34  | 35  | 36  |
      | ░░░ | ░░░ | ░░░ |
      |     |     |     |
      +-----+-----+-----+

Spanish treasury 9 € (3×2 + 3×1) · pool 12 · urn 1/4
P Ada: 9 € · participation 0 · 2 × justice (2 €), Mossos d’Esquadra (2 €), 2 × roads (1 €), energies (1 €)
L Bo [Generalitat]: 6 € · participation 0 · 2 × health (2 €), 2 × railways (1 €)
O Cai: 6 € · participation 0 · health (2 €), education (2 €), 2 × forests (1 €)
B Dot: 6 € · participation 0 · 2 × education (2 €), forests (1 €), energies (1 €)`,
  },
  'the-state-acts': {
    told: [
      'Ada: move to cell 33',
      'Cell 33 is turned up: Court veto.',
      'Ada moves from cell 27 to cell 33.',
      'The State acts: Court veto.',
      'All citizens rally on cell 0.',
      'The walk of Ada is over.',
      'Collected and shuffled: Agència tributària catalana, Container port and Majority in parliament.',
      'Tiles lie face down again on cells 1, 4 and 30.',
      'The turn ends; Bo is next.',
      'Turn 2: Bo holds the Generalitat.',
      'Taxes: Cai 1 € to the Spanish treasury, Dot 1 € to the Spanish treasury, Ada 1 € to the Spanish treasury, Bo 2 € to the Spanish treasury.',
    ],
    board: `      +-----+-----+-----+
      |  0  |  1  |  2  |
      |  ★  | ░░░ | ░░░ |
      |PLOB |     |     |
+-----+-----+-----+-----+-----+-----+
|  3  |  4  |  5  |  6  |  7  |  8  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
|  9  | 10  | 11  | 12  | 13  | 14  | 15  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 16  | 17  | 18  | 19  | 20  | 21  | 22  |
| ░░░ | ░░░ | Suf | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 23  | 24  | 25  | 26  | 27  | 28  |
| ░░░ | ░░░ | ░░░ | ░░░ | Wld | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+
| 29  | 30  | 31  | 32  | 33  |
| ░░░ | ░░░ | ░░░ | ░░░ | Spa |
|     |     |     |     |     |
+-----+-----+-----+-----+-----+
      | 34  | 35  | 36  |
      | ░░░ | ░░░ | ░░░ |
      |     |     |     |
      +-----+-----+-----+

Spanish treasury 12 € (4×2 + 4×1) · pool 12 · urn 0/4
P Ada: 6 € · participation 0 · 2 × justice (2 €), 2 × roads (1 €)
L Bo [Generalitat]: 6 € · participation 0 · 2 × health (2 €), 2 × railways (1 €)
O Cai: 6 € · participation 0 · health (2 €), education (2 €), 2 × forests (1 €)
B Dot: 6 € · participation 0 · 2 × education (2 €), forests (1 €), energies (1 €)`,
  },
  'empty-treasury': {
    told: [
      'Dot: roll the die',
      'The die shows 4 € and the holder of the Generalitat.',
      'The game is over: unilateral declaration of independence. Dot wins (participation: Ada 1, Bo 4, Cai 4, Dot 0).',
    ],
  },
  'an-exchange': {
    told: [
      'Ada: take Mossos d’Esquadra from Bo for two discs of railways',
      'Ada takes Mossos d’Esquadra (2 €) from Bo for 2 × railways (1 €): one for Bo, the other for the treasury.',
    ],
  },
  'protected-urn': {
    told: [
      'Ada: move to cell 33',
      'Cell 33 is turned up: Court veto.',
      'Ada moves from cell 27 to cell 33.',
      'The State acts: Court veto.',
      'All citizens rally on cell 0.',
      'The walk of Ada is over.',
      'Ada: protect Mobilised society with firefighters of Cai',
      'Mobilised society is protected by firefighters (2 €) of Cai.',
      "Collected and shuffled: Human towers, Neighbours' assembly, Attention from abroad and Court veto.",
      'Tiles lie face down again on cells 7, 12, 31 and 33.',
      'The turn ends; Bo is next.',
      'Turn 2: Bo holds the Generalitat.',
      'Taxes: Cai 1 € to the Spanish treasury, Dot 1 € to the Spanish treasury, Ada 1 € to the Spanish treasury, Bo 2 € to the Spanish treasury.',
    ],
  },
  'an-election': {
    told: [
      'Ada: call elections',
      'Ada calls early elections.',
      'Ada: pay health (2 €) and roads (1 €)',
      'Ada pays the Spanish treasury 3 € (cost of elections): health (2 €) and roads (1 €).',
      'Ada: stand alone',
      'Ada stands alone.',
      'Bo: stand alone',
      'Bo stands alone.',
      'Cai: stand on the list of Cai and Dot, with Dot to govern',
      'Cai stands on the list of Cai and Dot, with Dot to govern.',
      'Dot: stand on the list of Cai and Dot, with Dot to govern',
      'Dot stands on the list of Cai and Dot, with Dot to govern.',
      'The lists: Ada, Bo, Cai+Dot (Dot to govern).',
      'Ada: hide 3 votes in the fist',
      'Ada hides 3 votes in a fist.',
      'Bo: hide 1 vote in the fist',
      'Bo hides 1 vote in a fist.',
      'Cai: hide 2 votes in the fist',
      'Cai hides 2 votes in a fist.',
      'Dot: hide 1 vote in the fist',
      'Dot hides 1 vote in a fist.',
      'Ada: open the fists',
      'The fists open: Ada 3, Bo 1, Cai 2, Dot 1.',
      'The elections: Ada 3, Bo 1, Cai+Dot 3. Ada wins: Ada governs next.',
      'The walk of Ada is over.',
      'The turn ends; Ada is next.',
      'Turn 2: Ada holds the Generalitat.',
      'Taxes: Bo 1 € to the Spanish treasury, Cai 1 € to the Spanish treasury, Dot 1 € to the Spanish treasury, Ada 2 € to the Spanish treasury.',
    ],
  },
  'a-motion': {
    told: [
      'Cai: present a motion of censure, with Dot to govern',
      'Cai presents a motion of censure; Dot would govern.',
      'Bo: stay neutral',
      'Bo stays neutral.',
      'Dot: support the candidate',
      'Dot supports the candidate.',
      'The sides are clear; if Cai wins, Dot governs.',
      'Ada: hide 4 votes in the fist',
      'Ada hides 4 votes in a fist.',
      'Cai: hide 2 votes in the fist',
      'Cai hides 2 votes in a fist.',
      'Dot: hide 3 votes in the fist',
      'Dot hides 3 votes in a fist.',
      'Ada: open the fists',
      'The fists open: Ada 4, Cai 2, Dot 3.',
      'The motion: Cai+Dot 5, Ada 4. The motion prospers: Dot governs next.',
      'The walk of Cai is over.',
      'The turn ends; Dot is next.',
      'Turn 2: Dot holds the Generalitat.',
      'Taxes: Ada 1 € to the Spanish treasury, Bo 1 € to the Spanish treasury, Cai 1 € to the Spanish treasury, Dot 2 € to the Spanish treasury.',
    ],
  },
} as const;
