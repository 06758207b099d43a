import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** How the game ends, and who has won. */
export const theEnd: Chapter<ClauseId> = {
  id: 'the-end',
  title: 'El final',
  blocks: [
    {
      kind: 'text',
      text: 'La partida termina cuando se ha puntuado el octavo turno, y no antes, tenga quien tenga el mapa.',
      cites: ['ET-END-01'],
    },
    {
      kind: 'text',
      text: 'El único jugador con el total más alto es Señor del Caos Supremo y nombra dos lugartenientes, a quien quiera, tengan los puntos que tengan. Ganan juntos, y los demás son sus servidores.',
      cites: ['ET-END-02', 'ET-END-03', 'ET-END-04', 'ET-LIEU-01', 'ET-LIEU-02', 'ET-LIEU-03'],
    },
    {
      kind: 'text',
      text: 'Con tres jugadores hay un lugarteniente y con dos ninguno, para que alguien quede de servidor.',
      cites: ['ET-LIEU-01', 'ET-CFG-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si dos o más comparten el total más alto, nada deshace el empate. Todos ellos son Paladines del Caos y comparten la victoria. Entonces no hay lugartenientes.',
      cites: ['ET-END-05', 'ET-END-06'],
    },
    { kind: 'text', text: 'Solo cuentan los totales. Se puede ganar sin un solo planeta.', cites: ['ET-END-08'] },
    {
      kind: 'played',
      title: 'El regalo del último turno',
      text: 'Bo entrega Tajo a Ada en su último turno. Todavía le da puntos a él, y dobles; a Ada, nada. Ella gana de todos modos y nombra a Cleo.',
      ...played['the-last-turn'],
    },
    { kind: 'text', text: 'Terminada la partida ya no se ordena nada, y todos pueden leer los turnos de todos.', cites: ['ET-END-10'] },
  ],
};
