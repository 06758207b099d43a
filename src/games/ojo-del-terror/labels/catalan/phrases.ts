import type { Phrases } from '../language.js';

/** “de” before a name or a number, as it is spoken: `d’Ada`, `d’11`. */
export const of = (name: string): string => (/^(?:h?[aeiouàèéíòóúïü]|11?(?!\d))/i.test(name) ? `d’${name}` : `de ${name}`);

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
