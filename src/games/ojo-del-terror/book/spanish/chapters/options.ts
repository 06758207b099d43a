import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What can be agreed on before a game. */
export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'Opciones',
  blocks: [
    {
      kind: 'text',
      text: 'Esto podéis acordarlo antes de empezar. Si no decís nada, la partida es como la cuenta este libro.',
      cites: ['ET-CFG-06', 'ET-CFG-07'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Duración: de dos a veinte turnos, y cuántos de los últimos valen doble.', cites: ['ET-FLOW-01', 'ET-CFG-08'] },
        { text: 'Nadie empieza con planetas; todos hacen incursiones.', cites: ['ET-SETUP-05'], ruling: true },
        { text: 'Los mundos natales se sortean, asiento por asiento.', cites: ['ET-SETUP-04'], ruling: true },
        { text: 'Las bandas se sortean o se fijan de antemano.', cites: ['ET-SETUP-08', 'ET-SETUP-09'], ruling: true },
        {
          text: 'El territorio puntúa como estaba al empezar el turno. Las conquistas del último no dan entonces nada.',
          cites: ['ET-SCORE-11'],
          ruling: true,
        },
        { text: 'Ninguna banda tiene una acción por ser de la clase que es.', cites: ['ET-ALLOW-09'], ruling: true },
        { text: 'Los mundos de un templo son sagrados solo para su nuevo dios.', cites: ['ET-DEED-11'], ruling: true },
        { text: 'El favor de un dios mayor abre también la gesta de ese dios.', cites: ['ET-DEED-08'], ruling: true },
        {
          text: 'Pasar por las Puertas de Cadia vale como cruzar para el Portal Disforme, a coste simple.',
          cites: ['ET-DEED-16', 'ET-REACH-09'],
          ruling: true,
        },
        { text: 'Otros habitantes, o todos, cuentan para Reclutamiento por la fuerza.', cites: ['ET-DEED-25'], ruling: true },
        { text: 'Sin piedad, sin perdón pide una conquista.', cites: ['ET-DEED-23'], ruling: true },
        {
          text: 'El Señor Supremo nombra cero, uno o dos lugartenientes, mientras haya otros tantos jugadores.',
          cites: ['ET-LIEU-01'],
          ruling: true,
        },
        { text: 'Un máster.', cites: ['ET-REF-05'] },
      ],
    },
    {
      kind: 'text',
      text: 'Dos jugadores solos no pueden cumplir Arded en la Disformidad ni Señor de la Guerra; tres o más pueden cumplirlas todas.',
      cites: ['ET-PACK-11'],
    },
  ],
};
