import { own } from '../../../core/data/own.js';
import { askedAs, placesIn } from '../../../core/game/asking.js';
import type { SeenCharacter, View } from '../types/index.js';
import type { Language, Teller } from './language.js';
import { nameOf } from './naming.js';
import { narratorOf } from './telling.js';

/** The name of one of several things on the map: with its id where another bears the same, and with what it is where it bears none. */
const toldApart = (id: string, things: readonly { readonly id: string; readonly name: string }[], what: string): string | undefined => {
  const name = things.find((thing) => thing.id === id)?.name;
  if (name === undefined) return undefined;
  if (name.trim() === '') return `${what} ${id}`;
  return things.some((other) => other.id !== id && other.name === name) ? `${name} (${id})` : name;
};

/** An own character by its name, another's with its master; who else is called so gets a number, but none with which anybody is called already. */
const personIn = (view: View, id: string): string | undefined => {
  const labelOf = ({ name, owner }: SeenCharacter): string => (owner === view.viewer ? name : `${name} (${owner})`);
  const wanted = view.characters.find((character) => character.id === id);
  if (wanted === undefined) return undefined;
  const label = labelOf(wanted);
  const labels = view.characters.map(labelOf);
  const alike = view.characters.filter((_, i) => labels[i] === label);
  if (alike.length === 1) return label;
  const numbered = Array.from({ length: labels.length }, (_, i) => `${label} ${i + 1}`).filter((name) => !labels.includes(name));
  return numbered[alike.indexOf(wanted)];
};

const tellerOf = (language: Language, view: View | undefined): Teller => {
  const { name, disaster, onSheet, order, terms } = narratorOf(language, view);
  const place = (id: string): string =>
    (view && toldApart(id, view.map.territories, name('territory'))) ?? nameOf(id, language, undefined, 'territories');
  return {
    name,
    place,
    disaster,
    terms,
    view,
    grammar: language.grammar,
    person: (id) => (view && personIn(view, id)) ?? name(id),
    country: (id) => (view && toldApart(id, view.map.countries, name('country'))) ?? nameOf(id, language, undefined, 'countries'),
    unit: ({ territory, kind }) => language.grammar.unitIn(name(kind), place(territory)),
    order,
    ownOrder: (id) => onSheet(view?.viewer ?? '', id) ?? `${name('declaration')} ${id}`,
    cityIn: (id) => {
      const city = view && own(view.cities, id)?.name;
      const land = place(id);
      return city === undefined || city === land ? land : `${city} (${land})`;
    },
  };
};

/** What a field of a form asks, in a language. */
export const questionIn = (language: Language, type: string, field: string, view: View | undefined): string | undefined => {
  const found = askedAs(language.questions, type, field);
  return typeof found === 'function' ? found(placesIn(field), tellerOf(language, view)) : found;
};

/** What an answer in a field of a form is called, in a language. */
export const answerIn = (language: Language, type: string, field: string, value: unknown, view: View | undefined): string | undefined =>
  askedAs(language.answers, type, field)?.(value as never, tellerOf(language, view));
