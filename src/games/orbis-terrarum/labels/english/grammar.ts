import type { Forms } from '../language.js';

/** How English puts names into sentences: `a horde`, `an armed movement`. */
export const forms = { a: (told) => `${/^[aeiou]/i.test(told) ? 'an' : 'a'} ${told}` } satisfies Forms;
