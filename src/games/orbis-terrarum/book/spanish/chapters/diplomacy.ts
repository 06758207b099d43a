import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Diplomacy. */
export const diplomacy: Chapter<ClauseId> = {
  id: 'diplomacy',
  title: 'Diplomacia',
  blocks: [
    {
      kind: 'text',
      text: 'Con las Naciones sin Jugador negocias mediante una medida de Diplomacia: nombra tus términos y tira. Responden con su propia Diplomacia, y lo que quede de tu grado dice cuán dispuestas están.',
      cites: ['OT-DIP-01'],
    },
    {
      kind: 'text',
      text: 'Si queda algo, el administrador habla por ellas: acepta, rechaza o contesta con otros términos.',
      cites: ['OT-DIP-02'],
    },
    {
      kind: 'text',
      text: 'Lo que se acepta es un tratado de la duración habitual. Otros términos no obligan a nadie hasta que los aceptes: son una oferta para ti.',
      cites: ['OT-DIP-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Una Nación solo se hace vasalla si es merecido: con Muy Exitoso o crítico, con cualquier éxito tras tres anteriores con ella normales o mejores, o con cualquier éxito si tus términos dan la paz en un conflicto que perdió.',
      cites: ['OT-DIP-03'],
    },
    {
      kind: 'text',
      text: 'Ha perdido un conflicto contigo si estáis en guerra, o en guerra suspendida, y un índice suyo está a un cuarto o menos; o si lo dice el administrador.',
      cites: ['OT-DIP-04'],
    },
    {
      kind: 'text',
      text: 'Ninguna tirada obliga a otro jugador. Si negocias por o con una Nación en manos de otro, el éxito solo abre una oferta con los mismos términos, que ese jugador puede aceptar o rechazar.',
      cites: ['OT-DIP-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'Tribus' },
    {
      kind: 'text',
      text: 'En territorio negro no hay quien firme nada, ni quien contrarreste tu tirada. Con éxito, las tribus de esa región asumen por diez años la actitud que les pides.',
      cites: ['OT-DIP-08'],
    },
    {
      kind: 'text',
      text: 'Con éxito normal pueden constituir una Nación propia; con Muy Exitoso, una vasalla tuya.',
      cites: ['OT-DIP-09'],
    },
  ],
};
