import { own } from '../../../core/data/own.js';
import { withMinus } from '../../../core/data/with-minus.js';
import { rowIn } from '../../../core/words/saying.js';
import { characterRoles } from '../content/names.js';
import { spreadLoss } from '../queries/battle-losses.js';
import type { EventOf, Item, independent, Order, ProposedItem, UnitRef, Values, View, WindowType } from '../types/index.js';
import type { Name, Names, Naming, Narrator } from './language.js';
import { nameOf } from './naming.js';

const join = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);

/** What is to be done, and with or to what, if there is anything to say of it, as a language joins the two. */
export const phraseWith =
  (colon: string) =>
  (deed: string, ...parts: readonly string[]): string =>
    join([deed, join(parts, ', ')], colon);

/** What is to be done, and with or to what. */
export const phrase = phraseWith(': ');

/** The side in a civil war that is several people in every language. */
export const rebels = 'rebels';

/** Whose the troops and cities are that nobody rules; the types have a word for it that brings all of their codecs along. */
export const nobody: typeof independent = 'independent';

/** Against whom one fights: somebody by the own name, even where a word of the game is the same. */
export const foe = (opponent: string, name: Name): string => (opponent === nobody ? name(opponent) : opponent);

/** Whose troops have changed, and why: rebels who stay in a country without government found nothing. [GM-ELIM-06] */
export const changedBy = (player: string, ledger: string): readonly [who: string, why: string] =>
  player === nobody && ledger === 'founded' ? [rebels, 'civil-war'] : [player, ledger];

/** The actions by which the board is drawn, by their steps. */
export const stepsDrawn = { coast: 'draw-coast', features: 'draw-features', borders: 'draw-borders', cities: 'place-cities' } as const;

/** A change with its sign. */
export const signed = (delta: number): string => (delta < 0 ? withMinus(delta) : `+${delta}`);

/** The orders of a sheet that is shown, behind how many there are, with the marks of a language. */
export const ordersShown = (
  declarations: readonly { readonly order: Order }[],
  order: Narrator['order'],
  [colon, semicolon]: readonly [string, string] = [': ', '; '],
): string => (declarations.length === 0 ? '' : `${colon}${declarations.map((declaration) => order(declaration.order)).join(semicolon)}`);

/** How many points of a beaten uprising were the rebels’ own, where supporters lost some with them; no other event tells it. [GM-CIVW-10] */
export const lostByRebels = (sides: EventOf<'battle-rolled'>['sides'], winner: string | null, loss: number): number | null => {
  const { allies, leader, strength, units } = sides[1]!;
  if (leader !== rebels || winner === null || winner === rebels || units.length === 0) return null;
  const bands = allies.map((ally) => units.filter(({ player }) => player === ally).map((unit) => unit.strength));
  const own = bands.flat().reduce((left, points) => left - points, strength);
  return spreadLoss(
    [[own], ...bands].map((strengths) => ({ strengths })),
    loss,
  )[0]![0]!;
};

/** What a test is for: the crisis that is tested, where its id is that of the phase in which all are faced. */
export const tested = (purpose: string): string => (purpose === 'crisis' ? 'critical-situation' : purpose);

/** What is answered where a character stays. */
const stay = 'stay';

/** Is it answered that a character stays where it is? Nothing is answered then where a territory has that word for its id. */
const isStaying = (answer: string, view: View | undefined): boolean =>
  answer === '' || (answer === stay && view?.map.territories.some(({ id }) => id === answer) !== true);

/** What is answered to a question: a disaster, a place, or else words of the rules and characters, of whom alone there may be several. */
const answered = (window: WindowType, answer: string, { disaster, name, place }: Names, view: View | undefined): string => {
  if (window === 'disaster-kind') return disaster(answer);
  if (window === 'repatriate') return isStaying(answer, view) ? name(stay) : place(answer);
  if (window === 'disaster-city') return place(answer);
  return answer.split(' ').map(name).join(', ');
};

