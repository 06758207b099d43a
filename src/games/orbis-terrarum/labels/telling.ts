import { own } from '../../../core/data/own.js';
import { withMinus } from '../../../core/data/with-minus.js';
import type { Forms, NamedList, Narrator } from './language.js';
import { listFor } from './lists.js';

/** An action or an event. */
interface Told {
  readonly type: string;
}

/** Fields that people write: told as they stand. */
const written: readonly string[] = ['text', 'note', 'topic', 'title', 'name', 'condition', 'sideNames', 'sides'];

/** What only says who gives the order. */
const understood: readonly string[] = ['type', 'player'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Does the value say by itself what its field would: `conference 1` under `conference`? */
const speaksForItself = (field: string, told: string): boolean => told.startsWith(`${field} `) || told.endsWith(` ${field}`);

/** Fields that orders call otherwise, because an action has their name, or because they have none: the two sides of a conflict. */
const fieldNames: Readonly<Record<string, string>> = { warn: 'warned', a: 'nation', b: 'against' };

/** Fields that people write in orders, where events have words of the game. */
const writtenInOrders: readonly string[] = ['reason', 'tag'];

/** Fields that are called by the word before their names, and the form of these: their article, or that word with it where it melts into names. */
const leading: Readonly<Record<string, keyof Forms>> = {
  ...{ by: 'the', on: 'the', between: 'the', against: 'the', b: 'the' },
  ...{ from: 'of', to: 'to' },
};

const details = (type: string, entries: readonly (readonly [string, unknown])[], narrator: Narrator): string =>
  entries
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => {
      const field = narrator.name(own(fieldNames, key) ?? key);
      if (value === true) return field;
      const told = writtenInOrders.includes(key) ? narrator.text(String(value)) : ofField(type, key, value, narrator);
      const form = own(leading, key);
      const led = form === undefined ? told : ofField(type, key, value, narrator, form);
      const isMelted = form !== 'the' && led !== told;
      // Of a statute one says what is in it: that it is one stands before it.
      const isAllOfIt = key === type && typeof value === 'object';
      return isMelted || isAllOfIt || speaksForItself(field, told) ? led : `${field} ${led}`;
    })
    .join(', ');

/** Several values in one breath; numbers are only counted out. */
const several = (values: readonly unknown[], told: readonly string[], narrator: Narrator): string =>
  values.every((one) => typeof one === 'number') ? told.join(', ') : narrator.all(told);

/** What some things set by their kind; with `false` or nothing there it is taken back. */
const settings: Readonly<Record<string, string>> = {
  ...{ undefended: 'undefended', reinterpret: 'as', contest: 'key' },
  ...{ defeated: 'flag', colony: 'recognised', autonomy: 'autonomous' },
};

/** The same thing without the field that its kind tells already, and with a word for what is taken back. */
const ofSetting = (
  head: string,
  field: string,
  { [field]: set, ...rest }: Readonly<Record<string, unknown>>,
  narrator: Narrator,
): string => {
  const value =
    set === true
      ? undefined
      : set === null || set === false
        ? narrator.name('no')
        : typeof set === 'number'
          ? narrator.name(`scope ${set}`)
          : typeof set === 'string'
            ? narrator.text(set)
            : inWords(set, narrator);
  const told = [value, details(head, Object.entries(rest), narrator)].filter((one) => one !== undefined && one !== '').join(', ');
  return told === '' ? narrator.name(head) : `${narrator.name(head)} (${told})`;
};

