import { own } from '../../../core/data/own.js';
import type { Narrator } from './language.js';

/** An action or an event. */
interface Told {
  readonly type: string;
}

/** Fields that people write: told as they stand. */
const written: readonly string[] = ['text', 'note', 'topic', 'title', 'name', 'sideNames', 'sides'];

/** What only says who gives the order. */
const understood: readonly string[] = ['type', 'player'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const details = (entries: readonly (readonly [string, unknown])[], narrator: Narrator): string =>
  entries
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => (value === true ? narrator.name(key) : `${narrator.name(key)} ${ofField(key, value, narrator)}`))
    .join(', ');

/** Any value in a few words. */
export const inWords = (value: unknown, narrator: Narrator): string => {
  const { name } = narrator;
  if (value === null || value === undefined) return name('nobody');
  if (typeof value !== 'object') return name(String(value));
  if (Array.isArray(value)) return value.length === 0 ? name('none') : value.map((entry) => inWords(entry, narrator)).join(', ');
  const { kind, do: primitive, ...rest } = value as Readonly<Record<string, unknown>>;
  const head = typeof primitive === 'string' ? primitive : kind;
  const others = Object.entries(typeof primitive === 'string' ? { kind, ...rest } : rest);
  if (typeof head !== 'string') return details(others, narrator);
  const { id } = rest;
  if (typeof id === 'string') return head === 'nation' ? name(id) : `${name(head)} ${name(id)}`;
  const told = details(others, narrator);
  return told === '' ? name(head) : `${name(head)} (${told})`;
};

/** A value as its field tells it: texts as they were written, or in the language of the reader if they are the game’s. */
const ofField = (field: string, value: unknown, narrator: Narrator): string => {
  if (!written.includes(field)) return inWords(value, narrator);
  return (Array.isArray(value) ? value : [value]).map((text) => narrator.text(String(text))).join(', ');
};

/** Fills a template: `{field}` is told, and what stands in brackets only if its field is not empty. Whom a secret event hides is somebody, and an opportunity for no Nations by name is one for all. */
const filled = (template: string, told: Told, narrator: Narrator): string => {
  const fields = told as unknown as Readonly<Record<string, unknown>>;
  const hides = Object.hasOwn(fields, 'secret');
  return template
    .replace(/\[([^\]]*?\{(\w+)\}[^\]]*)\]/g, (_, part: string, field: string) => (isEmpty(own(fields, field)) ? '' : part))
    .replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = own(fields, field);
      if (value === null && field === 'nations') return narrator.name('all');
      return value === null && hides && field !== 'winner' ? narrator.name('somebody') : ofField(field, value, narrator);
    })
    .trim();
};

/** People are called as they call themselves, even where a sentence begins. */
const startsWithPerson = /^\{(players?|author|decider)\}/;

/** An event as a sentence of its own. */
export const sentence = (template: string, event: Told, narrator: Narrator): string => {
  const said = filled(template, event, narrator);
  return startsWithPerson.test(template) ? said : `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
};

/** An action as its template has it, and after it whatever the template leaves out. */
export const order = (template: string, action: Told, narrator: Narrator): string => {
  const rest = Object.entries(action).filter(([key]) => !understood.includes(key) && !template.includes(`{${key}}`));
  const told = details(rest, narrator);
  const said = filled(template, action, narrator);
  return told === '' ? said : `${said} (${told})`;
};
