import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** En el ordenador. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'En el ordenador',
  blocks: [
    {
      kind: 'text',
      text: 'Lo que la mesa hace por sí sola, un programa tiene que hacerlo adrede. Este capítulo cuenta con qué podéis contar.',
    },
    { kind: 'heading', text: 'Qué se pregunta y qué se rechaza' },
    {
      kind: 'text',
      text: 'Se os dice todo lo que podéis hacer, y nada de lo que se os ofrece se rechaza. De los discos que hacen lo mismo se ofrece uno; vale cualquier otro igual.',
      cites: ['SD-ACT-06', 'SD-ACT-07'],
    },
    {
      kind: 'text',
      text: 'Si intentáis algo que no es de este momento, que no os toca, que nombra lo que no existe o que llega cuando la partida ha terminado, se os dice; no cambia nada y no se gasta ninguna tirada.',
      cites: ['SD-ACT-01', 'SD-ACT-02', 'SD-ACT-03', 'SD-ACT-04', 'SD-ACT-05'],
    },
    {
      kind: 'text',
      text: 'No se os pregunta nada cuando solo hay una manera de cobrar, nadie puede proteger la urna o no es posible votar. Todo lo demás lo decidís vosotros, aunque solo se pueda hacer una cosa.',
      cites: ['SD-FLOW-15', 'SD-FLOW-16', 'SD-END-14'],
    },
    {
      kind: 'text',
      text: 'Una partida que se pide con nombres, colores u opciones imposibles no empieza. Ningún jugador puede llamarse «treasury» ni «random».',
      cites: ['SD-CFG-02', 'SD-CFG-10'],
    },
    { kind: 'heading', text: 'Qué ven los demás' },
    {
      kind: 'text',
      text: 'Nadie, ni siquiera quien solo mira, llega a saber qué hay bocabajo, qué son por debajo las monedas de Hacienda ni nada de una tirada antes de hacerla; tampoco cuando la partida ha terminado. Todo lo demás está a la vista.',
      cites: ['SD-VIEW-01', 'SD-VIEW-02', 'SD-VIEW-03', 'SD-VIEW-06', 'SD-VIEW-08'],
    },
    {
      kind: 'text',
      text: 'Se ve que un puño está cerrado; lo que hay dentro solo lo ve su dueño. Vuestro total no cambia hasta que se abren los puños, para que no delate nada, y un espectador no ve dentro de ninguno.',
      cites: ['SD-VIEW-04', 'SD-VIEW-05', 'SD-VIEW-07'],
    },
    {
      kind: 'text',
      text: 'Lo que ocurre se cuenta paso a paso, y lo que se cuenta esconde lo que esconde la mesa. Cuando las cartas vuelven al tablero se os puede decir cuáles son, pues podríais haberlas contado; nunca dónde está cada una.',
      cites: ['SD-EVT-01', 'SD-VIEW-09', 'SD-VIEW-10'],
    },
    { kind: 'heading', text: 'El azar' },
    {
      kind: 'text',
      text: 'El azar decide quién saca qué, cómo se colocan las cartas, a quién muestra el dado y, si queréis, quién empieza y cuán fuerte es el centralismo. En un sorteo o al barajar todo es igual de probable; los discos se sacan de uno en uno, y ninguno vuelve entretanto.',
      cites: ['SD-DICE-01', 'SD-DICE-02', 'SD-DICE-03', 'SD-DICE-04'],
      ruling: true,
    },
    { kind: 'heading', text: 'Partidas guardadas' },
    {
      kind: 'text',
      text: 'Una partida se puede guardar en cualquier momento y reanudar después: las mismas decisiones y tiradas llevan a la misma partida. Se rechaza una partida guardada en la que algo no puede ser, como un disco en dos sitios, una carta de menos o un ciudadano sobre un hueco.',
      cites: ['SD-STATE-08', 'SD-STATE-01', 'SD-STATE-02', 'SD-STATE-03', 'SD-STATE-04'],
    },
    {
      kind: 'text',
      text: 'Los recursos se cuentan por el valor de los discos, la fase se desprende de lo que se está haciendo y los discos se guardan en un orden fijo, para que situaciones iguales lo sean en todo.',
      cites: ['SD-STATE-05', 'SD-STATE-06', 'SD-STATE-07', 'SD-CONT-14'],
    },
  ],
};