/** Characteristics with their values. */
export const valuesText = (values: Values, name: Name): string =>
  Object.entries(values)
    .map(([characteristic, value]) => `${name(characteristic)} ${value}`)
    .join(', ');

/** What a ware is called: one trades the end of a siege, not the lifting of one. */
export const wareNamed = (ware: string, name: Name): string => name(ware === 'lift-siege' ? 'siege-ended' : ware);

/** The entries of an object in the order of its keys: that in which they stand is the caller's. */
const byKey = (object: object): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));

/** Troops somewhere, with how many points of them where that is said: `garrison in Planells (4)`. */
const troopsText = (value: object, { name, place }: Names, { grammar }: Naming): string | undefined => {
  const { kind, territory, amount, strength } = value as Partial<UnitRef & { readonly amount: number; readonly strength: number }>;
  if (typeof kind !== 'string' || typeof territory !== 'string') return undefined;
  const points = amount ?? strength;
  return `${grammar.unitIn(name(kind), place(territory))}${points === undefined ? '' : ` (${points})`}`;
};

/** Troops on their way: `garrison in Planells (4) → army in Rouredes`. */
const marchText = (value: object, names: Names, language: Naming): string | undefined => {
  const { from, to, amount } = value as { readonly from?: unknown; readonly to?: unknown; readonly amount?: unknown };
  if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return undefined;
  return `${troopsText({ ...from, amount }, names, language)} → ${troopsText(to, names, language)}`;
};

/** Places that need to be told apart from those that are fought for: `base in Planells`. */
const posts: readonly string[] = ['base', 'patrol'];

/** Characters who need to be told apart from those who fight. */
const speakers = 'authorityCharacters';

/** What players write themselves is told as they wrote it, and people are called as they call themselves. */
const asWritten = (text: string): string => text;

/** A title of the box in the words of a language, any other as it was written. */
const titled = (title: string, name: Name): string => ((characterRoles as readonly string[]).includes(title) ? name(title) : title);

/** The promise that a form offers ready-made; any other is told as it was written. */
const readyMade = 'peace';

/** How fields are told that hold no words of the rules: places, and what players write. */
const byField: Readonly<Record<string, (text: string, names: Names) => string>> = {
  territory: (id, { place }) => place(id),
  city: (id, { place }) => place(id),
  base: (id, { place }) => place(id),
  patrol: (id, { place }) => place(id),
  name: asWritten,
  role: (title, { name }) => titled(title, name),
  text: (promised, { name }) => (promised === readyMade ? name(promised) : promised),
  target: asWritten,
  opponent: asWritten,
  against: asWritten,
};

/** What stands in a field of an order, of means or of a ware. */
export const fieldText = (field: string, value: unknown, names: Names): string => (own(byField, field) ?? names.name)(String(value), names);

const told = (value: unknown, names: Names, language: Naming): string => {
  const { name } = names;
  if (value === undefined) return '';
  if (Array.isArray(value))
    return join(
      value.map((entry) => told(entry, names, language)),
      ', ',
    );
  if (typeof value === 'object' && value !== null)
    return (
      troopsText(value, names, language) ??
      marchText(value, names, language) ??
      join(
        byKey(value).map(([key, entry]) => {
          if (typeof entry === 'boolean') return entry ? name(key) : '';
          if (key === speakers) return told(entry, names, language).replace(/.+/, (all) => `${all} (${name(key)})`);
          if (typeof entry !== 'string') return told(entry, names, language);
          const text = fieldText(key, entry, names);
          return posts.includes(key) ? language.grammar.unitIn(name(key), text) : text;
        }),
        ', ',
      )
    );
  return value === null ? '–' : name(String(value));
};

/** A phrase with what stands in its braces, if there is such a phrase: `{take}`, or `{of take}` in a form that the language has. */
const phraseOf = (id: string, { orders, grammar }: Naming, parts: Readonly<Record<string, string>>): string | undefined =>
  own<string>(orders, id)?.replace(/\{(?:(\w+) )?(\w+)\}/g, (_, form: string | undefined, part: string) => {
    const said = parts[part] ?? '';
    const put = form === undefined ? undefined : own<(said: string) => string>(grammar.forms ?? {}, form);
    return put === undefined ? said : put(said);
  });

