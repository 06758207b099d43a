import { labelsOf, type WordsOf } from 'ludoteca';
import { expect, test } from 'vitest';
import { legible } from '../../../src/core/words/legible.js';
import { ownName, politely, said } from '../../../src/core/words/politely.js';
import { coreInSpanish } from '../../../src/core/words/spanish.js';
import { tellingBy } from '../../../src/core/words/telling-by.js';
import { labelsFrom, wordless } from '../../../src/core/words/words.js';

const names: Readonly<Record<string, string>> = { none: 'none', yes: 'yes', no: 'no', planet: 'Planet', terms: 'terms', cadia: 'Cadia' };
const words: WordsOf = {
  language: 'en',
  name: (id, view) => (view === undefined ? '' : `${(view as { readonly title: string }).title.trim()} `) + (names[id] ?? id),
  action: ({ type, player }) => `${player} may ${type}`,
  event: ({ type }) => `There is ${type}`,
};
const labels = labelsOf([words]);

test('a question is made from the names of its field, places in lists counted from 1', () => {
  expect(labels.question('trade', 'terms.0.planet')).toBe('terms 1, Planet');
  expect(labels.question('trade', 'terms.11.planet.2')).toBe('terms 12, Planet 3');
  expect(labels.question('trade', 'planet2.3x')).toBe('planet2, 3x');
  expect(labels.question('trade', 7 as never)).toBe('7');
});

test('an answer is made from the names of what is in it', () => {
  const told = (value: unknown): string => labels.answer('trade', 'terms', value);
  expect([null, '', [], true, false, 'cadia', 7, undefined].map(told)).toEqual([
    ...['none', 'none', 'none', 'yes', 'no', 'Cadia', '7', 'nothing'],
  ]);
  expect(told(['cadia', 'fenris'])).toBe('Cadia, fenris');
  expect(told({ planet: 'cadia', terms: [1, 2] })).toBe('Planet: Cadia; terms: 1, 2');
});

test('in French there is a space before colons and semicolons', () => {
  const { answer } = labelsOf([{ ...words, language: 'fr' }]);
  expect(answer('trade', 'terms', { planet: 'cadia', terms: [{ x: 1, y: 2 }] })).toBe('Planet : Cadia ; terms : x : 1 ; y : 2');
});

test('of an answer twenty things are told, and three of them one within the other', () => {
  const many = Array.from({ length: 25 }, (_, i) => i);
  expect(labels.answer('trade', 'x', many)).toBe(many.slice(0, 20).join(', '));
  expect(labels.answer('trade', 'x', Object.fromEntries(many.map((i) => [`f${i}`, i]))).split('; ')).toHaveLength(20);
  expect(labels.answer('trade', 'x', { a: { b: { c: 'cadia' } } })).toBe('a: b: c: Cadia');
  expect(labels.answer('trade', 'x', { a: { b: { c: { d: 1 } } } })).toBe('a: b: c: an object');
  expect(labels.answer('trade', 'x', [[[['cadia']]]])).toBe('a list of 1');
});

test('what words ask, call an answer and order is said as they say it, and made from names only where they say nothing', () => {
  const asking: WordsOf = {
    ...words,
    question: (type, field) => (field === 'planet' ? `Where to ${type}?` : undefined),
    answer: (type, field, value) => (field === 'planet' ? `${type} to ${value}` : undefined),
  };
  const { action, question, answer } = labelsOf([asking]);
  expect(action({ type: 'sail', player: 'ada' })).toBe('ada may sail');
  expect([question('sail', 'planet'), question('sail', 'terms.0')]).toEqual(['Where to sail?', 'terms 1']);
  expect([answer('sail', 'planet', 'cadia'), answer('sail', 'terms', 'cadia')]).toEqual(['sail to cadia', 'Cadia']);
});

test('words as their authors wrote them are silent on what has been left out', () => {
  const written = labelsFrom([words, { ...words, language: 'es', draw: () => '# #' }]);
  expect([written.question?.('sail', 'planet'), written.answer?.('sail', 'planet', 'cadia')]).toEqual([undefined, undefined]);
  const violation = { code: 'asleep', clause: 'NS-01', message: 'As said.', facts: {} };
  expect([written.refusal?.(violation), written.clause?.('NS-01'), written.draw?.({}, 'en')]).toEqual([undefined, undefined, '']);
});

test('without words everything goes by its id or its type', () => {
  const { name, action, event } = wordless();
  expect([name('cadia'), action({ type: 'sail', player: 'ada' }), event({ type: 'storm' })]).toEqual(['cadia', 'sail', 'storm']);
});

test('of two tables of words in one language the later speaks', () => {
  const twice = labelsOf([words, { ...words, language: 'es' }, { ...words, name: (id) => `the ${id}` }]);
  expect([twice.languages, twice.name('cadia', 'en'), twice.name('cadia', 'es')]).toEqual([['en', 'es'], 'the cadia', 'Cadia']);
  expect(twice.name('cadia')).toBe('Cadia');
});

test('without a book the core tells its own clauses', () => {
  expect(labels.clause('CORE-GAME-OVER')).toBe('Nothing can be done once the game is over.');
});

test('names are those of the table, and those without one where its view is none', () => {
  const view = { title: 'Our ' };
  expect(labels.name('cadia', 'en', view)).toBe('Our Cadia');
  expect(labels.question('trade', 'planet', 'en', view)).toBe('Our Planet');
  expect(labels.answer('trade', 'planet', 'cadia', 'en', view)).toBe('Our Cadia');
  for (const odd of [{}, { title: 7 }, 7]) expect(labels.name('cadia', 'en', odd as never)).toBe('Cadia');
});

