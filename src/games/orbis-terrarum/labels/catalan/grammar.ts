import { elidesInCatalan, ofInCatalan } from '../../../../core/words/catalan-of.js';
import type { Forms, Texts } from '../language.js';
import { feminine, masculine } from './lands.js';

type Article = 'la' | 'el' | 'les' | 'els';

const nounsWithLa =
  'conferència oferta declaració organització sol·licitud rebel·lió crisi guerra decisió oportunitat regió proposta concessió host';
const traits = 'Autoritat Viabilitat Legitimitat Força Gestió Lleialtat Tècnica Intel·ligència Lliga Horda Corona Església';
const nounsWithEl = 'tractat modificador bàndol Exèrcit Camp Govern Consell Domini Poder Control Prestigi Estat Moviment';

const called = (lands: Texts, nouns: string): readonly string[] => [...Object.values(lands), ...nouns.split(' ')];

/** The article of the lands that have one, and of the nouns with which names of things begin: «conferència 1». */
const articles: ReadonlyMap<string, Article> = new Map(
  (
    [
      ['la', called(feminine, `${nounsWithLa} ${traits}`)],
      ['el', called(masculine, nounsWithEl)],
      ['les', ['Ciutats', 'Òrcades']],
      ['els', ['Alps', 'Nobles', 'Rebels']],
    ] as const
  ).flatMap(([article, names]) => names.map((name) => [name, article] as const)),
);

/** A land, or a measure of one: «Frància (principal 1)». */
const landOf = (told: string): string => told.replace(/ \(.*$/, '');

const articleOf = (told: string): Article | undefined => articles.get(landOf(told)) ?? articles.get(/^[\p{L}·]+/u.exec(told)?.[0] ?? '');

/** «el Nòric», «l’oferta», «els Alps»; other lands stand without an article. */
export const the = (told: string): string => {
  const article = articleOf(told);
  if (article === undefined) return told;
  return (article === 'la' || article === 'el') && elidesInCatalan(told) && !told.startsWith('Intel·ligència')
    ? `l’${told}`
    : `${article} ${told}`;
};

/** A word that melts into «el» and «els» and stands before the rest. */
const before =
  (word: string, el: string, els: string) =>
  (told: string): string => {
    const article = articleOf(told);
    if (article === 'els') return `${els} ${told}`;
    return article === 'el' && !elidesInCatalan(told) ? `${el} ${told}` : `${word} ${the(told)}`;
  };

const fromThe = before('de', 'del', 'dels');
/** The same after the word for to. */
export const toThe = before('a', 'al', 'als');

/** «d’Aquitània», «del Nòric», «de l’oferta». */
export const of = (told: string): string => (articleOf(told) === undefined && elidesInCatalan(told) ? `d’${told}` : fromThe(told));

/** People have no article: «d’ada», «de bo». */
export const ofPerson = ofInCatalan;

/** «una Horda migratòria». */
const a = (told: string): string => {
  const article = articleOf(told);
  return article === 'la' ? `una ${told}` : article === 'el' ? `un ${told}` : told;
};

/** How Catalan puts names into sentences. */
export const forms: Forms = { the, a, of, to: toThe, in: toThe };
