import { changeCounterpower } from '../countries/country.js';
import { aimedAtCountry, goneTarget } from './espionage.js';
import { impossible, type KindRule, noMeans } from './order-rule.js';

/** [GM-SCOU-01] Dissidence that exists is fed, without a roll. */
export const strengthenCounterpower: KindRule<'strengthen-counterpower'> = {
  ...aimedAtCountry,
  needs: [],
  voidReason(state, _player, order) {
    const gone = goneTarget(state, order);
    if (gone !== null) return gone;
    const { counterpower } = state.countries[order.written.target]!;
    if (counterpower === 0) return impossible('no-counterpower', 'GM-SCOU-01');
    return counterpower >= 10 ? impossible('at-maximum', 'GM-SCOU-01') : null;
  },
  casting: () => null,
  listMeans: () => noMeans,
  execute: (state, _player, { written: { target } }, _means, table) => changeCounterpower(state, target, 1, table),
};
