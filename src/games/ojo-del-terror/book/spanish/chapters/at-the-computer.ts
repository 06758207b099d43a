import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Who sees what, what is refused, and what is kept when a program runs the table. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'En el ordenador',
  blocks: [
    { kind: 'heading', text: 'Quién ve qué' },
    {
      kind: 'text',
      text: 'Tus órdenes las ves siempre. El mapa, los puntos, las bandas, los favores, las gestas, las acciones y hasta dónde llega cada jugador están a la vista de todos.',
      cites: ['ET-VIEW-02', 'ET-VIEW-08'],
    },
    {
      kind: 'text',
      text: 'De los turnos ajenos solo ves si se han entregado. Lo mismo ve quien solo mira.',
      cites: ['ET-VIEW-01', 'ET-VIEW-03'],
    },
    {
      kind: 'text',
      text: 'Que escribes o tachas una orden solo lo sabéis tú y el máster. Que entregas tu turno, o lo retiras, lo saben todos.',
      cites: ['ET-VIEW-09'],
    },
    {
      kind: 'text',
      text: 'Cuando el turno se publica, y ni un momento antes, todo queda a la vista: cada orden y lo que fue de ella.',
      cites: ['ET-VIEW-05', 'ET-EVT-02'],
    },
    {
      kind: 'text',
      text: 'Nadie puede asomarse a los sorteos. Todos son limpios, y la tirada dice a cuál de los candidatos le ha tocado.',
      cites: ['ET-VIEW-07', 'ET-RAND-03'],
    },
    { kind: 'heading', text: 'Cómo se cuenta un turno' },
    { kind: 'text', text: 'El relato de un turno sigue los pasos en que se resuelve.', cites: ['ET-EVT-01'] },
    {
      kind: 'text',
      text: 'Si falla una cesión o un intercambio se dice por qué: los turnos no encajan, o antes se perdió un planeta.',
      cites: ['ET-EVT-03'],
    },
    { kind: 'text', text: 'Cada planeta que cambia de manos se cuenta una sola vez.', cites: ['ET-EVT-04'] },
    {
      kind: 'text',
      text: 'De cada turno queda un informe, y del final, una clasificación en la que los iguales comparten puesto.',
      cites: ['ET-STATE-04', 'ET-END-07'],
    },
    { kind: 'heading', text: 'Qué se rechaza' },
    { kind: 'text', text: 'Lo que no se puede hacer no cambia nada, y se dice por qué.', cites: ['ET-STATE-01'] },
    {
      kind: 'text',
      text: 'Solo actúa quien juega, solo cuando le toca y solo en lo que es de cada fase.',
      cites: ['ET-ACT-01', 'ET-ACT-02', 'ET-ACT-03'],
    },
    {
      kind: 'text',
      text: 'Puedes entregar tu turno entero de una vez. Si una orden está mal, no se toma ninguna.',
      cites: ['ET-SHEET-06'],
    },
    { kind: 'text', text: 'Escribas como escribas una orden, se guarda de una sola forma.', cites: ['ET-STATE-02'] },
    {
      kind: 'text',
      text: 'Una partida mal preparada no empieza; se dice qué está mal. Si las bandas se fijan de antemano, ha de haber una que exista para cada asiento y ninguna repetida.',
      cites: ['ET-SETUP-01', 'ET-CFG-05', 'ET-CFG-06'],
    },
    { kind: 'heading', text: 'Qué se te ofrece' },
    {
      kind: 'text',
      text: 'Un programa puede ofrecerte jugadas. Todas las que ofrece valen, pero no ofrece todas las que valen: las alianzas mayores, quién mata primero, los Señores de la Guerra, el camino caro y los intercambios grandes los escribes tú.',
      cites: ['ET-ENUM-01', 'ET-ENUM-02'],
    },
    { kind: 'text', text: 'Tachar una orden, retirar el turno y entregarlo entero de una vez tampoco se ofrecen.', cites: ['ET-ENUM-03'] },
    {
      kind: 'text',
      text: 'A quien no tiene nada que decidir no se le ofrece nada. Al máster se le ofrece cerrar, dar veredictos y publicar; al Señor Supremo, todas las elecciones de lugartenientes.',
      cites: ['ET-ENUM-04', 'ET-ENUM-05'],
    },
  ],
};