test('what nobody knows is called by its type, its id, or in a few words', () => {
  const known = politely(
    { ...wordless(), action: ({ type }) => `do ${type}`, event: ({ type }) => `told ${type}` },
    {
      isAction: (thing): thing is never => (thing as { readonly type: string }).type === 'sail',
      isEvent: (thing): thing is never => (thing as { readonly type: string }).type === 'storm',
      clause: (id) => (id === 'NS-01' ? 'Sail.' : undefined),
    },
  );
  expect([known.action({ type: 'sail', player: 'ada' }), known.action({ type: 'fly', player: 'ada' })]).toEqual(['do sail', 'fly']);
  expect([known.event({ type: 'storm' }), known.event({ type: 'calm' }), known.event(null as never)]).toEqual([
    'told storm',
    'calm',
    'null',
  ]);
  const picky = politely(
    { ...wordless(), action: ({ type }) => `do ${type}`, event: ({ type }) => `told ${type}` },
    {
      isAction: (thing): thing is never => (thing as { readonly ship: string }).ship.length > 0,
      isEvent: (thing): thing is never => (thing as { readonly place: string }).place.length > 0,
      clause: () => undefined,
    },
  );
  expect([picky.action({ type: 'sail', player: 'ada' }), picky.event({ type: 'storm' })]).toEqual(['sail', 'storm']);
  expect([known.clause('NS-01'), known.clause('NS-02'), known.clause(7 as never)]).toEqual(['Sail.', 'NS-02', '7']);
  expect([ownName({ type: 'fly' }), ownName({ type: 7 }), ownName([1, 2])]).toEqual(['fly', 'an object', 'a list of 2']);
  expect([known.name('cadia'), known.name(7 as never)]).toEqual(['cadia', '7']);
});

test('a refusal without a sentence says its message, and without one what it is', () => {
  const violation = { code: 'too-far', clause: 'NS-01', message: 'It is too far.', facts: {} };
  expect(labels.refusal(violation)).toBe('It is too far.');
  expect(labels.refusal({ ...violation, message: 7 as never })).toBe('an object');
});

test('a refusal is told by the game that has the clause, else by the core', () => {
  const facts = { player: 'bo' };
  const own = labelsOf([{ ...words, refusals: { 'not-your-turn': { 'NS-01': () => 'Wait.', 'NS-02': () => 'Sleep.' } } }]);
  const told = (clause: string, about: Readonly<Record<string, unknown>>): string =>
    own.refusal({ code: 'not-your-turn', clause, message: 'As said.', facts: about });
  expect(told('NS-01', {})).toBe('Wait.');
  expect(told('NS-01', facts)).toBe('It is not for bo to act now.');
  expect(told('NS-09', facts)).toBe('It is not for bo to act now.');
  expect(own.refusal({ code: 'asleep', clause: 'NS-01', message: 'As said.', facts })).toBe('As said.');
  const inSpanish = labelsOf([{ ...words, language: 'es', core: coreInSpanish }]);
  expect(inSpanish.refusal({ code: 'bad-state', clause: 'CORE-STATE', message: 'As said.', facts: { fault: 'As said.', at: '' } })).toBe(
    'La posición no vale: ninguna partida lleva a ella.',
  );
});

test('a position is drawn where some language draws, and is empty in a language that does not', () => {
  expect(Object.hasOwn(labels, 'draw')).toBe(false);
  const drawing = labelsOf([words, { ...words, language: 'es', draw: () => '# #' }]);
  expect([drawing.draw?.({}, 'es'), drawing.draw?.({}, 'en'), drawing.draw?.({})]).toEqual(['# #', '', '']);
  const failing = labelsOf([{ ...words, draw: (view) => (view as { readonly rows: readonly string[] }).rows.join('\n') }]);
  expect([failing.draw?.({ rows: ['# #', '###'] }), failing.draw?.({})]).toEqual(['# #\n###', '']);
});

test('the first way that gives a text and does not fail is taken', () => {
  const fails = (): string => {
    throw new Error('no');
  };
  expect(
    said(
      fails,
      () => undefined,
      () => '',
      () => 'late',
    ),
  ).toBe('');
  expect([said(), said(fails)]).toEqual([undefined, undefined]);
});

test('tables of sentences say the actions and events they know, and the types of all others', () => {
  const { action, event } = tellingBy<never, string>(
    {
      actions: { sail: { name: 'sail', order: ({ type }: { readonly type: string }, teller: string) => `${teller}: ${type}!` } },
      events: { storm: { heading: 'A storm', sentence: ({ type }: { readonly type: string }, teller: string) => `${teller}: ${type}.` } },
    } as never,
    (view) => String(view),
  );
  const told = [action, event].flatMap((say) => ['sail', 'storm', 'constructor'].map((type) => say({ type } as never, 'Ada' as never)));
  expect(told).toEqual(['Ada: sail!', 'storm', 'constructor', 'sail', 'Ada: storm.', 'constructor']);
});

test('a name of blanks gives way to the id', () => {
  expect([legible('Cadia', 'c'), legible(' \t', 'c'), legible('', 'c')]).toEqual(['Cadia', '"c"', '"c"']);
});
