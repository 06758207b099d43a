import type { Forms } from '../language.js';

/** How Spanish puts names into sentences: «de Francia», but «del administrador». */
export const forms: Forms = { of: (told) => (told.startsWith('el ') ? `del ${told.slice(3)}` : `de ${told}`) };
