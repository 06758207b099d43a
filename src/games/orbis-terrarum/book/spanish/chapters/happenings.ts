import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Happenings, milestones and rewards. */
export const happenings: Chapter<ClauseId> = {
  id: 'happenings',
  title: 'Eventos, hitos y premios',
  blocks: [
    {
      kind: 'text',
      text: 'El año empieza con lo que cuenta el administrador: la naturaleza, los pueblos, los rumores.',
      cites: ['OT-REF-01'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Una noticia no cambia nada por sí misma. Un efecto se produce al instante.', cites: ['OT-EVT-01'] },
        {
          text: 'A una crisis responden todos a quienes afecta, sin gastar su medida, con la estadística que nombra.',
          cites: ['OT-EVT-02'],
        },
        { text: 'Una oportunidad está abierta ese año, si no dice que más.', cites: ['OT-EVT-08'] },
      ],
    },
    {
      kind: 'text',
      text: 'Si triunfas contra una crisis, no pierdes nada. Si fallas, cuesta 4, 8, 12 o 16 de un índice según el grado de tu fracaso, o da un penalizador así por cinco años.',
      cites: ['OT-EVT-03', 'OT-EVT-06'],
      ruling: true,
    },
    { kind: 'text', text: 'Algunas crisis traen una rebelión si fallas.', cites: ['OT-EVT-05'] },
    {
      kind: 'text',
      text: 'Una crisis duradera, si fallas, no cuesta nada de entrada, pero sí algo en cada turno desde el siguiente, hasta que se agota o alguien le pone fin con Bienestar.',
      cites: ['OT-EVT-07'],
    },
    {
      kind: 'text',
      text: 'A las crisis se responde antes de tirar las medidas, en el orden en que se contaron.',
      cites: ['OT-EVT-04'],
      ruling: true,
    },
    tables.deck,
    { kind: 'heading', text: 'Hitos' },
    {
      kind: 'text',
      text: 'Los hitos son hechos históricos que se alcanzan una sola vez. Si has logrado uno, reclámalo.',
      cites: ['OT-CONT-10', 'OT-SEAT-03'],
    },
    tables.milestones,
    {
      kind: 'text',
      text: 'El administrador puede publicar otros, y premiar de vez en cuando al más fuerte en un atributo.',
      cites: ['OT-REF-09', 'OT-REF-10'],
    },
  ],
};
