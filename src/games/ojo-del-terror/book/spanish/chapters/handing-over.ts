import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Cessions, trades, and when they fail. */
export const handingOver: Chapter<ClauseId> = {
  id: 'handing-over',
  title: 'Ceder e intercambiar planetas',
  blocks: [
    {
      kind: 'text',
      text: 'Puedes ceder cualquier planeta tuyo a cualquier otro jugador, a cualquier distancia, a través del Límite y sin gastar acciones. No hay tope.',
      cites: ['ET-CEDE-01', 'ET-CEDE-02', 'ET-CEDE-04'],
    },
    { kind: 'text', text: 'Lo que no puedes es prometer dos veces el mismo planeta.', cites: ['ET-CEDE-03'] },
    { kind: 'text', text: 'Solo entregas lo que tenías al empezar el turno. Lo que ganes hoy podrás darlo mañana.', cites: ['ET-XFER-02'] },
    {
      kind: 'text',
      text: 'Los planetas se entregan después de las invasiones. Si para entonces lo has perdido, no hay nada que entregar.',
      cites: ['ET-CEDE-05', 'ET-XFER-01', 'ET-FIGHT-05'],
    },
    {
      kind: 'text',
      text: 'El otro lo recibe al turno siguiente. En este todavía cuenta para ti, puntos incluidos. El otro no tiene que hacer nada, y puede no tener planetas.',
      cites: ['ET-CEDE-06'],
    },
    { kind: 'heading', text: 'Intercambios' },
    {
      kind: 'text',
      text: 'Con los ataques podéis mentiros cuanto queráis; donde hay planetas de por medio no se puede timar a nadie. Lo que dos jugadores se entregan uno a otro en un turno es un solo intercambio: pasa todo o no pasa nada.',
      cites: ['ET-CEDE-07', 'ET-XFER-04'],
    },
    {
      kind: 'text',
      text: 'Un intercambio se escribe como una orden que nombra los dos lados: qué das y qué pides, al menos un planeta cada uno.',
      cites: ['ET-TRADE-01', 'ET-TRADE-02'],
    },
    {
      kind: 'text',
      text: 'Lo que das ha de ser tuyo y lo que pides, del otro. Los números pueden ser distintos. Un planeta ya prometido en tu turno no puede darse en un intercambio.',
      cites: ['ET-TRADE-03', 'ET-TRADE-04', 'ET-TRADE-06'],
    },
    { kind: 'text', text: 'No cuesta acciones, y ni la distancia ni el Límite importan.', cites: ['ET-TRADE-07'] },
    {
      kind: 'text',
      text: 'Solo tiene lugar si el otro escribió su mitad. Si se olvida, miente o le invaden lo que iba a dar, te quedas lo tuyo.',
      cites: ['ET-TRADE-05'],
    },
    {
      kind: 'text',
      text: 'El otro puede responder con el mismo intercambio visto desde su lado, o simplemente cediéndote todo lo que le pides. Dos intercambios no pueden pedir el mismo planeta.',
      cites: ['ET-TRADE-05', 'ET-XFER-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si solo cedes y no vuelve nada, es un regalo, acordarais lo que acordarais. Si quieres estar seguro, escribe un intercambio.',
      cites: ['ET-CEDE-07'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Un intercambio que no llega a nada',
      text: 'Ada cambia Tajo por Prisma, y Bo responde cediendo Prisma. Pero Cleo toma Tajo. Bo se queda su planeta.',
      ...played['a-spoilt-exchange'],
    },
    { kind: 'heading', text: 'Casos raros' },
    {
      kind: 'text',
      text: 'Dos intercambios que son reflejo uno del otro van aparte. Lo demás que se entreguen esos dos jugadores es otro intercambio.',
      cites: ['ET-XFER-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si conquistas el mismo planeta que el otro iba a darte, lo has recibido. Tu mitad sigues debiéndola.',
      cites: ['ET-XFER-07'],
      ruling: true,
    },
    { kind: 'text', text: 'El orden en que se entregan los planetas da igual.', cites: ['ET-XFER-03'] },
  ],
};
