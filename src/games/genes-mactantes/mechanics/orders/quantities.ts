/** The quantities worth listing up to n: one, half and all. [GM-ENUM-02] */
export const quantities = (n: number): readonly number[] =>
  [...new Set([1, Math.floor(n / 2), n])].filter((amount) => amount >= 1 && amount <= n);
