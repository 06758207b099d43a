import type { Option } from '../options.js';
import { count, no, pick, turns, yes } from './making.js';

/** What is asked before a game of Genes Mactantes. */
export const genesMactantes: readonly Option[] = [
  count(
    'length',
    turns,
    [
      'After the last turn points are counted; an early victory may end it before.',
      'Després de l’últim torn es compten els punts; una victòria abans d’hora pot acabar la partida.',
      'Tras el último turno se cuentan los puntos; una victoria temprana puede acabar la partida antes.',
      'Après le dernier tour on compte les points ; une victoire précoce peut finir la partie avant.',
    ],
    [1, 6, 50],
    {
      none: ['until somebody prevails', 'fins que algú s’imposi', 'hasta que alguien se imponga', 'jusqu’à ce que quelqu’un l’emporte'],
      says: (number) => (number === null ? { mode: 'conditions', turnCap: null } : { mode: 'turns', turns: number }),
    },
  ),
  pick(
    'boardMode',
    ['Map', 'Mapa', 'Mapa', 'Carte'],
    [
      'A map that lies ready, or one you draw in turn: coast, rivers, borders, cities.',
      'Un mapa a punt, o un que dibuixeu per torns: costa, rius, fronteres, ciutats.',
      'Un mapa listo, o uno que dibujáis por turnos: costa, ríos, fronteras, ciudades.',
      'Une carte toute prête, ou une que l’on dessine tour à tour : côte, rivières, frontières, villes.',
    ],
    ['preset', 'ready made', 'ja fet', 'ya hecho', 'toute faite'],
    ['drawn', 'drawn together', 'dibuixat entre tots', 'dibujado entre todos', 'dessinée ensemble'],
  ),
  pick(
    'orderMode',
    ['Order of play', 'Ordre de joc', 'Orden de juego', 'Ordre de jeu'],
    [
      'Who acts first each turn: drawn by lot, or as you sit.',
      'Qui juga primer cada torn: per sorteig, o segons els seients.',
      'Quién juega primero cada turno: por sorteo, o según los asientos.',
      'Qui joue d’abord à chaque tour : tiré au sort, ou selon les places.',
    ],
    ['lots', 'by lots', 'per sorteig', 'por sorteo', 'par tirage'],
    ['seating', 'as seated', 'segons els seients', 'según los asientos', 'selon les places'],
  ),
  pick(
    'events',
    ['Disasters', 'Desastres', 'Desastres', 'Catastrophes'],
    [
      'A die every turn says whether a disaster strikes, and where.',
      'Cada torn un dau diu si hi ha un desastre, i on.',
      'Cada turno un dado dice si hay un desastre, y dónde.',
      'À chaque tour, un dé dit si une catastrophe frappe, et où.',
    ],
    yes,
    no,
  ),
  pick(
    'hiddenCharacters',
    ['Hidden characters', 'Personatges ocults', 'Personajes ocultos', 'Personnages cachés'],
    [
      'Where kings, generals and spies are is known to their owner alone.',
      'On són reis, generals i espies només ho sap qui els té.',
      'Dónde están reyes, generales y espías solo lo sabe su dueño.',
      'Où sont rois, généraux et espions, seul leur maître le sait.',
    ],
    yes,
    no,
  ),
];
