/** What was told of the examples when they were played: made by `npm run book`. */
export const played = {
  'the-beginning': {
    told: [
      'Ada: liderar la banda Mil Hijos',
      'Ada lidera la banda Mil Hijos (Tzeentch).',
      'Bo: liderar la banda Devoradores de Mundos',
      'Bo lidera la banda Devoradores de Mundos (Khorne).',
      'Cleo: liderar la banda Legión Negra',
      'Cleo lidera la banda Legión Negra (Caos Absoluto).',
      'Empieza el turno 1. Acciones: Ada 2, Bo 2, Cleo 2.',
    ],
    board: `     VO-2      │  PC-1 puerta  │  PC-2 puerta  │     EH-1      │     EH-2
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

A  Ada         Mil Hijos                0 puntos     1 planeta    2 acciones
B  Bo          Devoradores de Mundos    0 puntos     1 planeta    2 acciones
C  Cleo        Legión Negra             0 puntos     1 planeta    2 acciones`,
  },
  'first-turn': {
    told: [
      'Ada: entregar: invadir Quebrada; invadir Dulcamara',
      'Ada entrega su turno.',
      'Bo: entregar: invadir Espejo; invadir Filo Negro',
      'Bo entrega su turno.',
      'Se revela el turno 1. Ada: invadir Quebrada; invadir Dulcamara. Bo: invadir Espejo; invadir Filo Negro.',
      'Combate por Quebrada, Defensa 0: Ada 1; el planeta es para Ada.',
      'Combate por Dulcamara, Defensa 0: Ada 1; el planeta es para Ada.',
      'Combate por Espejo, Defensa 0: Bo 1; el planeta es para Bo.',
      'Combate por Filo Negro, Defensa 1: Bo 1; no lo conquista nadie.',
      'Ada conquista Quebrada.',
      'Ada conquista Dulcamara.',
      'Bo conquista Espejo.',
      'Ada gana 5 puntos (5 por territorio, 0 por gestas) y tiene 5.',
      'Bo gana 3 puntos (3 por territorio, 0 por gestas) y tiene 3.',
      'Empieza el turno 2. Acciones: Ada 4, Bo 3.',
    ],
    board: `     VO-2      │  PC-1 puerta  │  PC-2 puerta  │     EH-1      │     EH-2
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

A  Ada         Mil Hijos                5 puntos     3 planetas   4 acciones
B  Bo          Devoradores de Mundos    3 puntos     2 planetas   3 acciones`,
  },
  'cadia-in-two-turns': {
    told: [
      'Ada: entregar: invadir Cadia ×4',
      'Ada entrega su turno.',
      'Bo: entregar un turno vacío',
      'Bo entrega su turno.',
      'Se revela el turno 5. Ada: invadir Cadia ×4. Bo: nada.',
      'Ada mata 3 unidades de Guardia de Cadia en Cadia.',
      'Combate por Cadia, Defensa 1: Ada 4, queda 1; no lo conquista nadie.',
      'Ada gana 5 puntos (5 por territorio, 0 por gestas) y tiene 5.',
      'Bo gana 1 punto (1 por territorio, 0 por gestas) y tiene 1.',
      'Empieza el turno 6. Acciones: Ada 4, Bo 2.',
      'Ada: entregar: invadir Cadia ×2; anunciar «La caída de Cadia»',
      'Ada entrega su turno.',
      'Bo: entregar un turno vacío',
      'Bo entrega su turno.',
      'Se revela el turno 6. Ada: invadir Cadia ×2; anunciar «La caída de Cadia». Bo: nada.',
      'Combate por Cadia, Defensa 1: Ada 2; el planeta es para Ada.',
      'Ada conquista Cadia.',
      'Ada (12 puntos) cumple la gesta «La caída de Cadia».',
      'Ada gana 18 puntos (6 por territorio, 12 por gestas) y tiene 23.',
      'Bo gana 1 punto (1 por territorio, 0 por gestas) y tiene 2.',
      'Empieza el turno 7. Acciones: Ada 4, Bo 2.',
    ],
  },
  'an-alliance': {
    told: [
      'Ada: entregar un turno vacío',
      'Ada entrega su turno.',
      'Bo: entregar: invadir Ferrod con Cleo, para Bo',
      'Bo entrega su turno.',
      'Cleo: entregar: invadir Ferrod con Bo, para Bo',
      'Cleo entrega su turno.',
      'Dan: entregar: invadir Ferrod',
      'Dan entrega su turno.',
      'Se revela el turno 3. Ada: nada. Bo: invadir Ferrod con Cleo, para Bo. Cleo: invadir Ferrod con Bo, para Bo. Dan: invadir Ferrod.',
      'Bo y Cleo atacan Ferrod como uno solo, para Bo.',
      'Combate por Ferrod, Defensa 0: Bo y Cleo 2; Dan 1; el planeta es para Bo.',
      'Bo conquista Ferrod a Ada.',
      'Ada pierde su último planeta ante Bo.',
      'Ada gana 0 puntos (0 por territorio, 0 por gestas) y tiene 0.',
      'Bo gana 2 puntos (2 por territorio, 0 por gestas) y tiene 2.',
      'Cleo gana 2 puntos (2 por territorio, 0 por gestas) y tiene 2.',
      'Dan gana 2 puntos (2 por territorio, 0 por gestas) y tiene 2.',
      'Empieza el turno 4. Acciones: Ada 1, Bo 2, Cleo 3, Dan 3.',
    ],
  },
  'a-forgotten-alliance': {
    told: [
      'Ada: entregar un turno vacío',
      'Ada entrega su turno.',
      'Bo: entregar: invadir Ferrod con Cleo, para Bo',
      'Bo entrega su turno.',
      'Cleo: entregar: invadir Ferrod',
      'Cleo entrega su turno.',
      'Dan: entregar: invadir Ferrod',
      'Dan entrega su turno.',
      'Se revela el turno 3. Ada: nada. Bo: invadir Ferrod con Cleo, para Bo. Cleo: invadir Ferrod. Dan: invadir Ferrod.',
      'No todos los aliados escribieron lo mismo que Bo sobre Ferrod: la alianza no se forma.',
      'Combate por Ferrod, Defensa 0: Bo 1; Cleo 1; Dan 1; el planeta es para Dan, por sorteo.',
      'Dan conquista Ferrod a Ada.',
      'Ada pierde su último planeta ante Dan.',
      'Ada gana 0 puntos (0 por territorio, 0 por gestas) y tiene 0.',
      'Bo gana 1 punto (1 por territorio, 0 por gestas) y tiene 1.',
      'Cleo gana 2 puntos (2 por territorio, 0 por gestas) y tiene 2.',
      'Dan gana 3 puntos (3 por territorio, 0 por gestas) y tiene 3.',
      'Empieza el turno 4. Acciones: Ada 1, Bo 2, Cleo 3, Dan 3.',
    ],
  },
  'two-on-fenris': {
    told: [
      'Ada: entregar: invadir Fenris ×2',
      'Ada entrega su turno.',
      'Bo: entregar: invadir Fenris',
      'Bo entrega su turno.',
      'Se revela el turno 4. Ada: invadir Fenris ×2. Bo: invadir Fenris.',
      'Ada mata 2 unidades de Marines Espaciales en Fenris.',
      'Combate por Fenris, Defensa 0: Ada 2, quedan 0; Bo 1; no lo conquista nadie.',
      'Ada gana 1 punto (1 por territorio, 0 por gestas) y tiene 1.',
      'Bo gana 2 puntos (2 por territorio, 0 por gestas) y tiene 2.',
      'Empieza el turno 5. Acciones: Ada 2, Bo 3.',
    ],
  },
  'a-defence-of-one-turn': {
    told: [
      'Ada: entregar: invadir Rubra',
      'Ada entrega su turno.',
      'Bo: entregar: defender Rubra',
      'Bo entrega su turno.',
      'Se revela el turno 4. Ada: invadir Rubra. Bo: defender Rubra.',
      'Rubra tiene Defensa 1 (Bo +1).',
      'Combate por Rubra, Defensa 1: Ada 1; no lo conquista nadie.',
      'Ada gana 2 puntos (2 por territorio, 0 por gestas) y tiene 2.',
      'Bo gana 1 punto (1 por territorio, 0 por gestas) y tiene 1.',
      'Empieza el turno 5. Acciones: Ada 3, Bo 2.',
      'Ada: entregar: invadir Rubra',
      'Ada entrega su turno.',
      'Bo: entregar un turno vacío',
      'Bo entrega su turno.',
      'Se revela el turno 5. Ada: invadir Rubra. Bo: nada.',
      'Combate por Rubra, Defensa 0: Ada 1; el planeta es para Ada.',
      'Ada conquista Rubra a Bo.',
      'Bo pierde su último planeta ante Ada.',
      'Ada gana 3 puntos (3 por territorio, 0 por gestas) y tiene 5.',
      'Bo gana 0 puntos (0 por territorio, 0 por gestas) y tiene 1.',
      'Empieza el turno 6. Acciones: Ada 3, Bo 1.',
    ],
  },
  'a-spoilt-exchange': {
    told: [
      'Ada: entregar: intercambiar Tajo por Prisma con Bo',
      'Ada entrega su turno.',
      'Bo: entregar: ceder Prisma a Ada',
      'Bo entrega su turno.',
      'Cleo: entregar: invadir Tajo',
      'Cleo entrega su turno.',
      'Se revela el turno 4. Ada: intercambiar Tajo por Prisma con Bo. Bo: ceder Prisma a Ada. Cleo: invadir Tajo.',
      'Combate por Tajo, Defensa 0: Cleo 1; el planeta es para Cleo.',
      'Cleo conquista Tajo a Ada.',
      'Bo no cede Prisma a Ada: antes se perdió un planeta.',
      'Falla el intercambio de Ada con Bo: antes se perdió un planeta.',
      'Ada pierde su último planeta ante Cleo.',
      'Ada gana 0 puntos (0 por territorio, 0 por gestas) y tiene 0.',
      'Bo gana 3 puntos (3 por territorio, 0 por gestas) y tiene 3.',
      'Cleo gana 3 puntos (3 por territorio, 0 por gestas) y tiene 3.',
      'Empieza el turno 5. Acciones: Ada 1, Bo 3, Cleo 3.',
    ],
  },
  'a-portal': {
    told: [
      'Ada: entregar: invadir Quimera; invadir Espejismo; anunciar «Portal Disforme»',
      'Ada entrega su turno.',
      'Bo: entregar un turno vacío',
      'Bo entrega su turno.',
      'Se revela el turno 4. Ada: invadir Quimera; invadir Espejismo; anunciar «Portal Disforme». Bo: nada.',
      'Combate por Quimera, Defensa 0: Ada 1; el planeta es para Ada.',
      'Combate por Espejismo, Defensa 0: Ada 1; el planeta es para Ada.',
      'Ada conquista Quimera.',
      'Ada conquista Espejismo.',
      'Ada (9 puntos) cumple la gesta «Portal Disforme».',
      'Ada gana 16 puntos (7 por territorio, 9 por gestas) y tiene 16.',
      'Bo gana 1 punto (1 por territorio, 0 por gestas) y tiene 1.',
      'Empieza el turno 5. Acciones: Ada 5, Bo 2.',
    ],
  },
  'eliminated-and-back': {
    told: [
      'Ada: entregar: invadir Carmesina',
      'Ada entrega su turno.',
      'Bo: entregar un turno vacío',
      'Bo entrega su turno.',
      'Cleo: entregar: ceder Prisma a Bo',
      'Cleo entrega su turno.',
      'Se revela el turno 4. Ada: invadir Carmesina. Bo: nada. Cleo: ceder Prisma a Bo.',
      'Combate por Carmesina, Defensa 0: Ada 1; el planeta es para Ada.',
      'Ada conquista Carmesina a Bo.',
      'Cleo cede Prisma a Bo.',
      'Bo pierde su último planeta ante Ada.',
      'Bo ya tiene planetas.',
      'Ada gana 5 puntos (5 por territorio, 0 por gestas) y tiene 5.',
      'Bo gana 0 puntos (0 por territorio, 0 por gestas) y tiene 0.',
      'Cleo gana 3 puntos (3 por territorio, 0 por gestas) y tiene 3.',
      'Empieza el turno 5. Acciones: Ada 5, Bo 3, Cleo 2.',
    ],
  },
  'a-shared-deed': {
    told: [
      'Ada: entregar: anunciar «Avatar»',
      'Ada entrega su turno.',
      'Bo: entregar: anunciar «Avatar»',
      'Bo entrega su turno.',
      'Se revela el turno 7. Ada: anunciar «Avatar». Bo: anunciar «Avatar».',
      'Ada (5 puntos) y Bo (5 puntos) cumplen la gesta «Avatar»; Bo gana una acción permanente.',
      'Ada gana 16 puntos (3 por territorio, 5 por gestas; el turno vale doble) y tiene 16.',
      'Bo gana 16 puntos (3 por territorio, 5 por gestas; el turno vale doble) y tiene 16.',
      'Empieza el turno 8. Acciones: Ada 5, Bo 6.',
    ],
  },
  'the-last-turn': {
    told: [
      'Ada: entregar un turno vacío',
      'Ada entrega su turno.',
      'Bo: entregar: ceder Tajo a Ada',
      'Bo entrega su turno.',
      'Cleo: entregar un turno vacío',
      'Cleo entrega su turno.',
      'Se revela el turno 8. Ada: nada. Bo: ceder Tajo a Ada. Cleo: nada.',
      'Bo cede Tajo a Ada.',
      'Ada gana 2 puntos (1 por territorio, 0 por gestas; el turno vale doble) y tiene 92.',
      'Bo gana 6 puntos (3 por territorio, 0 por gestas; el turno vale doble) y tiene 91.',
      'Cleo gana 2 puntos (1 por territorio, 0 por gestas; el turno vale doble) y tiene 62.',
      'Ada: nombrar lugarteniente a Cleo',
      'Ada nombra lugarteniente a Cleo.',
      'Termina la partida: Ada es Señor del Caos Supremo.',
    ],
  },
} as const;
