import type { Say } from '../../../core/refusals/say.js';
import type { Words } from '../../../core/refusals/table.js';

/** What is said of a measure in a kind of slot that does not carry it. */
export const notInSlot = ({ slot, statistic, mode }: Words<'slot' | 'statistic' | 'mode'>, { name }: Say): string =>
  `A slot of this kind (${name(slot)}) does not carry ${name(statistic)}, ${name(mode)}, here.`;
