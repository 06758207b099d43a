import type { Option } from '../options.js';
import { count, pick, turns } from './making.js';

/** What is asked before a game of El Ojo del Terror. */
export const ojoDelTerror: readonly Option[] = [
  count(
    'turns',
    turns,
    [
      'How long the war lasts; the last two turns pay double.',
      'Quant dura la guerra; els dos últims torns paguen el doble.',
      'Cuánto dura la guerra; los dos últimos turnos pagan el doble.',
      'La durée de la guerre ; les deux derniers tours paient double.',
    ],
    [2, 8, 20],
  ),
  pick(
    'warbandSelection',
    ['Warbands', 'Bandes', 'Bandas', 'Bandes'],
    [
      'Everybody chooses a warband in turn, or lots give each one and play begins at once.',
      'Cadascú tria una banda per ordre, o la sort les dona i es comença de seguida.',
      'Cada cual elige una banda por orden, o la suerte las da y se empieza enseguida.',
      'Chacun choisit une bande à son tour, ou le sort les donne et l’on commence aussitôt.',
    ],
    ['choose', 'each chooses', 'cadascú tria', 'cada cual elige', 'chacun choisit'],
    ['random', 'by lot', 'per sorteig', 'por sorteo', 'par tirage'],
  ),
  pick(
    'startMode',
    ['Start', 'Inici', 'Inicio', 'Départ'],
    [
      'Everybody begins on a world of their own, or nobody with any planet at all.',
      'Tothom comença en un món propi, o ningú no té cap planeta.',
      'Todos empiezan en un mundo propio, o nadie con ningún planeta.',
      'Chacun commence sur un monde à soi, ou personne n’a de planète.',
    ],
    ['homeworlds', 'with home worlds', 'amb mons natals', 'con mundos natales', 'avec mondes natals'],
    ['planetless', 'without planets', 'sense planetes', 'sin planetas', 'sans planètes'],
  ),
  pick(
    'creedBenefits',
    ['Creeds give', 'Les consagracions donen', 'Las consagraciones dan', 'Les consécrations donnent'],
    [
      'Whether bands without a major god may gain a bonus action, or only what sacred worlds give.',
      'Si les bandes sense déu major poden tenir una acció extra, o només allò que donen els mons sagrats.',
      'Si las bandas sin dios mayor pueden tener una acción extra, o solo lo que dan los mundos sagrados.',
      'Si les bandes sans dieu majeur peuvent avoir une action en plus, ou seulement ce que donnent les mondes sacrés.',
    ],
    ['standard', 'a bonus action', 'una acció extra', 'una acción extra', 'une action en plus'],
    ['sacred-only', 'sacred worlds only', 'només mons sagrats', 'solo mundos sagrados', 'les seuls mondes sacrés'],
  ),
];
