import type { Forms } from '../language.js';
import { articlesOfLands } from './lands.js';

type Article = 'la' | 'le' | 'les';

const feminine =
  'conférence offre déclaration organisation demande mesure rébellion crise guerre décision opportunité région Nation proposition';
const feminineTraits = 'Viabilité Légitimité Richesse Force Puissance Gestion Loyauté Technique Ligue Horde';
const masculine = 'traité modificateur ost octroi évènement camp bonus marché hôte Gouvernement Conseil';
const masculineTraits = 'Progrès Contrôle Renseignement Prestige État Mouvement';

const withArticle = (article: Article, ...nouns: readonly string[]): (readonly [string, Article])[] =>
  nouns.flatMap((some) => some.split(' ').map((noun) => [noun, article] as const));

/** The article of the nouns with which names of things begin: « conférence 1 ». */
const articlesOfNouns: ReadonlyMap<string, Article> = new Map([
  ...withArticle('la', feminine, feminineTraits),
  ...withArticle('le', masculine, masculineTraits),
  ...withArticle('les', 'Rebelles'),
]);

/** Lands into which one goes, and not where one is: « dans les Alpes ». */
const within: ReadonlySet<string> = new Set(['Alpes', 'Vallée du Nil', 'Grande Oasis', 'Ordos']);

/** Lands whose h keeps words apart. */
const aspirated: ReadonlySet<string> = new Set(['Himyar', 'Himyarie', 'Hunnie', 'Hérulie', 'Hesse']);

/** A land, or a measure of one: « Francie (principal 1) ». */
const landOf = (told: string): string => told.replace(/ \(.*$/, '');

const articleOf = (told: string): Article | undefined =>
  articlesOfLands.get(landOf(told)) ?? articlesOfNouns.get(/^\p{L}+/u.exec(told)?.[0] ?? '');

/** Does the word before lose its vowel? */
const elides = (told: string): boolean => /^[aeiouhàâéèêëîïôœ]/i.test(told) && !aspirated.has(landOf(told));

/** « l’Aquitaine », « la Francie », « les Alpes ». */
const the = (told: string): string => {
  const article = articleOf(told);
  if (article === undefined) return told;
  return article !== 'les' && elides(told) ? `l’${told}` : `${article} ${told}`;
};

/** A word that melts into « le » and « les » and stands before the rest. */
const before =
  (word: string, le: string, les: string) =>
  (told: string): string => {
    const article = articleOf(told);
    if (article === 'les') return `${les} ${told}`;
    return article === 'le' && !elides(told) ? `${le} ${told}` : `${word} ${the(told)}`;
  };

const fromThe = before('de', 'du', 'des');
const toThe = before('à', 'au', 'aux');

/** « de l’Aquitaine », « du Norique », « d’Oman ». */
const of = (told: string): string => (articleOf(told) === undefined && elides(told) ? `d’${told}` : fromThe(told));

/** « en Aquitaine », « au Norique », « dans les Alpes », « à Bactres ». */
const inside = (told: string): string => {
  const article = articlesOfLands.get(told);
  if (within.has(told) || (article === undefined && articleOf(told) !== undefined)) return `dans ${the(told)}`;
  return article === 'la' || (article === 'le' && elides(told)) ? `en ${told}` : toThe(told);
};

/** « une Horde migratoire ». */
const a = (told: string): string => {
  const article = articleOf(told);
  return article === undefined || article === 'les' ? told : `${article === 'la' ? 'une' : 'un'} ${told}`;
};

/** How French puts names into sentences. */
export const forms: Forms = { the, a, of, to: toThe, in: inside };
