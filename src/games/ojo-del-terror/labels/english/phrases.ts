import type { Phrases } from '../language.js';

/** Orders of sheets in English. */
export const phrases: Phrases = {
  invade: (planet) => `invade ${planet}`,
  across: 'across the Boundary',
  terms: (members, beneficiary) => `with ${members}, for ${beneficiary}`,
  killer: (killer) => `${killer} killing first`,
  warlord: (warlord) => `with ${warlord} as Warlord`,
  defend: (planet) => `defend ${planet}`,
  defendSector: (sector) => `defend the sector ${sector}`,
  cede: (planet, to) => `cede ${planet} to ${to}`,
  trade: (give, receive, partner) => `trade ${give} for ${receive} with ${partner}`,
  claim: (deed) => `claim ${deed}`,
};
