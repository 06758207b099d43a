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

const land = (
  [from, area]: readonly [from: number, area: string],
  people: People,
  [nation, ...strengths]: readonly [nation: string, ...Strengths],
  [capital, home]: readonly [capital: string, home: string],
  [verge, march, wild]: readonly [verge: string, march: string, wild: string],
  free: WheelLand['free'],
  horde: string,
): WheelLand => ({ from, area, people, nation, strengths, capital, home, verge, march, wild, free, horde });

/** The lands in the order in which they follow each other round the wheel: down the ocean, through Africa, to the east and home by the north. [OT-CONT-24] */
export const wheelLands: readonly WheelLand[] = [
  land(
    [10, 'Britannia'],
    ['celtic', 'pelagian'],
    ['britonia', 'AUX', 'LEA'],
    ['cambria', 'anglia'],
    ['hibernia', 'cornubia', 'orcades'],
    ['pictavia', 'caledonia'],
    'scotia',
  ),
  land(
    [9, 'Gallia'],
    ['frankish', 'nicene'],
    ['francia', 'MIL', 'GES'],
    ['belgica', 'neustria'],
    ['armorica', 'aquitania', 'alpes'],
    ['burgundia', 'sapaudia'],
    'alamannia',
  ),
  land(
    [9, 'Hispania'],
    ['gothic', 'priscillian'],
    ['gothia', 'ADM', 'LEA'],
    ['tarraco', 'lusitania'],
    ['baetica', 'cantabria', 'vasconia'],
    ['suebia', 'gallaecia'],
    'bagaudia',
  ),
  land(
    [9, 'Africa'],
    ['berber', 'donatist'],
    ['vandalia', 'AUX', 'INT'],
    ['proconsularis', 'numidia'],
    ['tripolitana', 'byzacena', 'gaetulia'],
    ['altava', 'mauretania'],
    'garamantia',
  ),
  land(
    [13, 'Nilus'],
    ['coptic', 'miaphysite'],
    ['aegyptus', 'ECN', 'TCN'],
    ['arcadia', 'augustamnica'],
    ['cyrenaica', 'thebais', 'oasis-magna'],
    ['nobatia', 'talmis'],
    'blemmyia',
  ),
  land(
    [11, 'Aethiopia'],
    ['aksumite', 'tewahedo'],
    ['axumia', 'ECN', 'PRS'],
    ['aethiopia', 'adulis'],
    ['barbaria', 'simien', 'azania'],
    ['alodia', 'soba'],
    'begia',
  ),
  land(
    [15, 'Arabia'],
    ['arabian', 'jewish'],
    ['himyaria', 'CLT', 'PRS'],
    ['himyar', 'hadramautum'],
    ['omana', 'macoraba', 'arabia-deserta'],
    ['kindia', 'hegra'],
    'saracenia',
  ),
  land(
    [9, 'Persis'],
    ['persian', 'zoroastrian'],
    ['persia', 'ADM', 'PRS'],
    ['mesopotamia', 'persis'],
    ['carmania', 'media', 'hyrcania'],
    ['armenia', 'armenia-maior'],
    'dailamia',
  ),
  land(
    [9, 'India'],
    ['indian', 'hindu'],
    ['gupta', 'CLT', 'GES'],
    ['magadha', 'kosala'],
    ['kalinga', 'malava', 'gandhara'],
    ['vakataka', 'dachinabades'],
    'hunnia',
  ),
  land(
    [16, 'Chryse'],
    ['khmer', 'shaivite'],
    ['funania', 'ECN', 'LEA'],
    ['vyadhapura', 'chenla'],
    ['iabadiu', 'dvaravati', 'argyra'],
    ['champa', 'amaravati'],
    'malaia',
  ),
  land(
    [12, 'Sinae'],
    ['chinese', 'daoist'],
    ['qi', 'ECN', 'INT'],
    ['jiankang', 'jingzhou'],
    ['minyue', 'lingnan', 'yelang'],
    ['cuania', 'nanzhong'],
    'liao',
  ),
  land(
    [9, 'Serica'],
    ['xianbei', 'buddhist'],
    ['tabgachia', 'ADM', 'TCN'],
    ['luoyang', 'jizhou'],
    ['qingzhou', 'guanzhong', 'ordos'],
    ['goguria', 'liaodong'],
    'rourania',
  ),
  land(
    [14, 'Bactria'],
    ['steppe', 'manichaean'],
    ['hephthalia', 'MIL', 'PRS'],
    ['bactra', 'sogdiana'],
    ['margiana', 'ferghana', 'jaxartes'],
    ['chorasmia', 'khiva'],
    'oguria',
  ),
  land(
    [9, 'Graecia'],
    ['greek', 'chalcedonian'],
    ['romania', 'ECN', 'PRS'],
    ['thracia', 'bithynia'],
    ['achaia', 'anatolia', 'moesia'],
    ['lazica', 'colchis'],
    'bulgaria',
  ),
  land(
    [9, 'Italia'],
    ['latin', 'arian'],
    ['ostrogothia', 'CLT', 'TCN'],
    ['padania', 'tuscia'],
    ['apulia', 'dalmatia', 'samnium'],
    ['rugia', 'noricum'],
    'herulia',
  ),
  land(
    [9, 'Germania'],
    ['germanic', 'pagan'],
    ['thuringia', 'MIL', 'LEA'],
    ['thuringia-silva', 'hassia'],
    ['frisia', 'bohemia', 'scandia'],
    ['saxonia', 'saxonia-vetus'],
    'lombardia',
  ),
];
