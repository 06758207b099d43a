import type { Writable } from 'node:stream';
import { tell } from './words.js';

/** What stands before the first word of a line of a prompt: the bar, blanks and colours. */
const before = String.raw`^([\u001b\[\dm│| ]*)`;

/** What the prompts say of themselves, which they say in English only. */
const searching = new RegExp(`${before}Search:`, 'u');
const found = / \((\d+) match(?:es)?\)/u;
const nothingFound = new RegExp(`${before}No matches found`, 'u');
const searchKeys = new RegExp(`${before}↑/↓[^\\n]*to search`, 'u');
const nothingTicked = new RegExp(`${before}none(?=[\\u001b\\[\\dm]*$)`, 'u');

/** A frame of a prompt with its own words in the language of the table. */
export const framed = (language: string, frame: string): string =>
  language === 'en'
    ? frame
    : frame
        .split('\n')
        .map((line) =>
          searching.test(line)
            ? line.replace(found, ' ($1)').replace(searching, `$1${tell(language, 'searchFor')}`)
            : line
                .replace(nothingFound, `$1${tell(language, 'nothingFound')}`)
                .replace(searchKeys, `$1${tell(language, 'searchKeys')}`)
                .replace(nothingTicked, `$1${tell(language, 'nothingTicked')}`),
        )
        .join('\n');

/** The screen as the prompts write to it: what they say of themselves is told in the language that is spoken at the time. */
export const speaking = <Screen extends Writable>(screen: Screen, language: () => string): Screen =>
  new Proxy(screen, {
    get: (target, name) => {
      if (name === 'write') return (frame: unknown) => target.write(typeof frame === 'string' ? framed(language(), frame) : frame);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
