import type { RefusalsIn } from '../../../core/refusals/table.js';
import type { ThrowWords } from '../../../core/words/throws.js';
import type { CoreWords } from '../../../core/words/words.js';
import type { ItemId } from '../content/prices.js';
import type { Refusals } from '../refusals/index.js';
import type { Action } from '../rules/index.js';
import type {
  ConflictStatus,
  Decision,
  Dimension,
  Effect,
  Event,
  HostKind,
  Index,
  Motion,
  NationKind,
  PhaseName,
  Population,
  SlotKind,
  Source,
  Term,
  View,
} from '../types/index.js';
import type { Mode } from '../types/modes.js';
import type { Attribute, Statistic } from '../types/statistics.js';

/**
 * A sentence with names in braces for the fields of an action or event; what stands in brackets is left out where a field in it is empty.
 * A word before the field asks for a form of its name, where the language has one: `{the nation}`, `{of nation}`; `{signed delta}` has its sign.
 * `[ready?is ready]` is said if a field holds, `[ready!goes on]` if it does not.
 * Most of what Nations do is told by naming whom it is about, so a table of templates says it all.
 */
export type Template = string;

/** How a language puts a name into a sentence: with its article, or with a word that melts into it. What it lacks is told as it stands. */
export type Forms = Readonly<Partial<Record<'the' | 'a' | 'of' | 'to' | 'in', (told: string) => string>>>;

/** What a language calls an action, and how it says it as an order. */
export type Orders = { readonly [T in Action['type']]: { readonly name: string; readonly order: Template } };

/** What a language calls an event, and how it tells it. */
export type Sentences = { readonly [T in Event['type']]: { readonly heading: string; readonly sentence: Template } };

/** The parameters of an action, but for what it is and who acts. */
type FieldOf<A> = A extends Action ? Exclude<keyof A, 'type' | 'player'> : never;

/** What there is a closed set of, and a word for in every language. */
type WordId =
  | Statistic
  | Attribute
  | Index
  | Mode
  | ItemId
  | PhaseName
  | NationKind
  | HostKind
  | SlotKind
  | Source
  | Population
  | Dimension
  | ConflictStatus
  | Term['kind']
  | Motion['kind']
  | Effect['do']
  | Decision['kind']
  | FieldOf<Action>;

/** Everything else that has an id, by name. */
export type Words = Readonly<Record<WordId, string>> & Readonly<Record<string, string>>;

/** What the default content and the rules say in English, in the words of a language; what is not among them is told as it stands. */
export type Texts = Readonly<Record<string, string>>;

/** A list whose entries have names. Places are Nations and regions, where either may be meant; no two of them have one id. */
export type NamedList = 'nations' | 'regions' | 'places' | 'organizations' | 'sides' | 'milestones' | 'technologies';

/** Names things by their ids in one language. What a pack calls a region may be a word of the rules: a sentence knows which it means, and says so. */
export type Name = (id: string, among?: NamedList) => string;

/** Who tells something in one language. */
export interface Narrator {
  readonly name: Name;
  /** A text of the game in this language; any other as it stands. */
  readonly text: (written: string) => string;
  /** A name in a form of this language, or as it stands. */
  readonly form: (form: string | undefined, told: string) => string;
  /** Several in one breath. */
  readonly all: (told: readonly string[]) => string;
}

/** What forms ask: by the pattern of a field, after the type of an action where the same field means something else there. */
export type Questions = Readonly<Record<string, string>>;

/** What answers are called that are no names of things, by the same patterns. */
export type AnswerWords = Readonly<Record<string, (value: unknown, narrator: Narrator, view?: View) => string>>;

/** The reasons for which the rules throw dice. */
export type Throws = ThrowWords<
  | 'happening'
  | 'whom {happening} befalls'
  | 'attribute award'
  | 'term of the leader of {organizations}'
  | 'region of the armed movement in {nations}'
  | 'where {nations} wanders'
  | 'passage of somebody into {regions}'
  | 'passage of {nations} into {regions}'
  | '{words} of somebody against {words}'
  | '{words} of {nations} against {words}'
  | '{words} of somebody'
  | '{words} of {nations}'
>;

/** What a language must say to name things and to tell what happens. */
export interface Naming {
  /** As `Intl` has it: `es`. */
  readonly code: string;
  readonly actions: Orders;
  readonly events: Sentences;
  readonly words: Words;
  readonly throws: Throws;
  readonly texts: Texts;
  readonly forms: Forms;
}

/** What a language must say besides: to fill in forms, and to say no. */
export interface Language {
  /** Words for the fields that no action has, and forms ask for. */
  readonly fields: Texts;
  readonly questions: Questions;
  readonly answers: AnswerWords;
  readonly refusals: RefusalsIn<Refusals>;
  /** What every game says. */
  readonly core: CoreWords;
}

/** What options are asked to be in words that only this game has, by what their codecs say of it in English. */
export type OptionShapes = Readonly<
  Record<
    | 'a multiple of 5 from 0 to 25'
    | 'weights from 0 to 100 with at most two decimals'
    | 'five whole numbers from 1 to 100, none larger than the one before'
    | 'four whole numbers from 1 to 5',
    string
  >
>;
