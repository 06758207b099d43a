import type { Phrases } from '../language.js';

/** Orders of sheets in Spanish. */
export const phrases: Phrases = {
  and: 'y',
  invade: (planet) => `invadir ${planet}`,
  across: 'a través del Límite',
  terms: (members, beneficiary) => `con ${members}, para ${beneficiary}`,
  killer: (killer) => `matando primero ${killer}`,
  warlord: (warlord) => `bajo ${warlord}`,
  defend: (planet) => `defender ${planet}`,
  defendSector: (sector) => `defender el sector ${sector}`,
  cede: (planet, to) => `ceder ${planet} a ${to}`,
  trade: (give, receive, partner) => `cambiar ${give} por ${receive} con ${partner}`,
  claim: (deed) => `anunciar ${deed}`,
};
