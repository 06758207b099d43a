import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Organizations. */
export const organizations: Chapter<ClauseId> = {
  id: 'organizations',
  title: 'Organizaciones',
  blocks: [
    {
      kind: 'text',
      text: 'Cinco Naciones o más pueden fundar una Organización: una iglesia, una liga, un consejo. Su Estatuto es parte de un tratado, de una declaración conjunta o de una resolución.',
      cites: ['OT-ORG-04'],
    },
    {
      kind: 'text',
      text: 'El Estatuto la nombra y dice qué puede hacer, qué atributos puede fomentar, cómo se elige a su Líder y por cuánto tiempo, y cómo se entra y se sale.',
      cites: ['OT-ORG-03'],
    },
    tables.statutes,
    { kind: 'text', text: 'No hace falta tomar uno de estos modelos.', cites: ['OT-CONT-12'] },
    { kind: 'heading', text: 'El Líder' },
    {
      kind: 'text',
      text: 'El Líder tiene en nombre de la Organización una medida más por turno, de las que permite el Estatuto, y está más cerca de cada miembro, 5 o lo que diga el Estatuto.',
      cites: ['OT-ORG-06', 'OT-SCOPE-11'],
    },
    {
      kind: 'text',
      text: 'El Líder hace tratados y declaraciones por todos los miembros, convoca conferencias, y toma tierra para ella si el Estatuto lo permite. En sus tratados la Organización es una sola parte.',
      cites: ['OT-ORG-07'],
    },
    {
      kind: 'text',
      text: 'Al Líder lo eligen todos los miembros, o unos electores; o el cargo va por turno según el orden de ingreso, o a quien tenga más Prestigio. Gana quien más votos tenga, y el Prestigio decide un empate.',
      cites: ['OT-ORG-09', 'OT-ORG-10'],
    },
    {
      kind: 'text',
      text: 'El mandato es fijo, de 3 a 10 años, o lo decide, en turnos, la suma de dos dados de diez caras. Un Líder puede ser reelegido si el Estatuto no lo prohíbe.',
      cites: ['OT-ORG-11', 'OT-ORG-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un Líder puede renunciar. El que se va, o es excluido, pierde el cargo con todo lo que trae.',
      cites: ['OT-ORG-13', 'OT-ORG-02'],
    },
    { kind: 'heading', text: 'Los miembros' },
    {
      kind: 'text',
      text: 'Quien quiere entrar lo solicita, y deciden el Líder o una conferencia. También pueden excluir y suspender.',
      cites: ['OT-ORG-01', 'OT-ORG-08'],
    },
    {
      kind: 'text',
      text: 'Se sale con dos años de preaviso, o al instante si el Estatuto lo dice, de ordinario sin coste.',
      cites: ['OT-ORG-19'],
    },
    {
      kind: 'text',
      text: 'Pertenencia y carta van juntas: quien deja una deja la otra, y con ella las resoluciones de la Organización.',
      cites: ['OT-ORG-20'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Con menos de cinco miembros durante un ciclo entero, una Organización cesa. Un miembro en guerra civil cuenta tantas veces como bandos supervivientes tenga.',
      cites: ['OT-ORG-05'],
    },
    {
      kind: 'text',
      text: 'Cuando una Organización cesa, terminan sus resoluciones, y su carta no vuelve a fundar nada.',
      cites: ['OT-ORG-21'],
    },
    { kind: 'heading', text: 'El cisma' },
    {
      kind: 'text',
      text: 'Si un tercio de los miembros o más desconoce al Líder en favor de un mismo rival, hay cisma.',
      cites: ['OT-ORG-14'],
    },
    {
      kind: 'text',
      text: 'Durante un cisma nada se hace en nombre de la Organización, y sus vínculos descansan. Cada Líder habla solo por los suyos.',
      cites: ['OT-ORG-15'],
    },
    {
      kind: 'text',
      text: 'El cisma se cierra cuando uno de los Líderes renuncia, o cuando cuatro quintos de los miembros reconocen a uno.',
      cites: ['OT-ORG-16'],
    },
    { kind: 'text', text: 'Cuatro quintos pueden también pedir elecciones, y elegir a quien quieran.', cites: ['OT-ORG-17'] },
    { kind: 'text', text: 'A los quince turnos de cisma la Organización se divide en dos.', cites: ['OT-ORG-18'] },
  ],
};
