import { type Choice, group, listOf, one, range, skip, text } from '../../../core/choices/choices.js';
import { lazily } from '../../../core/data/lazily.js';
import { own } from '../../../core/data/own.js';
import { sure, territoryOf } from '../queries/domains.js';
import { atlas, charactersOf, citiesOf, cityOf, hasCity, isDisabled, landOf, unitsOf } from '../queries/state.js';
import type { Item, State, Unit } from '../types/index.js';
import { isCutOff } from './deliverable.js';
import { deliveries, isInert, precedence, stateAfter, type Terms } from './trade.js';

/** A trade of which one side is being filled in. */
type Draft = Pick<Terms, 'from' | 'to'> & { readonly [Side in 'give' | 'take']: readonly Item[] | null };

type Kind = Item['item'];

/** All fields that an item may have. */
type ItemFields = { readonly item: Kind } & {
  readonly [Field in 'character' | 'territory' | 'kind' | 'amount' | 'turns' | 'against' | 'text']?: never;
};

/** So many items a side may have. */
const most = 6;

/** What one side could put in next, each item judged by what those of the trade so far leave. [GM-TRAD-05] [GM-TRAD-06] [GM-TRAD-14] */
class Wares {
  readonly #terms: Terms;
  readonly #side: 'give' | 'take';
  readonly #giver: string;
  readonly #receiver: string;
  /** As things stand when troops, when sieges, and when all else changes hands. */
  readonly #atTroops: () => State;
  readonly #atSieges: () => State;
  readonly #atLast: () => State;

