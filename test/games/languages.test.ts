import { existsSync, readdirSync } from 'node:fs';
import { coreClauses, coreRefusals, type Facts, type RefusalTable, sayingIn, type WordsOf } from 'ludoteca';
import { catalogue } from 'ludoteca/games';
import { describe, expect, test } from 'vitest';
import { coreInCatalan } from '../../src/core/words/catalan.js';
import { coreInFrench } from '../../src/core/words/french.js';
import { coreInSpanish } from '../../src/core/words/spanish.js';
import { examples } from '../refusals/examples/index.js';

/** Every language a game is to be had in, with the folder its words stand in. */
const folders = { en: 'english', ca: 'catalan', es: 'spanish', fr: 'french' } as const;

const home = (id: string, language: string): string => `src/games/${id}/labels/${language}`;

/** The tables of words of a language by file and name: what is said under which key. */
const tablesOf = async (id: string, language: string): Promise<Map<string, Readonly<Record<string, unknown>>>> => {
  const tables = new Map<string, Readonly<Record<string, unknown>>>();
  for (const file of readdirSync(home(id, language)).sort()) {
    if (file === 'index.ts' || !file.endsWith('.ts')) continue;
    const module = (await import(`../../${home(id, language)}/${file}`)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) tables.set(`${file} ${name}`, value as never);
  }
  return tables;
};

/** What every language has, under the same names: its own grammar stands in files of its own. */
const common = ['actions.ts actions', 'events.ts events', 'words.ts words', 'questions.ts questions', 'questions.ts answers'];

const sentencesOf = (table: RefusalTable): [code: string, clause: string, says: (facts: never, say: never) => string][] =>
  Object.entries(table).flatMap(([code, says]) =>
    Object.entries(says).map(([clause, sentence]) => [code, clause, sentence as never] as [string, string, never]),
  );

/** Somebody may be called like a thing of the game. Each begins with a sound like that of the name it stands for, so that nothing beside it changes. */
const namesakes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ojo-del-terror': { ada: 'absolute', bo: 'khorne' },
  genegrafter: { ada: 'attack', bo: 'defence' },
  'som-el-que-decidim': { ada: 'education', bo: 'pink', dot: 'medium' },
  'genes-mactantes': { ada: 'army', bo: 'technology' },
  'orbis-terrarum': { ada: 'authority', bo: 'peace' },
};

/** A thing with every text in it put otherwise, keys too. */
const otherwise = (thing: unknown, put: (text: string) => string): unknown => {
  if (typeof thing === 'string') return put(thing);
  if (Array.isArray(thing)) return thing.map((part) => otherwise(part, put));
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(Object.entries(thing).map(([key, part]) => [put(key), otherwise(part, put)]));
};

