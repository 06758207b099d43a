import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Which planets one can reach, and at what cost. */
export const access: Chapter<ClauseId> = {
  id: 'access',
  title: 'Dónde puedes actuar',
  blocks: [
    {
      kind: 'text',
      text: 'A tus planetas tienes siempre acceso. Más allá, llegas a todos los planetas de un subsector donde controles alguno y a todos los de un subsector adyacente.',
      cites: ['ET-REACH-01', 'ET-REACH-03'],
    },
    { kind: 'text', text: 'Un paso, y no más. No vale encadenar subsectores, y una esquina tampoco.', cites: ['ET-REACH-06'] },
    { kind: 'text', text: 'Si ese paso cruza el Límite, lo que hagas allí cuesta el doble.', cites: ['ET-REACH-05'] },
    { kind: 'text', text: 'En las Puertas de Cadia no: el paso entre una puerta y el Ojo es a coste simple.', cites: ['ET-REACH-04'] },
    { kind: 'text', text: 'Si hay varios caminos, vas por el más barato sin tener que decirlo.', cites: ['ET-REACH-07'] },
    {
      kind: 'text',
      text: 'También puedes elegir el caro: escribe que vas a través del Límite y paga el doble. Solo lo querrá quien busque abrir un Portal Disforme. Necesitas un planeta justo al otro lado del Límite, y no tras una puerta.',
      cites: ['ET-REACH-09', 'ET-INV-12'],
      ruling: true,
    },
    {
      kind: 'table',
      caption: 'Qué pide cada orden',
      head: ['Orden', 'Qué necesitas'],
      rows: [
        ['Invadir', 'Que el planeta no sea tuyo y que llegues a él'],
        ['Defender un planeta', 'Que sea tuyo o que llegues a él'],
        ['Defender un sector', 'Controlarlo entero'],
        ['Ceder o intercambiar', 'Que el planeta sea tuyo'],
      ],
      cites: ['ET-REACH-03', 'ET-REACH-05', 'ET-DEF-02', 'ET-SEC-02', 'ET-CEDE-01'],
    },
    {
      kind: 'text',
      text: 'Sin planetas no llegas a nada de este modo. Haces incursiones, como cuenta otro capítulo.',
      cites: ['ET-REACH-02'],
    },
  ],
};
