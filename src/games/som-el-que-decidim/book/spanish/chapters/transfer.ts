import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** La transferencia. */
export const transfer: Chapter<ClauseId> = {
  id: 'transfer',
  title: 'La transferencia',
  blocks: [
    {
      kind: 'text',
      text: 'Quien tiene la Generalitat lanza el dado, y Hacienda le paga lo que salga: 4 € si el Estado cumple del todo, 2 € si cumple a medias y nada si incumple.',
      cites: ['SD-ROLL-01', 'SD-ROLL-04', 'SD-ROLL-05'],
    },
    {
      kind: 'text',
      text: 'Quien cobra elige las monedas: 4 € pueden ser dos de 2 €, una de 2 € y dos de 1 €, o cuatro de 1 €, según las que haya. Qué discos son lo decide el azar: se sacan a ciegas y se giran.',
      cites: ['SD-TAKE-01', 'SD-TAKE-02', 'SD-OUT-04', 'SD-OUT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si la cantidad es impar y Hacienda solo tiene monedas de 2 €, cambia antes una: con quien tiene la Generalitat o, si no puede, con el siguiente jugador que pueda.',
      cites: ['SD-OUT-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si Hacienda tiene menos de lo que debe pagar, no paga nada, y la partida acaba con la declaración unilateral de independencia. Quedarse sin nada no le perjudica; deber lo que no tiene, sí.',
      cites: ['SD-OUT-01', 'SD-OUT-02'],
      ruling: true,
    },
  ],
};
