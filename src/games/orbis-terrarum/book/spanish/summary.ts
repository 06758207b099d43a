import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { tables } from './tables.js';

/** What a player keeps beside the map. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'Un turno' },
  {
    kind: 'steps',
    items: [
      { text: 'Eventos: el administrador cuenta lo que trae el año.' },
      {
        text: 'Órdenes: todos a la vez y en cualquier orden. Anuncia una medida, gasta, haz ofertas, convoca, vota, cuenta historias; luego di que estás listo.',
      },
      { text: 'Dictámenes: el administrador cierra las órdenes y dictamina sobre las medidas.' },
      { text: 'Resolución: movimientos, crisis, medidas, contiendas, contramedidas, efectos.' },
      { text: 'Mantenimiento. Cada cinco turnos acaba el ciclo: 5 de Riqueza, 1 de Progreso y hasta 5 de cada índice.' },
    ],
  },
  { kind: 'heading', text: 'Una tirada' },
  {
    kind: 'points',
    items: [
      {
        text: 'El Umbral es un atributo de Dominio más uno de Autoridad. Tira 1d100 y suma los modificadores: por debajo es éxito.',
      },
      { text: 'En el dado, 1 es éxito crítico y 100, fracaso crítico.' },
      { text: 'Exactamente el Umbral: éxito leve en casa y al defender; fuera, fracaso leve si alguien responde con éxito.' },
      {
        text: 'Margen en tanto por ciento del Umbral, o de lo que queda por encima: menos de 33, leve; hasta 66, normal; más, grande.',
      },
      {
        text: 'El penalizador es positivo y el bonificador, negativo. Como mucho 25 en cada atributo; un alcance distinto de 0 deja fuera todo lo demás.',
      },
      { text: 'Los bonificadores no ayudan a la medida que busca un modificador.' },
      {
        text: 'Si ambos triunfan: grado del ataque menos grado de la respuesta (leve 1, normal 2, grande 3, crítico 4). Si no queda nada, no pasa nada; a un crítico solo lo para otro.',
      },
    ],
  },
  tables.grid,
  tables.grades,
  tables.prices,
  { kind: 'heading', text: 'Lo que te pesa' },
  {
    kind: 'points',
    items: [
      { text: 'Un índice a un cuarto, +5; a un décimo, +10; a cero, +15. Los dos a cero: extinción.' },
      { text: 'Cuatro fracasos seguidos con una estadística en una zona, +10; cuatro éxitos, −10.' },
      {
        text: 'Vasallo, +10, y sus vasallos, +15. Cada frente por encima de dos, +5 en guerra. Guerra civil, +10 en la paz de casa y la guerra de fuera.',
      },
      { text: 'Horda: +10 con Control Administrativo y Poder Económico, −10 con Fuerza Militar y Control Cultural.' },
      { text: 'Hueste: +10 con Prestigio e Inteligencia, −10 con Gestión y Lealtad.' },
      { text: 'Una paz rota: +10 por tres turnos. Una declaración rota: +5 por cinco años. Salvo que digan otra cosa.' },
    ],
  },
  { kind: 'heading', text: 'Cuánto tardan las cosas' },
  {
    kind: 'points',
    items: [
      { text: 'Tres turnos de enfrentamiento hacen una guerra; dos tranquilos la suspenden.' },
      { text: 'Una rebelión cuesta 2 de Viabilidad y 1 de Legitimidad al año, y escala a los cinco turnos.' },
      { text: 'Un tratado dura 10 años, como mucho 20. El preaviso es de 2 años; se puede protestar durante 3.' },
      { text: 'El bonificador que ganas sirve una vez, dentro de 5 años.' },
      { text: 'El tributo vence cada ciclo: fallado cuesta 5 de Riqueza; sin intentar, 10.' },
    ],
  },
];
