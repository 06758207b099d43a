import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { exchangeTable } from '../tables.js';

/** Modalidad B: gestión pública. */
export const publicManagement: Chapter<ClauseId> = {
  id: 'public-management',
  title: 'Modalidad B: gestión pública',
  blocks: [
    {
      kind: 'text',
      text: 'Jugadla cuando dominéis la modalidad A. Todas sus reglas siguen valiendo, pero ahora importa lo que muestran vuestros discos. Los servicios permiten hacer cosas, y las infraestructuras, conseguir servicios. En las modalidades A y AC nada de esto existe.',
      cites: ['SD-CFG-12', 'SD-CFG-06'],
    },
    { kind: 'heading', text: 'Los intercambios' },
    {
      kind: 'text',
      text: 'Durante la cohesión social, antes de cerrarla, quien tiene la Generalitat puede intercambiar. Con dos discos iguales se toma uno de otro jugador: de los dos, uno va a ese jugador y el otro a Hacienda.',
      cites: ['SD-EXC-01', 'SD-EXC-03', 'SD-EXC-06', 'SD-COH-10'],
    },
    exchangeTable,
    {
      kind: 'text',
      text: 'Los dos han de ser iguales: uno de vías férreas y otro de carreteras no sirven. El otro jugador tiene que tener lo que pedís, pero no puede negarse.',
      cites: ['SD-EXC-04', 'SD-EXC-02', 'SD-EXC-05', 'SD-EXC-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'La educación pide justicia; las vías férreas o las carreteras, mossos o bomberos, a elegir; los bosques, sanidad; las energías o la vivienda pública, educación.',
      cites: ['SD-EXC-07', 'SD-EXC-08', 'SD-EXC-09', 'SD-EXC-10'],
    },
    {
      kind: 'text',
      text: 'Podéis hacer tantos intercambios como os permitan los discos. Con ellos no se gana participación: lo que entregáis es un precio, no un regalo.',
      cites: ['SD-EXC-12', 'SD-EXC-11'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Dos vías férreas por unos mossos',
      text: 'Gobierna Ada, que tiene dos discos de vías férreas; Bo tiene uno de Mossos d’Esquadra.',
      ...played['an-exchange'],
    },
    { kind: 'heading', text: 'El euro por receta' },
    {
      kind: 'text',
      text: 'Hace falta tener la Generalitat, un disco de sanidad y llegar con vuestro ciudadano a «Euro per recepta».',
      cites: ['SD-PRE-01', 'SD-PRE-02', 'SD-PRE-03', 'SD-PRE-05'],
    },
    {
      kind: 'text',
      text: 'Podéis entonces cobrar 1 € a tantos jugadores como discos de sanidad tengáis, una vez por turno. A quien no tiene dinero no se le puede pedir: este impuesto no arruina a nadie. Pagan por orden de turno, con los discos que quieran; vosotros conserváis los de sanidad y podéis seguir.',
      cites: ['SD-PRE-04', 'SD-PRE-06', 'SD-PRE-07', 'SD-PRE-08', 'SD-PRE-09', 'SD-PAY-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'El impuesto de sucesiones' },
    {
      kind: 'text',
      text: 'Hace falta tener la Generalitat, un disco de justicia y llegar con vuestro ciudadano a «Impost de successions».',
      cites: ['SD-INH-01', 'SD-INH-02', 'SD-INH-03', 'SD-INH-05'],
    },
    {
      kind: 'text',
      text: 'Podéis entonces cobrar a otro jugador hasta un tercio de lo que tiene, redondeado hacia abajo, una vez por turno. Solo cuenta el dinero. Él elige los discos; vosotros conserváis el de justicia y podéis seguir. A quien tiene menos de 3 € no hay nada que cobrarle.',
      cites: ['SD-INH-04', 'SD-INH-06', 'SD-INH-07', 'SD-INH-08', 'SD-INH-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'En los dos casos no basta con partir de la carta: tenéis que haber llegado a ella en este desplazamiento. Si estáis en ella, salid y volved. Sin gestión pública, las dos son cartas de Catalunya sin más.',
      cites: ['SD-PRE-03', 'SD-INH-03', 'SD-MOV-18', 'SD-FLOW-06'],
      ruling: true,
    },
    { kind: 'heading', text: 'Proteger la urna' },
    {
      kind: 'text',
      text: 'Cuando actúa el Estado, quien tiene la Generalitat puede enviar a la urna discos de Mossos d’Esquadra o de bomberos: uno por cada parte que haya al lado del tablero. Las partes protegidas se quedan allí, y sus huecos siguen abiertos.',
      cites: ['SD-MOB-02', 'SD-MOB-03', 'SD-SPN-12', 'SD-SPN-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Quien gobierna decide por su cuenta cuántos discos se usan, para qué partes y de quién son. Nadie puede negarse, pero a nadie se le puede pedir lo que no tiene.',
      cites: ['SD-MOB-01', 'SD-MOB-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Los discos van después a Hacienda. Han protegido la urna por esta vez.',
      cites: ['SD-MOB-05', 'SD-MOB-06'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Bomberos en la urna',
      text: 'Centralismo intenso. Hay dos partes de la urna al lado del tablero cuando aparece una carta de España. Gobierna Ada, que envía a los bomberos de Cai.',
      ...played['protected-urn'],
    },
  ],
};
