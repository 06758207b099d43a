import type { GameId } from 'ludoteca/games';
import type { ClauseId as GenegrafterClause } from 'ludoteca/genegrafter';
import type { ClauseId as GenesMactantesClause } from 'ludoteca/genes-mactantes';
import type { ClauseId as OjoDelTerrorClause } from 'ludoteca/ojo-del-terror';
import type { ClauseId as OrbisTerrarumClause } from 'ludoteca/orbis-terrarum';
import type { ClauseId as SomElQueDecidimClause } from 'ludoteca/som-el-que-decidim';
import type { Spoken } from '../shared/languages.js';

/** A sign of a picture drawn in text, what it means, and the clauses that say what follows from it. */
export interface Sign<Clause extends string = string> {
  /** As it is drawn; in each language where it is a word of it. */
  readonly sign: string | Spoken;
  readonly means: Spoken;
  readonly clauses: readonly Clause[];
}

const ojoDelTerror: readonly Sign<OjoDelTerrorClause>[] = [
  {
    sign: 'PC-1',
    means: ['a subsector and its name', 'un subsector i el seu nom', 'un subsector y su nombre', 'un sous-secteur et son nom'],
    clauses: ['ET-INV-03', 'ET-SCORE-04'],
  },
  {
    sign: '· · ·',
    means: ['its planets, empty', 'els seus planetes, buits', 'sus planetas, vacíos', 'ses planètes, vides'],
    clauses: ['ET-DV-01'],
  },
  {
    sign: 'A',
    means: ['a planet of that player', 'un planeta d’aquest jugador', 'un planeta de ese jugador', 'une planète de ce joueur'],
    clauses: ['ET-SCORE-01'],
  },
  {
    sign: '3',
    means: [
      'so many inhabitants on a planet of nobody',
      'tants habitants en un planeta de ningú',
      'tantos habitantes en un planeta de nadie',
      'autant d’habitants sur une planète de personne',
    ],
    clauses: ['ET-TRAIT-04'],
  },
  { sign: '│ ─', means: ['a free way', 'pas lliure', 'paso libre', 'passage libre'], clauses: ['ET-INV-03'] },
  {
    sign: '║ ═',
    means: ['the Boundary of the Eye', 'el Límit de l’Ull', 'el Límite del Ojo', 'la Frontière de l’Œil'],
    clauses: ['ET-INV-07'],
  },
  { sign: '┊ ┄', means: ['a gate in it', 'una porta que hi ha', 'una puerta en él', 'une porte dans celle-ci'], clauses: ['ET-INV-07'] },
];

