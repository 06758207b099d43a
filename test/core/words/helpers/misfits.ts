/** What the core finds wrong with an answer to a form, as it stands in the facts. */
export const misfits: readonly string[] = [
  ...['it is not among the choices', 'it should be from 1 to 5', 'it should be 1 to 3 different ones of the choices'],
  ...['it should be 0 to 3 different ones of the choices, worth 4 to 6 together', 'it should be exactly 2 of the choices, none twice'],
  ...['it should be exactly 1 of the choices, none twice, worth 4 to 6 together', 'there is nothing to choose'],
  ...['it should allot 7 in all, to each part from its least to its most', 'it should be a text of 2 to 40 characters'],
  ...['it should be a text of at most 40 characters, and not only spaces', 'it should be a text of at most 40 characters'],
];
