import type { RefusalsIn } from '../../../core/refusals/table.js';
import type { OrdersBy, SentencesBy } from '../../../core/words/telling-by.js';
import type { ThrowWords } from '../../../core/words/throws.js';
import type { CoreWords } from '../../../core/words/words.js';
import type { Refusals } from '../refusals/index.js';
import type { Action } from '../rules/index.js';
import type { DisasterKind, Event, Order, ProposedItem, UnitRef, Values, View, WindowType } from '../types/index.js';
import type { orders } from './english/orders.js';
import type { reasons } from './english/reasons.js';
import type { words } from './english/words.js';

/** Lists whose entries have their ids from whoever made the map or the disasters. */
export type NamedList = 'territories' | 'countries' | 'disasters';

/** Names things by their ids. */
export type Name = (id: string) => string;

/** Names, of whatever it is and of what must be said to be what it is: its id may be a word of the rules. */
export interface Names {
  readonly name: Name;
  /** A territory, or the city in it. */
  readonly place: Name;
  readonly country: Name;
  readonly disaster: Name;
}

/** What tells questions and answers of forms: names that are told apart where several things bear the same. */
export interface Teller extends Names {
  readonly person: Name;
  readonly unit: (unit: UnitRef) => string;
  /** An order on the own sheet. */
  readonly ownOrder: (declaration: string) => string;
  /** An order in a few words, whoever has written it. */
  readonly order: (order: Order) => string;
  readonly terms: (offer: string) => string;
  /** The city in a territory and where it stands; the territory alone where none is known. */
  readonly cityIn: Name;
  readonly view: View | undefined;
  readonly grammar: Grammar;
}

/** What is asked in a field of a form: the numbers are the places in lists that it names, from 1. */
export type Questions = Readonly<Record<string, string | ((places: readonly number[], teller: Teller) => string)>>;

/** What answers in a field of a form are called. */
export type AnswerWords = Readonly<Record<string, (value: never, teller: Teller) => string>>;

/** What tells orders and sentences: it names things, and says in the words of a language what every language says in the same way. */
export interface Narrator extends Names {
  /** The title of a character: one of the box in the words of the language, any other as it was written. */
  readonly title: Name;
  /** Why an order is void. */
  readonly why: Name;
  /** What was answered to a question. */
  readonly answered: (window: WindowType, answer: string) => string;
  /** Any value of a form in a few words: lists with commas, fields in the order of their names, of what is so the name of the field. */
  readonly told: (value: unknown) => string;
  /** Several in a row, or the word for none. */
  readonly list: (entries: readonly string[]) => string;
  /** An order in a few words: its kind, and at whom or what it is aimed. */
  readonly order: (order: Order) => string;
  /** An order on a sheet, with its number where another on the sheet reads alike; undefined where the view does not show it. */
  readonly onSheet: (player: string, declaration: string) => string | undefined;
  /** What an open offer comes to; its id alone where the view does not show it. */
  readonly terms: (offer: string) => string;
  /** Items of a trade in a row. */
  readonly items: (items: readonly ProposedItem[]) => string;
  /** Characteristics with their values. */
  readonly values: (values: Values) => string;
  /** What players lose of Authority, behind something else. */
  readonly losses: (losses: Readonly<Record<string, number>>) => string;
}

/** What a language calls an action, and how it says it as an order. */
export type Orders = OrdersBy<Action, Narrator>;

/** What a language calls an event, and how it tells it. */
export type Sentences = SentencesBy<Event, Narrator>;

/** A word for everything that has one in English. */
export type Words = { readonly [Id in keyof typeof words]: string };

/** A reason for everything that has one in English. */
export type Reasons = { readonly [Id in keyof typeof reasons]: string };

/** The disasters of the box in a language in which the box does not name them. */
export type DisasterNames = Readonly<Record<'epidemic' | 'famine' | 'earthquake' | 'hurricane' | 'flood' | 'drought' | 'volcano', string>>;

/** How orders are read aloud, by their kind and what makes it another thing to do, and how an offer is told, also that of nothing where it is not told likewise; in braces stands what is named in its place, see {@link Grammar}. */
export type OrderPhrases = { readonly [Id in keyof typeof orders]: string } & { readonly 'offer nothing'?: string };

/** What languages call an empty list, and how they say where troops are. */
export interface Grammar {
  readonly nothing: string;
  /** None of some troops. */
  readonly noTroops: string;
  /** Troops of a kind somewhere. */
  readonly unitIn: (kind: string, place: string) => string;
  /** How what is named is put into the phrases of orders that ask for it in a form, `{of take}`. */
  readonly forms?: Readonly<Partial<Record<'at' | 'of', (said: string) => string>>>;
  /** Wares as they stand in a sentence, where that is not how they are called by themselves. */
  readonly wares?: Readonly<Record<string, string>>;
}

/** What stands around the names and figures of a drawn map. */
export interface Drawing {
  /** Before the first turn it is turn 0. */
  readonly heading: (turn: number, step: string) => string;
  readonly country: (player: string, name: string, army: number) => string;
  readonly besieged: (by: string, base: string) => string;
  /** Who has a claim for the principal of a country. */
  readonly claim: (by: string) => string;
  /** What a country knows of another. */
  readonly intel: (on: string, points: number) => string;
  /** Whose land the troops of a country may march through, and until when. */
  readonly passage: (from: string, turn: number) => string;
  /** Above the land that nobody has picked yet. */
  readonly unpicked: string;
  readonly seas: string;
}

/** The reasons for which the rules throw dice. */
export type Throws = ThrowWords<
  | 'order of play'
  | 'event'
  | 'who is affected'
  | 'relevance: {player}'
  | 'initiative: {player}'
  | 'battle: independent'
  | 'civil war: rebels'
  | 'civil war: {player}'
  | 'crisis: {player}'
  | '{words}: {player}'
>;

/** What a language must say to name things and to tell what happens. */
export interface Naming {
  /** As `Intl` has it: `ca`. */
  readonly code: string;
  readonly actions: Orders;
  readonly events: Sentences;
  /** Whatever else has an id. */
  readonly words: Words & Reasons;
  readonly throws: Throws;
  readonly orders: OrderPhrases;
  readonly grammar: Grammar;
  readonly drawing: Drawing;
  /** Disasters of a list of one’s own come with the names they have there. */
  readonly nameOfDisaster: (kind: DisasterKind) => string;
}

/** What a language must say besides, to those who fill in forms and are refused things. */
export interface Explaining {
  /** What forms ask, by field. */
  readonly questions: Questions;
  /** What answers are called where their ids do not say it, by field. */
  readonly answers: AnswerWords;
  readonly refusals: RefusalsIn<Refusals>;
  /** What every game says. */
  readonly core: CoreWords;
}

/** Everything a language must say. */
export interface Language extends Naming, Explaining {}