const genegrafter: readonly Sign<GenegrafterClause>[] = [
  { sign: '*', means: ['whose turn it is', 'de qui és el torn', 'de quién es el turno', 'à qui est le tour'], clauses: ['GG-FLOW-01'] },
  { sign: 'ada: 9', means: ['the score', 'els punts', 'los puntos', 'les points'], clauses: ['GG-SCORE-06', 'GG-SCORE-01'] },
  { sign: '♥6', means: ['life', 'vida', 'vida', 'points de vie'], clauses: ['GG-SETUP-02'] },
  {
    sign: '◆',
    means: [
      'the special die is still to be used',
      'el dau especial encara es pot fer servir',
      'el dado especial aún se puede usar',
      'le dé spécial peut encore servir',
    ],
    clauses: ['GG-SPEC-01'],
  },
  {
    sign: '1/3',
    means: [
      'attack and defence of a character',
      'atac i defensa d’un personatge',
      'ataque y defensa de un personaje',
      'attaque et défense d’un personnage',
    ],
    clauses: ['GG-STATE-05', 'GG-DUEL-09'],
  },
  { sign: '†', means: ['wounded', 'ferit', 'herido', 'blessé'], clauses: ['GG-STATE-06'] },
  { sign: 'z', means: ['tired', 'cansat', 'cansado', 'fatigué'], clauses: ['GG-STATE-02'] },
  {
    sign: '[…]',
    means: ['grafts and gear under it', 'empelts i equipament a sota', 'injertos y equipamiento debajo', 'greffes et équipement dessous'],
    clauses: ['GG-GRAFT-07'],
  },
  {
    sign: '⚔',
    means: ['a duel, the attacker first', 'un duel, primer qui ataca', 'un duelo, primero quien ataca', 'un duel, l’attaquant d’abord'],
    clauses: ['GG-DUEL-01'],
  },
  {
    sign: '+ ▒',
    means: ['a card laid face down', 'una carta posada de cara avall', 'una carta puesta boca abajo', 'une carte posée face cachée'],
    clauses: ['GG-DUEL-02'],
  },
  {
    sign: '= 4 6',
    means: ['the dice of that side', 'els daus d’aquest costat', 'los dados de ese lado', 'les dés de ce côté'],
    clauses: ['GG-DUEL-09'],
  },
  { sign: '>', means: ['your hand', 'la teva mà', 'tu mano', 'votre main'], clauses: [] },
  {
    sign: ['DNA 1/3', 'ADN 1/3', 'ADN 1/3', 'ADN 1/3'],
    means: [
      'DNA cards drawn; after the third comes the final round',
      'cartes d’ADN robades; després de la tercera ve la ronda final',
      'cartas de ADN robadas; tras la tercera viene la ronda final',
      'cartes ADN piochées ; après la troisième vient le tour final',
    ],
    clauses: ['GG-OVER-01'],
  },
];

const somElQueDecidim: readonly Sign<SomElQueDecidimClause>[] = [
  {
    sign: '░░░',
    means: ['a tile lying face down', 'una carta de cara avall', 'una carta bocabajo', 'une carte face cachée'],
    clauses: ['SD-MOV-09'],
  },
  { sign: '★', means: ['the start tile', 'la carta d’inici', 'la carta de salida', 'la carte de départ'], clauses: [] },
  { sign: 'Cat', means: ['Catalonia', 'Catalunya', 'Catalunya', 'Catalogne'], clauses: ['SD-MOV-13'] },
  { sign: ['Wld', 'Món', 'Mun', 'Mon'], means: ['the world', 'el món', 'el mundo', 'le monde'], clauses: ['SD-MOV-16'] },
  { sign: ['Spa', 'Esp', 'Esp', 'Esp'], means: ['Spain', 'Espanya', 'España', 'Espagne'], clauses: ['SD-SPN-01'] },
  {
    sign: '€€€',
    means: ['economic capacity', 'capacitat econòmica', 'capacidad económica', 'capacité économique'],
    clauses: ['SD-ECO-01'],
  },
  {
    sign: ['Tax', 'Tri', 'Tri', 'Imp'],
    means: ['the tax agency', 'l’agència tributària', 'la agencia tributaria', 'l’agence des impôts'],
    clauses: ['SD-TAX-10'],
  },
  {
    sign: '€/℞',
    means: ['the prescription euro', 'l’euro per recepta', 'el euro por receta', 'l’euro par ordonnance'],
    clauses: ['SD-PRE-08'],
  },
  {
    sign: '1/3',
    means: ['the inheritance tax', 'l’impost de successions', 'el impuesto de sucesiones', 'l’impôt sur les successions'],
    clauses: ['SD-INH-06'],
  },
  { sign: 'Suf', means: ['universal suffrage', 'sufragi universal', 'sufragio universal', 'suffrage universel'], clauses: ['SD-SUF-02'] },
  {
    sign: '+--+',
    means: [
      'a cell without a mark: its tile is gone',
      'una casella sense marca: la carta ja no hi és',
      'una casilla sin marca: su carta ya no está',
      'une case sans marque : sa carte n’y est plus',
    ],
    clauses: ['SD-URN-01'],
  },
  {
    sign: 'A',
    means: [
      'a citizen, by the initial of the colour',
      'un ciutadà, per la inicial del color',
      'un ciudadano, por la inicial del color',
      'un citoyen, par l’initiale de sa couleur',
    ],
    clauses: ['SD-MOV-06'],
  },
  {
    sign: '[Generalitat]',
    means: ['who holds the Generalitat', 'qui té la Generalitat', 'quien tiene la Generalitat', 'qui détient la Generalitat'],
    clauses: ['SD-CONT-11'],
  },
  {
    sign: '… (2 €)',
    means: ['a disc, and what it is worth', 'un disc, i el que val', 'un disco, y lo que vale', 'un disque, et ce qu’il vaut'],
    clauses: ['SD-CONT-03'],
  },
];

