import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { neighbourRows, planetRows, sectorRows } from '../../tables.js';
import { tableWords } from '../table-words.js';

/** What lies on the table. */
export const theMap: Chapter<ClauseId> = {
  id: 'the-map',
  title: 'El mapa y sus planetas',
  blocks: [
    {
      kind: 'text',
      text: 'El mapa de serie tiene cincuenta y seis planetas. Los planetas se agrupan en subsectores, de dos o tres cada uno, y los subsectores en sectores. Siete sectores son exteriores; los tres del centro forman el Ojo del Terror.',
      cites: ['ET-PACK-01'],
    },
    {
      kind: 'text',
      text: 'Los subsectores forman una cuadrícula de cuatro filas y cinco columnas. Dos son adyacentes si sus casillas comparten un lado. Compartir una esquina no cuenta: GTE-1 y PC-2 solo se tocan por una, así que no se pasa del uno al otro.',
      cites: ['ET-PACK-02', 'ET-PACK-03', 'ET-REACH-06'],
    },
    {
      kind: 'text',
      text: 'Entre los sectores exteriores y el Ojo corre el Límite. Actuar a través de él cuesta el doble, salvo en las Puertas de Cadia, que son los subsectores PC-1 y PC-2.',
      cites: ['ET-PACK-02', 'ET-PACK-04'],
    },
    {
      kind: 'table',
      caption: 'Los sectores',
      head: ['Sector', 'Lado', 'Subsectores', 'Planetas', 'Símbolos de Recursos'],
      rows: sectorRows(tableWords),
      cites: ['ET-PACK-01', 'ET-PACK-08'],
    },
    {
      kind: 'table',
      caption: 'Qué subsectores son adyacentes',
      head: ['Subsector', 'Al mismo lado', 'Por una puerta', 'A través del Límite'],
      rows: neighbourRows(tableWords),
      cites: ['ET-PACK-02', 'ET-PACK-04'],
    },
    { kind: 'heading', text: 'Cómo puede ser un planeta' },
    {
      kind: 'text',
      text: 'Un planeta lo controla un jugador o nadie; si no lo controla nadie, está vacío. De por sí tiene Defensa 0 y ningún rasgo. Los rasgos que puede tener actúan cada uno por su cuenta y se acumulan.',
      cites: ['ET-TRAIT-01', 'ET-TRAIT-07'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Condiciones Extremas: su Defensa es 1 más alta, sea de quien sea y venga quien venga.', cites: ['ET-TRAIT-02'] },
        {
          text: 'Símbolos de Recursos: cada uno da cada turno una acción y un punto más a quien controla el planeta.',
          cites: ['ET-TRAIT-03'],
        },
        {
          text: 'Habitantes: cada unidad se lleva por delante un punto del ataque antes de morir, y el planeta no cae hasta que han muerto todas. No vuelven nunca.',
          cites: ['ET-TRAIT-04', 'ET-TRAIT-05'],
        },
        { text: 'Sagrado para un dios: si ese dios está en la fe de tu banda, el planeta te da una acción más.', cites: ['ET-TRAIT-06'] },
        {
          text: 'De qué clase son los habitantes no cambia nada en el combate. Solo hay una gesta que pide Marines del Caos.',
          cites: ['ET-TRAIT-04'],
          ruling: true,
        },
      ],
    },
    {
      kind: 'text',
      text: 'Dos mundos conviene conocerlos por su nombre. Cadia guarda las Puertas con sus Condiciones Extremas y tres unidades de la Guardia de Cadia. En Fenris viven dos unidades de Marines Espaciales.',
      cites: ['ET-PACK-05', 'ET-PACK-06'],
    },
    {
      kind: 'text',
      text: 'Cada uno de los cuatro dioses mayores, Khorne, Nurgle, Tzeentch y Slaanesh, tiene tres mundos sagrados: dos dentro del Ojo y uno fuera.',
      cites: ['ET-PACK-07'],
    },
    {
      kind: 'table',
      caption: 'Todos los planetas',
      head: ['Planeta', 'Subsector', 'Extremo', 'Recursos', 'Habitantes', 'Sagrado para'],
      rows: planetRows(tableWords),
      cites: ['ET-PACK-05', 'ET-PACK-06', 'ET-PACK-07'],
    },
    { kind: 'heading', text: 'Controlar más que un planeta' },
    {
      kind: 'text',
      text: 'Controlas un subsector si controlas todos sus planetas, y un sector si controlas todos los planetas de todos sus subsectores. Basta uno ajeno o vacío para que no sea tuyo.',
      cites: ['ET-CTRL-01'],
    },
    {
      kind: 'text',
      text: 'Controlar todo el Ojo es controlar todos los planetas de sus tres sectores. Sin planetas no controlas nada de esto, claro está.',
      cites: ['ET-CTRL-02'],
    },
    {
      kind: 'text',
      text: 'Un planeta no se puede abandonar. Una vez controlado, pasa a otro jugador por conquista, cesión o intercambio, y de ningún otro modo.',
      cites: ['ET-CTRL-03'],
    },
  ],
};
