import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What a turn pays. */
export const points: Chapter<ClauseId> = {
  id: 'points',
  title: 'Los puntos',
  blocks: [
    {
      kind: 'text',
      text: 'Todos los turnos dan puntos, desde el primero. Lo que ganas se suma a tu total, y nada te lo quita después.',
      cites: ['ET-SCORE-10', 'ET-SCORE-09'],
    },
    {
      kind: 'table',
      caption: 'Lo que da el territorio cada turno',
      head: ['Lo que controlas', 'Puntos'],
      rows: [
        ['Cada planeta', '1'],
        ['Cada símbolo de Recursos', '1 más'],
        ['Cada subsector', '1 más'],
        ['Cada sector exterior', '3 más'],
        ['Cada sector del Ojo', '5 más'],
      ],
      cites: ['ET-SCORE-01', 'ET-SCORE-02', 'ET-SCORE-03', 'ET-SCORE-04', 'ET-SCORE-05', 'ET-SCORE-06'],
    },
    {
      kind: 'text',
      text: 'Todas las líneas se acumulan: un sector puntúa además de sus subsectores, planetas y símbolos. Los cinco planetas del sector Puertas de Cadia dan 5, su símbolo 1, sus dos subsectores 2 y el sector 3: once puntos por turno.',
      cites: ['ET-SCORE-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Se suman las gestas cumplidas en el turno, y el punto por haber reconocido a un Señor de la Guerra.',
      cites: ['ET-SCORE-07'],
    },
    { kind: 'text', text: 'En los turnos 7 y 8 todo vale el doble.', cites: ['ET-SCORE-08', 'ET-CFG-08'] },
    {
      kind: 'text',
      text: 'El territorio se cuenta como lo han dejado las invasiones del turno. Así, una conquista te da puntos enseguida, y un planeta que entregas todavía te los da este turno; a su nuevo dueño, desde el siguiente.',
      cites: ['ET-SCORE-11'],
      ruling: true,
    },
  ],
};
