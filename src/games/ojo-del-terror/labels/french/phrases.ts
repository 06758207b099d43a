import type { Phrases } from '../language.js';

/** Does “de” or “que” lose its vowel before this name? A y is a vowel only before a consonant: `d’Yves`, `de Yann`. */
const isElided = (name: string): boolean => /^(?:h?[aeiouàáâäéèêëíîïóòôöúùûüœ]|y[^aeiouàâéèêëîïôûœ])/i.test(name);

/** “de” before a name, as it is spoken. */
export const of = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);

/** “que” before a name, as it is spoken. */
export const than = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);

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
