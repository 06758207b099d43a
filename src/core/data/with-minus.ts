/** A number as it is printed, with the minus of print and not a hyphen: `−5`, `3`. */
export const withMinus = (number: number): string => String(number).replace('-', '−');
