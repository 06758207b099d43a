/** What was told of the examples when they were played: made by `npm run book`. */
export const played = {
  'the-beginning': {
    told: [
      'Ada: lead the Thousand Sons',
      'Ada leads the Thousand Sons (Tzeentch).',
      'Bo: lead the World Eaters',
      'Bo leads the World Eaters (Khorne).',
      'Cleo: lead the Black Legion',
      'Cleo leads the Black Legion (Absolute Chaos).',
      'Turn 1 begins. Actions: Ada 2, Bo 2, Cleo 2.',
    ],
    board: `     VO-2      │   PC-1 gate   │   PC-2 gate   │     EH-1      │     EH-2
     · · ·     │      3 1      │     1 1 1     │     · · ·     │     A · ·
───────────────╬┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╬═══════════════╗───────────────
     VO-1      ║     GTE-1     │     CH-1      │     TC-1      ║     MS-1
     C · ·     ║     · · ·     │      · ·      │     · · ·     ║     · · 2
───────────────╫───────────────┼───────────────┼───────────────╫───────────────
     AP-2      ║     GTE-2     │     CH-2      │     TC-2      ║     MS-2
     · · ·     ║      · 3      │     · 2 ·     │      · 2      ║     · · ·
───────────────╚═══════════════╪═══════════════╪═══════════════╝───────────────
     AP-1      │     CF-2      │     CF-1      │     LR-2      │     LR-1
     · · ·     │     · · ·     │     B · 2     │     · · ·     │     · · ·

A  Ada         Thousand Sons            0 points     1 planet     2 actions
B  Bo          World Eaters             0 points     1 planet     2 actions
C  Cleo        Black Legion             0 points     1 planet     2 actions`,
  },
  'first-turn': {
    told: [
      'Ada: hand in: invade Quebrada; invade Dulcamara',
      'Ada commits their sheet.',
      'Bo: hand in: invade Espejo; invade Filo Negro',
      'Bo commits their sheet.',
      'Turn 1 is revealed. Ada: invade Quebrada; invade Dulcamara. Bo: invade Espejo; invade Filo Negro.',
      'Fight for Quebrada, Defence 0: Ada 1; the planet goes to Ada.',
      'Fight for Dulcamara, Defence 0: Ada 1; the planet goes to Ada.',
      'Fight for Espejo, Defence 0: Bo 1; the planet goes to Bo.',
      'Fight for Filo Negro, Defence 1: Bo 1; nobody conquers it.',
      'Ada conquers Quebrada.',
      'Ada conquers Dulcamara.',
      'Bo conquers Espejo.',
      'Ada scores 5 points (5 by territory, 0 by deeds) and has 5.',
      'Bo scores 3 points (3 by territory, 0 by deeds) and has 3.',
      'Turn 2 begins. Actions: Ada 4, Bo 3.',
    ],
    board: `     VO-2      │   PC-1 gate   │   PC-2 gate   │     EH-1      │     EH-2
     · · ·     │      3 1      │     1 1 1     │     · · ·     │     A A A
───────────────╬┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╬═══════════════╗───────────────
     VO-1      ║     GTE-1     │     CH-1      │     TC-1      ║     MS-1
     B B ·     ║     · · ·     │      · ·      │     · · ·     ║     · · 2
───────────────╫───────────────┼───────────────┼───────────────╫───────────────
     AP-2      ║     GTE-2     │     CH-2      │     TC-2      ║     MS-2
     · · ·     ║      · 3      │     · 2 ·     │      · 2      ║     · · ·
───────────────╚═══════════════╪═══════════════╪═══════════════╝───────────────
     AP-1      │     CF-2      │     CF-1      │     LR-2      │     LR-1
     · · ·     │     · · ·     │     · · 2     │     · · ·     │     · · ·

A  Ada         Thousand Sons            5 points     3 planets    4 actions
B  Bo          World Eaters             3 points     2 planets    3 actions`,
  },
  'cadia-in-two-turns': {
    told: [
      'Ada: hand in: invade Cadia ×4',
      'Ada commits their sheet.',
      'Bo: hand in an empty sheet',
      'Bo commits their sheet.',
      'Turn 5 is revealed. Ada: invade Cadia ×4. Bo: nothing.',
      'Ada kills 3 units of Cadian Guard on Cadia.',
      'Fight for Cadia, Defence 1: Ada 4, 1 left; nobody conquers it.',
      'Ada scores 5 points (5 by territory, 0 by deeds) and has 5.',
      'Bo scores 1 point (1 by territory, 0 by deeds) and has 1.',
      'Turn 6 begins. Actions: Ada 4, Bo 2.',
      'Ada: hand in: invade Cadia ×2; claim Fall of Cadia',
      'Ada commits their sheet.',
      'Bo: hand in an empty sheet',
      'Bo commits their sheet.',
      'Turn 6 is revealed. Ada: invade Cadia ×2; claim Fall of Cadia. Bo: nothing.',
      'Fight for Cadia, Defence 1: Ada 2; the planet goes to Ada.',
      'Ada conquers Cadia.',
      'Fall of Cadia is achieved by Ada (12 points).',
      'Ada scores 18 points (6 by territory, 12 by deeds) and has 23.',
      'Bo scores 1 point (1 by territory, 0 by deeds) and has 2.',
      'Turn 7 begins. Actions: Ada 4, Bo 2.',
    ],
  },
  'an-alliance': {
    told: [
      'Ada: hand in an empty sheet',
      'Ada commits their sheet.',
      'Bo: hand in: invade Ferrod with Cleo, for Bo',
      'Bo commits their sheet.',
      'Cleo: hand in: invade Ferrod with Bo, for Bo',
      'Cleo commits their sheet.',
      'Dan: hand in: invade Ferrod',
      'Dan commits their sheet.',
      'Turn 3 is revealed. Ada: nothing. Bo: invade Ferrod with Cleo, for Bo. Cleo: invade Ferrod with Bo, for Bo. Dan: invade Ferrod.',
      'Bo and Cleo attack Ferrod as one, for Bo.',
      'Fight for Ferrod, Defence 0: Bo and Cleo 2; Dan 1; the planet goes to Bo.',
      'Bo conquers Ferrod from Ada.',
      'Ada loses their last planet to Bo.',
      'Ada scores 0 points (0 by territory, 0 by deeds) and has 0.',
      'Bo scores 2 points (2 by territory, 0 by deeds) and has 2.',
      'Cleo scores 2 points (2 by territory, 0 by deeds) and has 2.',
      'Dan scores 2 points (2 by territory, 0 by deeds) and has 2.',
      'Turn 4 begins. Actions: Ada 1, Bo 2, Cleo 3, Dan 3.',
    ],
  },
  'a-forgotten-alliance': {
    told: [
      'Ada: hand in an empty sheet',
      'Ada commits their sheet.',
      'Bo: hand in: invade Ferrod with Cleo, for Bo',
      'Bo commits their sheet.',
      'Cleo: hand in: invade Ferrod',
      'Cleo commits their sheet.',
      'Dan: hand in: invade Ferrod',
      'Dan commits their sheet.',
      'Turn 3 is revealed. Ada: nothing. Bo: invade Ferrod with Cleo, for Bo. Cleo: invade Ferrod. Dan: invade Ferrod.',
      'Not all allies wrote what Bo wrote about Ferrod: the alliance does not come about.',
      'Fight for Ferrod, Defence 0: Bo 1; Cleo 1; Dan 1; the planet goes to Dan, by lot.',
      'Dan conquers Ferrod from Ada.',
      'Ada loses their last planet to Dan.',
      'Ada scores 0 points (0 by territory, 0 by deeds) and has 0.',
      'Bo scores 1 point (1 by territory, 0 by deeds) and has 1.',
      'Cleo scores 2 points (2 by territory, 0 by deeds) and has 2.',
      'Dan scores 3 points (3 by territory, 0 by deeds) and has 3.',
      'Turn 4 begins. Actions: Ada 1, Bo 2, Cleo 3, Dan 3.',
    ],
  },
  'two-on-fenris': {
    told: [
      'Ada: hand in: invade Fenris ×2',
      'Ada commits their sheet.',
      'Bo: hand in: invade Fenris',
      'Bo commits their sheet.',
      'Turn 4 is revealed. Ada: invade Fenris ×2. Bo: invade Fenris.',
      'Ada kills 2 units of Space Marines on Fenris.',
      'Fight for Fenris, Defence 0: Ada 2, 0 left; Bo 1; nobody conquers it.',
      'Ada scores 1 point (1 by territory, 0 by deeds) and has 1.',
      'Bo scores 2 points (2 by territory, 0 by deeds) and has 2.',
      'Turn 5 begins. Actions: Ada 2, Bo 3.',
    ],
  },
  'a-defence-of-one-turn': {
    told: [
      'Ada: hand in: invade Rubra',
      'Ada commits their sheet.',
      'Bo: hand in: defend Rubra',
      'Bo commits their sheet.',
      'Turn 4 is revealed. Ada: invade Rubra. Bo: defend Rubra.',
      'Rubra stands at Defence 1 (Bo +1).',
      'Fight for Rubra, Defence 1: Ada 1; nobody conquers it.',
      'Ada scores 2 points (2 by territory, 0 by deeds) and has 2.',
      'Bo scores 1 point (1 by territory, 0 by deeds) and has 1.',
      'Turn 5 begins. Actions: Ada 3, Bo 2.',
      'Ada: hand in: invade Rubra',
      'Ada commits their sheet.',
      'Bo: hand in an empty sheet',
      'Bo commits their sheet.',
      'Turn 5 is revealed. Ada: invade Rubra. Bo: nothing.',
      'Fight for Rubra, Defence 0: Ada 1; the planet goes to Ada.',
      'Ada conquers Rubra from Bo.',
      'Bo loses their last planet to Ada.',
      'Ada scores 3 points (3 by territory, 0 by deeds) and has 5.',
      'Bo scores 0 points (0 by territory, 0 by deeds) and has 1.',
      'Turn 6 begins. Actions: Ada 3, Bo 1.',
    ],
  },
  'a-spoilt-exchange': {
    told: [
      'Ada: hand in: trade Tajo for Prisma with Bo',
      'Ada commits their sheet.',
      'Bo: hand in: cede Prisma to Ada',
      'Bo commits their sheet.',
      'Cleo: hand in: invade Tajo',
      'Cleo commits their sheet.',
      'Turn 4 is revealed. Ada: trade Tajo for Prisma with Bo. Bo: cede Prisma to Ada. Cleo: invade Tajo.',
      'Fight for Tajo, Defence 0: Cleo 1; the planet goes to Cleo.',
      'Cleo conquers Tajo from Ada.',
      'Bo does not cede Prisma to Ada: a planet was lost first.',
      'The trade of Ada with Bo fails: a planet was lost first.',
      'Ada loses their last planet to Cleo.',
      'Ada scores 0 points (0 by territory, 0 by deeds) and has 0.',
      'Bo scores 3 points (3 by territory, 0 by deeds) and has 3.',
      'Cleo scores 3 points (3 by territory, 0 by deeds) and has 3.',
      'Turn 5 begins. Actions: Ada 1, Bo 3, Cleo 3.',
    ],
  },
  'a-portal': {
    told: [
      'Ada: hand in: invade Quimera; invade Espejismo; claim Warp Portal',
      'Ada commits their sheet.',
      'Bo: hand in an empty sheet',
      'Bo commits their sheet.',
      'Turn 4 is revealed. Ada: invade Quimera; invade Espejismo; claim Warp Portal. Bo: nothing.',
      'Fight for Quimera, Defence 0: Ada 1; the planet goes to Ada.',
      'Fight for Espejismo, Defence 0: Ada 1; the planet goes to Ada.',
      'Ada conquers Quimera.',
      'Ada conquers Espejismo.',
      'Warp Portal is achieved by Ada (9 points).',
      'Ada scores 16 points (7 by territory, 9 by deeds) and has 16.',
      'Bo scores 1 point (1 by territory, 0 by deeds) and has 1.',
      'Turn 5 begins. Actions: Ada 5, Bo 2.',
    ],
  },
  'eliminated-and-back': {
    told: [
      'Ada: hand in: invade Carmesina',
      'Ada commits their sheet.',
      'Bo: hand in an empty sheet',
      'Bo commits their sheet.',
      'Cleo: hand in: cede Prisma to Bo',
      'Cleo commits their sheet.',
      'Turn 4 is revealed. Ada: invade Carmesina. Bo: nothing. Cleo: cede Prisma to Bo.',
      'Fight for Carmesina, Defence 0: Ada 1; the planet goes to Ada.',
      'Ada conquers Carmesina from Bo.',
      'Cleo cedes Prisma to Bo.',
      'Bo loses their last planet to Ada.',
      'Bo now has planets.',
      'Ada scores 5 points (5 by territory, 0 by deeds) and has 5.',
      'Bo scores 0 points (0 by territory, 0 by deeds) and has 0.',
      'Cleo scores 3 points (3 by territory, 0 by deeds) and has 3.',
      'Turn 5 begins. Actions: Ada 5, Bo 3, Cleo 2.',
    ],
  },
  'a-shared-deed': {
    told: [
      'Ada: hand in: claim Avatar',
      'Ada commits their sheet.',
      'Bo: hand in: claim Avatar',
      'Bo commits their sheet.',
      'Turn 7 is revealed. Ada: claim Avatar. Bo: claim Avatar.',
      'Avatar is achieved by Ada (5 points) and Bo (5 points); Bo gains a permanent action.',
      'Ada scores 16 points (3 by territory, 5 by deeds; the turn pays double) and has 16.',
      'Bo scores 16 points (3 by territory, 5 by deeds; the turn pays double) and has 16.',
      'Turn 8 begins. Actions: Ada 5, Bo 6.',
    ],
  },
  'the-last-turn': {
    told: [
      'Ada: hand in an empty sheet',
      'Ada commits their sheet.',
      'Bo: hand in: cede Tajo to Ada',
      'Bo commits their sheet.',
      'Cleo: hand in an empty sheet',
      'Cleo commits their sheet.',
      'Turn 8 is revealed. Ada: nothing. Bo: cede Tajo to Ada. Cleo: nothing.',
      'Bo cedes Tajo to Ada.',
      'Ada scores 2 points (1 by territory, 0 by deeds; the turn pays double) and has 92.',
      'Bo scores 6 points (3 by territory, 0 by deeds; the turn pays double) and has 91.',
      'Cleo scores 2 points (1 by territory, 0 by deeds; the turn pays double) and has 62.',
      'Ada: name Cleo as lieutenant',
      'Ada names Cleo as lieutenant.',
      'The game ends: Ada is Supreme Chaos Lord.',
    ],
  },
} as const;
