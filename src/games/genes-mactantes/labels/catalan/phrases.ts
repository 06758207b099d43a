/**
 * « de » before a name or a number, as it is spoken: before a vowel, with or without an h, it is elided, but not before one that is half a consonant;
 * one and eleven begin with a vowel too.
 */
export const of = (name: string): string =>
  /^(h?(?![iu][aeiouàèéíòóú])[aeiouàèéíïòóúü]|(1|11)(?!\d))/i.test(name) ? `d’${name}` : `de ${name}`;
