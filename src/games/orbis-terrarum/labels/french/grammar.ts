import { elidesInFrench } from '../../../../core/words/french-of.js';
import type { Forms, Texts } from '../language.js';
import { feminine, masculine } from './lands.js';

type Article = 'la' | 'le' | 'les';

const nounsWithLa =
  'conférence offre déclaration organisation demande rébellion crise guerre décision opportunité région proposition Viabilité Légitimité';
const traits = 'Armée Couronne Église Campagne Force Puissance Gestion Loyauté Technique Ligue Horde';
const nounsWithLe = 'traité modificateur ost octroi camp Gouvernement Conseil Contrôle Renseignement Prestige État Mouvement';

const called = (lands: Texts, nouns: string): readonly string[] => [...Object.values(lands), ...nouns.split(' ')];

/** The article of lands, and of the nouns with which names of things begin: « conférence 1 ». */
const articles: ReadonlyMap<string, Article> = new Map(
  (
    [
      ['la', called(feminine, `${nounsWithLa} ${traits}`)],
      ['le', called(masculine, nounsWithLe)],
      ['les', ['Alpes', 'Nobles', 'Orcades', 'Rebelles', 'Villes', 'mesures']],
    ] as const
  ).flatMap(([article, names]) => names.map((name) => [name, article] as const)),
);

/** Lands into which one goes, and not where one is: « dans les Alpes ». */
const within: ReadonlySet<string> = new Set(['Alpes', 'Vallée du Nil', 'Grande Oasis']);

/** Lands whose h keeps words apart. */
const aspirated: ReadonlySet<string> = new Set(['Himyar', 'Himyarie', 'Hunnie', 'Hérulie', 'Hesse']);

/** A land, or a measure of one: « Francie (principal 1) ». */
const landOf = (told: string): string => told.replace(/ \(.*$/, '');

const articleOf = (told: string): Article | undefined => articles.get(landOf(told)) ?? articles.get(/^\p{L}+/u.exec(told)?.[0] ?? '');

/** Does the word before lose its vowel? */
const elides = (told: string): boolean => elidesInFrench(told) && !aspirated.has(/^\p{L}+/u.exec(told)?.[0] ?? '');

/** « l’Aquitaine », « la Francie », « les Alpes ». */
export const the = (told: string): string => {
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
/** The same after the word for to. */
export const toThe = before('à', 'au', 'aux');

/** « de l’Aquitaine », « du Norique », « d’Oman ». */
export const of = (told: string): string => (articleOf(told) === undefined && elides(told) ? `d’${told}` : fromThe(told));

/** People have no article: « d’ada », « de bo ». */
export const ofPerson = (called: string): string => (elides(called) ? `d’${called}` : `de ${called}`);

/** « en Aquitaine », « au Norique », « dans les Alpes », « à Bactres », « dans la conférence 1 ». */
export const inside = (told: string): string => {
  const article = articleOf(told);
  if (within.has(told) || /^\p{Ll}/u.test(told)) return `dans ${the(told)}`;
  return article === 'la' || (article === 'le' && elides(told)) ? `en ${told}` : toThe(told);
};

/** « une Horde migratoire ». */
const a = (told: string): string => {
  const article = articleOf(told);
  return article === undefined || article === 'les' ? told : `${article === 'la' ? 'une' : 'un'} ${told}`;
};

/** How French puts names into sentences. */
export const forms: Forms = { the, a, of, to: toThe, in: inside };
