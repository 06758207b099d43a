import type { Forms } from '../language.js';

type Article = 'la' | 'el' | 'las' | 'los';

const feminine =
  'conferencia oferta declaración Organización petición medida rebelión crisis guerra decisión oportunidad región Nación propuesta neutralidad';
const feminineTraits =
  'concesión Hueste Viabilidad Legitimidad Riqueza Fuerza Gestión Lealtad Técnica Inteligencia Liga Horda Corona Iglesia Logística';
const masculine =
  'Ejército Campo tratado modificador evento bando bonificador Gobierno Consejo Progreso Poder Control Prestigio Estado Movimiento';

const withArticle = (article: Article, nouns: string): (readonly [string, Article])[] =>
  nouns.split(' ').map((noun) => [noun, article] as const);

/** The article of the nouns with which names of things begin: «la conferencia 1», «las Tácticas Asimétricas». Nations and regions have none, but for a few. */
const articles: ReadonlyMap<string, Article> = new Map([
  ...withArticle('la', `${feminine} ${feminineTraits} Tebaida Cólquida`),
  ...withArticle('el', `${masculine} Decán`),
  ['Gran Oasis', 'el'],
  ...withArticle('los', 'Rebeldes Nobles Alpes Caminos'),
  ...withArticle('las', 'Ciudades Órcadas Tácticas'),
]);

const articleOf = (told: string): Article | undefined => articles.get(told) ?? articles.get(/^\p{L}+/u.exec(told)?.[0] ?? '');

/** «el tratado 1», «Francia». */
export const the = (told: string): string => {
  const article = articleOf(told);
  return article === undefined ? told : `${article} ${told}`;
};

/** A word that melts into «el»; whatever is called «el administrador» from the start melts too. */
const after =
  (word: string) =>
  (told: string): string => {
    const whole = the(told);
    return whole.startsWith('el ') ? `${word}l ${whole.slice(3)}` : `${word} ${whole}`;
  };

/** «de Francia», «del tratado 1». */
export const of = after('de');
/** «a Francia», «al tratado 1». */
export const toThe = after('a');

/** «una Horda Migratoria». */
const a = (told: string): string => {
  const article = articleOf(told);
  return article === 'la' ? `una ${told}` : article === 'el' ? `un ${told}` : told;
};

/** How Spanish puts names into sentences. */
export const forms: Forms = { the, a, of, to: toThe, in: (told) => `en ${the(told)}` };
