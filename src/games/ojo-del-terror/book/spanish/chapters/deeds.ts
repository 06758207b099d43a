import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { deedRows } from '../../tables.js';
import { played } from '../played.js';
import { tableWords } from '../table-words.js';

/** The eighteen deeds. */
export const deeds: Chapter<ClauseId> = {
  id: 'deeds',
  title: 'Las Gestas del Caos',
  blocks: [
    {
      kind: 'text',
      text: 'Las gestas son hazañas que agradan a los dioses. Para cumplir una la anuncias en el turno en que crees que la conseguirás. Si te olvidas no te da nada, y queda abierta para quien se acuerde.',
      cites: ['ET-CLAIM-08'],
    },
    {
      kind: 'text',
      text: 'Anuncia las que quieras, cada una una vez. Anunciar en vano no cuesta nada; en la duda, anuncia.',
      cites: ['ET-CLAIM-04', 'ET-CLAIM-09'],
    },
    {
      kind: 'text',
      text: 'Cada gesta se cumple una sola vez por partida. Después queda cerrada para todos.',
      cites: ['ET-CLAIM-02', 'ET-DEED-01'],
    },
    { kind: 'text', text: 'Un mismo planeta o un mismo combate puede valer para varias gestas.', cites: ['ET-DEED-05'] },
    { kind: 'text', text: 'Algunas gestas son solo para ciertas bandas, como dice la tabla.', cites: ['ET-CLAIM-03'] },
    {
      kind: 'table',
      caption: 'Las gestas',
      head: ['Gesta', 'Para quién', 'Puntos', 'Además'],
      rows: deedRows(tableWords),
      cites: [
        'ET-DEED-10',
        'ET-DEED-11',
        'ET-DEED-12',
        'ET-DEED-13',
        'ET-DEED-14',
        'ET-DEED-15',
        'ET-DEED-16',
        'ET-DEED-17',
        'ET-DEED-18',
        'ET-DEED-19',
        'ET-DEED-20',
        'ET-DEED-21',
        'ET-DEED-22',
        'ET-DEED-23',
        'ET-DEED-24',
        'ET-DEED-25',
        'ET-DEED-26',
        'ET-DEED-27',
        'ET-DEED-28',
      ],
    },
    { kind: 'heading', text: 'Se juzgan por el mapa del principio del turno' },
    {
      kind: 'points',
      items: [
        { text: 'Avatar: controla tres mundos sagrados de tu dios.', cites: ['ET-DEED-10'] },
        {
          text: 'Templo del Caos: controla un mundo sagrado dentro del Ojo y otro fuera, y nómbralos. Desde entonces son sagrados también para tu dios.',
          cites: ['ET-DEED-11', 'ET-CLAIM-05'],
        },
        {
          text: 'Consagración: controla un sector del Ojo entero y nómbralo con un dios mayor que tenga allí un mundo sagrado; ganas el favor de ese dios.',
          cites: ['ET-DEED-13', 'ET-CLAIM-06'],
        },
        { text: 'Señor del Ojo del Terror: controla todo el Ojo.', cites: ['ET-DEED-14'] },
        { text: 'Plaga de Nurgle: controla dos planetas con Condiciones Extremas.', cites: ['ET-DEED-15'] },
        {
          text: 'Elegido del Caos: controla un mundo sagrado de cada dios mayor y nombra a aquel cuyo favor quieres.',
          cites: ['ET-DEED-19', 'ET-CLAIM-07'],
        },
        { text: 'Rey Pirata: controla tres subsectores exteriores que no sean todos del mismo sector.', cites: ['ET-DEED-20'] },
        { text: 'La Llamada del Arma Demonio: controla planetas en tres sectores exteriores distintos.', cites: ['ET-DEED-24'] },
        {
          text: 'Rivalidad entre dioses: controla dos mundos sagrados de un mismo dios que no sea el tuyo, aunque tengas su favor.',
          cites: ['ET-DEED-26'],
        },
      ],
    },
    { kind: 'heading', text: 'Se juzgan por lo que ocurre en el turno' },
    {
      kind: 'points',
      items: [
        { text: 'Arded en la Disformidad: elimina a dos jugadores o más. Puntos por cada uno.', cites: ['ET-DEED-12'] },
        {
          text: 'Portal Disforme: invade con éxito dos planetas a través del Límite, a doble coste; las incursiones no cuentan.',
          cites: ['ET-DEED-16'],
        },
        { text: 'Pasar por las Puertas de Cadia no es cruzar, si no lo acordáis así.', cites: ['ET-DEED-16'], ruling: true },
        { text: 'Delirium Tremens: mata dos unidades de habitantes.', cites: ['ET-DEED-17'] },
        {
          text: 'Invencible: sube un planeta tuyo a Defensa 5 o más, al menos 1 puesto por ti, y que no te lo conquisten.',
          cites: ['ET-DEED-18'],
        },
        {
          text: 'Señor de la Guerra: gana un ataque en una alianza en la que te reconozcan dos o más de los otros. Puntos por cada uno, y un punto para cada uno de ellos.',
          cites: ['ET-DEED-21'],
        },
        { text: 'Sin piedad, sin perdón: ataca tú solo con cuatro Invasiones o más.', cites: ['ET-DEED-23'] },
        { text: 'No hace falta que tenga éxito, y una alianza que no llegó a nada te deja solo.', cites: ['ET-DEED-23'], ruling: true },
        { text: 'Reclutamiento por la fuerza: mata tres unidades de Marines del Caos.', cites: ['ET-DEED-25'] },
        { text: 'La caída de Cadia: conquista Cadia, sea de quien sea.', cites: ['ET-DEED-27'] },
        { text: '¡Cráneos para el trono de cráneos!: conquista tres planetas.', cites: ['ET-DEED-28'] },
      ],
    },
    { kind: 'heading', text: 'Cuando varios cumplen la misma gesta' },
    { kind: 'text', text: 'Cada uno divide sus puntos entre los que son y redondea hacia arriba.', cites: ['ET-DEED-03'] },
    { kind: 'text', text: 'Lo que la gesta da además es para uno solo, por sorteo.', cites: ['ET-DEED-04'] },
    {
      kind: 'text',
      text: 'Si hay varios Señores de la Guerra, cada uno divide sus propios puntos; cada aliado recibe igualmente un punto de cada uno al que reconoció.',
      cites: ['ET-DEED-22'],
      ruling: true,
    },
    { kind: 'text', text: 'En los turnos que valen doble, primero se reparte y después se dobla.', cites: ['ET-DEED-06'] },
    {
      kind: 'played',
      title: 'Dos Avatares',
      text: 'En el turno 7 Ada tiene los tres mundos de Khorne y Bo los de Nurgle. Los dos anuncian la gesta. Los diez puntos se reparten, el turno los dobla, y un sorteo decide quién gana la acción permanente.',
      ...played['a-shared-deed'],
    },
    {
      kind: 'played',
      title: 'Un portal',
      text: 'Ada solo está presente en EH-1, junto al Límite. Con sus cuatro acciones invade dos mundos del otro lado, a dos acciones cada uno, y lo anuncia.',
      ...played['a-portal'],
    },
    { kind: 'heading', text: 'Lo que te queda de una gesta' },
    {
      kind: 'text',
      text: 'Las acciones permanentes, los favores y los mundos sagrados cuentan desde el turno siguiente.',
      cites: ['ET-DEED-07'],
    },
    {
      kind: 'text',
      text: 'Un favor suma un dios a tu fe. El favor de un dios al que ya sirves no te da nada nuevo.',
      cites: ['ET-DEED-09'],
    },
    { kind: 'text', text: 'En un mapa propio pueden faltar gestas; solo se anuncian las que tiene.', cites: ['ET-CLAIM-01'] },
    { kind: 'text', text: 'Si jugáis con máster, suya es la última palabra sobre cada gesta anunciada.', cites: ['ET-DEED-02'] },
  ],
};
