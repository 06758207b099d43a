import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import type { Flag, Kind, Tile } from '../../types/index.js';
import { boardRows, dieRows, exchangeRows, flagRows, moneyRows, nameRows, symbolRows } from '../rows.js';

const kinds: Readonly<Record<Kind, string>> = {
  justice: 'justicia',
  health: 'sanidad',
  education: 'educación',
  mossos: 'Mossos d’Esquadra',
  firefighters: 'bomberos',
  roads: 'carreteras',
  railways: 'vías férreas',
  forests: 'bosques',
  energies: 'energías',
  housing: 'vivienda pública',
};

const flagged: Readonly<Record<Flag, string>> = { catalonia: 'Catalunya', world: 'el mundo', urn: 'la urna', spain: 'España' };

const called = ({ spanish, name }: Tile): string => spanish ?? name;

/** Where the cells are. */
export const board: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Las casillas del tablero, con el norte arriba',
  head: ['oeste', '', '', '', '', '', 'este'],
  rows: boardRows(),
  cites: ['SD-MAP-01'],
};

/** What flags do. */
export const flags: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Qué hace cada bandera',
  head: ['bandera', 'cartas', 'quien llega a la carta'],
  rows: flagRows({
    catalonia: [flagged.catalonia, 'puede seguir o detenerse'],
    world: [flagged.world, 'tiene que detenerse'],
    urn: [flagged.urn, 'ha hallado una parte de la urna: se pone al lado del tablero y el desplazamiento acaba'],
    spain: [flagged.spain, 'hace actuar al Estado si estaba bocabajo y, en todo caso, tiene que detenerse'],
  }),
  cites: ['SD-CONT-06'],
};

/** What symbols do. */
export const symbols: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Qué hace cada símbolo',
  head: ['símbolo', 'cartas', 'qué hace'],
  rows: symbolRows(
    {
      economic: ['capacidad económica', 'da 3 € a quien la descubre'],
      taxAgency: ['agencia tributaria', 'mientras está descubierta, los impuestos se pagan a la Generalitat'],
      prescription: ['euro por receta', 'modalidad B: quien gobierna cobra 1 € por cada disco de sanidad'],
      inheritance: ['impuesto de sucesiones', 'modalidad B: quien gobierna, con un disco de justicia, cobra hasta un tercio'],
      suffrage: ['sufragio universal', 'modalidad C: elecciones o moción de censura'],
    },
    called,
  ),
  cites: ['SD-CONT-08'],
};

/** All tiles by name. */
export const names: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Las cartas por su nombre',
  head: ['bandera', 'cartas'],
  rows: nameRows(flagged, called),
  cites: ['SD-TILE-01'],
};

/** All discs. */
export const money: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Discos de gestión pública',
  head: ['disco', 'valor', 'cuántos'],
  rows: moneyRows(kinds),
  cites: ['SD-CONT-02', 'SD-CONT-03'],
};

/** The die. */
export const die: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Las caras del dado',
  head: ['cara', 'dinero', 'quién se desplaza'],
  rows: dieRows({
    holder: 'quien tiene la Generalitat',
    pink: 'la ciudadana rosa',
    lilac: 'el ciudadano lila',
    orange: 'la ciudadana naranja',
    blue: 'el ciudadano azul',
    everybody: 'todos',
  }),
  cites: ['SD-DIE-01'],
};

/** How strong centralism can be. */
export const degrees: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Grados de centralismo',
  head: ['grado', 'las cartas de España'],
  rows: [
    ['medio', 'actúan una vez cada una, como mucho'],
    ['elevado', 'alguna puede volver a actuar'],
    ['intenso', 'actúan una y otra vez'],
  ],
  cites: ['SD-SPN-05', 'SD-SPN-06', 'SD-SPN-08'],
};

/** What discs take. */
export const exchangeTable: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Qué se toma con dos discos',
  head: ['se entregan', 'se toma'],
  rows: exchangeRows(kinds, 'o'),
  cites: ['SD-EXC-02'],
};
