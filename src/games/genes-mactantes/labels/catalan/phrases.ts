import { atPlaceInCatalan as at } from '../../../../core/words/catalan-of.js';

export { atPlaceInCatalan as at, ofInCatalan as of, ofPlaceInCatalan as ofPlace } from '../../../../core/words/catalan-of.js';

/** “A” before the name of a place, where a sentence begins with it. */
export const atFirst = (place: string): string => at(place).replace(/^a/, 'A');
