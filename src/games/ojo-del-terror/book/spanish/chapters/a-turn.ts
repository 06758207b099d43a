import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** How a turn goes, and what a sheet of orders is. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'Un turno',
  blocks: [
    {
      kind: 'steps',
      items: [
        { text: 'Cuenta tus acciones. Todos saben cuántas tiene cada cual.', cites: ['ET-FLOW-02'] },
        {
          text: 'Escribe tus órdenes en secreto mientras los demás escriben las suyas. Nadie espera a nadie. Lo que escribes se llama también tu turno.',
          cites: ['ET-FLOW-03', 'ET-VIEW-01'],
        },
        { text: 'Entrégalo. Cuando entrega el último, se revelan los turnos de todos.', cites: ['ET-FLOW-04'] },
        { text: 'Se resuelve, se publica todo y se dan los puntos. Después empieza el turno siguiente.', cites: ['ET-FLOW-08'] },
      ],
    },
    { kind: 'heading', text: 'Qué se puede escribir' },
    {
      kind: 'text',
      text: 'Hay seis órdenes. Puedes escribir tantas como puedas pagar, y para cada una eliges un planeta o un sector.',
      cites: ['ET-SHEET-03'],
    },
    {
      kind: 'table',
      caption: 'Las seis órdenes',
      head: ['Orden', 'Coste', 'Qué hace'],
      rows: [
        ['Invadir', '1 cada Invasión, 2 a través del Límite', 'Ataca un planeta'],
        ['Defender un planeta', '1 cada Defensa, 2 en planeta ajeno a través del Límite', 'Sube su Defensa en 1 este turno'],
        ['Defender un sector', '2 cada Defensa', 'Sube en 1 la Defensa de todos sus planetas este turno'],
        ['Ceder un planeta', 'nada', 'Da un planeta a otro jugador'],
        ['Intercambiar planetas', 'nada', 'Cambia planetas, si el otro escribió su mitad'],
        ['Anunciar una gesta', 'nada', 'Dice que crees que la conseguirás'],
      ],
      cites: ['ET-INV-07', 'ET-DEF-05', 'ET-SEC-05', 'ET-CEDE-04', 'ET-TRADE-07', 'ET-CLAIM-09'],
    },
    {
      kind: 'text',
      text: 'Cada orden se comprueba al escribirla. La que no se permite, o la que no puedes pagar, no llega a constar.',
      cites: ['ET-SHEET-02', 'ET-SHEET-04'],
    },
    {
      kind: 'text',
      text: 'Mientras no entregues puedes tachar órdenes, y tachar una no estropea las demás. Incluso un turno entregado puede retirarse mientras alguien siga escribiendo.',
      cites: ['ET-SHEET-05', 'ET-SHEET-07'],
    },
    {
      kind: 'text',
      text: 'Lo entregado queda cerrado. No hace falta que agotes tus acciones, ni siquiera que escribas algo; pero las acciones que no usas se pierden.',
      cites: ['ET-SHEET-01', 'ET-SHEET-08', 'ET-FLOW-09'],
    },
    { kind: 'heading', text: 'Todo a la vez' },
    {
      kind: 'text',
      text: 'Esta es la regla que hay que recordar: todas las órdenes de un turno ocurren a la vez, sobre el mapa tal como estaba al empezar. A qué llega cada uno, lo que le cuesta y cuántas acciones tiene se lee de ese mapa, y ninguna orden lo cambia para otra.',
      cites: ['ET-FLOW-06', 'ET-STATE-03'],
    },
    {
      kind: 'text',
      text: 'El planeta que ganas hoy te da acceso y acciones mañana. Solo cuentan enseguida las Defensas, las muertes y las conquistas: en los combates del turno, en lo que se entrega, y en sus puntos y gestas.',
      cites: ['ET-FLOW-07'],
    },
    {
      kind: 'text',
      text: 'Por eso los ataques no se anulan entre sí. Si tú tomas mi planeta y yo el tuyo, lo hemos logrado los dos.',
      cites: ['ET-ADJ-11'],
    },
    { kind: 'text', text: 'Da igual quién entrega primero y en qué orden escribes tus órdenes.', cites: ['ET-FLOW-11'] },
    {
      kind: 'played',
      title: 'El primer turno de dos jugadores',
      text: 'Ada y Bo tienen dos acciones cada uno. Ada toma dos mundos vacíos junto al suyo y así controla un subsector entero. Bo toma uno, pero Filo Negro tiene Condiciones Extremas: una Invasión no es más que una Defensa de 1.',
      ...played['first-turn'],
    },
  ],
};
