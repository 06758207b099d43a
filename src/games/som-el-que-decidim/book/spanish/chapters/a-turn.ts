import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Un turno. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'Un turno',
  blocks: [
    { kind: 'text', text: 'Quien tiene la Generalitat juega su turno en cuatro fases, siempre una tras otra.', cites: ['SD-FLOW-02'] },
    {
      kind: 'steps',
      items: [
        { text: 'Tributación: pagáis todos.', cites: ['SD-FLOW-04', 'SD-TAX-01'] },
        { text: 'Transferencia: quien gobierna lanza el dado y cobra del Estado.', cites: ['SD-ROLL-01'] },
        { text: 'Cohesión social: quien gobierna reparte dinero entre los demás y gana participación.', cites: ['SD-COH-05'] },
        { text: 'Acción ciudadana: recorre el tablero quien haya salido en el dado.', cites: ['SD-FLOW-09'] },
      ],
    },
    {
      kind: 'text',
      text: 'El dado se lanza una sola vez por turno, en la segunda fase, y vuelve a contar en la cuarta. Así que estad atentos aunque no lo lancéis vosotros: puede que os toque desplazaros.',
      cites: ['SD-FLOW-07'],
    },
    {
      kind: 'text',
      text: 'Cuando se han desplazado todos los que podían, el turno ha acabado. El marcador y el dado pasan al jugador de la derecha, y así alrededor de la mesa.',
      cites: ['SD-FLOW-10', 'SD-FLOW-01', 'SD-FLOW-12'],
    },
    {
      kind: 'text',
      text: 'La partida termina en el momento en que se da uno de sus finales, aunque sea en mitad de una fase.',
      cites: ['SD-FLOW-14'],
    },
  ],
};
