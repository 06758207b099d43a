import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { warbandRows } from '../../tables.js';
import { tableWords } from '../table-words.js';

/** Whom one leads, and whom the band serves. */
export const warbands: Chapter<ClauseId> = {
  id: 'warbands',
  title: 'Las bandas y los dioses',
  blocks: [
    {
      kind: 'text',
      text: 'Lideras una banda, y nadie más lidera la misma. Cada una está consagrada a un poder del caos: un dios mayor, un dios menor, el Caos Absoluto, o a nadie más que a sí misma, como los Renegados. Las del Caos Absoluto comparten consagración, y las de Renegados también.',
      cites: ['ET-SETUP-12'],
    },
    { kind: 'text', text: 'Aquello a lo que está consagrada tu banda no cambia nunca.', cites: ['ET-SETUP-13'] },
    {
      kind: 'table',
      caption: 'Las doce bandas',
      head: ['Banda', 'Consagrada a', 'Clase'],
      rows: warbandRows(tableWords),
      cites: ['ET-PACK-10'],
    },
    {
      kind: 'text',
      text: 'Forman tu fe el dios de tu banda, si tiene uno, y todos los dioses cuyo favor ganas con gestas. Los mundos sagrados para un dios de tu fe te dan acciones: una cada uno, y una sola aunque un mundo lo sea para dos de tus dioses. Los dioses nuevos se suman al antiguo y no le quitan nada.',
      cites: ['ET-ALLOW-07', 'ET-ALLOW-08'],
    },
    {
      kind: 'text',
      text: 'Las bandas sin dios mayor tienen otra cosa a cambio. La de un dios menor tiene una acción más mientras controle algún mundo sagrado. La del Caos Absoluto, mientras controle mundos sagrados de dos dioses mayores distintos. La de Renegados, mientras tenga planetas en dos sectores exteriores. No se pierde por ningún favor ni por ningún templo.',
      cites: ['ET-ALLOW-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Tu consagración también te abre o te cierra algunas gestas. Cada dios mayor tiene una para sus bandas; un favor no abre las de los demás.',
      cites: ['ET-DEED-08'],
    },
  ],
};
