import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What this game is. */
export const theGame: Chapter<ClauseId> = {
  id: 'the-game',
  title: 'Qué juego es este',
  blocks: [
    {
      kind: 'text',
      text: 'Orbis Terrarum II se juega sobre un mapa, y en él no encarnas a un héroe: encarnas a una Nación. Una Nación es un pueblo con gobierno, con tierra y vecinos, fe y memoria. Tú dices qué hace cada año, y con los años surge una historia alternativa que ninguno de vosotros habría podido escribir solo.',
    },
    {
      kind: 'text',
      text: 'Nadie gana ni pierde. Tu Nación es fuerte o débil, temida u olvidada, y todo ello merece contarse. Tu objetivo es interpretarla bien: como su gente habría podido obrar de verdad, según dónde vive y qué tiene.',
      cites: ['OT-END-01'],
    },
    {
      kind: 'text',
      text: 'Dos cosas van juntas. La narrativa es lo que cuentas de tu Nación: sus reyes, sus puentes, sus disputas de doctrina. La mecánica de este libro resuelve lo que la narrativa no puede: si un asedio triunfa y cuánto duele. Los puntos sin narrativa son mero recuento, y la narrativa sin puntos acaba en malentendidos. Así que cuenta algo con cada cosa que hagas.',
    },
    {
      kind: 'text',
      text: 'Actúa de forma plausible. Lo que ningún pueblo de aquel tiempo habría podido hacer se llama aquí Murciélago Alienígena Espacial, y el administrador puede anularlo; a quien suelta murciélagos una y otra vez se le advierte y, al fin, se le castiga.',
      cites: ['OT-REF-02', 'OT-REF-08'],
    },
    { kind: 'heading', text: 'Lo que hay sobre la mesa' },
    {
      kind: 'points',
      items: [
        {
          text: 'Un mapa de regiones, unidas por tierra, por mar o a través de barreras, con las Naciones que las poseen.',
          cites: ['OT-CONT-01'],
        },
        {
          text: 'De cada Nación, una hoja: diez atributos, dos índices de estabilidad, dos bolsas y sus modificadores.',
          cites: ['OT-STAT-01'],
        },
        { text: 'Un dado de cien caras, o dos de diez. Casi todo lo decide una tirada suya.', cites: ['OT-ROLL-02'] },
        { text: 'Un mazo de eventos, para los años en que nadie invente ninguno.', cites: ['OT-CONT-09'] },
      ],
    },
    { kind: 'heading', text: 'Quién se sienta a ella' },
    {
      kind: 'text',
      text: 'De uno a dieciséis jugadores, cada uno con su Nación, y un administrador. Él lleva el mundo: cuenta lo que ocurre cada año, habla por todas las Naciones sin Jugador y juzga lo que los dados no pueden.',
      cites: ['OT-CFG-03'],
    },
    {
      kind: 'text',
      text: 'También podéis jugar sin administrador. Entonces las reglas deciden por él, y se acuerda un último turno.',
      cites: ['OT-CFG-04'],
      ruling: true,
    },
  ],
};
