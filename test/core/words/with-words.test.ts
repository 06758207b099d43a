import {
  type Book,
  coreInCatalan,
  coreInFrench,
  coreInSpanish,
  defineGame,
  illFormedInCatalan,
  illFormedInCatalanWith,
  illFormedInFrench,
  illFormedInFrenchWith,
  illFormedInSpanish,
  illFormedInSpanishWith,
  labelsOf,
  orThrow,
  plainly,
  seeded,
  type WordsOf,
  withWords,
} from 'ludoteca';
import { type OjoDelTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { book as englishBook } from 'ludoteca/ojo-del-terror/book/english';
import { book } from 'ludoteca/ojo-del-terror/book/spanish';
import { english, englishNames } from 'ludoteca/ojo-del-terror/labels/english';
import { spanish, spanishNames } from 'ludoteca/ojo-del-terror/labels/spanish';
import { refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';

const spoken = withWords(ojoDelTerror, [english, spanish], [book]);
const { state } = orThrow(spoken.setup({ players: ['ada', 'bo'] }, seeded(1)));
const view = spoken.view(state, 'ada');
const violation = refused(spoken.reduce(state, { type: 'choose-warband', player: 'zed', warband: 'blackLegion' }, seeded(1)))[0];

test('a game without words calls everything by its id, and its clauses by theirs', () => {
  const { labels } = ojoDelTerror;
  expect([labels.languages, labels.name('cadia'), labels.action({ type: 'commit-orders', player: 'ada' })]).toEqual([
    ['en'],
    'cadia',
    'commit-orders',
  ]);
  expect([labels.clause('ET-WAR-01'), labels.clause('CORE-GAME-OVER')]).toEqual([
    'ET-WAR-01',
    'Nothing can be done once the game is over.',
  ]);
  expect(labels.refusal(violation)).toBe(violation.message);
  expect(labels.draw?.(view)).toBeUndefined();
});

test('words change nothing but what is said', () => {
  const plain = orThrow(ojoDelTerror.setup({ players: ['ada', 'bo'] }, seeded(1)));
  expect(plain.state).toEqual(state);
  expect(spoken.legalActions(state, 'ada')).toEqual(ojoDelTerror.legalActions(state, 'ada'));
  expect(spoken.clauses).toEqual(ojoDelTerror.clauses);
});

test('each language speaks for itself, and the first for those that are missing', () => {
  expect(spoken.labels.languages).toEqual(['en', 'es']);
  expect(spoken.labels.name('planets', 'tlh')).toBe(spoken.labels.name('planets', 'en'));
  expect(spoken.labels.refusal(violation, 'es', view)).toBe('«zed» no participa en esta partida.');
  expect(spoken.labels.refusal(violation, 'en', view)).toBe('"zed" takes no part in this game.');
});

test('a clause is told by the book of its language, else by another book, else by the core', () => {
  expect(spoken.labels.clause('ET-TRAIT-05', 'es')).toBe(book.clauses['ET-TRAIT-05']);
  expect(spoken.labels.clause('ET-TRAIT-05', 'en')).toBe(book.clauses['ET-TRAIT-05']);
  const both = withWords(ojoDelTerror, [english, spanish], [englishBook, book]).labels;
  expect(['en', 'es', 'fr'].map((language) => both.clause('ET-TRAIT-05', language))).toEqual([
    englishBook.clauses['ET-TRAIT-05'],
    book.clauses['ET-TRAIT-05'],
    englishBook.clauses['ET-TRAIT-05'],
  ]);
  expect(spoken.labels.clause('CORE-GAME-OVER', 'es')).toBe('Terminada la partida, ya no se puede hacer nada.');
  expect(spoken.labels.clause('no such clause', 'es')).toBe('no such clause');
  expect(spoken.labels.clause('__proto__', 'es')).toBe('__proto__');
});

/** Words that say what the game refuses with, and nothing of the core's. */
const withoutCore = ({ refusals }: WordsOf<OjoDelTerror>, names: WordsOf<OjoDelTerror>): WordsOf<OjoDelTerror> => ({
  ...names,
  ...(refusals === undefined ? {} : { refusals }),
});

test('no refusal is said in two languages: where a language has no words for it, it says its message', () => {
  const inWords = (one: WordsOf<OjoDelTerror>) => withWords(ojoDelTerror, [english, one]).labels;
  const early = refused(spoken.reduce(state, { type: 'commit-orders', player: 'ada' }, seeded(1)))[0];
  expect([early.code, early.message]).toEqual(['wrong-phase', 'In the phase warbands it is not possible to commit-orders.']);
  expect(inWords(spanishNames).refusal(early, 'es', view)).toBe(early.message);
  expect(inWords(withoutCore(spanish, spanishNames)).refusal(early, 'es', view)).toBe(early.message);
  expect(labelsOf<OjoDelTerror>([spanishNames]).refusal(early)).toBe(early.message);
  expect(inWords(spanish).refusal(early, 'es', view)).toContain('no se puede');
  expect(inWords(spanishNames).refusal(early, 'en', view)).toBe(spoken.labels.refusal(early, 'en', view));
});

test('English of any country speaks for the core by itself', () => {
  const early = refused(spoken.reduce(state, { type: 'commit-orders', player: 'ada' }, seeded(1)))[0];
  const refusalIn = (language: string): string =>
    labelsOf<OjoDelTerror>([{ ...withoutCore(english, englishNames), language }]).refusal(early);
  expect(['en', 'en-GB'].map(refusalIn)).toEqual(['en', 'en'].map((language) => spoken.labels.refusal(early, language)));
  expect(refusalIn('enm')).toBe(early.message);
});

test('what a game itself refuses with is said in its own words, also where a language lacks those of the core', () => {
  const taken = refused(
    spoken.reduce(
      orThrow(spoken.reduce(state, { type: 'choose-warband', player: 'ada', warband: 'wordBearers' }, seeded(1))).state,
      { type: 'choose-warband', player: 'bo', warband: 'wordBearers' },
      seeded(1),
    ),
  )[0];
  expect(labelsOf<OjoDelTerror>([withoutCore(spanish, spanishNames)]).refusal(taken)).toBe(
    'La banda Portadores de la Palabra ya la lidera ada.',
  );
});

test('what the rules say of a clause goes before the book of another language, and after that of its own', () => {
  const clauses = Object.fromEntries(ojoDelTerror.clauses.map((id) => [id, `${id} in the rules`])) as Record<
    OjoDelTerror['Clause'],
    string
  >;
  const saying = defineGame<OjoDelTerror>({ ...ojoDelTerror.definition, clauses });
  const told = (books: readonly Book<OjoDelTerror['Clause']>[], languages: readonly (string | undefined)[]) => {
    const { labels } = withWords(saying, [english, spanish], books);
    return languages.map((language) => labels.clause('ET-TRAIT-05', language));
  };
  const [inRules, inSpanish, inEnglish] = ['ET-TRAIT-05 in the rules', book.clauses['ET-TRAIT-05'], englishBook.clauses['ET-TRAIT-05']];
  expect(told([], ['en', 'es'])).toEqual([inRules, inRules]);
  expect(told([book], ['en', undefined, 'fr', 'es'])).toEqual([inRules, inRules, inRules, inSpanish]);
  expect(told([book, englishBook], ['en', undefined, 'fr', 'es'])).toEqual([inEnglish, inEnglish, inEnglish, inSpanish]);
});

test('the words of the core in Catalan, Spanish and French are there for games of one’s own', () => {
  const told = [
    [coreInCatalan, illFormedInCatalan, illFormedInCatalanWith],
    [coreInSpanish, illFormedInSpanish, illFormedInSpanishWith],
    [coreInFrench, illFormedInFrench, illFormedInFrenchWith],
  ] as const;
  for (const [core, illFormed, illFormedWith] of told) {
    const facts = { field: 'tax', wanted: 'a multiple of 5', found: '7' };
    expect(core.refusals['bad-config']['CORE-BAD-PARAMETER'](facts, plainly)).toBe(illFormed(facts));
    expect(illFormedWith({ 'a multiple of 5': '5 × n' })(facts)).toContain('5 × n');
  }
});

test('refusals call things as the table does', () => {
  const taken = refused(
    spoken.reduce(
      orThrow(spoken.reduce(state, { type: 'choose-warband', player: 'ada', warband: 'wordBearers' }, seeded(1))).state,
      { type: 'choose-warband', player: 'bo', warband: 'wordBearers' },
      seeded(1),
    ),
  )[0];
  expect(taken.message).toBe('ada already leads the wordBearers.');
  expect(spoken.labels.refusal(taken, 'en', view)).toBe(`ada already leads the ${spoken.labels.name('wordBearers', 'en')}.`);
  expect(spoken.labels.refusal(taken, 'es', view)).toBe(`La banda ${spoken.labels.name('wordBearers', 'es')} ya la lidera ada.`);
});

test('words without rules name things, tell events and explain refusals', () => {
  const labels = labelsOf<OjoDelTerror>([spanish]);
  expect(labels.name('cadia')).toBe('Cadia');
  expect(labels.refusal(violation)).toBe('«zed» no participa en esta partida.');
  const names = labelsOf<OjoDelTerror>([spanishNames]);
  expect(names.event({ type: 'warband-chosen', player: 'ada', warband: 'wordBearers', sealed: false } as never)).toContain('ada');
  expect(names.question('add-order', 'terms.0.planet')).toBe('terms 1, planeta');
});

test('words without rules tell whatever a stranger sends, and never fail', () => {
  const labels = labelsOf<OjoDelTerror>([spanish]);
  const trap = new Proxy(
    {},
    {
      get() {
        throw new Error('no');
      },
    },
  );
  const bomb = {
    type: 'warband-chosen',
    get player(): string {
      throw new Error('no');
    },
  };
  for (const odd of [
    null,
    undefined,
    7,
    {},
    [],
    { type: 'warband-chosen' },
    { type: 'constructor' },
    { type: 'x'.repeat(999) },
    trap,
    bomb,
  ]) {
    for (const said of [
      labels.action(odd as never, 'es', odd as never),
      labels.event(odd as never, 'es', odd as never),
      labels.name(odd as never, odd as never, odd as never),
      labels.question(odd as never, odd as never, odd as never, odd as never),
      labels.answer(odd as never, odd as never, odd, odd as never, odd as never),
      labels.refusal(odd as never, odd as never, odd as never),
      labels.clause(odd as never, odd as never),
      labels.draw?.(odd as never, odd as never),
    ])
      expect(typeof said).toBe('string');
  }
  expect(labels.event({ type: 'nothing-known' } as never, 'es')).toBe('nothing-known');
});

test('whatever a refusal holds, telling it does not fail', () => {
  for (const odd of [
    null,
    {},
    { code: 'no-access' },
    { ...violation, facts: null },
    { code: 'no-access', clause: 'ET-DEF-02', facts: {} },
    7,
  ])
    expect(typeof spoken.labels.refusal(odd as never, 'es', view)).toBe('string');
  for (const odd of [null, 7, {}, []]) expect(typeof spoken.labels.clause(odd as never, odd as never)).toBe('string');
  const empty = { language: 'en', clauses: {} } as unknown as Book;
  expect(withWords(ojoDelTerror, [english as WordsOf<OjoDelTerror>], [empty] as never).labels.clause('ET-WAR-01')).toBe('ET-WAR-01');
});
