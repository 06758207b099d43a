import { derived } from '../../../core/data/derived.js';
import { own } from '../../../core/data/own.js';
import { legible } from '../../../core/words/legible.js';
import { rowIn } from '../../../core/words/saying.js';
import { defaultNames } from '../content/names.js';
import type { View } from '../types/index.js';
import type { Forms, Name, Naming, Narrator, Orders, Sentences, Words } from './language.js';

/** A measure: whose it is, and the slot it stands in. */
const measureName = (id: string, name: Name): string | undefined => {
  const [nation, kind, ...place] = id.split('/');
  if (kind === undefined || place.length === 0) return undefined;
  const slot = place.map(name).join('/');
  return `${name(nation!)} (${slot.startsWith(`${name(kind)} `) ? slot : `${name(kind)} ${slot}`})`;
};

/** What is counted within another thing, such as `conference-1.2`. */
const parts: Readonly<Record<string, string>> = { conference: 'proposal', 'civil-war': 'side' };

/** Something counted, such as `treaty-3`: its kind and number. */
const countedName = (id: string, words: Words): string | undefined => {
  const [, kind = '', number, part] = /^([a-z-]+)-(\d+)(?:\.(\d+))?$/.exec(id) ?? [];
  const word = own<string>(words, part === undefined ? kind : (own<string>(parts, kind) ?? ''));
  return word === undefined ? undefined : `${word} ${part ?? number!}`;
};

/** What is said of a region, such as `colony nilus`. */
const markName = (id: string, name: Name): string | undefined => {
  const [, mark, region] = /^(attitude|colony)(?: of)? (.+)$/.exec(id) ?? [];
  return mark === undefined ? undefined : `${name(mark)} (${name(region!)})`;
};

/** What the rules call a Nation that rebels have founded: after the one they left. */
const risen = /^(.+) Rebels$/;

/** What a view calls by a name, and what has to say its id with it, since another of its kind bears that name too. */
const calledIn = derived(({ nations, organizations, civilWars, config: { pack } }: View) => {
  const names = new Map<string, string>();
  const shared = new Set<string>();
  for (const list of [
    Object.entries(nations).map(([id, { name }]) => ({ id, name })),
    organizations.map(({ id, statute: { name } }) => ({ id, name })),
    civilWars.flatMap(({ sides }) => sides),
    pack.regions,
    pack.milestones,
    pack.technologies,
  ]) {
    const borne = new Map<string, string>();
    for (const { id, name } of list) {
      if (names.has(id)) continue;
      names.set(id, name);
      const other = borne.get(name);
      if (other === undefined) borne.set(name, id);
      else shared.add(other).add(id);
    }
  }
  return { names, shared };
});

/** Names anything that has an id, and leaves other ids as they are. */
export const narratorOf = ({ code, actions, events, words, texts, forms }: Naming, view: View | undefined): Narrator => {
  const text = (said: string): string => own(texts, said) ?? said;
  /** The names that the rules themselves put together are told as other names are. */
  const nameOf = (id: string, called: string): string => {
    const kind = own(view?.nations ?? {}, id)?.kind;
    // A movement that has become a Nation of its own keeps its name; Nations of the map are called as the map says.
    const isRisen = kind === 'movement' || (kind !== undefined && /^nation-\d+$/.test(id));
    const parent = isRisen ? risen.exec(called)?.[1] : undefined;
    return parent === undefined ? text(called) : text('$1 Rebels').replace('$1', () => text(parent));
  };
  const inView = view === undefined ? undefined : calledIn(view);
  const name: Name = (id) => {
    if (view?.config.players.includes(id)) return id;
    const called =
      own<Orders[keyof Orders]>(actions, id)?.name ??
      own<string>(words, id) ??
      own<Sentences[keyof Sentences]>(events, id)?.heading ??
      (inView?.names ?? defaultNames).get(id) ??
      countedName(id, words) ??
      measureName(id, name) ??
      markName(id, name) ??
      id;
    const told = legible(nameOf(id, called), id);
    return inView?.shared.has(id) === true ? `${told} (${id})` : told;
  };
  return {
    name,
    text,
    form: (form, told) => (form === undefined ? told : (own<Forms[keyof Forms]>(forms, form)?.(told) ?? told)),
    all: (told) => rowIn(code, told),
  };
};
