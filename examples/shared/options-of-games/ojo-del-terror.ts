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
      'Tothom comença en un món propi, o ningú amb cap planeta.',
      'Todos empiezan en un mundo propio, o nadie con ningún planeta.',
      'Chacun commence sur un monde à soi, ou personne n’a de planète.',
    ],
    ['homeworlds', 'with homeworlds', 'amb mons natals', 'con mundos natales', 'avec mondes d’origine'],
    ['planetless', 'without planets', 'sense planetes', 'sin planetas', 'sans planètes'],
  ),
  pick(
    'creedBenefits',
    ['Creeds give', 'Les consagracions donen', 'Las consagraciones dan', 'Les consécrations donnent'],
    [
      'Whether a creed also gives the bonus action of its god, or its sacred numbers alone.',
      'Si una consagració dona també l’acció extra del seu déu, o només els nombres sagrats.',
      'Si una consagración da también la acción extra de su dios, o solo sus números sagrados.',
      'Si une consécration donne aussi l’action en plus de son dieu, ou ses seuls nombres sacrés.',
    ],
    ['standard', 'their bonus action', 'la seva acció extra', 'su acción extra', 'leur action en plus'],
    ['sacred-only', 'sacred numbers only', 'només nombres sagrats', 'solo números sagrados', 'les nombres sacrés seuls'],
  ),
];
