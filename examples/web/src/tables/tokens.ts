/** 32 random bytes as hexadecimal digits: made by whoever will hold it, so that no lost answer loses one. */
export const freshToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
