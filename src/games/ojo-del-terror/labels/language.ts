import type { RefusalsIn } from '../../../core/refusals/table.js';
import type { OrdersBy, SentencesBy } from '../../../core/words/telling-by.js';
import type { ThrowWords } from '../../../core/words/throws.js';
import type { CoreWords } from '../../../core/words/words.js';
import type { Benefit } from '../content/deeds.js';
import type { Creed } from '../queries/state.js';
import type { Refusals } from '../refusals/index.js';
import type { Action } from '../rules/index.js';
import type { Event, Named, Order, PhaseName, Terms, ToldOrder, Verdict, View, Written } from '../types/index.js';

/** A list of the pack whose entries have names. */
export type PackList = 'planets' | 'warbands' | 'sectors' | 'kinds' | 'gods';

/**
 * The name of anything with an id, in the language that is spoken. In a pack a sector may have the id of a planet, and a planet that of a word of the
 * rules: a sentence knows which it means, and says so.
 */
export type Name = (id: string, among?: PackList | 'words') => string;

/** Who tells something in one language. Sentences of this game need more than names: the orders of sheets, players by seat, names in a row. */
export interface Narrator {
  readonly name: Name;
  /** The name of something of a list of the pack, as no other of the list is called; undefined if there is none of this id. */
  readonly called: (list: PackList, id: string) => string | undefined;
  /** In a row, `ada, bo and cy`: the names of things of a list of the pack, or people, who are called as they call themselves. */
  readonly list: (ids: readonly string[], among?: PackList) => string;
  /** An order as it stands on the sheet of its author. */
  readonly written: (order: ToldOrder | Written, author: string) => string;
  /** The entries of a record in seating order, where it is known; ids that are numbers would otherwise come first. */
  readonly bySeat: <T>(record: Readonly<Record<string, T>>) => readonly (readonly [player: string, value: T])[];
  /** A player with the home world, if there is one. */
  readonly homed: (player: string, homes: Readonly<Record<string, string | null>>) => string;
  /** What a deed gave somebody besides points, by name where the sheet named it; null for nothing, as where whoever claimed it could name no god. */
  readonly benefit: (deed: string, to: string | null) => string | null;
  /** Does whoever achieves a deed bring points to others, who need not claim it? A referee’s word alone brings them none. [ET-DEED-21] */
  readonly paysAllies: (deed: string, players: readonly { readonly granted: boolean }[]) => boolean;
}

/** What a language calls an action, and how it says it as an order. */
export type Orders = OrdersBy<Action, Narrator>;

/** What a language calls an event, and how it tells it as a sentence. */
export type Sentences = SentencesBy<Event, Narrator>;

/** What is counted under the map. */
export type Countable = 'point' | 'planet' | 'action';

type FieldsOf<T> = T extends unknown ? Exclude<keyof T, 'player'> : never;

/** What a form asks for. A Warlord is called as the deed is. */
type Field = Exclude<FieldsOf<Action> | FieldsOf<Order> | keyof Terms, 'warlord'> | 'length';

/** What a step can come to for a player. */
export type Gist = 'victory' | 'defeat' | 'gains-and-losses' | 'planet-won' | 'planet-lost' | 'repelled' | 'quiet-turn' | 'waiting';

type Thing = 'referee' | 'yes' | 'no' | 'none' | 'gate' | `one ${Countable}` | `many ${Countable}s`;

/** Everything else that has an id. */
export type Words = Readonly<Record<Order['type'] | PhaseName | Field | Verdict['verdict'] | Creed | Benefit | Thing | Gist, string>>;

/** The turns of speech that the orders of a sheet are made of. */
export interface Phrases {
  invade(planet: string): string;
  /** Added to an invasion that goes over the Boundary. */
  readonly across: string;
  terms(members: string, beneficiary: string): string;
  killer(killer: string): string;
  warlord(warlord: string): string;
  defend(planet: string): string;
  defendSector(sector: string): string;
  cede(planet: string, to: string): string;
  trade(give: string, receive: string, partner: string): string;
  claim(deed: string): string;
}

/** What forms ask, by field as `askedAs` finds it; some questions name the places in lists where they are asked, counted from 1. */
export type Questions = Readonly<Record<string, string | ((...places: readonly number[]) => string)>>;

/** What an answer is called by whoever tells it to a viewer; undefined where the names in it say it. */
export type Answering = (value: unknown, narrator: Narrator, view: View | undefined) => string | undefined;

/** The reasons for which the rules throw dice. */
export type Throws = ThrowWords<
  'home of {player}' | 'warband of {player}' | 'who kills first on {planets}' | 'who takes {planets}' | 'who gets the benefit of {deed}'
>;

/** What a language must say to name things and to tell what happens. */
export interface Naming {
  /** As `Intl` has it: `es`. */
  readonly code: string;
  readonly actions: Orders;
  readonly events: Sentences;
  readonly words: Words;
  readonly throws: Throws;
  readonly phrases: Phrases;
  /** The name that content bears in this language. */
  readonly printed: (content: Pick<Named, 'name' | 'english'>) => string;
}

/** What a language must say. */
export interface Language extends Naming {
  readonly questions: Questions;
  readonly answers: Readonly<Record<string, Answering>>;
  readonly refusals: RefusalsIn<Refusals>;
  /** What every game says. */
  readonly core: CoreWords;
}
