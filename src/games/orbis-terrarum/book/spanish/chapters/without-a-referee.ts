import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Without a referee. */
export const withoutAReferee: Chapter<ClauseId> = {
  id: 'without-a-referee',
  title: 'Sin administrador',
  blocks: [
    { kind: 'text', text: 'Sin administrador, sus pasos se resuelven solos.', cites: ['OT-FLOW-02'], ruling: true },
    {
      kind: 'text',
      text: 'Cada año empieza con una tirada en el mazo. Si la fila afecta a alguien, se sortea una de vuestras Naciones.',
      cites: ['OT-FLOW-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'El año sigue en cuanto el último de vosotros está listo. También se espera a quien no tiene Nación.',
      cites: ['OT-FLOW-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Las decisiones tienen su respuesta habitual: la incitación trae una rebelión si fue Muy Exitosa y un penalizador si no; la rebelión nunca combatida es un Movimiento Armado; las épocas son parciales; las Naciones pueden adoptarse; una conferencia por Prestigio pide 20.',
      cites: ['OT-FLOW-16'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Las Naciones sin Jugador responden a una negociación según su término más exigente. Un grado leve basta para paso, una distancia acortada, un cese al fuego y dádivas; uno normal, para paz, no agresión, obligaciones y casi todo lo demás; Muy Exitoso, para alianza, liberación, pagos suyos y modificadores en su contra; uno crítico, para su tierra o un vasallo nuevo sacado de ella.',
      cites: ['OT-DIP-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Cada dos ciclos, al acabar el segundo, un dado de diez caras escoge un atributo, y las Naciones-Jugador más fuertes en él tienen −8 en él durante cinco años.',
      cites: ['OT-EVT-09'],
      ruling: true,
    },
    { kind: 'text', text: 'Una partida sin último turno acaba después del turno 1 000 000.', cites: ['OT-END-10'], ruling: true },
  ],
};
