/** As much of a text as there is room for, counted as JavaScript counts; a character of two code units is never cut in half. */
export const cutTo = (most: number, text: string): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
