const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
const beginning = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block of sixteen words stirred into what came before. */
const stirred = (before: readonly number[], block: readonly number[]): readonly number[] => {
  const words = [...block];
  for (let i = 16; i < 64; i++) {
    const [far, near] = [words[i - 15]!, words[i - 2]!];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = before as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + constants[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + before[i]!) | 0);
};

/**
 * The SHA-256 of a text, as hexadecimal digits. Browsers have it built in for pages that came over https alone, and tables may be hosted by a page that
 * came over the network at home.
 */
export const sha256 = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length * 8));
  let state: readonly number[] = beginning;
  for (let at = 0; at < padded.length; at += 64) {
    state = stirred(
      state,
      Array.from({ length: 16 }, (_, i) => view.getInt32(at + i * 4)),
    );
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
