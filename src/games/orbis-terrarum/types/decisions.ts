import { bool, type Codec, int, nullable, oneOf, shape } from '../../../core/data/codec.js';
import { name, names } from './basics.js';
import { type Term, terms } from './terms.js';

/** A question that somebody must or may answer. [OT-FLOW-15] */
export interface Decision {
  /** Names the decision in actions and events. */
  readonly id: string;
  /** What is to be decided. */
  readonly kind:
    | 'npc-response'
    | 'incitement'
    | 'rebellion-outcome'
    | 'veto'
    | 'epoch-mode'
    | 'adoption'
    | 'conference-authority'
    | 'milestone-claim';
  /** Who decides: a player, or the referee. */
  readonly decider: string;
  /** Does the turn wait for the answer? */
  readonly blocking: boolean;
  /** What may be answered. */
  readonly options: readonly string[];
  /** Whom and what it is about. */
  readonly about: {
    readonly nation: string | null;
    readonly other: string | null;
    readonly subject: string | null;
    readonly terms: readonly Term[];
    readonly grade: number;
    readonly hidden: boolean;
  };
}

const decisionKind = oneOf([
  'npc-response',
  'incitement',
  'rebellion-outcome',
  'veto',
  'epoch-mode',
  'adoption',
  'conference-authority',
  'milestone-claim',
]);

/** What others know of a decision. [OT-VIEW-08] */
export const seenDecision: Codec<Pick<Decision, 'kind'>> = shape<Pick<Decision, 'kind'>>({ kind: decisionKind });

/** Whom and what a decision is about. */
export const decisionAbout: Codec<Decision['about']> = shape<Decision['about']>({
  nation: nullable(name),
  other: nullable(name),
  subject: nullable(name),
  terms,
  grade: int,
  hidden: bool,
});

/** A decision. */
export const decision: Codec<Decision> = shape<Decision>({
  id: name,
  kind: decisionKind,
  decider: name,
  blocking: bool,
  options: names,
  about: decisionAbout,
});
