import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What a referee does. */
export const referee: Chapter<ClauseId> = {
  id: 'referee',
  title: 'Jugar con máster',
  blocks: [
    {
      kind: 'text',
      text: 'Podéis tener un máster, que no lidera banda y ve todos los turnos. Cuando todos han entregado todavía no se revela nada: antes los revisa el máster.',
      cites: ['ET-FLOW-05', 'ET-VIEW-04'],
    },
    {
      kind: 'text',
      text: 'El turno se resuelve cuando el máster lo publica. Las órdenes no puede cambiarlas nadie.',
      cites: ['ET-REF-05'],
    },
    {
      kind: 'text',
      text: 'Si alguien hace esperar a la mesa, el máster cierra los turnos. Lo escrito vale tal como está.',
      cites: ['ET-REF-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Sobre las gestas tiene la última palabra: puede conceder o denegar cualquiera que se haya anunciado, diga lo que diga el mapa. La que nadie anunció no puede concederla.',
      cites: ['ET-REF-02', 'ET-REF-03', 'ET-DEED-02'],
    },
    {
      kind: 'text',
      text: 'Si concede Arded en la Disformidad o Señor de la Guerra, pagan por dos jugadores o aliados al menos, aunque fueran menos. Pero el punto de los aliados es solo para quien de verdad reconoció al Señor de la Guerra.',
      cites: ['ET-REF-04'],
      ruling: true,
    },
    { kind: 'text', text: 'Nadie más conoce un veredicto antes de publicarse el turno.', cites: ['ET-VIEW-06'] },
  ],
};
