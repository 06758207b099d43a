import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { tables } from '../tables.js';

/** Patrons and vassals. */
export const vassals: Chapter<ClauseId> = {
  id: 'vassals',
  title: 'Patronos y vasallos',
  blocks: [
    {
      kind: 'text',
      text: 'Una Nación puede ser vasalla de otra, su Patrono, y un vasallo puede tener vasallos; pero ahí se acaba.',
      cites: ['OT-VAS-01'],
    },
    {
      kind: 'text',
      text: 'Un vasallo tiene +10 en todas sus tiradas, y sus vasallos, +15; no el vasallo que un jugador lleva como propio. El que controlas por ser jugador de su Patrono lo sigue teniendo.',
      cites: ['OT-VAS-02', 'OT-VAS-03'],
    },
    { kind: 'heading', text: 'El tributo' },
    {
      kind: 'text',
      text: 'Una vez por ciclo el vasallo debe un tributo a su Patrono. El vínculo nacido durante un ciclo obliga desde el siguiente.',
      cites: ['OT-VAS-04'],
    },
    {
      kind: 'text',
      text: 'El tributo es una medida que se intenta una vez por ciclo, de una de siete clases. Si se declaró nula o imposible, sigue debiéndose.',
      cites: ['OT-VAS-05', 'OT-VAS-21'],
    },
    tables.tributes,
    {
      kind: 'text',
      text: 'El éxito da al Patrono un bonificador, Riqueza o Progreso según su grado; nadie lo contrarresta.',
      cites: ['OT-VAS-06'],
    },
    {
      kind: 'text',
      text: 'El vasallo que fracasa paga en su lugar 5 de Riqueza, o lo que tenga. El que ni lo intentó paga 10 al final del ciclo.',
      cites: ['OT-VAS-07', 'OT-VAS-08'],
    },
    { kind: 'text', text: 'El Patrono puede perdonar el tributo por este ciclo, pero debe decirlo.', cites: ['OT-VAS-09'] },
    {
      kind: 'text',
      text: 'Los vasallos que nadie lleva intentan solos un tributo en Riqueza el último año del ciclo. Si acordáis que los tributos no gasten medida, tienen una casilla propia.',
      cites: ['OT-VAS-14', 'OT-SLOT-08'],
    },
    {
      kind: 'played',
      title: 'Un tributo que fracasa',
      text: 'Thuringia es vasalla de Francia y tira su tributo. Fracasa, y paga con lo poco que tiene.',
      ...played['a-missed-tribute'],
    },
    { kind: 'heading', text: 'Quedar libre' },
    {
      kind: 'points',
      items: [
        {
          text: 'Si la Viabilidad del Patrono baja a un décimo, o su Legitimidad a un quinto, sus vasallos quedan libres, salvo los que dijeron que desean seguir.',
          cites: ['OT-VAS-15', 'OT-VAS-16'],
        },
        { text: 'Mientras no lo digas, no deseas seguir.', cites: ['OT-VAS-11'] },
        { text: 'El Patrono puede liberar a un vasallo en cualquier momento.', cites: ['OT-VAS-10'] },
        {
          text: 'Un vasallo puede declararse independiente. Sigue ligado hasta que haya reducido con una medida propia la Viabilidad o la Legitimidad de su Patrono y una de ellas, sea cual sea, esté al 60 por ciento o menos.',
          cites: ['OT-VAS-12', 'OT-VAS-17'],
          ruling: true,
        },
        { text: 'Si el Patrono se extingue, sus vasallos quedan libres.', cites: ['OT-VAS-20'] },
      ],
    },
    {
      kind: 'text',
      text: 'Quien queda libre ya no debe nada y conserva a sus propios vasallos. La promesa de lealtad vale solo para aquel Patrono.',
      cites: ['OT-VAS-18'],
    },
    { kind: 'heading', text: 'Por encima del vasallo' },
    {
      kind: 'text',
      text: 'Un Patrono puede tomar como suyo al vasallo de su vasallo, o liberarlo. El vasallo perjudicado tiene un bonificador en medidas hostiles durante tres turnos, de −10, o de −15 si aquel quedó libre.',
      cites: ['OT-VAS-13'],
    },
    { kind: 'heading', text: 'Los que no obedecen' },
    {
      kind: 'text',
      text: 'El administrador cuida de que los vasallos sigan siendo pueblos propios. Puede hacer autónomo a uno, que ya no sigue las órdenes de su Patrono; y si declara la independencia de uno que controlas tú, es autónomo desde entonces.',
      cites: ['OT-VAS-19'],
    },
  ],
};
