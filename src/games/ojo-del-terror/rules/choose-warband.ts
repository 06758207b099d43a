import { one } from '../../../core/choices.js';
import { action, anyText } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { atlas, playersOf } from '../queries.js';
import type { Event, State } from '../types.js';
import { takeWarband } from '../verbs.js';

/** A player takes a band. */
export interface ChooseWarband extends ActionBase {
  readonly type: 'choose-warband';
  readonly warband: string;
}

const takenBy = (state: State, warband: string): string | undefined =>
  playersOf(state).find((player) => state.players[player]!.warband === warband);

/** [ET-WAR-01] [ET-SETUP-12] One band each, no band twice. */
export const chooseWarband = rule<State, ChooseWarband, Event, ClauseId>({
  type: 'choose-warband',
  codec: action<ChooseWarband>('choose-warband', { warband: anyText }),
  choices: {
    warband: (state) => one(state.config.pack.warbands.map(({ id }) => id).filter((warband) => takenBy(state, warband) === undefined)),
  },
  *check(state, { warband }) {
    if (!atlas(state).dedications.has(warband))
      return yield refuse('unknown-warband', 'ET-WAR-01', `There is no warband ${JSON.stringify(warband)}.`, 'warband');
    const holder = takenBy(state, warband);
    if (holder !== undefined) yield refuse('warband-taken', 'ET-WAR-01', `${warband} is led by ${holder}.`, 'warband');
  },
  apply(state, { player, warband }, table) {
    takeWarband(state, player, warband, table);
  },
});
