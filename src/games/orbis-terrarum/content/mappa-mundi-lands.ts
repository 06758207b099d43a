import { landNames } from './mappa-mundi-names.js';
import type { People, Strengths } from './nation-entries.js';

/** A land of the wheel of the world: a seat, and the free peoples and free ground that come with it. */
export interface WheelLand {
  /** The least number of players with whom it is on the map. */
  readonly from: number;
  readonly area: string;
  readonly people: People;
  /** The Nation of a player, and what it is strong in while nobody plays it. */
  readonly nation: string;
  readonly strengths: Strengths;
  /** Its two regions. */
  readonly capital: string;
  readonly home: string;
  /** Black territory towards the next land, and inland. */
  readonly verge: string;
  readonly march: string;
  readonly wild: string;
  /** A state that nobody plays, and its region. */
  readonly free: readonly [state: string, region: string];
  /** A people that wanders in the wild. */
  readonly horde: string;
}

type Row = readonly [from: number, area: string, culture: string, faith: string, ...Strengths];

/** From how many players on a land is there, its area, who lives there, and what its Nation is strong in; in the order of the names. */
const rows: readonly Row[] = [
  [10, 'Britannia', 'celtic', 'pelagian', 'AUX', 'LEA'],
  [9, 'Gallia', 'frankish', 'nicene', 'MIL', 'GES'],
  [9, 'Hispania', 'gothic', 'priscillian', 'ADM', 'LEA'],
  [9, 'Africa', 'berber', 'donatist', 'AUX', 'INT'],
  [13, 'Nilus', 'coptic', 'miaphysite', 'ECN', 'TCN'],
  [11, 'Aethiopia', 'aksumite', 'tewahedo', 'ECN', 'PRS'],
  [15, 'Arabia', 'arabian', 'jewish', 'CLT', 'PRS'],
  [9, 'Persis', 'persian', 'zoroastrian', 'ADM', 'PRS'],
  [9, 'India', 'indian', 'hindu', 'CLT', 'GES'],
  [16, 'Chryse', 'khmer', 'shaivite', 'ECN', 'LEA'],
  [12, 'Sinae', 'chinese', 'daoist', 'ECN', 'INT'],
  [9, 'Serica', 'xianbei', 'buddhist', 'ADM', 'TCN'],
  [14, 'Bactria', 'steppe', 'manichaean', 'MIL', 'PRS'],
  [9, 'Graecia', 'greek', 'chalcedonian', 'ECN', 'PRS'],
  [9, 'Italia', 'latin', 'arian', 'CLT', 'TCN'],
  [9, 'Germania', 'germanic', 'pagan', 'MIL', 'LEA'],
];

/** The lands in the order of the wheel. [OT-CONT-24] */
export const wheelLands: readonly WheelLand[] = rows.map(([from, area, culture, faith, ...strengths], i) => {
  const [nation, capital, home, verge, march, wild, state, realm, horde] = landNames[i]!;
  return { from, area, people: [culture, faith], nation, strengths, capital, home, verge, march, wild, free: [state, realm], horde };
});
