import type { Action, Assignment } from '../rules/index.js';
import type {
  Colour,
  Degree,
  Ending,
  EndingName,
  Event,
  Flag,
  faceDown,
  Icon,
  Kind,
  PhaseName,
  Reason,
  Side,
  Step,
  TileSymbol,
} from '../types/index.js';

/** Names things: discs, tiles, words of the rules, and `cell 12` for a cell. */
export type Name = (id: string) => string;

/** What a language calls an action, and how it says it as an order. */
export type Orders = {
  readonly [T in Action['type']]: {
    readonly name: string;
    readonly order: (action: Extract<Action, { readonly type: T }>, name: Name) => string;
  };
};

/** What a language calls an event, and how it tells it. */
export type Sentences = {
  readonly [T in Event['type']]: {
    readonly heading: string;
    readonly sentence: (event: Extract<Event, { readonly type: T }>, name: Name) => string;
  };
};

/** The parameters of an action, but for what it is and who acts. */
type FieldOf<A> = A extends Action ? Exclude<keyof A, 'type' | 'player'> : never;

/** What a form asks for. */
type Field = FieldOf<Action> | keyof Assignment;

/** What a tile shows. */
type Mark = Flag | TileSymbol | typeof faceDown;

/** Where discs lie that no player has, and those that are no money. */
type Store = 'treasury' | 'pool' | 'participation';

/** What a step came to, where no other word says it already. */
type Upshot =
  | 'victory'
  | 'defeat'
  | 'elected'
  | 'not-elected'
  | 'urn-found'
  | 'state-acted'
  | 'bonus-paid'
  | 'agency-active'
  | 'world-reached'
  | 'tile-turned'
  | 'merit-gained'
  | 'nothing-new';

/** Everything with an id that is no action, no event and no content. */
type WordId =
  | Exclude<Step, Action['type']>
  | PhaseName
  | Field
  | Degree
  | Colour
  | Icon
  | Side
  | Kind
  | Mark
  | Reason
  | Store
  | EndingName
  | NonNullable<Ending['cause']>
  | Upshot;

/** Words of the rules by id. */
export type Words = Readonly<Record<WordId, string>>;

/** What a language must say. */
export interface Language {
  readonly actions: Orders;
  readonly events: Sentences;
  readonly words: Words;
}
