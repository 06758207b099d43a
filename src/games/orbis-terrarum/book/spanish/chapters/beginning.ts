import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** How to begin. */
export const beginning: Chapter<ClauseId> = {
  id: 'beginning',
  title: 'Cómo se empieza',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Acordad las opciones y el mundo. Todas las Naciones empiezan sin daño, con las bolsas vacías si no acordáis otra cosa, sin modificadores y con los Patronos que les da el mundo.',
          cites: ['OT-SETUP-01'],
        },
        {
          text: 'Elegid Nación por orden de asiento. Toma una que esté abierta a los jugadores y que nadie tenga. Si lo preferís, no se elige, y cada cual recibe la siguiente de la lista.',
          cites: ['OT-SETUP-02', 'OT-ACT-08'],
        },
        {
          text: 'Repartid los atributos, todos a la vez. Tienes 80 puntos para los cinco de Dominio y 80 para los cinco de Autoridad; cada atributo recibe 5 como mínimo y 30 como máximo. Todos ven tu reparto en cuanto lo haces.',
          cites: ['OT-SETUP-03', 'OT-ACT-09'],
        },
        {
          text: 'Las Naciones sin Jugador siguen sus atributos preponderantes. En cada grupo el preponderante tiene 30, el anterior de la lista 25, y luego 20, 15 y 10, hacia atrás y pasando del principio al final de la lista.',
          cites: ['OT-SETUP-04'],
        },
        {
          text: 'El administrador aún puede ajustar cosas: atributos de Naciones sin Jugador, alcances, efectos. Después da comienzo a la partida.',
          cites: ['OT-SETUP-06', 'OT-ACT-10'],
        },
        { text: 'El juego empieza en el turno 1, que es el año 500.', cites: ['OT-SETUP-07'] },
      ],
    },
    {
      kind: 'text',
      text: 'Esos cinco valores suman 100 y no 80. El original los nombra uno por uno, y así se quedan: las Naciones que nadie lleva son pasivas, y bien pueden ser algo más fuertes.',
      cites: ['OT-SETUP-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Anota la suma de cada grupo al empezar, 80 o 100. Son las sumas de base a las que una época puede devolverte un día.',
      cites: ['OT-SETUP-05'],
    },
    {
      kind: 'text',
      text: 'Si la Nación que llevas empieza siendo vasalla, conserva su Patrono pero no tiene penalizador de vasallo.',
      cites: ['OT-SETUP-08'],
    },
    {
      kind: 'text',
      text: 'Un consejo para tu primer reparto: también tus índices son sumas de atributos. El Poder Económico entra en los dos, así que una Nación pobre en él se quiebra con facilidad.',
    },
    {
      kind: 'text',
      text: 'Y otro para tu primer turno: que sea sencillo. Anuncia una medida, como Expansión para ocupar una región negra junto a la tuya o Intervención para ganar Riqueza; añade dos frases sobre cómo lo emprende tu gente; di que estás listo, y mira qué hacen de ello los dados.',
    },
  ],
};
