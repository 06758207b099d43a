import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import type { Flag, Kind } from '../../types/index.js';
import { boardRows, dieRows, exchangeRows, flagRows, moneyRows, nameRows, symbolRows } from '../rows.js';

const kinds: Readonly<Record<Kind, string>> = {
  justice: 'justice',
  health: 'health',
  education: 'education',
  mossos: 'Mossos d’Esquadra',
  firefighters: 'firefighters',
  roads: 'roads',
  railways: 'railways',
  forests: 'forests',
  energies: 'energies',
  housing: 'public housing',
};

const flagged: Readonly<Record<Flag, string>> = { catalonia: 'Catalonia', world: 'the world', urn: 'the urn', spain: 'Spain' };

/** Where the cells are. */
export const board: Chart<ClauseId> = {
  kind: 'table',
  caption: 'The cells of the board, with north at the top',
  head: ['west', '', '', '', '', '', 'east'],
  rows: boardRows(),
  cites: ['SD-MAP-01'],
};

/** What flags do. */
export const flags: Chart<ClauseId> = {
  kind: 'table',
  caption: 'What a flag does',
  head: ['flag', 'tiles', 'whoever steps on it'],
  rows: flagRows({
    catalonia: [flagged.catalonia, 'may walk on or stop'],
    world: [flagged.world, 'has to stop'],
    urn: [flagged.urn, 'has found a part of the urn: it is laid beside the board, and the walk is over'],
    spain: [flagged.spain, 'makes the State act if it lay face down, and in any case has to stop'],
  }),
  cites: ['SD-CONT-06'],
};

/** What symbols do. */
export const symbols: Chart<ClauseId> = {
  kind: 'table',
  caption: 'What a symbol does',
  head: ['symbol', 'tiles', 'what it does'],
  rows: symbolRows(
    {
      economic: ['economic capacity', 'pays 3 € to whoever discovers it'],
      taxAgency: ['tax agency', 'while it lies face up you pay your taxes to the Generalitat'],
      prescription: ['prescription euro', 'mode B: the holder collects 1 € for each disc of health'],
      inheritance: ['inheritance tax', 'mode B: the holder, with a disc of justice, collects up to a third'],
      suffrage: ['universal suffrage', 'mode C: elections or a motion of censure'],
    },
    ({ name }) => name,
  ),
  cites: ['SD-CONT-08'],
};

/** All tiles by name. */
export const names: Chart<ClauseId> = {
  kind: 'table',
  caption: 'The tiles by name',
  head: ['flag', 'tiles'],
  rows: nameRows(flagged, ({ name }) => name),
  cites: ['SD-TILE-01'],
};

/** All discs. */
export const money: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Public management discs',
  head: ['disc', 'worth', 'how many'],
  rows: moneyRows(kinds),
  cites: ['SD-CONT-02', 'SD-CONT-03'],
};

/** The die. */
export const die: Chart<ClauseId> = {
  kind: 'table',
  caption: 'The faces of the die',
  head: ['face', 'money', 'who walks'],
  rows: dieRows({
    holder: 'the holder of the Generalitat',
    pink: 'the pink citizen',
    lilac: 'the lilac citizen',
    orange: 'the orange citizen',
    blue: 'the blue citizen',
    everybody: 'everybody',
  }),
  cites: ['SD-DIE-01'],
};

/** How strong centralism can be. */
export const degrees: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Degrees of centralism',
  head: ['degree', 'the tiles of Spain'],
  rows: [
    ['medium', 'each acts once at most'],
    ['high', 'some may act again'],
    ['intense', 'act again and again'],
  ],
  cites: ['SD-SPN-05', 'SD-SPN-06', 'SD-SPN-08'],
};

/** What discs take. */
export const exchangeTable: Chart<ClauseId> = {
  kind: 'table',
  caption: 'What two discs take',
  head: ['you hand over', 'you take'],
  rows: exchangeRows(kinds, 'or'),
  cites: ['SD-EXC-02'],
};
