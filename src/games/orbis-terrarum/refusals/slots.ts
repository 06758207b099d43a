import type { Say } from '../../../core/refusals/say.js';
import type { Words } from '../../../core/refusals/table.js';

/** A slot by its kind and its number, or by what gives it. */
export const slotInWords = ({ slot, id }: Words<'slot' | 'id'>, { name }: Say): string => {
  const place = slot === 'colony' ? name(id, 'regions') : name(id);
  return place.startsWith(`${name(slot)} `) ? place : `${name(slot)} ${place}`;
};

/** What is said of a measure in a kind of slot that does not carry it. */
export const notInSlot = ({ slot, statistic, mode }: Words<'slot' | 'statistic' | 'mode'>, { name }: Say): string =>
  `A slot of this kind (${name(slot)}) does not carry ${name(statistic)}, ${name(mode)}, here.`;
