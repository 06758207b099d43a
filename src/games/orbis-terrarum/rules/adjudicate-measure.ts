import { one, skip } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { entryOf } from '../content/modes.js';
import { oneMore } from '../content/values.js';
import { measureRules } from '../mechanics/measures/index.js';
import { commanderOf, isHiddenFromOthers } from '../mechanics/measures/posting.js';
import { isUsed } from '../mechanics/measures/slots.js';
import { isAtItself } from '../mechanics/resolution/nature.js';
import { now, type Open, referee, type Tell, warningsOf } from '../queries/state.js';
import { type Misreading, refuse } from '../refusals/index.js';
import { type Measure, name, type Reinterpretation, type Ruling, type State } from '../types/index.js';
import { ruling } from './shared/ruling.js';
import { canonicalVerdict, verdictChoice } from './shared/verdict-choices.js';
import { type Verdict, verdict } from './shared/verdicts.js';

export type { Verdict };

/** The referee rules about a pending measure. */
export interface AdjudicateMeasure extends ActionBase {
  readonly type: 'adjudicate-measure';
  readonly measure: string;
  readonly ruling: Verdict;
}

const voids = ({ kind }: Verdict): boolean => kind === 'void' || kind === 'impossible';

/** Does a measure with this ruling hold its slot? How it is rolled can only matter if it is rolled. [OT-REF-03] [OT-REF-04] */
const isRolled = ({ kind }: Verdict, { trivial }: Ruling): boolean =>
  kind === 'scope' || kind === 'undefended' || kind === 'contest' || (kind === 'reinterpret' && !trivial);

/** Why a measure, as it was announced, cannot have the effect of another; null if it can. [OT-REF-02] [OT-EFF-23] */
const faultOfReading = (state: State, measure: Measure, as: Reinterpretation): Misreading | null => {
  const { mode, statistic } = as;
  const read = { ...measure, ...as };
  if (entryOf(statistic, mode) === undefined) return { fault: 'no-mode' };
  if (!measureRules[mode].aims.includes(measure.target?.kind ?? 'none')) return { fault: 'aim', aim: measure.target?.kind ?? 'nothing' };
  if (isAtItself(state, read)) return { fault: 'itself', nation: measure.nation };
  const others = { ...state, measures: state.measures.filter(({ id }) => id !== measure.id) };
  for (const reason of measureRules[mode].check?.(others, read) ?? []) return { fault: 'refused', reason };
  return null;
};

/** A warning stands and falls with the ruling it came with. */
const warn = (state: Open, before: Open['measures'][number]['ruling'], player: string | null, isHidden: boolean, table: Tell): void => {
  if (before.warned === player) return;
  for (const [whom, change] of [
    [before.warned, (warnings: number) => Math.max(0, warnings - 1)],
    [player, oneMore],
  ] as const) {
    if (whom === null) continue;
    const seat = state.players[whom]!;
    // One given with a hidden measure would tell that there is one. [OT-VIEW-11]
    if (isHidden) seat.hiddenWarnings = change(seat.hiddenWarnings ?? 0);
    else seat.warnings = change(seat.warnings);
    table.emit({
      type: 'sanctioned',
      ...(isHidden ? { secret: [whom] } : {}),
      player: whom,
      nation: null,
      warnings: isHidden ? warningsOf(seat) : seat.warnings,
      value: 0,
    });
  }
  before.warned = player;
};

/** Each ruling may be changed until the resolution; the last one counts. [OT-REF-02] [OT-REF-03] [OT-REF-04] */
export const adjudicateMeasure = ruling<AdjudicateMeasure>({
  type: 'adjudicate-measure',
  cites: ['OT-REF-02', 'OT-REF-03', 'OT-REF-04'],
  codec: action<AdjudicateMeasure>('adjudicate-measure', { measure: name, ruling: verdict }),
  note: ({ ruling: made }) => ['ruling.reason', 'reason' in made ? made.reason : undefined],
  choices: {
    measure: (state) =>
      one(
        state.measures.map(({ id }) => id),
        'measure',
      ),
    ruling: (state, _player, { measure }) => {
      const found = state.measures.find(({ id }) => id === measure);
      return found === undefined ? skip : verdictChoice(state, found, (one, as) => faultOfReading(state, one, as) === null);
    },
  },
  canonical: (_state, { ruling: made, ...given }) => ({ ...given, ruling: canonicalVerdict(made) }),
  *check(state, { measure, ruling: made }) {
    const found = state.measures.find(({ id }) => id === measure);
    if (found === undefined) return yield refuse('not-pending', 'OT-REF-02', { measure }, 'measure');
    if ((found.ruling.voided || found.ruling.trivial) && isRolled(made, found.ruling) && isUsed(state, found.nation, found.slot))
      yield refuse('slot-used', 'OT-SLOT-01', { fault: 'by-now', measure }, 'measure');
    const tributes = state.measures.filter(
      ({ nation, mode, ruling: other }) => nation === found.nation && mode === 'tribute' && !other.voided,
    );
    if (found.ruling.voided && found.mode === 'tribute' && !voids(made) && tributes.length > 0)
      yield refuse('tribute-not-due', 'OT-VAS-21', { fault: 'another', nation: found.nation }, 'measure');
    if (made.kind === 'scope' && made.value !== null && (made.value < -25 || made.value > 25 || made.value % 5 !== 0))
      yield refuse('bad-parameter', 'OT-REF-02', { value: made.value }, 'ruling');
    if (made.kind !== 'reinterpret' || made.as === null) return;
    const fault = faultOfReading(state, found, made.as);
    if (fault !== null)
      yield refuse('invalid-mode', 'OT-REF-02', { measure, statistic: made.as.statistic, mode: made.as.mode, misreading: fault }, 'ruling');
  },
  apply(state, { measure, ruling: made }, table) {
    const plain = now(state);
    const { nation, covert, slot } = plain.measures.find(({ id }) => id === measure)!;
    const found = state.measures.find(({ id }) => id === measure)!;
    found.ruling.voided = voids(made);
    if (made.kind !== 'reinterpret') found.ruling.trivial = made.kind === 'trivial';
    const commander = commanderOf(plain, nation, slot);
    const isHidden = isHiddenFromOthers(plain, { covert, slot });
    warn(state, found.ruling, made.kind === 'void' && made.warn === true && commander !== referee ? commander : null, isHidden, table);
    switch (made.kind) {
      case 'scope':
        found.ruling.scope = made.value;
        break;
      case 'undefended':
        found.ruling.undefended = made.undefended;
        break;
      case 'reinterpret':
        found.ruling.reinterpret = made.as === null ? null : { ...made.as };
        break;
      case 'contest':
        found.ruling.contest = made.key;
        break;
      default:
    }
    const secret = isHidden ? [commander] : null;
    table.emit({ type: 'measure-adjudicated', secret, measure, nation, ruling: made.kind });
  },
});
