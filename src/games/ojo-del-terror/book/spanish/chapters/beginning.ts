import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { startRows } from '../../tables.js';
import { played } from '../played.js';

/** Setting up the table. */
export const beginning: Chapter<ClauseId> = {
  id: 'beginning',
  title: 'Cómo se empieza',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Elegid dónde se sienta cada cual. Los asientos siguen un orden fijo; por él se elige banda y se hacen las listas, y en los combates no cuenta.',
          cites: ['ET-CFG-01'],
        },
        {
          text: 'Desplegad el mapa. Todos los planetas están vacíos, con todos sus habitantes y sus signos sagrados.',
          cites: ['ET-SETUP-02'],
        },
        {
          text: 'Cada uno toma su mundo natal según la tabla. Los mundos natales no tienen rasgos y están fuera del Ojo, bien separados unos de otros.',
          cites: ['ET-SETUP-03', 'ET-PACK-09'],
          ruling: true,
        },
        {
          text: 'Después, por orden de asiento, cada uno elige una banda que siga libre. Eliges cuando ya sabes dónde empiezas.',
          cites: ['ET-SETUP-06', 'ET-SETUP-07'],
          ruling: true,
        },
        {
          text: 'Empiezas con cero puntos y sin favores, acciones permanentes ni gestas. Todas las gestas están abiertas.',
          cites: ['ET-SETUP-10'],
        },
        { text: 'Elegida la última banda, empieza el primer turno.', cites: ['ET-SETUP-11'] },
      ],
    },
    {
      kind: 'table',
      caption: 'Mundos natales por asiento',
      head: ['Jugadores', 'Mundos natales, del primer asiento al último'],
      rows: startRows,
      cites: ['ET-SETUP-03', 'ET-PACK-09'],
    },
    {
      kind: 'text',
      text: 'Una banda solo se elige una vez. La elección es pública y vale para toda la partida.',
      cites: ['ET-WAR-01', 'ET-WAR-02'],
    },
    {
      kind: 'played',
      title: 'Empiezan tres jugadores',
      text: 'Ada, Bo y Cleo se sientan y eligen banda. En el mapa cada signo es un planeta: una letra si es de alguien, un punto si está vacío, un número si hay habitantes de por medio. La línea doble es el Límite; es de puntos donde lo cruza una puerta.',
      ...played['the-beginning'],
    },
  ],
};
