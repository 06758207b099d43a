import type { RefusalsIn } from '../../../core/refusals/table.js';
import type { OrdersBy, SentencesBy } from '../../../core/words/telling-by.js';
import type { ThrowWords } from '../../../core/words/throws.js';
import type { CoreWords } from '../../../core/words/words.js';
import type { powers } from '../content/default-pack.js';
import type { Refusals } from '../refusals/index.js';
import type { Action } from '../rules/index.js';
import type { Decision, Difficulty, Event, Phase, View } from '../types/index.js';

/** The name of something with an id. */
export type Name = (id: string) => string;

/** What sentences call things by. A card of a pack may have the id of a word of the rules, so whoever says one of these asks for it as a word. */
export interface Teller {
  /** What is on the table: a card by its name. */
  readonly name: Name;
  /** A word of the rules: a pile, a kind of token, a phase, a colour, a face of the special die. */
  readonly word: Name;
  /** What the viewer sees, if that is known. */
  readonly view: View | undefined;
}

/** How an option of each kind of decision is told as an order: by what becomes of it. */
export type Choosing = { readonly [Kind in Decision['kind']]: (option: string, teller: Teller) => string };

/** What a language calls an action, and how it says it as an order. */
export type Orders = OrdersBy<Action, Teller>;

/** What a language calls an event, and how it tells it in a sentence. */
export type Sentences = SentencesBy<Event, Teller>;

/** What a form asks for: the fields of every action. */
type Field<A extends Action = Action> = A extends Action ? Exclude<keyof A, 'type' | 'player'> : never;

/** What the drawing of the table names beside what can be asked for. */
type Drawn = 'attack' | 'defence' | 'hand' | 'genePool' | 'deck' | 'dna';

/** Words by id: those that must not be forgotten, and any others. */
export type Words = { readonly [Id in Field | Phase | Difficulty | Drawn | (typeof powers)[number]]: string } & Readonly<
  Record<string, string>
>;

/** By what a question and its answers are told: words of the rules, names of cards that no other card has, and what the viewer sees, if that is known. */
export interface Narrator {
  readonly word: Name;
  readonly card: Name;
  readonly view: View | undefined;
}

/** What fields of forms ask; of an entry of a list the place is given, from 1. */
export type Questions = Readonly<Record<string, string | ((told: Narrator, places: readonly number[]) => string)>>;

/** What is offered for each field: nearly all of it is an id. */
interface Offered {
  readonly 'attackers.length': number;
  readonly 'use-reroll.die': number;
  readonly 'apply-die-effect.die': { readonly owner: string; readonly die: number };
  readonly effect: number;
  readonly 'apply-die-effect.face': number;
  readonly 'use-special-die.face': number;
}

type Identified = 'card' | 'character' | 'attackers' | 'host' | 'graft.card' | 'opponent' | 'owner' | 'kind' | 'from' | 'option';

/** What answers to the fields of forms are called. */
export type Answers = { readonly [Asked in keyof Offered]: (value: Offered[Asked], told: Narrator) => string } & {
  readonly [Asked in Identified]: (id: string, told: Narrator) => string;
};

/** The reasons for which the rules throw dice. */
export type Throws = ThrowWords<
  | 'who begins'
  | 'cards'
  | 'events'
  | 'pile {number}'
  | 'rebuilding the deck'
  | 'regeneration'
  | 'attack dice'
  | 'defence dice'
  | 'reroll'
  | 'die effect'
  | 'special die'
  | 'tie-break'
>;

/** What a language must say to name things and to tell what happens. */
export interface Naming {
  /** As `Intl` has it: `fr`. */
  readonly code: string;
  readonly actions: Orders;
  readonly events: Sentences;
  readonly words: Words;
  readonly throws: Throws;
  /** Which copy of a card it is. */
  readonly copy: (number: string) => string;
  /** The cards of the default pack. */
  readonly cards: Readonly<Record<string, string>>;
}

/** What it must say besides to fill in forms and to explain refusals. */
export interface Forms {
  readonly questions: Questions;
  readonly answers: Answers;
  readonly refusals: RefusalsIn<Refusals>;
  /** What every game says. */
  readonly core: CoreWords;
}

/** What a language must say. */
export interface Language extends Naming, Forms {}
