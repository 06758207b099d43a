import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** La cohesión social. */
export const socialCohesion: Chapter<ClauseId> = {
  id: 'social-cohesion',
  title: 'La cohesión social',
  blocks: [
    {
      kind: 'text',
      text: 'Ahora quien tiene la Generalitat puede entregar discos a los demás: nuevos o viejos, muchos, pocos o ninguno.',
      cites: ['SD-COH-04', 'SD-COH-01', 'SD-COH-02'],
    },
    {
      kind: 'text',
      text: 'Por cada moneda de 1 € que entrega gana un disco de participación, y por cada una de 2 €, dos. Salen de quien recibe el regalo; si no tiene, de los que hay sobre «Concentració nacional», y si tampoco quedan allí, no hay nada que ganar. ¡La población es limitada!',
      cites: ['SD-COH-05', 'SD-COH-06'],
    },
    {
      kind: 'text',
      text: 'Se toman de uno en uno: si solo tenéis un disco de participación y os entregan un servicio, uno sale de vosotros y el otro de la concentración.',
      cites: ['SD-COH-06'],
      ruling: true,
    },
    { kind: 'text', text: 'Un regalo no se puede rechazar, y tampoco la participación que trae.', cites: ['SD-COH-07'], ruling: true },
    { kind: 'text', text: 'A quien gobierna le tiene que quedar al menos un disco.', cites: ['SD-COH-03'] },
    {
      kind: 'text',
      text: 'Solo en esta fase se puede repartir dinero. Así que, antes de cerrarla, mirad alrededor de la mesa: ¿podrán pagar todos en el próximo turno?',
      cites: ['SD-COH-08', 'SD-COH-10'],
    },
    {
      kind: 'played',
      title: 'Un regalo y lo que da',
      text: 'Gobierna Ada. Bo tiene un disco de participación, y Ada le entrega dos cosas.',
      ...played['a-gift'],
    },
    { kind: 'heading', text: 'Repartir la última moneda' },
    {
      kind: 'text',
      text: 'Si quien gobierna no tiene ninguna moneda de 1 €, puede cambiar una de 2 € para repartirla, con las mismas reglas del cambio. Lo primero que debe hacer entonces es entregar una de las pequeñas: antes no puede entregar ni intercambiar otra cosa, ni cerrar la fase.',
      cites: ['SD-CHG-04', 'SD-CHG-14'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Los regalos dan participación en todas las modalidades, en cuanto jugáis dos. La fase no se salta nunca, aunque no haya más que hacer que cerrarla.',
      cites: ['SD-COH-09', 'SD-FLOW-08'],
    },
  ],
};
