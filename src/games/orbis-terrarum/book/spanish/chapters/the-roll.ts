import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { tables } from '../tables.js';

/** The roll. */
export const theRoll: Chapter<ClauseId> = {
  id: 'the-roll',
  title: 'La tirada',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Toma el Umbral de la estadística. Una Hueste o Colonia usa los atributos de su dueño; un bando de guerra civil, los de su Nación.',
          cites: ['OT-ROLL-01'],
        },
        {
          text: 'Tira el dado una vez y suma los modificadores que se apliquen. Lo que sale es el resultado, que nunca baja de 1 ni pasa de 100. Lo bajo es bueno: los penalizadores lo suben y los bonificadores lo bajan.',
          cites: ['OT-ROLL-02', 'OT-ROLL-03'],
        },
        { text: 'Un resultado menor que el Umbral es un éxito; uno mayor, un fracaso.', cites: ['OT-ROLL-06'] },
      ],
    },
    {
      kind: 'text',
      text: 'Un 1 en el dado es éxito crítico pase lo que pase, y un 100, fracaso crítico.',
      cites: ['OT-ROLL-04', 'OT-ROLL-05'],
    },
    {
      kind: 'text',
      text: 'Si el resultado es exactamente el Umbral, tienes un éxito leve en todo lo doméstico, en toda contramedida y contra una crisis.',
      cites: ['OT-ROLL-07'],
    },
    {
      kind: 'text',
      text: 'Fuera depende de la respuesta: si alguien que te responde tiene éxito, has fallado levemente; si todos fallan, o nadie responde, has triunfado levemente.',
      cites: ['OT-ROLL-08'],
    },
    { kind: 'heading', text: 'Con qué holgura' },
    {
      kind: 'text',
      text: 'El Margen de Diferencia dice con qué holgura. En un éxito es cuánto quedó el resultado por debajo del Umbral, en tanto por ciento de este: 100 × (Umbral − resultado) / Umbral. En un fracaso es cuánto lo rebasó, en tanto por ciento de lo que queda por encima: 100 × (resultado − Umbral) / (100 − Umbral). No se redondea. Las ecuaciones del original estaban en una imagen que se perdió; estas son lo que aquella describe.',
      cites: ['OT-ROLL-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un margen menor que 33 es leve; de 33 a 66, normal; mayor que 66, grande: Muy Exitoso o Muy Fallido. En el Umbral mismo es 0, y leve.',
      cites: ['OT-ROLL-10', 'OT-ROLL-11'],
    },
    {
      kind: 'text',
      text: 'Un éxito crítico gana a uno Muy Exitoso, este a uno normal, este a uno leve; y cualquier éxito a cualquier fracaso. Los fracasos empeoran en el mismo orden. Cuando los grados se suman o se restan, leve vale 1, normal 2, Muy Exitoso 3 y crítico 4.',
      cites: ['OT-ROLL-14'],
    },
    {
      kind: 'text',
      text: 'Con un Umbral de 100 solo se falla con un 100 en el dado o con un empate fuera de casa al que alguien responda con éxito.',
      cites: ['OT-ROLL-13'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Un ataque a la frontera',
      text: 'Francia y Gothia tiran Ofensiva con un Umbral de 40. Mira los dos dados. El ataque saca 10, un 75 por ciento por debajo de 40: Muy Exitoso, grado 3. La Defensa saca 30, un 25 por ciento por debajo: éxito leve, grado 1. Queda el grado 2, que vale 8 de Viabilidad.',
      ...played['a-strike'],
    },
    tables.grades,
    {
      kind: 'text',
      text: 'Lo que vale un grado es siempre lo mismo: cada paso vale 4. Índices, bonificadores y penalizadores se mueven todos de 4, 8, 12 o 16.',
      cites: ['OT-MOD-13', 'OT-EFF-01'],
    },
  ],
};
