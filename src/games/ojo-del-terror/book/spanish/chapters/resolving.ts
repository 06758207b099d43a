import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** The steps in order, for whoever has to settle a turn by hand. */
export const resolving: Chapter<ClauseId> = {
  id: 'resolving',
  title: 'Cómo se resuelve un turno',
  blocks: [
    {
      kind: 'text',
      text: 'Resuelve el turno en estos pasos, cada uno para todos los planetas y jugadores antes de ir al siguiente. Con los mismos turnos escritos y los mismos sorteos se llega siempre a lo mismo.',
      cites: ['ET-ADJ-12'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'Alianzas: mira cuáles se forman.', cites: ['ET-ADJ-01'] },
        { text: 'Defensas: suma la de cada planeta.', cites: ['ET-ADJ-02'] },
        {
          text: 'Combates: en cada planeta invadido mueren primero los habitantes y después se compara el ataque con la Defensa. Cada planeta se decide por separado.',
          cites: ['ET-ADJ-03'],
        },
        { text: 'Conquistas: todas a la vez.', cites: ['ET-ADJ-04'] },
        {
          text: 'Entregas: mira qué cesiones e intercambios valen sobre el mapa que dejan las conquistas, y hazlos todos.',
          cites: ['ET-ADJ-05'],
        },
        {
          text: 'Eliminaciones y regresos: quien tenía planetas y no tiene ninguno después de las conquistas queda eliminado, se le entregue lo que se le entregue. Quien no tenía ninguno, o los perdió todos, y ahora tiene uno, vuelve.',
          cites: ['ET-ADJ-06'],
        },
        { text: 'Quita del mapa a los habitantes muertos.', cites: ['ET-ADJ-07'] },
        { text: 'Gestas: juzga las anunciadas en el orden de la lista. Lo que da una no ayuda a la siguiente.', cites: ['ET-ADJ-08'] },
        { text: 'Puntos: cuenta territorio y gestas.', cites: ['ET-ADJ-09'] },
        { text: 'Tiene efecto lo demás que dan las gestas. Se borran las órdenes y empieza el turno siguiente.', cites: ['ET-ADJ-10'] },
      ],
    },
    {
      kind: 'text',
      text: 'Solo se sortea donde el sorteo decide: entre iguales a quienes toca matar y no pueden todos, entre iguales que conquistarían todos, o por el beneficio de una gesta compartida. La mayoría de los turnos no necesitan ninguno.',
      cites: ['ET-RAND-01', 'ET-RAND-02'],
    },
    {
      kind: 'text',
      text: 'Si hacen falta varios, se sortea planeta por planeta en el orden de la tabla de planetas, primero por las muertes y luego por el combate, y después gesta por gesta.',
      cites: ['ET-RAND-04'],
    },
  ],
};
