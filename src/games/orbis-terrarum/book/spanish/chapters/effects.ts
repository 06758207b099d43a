import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What measures do. */
export const effects: Chapter<ClauseId> = {
  id: 'effects',
  title: 'Qué hacen las medidas',
  blocks: [
    {
      kind: 'text',
      text: 'Una medida obra según el grado que le queda, por orden de medidas. Si aquello de que trataba ya no está, no ocurre nada; pero obra aunque su autor haya caído en el mismo turno.',
      cites: ['OT-EFF-01'],
    },
    { kind: 'heading', text: 'La guerra a campo abierto' },
    {
      kind: 'text',
      text: 'Un ataque de Ofensiva quita Viabilidad y un hostigamiento de Incisión, Legitimidad: 4, 8, 12 o 16.',
      cites: ['OT-EFF-02', 'OT-EFF-03'],
    },
    {
      kind: 'text',
      text: 'Las Huestes no tienen índices. Un éxito normal destruye una; uno leve la empuja a una región vecina que sea negra o de su dueño, y la destruye si no la hay.',
      cites: ['OT-EFF-21'],
      ruling: true,
    },
    { kind: 'heading', text: 'Bonificadores y penalizadores' },
    {
      kind: 'text',
      text: 'Fomentar te da, a ti o a otra Nación, un bonificador de 4, 8, 12 o 16: cada estadística en el atributo que dice la tabla de usos. La Reforma puede modificar cualquier atributo tuyo.',
      cites: ['OT-EFF-04'],
    },
    { kind: 'text', text: 'Socavar, y embargar, imponen a otra un penalizador así. Nada socava la Lealtad.', cites: ['OT-EFF-05'] },
    { kind: 'heading', text: 'Construir' },
    {
      kind: 'text',
      text: 'Construcción restaura Viabilidad y Doctrina Legitimidad, a ti o a otra, mientras haya daño.',
      cites: ['OT-EFF-06', 'OT-EFF-07'],
    },
    { kind: 'text', text: 'Intervención trae Riqueza; Desarrollo, Progreso.', cites: ['OT-EFF-08', 'OT-EFF-09'] },
    { kind: 'heading', text: 'Quitar a otros' },
    {
      kind: 'text',
      text: 'Sabotaje saquea Riqueza; Espionaje roba Progreso. Un éxito pobre daña a la víctima y te trae poco o nada.',
      cites: ['OT-EFF-10', 'OT-EFF-11'],
    },
    { kind: 'heading', text: 'Tierra y gente' },
    {
      kind: 'text',
      text: 'Expansión hace tuya una región negra; o de tu Organización, si la medida era suya y su Estatuto le permite tener tierra.',
      cites: ['OT-EFF-12'],
    },
    {
      kind: 'text',
      text: 'Aculturar con Reforma te acerca para siempre a una cultura: 5, 10 o 15, y del todo con éxito crítico. Solo acorta la Lejanía permanente, y nunca crea una Cercanía.',
      cites: ['OT-EFF-13'],
    },
    { kind: 'text', text: 'Desprender hace de regiones tuyas un nuevo Estado, vasallo tuyo, que nadie lleva.', cites: ['OT-EFF-14'] },
    {
      kind: 'text',
      text: 'El Asentamiento hace de una Horda un Estado donde esté. La Migración hace de un Estado una Horda y deja negra su tierra; bolsas, daño, tratados, vasallos y Huestes van con él.',
      cites: ['OT-EFF-15', 'OT-EFF-16'],
    },
    { kind: 'heading', text: 'Medidas especiales e Intriga' },
    {
      kind: 'text',
      text: 'Una Expedición te levanta una Hueste, que actúa desde el turno siguiente. La Subversión levanta una rebelión en otra Nación, con una Hueste tuya entre los rebeldes.',
      cites: ['OT-EFF-17', 'OT-EFF-18'],
    },
    { kind: 'text', text: 'El Bienestar pone fin a una crisis.', cites: ['OT-EFF-19'] },
    {
      kind: 'text',
      text: 'La Intriga también puede incitar. Lo que resulte lo decide el administrador: una rebelión, un penalizador o nada.',
      cites: ['OT-EFF-20'],
      ruling: true,
    },
    { kind: 'text', text: 'Las cinco medidas especiales obran con cualquier éxito; uno mejor no hace más.', cites: ['OT-EFF-24'] },
    {
      kind: 'text',
      text: 'Suprimir, negociar, parlamentar, el tributo y los combates de una guerra civil tienen capítulo propio.',
      cites: ['OT-EFF-22'],
    },
    {
      kind: 'text',
      text: 'Si el administrador toma tu medida por otra cosa, tiras lo que anunciaste y hace lo que él dice.',
      cites: ['OT-EFF-23'],
    },
  ],
};
