/** What a deed gives besides points. */
export type Benefit = 'permanent-action' | 'favour' | 'sanctity';

/** When a deed is judged: on the map the turn began with, or on what happened in the turn. */
export type Judged = 'opening' | 'turn';

interface DeedRules {
  readonly name: string;
  readonly english: string;
  /** Creeds that may claim it; all of them unless given. */
  readonly creeds?: readonly ('major' | 'minor' | 'absolute' | 'renegade')[];
  /** The god whose bands alone may claim it. */
  readonly god?: 'khorne' | 'nurgle' | 'tzeentch' | 'slaanesh';
  readonly benefit?: Benefit;
  readonly judged: Judged;
}

/** Keeps the ids exact and the values plain. */
const table = <Id extends string>(deeds: Readonly<Record<Id, DeedRules>>) => deeds;

/** The eighteen deeds of Chaos as the rules know them; a pack says which are open and what they are worth. */
export const deedRules = table({
  avatar: { name: 'Avatar', english: 'Avatar', creeds: ['major'], benefit: 'permanent-action', judged: 'opening' },
  'chaos-temple': { name: 'Templo del Caos', english: 'Chaos Temple', creeds: ['minor'], benefit: 'sanctity', judged: 'opening' },
  'burn-in-the-warp': { name: 'Arded en la Disformidad', english: 'Burn in the Warp', judged: 'turn' },
  consecration: { name: 'Consagración', english: 'Consecration', creeds: ['absolute', 'renegade'], benefit: 'favour', judged: 'opening' },
  'lord-of-the-eye': { name: 'Señor del Ojo del Terror', english: 'Lord of the Eye of Terror', judged: 'opening' },
  'plague-of-nurgle': { name: 'Plaga de Nurgle', english: 'Plague of Nurgle', god: 'nurgle', judged: 'opening' },
  'warp-portal': { name: 'Portal Disforme', english: 'Warp Portal', god: 'tzeentch', judged: 'turn' },
  'delirium-tremens': { name: 'Delirium Tremens', english: 'Delirium Tremens', god: 'slaanesh', judged: 'turn' },
  invincible: { name: 'Invencible', english: 'Invincible', judged: 'turn' },
  'chosen-of-chaos': { name: 'Elegido del Caos', english: 'Chosen of Chaos', benefit: 'favour', judged: 'opening' },
  'pirate-king': { name: 'Rey Pirata', english: 'Pirate King', judged: 'opening' },
  warlord: { name: 'Señor de la Guerra', english: 'Warlord', judged: 'turn' },
  'no-mercy': { name: 'Sin piedad, sin perdón', english: 'No Mercy, No Pardon', judged: 'turn' },
  'daemon-weapon': {
    name: 'La Llamada del Arma Demonio',
    english: 'Call of the Daemon Weapon',
    benefit: 'permanent-action',
    judged: 'opening',
  },
  'forced-recruitment': { name: 'Reclutamiento por la fuerza', english: 'Forced Recruitment', benefit: 'permanent-action', judged: 'turn' },
  'god-rivalry': { name: 'Rivalidad entre dioses', english: 'Rivalry between Gods', creeds: ['major', 'minor'], judged: 'opening' },
  'fall-of-cadia': { name: 'La caída de Cadia', english: 'Fall of Cadia', judged: 'turn' },
  skulls: { name: '¡Cráneos para el trono de cráneos!', english: 'Skulls for the Throne of Skulls!', god: 'khorne', judged: 'turn' },
});

/** The id of a deed the rules know. */
export type DeedId = keyof typeof deedRules;

/** All deeds the rules know. */
export const deedIds: readonly DeedId[] = Object.keys(deedRules) as DeedId[];

/** Is this text the id of a deed? */
export const isDeedId = (text: string): text is DeedId => Object.hasOwn(deedRules, text);

/** The rules of a deed. */
export const rulesOfDeed = (deed: DeedId): DeedRules => deedRules[deed];
