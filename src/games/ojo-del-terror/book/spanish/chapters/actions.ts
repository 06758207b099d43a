import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Counting actions. */
export const actions: Chapter<ClauseId> = {
  id: 'actions',
  title: 'Cuántas acciones tienes',
  blocks: [
    {
      kind: 'text',
      text: 'Cuéntalas al principio del turno, según el mapa de ese momento. Todo lo que da acciones se acumula.',
      cites: ['ET-STATE-03'],
    },
    {
      kind: 'points',
      items: [
        { text: '1 por defecto, con planetas o sin ellos.', cites: ['ET-ALLOW-01'] },
        { text: '1 si controlas planetas. Una sola vez, sean los que sean.', cites: ['ET-ALLOW-02'], ruling: true },
        { text: '1 si controlas algún subsector. Una sola vez, sean los que sean.', cites: ['ET-ALLOW-03'] },
        { text: '1 por cada símbolo de Recursos de tus planetas.', cites: ['ET-ALLOW-04'] },
        { text: '2 por cada sector que controlas, sea exterior o del Ojo.', cites: ['ET-ALLOW-05'] },
        { text: '1 por cada planeta tuyo sagrado para un dios de tu fe.', cites: ['ET-ALLOW-07'] },
        { text: '1 por la clase de tu banda, si no sirve a un dios mayor y cumple su condición.', cites: ['ET-ALLOW-09'] },
        { text: '1 por cada acción permanente ganada con gestas. Estas se quedan contigo aunque lo pierdas todo.', cites: ['ET-ALLOW-06'] },
      ],
    },
    { kind: 'text', text: 'Un sector cuenta como sector, y sus subsectores siguen contando como subsectores.', cites: ['ET-ALLOW-10'] },
    {
      kind: 'text',
      text: 'Un ejemplo: controlas los cinco planetas del sector Puertas de Cadia y nada más. Son 1 por defecto, 1 por los planetas, 1 por los subsectores, 1 por su único símbolo de Recursos y 2 por el sector: seis acciones.',
      cites: ['ET-PACK-08', 'ET-ALLOW-10'],
    },
  ],
};
