/** `'01' | '02' | '03'` of 3, and so for every number up to 99. */
type UpTo<Count extends number, Found extends string[] = []> = Found['length'] extends Count
  ? Found[number]
  : UpTo<Count, [...Found, Padded<[...Found, '']['length'] & number>]>;

type Padded<Number extends number> = `${Number}` extends `${infer Tens}${infer Ones}${infer Rest}`
  ? Ones extends ''
    ? `0${Tens}`
    : `${Tens}${Ones}${Rest}`
  : `0${Number}`;

/** The ids of numbered clauses: of `{ TRAIT: 7 }` and `'ET'` they are `'ET-TRAIT-01'` to `'ET-TRAIT-07'`. */
export type NumberedClause<Prefix extends string, Chapters extends Readonly<Record<string, number>>> = {
  readonly [Chapter in keyof Chapters & string]: `${Prefix}-${Chapter}-${UpTo<Chapters[Chapter]>}`;
}[keyof Chapters & string];

/** The ids of every clause of a game from how many each chapter of its rules has, in the order of the chapters. */
export const numberedClauses = <const Prefix extends string, const Chapters extends Readonly<Record<string, number>>>(
  prefix: Prefix,
  chapters: Chapters,
): readonly NumberedClause<Prefix, Chapters>[] =>
  Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, i) => `${prefix}-${chapter}-${String(i + 1).padStart(2, '0')}` as NumberedClause<Prefix, Chapters>),
  );