const unreadable = /undefined|NaN|\[object|^\s*$|\$\{/;

describe.each(catalogue.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('all four languages are spoken, English first, then that of the original', () => {
    expect([...game.labels.languages].sort()).toEqual(Object.keys(folders).sort());
    expect(game.labels.languages[0]).toBe('en');
    expect(Object.keys(game.title).slice(0, 2)).toEqual(game.labels.languages.slice(0, 2));
  });

  test('every language has words for the same things', async () => {
    const english = await tablesOf(id, 'english');
    for (const name of common) expect(english.has(name), name).toBe(true);
    for (const language of ['catalan', 'spanish', 'french']) {
      expect(existsSync(home(id, language)), language).toBe(true);
      const other = await tablesOf(id, language);
      for (const name of common)
        expect(Object.keys(other.get(name) ?? {}).sort(), `${language} ${name}`).toEqual(Object.keys(english.get(name)!).sort());
    }
  });

  test('an event goes by its own heading: no word of the game is taken for it', async () => {
    for (const [language, folder] of Object.entries(folders)) {
      const events = (await tablesOf(id, folder)).get('events.ts events')!;
      for (const [type, { heading }] of Object.entries(events as Readonly<Record<string, { readonly heading: string }>>))
        expect(game.labels.name(type, language), `${language} ${type}`).toBe(heading);
    }
  });

  test('what is said to be among no list that there is is named as if nothing had been said', async () => {
    for (const folder of Object.values(folders)) {
      const door = 'index.ts';
      const { [folder]: words } = (await import(`../../${home(id, folder)}/${door}`)) as Readonly<Record<string, WordsOf>>;
      for (const thing of ['none', 'cadia', 'francia', 'a1', 'health-1', 'hush', 'xx'])
        for (const among of ['', 'nothing', 'toString', '__proto__', 'constructor'])
          expect(words!.name(thing, undefined, among), `${thing} among ${among}`).toBe(words!.name(thing));
    }
  });

  test('labels say among what a thing stands as their words do', async () => {
    for (const [language, folder] of Object.entries(folders)) {
      const door = 'index.ts';
      const { [folder]: words } = (await import(`../../${home(id, folder)}/${door}`)) as Readonly<Record<string, WordsOf>>;
      for (const thing of ['none', 'cadia', 'francia', 'a1', 'health-1', 'hush'])
        for (const among of ['words', 'planets', 'regions', 'territories', 'discs', 'nothing'])
          expect(game.labels.name(thing, language, undefined, among)).toBe(words!.name(thing, undefined, among));
    }
  });

  test('every refusal is told in every language, with what it is about', () => {
    const told = examples[id as keyof typeof examples] as unknown as Readonly<Record<string, readonly [clause: string, facts: Facts]>>;
    const untold: string[] = [];
    for (const [code, [clause, facts]] of Object.entries(told)) {
      const said = new Map<string, string>();
      for (const language of game.labels.languages) {
        const text = game.labels.refusal({ code, clause, facts, message: '' }, language);
        if (unreadable.test(text)) untold.push(`${language} ${code}: ${text}`);
        said.set(text, language);
      }
      if (said.size < 3) untold.push(`${code} is the same in several languages: ${[...said.keys()].join(' / ')}`);
    }
    expect(untold).toEqual([]);
  });

  test('people are called by their own names in every refusal, also where a thing of the game is called so', () => {
    const called = namesakes[id]!;
    const named = new RegExp(`(?<![\\p{L}-])(?:${Object.keys(called).join('|')})(?![\\p{L}-])`, 'gu');
    const told = examples[id as keyof typeof examples] as unknown as Readonly<Record<string, readonly [clause: string, facts: Facts]>>;
    for (const namesake of Object.values(called)) expect(game.labels.name(namesake, 'es')).not.toBe(namesake);
    for (const language of game.labels.languages) {
      for (const [code, [clause, facts]] of Object.entries(told)) {
        const say = (about: Facts): string => game.labels.refusal({ code, clause, facts: about, message: '' }, language);
        const put = otherwise(facts, (text) => (Object.hasOwn(called, text) ? called[text]! : text)) as Facts;
        expect([code, say(put)]).toEqual([code, say(facts).replace(named, (name) => called[name]!)]);
      }
    }
  });
});

test('the core says its clauses and refusals in every language', () => {
  const say = sayingIn('es', (id) => id);
  for (const { clauses, refusals } of [coreInCatalan, coreInSpanish, coreInFrench]) {
    expect(Object.keys(clauses)).toEqual(Object.keys(coreClauses));
    expect(Object.keys(refusals)).toEqual(Object.keys(coreRefusals));
    for (const text of Object.values(clauses)) expect(Object.values(coreClauses)).not.toContain(text);
    for (const [code, clause] of sentencesOf(coreRefusals as unknown as RefusalTable))
      expect(Object.keys((refusals as unknown as RefusalTable)[code]!), code).toEqual([clause]);
    expect(refusals['game-over']['CORE-GAME-OVER']({}, say)).not.toBe('The game is over.');
    const departure = refusals['record-departs']['CORE-RECORD'];
    const one = departure({ step: '3', how: { throwsLeft: 1 } }, say);
    expect(one.replace('1', '2')).not.toBe(departure({ step: '3', how: { throwsLeft: 2 } }, say));
  }
});
