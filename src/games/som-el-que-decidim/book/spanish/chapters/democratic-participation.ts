import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Modalidad C: participación democrática. */
export const democraticParticipation: Chapter<ClauseId> = {
  id: 'democratic-participation',
  title: 'Modalidad C: participación democrática',
  blocks: [
    {
      kind: 'text',
      text: 'Con ella podéis dar y quitar el gobierno con votos. Jugadla con gestión pública (modalidad ABC) o sin ella (modalidad AC).',
      cites: ['SD-CFG-06'],
    },
    { kind: 'heading', text: 'Dónde se vota' },
    {
      kind: 'text',
      text: 'Se vota en «Sufragi universal», una carta del mundo. Podéis hacer uso de ella si llegáis cuando ya está descubierta. No basta con partir de ella, ni tampoco con descubrirla. Sin la modalidad C es una carta del mundo sin más.',
      cites: ['SD-SUF-01', 'SD-SUF-02', 'SD-SUF-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si tenéis la Generalitat podéis convocar elecciones; si no la tenéis, presentar una moción de censura. Nunca al revés.',
      cites: ['SD-SUF-03'],
    },
    {
      kind: 'text',
      text: 'Decid en voz alta si lo haréis. Si preferís no hacerlo, vuestro desplazamiento acaba sin más. También acaba después de votar.',
      cites: ['SD-SUF-05', 'SD-VOT-10'],
      ruling: true,
    },
    { kind: 'heading', text: 'Elecciones anticipadas' },
    {
      kind: 'text',
      text: 'Solo las convoca quien tiene la Generalitat, tanto si gobierna por turno como por una votación anterior.',
      cites: ['SD-ELE-01', 'SD-ELE-20'],
      ruling: true,
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'Pagad. Con gestión pública cuestan un disco de Mossos d’Esquadra; los bomberos no sirven. Sin ella cuestan 3 €. En ambos casos van a Hacienda y se pierden, sea cual sea el resultado. Quien no puede pagarlas no puede convocarlas.',
          cites: ['SD-ELE-02', 'SD-ELE-03', 'SD-ELE-04', 'SD-ELE-05', 'SD-ELE-06', 'SD-FLOW-06'],
        },
        {
          text: 'Aliaos. Uno tras otro, empezando por quien gobierna, declaráis con quién os presentáis y cuál de vosotros gobernará si ganáis. Todos os presentáis de un modo u otro, aunque sea solos.',
          cites: ['SD-ELE-07', 'SD-ELE-08', 'SD-ELE-09', 'SD-ELE-12'],
          ruling: true,
        },
        {
          text: 'Una alianza solo existe si todos sus miembros declaran exactamente lo mismo. No podéis contar con alguien que ya ha declarado otra cosa; y aquel cuya alianza no se forma se presenta solo.',
          cites: ['SD-ELE-10', 'SD-ELE-11'],
          ruling: true,
        },
        { text: 'Votad, como se cuenta más abajo.', cites: ['SD-VOT-01'] },
      ],
    },
    {
      kind: 'text',
      text: 'Gana la candidatura con más votos, y gobierna después quien ella había nombrado. Si os presentáis todos en una sola, gana sin necesidad de votos.',
      cites: ['SD-ELE-13', 'SD-ELE-17', 'SD-ELE-19'],
      ruling: true,
    },
    { kind: 'text', text: 'Si varias candidaturas empatan con más votos:', cites: ['SD-ELE-14'] },
    {
      kind: 'points',
      items: [
        {
          text: 'y en una de ellas está quien gobierna, sigue gobernando él, en persona, aunque su alianza hubiera nombrado a otro;',
          cites: ['SD-ELE-14'],
          ruling: true,
        },
        {
          text: 'y no está en ninguna, gana aquella cuyos miembros han guardado más discos entre todos;',
          cites: ['SD-ELE-15'],
          ruling: true,
        },
        { text: 'y también en eso hay empate, no gana nadie, y la Generalitat pasa simplemente a la derecha.', cites: ['SD-ELE-16'] },
      ],
    },
    { kind: 'text', text: 'Si gana quien ya gobernaba, gobierna otro turno entero.', cites: ['SD-ELE-18'] },
    {
      kind: 'played',
      title: 'Empate con quien gobierna',
      text: 'Ada convoca elecciones. Cai y Dot se presentan juntos para que gobierne Dot; Ada y Bo, por separado.',
      ...played['an-election'],
    },
    { kind: 'heading', text: 'Moción de censura' },
    {
      kind: 'text',
      text: 'La puede presentar cualquiera menos quien tiene la Generalitat, y no cuesta nada.',
      cites: ['SD-MOT-01', 'SD-MOT-02'],
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'Decid quién gobernará si prospera: vosotros, que sois el candidato, o cualquier otro menos quien ya gobierna.',
          cites: ['SD-MOT-03'],
          ruling: true,
        },
        {
          text: 'Los demás declaran por turno si están con vosotros, con quien gobierna o con ninguno. Con ninguno quiere decir quedarse al margen y guardar todos los discos.',
          cites: ['SD-MOT-04', 'SD-MOT-06'],
          ruling: true,
        },
        {
          text: 'Si el jugador que habíais nombrado no os apoya, gobernaréis vosotros en caso de ganar.',
          cites: ['SD-MOT-05'],
          ruling: true,
        },
        { text: 'Votáis vosotros, quien gobierna y quienes han tomado partido.', cites: ['SD-VOT-01'] },
      ],
    },
    {
      kind: 'text',
      text: 'Sumad cada lado. Si el vuestro tiene más, la moción prospera. Si tiene más el de quien gobierna, repite turno. Si hay empate, aunque sea con todos los puños vacíos, no prospera, y la Generalitat pasa a la derecha.',
      cites: ['SD-MOT-07', 'SD-MOT-08', 'SD-MOT-09', 'SD-MOT-10'],
    },
    {
      kind: 'played',
      title: 'Fuera del gobierno',
      text: 'Cai presenta una moción para que gobierne Dot. Dot la apoya y Bo se mantiene neutral.',
      ...played['a-motion'],
    },
    { kind: 'heading', text: 'Cómo se vota' },
    {
      kind: 'text',
      text: 'Tomad tantos de vuestros discos de participación como queráis, o ninguno, escondedlos en un puño y tapad los demás. Podéis faltar a vuestra palabra: el puño vacío se permite siempre.',
      cites: ['SD-VOT-02', 'SD-VOT-03'],
    },
    {
      kind: 'text',
      text: 'Cuando todos los puños están cerrados, quien gobierna da la señal y los abrís a la vez.',
      cites: ['SD-VOT-04', 'SD-VOT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Contad los votos, y lo que cada uno ha guardado, y devolved después a «Concentració nacional» todos los discos de los puños, también los de quien ha ganado.',
      cites: ['SD-VOT-06', 'SD-VOT-07'],
    },
    { kind: 'heading', text: 'Después de votar' },
    {
      kind: 'text',
      text: 'Quien gana no toma la Generalitat hasta que acaba el turno; mientras tanto se desplazan los que faltaban y sigue decidiendo quien gobernaba. Aunque el Estado ponga fin al turno, después gobierna quien ganó.',
      cites: ['SD-VOT-08', 'SD-VOT-13'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Gobernar por una votación dura un turno normal, con sus impuestos. Después la Generalitat pasa a la derecha desde donde esté.',
      cites: ['SD-VOT-11', 'SD-VOT-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si os desplazáis todos, puede haber dos votaciones en un turno. Entonces solo una moción que prospera quita lo que alguien había ganado antes; una que fracasa o empata no lo toca.',
      cites: ['SD-VOT-09'],
      ruling: true,
    },
  ],
};
