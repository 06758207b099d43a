import { type Choice, text } from '../../../../core/choices/choices.js';
import type { Codec } from '../../../../core/data/codec.js';
import type { ActionBase, Choices } from '../../../../core/game/rule.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Open, Tell } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { checkNote, refereeOnly } from './order.js';
import { type GameRule, rule } from './rule.js';

/** What an author of a referee's ruling writes. */
export interface Ruling<A extends ActionBase> {
  readonly type: A['type'];
  readonly cites: readonly ClauseId[];
  readonly codec: Codec<A>;
  readonly weight?: number;
  readonly known?: (state: State, action: A) => readonly (readonly [field: string, id: string, known: boolean])[];
  /** What is written with it, with the field it stands in. */
  readonly note?: (action: A) => readonly [field: string, text: string | undefined];
  readonly choices?: Choices<State, A>;
  /** The one way to write an action that can be written in several. */
  readonly canonical?: (state: State, action: A) => A;
  /** The instances worth listing; none unless given. [OT-REF-15] */
  readonly list?: (state: State, player: string) => Iterable<A>;
  check?(state: State, action: A): Violations<ClauseId>;
  apply(state: Open, action: A, table: Tell): void;
}

/** A reason in words, which may be left out; this one for example. */
export const reasons = (state: State, example: string): Choice<string> => text(['', example], state.config.noteMaxLength);

/** A ruling of the referee: open to nobody else. */
export const ruling = <A extends ActionBase>(spec: Ruling<A>): GameRule<A> => {
  const { type, cites, codec, weight = 1, known, note, choices, canonical, list, check, apply } = spec;
  return rule<A>({
    type,
    cites,
    codec,
    weight,
    actors: refereeOnly,
    ...(choices === undefined ? {} : { choices }),
    ...(canonical === undefined ? {} : { canonical }),
    enumerate: (state, player) => list?.(state, player) ?? [],
    *check(state, action) {
      let clear = true;
      for (const [field, id, isKnown] of known?.(state, action) ?? []) {
        if (isKnown) continue;
        clear = false;
        yield refuse('unknown-id', 'OT-ACT-02', { what: field, id }, field);
      }
      if (note !== undefined) yield* checkNote(state, ...note(action));
      if (clear && check !== undefined) yield* check(state, action);
    },
    apply,
  });
};
