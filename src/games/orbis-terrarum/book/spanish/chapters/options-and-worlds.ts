import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Options and worlds of your own. */
export const optionsAndWorlds: Chapter<ClauseId> = {
  id: 'options-and-worlds',
  title: 'Opciones y mundos propios',
  blocks: [
    {
      kind: 'text',
      text: 'Todo lo de aquí tiene un valor habitual, y podéis dejarlo así. Primero, lo que más se nota: el administrador, el último turno, las órdenes selladas, la duración de un ciclo.',
      cites: ['OT-CFG-01'],
    },
    {
      kind: 'text',
      text: 'Algunas cambian los dados: críticos por el resultado y no por el número del dado; un tope a todos los modificadores de una tirada; el fracaso que se vuelve contra quien busca un modificador.',
      cites: ['OT-ROLL-12', 'OT-MOD-07', 'OT-MOD-17'],
    },
    tables.options,
    { kind: 'heading', text: 'Un mundo propio' },
    {
      kind: 'text',
      text: 'Un mundo necesita dos regiones o más, y nombres que no se repitan. Las fronteras unen dos regiones distintas, una vez, por tierra, por mar o a través de una barrera.',
      cites: ['OT-CONT-13', 'OT-CONT-14'],
    },
    {
      kind: 'text',
      text: 'Los Estados tienen regiones con una capital entre ellas, y no comparten ninguna. Las Hordas no tienen y están solas.',
      cites: ['OT-CONT-15', 'OT-CONT-16'],
    },
    { kind: 'text', text: 'Las Naciones tienen sus atributos, o dos preponderantes.', cites: ['OT-CONT-17', 'OT-CONT-18'] },
    {
      kind: 'text',
      text: 'Los Patronos existen, y las cadenas de vasallos son cortas. Hay Naciones bastantes para todos los jugadores.',
      cites: ['OT-CONT-19', 'OT-CONT-20'],
    },
    {
      kind: 'text',
      text: 'El mazo cubre cada número una vez; y eventos, hitos, tecnologías y Estatutos se atienen a lo que pueden el administrador y un Estatuto.',
      cites: ['OT-CONT-21', 'OT-CONT-22', 'OT-CONT-23'],
    },
  ],
};
