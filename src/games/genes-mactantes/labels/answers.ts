import { unitNamed } from '../queries/domains.js';
import type { UnitRef } from '../types/index.js';
import type { AnswerWords, Teller } from './language.js';

const place = (id: string, teller: Teller): string => teller.place(id);
const person = (id: string, teller: Teller): string => teller.person(id);
const unit = (value: UnitRef | string, teller: Teller): string => teller.unit(typeof value === 'string' ? unitNamed(value) : value);
const order = (id: string, teller: Teller): string => teller.ownOrder(id);
const offer = (id: string, teller: Teller): string => teller.terms(id);

/** Answers that are called the same way in every language: by the names of what they are on the board. */
export const answersByName: AnswerWords = {
  territory: place,
  city: place,
  capital: place,
  location: place,
  wallInitial: place,
  territories: place,
  base: place,
  patrol: place,
  path: place,
  character: person,
  characters: person,
  authorityCharacters: person,
  'commit-rebels.principal': (id: string | null, teller: Teller) => (id === null ? teller.name('none') : teller.person(id)),
  units: unit,
  'execute.from': unit,
  declaration: order,
  offer,
  'pick-country.country': (id: string, teller: Teller) => teller.country(id),
  'draw-features.barriers.#.edge': ({ a, b }: { readonly a: string; readonly b: string }, teller: Teller) =>
    `${teller.place(a)} – ${teller.place(b)}`,
  edges: (numbered: string) => {
    const end = numbered.indexOf(':');
    return `${numbered.slice(end + 1)} (${numbered.slice(0, end)})`;
  },
  'create-country.principal': ({ character, name }: { readonly character: number; readonly name: string }) => `${name} (${character})`,
};
