import { isPrincipal, livingNations, now, type Open, type Tell } from '../../queries/state.js';
import { blank, postMeasure } from './posting.js';
import { isUsed, slotsOf } from './slots.js';

/** Unplayed vassals whose tribute is due try to pay it in Wealth, if they have a slot left. [OT-VAS-14] */
export const postAutomaticTributes = (state: Open, table: Tell): void => {
  for (const id of livingNations(now(state))) {
    const plain = now(state);
    const { patron, tribute } = plain.nations[id]!;
    if (patron === null || tribute !== 'pending' || isPrincipal(plain, id)) continue;
    if (plain.measures.some(({ nation, mode, ruling }) => nation === id && mode === 'tribute' && !ruling.voided)) continue;
    const free = slotsOf(plain, id).filter((slot) => !isUsed(plain, id, slot));
    const slot = free.find(({ kind }) => kind === 'tribute') ?? free.find(({ kind }) => kind === 'main');
    if (slot !== undefined)
      postMeasure(state, { nation: id, slot, statistic: 'intervention', mode: 'tribute', ...blank, kind: 'wealth' }, table);
  }
};
