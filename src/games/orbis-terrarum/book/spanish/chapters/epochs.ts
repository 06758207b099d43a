import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Epochs. */
export const epochs: Chapter<ClauseId> = {
  id: 'epochs',
  title: 'Épocas',
  blocks: [
    {
      kind: 'text',
      text: 'Tarde o temprano alguien se hace demasiado fuerte. Cuando una Nación-Jugador tiene una estadística de 95 o más, acaba una época y empieza otra. El administrador decide cómo, después de oíros.',
      cites: ['OT-EPO-01'],
    },
    {
      kind: 'text',
      text: 'No pasa nada mientras ningún grupo de esa Nación supere su suma de base: ningún reinicio la haría más débil.',
      cites: ['OT-EPO-01'],
      ruling: true,
    },
    { kind: 'text', text: 'Puedes decir qué clase de época prefieres. Es un consejo al administrador.', cites: ['OT-SEAT-04'] },
    {
      kind: 'text',
      text: 'Una época total empieza de nuevo en el mismo mundo. Todos volvéis a repartir vuestros atributos; daño, modificadores, rachas y medidas extra desaparecen, y las bolsas quedan como al inicio.',
      cites: ['OT-EPO-02'],
    },
    {
      kind: 'text',
      text: 'Una época parcial devuelve a su suma de base cada grupo que la supere, en proporción, de modo que seguís siendo lo que sois unos frente a otros.',
      cites: ['OT-EPO-03'],
    },
    {
      kind: 'text',
      text: 'Los valores se quedan entre 5 y 30 donde es posible, y los puntos que sobran al redondear van a las fracciones mayores. El daño mengua con su capacidad. Bolsas y modificadores se conservan.',
      cites: ['OT-EPO-04', 'OT-EPO-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Mapa, tratados, guerras y vasallos se conservan en ambos casos. Las Naciones sin Jugador nunca traen una época.',
      cites: ['OT-EPO-06', 'OT-EPO-07'],
    },
  ],
};
