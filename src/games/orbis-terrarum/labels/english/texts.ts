import type { Texts } from '../language.js';

/** What the default content and the rules say is English as it stands. */
export const texts: Texts = {};
