import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Raising Defences. */
export const defending: Chapter<ClauseId> = {
  id: 'defending',
  title: 'Defender',
  blocks: [
    { kind: 'text', text: 'Cada acción que gastas en un planeta sube su Defensa en 1, este turno y contra todos.', cites: ['ET-DEF-06'] },
    {
      kind: 'text',
      text: 'Puedes defender tus planetas y cualquier otro al que llegues, sea de quien sea o de nadie.',
      cites: ['ET-DEF-01', 'ET-DEF-02'],
    },
    {
      kind: 'text',
      text: 'Se escribe como una sola orden con un número: una orden de defender por planeta.',
      cites: ['ET-DEF-03', 'ET-DEF-04'],
    },
    {
      kind: 'text',
      text: 'Cuesta 1 por punto. En planeta ajeno a través del Límite cuesta 2; en los tuyos, estén donde estén, siempre 1.',
      cites: ['ET-DEF-05'],
    },
    { kind: 'text', text: 'Las Puertas de Cadia ahorran el doble precio también aquí.', cites: ['ET-DEF-05'], ruling: true },
    {
      kind: 'text',
      text: 'Un sector puede defenderse entero si controlas todos sus planetas. Todos suben entonces 1.',
      cites: ['ET-SEC-01', 'ET-SEC-02', 'ET-SEC-06'],
    },
    {
      kind: 'text',
      text: 'Eso cuesta 2 acciones cada vez, a un lado o al otro del Límite. También aquí es una orden con un número por sector.',
      cites: ['ET-SEC-03', 'ET-SEC-04', 'ET-SEC-05'],
    },
    {
      kind: 'text',
      text: 'Todo se suma: lo que el planeta tiene de por sí, las Condiciones Extremas y las Defensas de todos, las del planeta y las de su sector.',
      cites: ['ET-DV-01', 'ET-DEF-07'],
    },
    {
      kind: 'text',
      text: 'La suma vale igual contra todos los atacantes, hasta contra quien la pagó. Los habitantes no forman parte de ella.',
      cites: ['ET-DV-02', 'ET-DV-03'],
    },
    { kind: 'text', text: 'Con el turno se acaba. El siguiente el planeta está tan desnudo como antes.', cites: ['ET-DEF-08'] },
    {
      kind: 'played',
      title: 'La Defensa dura un turno',
      text: 'Bo defiende Rubra y el ataque de Ada fracasa. Al turno siguiente no escribe nada, y ella vuelve.',
      ...played['a-defence-of-one-turn'],
    },
  ],
};
