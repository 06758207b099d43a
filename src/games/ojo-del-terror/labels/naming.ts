import { derived } from '../../../core/data/derived.js';
import { own } from '../../../core/data/own.js';
import { legible } from '../../../core/words/legible.js';
import { isDeedId, rulesOfDeed } from '../content/deeds.js';
import { eyeOfTerror } from '../content/eye-of-terror.js';
import type { ContentPack, Named, View } from '../types/index.js';
import type { Name, Naming, PackList } from './language.js';

const lists: readonly PackList[] = ['planets', 'warbands', 'sectors', 'kinds', 'gods'];

/** The entries of a list by their ids, and the names that two of them share. */
interface Register {
  readonly entries: ReadonlyMap<string, Named>;
  readonly shared: ReadonlySet<string>;
}

const registerOf = (list: readonly Named[]): Register => {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { id, name, english } of list)
    for (const called of new Set([legible(name, id), legible(english ?? name, id)])) {
      if (seen.has(called)) shared.add(called);
      seen.add(called);
    }
  return { entries: new Map(list.map((entry) => [entry.id, entry])), shared };
};

const registersOf = derived(
  (pack: ContentPack): Readonly<Record<PackList, Register>> =>
    Object.fromEntries(lists.map((list) => [list, registerOf(pack[list])])) as Record<PackList, Register>,
);

/** Names an entry of a list of the pack as no other of the list is named; undefined if there is none of this id. */
export const calledIn =
  ({ printed }: Naming, view: View | undefined) =>
  (list: PackList, id: string): string | undefined => {
    const { entries, shared } = registersOf(view?.config.pack ?? eyeOfTerror)[list];
    const entry = entries.get(id);
    if (entry === undefined) return undefined;
    const name = legible(printed(entry), id);
    return shared.has(name) ? `${name} (${id})` : name;
  };

/** A deed by its name, or something of the pack, of whichever list comes first. */
const foundIn = ({ printed }: Naming, view: View | undefined, id: string): string | undefined => {
  if (isDeedId(id)) return printed(rulesOfDeed(id));
  const registers = registersOf(view?.config.pack ?? eyeOfTerror);
  for (const list of lists) {
    const found = registers[list].entries.get(id);
    if (found !== undefined) return legible(printed(found), id);
  }
  return undefined;
};

/** A word of the rules; any other id is its own name. */
const wordFor = ({ actions, events, words }: Naming, id: string): string =>
  own<string>(words, id) ??
  own<{ readonly name: string }>(actions, id)?.name ??
  own<{ readonly heading: string }>(events, id)?.heading ??
  id;

/** The list of which somebody says that a thing stands in it, if there is such a list. */
export const listCalled = (among: string | undefined): PackList | 'words' | undefined =>
  among === 'words' ? among : lists.find((list) => list === among);

/** Names anything with an id: a deed, something of the pack, or a word of the rules; what is named among a list is none of another. */
export const namingIn = (language: Naming, view: View | undefined): Name => {
  const called = calledIn(language, view);
  return (id, among) => {
    const found = among === undefined ? foundIn(language, view, id) : among === 'words' ? undefined : called(among, id);
    return found ?? wordFor(language, id);
  };
};
