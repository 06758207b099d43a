import type { Codec } from '../data/codec.js';
import type { Drafts } from '../data/drafts.js';
import type { Dice } from '../dice/dice.js';
import type { CoreCode } from '../refusals/common.js';
import type { RefusalTable } from '../refusals/table.js';
import type { PlayerId, Violations } from '../refusals/violation.js';
import type { ClauseOf, GameTypes, Viewer } from './game-types.js';
import type { Labels } from './labels.js';
import type { EventBase, Phases, Rules, Table } from './rule.js';

/** The clauses behind each type of event; those behind an action stand in its rule. */
export type EventClauses<Event extends EventBase, Clause extends string> = {
  readonly [Type in Event['type']]: readonly Clause[];
};

/** What the author of a game writes. `defineGame` makes the rest of it. */
export interface Definition<G extends GameTypes> {
  /** As in the import path: `ojo-del-terror`. */
  readonly id: string;
  /** By language: `{ en: 'The Eye of Terror', es: 'El Ojo del Terror' }`. */
  readonly title: Readonly<Record<string, string>>;
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  /** Every clause of the rules: its id alone, where a book holds the texts, or with a sentence that says it. */
  readonly clauses: readonly G['Clause'][] | Readonly<Record<G['Clause'], string>>;
  /** Every code the rules refuse with, the clauses that speak through it, and what is said. */
  readonly refusals?: RefusalTable<G['Clause']>;
  /** Which clause of this game stands behind a refusal that all games share. */
  readonly commonRefusals?: Readonly<Partial<Record<CoreCode, G['Clause']>>>;
  readonly codecs: {
    readonly config: Codec<G['Config']>;
    readonly state: Codec<G['State']>;
    readonly event: Codec<G['Event']>;
    readonly view: Codec<G['View']>;
  };
  /** Code and clause of an ill-typed option, by its path. */
  configFault?(path: string): readonly [code: string, clause: G['Clause']];
  /** What is wrong with a well-typed configuration. */
  checkConfig?(config: G['Config']): Violations<G['Clause']>;
  /** What no play could have led to, in a well-typed state: keeps rules from meeting the impossible. */
  checkState?(state: G['State']): Violations<ClauseOf<G>>;
  /** The first state, from a configuration that passed `checkConfig`. */
  setup(config: G['Config'], table: Table<G['Event']>): G['State'];
  /** One rule per action. */
  readonly rules: Rules<G['State'], G['Action'], G['Event'], G['Clause']>;
  /** The flow. */
  readonly phases: Phases<G['State'], G['Action'], G['Event']>;
  /** Which phase is on; `state.phase` unless given. */
  phase?(state: G['State']): string;
  /** All who take part, the referee included, in seating order. */
  seats(state: G['State']): readonly PlayerId[];
  /** Is this player out of the game? Nobody is unless given. */
  eliminated?(state: G['State'], player: PlayerId): boolean;
  /** Null until the game is over. */
  outcome(state: G['State']): G['Outcome'] | null;
  /** What a viewer may know, built up from what is public. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** An event as a viewer may know it; null if it is none of the viewer's business. */
  witness(event: G['Event'], viewer: Viewer): G['Event'] | null;
  /** A state the viewer could not tell from this one: everything the viewer cannot know is dealt anew. */
  redeal(state: G['State'], viewer: Viewer, dice: Dice): G['State'];
  /** Names and sentences; a game without them calls everything by its id until `withWords` puts some on. */
  readonly labels?: Labels<G>;
  /** The clauses behind every type of event: what a front end shows beside it, and what a study counts. */
  readonly eventClauses?: EventClauses<G['Event'], G['Clause']>;
  /** Who acts now as far as a viewer may know; everybody who acts, unless given. */
  actorsSeenBy?(state: G['State'], viewer: Viewer): readonly PlayerId[];
  /** Whom of those the game waits for as far as a viewer may know; all of them unless given. Only where `actorsSeenBy` is. */
  awaitedSeenBy?(state: G['State'], viewer: Viewer): readonly PlayerId[];
  /** The points a player has now, as the rules count them; those of the outcome, unless given. */
  points?(state: G['State'], player: PlayerId): number;
  /** How well a player stands, from 0 (lost) to 1 (won): a guess, for bots and forecasts, asked only of states the asker has imagined. Of a game that is over it says `resultOf(outcome, player)`, or what fits the game better. */
  evaluate?(state: G['State'], player: PlayerId): number;
  /** What a step came to for a player, in a word or two with a name in `labels`: the rows of a table of odds. `after` is the state the step led to, where whoever asks has it. */
  gist?(events: readonly G['Event'][], player: PlayerId, after?: G['State']): string;
  /** For states of more than 16,000 lists and objects, which `reduce` then writes to through drafts: `drafts` of `ludoteca`. Without them the same comes of it, but each step takes as long as a look at all of the state. */
  readonly drafts?: Drafts;
}

/** What of a definition play needs: how a game is read, set up and carried on, without what shows, hides, says and judges it. */
export type Playable<G extends GameTypes> = Pick<
  Definition<G>,
  | 'id'
  | 'refusals'
  | 'commonRefusals'
  | 'codecs'
  | 'configFault'
  | 'checkConfig'
  | 'checkState'
  | 'setup'
  | 'rules'
  | 'phases'
  | 'phase'
  | 'seats'
  | 'eliminated'
  | 'outcome'
  | 'drafts'
>;
