import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { degrees } from '../tables.js';

/** Cómo se empieza. */
export const preparing: Chapter<ClauseId> = {
  id: 'preparing',
  title: 'Cómo se empieza',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Sentaos y escoged cada uno un color. A quien le dé igual le toca el primero que quede de rosa, lila, naranja y azul.',
          cites: ['SD-CFG-03', 'SD-CFG-04', 'SD-CFG-05'],
        },
        {
          text: 'Poned todos los discos de gestión pública sobre la carta de Hacienda, con la moneda hacia arriba, y mezcladlos.',
          cites: ['SD-SET-01'],
        },
        {
          text: 'Sacad cada uno, sin mirar, dos monedas de 2 € y dos de 1 €, y giradlas delante de vosotros. Tenéis 6 € cada uno; lo demás se queda en Hacienda.',
          cites: ['SD-SET-02', 'SD-SET-04'],
        },
        {
          text: 'Barajad las 37 cartas y colocad una bocabajo en cada casilla; buscad después «Concentració nacional» y descubridla donde esté.',
          cites: ['SD-SET-05', 'SD-SET-06'],
        },
        { text: 'Dad la Generalitat a quien lleve menos tiempo en Catalunya, o echadla a suertes.', cites: ['SD-SET-07', 'SD-CFG-09'] },
        {
          text: 'Quien tiene la Generalitat puede ahora dejar «Concentració nacional» donde está o intercambiarla por cualquier otra carta. Nadie mira esa otra, que pasa bocabajo al sitio que queda libre.',
          cites: ['SD-SET-08', 'SD-CONC-01', 'SD-CONC-02', 'SD-CONC-03'],
          ruling: true,
        },
        {
          text: 'Poned sobre «Concentració nacional» a todos los ciudadanos y todos los discos de participación. Nadie tiene ninguno todavía.',
          cites: ['SD-SET-09', 'SD-SET-10'],
        },
        { text: 'Decidid cuán fuerte es el centralismo y empezad el primer turno.', cites: ['SD-SET-11', 'SD-SET-12'] },
      ],
    },
    { kind: 'heading', text: '¿Cuán fuerte es el centralismo?' },
    {
      kind: 'text',
      text: 'El grado de centralismo dice cuántas veces actúan las cuatro cartas de España. Hace la partida más difícil y más larga, y va con cualquier modalidad. Para una primera partida, elegid el medio.',
      cites: ['SD-CFG-11'],
    },
    degrees,
    {
      kind: 'text',
      text: 'Decide quien tiene la Generalitat: por su cuenta, echando el dado o proponiendo un grado a los demás.',
      cites: ['SD-CEN-01', 'SD-CEN-03'],
    },
    {
      kind: 'text',
      text: 'Si se echa el dado, solo cuenta el dinero: con 0 € es medio, con 2 € elevado y con 4 € intenso. El color que salga no importa.',
      cites: ['SD-CEN-03', 'SD-CEN-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Una propuesta se adopta solo si la aceptáis todos. Si alguien dice que no, quien tiene la Generalitat vuelve a decidir y puede proponer otro grado, pero ninguno dos veces.',
      cites: ['SD-CEN-05', 'SD-CEN-06', 'SD-CEN-07', 'SD-CEN-08'],
      ruling: true,
    },
  ],
};