  constructor(state: State, terms: Terms, side: 'give' | 'take') {
    this.#terms = terms;
    this.#side = side;
    [this.#giver, this.#receiver] = side === 'give' ? [terms.from, terms.to] : [terms.to, terms.from];
    const list = deliveries(terms).filter(({ item }) => !isInert(item));
    const upTo = (last: number): State =>
      stateAfter(
        state,
        terms,
        list.filter(({ item }) => precedence(item) <= last),
      );
    this.#atTroops = lazily(() => upTo(0));
    this.#atSieges = lazily(() => (list.some(({ item }) => precedence(item) === 1) ? upTo(1) : this.#atTroops()));
    this.#atLast = lazily(() => (list.some(({ item }) => precedence(item) === 2) ? upTo(2) : this.#atSieges()));
  }

  readonly characters = lazily((): readonly string[] => {
    const state = this.#atLast();
    const isFull = this.#side === 'take' && charactersOf(state, this.#receiver).length >= state.config.maxCharacters;
    return isFull
      ? []
      : charactersOf(state, this.#giver)
          .filter(({ captor }) => captor === null)
          .map(({ id }) => id);
  });

  readonly captives = lazily((): readonly string[] => {
    return this.#atLast()
      .characters.filter(({ captor, out }) => out === null && captor === this.#giver)
      .map(({ id }) => id);
  });

  readonly own = lazily((): readonly string[] => {
    return charactersOf(this.#atLast(), this.#giver).map(({ id }) => id);
  });

  /** Units with the points that can go: an army whose siege is to be lifted stays until then. */
  readonly troops = lazily((): readonly Unit[] => {
    const state = this.#atTroops();
    const lifted = this.#terms[this.#side].flatMap((item) =>
      item.item === 'lift-siege' ? [cityOf(state, item.territory)?.siege?.base] : [],
    );
    return unitsOf(state, this.#giver)
      .filter((unit) => !isDisabled(state, unit) && !(unit.kind === 'garrison' && isCutOff(state, unit.territory, this.#receiver)))
      .map((unit) => (unit.kind === 'army' && lifted.includes(unit.territory) ? { ...unit, strength: unit.strength - 1 } : unit))
      .filter(({ strength }) => strength > 0);
  });

  /** Whoever gives its last city can have one back; whoever is asked for its last one keeps it. */
  readonly cities = lazily((): readonly string[] => {
    const state = this.#atLast();
    const cities = citiesOf(state, this.#giver);
    return this.#side === 'take' && cities.length === 1 ? [] : cities.filter((territory) => !isCutOff(state, territory, this.#receiver));
  });

  readonly land = lazily((): readonly string[] => {
    const state = this.#atLast();
    return landOf(state, this.#giver).filter((territory) => cityOf(state, territory) === undefined);
  });

  readonly sieges = lazily((): readonly string[] => {
    const state = this.#atSieges();
    return atlas(state)
      .land.map(({ id }) => id)
      .filter((territory) => cityOf(state, territory)?.siege?.by === this.#giver);
  });

  readonly against = lazily((): readonly string[] => {
    const { config, countries } = this.#atLast();
    const { intel } = countries[this.#giver]!;
    return config.players.filter((other) => other !== this.#giver && other !== this.#receiver && (own(intel, other) ?? 0) > 0);
  });

  /** What must come back for the trade to end well: a city, or so many people. [GM-TRAD-06] */
  get owed(): { readonly city: boolean; readonly characters: number } {
    const { from, to, give } = this.#terms;
    const has = (kind: Kind): boolean => give.some(({ item }) => item === kind);
    const state = this.#atLast();
    return {
      city: has('city') && !hasCity(state, from),
      characters: has('character') ? Math.max(0, charactersOf(state, to).length - state.config.maxCharacters) : 0,
    };
  }

  /** The kinds there are, first those that need nothing. */
  get kinds(): readonly Kind[] {
    const open: Readonly<Record<Kind, () => boolean>> = {
      promise: () => true,
      'reveal-sheet': () => true,
      passage: () => true,
      character: () => this.characters().length > 0,
      captive: () => this.captives().length > 0,
      troops: () => this.troops().length > 0,
      city: () => this.cities().length > 0,
      land: () => this.land().length > 0,
      'lift-siege': () => this.sieges().length > 0,
      intel: () => this.against().length > 0,
      'reveal-location': () => this.own().length > 0,
    };
    const kinds = (Object.keys(open) as Kind[]).filter((kind) => open[kind]());
    if (this.#side === 'give') return kinds;
    const { city, characters } = this.owed;
    const isTight = (city ? 1 : 0) + characters >= most - this.#terms.take.length;
    return isTight ? kinds.filter((kind) => (kind === 'city' && city) || (kind === 'character' && characters > 0)) : kinds;
  }

  /** The next item: its kind, and then whatever that needs to be told. */
  get ask(): Choice<Item> {
    const asksFor = <T>(kinds: readonly Kind[], choice: (kind: Kind, chosen: { territory: string; kind: Unit['kind'] }) => Choice<T>) => {
      return ((chosen: { item: Kind; territory: string; kind: Unit['kind'] }) =>
        kinds.includes(chosen.item) ? choice(chosen.item, chosen) : skip) as never;
    };
    const people = { character: () => this.characters(), captive: () => this.captives(), 'reveal-location': () => this.own() } as const;
    const places = {
      troops: () => [...new Set(this.troops().map(({ territory }) => territory))],
      city: () => this.cities(),
      land: () => this.land(),
      'lift-siege': () => this.sieges(),
    } as const;
    const here = (territory: string): readonly Unit[] => this.troops().filter((unit) => unit.territory === territory);
    return group<ItemFields>({
      item: () => one(this.kinds, sure),
      character: asksFor(['character', 'captive', 'reveal-location'], (kind) =>
        one(people[kind as keyof typeof people](), { about: 'character', sure: true }),
      ),
      territory: asksFor(['troops', 'city', 'land', 'lift-siege'], (kind) => territoryOf(places[kind as keyof typeof places]())),
      kind: asksFor(['troops'], (_, { territory }) =>
        one(
          here(territory).map(({ kind }) => kind),
          sure,
        ),
      ),
      amount: asksFor(['troops'], (_, { territory, kind }) =>
        range(1, here(territory).find((unit) => unit.kind === kind)?.strength ?? 0, sure),
      ),
      turns: asksFor(['passage'], () => range(1, 3, sure)),
      against: asksFor(['intel'], () => one(this.against(), { about: 'player', sure: true })),
      text: asksFor(['promise'], () => text(['peace'], 280)),
    }) as unknown as Choice<Item>;
  }
}

/** The items of the side of a trade that is being filled in, one after another. At least one of both sides must have something in it. [GM-TRAD-02] */
export const askItems = (state: State, { from, to, give, take }: Draft): Choice<readonly Item[]> =>
  listOf(
    (before: readonly Item[]) => {
      const filled = [...before];
      const terms = { from, to, give: give ?? filled, take: take ?? filled };
      return new Wares(state, terms, give === null ? 'give' : 'take').ask;
    },
    give?.length === 0 ? 1 : 0,
    most,
  );