const genesMactantes: readonly Sign<GenesMactantesClause>[] = [
  { sign: '(Dorv)', means: ['an open city', 'una ciutat oberta', 'una ciudad abierta', 'une ville ouverte'], clauses: ['GM-MAP-06'] },
  {
    sign: '[Dorv]',
    means: ['a walled city', 'una ciutat emmurallada', 'una ciudad amurallada', 'une ville fortifiée'],
    clauses: ['GM-FORT-02'],
  },
  { sign: '*Dorv', means: ['a capital', 'una capital', 'una capital', 'une capitale'], clauses: ['GM-VICT-01'] },
  {
    sign: 'ada g5',
    means: [
      'a garrison of ada’s with 5 points',
      'una guarnició d’ada amb 5 punts',
      'una guarnición de ada con 5 puntos',
      'une garnison d’ada de 5 points',
    ],
    clauses: ['GM-STATE-02'],
  },
  { sign: 'A3', means: ['an army', 'una armada', 'un ejército', 'une armée'], clauses: ['GM-STATE-03', 'GM-STATE-01'] },
  { sign: 'p2', means: ['a patrol', 'una patrulla', 'una patrulla', 'une patrouille'], clauses: ['GM-INCU-01'] },
  {
    sign: 'Oliba',
    means: [
      'a character that you know to be there',
      'un personatge que saps que és allà',
      'un personaje que sabes que está ahí',
      'un personnage dont vous savez qu’il est là',
    ],
    clauses: ['GM-STATE-07'],
  },
  { sign: 'Oliba!', means: ['a captive', 'un captiu', 'un cautivo', 'un captif'], clauses: ['GM-STATE-09'] },
  { sign: '~', means: ['a sea', 'un mar', 'un mar', 'une mer'], clauses: ['GM-MAP-05'] },
  {
    sign: '> a1 b2',
    means: ['where one gets to from there', 'on es pot anar des d’allà', 'adónde se llega desde ahí', 'où l’on va de là'],
    clauses: ['GM-MAP-01'],
  },
];

const orbisTerrarum: readonly Sign<OrbisTerrarumClause>[] = [
  { sign: '*', means: ['a capital', 'una capital', 'una capital', 'une capitale'], clauses: ['OT-NAT-09'] },
  {
    sign: '~',
    means: [
      'black territory: land of no Nation, and who lives there',
      'territori negre: terra de cap Nació, i qui hi viu',
      'territorio negro: tierra de ninguna Nación, y quién la habita',
      'territoire noir : terre d’aucune Nation, et qui y vit',
    ],
    clauses: ['OT-FLOW-17'],
  },
  {
    sign: '^',
    means: [
      'a horde or a movement that stands there',
      'una horda o un moviment que és allà',
      'una horda o un movimiento que está ahí',
      'une horde ou un mouvement qui s’y tient',
    ],
    clauses: ['OT-NAT-01'],
  },
  { sign: '!', means: ['a host', 'una host', 'una hueste', 'un ost'], clauses: ['OT-NAT-06'] },
];

/** The signs of each game’s picture, in the order in which one meets them. */
export const signs: Readonly<Record<GameId, readonly Sign[]>> = {
  'ojo-del-terror': ojoDelTerror,
  genegrafter,
  'som-el-que-decidim': somElQueDecidim,
  'genes-mactantes': genesMactantes,
  'orbis-terrarum': orbisTerrarum,
};
