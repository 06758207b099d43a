/** A number as texts write it: with a minus, and not a hyphen, where it is less than nothing. */
export const figure = (number: number): string => String(number).replace('-', '−');
