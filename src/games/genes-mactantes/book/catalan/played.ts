/** What was told of the examples when they were played: made by `npm run book`. */
export const played = {
  'a-test': {
    told: [
      'Ada: copiar tecnologia a Bo #1',
      'Ada llig: copiar tecnologia a Bo.',
      'Ada fa una prova de Diplomàcia (copiar tecnologia): 7 + 5 = 12 contra 12, fracàs.',
      'Ronda 3: Ada.',
      'Ada: copiar tecnologia a Bo #2',
      'Ada llig: copiar tecnologia a Bo.',
      'Ada fa una prova de Diplomàcia (copiar tecnologia): 8 + 5 = 13 contra 12, èxit amb un marge d’1.',
      'Tecnologia d’Ada: 6 → 8.',
      'Ronda 4: Ada.',
    ],
  },
  'a-blockade': {
    told: [
      'Ada: afrontar una crisi: Diplomàcia, sense ajuda d’altres',
      'Diplomàcia d’Ada: 2 → 3.',
      'Ada afronta una crisi de Diplomàcia, que puja a 3.',
      'Ada fa una prova de Diplomàcia (situació crítica): 6 + 3 = 9 contra 11, fracàs.',
      'Bloqueig d’Ada: nivell 1.',
    ],
  },
  'foreign-soil': {
    told: [
      'Ada: viatjar: Ermessenda → Gual Llarg → Penyal Ventós → Pla de Brúgol',
      'Ermessenda viatja fins a Penyal Ventós per Gual Llarg.',
      'S’ha vist Ermessenda a Penyal Ventós.',
      'Bo ha de respondre: reacció a un viatger, Ermessenda.',
      'Bo: reaccionar: capturar, Militarisme',
      'Bo respon (reacció a un viatger): capturar.',
      'Ada ha de respondre: defensa de l’objectiu, Ermessenda.',
      'Ada: deixar que l’objectiu es defense tot sol',
      'Ada respon (defensa de l’objectiu).',
      'S’ha vist Ermessenda a Penyal Ventós.',
      'Bo contra Ada en Militarisme: 12 a 7 (daus 7, 2); guanya Bo.',
      'Bo té Ermessenda en captivitat a Penyal Ventós.',
    ],
  },
  'hidden-principal': {
    told: [
      'Ada: passar',
      'Ada passa.',
      'Ronda 1: Bo.',
      'Bo: viatjar: Elisenda → Cala Blanca → Mar de Fora → Illa Fosca',
      'Elisenda viatja fins a Illa Fosca per Cala Blanca i Mar de Fora.',
      'Bo: passar',
      'Bo passa.',
      'Ronda 2: Ada.',
      'Ada: capturar Elisenda (externa): Diplomàcia',
      'Ada: capturar Elisenda (externa), nul·la (l’objectiu no hi és).',
      'Ronda 3: Ada.',
    ],
  },
  'with-intel': {
    told: [
      'Ada: sabotatge contra Bo: fer servir informació',
      'Ada llig: sabotatge contra Bo.',
      'Ada ja no té informació sobre Bo.',
      'Ada fa una prova de Diplomàcia (sabotatge): 6 + 5 = 11 contra 10, èxit amb un marge d’1.',
      'Bo: −1 acció el torn vinent (sabotatge).',
      'Ronda 3: Ada.',
    ],
  },
  'a-failed-assassin': {
    told: [
      'Ada: assassinar Borrell (interna)',
      'Ada llig: assassinar Borrell (interna).',
      'Bo ha de respondre: defensa de l’objectiu, Borrell.',
      'Bo: deixar que l’objectiu es defense tot sol',
      'Bo respon (defensa de l’objectiu).',
      'Borrell, de Bo, ajuda des de Gual Llarg i suma 2.',
      'S’ha vist Borrell a Gual Llarg.',
      'Ada contra Bo en Diplomàcia: 9 a 10 (daus 4, 3); guanya Bo.',
      'Bo ha de respondre: repatriar, Borrell.',
      'Bo: repatriar: Pla de Brúgol',
      'Bo respon (repatriar): Pla de Brúgol.',
      'Borrell torna a casa, a Pla de Brúgol.',
      'Ronda 3: Ada.',
    ],
  },
  'siege-and-assault': {
    told: [
      'Ada: assetjar Pla de Brúgol: base a Pla de Brúgol',
      'Ada llig: assetjar Pla de Brúgol.',
      'Ada fa una prova de Militarisme (setge): 7 + 6 = 13 contra 12, èxit amb un marge d’1.',
      'Ada assetja la ciutat de Pla de Brúgol des de Pla de Brúgol.',
      'Bo: −1 acció el torn vinent (setge).',
      'Ronda 3: Ada.',
      'Ada: batalla per Pla de Brúgol: armada a Pla de Brúgol',
      'Ada llig: batalla per Pla de Brúgol.',
      'Bo ha de respondre: defensa en batalla.',
      'Bo: defensar-se en batalla',
      'Bo respon (defensa en batalla).',
      'Batalla (assalt) a Pla de Brúgol: Ada 21 (dau 5), Bo 16 (dau 4); guanya Ada, i els vençuts perden 5 punts.',
      'Bo, guarnició a Pla de Brúgol: −5 (pèrdua).',
      'S’acaba el setge d’Ada a Pla de Brúgol (la ciutat ha caigut).',
      'Ada conquereix la ciutat de Pla de Brúgol, que era de Bo.',
      'Bo retira 1 punt de Pla de Brúgol (guarnició) a Cala Blanca (guarnició).',
      'Ada fa entrar 10 punts de Pla de Brúgol (armada) a Pla de Brúgol (guarnició).',
      'S’acaba la partida (totes les capitals en les mateixes mans): guanya Ada.',
    ],
    board: `Torn 1, fi de la partida
Ada: Aurenca, Exèrcit 16
  Autoritat 6, Diplomàcia 5, Militarisme 6, Tecnologia 6 · accions 6
  Guifré (principal, Autoritat 1, Militarisme 1) · Ermessenda (Diplomàcia 2)
  a1           Planells           (*Aurenc)  Ada g6                              > a2 a3 a4 a5 a6 a7
  a2           Port d'Alba        [Port d'Alba]                                  > a1 a3 a7 mar-de-fora
  a3           Rouredes           (Rouredal)                                     > a1 a2 a4 b7
  a4           Gual Llarg                                                        > a1 a3 a5 b6 b7
  a5           Aiguabaixa                                                        > a1 a4 a6 mar-de-dins
  a6           Serrat Gris        (Castellgris)                                  > a1 a5 a7 b4
  a7           Cingles Alts                                                      > a1 a2 a6 b3 b4
  a8           Illa Brava                                                        > mar-de-fora
  b1           Pla de Brúgol      [*Brúgol]  Ada g10                             > b2 b3 b4 b5 b6 b7
Bo: Brúgola, Exèrcit 5
  Autoritat 6, Diplomàcia 5, Militarisme 4, Tecnologia 6 · accions 6
  Elisenda (principal, Autoritat 1, Militarisme 1) · Borrell (Diplomàcia 2)
  b2           Cala Blanca        [Cala Blanca]  Bo g1                           > b1 b3 b7 mar-de-fora
  b3           Bosc d'Arç         (Arçosa)  Bo g4                                > a7 b1 b2 b4
  b4           Gual de Llum                                                      > a6 a7 b1 b3 b5
  b5           Llacunes                                                          > b1 b4 b6 mar-de-dins
  b6           Puig Roig          (Rojal)                                        > a4 b1 b5 b7
  b7           Penyal Ventós                                                     > a3 a4 b1 b2 b6
  b8           Illa Fosca                                                        > mar-de-fora
mars
  mar-de-fora  ~ Mar de Fora                                                     > a2 a8 b2 b8
  mar-de-dins  ~ Mar de Dins                                                     > a5 b5`,
  },
  'a-civil-war': {
    told: [
      'Ada: guerra civil',
      'Ada llig: guerra civil.',
      'Bo ha de respondre: suport als rebels.',
      "Bo: recolzar els rebels: Borrell, principal Borrell, armada a Port d'Alba",
      'Bo respon (suport als rebels): Borrell.',
      'Bo llig: recolzar l’alçament contra Ada.',
      "Bo recolza els rebels contra Ada amb armada a Port d'Alba (9) i Borrell.",
      'Borrell té ara el càrrec de principal dels rebels contra Ada.',
      'Guifré, d’Ada, ajuda des de Planells i suma 2.',
      "Borrell, de Bo, ajuda des de Port d'Alba i suma 2.",
      'Batalla (guerra civil): Ada 21 (dau 3), els rebels 23 (dau 4); guanyen els rebels, i els vençuts perden 2 punts.',
      'Ada, guarnició a Planells: −2 (pèrdua).',
      'Bo ha de respondre: represàlia, Guifré.',
      'Bo: reaccionar: deixar passar',
      'Bo respon (represàlia): deixar passar.',
      'Ada fa una prova d’Autoritat (guerra civil): 9 + 2 = 11 contra 14, fracàs.',
      'Ronda 3: Ada.',
    ],
  },
  'a-ransom': {
    told: [
      'Ada: proposar un bescanvi a Bo: tropes (3, guarnició a Planells) a canvi de captiu (Ermessenda)',
      'Ada ofereix a Bo tropes (3, guarnició a Planells) a canvi de captiu (Ermessenda).',
      'Bo: acceptar un bescanvi: Ada ofereix a Bo tropes (3, guarnició a Planells) a canvi de captiu (Ermessenda)',
      'L’oferta d’Ada a Bo es tanca (acceptada).',
      'Ada, guarnició a Planells: −3 (lliurament).',
      'Bo, armada a Planells: +3 (recepció).',
      'Ermessenda és lliure a Pla de Brúgol.',
      'Ermessenda torna a casa, a Planells.',
      'Ada dona a Bo tropes (3, guarnició a Planells) a canvi de captiu (Ermessenda).',
    ],
  },
  'a-disaster': {
    told: [
      'Cy: passar',
      'Cy passa.',
      'Acaba el torn 1.',
      'Comença el torn 2.',
      'Dau d’esdeveniments 10: afecta Bo (dau 4).',
      'Ada ha de respondre: mena de desastre.',
      'Ada: triar el desastre: inundació',
      'Ada respon (mena de desastre): inundació.',
      'Cy ha de respondre: ciutat afectada.',
      'Cy: triar la ciutat afectada: Pla de Brúgol',
      'Cy respon (ciutat afectada): Pla de Brúgol.',
      'Desastre a la ciutat de Pla de Brúgol, de Bo: inundació.',
      'Bo té 1 desastre per reparar.',
    ],
  },
} as const;
