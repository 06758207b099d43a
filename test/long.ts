/** Is this the long run, from before a release? */
const isLong = process.env['LUDOTECA_LONG'] === '1';

/** So much with every change, and so much before a release: `npm run test:long`. */
export const often = <T>(always: T, beforeRelease: T): T => (isLong ? beforeRelease : always);
