import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** A turn. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'Un turno',
  blocks: [
    { kind: 'text', text: 'Un turno es un año, y cinco turnos son un ciclo. Todos siguen los mismos pasos.' },
    {
      kind: 'steps',
      items: [
        { text: 'Eventos. El administrador cuenta lo que trae el año, o lo deja tranquilo.', cites: ['OT-FLOW-04'] },
        {
          text: 'Órdenes. El administrador las abre y todos actuáis a la vez y en cualquier orden: anunciáis medidas, gastáis, hacéis ofertas, convocáis, votáis, contáis historias. Nadie espera a otro.',
          cites: ['OT-ACT-11', 'OT-FLOW-05'],
        },
        {
          text: 'Dictámenes. El administrador cierra las órdenes, dictamina sobre las medidas que lo pidan y hace resolver el turno.',
          cites: ['OT-ACT-14', 'OT-ACT-15'],
        },
        { text: 'Resolución. Se tiran los dados y se producen los efectos.', cites: ['OT-FLOW-10'] },
        { text: 'Decisiones. Si algo necesita antes la decisión de alguien, todos la esperan.', cites: ['OT-FLOW-15'] },
        { text: 'Mantenimiento. Conflictos, tratados, conferencias y muchas cosas más avanzan un año.', cites: ['OT-FLOW-13'] },
      ],
    },
    { kind: 'heading', text: 'Durante las órdenes' },
    {
      kind: 'text',
      text: 'Cuando hayas hecho lo que querías, di que estás listo. No hace falta que hayas anunciado nada. Mientras las órdenes estén abiertas puedes retractarte; estando listo solo puedes contestar las ofertas que te hagan.',
      cites: ['OT-ACT-12', 'OT-ACT-13'],
    },
    {
      kind: 'text',
      text: 'Cuando todos los jugadores activos están listos, el administrador cierra las órdenes. Puede cerrarlas antes si se acabó el plazo, pero debe decirlo.',
      cites: ['OT-FLOW-06'],
    },
    {
      kind: 'text',
      text: 'A un jugador marcado como inactivo no se le espera, aunque puede actuar. Su Nación sigue defendiéndose y pagando lo que debe.',
      cites: ['OT-FLOW-09'],
    },
    {
      kind: 'text',
      text: 'Para que ningún turno sea eterno, cada uno puede hacer en él 60 cosas. Estar listo se puede siempre, y lo que se rechaza no cuenta.',
      cites: ['OT-FLOW-08'],
      ruling: true,
    },
    { kind: 'heading', text: 'La resolución, paso a paso' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Se mueven Hordas, Movimientos Armados y Huestes; las Naciones a las que afecta una crisis responden; se tiran todas las medidas; se deciden las contiendas; se tiran las contramedidas; se producen los efectos; y se resuelve lo que se sigue al instante: extinciones, vasallos que quedan libres, tratados y declaraciones rotos.',
          cites: ['OT-FLOW-10'],
        },
        {
          text: 'Dentro de un paso las Naciones van en el orden del mundo. Las medidas de una Nación van por casillas: principal, concedidas, compradas, especiales, y luego las de Huestes, Colonias, Organizaciones y bandos.',
          cites: ['OT-FLOW-11'],
          ruling: true,
        },
        {
          text: 'Todo cuenta como simultáneo. Las tiradas usan los atributos y modificadores que había antes de la primera; lo que una medida trae no cambia ninguna otra tirada del mismo turno. Solo falta el modificador que ya se agotó.',
          cites: ['OT-FLOW-12'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'El mantenimiento, paso a paso' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Guerras civiles, rebeliones y crisis duraderas se cobran lo suyo. Las rebeliones escalan. Los conflictos empiezan, crecen y acaban. Caen Naciones y quedan libres vasallos. Se cuentan las rachas. Acaba lo que ha caducado. Las conferencias votan y las Organizaciones eligen. Si es el último año de un ciclo, el ciclo acaba. Después puede empezar una época, o haber terminado la partida; si no, llega el año siguiente.',
          cites: ['OT-FLOW-13'],
        },
        {
          text: 'Al final de un ciclo las Naciones ganan Riqueza y Progreso y pagan subsidios; quien ni siquiera intentó su tributo paga por ello; los índices se recuperan; cesan las Organizaciones demasiado pequeñas; los Movimientos Armados con tierra y paz se hacen Estados; quizá se premia a los más fuertes; se redibuja el mapa; y vencen nuevos tributos.',
          cites: ['OT-FLOW-14'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'Donde las reglas hablan de años, suponen turnos de un año. Si tus turnos son más largos, divide y redondea hacia arriba. Lo que obtienes este año dura su número de años después de este, y sirve ya en este si lo tienes antes de que se tiren los dados.',
      cites: ['OT-CFG-05'],
    },
    {
      kind: 'text',
      text: 'Así, quién puede actuar depende de la fase: mientras se eligen Naciones, el siguiente en elegir; mientras se reparten atributos, todos los que aún deban hacerlo; en los eventos, el administrador; en las órdenes, todos vosotros y el administrador; en los dictámenes, el administrador; en las decisiones, quien deba una; y, acabada la partida, nadie.',
      cites: ['OT-FLOW-01'],
    },
    { kind: 'heading', text: 'Un año entero' },
    {
      kind: 'played',
      title: 'Tres Naciones, un año',
      text: 'Ada lleva Francia, Bo Gothia, Cy Romania; todos los atributos son 20, y por tanto todos los umbrales 40. El año es tranquilo. Francia concluye un tratado con Romania y ataca a Gothia, que invierte; Romania ocupa Armorica. Las tres medidas tienen éxito: la de Francia con grado 2, del que la Defensa de Gothia quita uno, de modo que Gothia pierde 4 de Viabilidad. Después el mantenimiento mira si hay conflictos, y empieza el año siguiente.',
      ...played['a-year'],
    },
  ],
};
