import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** What happens to somebody who has lost everything. */
export const withoutPlanets: Chapter<ClauseId> = {
  id: 'without-planets',
  title: 'Sin planetas',
  blocks: [
    {
      kind: 'text',
      text: 'Te eliminan cuando las invasiones te quitan el último planeta. No quiere decir más que eso: tenías planetas al empezar el turno y no tienes ninguno después de sus conquistas.',
      cites: ['ET-ELIM-01'],
    },
    {
      kind: 'text',
      text: 'Conservas tus puntos, favores y acciones permanentes, y sigues jugando. Tienes 1 acción, y las permanentes.',
      cites: ['ET-END-09', 'ET-ELIM-04'],
    },
    {
      kind: 'text',
      text: 'Puedes hacer incursiones: invadir cualquier planeta exterior, esté donde esté, a 1 acción cada Invasión. No necesitas acceso. Pero los mundos del Ojo te están cerrados, y también un sector que otro jugador controle por completo.',
      cites: ['ET-REACH-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un sector que se reparten varios, o en el que hay un planeta vacío, está abierto. Las Puertas de Cadia las sufren como cualquier otro sector exterior.',
      cites: ['ET-REACH-08'],
    },
    { kind: 'text', text: 'Defender no puedes nada.', cites: ['ET-DEF-02'], ruling: true },
    { kind: 'text', text: 'En cuanto conquistas un planeta o te dan uno, juegas como antes.', cites: ['ET-ELIM-04'] },
    {
      kind: 'text',
      text: 'Te han eliminado todos los que ese turno conquistaron algún planeta tuyo. Sus aliados, no.',
      cites: ['ET-ELIM-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Los regalos no cuentan aquí. Un planeta que te llegue en el mismo turno no te salva: te devuelve al mapa en el acto. Y si regalas tu último planeta, no te ha eliminado nadie.',
      cites: ['ET-ELIM-03'],
      ruling: true,
    },
    { kind: 'text', text: 'Todo esto puede pasarte más de una vez.', cites: ['ET-ELIM-05'] },
    {
      kind: 'played',
      title: 'Perdido y de vuelta en un turno',
      text: 'Ada toma el último planeta de Bo, y en el mismo turno Cleo le cede uno.',
      ...played['eliminated-and-back'],
    },
  ],
};
