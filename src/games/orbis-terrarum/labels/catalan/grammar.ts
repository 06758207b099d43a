import type { Forms } from '../language.js';
import { articlesOfLands } from './lands.js';

type Article = 'la' | 'el' | 'les' | 'els';

const feminine =
  'conferència oferta declaració organització sol·licitud mesura rebel·lió crisi guerra decisió oportunitat regió Nació proposta concessió';
const feminineTraits = 'Viabilitat Legitimitat Riquesa Força Gestió Lleialtat Tècnica Intel·ligència Lliga Horda host';
const masculine = 'tractat modificador esdeveniment bàndol bonificador Govern Consell';
const masculineTraits = 'Progrés Poder Control Prestigi Estat Moviment';

const withArticle = (article: Article, ...nouns: readonly string[]): (readonly [string, Article])[] =>
  nouns.flatMap((some) => some.split(' ').map((noun) => [noun, article] as const));

/** The article of the nouns with which names of things begin: «conferència 1». */
const articlesOfNouns: ReadonlyMap<string, Article> = new Map([
  ...withArticle('la', feminine, feminineTraits),
  ...withArticle('el', masculine, masculineTraits),
  ...withArticle('els', 'Rebels'),
]);

/** Lands whose h keeps words apart. */
const aspirated: ReadonlySet<string> = new Set(['Hessen']);

/** A land, or a measure of one: «Frància (principal 1)». */
const landOf = (told: string): string => told.replace(/ \(.*$/, '');

const articleOf = (told: string): Article | undefined =>
  articlesOfLands.get(landOf(told)) ?? articlesOfNouns.get(/^[\p{L}·]+/u.exec(told)?.[0] ?? '');

/** Does the word before lose its vowel? */
const elides = (told: string): boolean =>
  /^[aeiouhàèéíïòóúü]/i.test(told) && !/^[iu][aeiouàèéòó]/i.test(told) && !aspirated.has(landOf(told));

/** «el Nòric», «l’oferta», «els Alps»; other lands stand without an article. */
const the = (told: string): string => {
  const article = articleOf(told);
  if (article === undefined) return told;
  return (article === 'la' || article === 'el') && elides(told) ? `l’${told}` : `${article} ${told}`;
};

/** A word that melts into «el» and «els» and stands before the rest. */
const before =
  (word: string, el: string, els: string) =>
  (told: string): string => {
    const article = articleOf(told);
    if (article === 'els') return `${els} ${told}`;
    return article === 'el' && !elides(told) ? `${el} ${told}` : `${word} ${the(told)}`;
  };

const fromThe = before('de', 'del', 'dels');
const toThe = before('a', 'al', 'als');

/** «d’Aquitània», «del Nòric», «de l’oferta». */
const of = (told: string): string => (articleOf(told) === undefined && elides(told) ? `d’${told}` : fromThe(told));

/** «una Horda migratòria». */
const a = (told: string): string => {
  const article = articleOf(told);
  return article === 'la' ? `una ${told}` : article === 'el' ? `un ${told}` : told;
};

/** How Catalan puts names into sentences. */
export const forms = { the, a, of, to: toThe, in: toThe } satisfies Forms;
