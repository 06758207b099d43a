import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** El Estado actúa. */
export const theStateActs: Chapter<ClauseId> = {
  id: 'the-state-acts',
  title: 'El Estado actúa',
  blocks: [
    {
      kind: 'text',
      text: 'Cada vez que uno de vosotros descubre una carta de España, el Estado actúa, en todas las modalidades y en todos los grados de centralismo.',
      cites: ['SD-SPN-02'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'Todos los ciudadanos van a «Concentració nacional», se estuvieran desplazando o no.', cites: ['SD-SPN-01'] },
        {
          text: 'Se recogen todas las cartas de Catalunya descubiertas, menos «Concentració nacional».',
          cites: ['SD-SPN-09', 'SD-SPN-11'],
          ruling: true,
        },
        {
          text: 'Se recogen también las cartas de la urna que había al lado del tablero. En la modalidad B quizá podáis proteger alguna; en la A, no.',
          cites: ['SD-SPN-10', 'SD-SPN-03'],
        },
        { text: 'Según el grado de centralismo, se recogen con ellas cartas de España.', cites: ['SD-SPN-05', 'SD-SPN-06', 'SD-SPN-08'] },
        {
          text: 'Todo lo recogido se baraja junto y se coloca otra vez bocabajo, en los huecos y allí donde estaban las cartas. Ya nadie sabe qué hay en cada sitio.',
          cites: ['SD-SPN-13', 'SD-SPN-14'],
        },
        { text: 'El turno ha acabado. Quien aún no se había desplazado ya no lo hace.', cites: ['SD-FLOW-13', 'SD-FLOW-14'] },
      ],
    },
    { kind: 'text', text: 'Las cartas del mundo no se mueven nunca, ni tampoco las que están bocabajo.', cites: ['SD-SPN-11'] },
    { kind: 'heading', text: 'Los tres grados' },
    {
      kind: 'points',
      items: [
        {
          text: 'Medio: la carta de España se queda descubierta para siempre. Desde entonces solo detiene a quien la pisa, así que cada una actúa una vez por partida.',
          cites: ['SD-SPN-05'],
          ruling: true,
        },
        {
          text: 'Elevado: también se queda descubierta, hasta que se descubre otra carta de España en su fila o en su columna. Entonces se barajan la nueva y todas las que están alineadas con ella.',
          cites: ['SD-SPN-06', 'SD-SPN-07'],
          ruling: true,
        },
        { text: 'Intenso: se baraja siempre.', cites: ['SD-SPN-08'] },
      ],
    },
    {
      kind: 'text',
      text: 'Una carta de España que ha vuelto a esconderse entre las demás actúa de nuevo cuando se descubre otra vez.',
      cites: ['SD-SPN-15'],
    },
    {
      kind: 'played',
      title: 'Un paso atrás',
      text: 'Centralismo medio, modalidad A. Se ha hallado una parte de la urna. Ada, que está en «Paz entre los pueblos», da la vuelta a la carta equivocada.',
      ...played['the-state-acts'],
    },
  ],
};
