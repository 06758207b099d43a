import { countryOf, rivalsOf, sheetOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { aimedAtCountry, askCountry } from './espionage.js';
import { type KindRule, livingRival, noMeans } from './order-rule.js';

/** [GM-SREB-01] Help for the rebels of a country; it is answered in a window when the country fights. */
export const supportRebellion: KindRule<'support-rebellion'> = {
  scopes: aimedAtCountry.scopes,
  needs: [],
  *declare(state, player, { target }) {
    yield* livingRival(state, player, target);
    if ((countryOf(state, target)?.civilWar ?? null) === null) yield refuse('no-civil-war', 'GM-SREB-01', { target }, 'written.target');
    if (sheetOf(state, player).some(({ order }) => order.kind === 'support-rebellion' && order.written.target === target))
      yield refuse('duplicate-declaration', 'GM-SREB-01', { target }, 'written.target');
  },
  *listWritten(state, player) {
    for (const target of rivalsOf(state, player)) if (state.countries[target]!.civilWar !== null) yield { target };
  },
  askWritten: (state, player) => askCountry(rivalsOf(state, player).filter((target) => state.countries[target]!.civilWar !== null)),
  voidReason: () => null,
  casting: () => null,
  listMeans: () => noMeans,
  execute() {
    throw new Error('Support of a rebellion is never executed in a slot.'); // [GM-SREB-01]
  },
};
