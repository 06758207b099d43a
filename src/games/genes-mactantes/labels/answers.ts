import type { Amounts } from '../../../core/choices/choices.js';
import { unitNamed } from '../queries/domains.js';
import type { Order, UnitRef, Values } from '../types/index.js';
import type { AnswerWords, Teller } from './language.js';
import { fieldText, valuesText, wareNamed } from './telling.js';

const place = (id: string, teller: Teller): string => teller.place(id);
const city = (id: string, teller: Teller): string => teller.cityIn(id);
const person = (id: string, teller: Teller): string => teller.person(id);
const unit = (value: UnitRef | string, teller: Teller): string => teller.unit(typeof value === 'string' ? unitNamed(value) : value);
/** Units, alone or in a row; of points shared out among them those that get any. */
const units = (value: UnitRef | string | readonly UnitRef[] | Amounts, teller: Teller): string => {
  if (typeof value === 'string' || 'territory' in value) return unit(value as UnitRef | string, teller);
  const told = Array.isArray(value)
    ? (value as readonly UnitRef[]).map((one) => unit(one, teller))
    : Object.entries(value as Amounts).flatMap(([part, points]) => (points > 0 ? [`${unit(part, teller)} (${points})`] : []));
  return told.join(', ') || teller.grammar.noTroops;
};
/** All characteristics with their values, or the name of one that is to be given a value. */
const values = (all: Values | string, { name }: Teller): string => (typeof all === 'string' ? name(all) : valuesText(all, name));
/** What players write themselves, as orders and wares tell it. */
const written =
  (field: string) =>
  (said: string, teller: Teller): string =>
    said === '' ? teller.name('none') : fieldText(field, said, teller);
/** What one may leave unsaid. */
const text = (said: string | null, { grammar }: Teller): string => said || grammar.nothing;
const order = (id: string, teller: Teller): string => teller.ownOrder(id);
const offer = (id: string, teller: Teller): string => teller.terms(id);

/** Answers that are called the same way in every language: by the names of what they are on the board. */
export const answersByName: AnswerWords = {
  territory: place,
  'declare.written.territory': city,
  'choose-disaster-city.territory': city,
  'lift-siege.territory': city,
  city,
  capital: city,
  location: city,
  wallInitial: city,
  territories: place,
  base: place,
  patrol: place,
  path: place,
  character: person,
  characters: person,
  authorityCharacters: person,
  'commit-rebels.principal': (id: string | null, teller: Teller) => (id === null ? teller.name('none') : teller.person(id)),
  units,
  'execute.from': units,
  declaration: order,
  // No form asks for all of an order at once; a board tells it so where it has been read from the sheet of somebody else.
  'declare.order': (whole: Order, teller: Teller) => teller.order(whole),
  offer,
  note: text,
  description: text,
  name: written('name'),
  role: written('role'),
  text: written('text'),
  values,
  characteristics: values,
  item: (ware: string, { name }: Teller) => wareNamed(ware, name),
  'choose-disaster.kind': (id: string, teller: Teller) => teller.disaster(id),
  'pick-country.country': (id: string, teller: Teller) => teller.country(id),
  'draw-features.barriers.#.edge': ({ a, b }: { readonly a: string; readonly b: string }, teller: Teller) =>
    `${teller.place(a)} – ${teller.place(b)}`,
  edges: (numbered: string | readonly string[], { name }: Teller) => {
    const all = typeof numbered === 'string' ? [numbered] : numbered;
    return all.map((one) => `${one.slice(one.indexOf(':') + 1)} (${one.slice(0, one.indexOf(':'))})`).join(', ') || name('none');
  },
  'create-country.principal': ({ character, name }: { readonly character: number; readonly name: string }) => `${name} (${character})`,
};
