import type { State } from '../../types/index.js';

/** Who has the slot. [GM-FLOW-10] */
export const slotHolder = ({ slot }: State): readonly string[] => (slot !== null && !slot.isOver ? [slot.player] : []);
