import type { GameId } from 'ludoteca/games';
import type { Language, Spoken } from '../../../shared/languages.js';

/** What stands on the back of a box: enough to choose a game before any of it is fetched. */
export interface OnTheShelf {
  readonly title: Spoken;
  /** What it is about, in a sentence. */
  readonly about: Spoken;
  /** What it asks of those who play. */
  readonly asks: Spoken;
  readonly players: { readonly min: number; readonly max: number };
  /** Minutes, from a quick evening to a long one. */
  readonly lasts: readonly [least: number, most: number];
  /** How much there is to learn. */
  readonly difficulty: 'light' | 'middling' | 'demanding';
  /** The languages its rulebook is written in. */
  readonly books: readonly Language[];
}

const everywhere = (title: string): Spoken => [title, title, title, title];

/** The boxes, by the id of the game. */
export const shelf: Readonly<Record<GameId, OnTheShelf>> = {
  'ojo-del-terror': {
    title: ['The Eye of Terror', 'L’Ull del Terror', 'El Ojo del Terror', 'L’Œil de la Terreur'],
    about: [
      'Lords of Chaos write their orders in secret and fight for the planets of one chart.',
      'Senyors del Caos escriuen ordres en secret i lluiten pels planetes d’una mateixa carta.',
      'Señores del Caos escriben órdenes en secreto y luchan por los planetas de una misma carta.',
      'Des seigneurs du Chaos écrivent leurs ordres en secret et se disputent les planètes d’une même carte.',
    ],
    asks: [
      'bluff, alliances, guessing what others will do',
      'farols, aliances, endevinar què faran els altres',
      'faroles, alianzas, adivinar qué harán los demás',
      'bluff, alliances, deviner ce que feront les autres',
    ],
    players: { min: 2, max: 12 },
    lasts: [45, 150],
    difficulty: 'middling',
    books: ['en', 'es'],
  },
  genegrafter: {
    title: everywhere('Genegrafter'),
    about: [
      'Recruit characters with powers, send them into duels of cards and dice, and graft the genes of the beaten.',
      'Recluta personatges amb poders, envia’ls a duels de cartes i daus i empelta els gens dels vençuts.',
      'Recluta personajes con poderes, mándalos a duelos de cartas y dados e injerta los genes de los vencidos.',
      'Recrutez des personnages à pouvoirs, envoyez-les en duel de cartes et de dés, greffez les gènes des vaincus.',
    ],
    asks: [
      'tactics, timing, luck well used',
      'tàctica, triar el moment, aprofitar la sort',
      'táctica, elegir el momento, aprovechar la suerte',
      'tactique, choix du moment, chance bien employée',
    ],
    players: { min: 2, max: 4 },
    lasts: [30, 75],
    difficulty: 'light',
    books: ['en', 'fr'],
  },
  'som-el-que-decidim': {
    title: ['We are the ones who decide!', 'Som el que decidim!', '¡Somos quienes decidimos!', 'C’est nous qui décidons !'],
    about: [
      'Citizens of one country look for a ballot urn together, while a treasury takes its share.',
      'Ciutadans d’un mateix país busquen plegats una urna, mentre Hisenda es queda la seva part.',
      'Ciudadanos de un mismo país buscan juntos una urna, mientras Hacienda se lleva su parte.',
      'Les citoyens d’un même pays cherchent ensemble une urne, pendant que le Trésor prend sa part.',
    ],
    asks: [
      'playing together, sparing money, exploring',
      'jugar plegats, estalviar, explorar',
      'jugar juntos, ahorrar, explorar',
      'jouer ensemble, ménager l’argent, explorer',
    ],
    players: { min: 1, max: 4 },
    lasts: [45, 120],
    difficulty: 'middling',
    books: ['en', 'es'],
  },
  'genes-mactantes': {
    title: everywhere('Genes Mactantes'),
    about: [
      'Rival countries share a region: sieges and spies, civil wars, and negotiation of almost anything.',
      'Països rivals comparteixen una regió: setges i espies, guerres civils, i negociar-ho gairebé tot.',
      'Países rivales comparten una región: asedios y espías, guerras civiles, y negociarlo casi todo.',
      'Des pays rivaux partagent une région : sièges et espions, guerres civiles, et tout ou presque se négocie.',
    ],
    asks: [
      'planning far ahead, secrecy, diplomacy',
      'planificar amb molt de temps, guardar secrets, diplomàcia',
      'planificar con mucho tiempo, guardar secretos, diplomacia',
      'prévoir de loin, garder des secrets, diplomatie',
    ],
    players: { min: 2, max: 10 },
    lasts: [90, 300],
    difficulty: 'demanding',
    books: ['en', 'ca'],
  },
  'orbis-terrarum': {
    title: everywhere('Orbis Terrarum II'),
    about: [
      'Nations of the year 500 write the history of the world, year by year: treaties, wars, vassals, faiths.',
      'Nacions de l’any 500 escriuen la història del món, any rere any: tractats, guerres, vassalls, fes.',
      'Naciones del año 500 escriben la historia del mundo, año tras año: tratados, guerras, vasallos, fes.',
      'Des Nations de l’an 500 écrivent l’histoire du monde, année après année : traités, guerres, vassaux, croyances.',
    ],
    asks: [
      'a long story, politics, no winner',
      'una història llarga, política, cap guanyador',
      'una historia larga, política, ningún ganador',
      'une longue histoire, politique, aucun vainqueur',
    ],
    players: { min: 1, max: 16 },
    lasts: [90, 360],
    difficulty: 'demanding',
    books: ['en', 'es'],
  },
};
