import type { Phrases } from '../language.js';

/** “de” before a name, as it is spoken. */
export const of = (name: string): string => (/^[aeiouyhàâéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Orders of sheets in French. */
export const phrases: Phrases = {
  and: 'et',
  invade: (planet) => `envahir ${planet}`,
  across: 'à travers la Frontière',
  terms: (members, beneficiary) => `avec ${members}, pour ${beneficiary}`,
  killer: (killer) => `${killer} tuant en premier`,
  warlord: (warlord) => `sous ${warlord}`,
  defend: (planet) => `défendre ${planet}`,
  defendSector: (sector) => `défendre le secteur ${sector}`,
  cede: (planet, to) => `céder ${planet} à ${to}`,
  trade: (give, receive, partner) => `échanger ${give} contre ${receive} avec ${partner}`,
  claim: (deed) => `annoncer ${deed}`,
};
