import { one } from '../../../core/choices/choices.js';
import { action, anyText } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { takeWarband } from '../mechanics/sheets.js';
import { atlas, playersOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** A player takes a band. */
export interface ChooseWarband extends ActionBase {
  readonly type: 'choose-warband';
  readonly warband: string;
}

const takenBy = (state: State, warband: string): string | undefined =>
  playersOf(state).find((player) => state.players[player]!.warband === warband);

/** [ET-WAR-01] [ET-SETUP-12] One band each, no band twice. */
export const chooseWarband = rule<ChooseWarband>({
  type: 'choose-warband',
  cites: ['ET-SETUP-07', 'ET-SETUP-12', 'ET-WAR-01', 'ET-WAR-02'],
  codec: action<ChooseWarband>('choose-warband', { warband: anyText }),
  choices: {
    warband: (state) =>
      one(
        state.config.pack.warbands.map(({ id }) => id).filter((warband) => takenBy(state, warband) === undefined),
        'warband',
      ),
  },
  *check(state, { warband }) {
    if (!atlas(state).dedications.has(warband)) return yield refuse('unknown-warband', 'ET-WAR-01', { warband }, 'warband');
    const holder = takenBy(state, warband);
    if (holder !== undefined) yield refuse('warband-taken', 'ET-WAR-01', { warband, holder }, 'warband');
  },
  apply(state, { player, warband }, table) {
    takeWarband(state, player, warband, table);
  },
});
