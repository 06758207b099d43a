/** « de » before a name, as it is spoken: before a vowel, with or without an h, it is elided, but not before one that is half a consonant. */
export const of = (name: string): string => (/^h?(?![iu][aeiouàèéíòóú])[aeiouàèéíïòóúü]/i.test(name) ? `d’${name}` : `de ${name}`);
