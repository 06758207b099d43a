import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Lo que podéis cambiar. */
export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'Lo que podéis cambiar',
  blocks: [
    {
      kind: 'points',
      items: [
        { text: 'El primer paso es voluntario: podéis deteneros antes de empezar.', cites: ['SD-MOV-11', 'SD-MOV-14'], ruling: true },
        { text: 'Quien descubre «Sufragi universal» puede hacer uso de ella en el acto.', cites: ['SD-SUF-02'], ruling: true },
        { text: 'Cada carta de capacidad económica paga una sola vez por partida.', cites: ['SD-ECO-03'], ruling: true },
        { text: '«Concentració nacional» se queda donde ha caído.', cites: ['SD-SET-08'], ruling: true },
        { text: 'Cambio solo para pagar: nadie cambia una moneda para repartirla.', cites: ['SD-CHG-04'], ruling: true },
        {
          text: 'Cambio libre: quien debe dinero puede cambiar cualquier moneda de 2 €, y quien gobierna también en la cohesión social, cuando quiera y sin tener que repartir. Si en el mismo pago se recibe 1 € de vuelta, sigue sin haber nada que cambiar.',
          cites: ['SD-CHG-03', 'SD-CHG-04', 'SD-CHG-14'],
          ruling: true,
        },
        {
          text: 'Un último turno: si al acabarlo no se ha celebrado la consulta, habéis perdido todos, y no se gira nada.',
          cites: ['SD-FLOW-17', 'SD-END-13'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'Un tablero propio' },
    {
      kind: 'text',
      text: 'También podéis hacer vuestro propio tablero, con sus cartas, discos y dado. Para que se pueda jugar con ellos basta con lo que sigue.',
      cites: ['SD-VAL-01', 'SD-VAL-02'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'El tablero forma una sola pieza, no hay dos casillas en el mismo sitio y hay una carta para cada una.',
          cites: ['SD-VAL-01', 'SD-VAL-02', 'SD-VAL-09'],
        },
        { text: 'Cada carta tiene su propio nombre y una de las cuatro banderas.', cites: ['SD-VAL-03', 'SD-VAL-04'] },
        {
          text: 'La salida es una carta de Catalunya sin símbolo. Al menos una carta es de la urna, y hay que encontrar todas las que haya.',
          cites: ['SD-VAL-05', 'SD-VAL-06'],
        },
        {
          text: 'El sufragio universal va en una carta del mundo; los demás símbolos, en cartas de Catalunya. De cada símbolo hay como mucho una carta, salvo de capacidad económica.',
          cites: ['SD-VAL-07', 'SD-VAL-08'],
        },
        {
          text: 'El dado tiene seis caras, cada una con una cantidad entera de euros y con alguien que se desplaza. Al menos una muestra a quien gobierna o a todos, para que al final siempre se desplace alguien. Si ha de decidir el centralismo, alguna muestra 0, 2 o 4 € (para un solo jugador, 2 o 4 €).',
          cites: ['SD-VAL-10', 'SD-VAL-11', 'SD-VAL-12'],
        },
        {
          text: 'Cada disco tiene su propio nombre y es de uno de los diez tipos; los servicios valen 2 € y las infraestructuras 1 €. Hay al menos dos de cada valor por jugador, o tres y dos si jugáis en solitario.',
          cites: ['SD-VAL-13', 'SD-VAL-14'],
        },
        { text: 'Discos de participación hay cuantos queráis, o ninguno.', cites: ['SD-VAL-15'] },
      ],
    },
  ],
};
