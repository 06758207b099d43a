import { elidesInFrench } from '../../../../core/words/french-of.js';

export { ofInFrench as of } from '../../../../core/words/french-of.js';

import type { Phrases } from '../language.js';

/** “que” before a name, as it is spoken. */
export const than = (name: string): string => (elidesInFrench(name) ? `qu’${name}` : `que ${name}`);

/** Orders of sheets in French. */
export const phrases: Phrases = {
  invade: (planet) => `envahir ${planet}`,
  across: 'à travers la Frontière',
  terms: (members, beneficiary) => `avec ${members}, pour ${beneficiary}`,
  killer: (killer) => `${killer} tue en premier`,
  warlord: (warlord) => `avec ${warlord} pour Seigneur de Guerre`,
  defend: (planet) => `défendre ${planet}`,
  defendSector: (sector) => `défendre le secteur ${sector}`,
  cede: (planet, to) => `céder ${planet} à ${to}`,
  trade: (give, receive, partner) => `échanger ${give} contre ${receive} avec ${partner}`,
  claim: (deed) => `annoncer « ${deed} »`,
};
