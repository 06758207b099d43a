/** So many of something, in a language in which one thing alone stands in the singular: `1 player`, `3 players`. */
export const counted = (number: number, thing: string, things = `${thing}s`): string => `${number} ${number === 1 ? thing : things}`;