/** The phrase for an order: by its kind, and by what makes it another thing to do. */
const phraseFor = (kind: string, { mode, role, opponent }: Readonly<Record<string, unknown>>): string => {
  if (mode !== undefined) return `${kind} ${String(mode)}${role === undefined || mode === 'introduce' ? '' : ' role'}`;
  return opponent === undefined ? kind : `${kind} ${opponent === nobody ? nobody : 'opponent'}`;
};

const orderText = ({ kind, scope, written }: Order, names: Names, language: Naming): string => {
  const named = Object.fromEntries(Object.entries(written).map(([field, value]) => [field, fieldText(field, value, names)]));
  return phraseOf(`order ${phraseFor(kind, { ...written })}`, language, { ...named, scope: names.name(scope) }) ?? names.name(kind);
};

/** A ware and what of it: `troops (3, garrison in Planells)`. */
const itemText = ({ item: ware, ...which }: ProposedItem, names: Names, { grammar }: Naming): string => {
  const { name, place } = names;
  const { amount, kind, territory } = which as Partial<Extract<Item, { item: 'troops' }>>;
  const { turns } = which as Partial<Extract<Item, { item: 'passage' }>>;
  const called = own<string>(grammar.wares ?? {}, ware) ?? wareNamed(ware, name);
  if (ware === 'passage') return `${called} (${turns} ${name(turns === 1 ? 'turn' : 'turns')})`;
  const details =
    ware === 'troops'
      ? `${amount}, ${grammar.unitIn(name(kind!), place(territory!))}`
      : byKey(which)
          .map(([field, value]) => fieldText(field, value, names))
          .join(' ');
  return details === '' ? called : `${called} (${details})`;
};

const orderOnSheet = (player: string, id: string, names: Names, language: Naming, view: View | undefined): string | undefined => {
  const written = view === undefined ? [] : (own(view.sheets, player)?.declarations ?? []);
  const meant = written.find((declaration) => declaration.id === id);
  if (meant === undefined) return undefined;
  const text = orderText(meant.order, names, language);
  return written.some((other) => other.id !== id && orderText(other.order, names, language) === text) ? `${text} #${id}` : text;
};

/** Tells in a language, to somebody who sees this much. */
export const narratorOf = (language: Naming, view: View | undefined): Narrator => {
  const name: Name = (id) => nameOf(id, language, view);
  const names: Names = {
    name,
    place: (id) => nameOf(id, language, view, 'territories'),
    country: (id) => nameOf(id, language, view, 'countries'),
    disaster: (id) => nameOf(id, language, view, 'disasters'),
  };
  const list = (entries: readonly string[]): string => (entries.length === 0 ? language.grammar.nothing : rowIn(language.code, entries));
  const items = (wares: readonly ProposedItem[]): string => list(wares.map((item) => itemText(item, names, language)));
  return {
    ...names,
    list,
    items,
    title: (title) => titled(title, name),
    why: (reason) => own<string>(language.words, `void ${reason}`) ?? name(reason),
    answered: (window, answer) => answered(window, answer, names, view),
    told: (value) => told(value, names, language),
    order: (order) => orderText(order, names, language),
    onSheet: (player, declaration) => orderOnSheet(player, declaration, names, language, view),
    terms: (id) => {
      const offer = view?.offers.find((open) => open.id === id);
      if (offer === undefined) return id;
      const { from, to, give, take } = offer;
      const parts = { from, to, give: items(give), take: items(take) };
      return (give.length === 0 ? phraseOf('offer nothing', language, parts) : undefined) ?? phraseOf('offer', language, parts) ?? id;
    },
    values: (values) => valuesText(values, name),
    losses: (losses) => {
      const all = Object.entries(losses).map(([player, loss]) => `${player} −${loss} ${name('authority')}`);
      return all.length === 0 ? '' : ` (${all.join(', ')})`;
    },
  };
};
