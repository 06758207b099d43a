import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** For the referee. */
export const theReferee: Chapter<ClauseId> = {
  id: 'the-referee',
  title: 'Para el administrador',
  blocks: [
    {
      kind: 'text',
      text: 'Tú llevas el mundo, pero no juegas contra los jugadores. Por las Naciones en tus manos actúas con las mismas reglas y casillas que cualquiera.',
      cites: ['OT-REF-14'],
    },
    { kind: 'heading', text: 'Dictaminar sobre medidas' },
    {
      kind: 'points',
      items: [
        { text: 'Nula: un Murciélago Alienígena. Puedes añadir una advertencia.', cites: ['OT-REF-02'] },
        {
          text: 'Imposible: como nula, sin culpa. Ninguna de las dos se tira, y su casilla queda libre mientras las órdenes estén abiertas.',
          cites: ['OT-REF-04'],
        },
        { text: 'Trivial: demasiado fácil para tirarla. Tiene éxito leve y no gasta casilla.', cites: ['OT-REF-03'], ruling: true },
        {
          text: 'Lejos o cerca: fijas un alcance. Sin defensa: el objetivo no resiste. Otra cosa: hace lo que tú digas. En contienda: las que nombras no pueden triunfar todas.',
          cites: ['OT-REF-02'],
        },
      ],
    },
    { kind: 'heading', text: 'Cambiar el mundo' },
    {
      kind: 'text',
      text: 'Puedes aplicar efectos con un motivo: modificadores, daño, tierra, Naciones, Huestes, rebeliones. Todos tienen límites, y o se producen todos o ninguno.',
      cites: ['OT-REF-05', 'OT-REF-06'],
    },
    {
      kind: 'text',
      text: 'Ofreces oportunidades, fijas alcances y los atributos de Naciones sin Jugador, marcas quién está activo y llevas notas privadas.',
      cites: ['OT-REF-11'],
    },
    { kind: 'heading', text: 'Juzgar a las personas' },
    { kind: 'text', text: 'Advierte a quien juegue de forma irrazonable. Tras dos advertencias puedes castigar.', cites: ['OT-REF-08'] },
    {
      kind: 'text',
      text: 'Juzga lo que valen las palabras: anula una declaración sin peso, di que un tratado se rompió, disculpa a quien se vio forzado y corrige un penalizador desmedido.',
      cites: ['OT-REF-12'],
    },
    { kind: 'text', text: 'Lo que depende de ti se detiene hasta que decidas; así que decide pronto.', cites: ['OT-REF-07'] },
  ],
};
