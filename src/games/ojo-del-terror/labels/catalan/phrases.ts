export { ofInCatalan as of } from '../../../../core/words/catalan-of.js';

import type { Phrases } from '../language.js';

/** Orders of sheets in Catalan. */
export const phrases: Phrases = {
  invade: (planet) => `envair ${planet}`,
  across: 'a través del Límit',
  terms: (members, beneficiary) => `amb ${members}, per a ${beneficiary}`,
  killer: (killer) => `${killer} mata primer`,
  warlord: (warlord) => `amb ${warlord} com a Senyor de la Guerra`,
  defend: (planet) => `defensar ${planet}`,
  defendSector: (sector) => `defensar el sector ${sector}`,
  cede: (planet, to) => `cedir ${planet} a ${to}`,
  trade: (give, receive, partner) => `intercanviar ${give} per ${receive} amb ${partner}`,
  claim: (deed) => `anunciar «${deed}»`,
};
