import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';

/** The game on one page, to keep beside the board. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'Un turno' },
  {
    kind: 'steps',
    items: [
      { text: 'Todos escriben en secreto, sobre el mapa con que empieza el turno.', cites: ['ET-FLOW-03'] },
      { text: 'Todos entregan, todo se revela.', cites: ['ET-FLOW-04'] },
      {
        text: 'Alianzas, Defensas, muertes y combates; las conquistas, a la vez.',
        cites: ['ET-ADJ-01', 'ET-ADJ-02', 'ET-ADJ-03', 'ET-ADJ-04'],
      },
      { text: 'Se entregan planetas. Quien perdió el último por conquista queda eliminado.', cites: ['ET-ADJ-05', 'ET-ADJ-06'] },
      { text: 'Gestas, puntos, beneficios. Turno siguiente.', cites: ['ET-ADJ-08', 'ET-ADJ-09', 'ET-ADJ-10'] },
    ],
  },
  { kind: 'heading', text: 'Acciones' },
  {
    kind: 'table',
    caption: 'Cuántas tienes',
    head: ['Por', 'Acciones'],
    rows: [
      ['Participar', '1'],
      ['Controlar planetas', '1'],
      ['Controlar subsectores', '1'],
      ['Cada símbolo de Recursos', '1'],
      ['Cada sector', '2'],
      ['Cada mundo sagrado de tu fe', '1'],
      ['La clase de tu banda, si cumple su condición', '1'],
      ['Cada acción permanente', '1'],
    ],
    cites: ['ET-ALLOW-01', 'ET-ALLOW-02', 'ET-ALLOW-03', 'ET-ALLOW-04', 'ET-ALLOW-05', 'ET-ALLOW-06', 'ET-ALLOW-07', 'ET-ALLOW-09'],
  },
  { kind: 'heading', text: 'Órdenes' },
  {
    kind: 'points',
    items: [
      {
        text: 'Invadir: 1 cada vez, 2 a través del Límite, 1 en las Puertas de Cadia. En un subsector donde controles planetas o en uno adyacente.',
        cites: ['ET-INV-07'],
      },
      { text: 'Defender un planeta: 1 cada vez; 2 en planeta ajeno a través del Límite.', cites: ['ET-DEF-05'] },
      { text: 'Defender un sector que controlas: 2 cada vez.', cites: ['ET-SEC-05'] },
      { text: 'Ceder e intercambiar: nada, a cualquier distancia.', cites: ['ET-CEDE-04', 'ET-TRADE-07'] },
      { text: 'Anunciar una gesta: nada, pero que no se te olvide.', cites: ['ET-CLAIM-08'] },
    ],
  },
  { kind: 'heading', text: 'Combates' },
  {
    kind: 'points',
    items: [
      {
        text: 'Primero mueren los habitantes, uno por punto; lo que queda ha de ser mayor que la Defensa.',
        cites: ['ET-KILL-01', 'ET-FIGHT-02'],
      },
      { text: 'Solo puede ganar el mayor Valor de Ataque; los empates se sortean.', cites: ['ET-FIGHT-01', 'ET-FIGHT-04'] },
      {
        text: 'Los aliados escriben los mismos miembros y el mismo destinatario, o atacan cada uno por su cuenta.',
        cites: ['ET-ALLY-08', 'ET-ALLY-09'],
      },
      { text: 'La Defensa dura un turno.', cites: ['ET-DEF-08'] },
      {
        text: 'Sin planetas: 1 acción, incursiones contra mundos exteriores, no contra un sector que otro controle entero.',
        cites: ['ET-REACH-02'],
      },
    ],
  },
  { kind: 'heading', text: 'Puntos de cada turno' },
  {
    kind: 'table',
    caption: 'Territorio',
    head: ['Por cada', 'Puntos'],
    rows: [
      ['Planeta', '1'],
      ['Símbolo de Recursos', '1'],
      ['Subsector', '1'],
      ['Sector exterior', '3'],
      ['Sector del Ojo', '5'],
    ],
    cites: ['ET-SCORE-01', 'ET-SCORE-02', 'ET-SCORE-03', 'ET-SCORE-04', 'ET-SCORE-05'],
  },
  {
    kind: 'text',
    text: 'Y además las gestas. Los turnos 7 y 8 valen doble. Quien más puntos tiene después del turno 8 es Señor del Caos Supremo.',
    cites: ['ET-SCORE-07', 'ET-SCORE-08'],
  },
];
