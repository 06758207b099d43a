import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Falling, and ending. */
export const theEnd: Chapter<ClauseId> = {
  id: 'the-end',
  title: 'Caer y terminar',
  blocks: [
    {
      kind: 'text',
      text: 'La Nación cuyos dos índices están vacíos se extingue. Su tierra queda negra, sus vasallos libres; sus Huestes, bolsas y luchas se acaban, y sale de todo tratado y bloque sin romper nada.',
      cites: ['OT-END-07'],
      ruling: true,
    },
    { kind: 'text', text: 'Pueden caer varias a la vez; se comprueba por orden de Naciones.', cites: ['OT-END-09'], ruling: true },
    {
      kind: 'text',
      text: 'Tú no caes con ella. Adopta otra Nación viva que nadie lleve, si el administrador lo aprueba.',
      cites: ['OT-END-08', 'OT-SEAT-02'],
    },
    {
      kind: 'text',
      text: 'También puedes dejar tu Nación porque te aburre, aunque no el año en que la tomaste.',
      cites: ['OT-SEAT-01'],
      ruling: true,
    },
    { kind: 'heading', text: 'El final' },
    {
      kind: 'text',
      text: 'La partida acaba cuando el administrador la cierra, o tras su último turno, si acordasteis uno.',
      cites: ['OT-END-03', 'OT-REF-13'],
    },
    {
      kind: 'text',
      text: 'No hay vencedor. Hay una clasificación, para vuestra información: atributos e índices cuentan tal cual, la Riqueza un décimo, el Progreso tal cual, cada región 2 y cada vasallo directo 3.',
      cites: ['OT-END-02', 'OT-END-05'],
    },
    {
      kind: 'text',
      text: 'A igual puntuación deciden los atributos y luego los índices; quien iguala en todo comparte puesto.',
      cites: ['OT-END-06'],
    },
    { kind: 'text', text: 'Después ya no puede hacerse nada.', cites: ['OT-END-04'] },
  ],
};
