import { clone } from '../../../core/data/copies.js';
import { characterOf, charactersOf, controllerOf, hasCity, sheetOf, siegesOf, strengthOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { Character, City, Country, Item, Offer, State } from '../types/index.js';
import { type Board, characterToWrite, now, type Table } from './countries/board.js';
import { changeOwner, hold, letGo, settleOffices, sightPrivately } from './countries/characters.js';
import { endEmptySieges, endSiege, passLand } from './countries/cities.js';
import { changeIntel } from './countries/country.js';
import { changeArmy, moveWhole } from './countries/units.js';
import { type Delivery, type Fault, strangeItem, undeliverable } from './deliverable.js';

/** Whoever receives a character learns where it stands, and how often it has travelled. [GM-VIS-03] */
const tellOwner = (state: Board, character: string, viewer: string, table: Table): void => {
  const { location: territory, journeys } = characterOf(now(state), character)!;
  table.emit({ type: 'character-sighted', character, territory, viewer, journeys });
};

/** Leave to march through; of several leaves of one giver the longest is what counts. [GM-TRAD-10] */
const grantPassage = (state: Board, from: string, to: string, untilTurn: number): void => {
  const granted = state.passages.find((passage) => passage.from === from && passage.to === to);
  if (granted === undefined) state.passages.push({ from, to, untilTurn });
  else granted.untilTurn = Math.max(granted.untilTurn, untilTurn);
};

/** An item changes hands, and a siege that is left without an army by it is over before the next one does. [GM-TRAD-14] [GM-SIEG-09] */
const deliver = (state: Board, delivery: Delivery, table: Table): void => {
  handOver(state, delivery, table);
  endEmptySieges(state, table);
};

const handOver = (state: Board, { giver, receiver, item, others }: Delivery, table: Table): void => {
  switch (item.item) {
    case 'character':
      sightPrivately(state, item.character, giver, table); // [GM-TRAD-07]
      tellOwner(state, item.character, receiver, table);
      changeOwner(state, item.character, receiver, table);
      settleOffices(state, item.character, giver, receiver, table); // [GM-TRAD-16]
      return;
    case 'captive':
      if (characterOf(now(state), item.character)!.owner === receiver) {
        letGo(state, item.character, giver, table);
        return;
      }
      hold(state, item.character, receiver, table);
      return;
    case 'troops': {
      const goesWithCity = others.some((other) => other.item === 'city' && other.territory === item.territory);
      const kind = item.kind === 'garrison' && !goesWithCity ? 'army' : item.kind; // [GM-TRAD-08]
      changeArmy(state, giver, { territory: item.territory, kind: item.kind }, -item.amount, 'given', table);
      changeArmy(state, receiver, { territory: item.territory, kind }, item.amount, 'received', table);
      return;
    }
    case 'city': {
      const garrison = { territory: item.territory, kind: 'garrison' } as const;
      if (strengthOf(now(state), giver, item.territory, 'garrison') > 0)
        moveWhole(state, giver, garrison, { territory: item.territory, kind: 'army' }, 'trade', table); // [GM-TRAD-09]
      passLand(state, item.territory, receiver, table);
      return;
    }
    case 'land':
      passLand(state, item.territory, receiver, table);
      return;
    case 'passage':
      grantPassage(state, giver, receiver, state.turn + item.turns - 1);
      return;
    case 'lift-siege':
      endSiege(state, item.territory, 'lifted', table);
      return;
    case 'intel':
      changeIntel(state, giver, item.against, -1, table);
      changeIntel(state, receiver, item.against, 1, table);
      return;
    case 'reveal-sheet':
      discloseSheet(state, giver, receiver, table);
      return;
    case 'reveal-location':
      discloseLocation(state, giver, receiver, item.character, table);
      return;
    case 'promise':
      return;
  }
};

/** A sheet is shown as it stands. [GM-TRAD-12] */
export const discloseSheet = (state: Board, from: string, to: string, table: Table): void =>
  table.emit({
    type: 'disclosed',
    from,
    to,
    declarations: clone(sheetOf(now(state), from)),
    character: null,
    territory: null,
  });

/** The place of a character is shown. [GM-TRAD-12] */
export const discloseLocation = (state: Board, from: string, to: string, character: string, table: Table): void => {
  const { location } = characterToWrite(state, character);
  sightPrivately(state, character, to, table);
  table.emit({ type: 'disclosed', from, to, declarations: null, character, territory: location });
};

export type Terms = Pick<Offer, 'from' | 'to' | 'give' | 'take'>;

/** Both sides' troops, then sieges, then the rest; in each group give before take. [GM-TRAD-14] */
export const precedence = ({ item }: Item): number => (item === 'troops' ? 0 : item === 'lift-siege' ? 1 : 2);

export const deliveries = ({ from, to, give, take }: Terms): readonly Delivery[] =>
  [
    ...give.map((item): Delivery => ({ giver: from, receiver: to, item, others: give })),
    ...take.map((item): Delivery => ({ giver: to, receiver: from, item, others: take })),
  ].sort((a, b) => precedence(a.item) - precedence(b.item));

/** What a trade may not lead to: a party without a city, or with too many people. [GM-TRAD-06] [GM-TRAD-14] */
const endFault = (state: State, list: readonly Delivery[]): Fault => {
  const { maxCharacters } = state.config;
  for (const { giver, receiver, item } of list) {
    if (item.item === 'city' && !hasCity(state, giver)) return refuse('last-city', 'GM-TRAD-06', { giver });
    if (item.item === 'character' && charactersOf(state, receiver).length > maxCharacters)
      return refuse('too-many-characters', 'GM-TRAD-06', { receiver, most: maxCharacters });
  }
  return null;
};

/** Items whose delivery leaves nothing to look at once all has changed hands. */
const isHarmless = ({ item }: Item): boolean => item !== 'city' && item !== 'character';

/** Items whose delivery changes nothing another item could depend on. */
const inert: ReadonlySet<Item['item']> = new Set(['promise', 'passage', 'reveal-sheet', 'reveal-location']);

/** Could another item depend on the delivery of this one? */
export const isInert = ({ item }: Item): boolean => inert.has(item);

/** Items with which characters can change hands, or be seen. */
const peopled: ReadonlySet<Item['item']> = new Set(['character', 'captive', 'city', 'land', 'reveal-location']);

const silent: Table = {
  roll: () => 1,
  pool: () => [],
  shuffle: () => [],
  pick: (list) => list[0]!,
  emit: () => undefined,
};

/** A copy of a country, of what deliveries write to. */
const countryToTrade = (country: Country): Country => {
  const { intel, ledger, civilWar } = country;
  return { ...country, intel: { ...intel }, ledger: { ...ledger }, civilWar: civilWar === null ? null : { ...civilWar } };
};

/** A copy of a character, of what deliveries write to. */
const personToTrade = (character: Character): Character => {
  const { sighting, sightings } = character;
  return { ...character, sighting: sighting === null ? null : { ...sighting }, sightings: { ...sightings } };
};

/** A copy to try deliveries on, of what deliveries between these two write to; all else is shared. */
const trialOf = (state: State, { from, to }: Pick<Terms, 'from' | 'to'>, list: readonly Delivery[]): Board => {
  const isParty = (player: string | null): boolean => player === from || player === to;
  const cities: Record<string, City> = { ...state.cities };
  for (const { territory } of siegesOf(state)) cities[territory] = { ...cities[territory]! };
  const characters = list.some(({ item }) => peopled.has(item.item))
    ? state.characters.map((character) => (isParty(character.owner) || isParty(character.captor) ? personToTrade(character) : character))
    : state.characters;
  const units = { ...state.units };
  const countries = { ...state.countries };
  for (const party of [from, to]) {
    units[party] = (units[party] ?? []).map((unit) => ({ ...unit }));
    countries[party] = countryToTrade(countries[party]!);
  }
  const passages = state.passages.map((passage) => ({ ...passage }));
  return { ...state, cities, units, characters, countries, passages, controllers: { ...state.controllers } } as Board;
};

/** What deliveries have led to from the last state that was looked at and never changes: a form comes back to the same with every question. */
const remembered = { of: null as State | null, after: new Map<string, State>() };
const mostRemembered = 50;

/** The state once these have been handed over, to be read only; nobody else learns of it. */
export const stateAfter = (state: State, terms: Pick<Terms, 'from' | 'to'>, done: readonly Delivery[]): State => {
  if (done.length === 0) return state;
  const said = JSON.stringify([terms.from, terms.to, done]);
  const known = remembered.of === state ? remembered.after.get(said) : undefined;
  if (known !== undefined) return known;
  const trial = trialOf(state, terms, done);
  for (const delivery of done) deliver(trial, delivery, silent);
  if (!Object.isFrozen(state)) return trial as State;
  if (remembered.of !== state || remembered.after.size >= mostRemembered) remembered.after.clear();
  remembered.of = state;
  remembered.after.set(said, trial as State);
  return trial as State;
};

/** Where an item stands in an offer. */
const placeIn = ({ give, take }: Terms, item: Item): string =>
  give.includes(item) ? `give.${give.indexOf(item)}` : `take.${take.indexOf(item)}`;

/** What stands in the way of a whole offer: each item is judged by what those before it leave. [GM-TRAD-05] [GM-TRAD-14] */
export const offerFault = (state: State, offer: Terms): Fault => {
  const list = deliveries(offer);
  const strange = strangeItem(state, offer.give, 'give') ?? strangeItem(state, offer.take, 'take');
  if (strange !== null) return strange;
  // Nobody looks at what the last one that matters leaves, where it is harmless.
  const last = list.every(({ item }) => isHarmless(item)) ? list.findLastIndex(({ item }) => !isInert(item)) : list.length;
  let trial: Board | null = null;
  for (const [i, delivery] of list.entries()) {
    const fault = undeliverable((trial as State | null) ?? state, delivery);
    if (fault !== null) return { ...fault, path: placeIn(offer, delivery.item) };
    if (i >= last || isInert(delivery.item)) continue;
    trial ??= trialOf(state, offer, list);
    deliver(trial, delivery, silent);
  }
  return trial === null ? null : endFault(trial as State, list);
};

/** Whoever had no city when a captive came has one again once all has changed hands, and holds it there. [GM-CAPT-03] [GM-TRAD-14] */
const imprison = (state: Board, { receiver, item }: Delivery, table: Table): void => {
  if (item.item !== 'captive') return;
  const { captor, location } = characterOf(now(state), item.character)!;
  if (captor === receiver && controllerOf(now(state), location) !== receiver) hold(state, item.character, receiver, table);
};

/** All items change hands at once. [GM-TRAD-05] */
export const carryOut = (state: Board, offer: Terms, table: Table): void => {
  const list = deliveries(offer);
  for (const delivery of list) deliver(state, delivery, table);
  for (const delivery of list) imprison(state, delivery, table);
  table.emit({
    type: 'trade-completed',
    from: offer.from,
    to: offer.to,
    given: offer.give.map((item) => ({ ...item })),
    taken: offer.take.map((item) => ({ ...item })),
  });
};
