import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** La acción ciudadana. */
export const walking: Chapter<ClauseId> = {
  id: 'walking',
  title: 'La acción ciudadana',
  blocks: [
    { kind: 'heading', text: 'Quién se desplaza' },
    {
      kind: 'text',
      text: 'Mirad otra vez el dado. Si muestra la Generalitat, se desplaza quien la tiene; si un color, el jugador de ese ciudadano; si a todos, os desplazáis todos, un desplazamiento entero tras otro, primero quien gobierna y después hacia la derecha.',
      cites: ['SD-MOV-01', 'SD-MOV-02', 'SD-MOV-03'],
    },
    { kind: 'heading', text: 'Paso a paso' },
    {
      kind: 'text',
      text: 'Vais a una de las ocho casillas de vuestro alrededor, siempre que haya en ella una carta, descubierta o no. En los huecos no se entra ni se saltan.',
      cites: ['SD-MOV-05', 'SD-MOV-06', 'SD-MOV-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si la carta está bocabajo, le dais la vuelta: la habéis descubierto. Ponéis encima a vuestro ciudadano y hacéis lo que dice la bandera y después lo que dice el símbolo. En una misma carta podéis estar varios.',
      cites: ['SD-MOV-09', 'SD-STATE-04'],
      ruling: true,
    },
    { kind: 'text', text: 'El primer paso es obligatorio. Después depende de la bandera.', cites: ['SD-MOV-14'], ruling: true },
    {
      kind: 'points',
      items: [
        {
          text: 'Catalunya: seguid a cualquier carta de alrededor o deteneos. Podéis continuar así cuanto queráis. «Concentració nacional» cuenta como Catalunya.',
          cites: ['SD-MOV-13', 'SD-MOV-10', 'SD-MOV-12', 'SD-MOV-15'],
          ruling: true,
        },
        { text: 'El mundo: parad a reflexionar. Vuestro desplazamiento ha acabado.', cites: ['SD-MOV-16'] },
        { text: 'La urna: se cuenta más abajo.', cites: ['SD-URN-01'] },
        {
          text: 'España: si ya estaba descubierta, vuestro desplazamiento ha acabado y no pasa nada más. Si la acabáis de descubrir, actúa el Estado; tiene capítulo propio.',
          cites: ['SD-MOV-17'],
        },
      ],
    },
    { kind: 'text', text: 'Lo que descubre uno queda descubierto para todos.', cites: ['SD-MOV-19'] },
    {
      kind: 'text',
      text: 'No se puede dar vueltas: en un mismo desplazamiento no volvéis a una carta en la que ya habéis entrado. La carta de la que partisteis no cuenta, y en cuanto descubrís algo nuevo o cobráis un impuesto podéis volver sobre vuestros pasos.',
      cites: ['SD-MOV-08'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si alguna vez no hubiera alrededor ninguna carta a la que podáis ir, os quedáis donde estáis y el desplazamiento acaba.',
      cites: ['SD-FLOW-11'],
      ruling: true,
    },
    { kind: 'heading', text: 'Una parte de la urna' },
    {
      kind: 'text',
      text: 'Si descubrís una carta de la urna, ponedla al lado del tablero. Deja un hueco. Vuestro ciudadano se queda en la carta de la que venía, y el desplazamiento ha acabado, aunque esa carta sea de Catalunya.',
      cites: ['SD-URN-01', 'SD-URN-02', 'SD-URN-03'],
      ruling: true,
    },
    { kind: 'text', text: 'Con la cuarta la partida termina al instante: se celebra la consulta.', cites: ['SD-URN-04', 'SD-END-03'] },
    { kind: 'heading', text: 'Capacidad económica' },
    {
      kind: 'text',
      text: 'Si descubrís una de las tres cartas de capacidad económica, Hacienda os paga 3 €, gobierne quien gobierne, y podéis seguir. Solo paga al descubrirla, no al volver a pasar. Si entretanto había quedado bocabajo y la descubrís de nuevo, paga otra vez.',
      cites: ['SD-ECO-01', 'SD-ECO-02', 'SD-ECO-03', 'SD-ECO-04', 'SD-OUT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si Hacienda tiene menos de 3 €, vuestro hallazgo acaba la partida con una declaración de independencia.',
      cites: ['SD-OUT-01'],
    },
    {
      kind: 'played',
      title: 'Un largo paseo',
      text: 'Ada parte de la concentración, al noroeste, y no para hasta que no tiene más remedio. En el dibujo, ★ es la concentración, ░░░ una carta bocabajo, €€€ capacidad económica y Cat una carta de Catalunya; una casilla sin nada es un hueco, y las letras de debajo son los ciudadanos según su color.',
      ...played['a-walk'],
    },
  ],
};
