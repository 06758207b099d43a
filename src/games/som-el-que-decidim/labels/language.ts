import type { RefusalsIn } from '../../../core/refusals/table.js';
import type { OrdersBy, SentencesBy } from '../../../core/words/telling-by.js';
import type { ThrowWords } from '../../../core/words/throws.js';
import type { CoreWords } from '../../../core/words/words.js';
import type { Refusals } from '../refusals/index.js';
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
  Tile,
  TileSymbol,
  View,
} from '../types/index.js';

/** What a sentence can say that a thing stands among. */
export type NamedList = 'tiles' | 'discs' | 'cells' | 'words';

/**
 * Names things: discs, tiles, words of the rules, and `cell 12` for a cell. In a pack a tile may have the id of a word of the rules: a sentence knows
 * which it means, and says so.
 */
export type Name = (id: string, among?: NamedList) => string;

/** What a language calls an action, and how it says it as an order. */
export type Orders = OrdersBy<Action, Name>;

/** What a language calls an event, and how it tells it. */
export type Sentences = SentencesBy<Event, Name>;

/** The parameters of an action, but for what it is and who acts. */
type FieldOf<A> = A extends Action ? Exclude<keyof A, 'type' | 'player'> : never;

/** What a form asks for: parameters, what their entries are made of, and how a payment is made up. */
type Field = FieldOf<Action> | keyof Assignment | 'services' | 'infrastructures';

/** What a tile shows. */
type Mark = Flag | TileSymbol | typeof faceDown;

/** Where discs lie that no player has, and those that are no money. */
type Store = 'treasury' | 'pool' | 'participation';

/** What an answer to no particular question may be. */
type Plain = 'yes' | 'no' | 'none';

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
  | Plain
  | Upshot;

/** Words of the rules by id. */
export type Words = Readonly<Record<WordId, string>>;

/** What words are made from beside an answer. */
export interface Narrator {
  readonly name: Name;
  /** A place on the board, with what is seen there. */
  readonly place: (cell: number) => string;
  /** What the viewer sees, if it is known. */
  readonly view: View | undefined;
}

/** Every question of every form, by the pattern of its field. */
type Asked =
  | 'place-concentration.cell'
  | `${'choose-centralism' | 'propose-centralism'}.degree`
  | 'answer-proposal.accept'
  | `pay.discs.${'twos' | 'services' | 'infrastructures'}`
  | `break-coin.${'disc' | 'partner'}`
  | 'take-money.twos'
  | `give-disc.${'to' | 'disc'}`
  | `exchange-service.${'payKind' | 'target' | 'takeKind'}`
  | 'move.to'
  | 'collect-prescription.targets'
  | `collect-inheritance.${'target' | 'amount'}`
  | 'present-motion.beneficiary'
  | `declare-list.${'members' | 'beneficiary'}`
  | 'declare-support.side'
  | 'commit-votes.count'
  | `mobilise.assignments.#.${keyof Assignment}`
  | 'mobilise.assignments.length';

/** What is asked, by the pattern of the field. */
export type Questions = Readonly<Record<Asked, string>>;

/** What is answered where a name is not enough, by the pattern of the field. */
interface Answered {
  readonly 'place-concentration.cell': number;
  readonly 'move.to': number;
  readonly 'answer-proposal.accept': boolean;
  readonly 'pay.discs.twos': number;
  readonly 'take-money.twos': number;
  readonly 'declare-list.members': readonly string[];
  readonly 'declare-support.side': Side;
  readonly 'collect-inheritance.amount': number;
  readonly 'commit-votes.count': number;
  readonly 'mobilise.assignments.#.tile': string;
  readonly 'mobilise.assignments.length': number;
  readonly disc: string;
  readonly partner: string;
  readonly to: string;
  readonly target: string;
  readonly targets: string | readonly string[];
  readonly beneficiary: string;
  readonly player: string;
}

/** What an answer is called. */
export type AnswerWords = { readonly [F in keyof Answered]: (value: Answered[F], narrator: Narrator) => string };

/** How a drawing marks what lies on a cell, in five letters at most: by the second action of the tile, or else its flag. */
export type Marks = Readonly<Record<Exclude<Flag, 'urn'> | TileSymbol, string>>;

/** The reasons for which the rules throw dice. */
export type Throws = ThrowWords<
  | 'first holder'
  | 'board'
  | '2 € disc for {player}'
  | '1 € disc for {player}'
  | '2 € disc'
  | '1 € disc'
  | 'degree of centralism'
  | 'die'
  | 'change'
  | 'disc to break'
  | 'tiles collected'
>;

/** What a language must say to name things and to tell what happens. */
export interface Naming {
  /** As `Intl` has it: `es`. */
  readonly code: string;
  readonly actions: Orders;
  readonly events: Sentences;
  readonly words: Words;
  readonly throws: Throws;
  /** What a tile is called. */
  readonly tile: (tile: Tile) => string;
  readonly marks: Marks;
}

/** What a language must say to fill in forms and to explain refusals; a client that does neither need not load it. */
export interface Asking {
  readonly questions: Questions;
  readonly answers: AnswerWords;
  readonly refusals: RefusalsIn<Refusals>;
  /** What every game says. */
  readonly core: CoreWords;
}
