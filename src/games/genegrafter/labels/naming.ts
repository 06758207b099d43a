import { derived } from '../../../core/data/derived.js';
import { own } from '../../../core/data/own.js';
import type { Pack, View } from '../types/index.js';
import type { Name, Naming, Teller } from './language.js';

/** What a pack of one's own prints on its cards: the names by the ids of the definitions, and the names that several of them bear. */
interface Printed {
  readonly names: ReadonlyMap<string, string>;
  readonly shared: ReadonlySet<string>;
}

const printedIn = derived((pack: Pack): Printed => {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { id, name } of [...pack.characters, ...pack.abilities, ...pack.events, ...pack.dna, ...pack.gear]) {
    names.set(id, name);
    (seen.has(name) ? shared : seen).add(name);
  }
  return { names, shared };
});

/** The definition that a card of a pack is a copy of; undefined if the pack has none. */
const definitionOf = (id: string, { names }: Printed): string | undefined =>
  [id, id.replace(/#\d+$/, '')].find((definition) => names.has(definition));

/** The name of a card. A pack of one's own names its cards itself; those of the default pack are named in every language. */
const cardName = (id: string, { cards }: Naming, pack: Pack | null): string | undefined => {
  if (pack === null) return own<string>(cards, id);
  const printed = printedIn(pack);
  const definition = definitionOf(id, printed);
  return definition === undefined ? undefined : printed.names.get(definition);
};

/** What the sixth face of the special die is called where it is a blank. [GG-SPEC-10] */
const blanks: Readonly<Record<string, string>> = { 'face-6': 'blank-face-6', 'sixth-face': 'blank-sixth-face' };

/** Names a word of the rules beside what a viewer sees, an action or an event, whatever cards there are; any other id is its own name. */
export const wordingIn = ({ actions, events, words }: Naming, view: View | undefined): Name => {
  const isBlank = view?.settings.sixthFace === 'blank';
  return (id) =>
    own<string>(words, (isBlank ? own(blanks, id) : undefined) ?? id) ??
    own<{ readonly name: string }>(actions, id)?.name ??
    own<{ readonly heading: string }>(events, id)?.heading ??
    id;
};

/** Names anything with an id, beside what a viewer sees: a card, if there is one with this id, and a word otherwise. */
const namingIn = (language: Naming, view: View | undefined): Name => {
  const word = wordingIn(language, view);
  return (id) => cardName(id, language, view?.pack ?? null) ?? word(id);
};

/** What sentences call things by, beside what a viewer sees. */
export const tellerIn = (language: Naming, view: View | undefined): Teller => ({
  name: namingIn(language, view),
  word: wordingIn(language, view),
  view,
});

/** Names a card as no other is named: with its id where several bear its name, and with the number of its copy. */
export const cardNamingIn = (language: Naming, view: View | undefined): Name => {
  const name = namingIn(language, view);
  const pack = view?.pack ?? null;
  if (pack === null) return name;
  const printed = printedIn(pack);
  return (id) => {
    const definition = definitionOf(id, printed);
    if (definition === undefined) return name(id);
    const marks = [
      ...(printed.shared.has(name(id)) ? [definition] : []),
      ...(definition === id ? [] : [language.copy(id.slice(definition.length + 1))]),
    ];
    return marks.length === 0 ? name(id) : `${name(id)} (${marks.join(', ')})`;
  };
};
