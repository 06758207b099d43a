import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What the game is about, and who wins. */
export const aim: Chapter<ClauseId> = {
  id: 'aim',
  title: 'De qué va el juego',
  blocks: [
    {
      kind: 'text',
      text: 'Eres un señor del caos y lideras una banda de marines al servicio de dioses oscuros. A ellos solo les importa una cosa: los mundos que se toman en su nombre. Durante ocho turnos tú y tus rivales os disputáis un mismo mapa. Cada planeta que controlas da puntos, y también las gestas que llaman la atención de los dioses.',
      cites: ['ET-END-02', 'ET-SCORE-01'],
    },
    {
      kind: 'text',
      text: 'Quien más puntos tiene al acabar el último turno es Señor del Caos Supremo, nombra lugartenientes a su criterio y gana con ellos. Los demás serán sus servidores.',
      cites: ['ET-END-02', 'ET-END-04', 'ET-LIEU-02'],
    },
    {
      kind: 'text',
      text: 'Aquí se habla. Negocia en privado, pacta, apuñala. Solo cuentan las órdenes que escribes, y nadie las ve hasta que se revelan las de todos.',
      cites: ['ET-FLOW-10'],
    },
    {
      kind: 'text',
      text: 'Nadie queda fuera. Si pierdes tu último planeta vives de incursiones hasta que tengas otro, y aun así puedes ganar.',
      cites: ['ET-ELIM-04', 'ET-END-08'],
    },
    {
      kind: 'points',
      items: [
        { text: 'De dos a doce jugadores.', cites: ['ET-CFG-01'] },
        { text: 'Ocho turnos; los dos últimos valen doble.', cites: ['ET-FLOW-01'] },
        { text: 'Casi nada de azar: solo se sortea donde hay empate.', cites: ['ET-RAND-02'] },
      ],
    },
  ],
};
