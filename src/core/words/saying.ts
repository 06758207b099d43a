import type { Say } from '../refusals/say.js';

/** What `Intl` knows of a language, made once. */
interface Grammar {
  readonly and: Intl.ListFormat;
  readonly or: Intl.ListFormat;
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
  /** Whether it is Spanish, of whatever country. */
  readonly isSpanish: boolean;
}

const grammars = new Map<string, Grammar>();

const grammarOf = (language: string): Grammar => {
  const known = grammars.get(language);
  if (known !== undefined) return known;
  const locale = language === 'en' ? 'en-GB' : language; // no comma before the last "and"
  const grammar: Grammar = {
    and: new Intl.ListFormat(locale),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
    plural: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
    isSpanish: new Intl.Locale(locale).language === 'es',
  };
  grammars.set(language, grammar);
  return grammar;
};

/** A number as a language writes it. */
export const numberIn = (language: string, number: number): string => grammarOf(language).number.format(number);

/** Words that begin with the sound of the Spanish «y», accents and quotation marks included: before them it is «e», but not where another vowel follows in the same breath. */
const soundsLikeY = /^[«“]?(?:h?í|h?i(?![aeiouáéóú])|y(?=[b-df-hj-np-tv-xz]))/iu;

/** Words and numbers that begin with the sound of the Spanish «o»: before them it is «u». */
const soundsLikeO = /^[«“]?(?:h?[oó]|8|11(?![\d.]))/iu;

/** What the word between two becomes in Spanish before its own sound. */
const besideItself = { and: [soundsLikeY, ' y ', ' e '], or: [soundsLikeO, ' o ', ' u '] } as const;

/** Texts in a row as a language joins them: `a, b y c`. `Intl` knows when Spanish says «e» and «u», but neither of accents nor of every name. */
export const rowIn = (language: string, texts: readonly string[], join: 'and' | 'or' = 'and'): string => {
  const { isSpanish, [join]: row } = grammarOf(language);
  if (!isSpanish) return row.format(texts);
  const [sound, ordinary, instead] = besideItself[join];
  const between = sound.test(texts.at(-1) ?? '') ? instead : ordinary;
  const isBetween = (value: string): boolean => value === ordinary || value === instead;
  const parts = row.formatToParts(texts).map(({ type, value }) => (type === 'literal' && isBetween(value) ? between : value));
  return parts.join('');
};

/** So many of something, with the number as a language writes it: `1 planeta`, `3 planetas`. */
export const countIn = (language: string, number: number, one: string, many: string): string => {
  const { plural } = grammarOf(language);
  return `${numberIn(language, number)} ${plural.select(number) === 'one' ? one : many}`;
};

/** How a language says things at a table where they have these names. */
export const sayingIn = (language: string, name: Say['name']): Say => ({
  name,
  list: (ids, join, among) =>
    rowIn(
      language,
      ids.map((id) => name(id, among)),
      join,
    ),
  row: (texts, join) => rowIn(language, texts, join),
  count: (number, one, many) => countIn(language, number, one, many),
});
