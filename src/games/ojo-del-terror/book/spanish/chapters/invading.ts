import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { costRows } from '../../tables.js';
import { played } from '../played.js';

/** Attacks of one player. */
export const invading: Chapter<ClauseId> = {
  id: 'invading',
  title: 'Invadir',
  blocks: [
    {
      kind: 'text',
      text: 'Puedes invadir cualquier planeta al que llegues y que no sea tuyo: vacío, de un enemigo y hasta de un aliado.',
      cites: ['ET-INV-01', 'ET-INV-02'],
    },
    { kind: 'text', text: 'Si no llegas por ningún camino, la orden se rechaza.', cites: ['ET-INV-03'] },
    {
      kind: 'text',
      text: 'Una Invasión tiene Valor de Ataque 1. Cada una más contra el mismo planeta suma 1. Si esperas resistencia, manda varias.',
      cites: ['ET-INV-08'],
    },
    {
      kind: 'text',
      text: 'Se escriben como una sola orden con un número: una orden de invadir por planeta.',
      cites: ['ET-INV-04', 'ET-INV-05'],
    },
    {
      kind: 'text',
      text: 'Cada Invasión cuesta 1 acción, o 2 a través del Límite. El precio no tiene que ver con lo que defienda el planeta: un Valor de Ataque de 3 a través del Límite cuesta 6, sea un páramo o una fortaleza.',
      cites: ['ET-INV-07', 'ET-INV-09'],
    },
    { kind: 'heading', text: 'Primero los habitantes, después la Defensa' },
    {
      kind: 'text',
      text: 'Si en el planeta hay habitantes, mueren ellos primero: uno por cada punto de tu ataque. La Defensa no los protege.',
      cites: ['ET-KILL-01', 'ET-KILL-06'],
    },
    {
      kind: 'text',
      text: 'Lo que queda del ataque se compara con la Defensa. Si es mayor, conquistas. Si es igual o menor, no.',
      cites: ['ET-FIGHT-02', 'ET-FIGHT-03'],
    },
    {
      kind: 'text',
      text: 'El planeta conquistado es tuyo y ya no tiene habitantes. Quien lo controlaba lo ha perdido.',
      cites: ['ET-FIGHT-05', 'ET-FIGHT-06'],
    },
    {
      kind: 'text',
      text: 'Un ataque fallido cuesta lo mismo. Pero los habitantes que mató siguen muertos, y el siguiente lo tendrá más fácil.',
      cites: ['ET-FIGHT-07', 'ET-KILL-07'],
    },
    {
      kind: 'table',
      caption: 'Conquistar en solitario un planeta sin habitantes',
      head: ['Defensa', 'Valor de Ataque necesario', 'Acciones', 'Acciones a través del Límite'],
      rows: costRows,
      cites: ['ET-INV-09'],
    },
    {
      kind: 'played',
      title: 'Cadia en dos turnos',
      text: 'Ada tiene cuatro acciones. Cadia tiene tres unidades de habitantes y Defensa 1, así que para tomarla de una vez le harían falta cinco. Gasta un turno en la Guardia y vuelve.',
      ...played['cadia-in-two-turns'],
    },
    { kind: 'heading', text: 'Dos preguntas que salen siempre' },
    {
      kind: 'text',
      text: '¿Se puede invadir un planeta y defenderlo a la vez? Se puede. Pero la Defensa vale contra ti como contra cualquiera.',
      cites: ['ET-INV-10', 'ET-DV-02'],
    },
    {
      kind: 'text',
      text: '¿Y si en el mismo turno pierdes el planeta desde el que atacas? El ataque sigue adelante.',
      cites: ['ET-INV-11'],
      ruling: true,
    },
  ],
};
