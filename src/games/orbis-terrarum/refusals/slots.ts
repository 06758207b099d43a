import type { Words } from '../../../core/refusals/table.js';

/** What is said of a measure in a kind of slot that does not carry it. */
export const notInSlot = ({ slot, statistic, mode }: Words<'slot' | 'statistic' | 'mode'>): string =>
  `A ${slot} slot does not carry ${statistic} ${mode} here.`;