/** The value of a scope that is ruled; scopes between Nations have more to say. */
const onlyField = (rest: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(rest).join() === 'value' ? 'value' : undefined;

const ofThing = (value: Readonly<Record<string, unknown>>, narrator: Narrator): string => {
  const { name } = narrator;
  const { kind, do: primitive, ...rest } = value;
  const head = typeof primitive === 'string' ? primitive : kind;
  const setting = typeof head === 'string' ? (own(settings, head) ?? onlyField(rest)) : undefined;
  if (setting !== undefined && Object.hasOwn(rest, setting)) return ofSetting(String(head), setting, rest, narrator);
  const others = Object.entries(typeof primitive === 'string' ? { kind, ...rest } : rest);
  if (typeof head !== 'string') return details('', others, narrator);
  const { id } = rest;
  if (typeof id === 'string') {
    const told = name(id, listFor(head, 'id'));
    return head === 'nation' || speaksForItself(name(head), told) ? told : `${name(head)} ${told}`;
  }
  const told = details(head, others, narrator);
  return told === '' ? name(head) : `${name(head)} (${told})`;
};

/** A number with its sign, as modifiers are written. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : withMinus(value));

/** A number as the language writes it: halves of a front have a point, or a comma. */
const inDigits = (written: string, { name }: Narrator): string => written.replace('.', name('.'));

/** Any value in a few words, its names those of a list, if it is said of which, and in the form that is asked for. */
export const inWords = (value: unknown, narrator: Narrator, form?: string, among?: NamedList): string => {
  if (Array.isArray(value) && value.length > 0)
    return several(
      value,
      value.map((entry) => inWords(entry, narrator, form, among)),
      narrator,
    );
  if (Array.isArray(value)) return narrator.form(form, narrator.name('none'));
  if (value === null || value === undefined) return narrator.form(form, narrator.name('nobody'));
  if (typeof value === 'number') return narrator.form(form, inDigits(withMinus(value), narrator));
  if (typeof value !== 'object') return narrator.form(form, narrator.name(String(value), among));
  return narrator.form(form, ofThing(value as Readonly<Record<string, unknown>>, narrator));
};

/** What a modifier touches: one attribute, hostile measures, or every roll. */
export const touched = (target: string, { name }: Narrator): string => name(target === 'all' ? 'all-rolls' : target);

/** What somebody answers who is asked to decide: `grant` is a thing that is granted, too. */
export const asAnswer = (choice: string): string => (choice === 'grant' ? 'give-leave' : choice);

/** A value as its field tells it: texts as they were written, or in the language of the reader if they are the game’s. Places are counted from 1. */
const ofField = (type: string, field: string, value: unknown, narrator: Narrator, form?: string): string => {
  if (form === 'signed') return signed(Number(value));
  const among = listFor(type, field);
  if (field === 'target' && value === 'all' && among === undefined) return touched(value, narrator);
  if (field === 'nations' && value === 'all') return narrator.form(form, narrator.name(value));
  if (field === 'answer') return inWords(typeof value === 'string' ? asAnswer(value) : value, narrator, form);
  if (field === 'outcome' && value === 'countered') return narrator.name('counter-offered'); // `countered` is an event
  if (field === 'reservations' && Array.isArray(value)) return value.map((place) => Number(place) + 1).join(', ');
  if (!written.includes(field)) return inWords(value, narrator, form, among);
  const texts = (Array.isArray(value) ? value : [value]).map((text) => narrator.form(form, narrator.text(String(text))));
  return narrator.all(texts);
};

/** What lists are looked up by: the type of what is told, but where there is no item an organization elects its leader, and one votes for a Nation. */
const typeOf = (told: Told): string => {
  const { item } = told as Told & { readonly item?: unknown };
  return told.type === 'vote-cast' && item === null ? 'leader-vote' : told.type;
};

/** What is said only if a field holds, as in `[ready?is ready]`, or only if it does not: `[ready!goes on]`. */
const choosing = /\[(\w+)([?!])([^\]]*)\]/g;

