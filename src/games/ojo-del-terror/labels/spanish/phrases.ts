import type { Phrases } from '../language.js';

/** Orders of sheets in Spanish. */
export const phrases: Phrases = {
  invade: (planet) => `invadir ${planet}`,
  across: 'a través del Límite',
  terms: (members, beneficiary) => `con ${members}, para ${beneficiary}`,
  killer: (killer) => `${killer} mata primero`,
  warlord: (warlord) => `con ${warlord} como Señor de la Guerra`,
  defend: (planet) => `defender ${planet}`,
  defendSector: (sector) => `defender el sector ${sector}`,
  cede: (planet, to) => `ceder ${planet} a ${to}`,
  trade: (give, receive, partner) => `intercambiar ${give} por ${receive} con ${partner}`,
  claim: (deed) => `anunciar «${deed}»`,
};
