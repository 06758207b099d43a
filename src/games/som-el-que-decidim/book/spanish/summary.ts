import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { die, exchangeTable, flags, symbols } from './tables.js';

/** What a player keeps beside the board. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'Un turno' },
  {
    kind: 'steps',
    items: [
      {
        text: 'Tributación: 1 € cada uno; quien gobierna, 2 €. Con la agencia tributaria descubierta: 1 € cada uno a quien gobierna, y este 1 € a Hacienda.',
        cites: ['SD-TAX-01', 'SD-TAX-02', 'SD-TAX-04'],
      },
      { text: 'Transferencia: quien gobierna lanza el dado; Hacienda paga lo que salga.', cites: ['SD-ROLL-01', 'SD-ROLL-04'] },
      {
        text: 'Cohesión social: quien gobierna reparte discos. 1 € da un disco de participación y 2 €, dos: de quien recibe o, si no tiene, de la concentración. Guardad un disco.',
        cites: ['SD-COH-05', 'SD-COH-06', 'SD-COH-03'],
      },
      {
        text: 'Acción ciudadana: se desplaza quien haya salido en el dado. Después la Generalitat pasa a la derecha.',
        cites: ['SD-FLOW-09', 'SD-FLOW-01'],
      },
    ],
  },
  die,
  { kind: 'heading', text: 'Las cartas' },
  flags,
  symbols,
  { kind: 'heading', text: 'Modalidad B' },
  exchangeTable,
  {
    kind: 'points',
    items: [
      {
        text: 'Sanidad: quien gobierna, en «Euro per recepta», cobra 1 € a tantos jugadores como discos de sanidad tiene.',
        cites: ['SD-PRE-06'],
      },
      { text: 'Justicia: quien gobierna, en «Impost de successions», cobra hasta un tercio a un jugador.', cites: ['SD-INH-07'] },
      { text: 'Mossos d’Esquadra y bomberos: cada disco protege una parte de la urna cuando actúa el Estado.', cites: ['SD-MOB-02'] },
    ],
  },
  { kind: 'heading', text: 'Modalidad C' },
  {
    kind: 'points',
    items: [
      {
        text: 'En «Sufragi universal» ya descubierta: quien gobierna puede convocar elecciones (un disco de Mossos d’Esquadra, o 3 € en la modalidad AC); los demás, presentar una moción de censura.',
        cites: ['SD-SUF-03', 'SD-ELE-03', 'SD-ELE-05'],
      },
      {
        text: 'Elecciones: quien empata con el que gobierna pierde. Moción: un empate no lo gana nadie. Todos los votos van a la concentración.',
        cites: ['SD-ELE-14', 'SD-MOT-10', 'SD-VOT-07'],
      },
    ],
  },
  { kind: 'heading', text: 'El final' },
  {
    kind: 'points',
    items: [
      { text: 'Cuatro partes de la urna: gana quien tiene más participación.', cites: ['SD-END-01'] },
      { text: 'Alguien no puede pagar un impuesto: pierden todos.', cites: ['SD-END-04'] },
      {
        text: 'Hacienda no puede pagar: gana quien tiene más participación; si hay empate, quien lo ha provocado.',
        cites: ['SD-END-05', 'SD-END-06'],
      },
    ],
  },
];
