// In a file without codecs, so that whoever only names things does not carry them along.

/** The types of orders there are. */
export const orderTypes = ['invade', 'defend', 'defend-sector', 'cede', 'trade', 'claim'] as const;

/** Is this an order of a known type? */
export const isOrder = <Written extends { readonly type: string }>(
  written: Written,
): written is Extract<Written, { readonly type: (typeof orderTypes)[number] }> => (orderTypes as readonly string[]).includes(written.type);
