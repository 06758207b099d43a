import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'A l’ordinador',
  blocks: [
    { kind: 'text', text: 'Un programa que us porta la taula segueix les mateixes regles. Val la pena saber algunes coses que fa.' },
    { kind: 'heading', text: 'Què pots fer' },
    {
      kind: 'text',
      text: 'Demana als qui els toca, i als qui tenen una pregunta o una oferta per respondre. Als eliminats no els demana mai res.',
      cites: ['GM-FLOW-15', 'GM-FLOW-16'],
    },
    {
      kind: 'text',
      text: 'Una pregunta s’ha de respondre, i no fer res també és respondre, llevat de quan s’ha de triar un desastre.',
      cites: ['GM-WIND-01'],
    },
    {
      kind: 'text',
      text: 'Proposa què pots fer, i tot el que proposa és permés. Quan n’hi ha massa maneres en diu unes quantes: de personatges, cap, cadascun o tots; de quantitats, un, la meitat o tot. Les altres són igual de bones.',
      cites: ['GM-ENUM-01', 'GM-ENUM-02', 'GM-ENUM-03'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Per a cada crisi: afrontar-la amb ajuda dels altres.', cites: ['GM-CRIS-15'] },
        { text: 'Per al full: cada acció que podries apuntar, amb noms on en cal.', cites: ['GM-DECL-09'] },
        {
          text: 'Per a una acció: totes les maneres de fer-la. Contra un personatge diu la teua gent siga on siga, per no descobrir-te on és.',
          cites: ['GM-EXEC-07'],
        },
        { text: 'Per a una batalla: cada lloc on es pot lliurar, amb totes les tropes que hi tens.', cites: ['GM-BATT-07'] },
        { text: 'Per a un trasllat: on val la pena anar, amb la meitat o tot un contingent.', cites: ['GM-MOVT-06'] },
        { text: 'Per a un viatge: un camí a cada lloc, per menys terra d’altri i després el més curt.', cites: ['GM-TRAV-10'] },
      ],
    },
    {
      kind: 'text',
      text: 'El que és parlar t’ho deixa a tu: ofertes, discursos, mostrar coses i esborrar accions.',
      cites: ['GM-ENUM-04'],
    },
    { kind: 'heading', text: 'Quan diu que no' },
    {
      kind: 'text',
      text: 'Diu quina regla s’hi oposa i per què; primer, si et toca, i després, què hi falla. Llavors no ha passat res ni s’ha tirat cap dau.',
      cites: ['GM-ERR-01', 'GM-ERR-02', 'GM-ERR-03'],
    },
    {
      kind: 'text',
      text: 'Una opció que no entén la rebutja pel nom. Cada pas de la preparació és de qui és.',
      cites: ['GM-CFG-03', 'GM-SACT-01'],
    },
    { kind: 'heading', text: 'Què conta' },
    {
      kind: 'text',
      text: 'Cada tirada i cada canvi que tothom pot veure es diu una vegada, quan passa i sempre en el mateix ordre per a la mateixa mena d’acció.',
      cites: ['GM-EVT-01', 'GM-EVT-02'],
    },
    { kind: 'text', text: 'Porta els comptes del teu Exèrcit: cada punt, amb el motiu pel qual ve o se’n va.', cites: ['GM-STATE-11'] },
    {
      kind: 'text',
      text: 'Quan hi ha una pregunta, tothom veu qui ha de respondre i de què va. Qui viatja i per on, només ho saben els dos interessats.',
      cites: ['GM-VIS-09'],
    },
    {
      kind: 'text',
      text: 'Els espectadors i els eliminats veuen el que pot veure tothom i res més; i les propostes que reps no et diuen res que no pugues veure.',
      cites: ['GM-VIS-10', 'GM-VIS-11', 'GM-VIS-12'],
    },
  ],
};
