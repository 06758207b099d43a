import type { Codec } from '../../../../core/data/codec.js';
import type { ActionBase, Choices } from '../../../../core/game/rule.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Open, Tell } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { refereeOnly } from './order.js';
import { type GameRule, rule } from './rule.js';

/** What an author of a referee's ruling writes. */
export interface Ruling<A extends ActionBase> {
  readonly type: A['type'];
  readonly cites: readonly ClauseId[];
  readonly codec: Codec<A>;
  readonly known?: (state: State, action: A) => readonly (readonly [field: string, id: string, known: boolean])[];
  readonly note?: (action: A) => string | undefined;
  readonly choices?: Choices<State, A>;
  /** The instances worth listing; none unless given. [OT-REF-15] */
  readonly list?: (state: State, player: string) => Iterable<A>;
  /** The one way to write a ruling that can be written in several. */
  readonly canonical?: (state: State, action: A) => A;
  check?(state: State, action: A): Violations<ClauseId>;
  apply(state: Open, action: A, table: Tell): void;
}

/** A ruling of the referee: open to nobody else. */
export const ruling = <A extends ActionBase>({
  type,
  cites,
  codec,
  known,
  note,
  choices,
  list,
  canonical,
  check,
  apply,
}: Ruling<A>): GameRule<A> =>
  rule<A>({
    type,
    cites,
    codec,
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
      const text = note?.(action);
      if (text !== undefined && text.length > state.config.noteMaxLength)
        yield refuse('note-too-long', 'OT-ACT-03', { fault: 'note', most: state.config.noteMaxLength, length: text.length });
      if (clear && check !== undefined) yield* check(state, action);
    },
    apply,
  });