/** Fills a template: `{field}` is told, and what stands in brackets only if its field is not empty. Whom a secret event hides is somebody, one who has won a contest too, and an opportunity for no Nations by name is one for all. */
const filled = (template: string, told: Told, narrator: Narrator): string => {
  const fields = told as unknown as Readonly<Record<string, unknown>>;
  const hides = Object.hasOwn(fields, 'secret');
  return template
    .replace(choosing, (_, field: string, sign: string, part: string) => (isEmpty(own(fields, field)) === (sign === '!') ? part : ''))
    .replace(/\[([^\]]*?\{(?:\w+ )?(\w+)\}[^\]]*)\]/g, (_, part: string, field: string) => (isEmpty(own(fields, field)) ? '' : part))
    .replace(/\{(?:(\w+) )?(\w+)\}/g, (_, form: string | undefined, field: string) => {
      const value = own(fields, field);
      if (value === null && field === 'nations') return narrator.form(form, narrator.name('all'));
      const isHidden = (one: unknown): boolean => one === null && hides && (field !== 'winner' || Number(own(fields, 'grade')) > 0);
      const somebody = narrator.form(form, narrator.name('somebody'));
      if (isHidden(value)) return somebody;
      if (field === 'value' && isWrittenAttitude(told))
        return narrator.form(form, `${narrator.name('“')}${String(value)}${narrator.name('”')}`);
      if (Array.isArray(value) && value.some(isHidden))
        return narrator.all(value.map((one) => (isHidden(one) ? somebody : ofField(typeOf(told), field, one, narrator, form))));
      return ofField(typeOf(told), field, value, narrator, form);
    })
    .trim();
};

/** Does the template tell this field? */
const tells = (template: string, field: string): boolean => new RegExp(`\\{(?:\\w+ )?${field}\\}|\\[${field}[?!]`).test(template);

/** Does the template begin with people, and the sentence with one of them as they call themselves? They are called so even there. */
const startsWithPerson = (template: string, told: Told, said: string): boolean => {
  const field = /^\{(players?|author|decider)\}/.exec(template)?.[1];
  if (field === undefined) return false;
  const people = own(told as unknown as Readonly<Record<string, unknown>>, field);
  return (Array.isArray(people) ? (people as readonly unknown[]) : [people]).some((one) => typeof one === 'string' && said.startsWith(one));
};

/** Notes that the rules write: about what, and in a few words of their own. */
const ruledSubjects: readonly string[] = ['independence', 'loyalty', 'civil-war', 'epoch-preference'];

/** What a tribe thinks of somebody, as that was written with the parley. [OT-DIP-08] */
const isWrittenAttitude = (told: Told): boolean => {
  const { flag, value } = told as Told & { readonly flag?: unknown; readonly value?: unknown };
  return told.type === 'flag-changed' && String(flag).startsWith('attitude of ') && value !== 'friendly';
};

/** As how many fronts a Nation counts, and how many more it bears: `1.5/2`. */
const frontsInWords = (fronts: string, narrator: Narrator): string => {
  const [weight = '', extra] = fronts.split('/');
  return `${inDigits(weight, narrator)}${extra === undefined || extra === '0' ? '' : `, ${narrator.name('extra')} ${extra}`}`;
};

/** What an event is told from: a note of the rules in the words of a language, fronts as it writes them, and nothing that goes without saying. */
const inItsOwnWords = (event: Told, narrator: Narrator): Told => {
  const { subject, text, flag, value, grade, item } = event as Told &
    Readonly<Partial<Record<'subject' | 'text' | 'flag' | 'value' | 'grade' | 'item', unknown>>>;
  if (event.type === 'flag-changed' && flag === 'fronts') return { ...event, value: frontsInWords(String(value), narrator) } as Told;
  if (event.type === 'contest-resolved' && grade === 0) return { ...event, grade: null } as Told; // nobody prevails by anything
  if (event.type === 'vote-cast' && item === 'leader') return { ...event, item: null } as Told;
  if (event.type !== 'note-posted' || !ruledSubjects.includes(String(subject))) return event;
  return {
    ...event,
    text: String(text)
      .split(' ')
      .map((word) => narrator.name(word))
      .join(' '),
  } as Told;
};

/** As a sentence begins. */
export const capitalised = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** An event as a sentence of its own. */
export const sentence = (template: string, event: Told, narrator: Narrator): string => {
  const said = filled(template, inItsOwnWords(event, narrator), narrator);
  return startsWithPerson(template, event, said) ? said : capitalised(said);
};

/** An action as its template has it, and after it whatever the template leaves out. */
export const order = (template: string, action: Told, narrator: Narrator): string => {
  const rest = Object.entries(action).filter(([key]) => !understood.includes(key) && !tells(template, key));
  const told = details(action.type, rest, narrator);
  const said = filled(template, action, narrator);
  return told === '' ? said : `${said} (${told})`;
};
