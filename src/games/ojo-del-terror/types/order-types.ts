// In a file without codecs, so that whoever only names things does not carry them along.
import type { Draught, Written } from './orders.js';

/** The types of orders there are. */
export const orderTypes = ['invade', 'defend', 'defend-sector', 'cede', 'trade', 'claim'] as const;

/** Is this an order of a known type? */
export const isOrder = (written: Written): written is Draught => (orderTypes as readonly string[]).includes(written.type);
