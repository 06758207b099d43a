import { group, one } from '../../../../core/choices/choices.js';
import { refuse } from '../../refusals/index.js';
import { type Characteristic, characteristics } from '../../types/index.js';
import { changeCharacteristic } from '../countries/country.js';
import { impossible, type KindRule, noMeans } from './order-rule.js';

/** [GM-DEVE-01] A characteristic rises by one. */
export const develop: KindRule<'develop'> = {
  scopes: ['internal'],
  needs: [],
  *declare(state, player, { characteristic }) {
    // Authority may have fallen by the time the order is read; nothing else falls. [GM-DEVE-01]
    if (characteristic !== 'authority' && state.countries[player]!.characteristics[characteristic] >= 10)
      yield refuse('at-maximum', 'GM-DEVE-01', { characteristic, player }, 'written.characteristic');
  },
  *listWritten() {
    for (const characteristic of characteristics) yield { characteristic };
  },
  askWritten: (_state, player) =>
    group<{ readonly characteristic: Characteristic }>({
      characteristic: () => one(characteristics, { about: (id) => ({ kind: 'characteristic', player, id }) }),
    }),
  voidReason: (state, player, { written: { characteristic } }) =>
    state.countries[player]!.characteristics[characteristic] >= 10 ? impossible('at-maximum', 'GM-DEVE-01') : null,
  casting: () => null,
  listMeans: () => noMeans,
  execute: (state, player, { written: { characteristic } }, _means, table) =>
    changeCharacteristic(state, player, characteristic, 1, 'develop', table),
};
