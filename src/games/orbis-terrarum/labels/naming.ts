import { derived } from '../../../core/data/derived.js';
import { own } from '../../../core/data/own.js';
import { legible } from '../../../core/words/legible.js';
import { rowIn } from '../../../core/words/saying.js';
import { defaultDeeds, defaultNames } from '../content/names.js';
import type { View } from '../types/index.js';
import type { Pack } from '../types/pack.js';
import type { Forms, Name, NamedList, Naming, Narrator, Orders, Sentences, Words } from './language.js';
import { listFor } from './lists.js';

/** A measure: whose it is, and the slot it stands in. */
const measureName = (id: string, name: Name): string | undefined => {
  const [nation, kind, ...place] = id.split('/');
  if (kind === undefined || place.length === 0) return undefined;
  const slot = place.map((part) => name(part, listFor(kind, 'id'))).join('/');
  return `${name(nation!, 'nations')} (${slot.startsWith(`${name(kind)} `) ? slot : `${name(kind)} ${slot}`})`;
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
  return mark === undefined ? undefined : `${name(mark)} (${name(region!, 'regions')})`;
};

/** What the rules call a Nation that rebels have founded: after the one they left. */
const risen = /^(.+) Rebels$/;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The names of a list by their ids, and the ids that have to be said with them, since another of the list bears the same name. */
interface Register {
  readonly names: ReadonlyMap<string, string>;
  readonly shared: ReadonlySet<string>;
}

const registerOf = (list: readonly Named[]): Register => {
  const shared = new Set<string>();
  const borne = new Map<string, string>();
  for (const { id, name } of list) {
    const other = borne.get(name);
    if (other === undefined) borne.set(name, id);
    else shared.add(other).add(id);
  }
  return { names: new Map(list.map(({ id, name }) => [id, name])), shared };
};

/** The rules have words in every language for the deeds and technologies of the default content. */
const withoutWords = (list: readonly Named[]): readonly Named[] => list.filter(({ id, name }) => own(defaultDeeds, id) !== name);

const registersOfPack = derived(({ regions, milestones, technologies }: Pack) => ({
  regions: registerOf(regions),
  milestones: registerOf(withoutWords(milestones)),
  technologies: registerOf(withoutWords(technologies)),
}));

type Registers = Readonly<Record<NamedList, readonly Register[]>>;

/** Where each list of a view is looked up, in this order. */
const registersOf = derived(({ nations, organizations, civilWars, publishedMilestones, config: { pack } }: View): Registers => {
  const { regions, milestones, technologies } = registersOfPack(pack);
  const founded = registerOf(organizations.map(({ id, statute: { name } }) => ({ id, name })));
  const sides = registerOf(civilWars.flatMap((war) => war.sides));
  const acting = [registerOf(Object.entries(nations).map(([id, { name }]) => ({ id, name }))), founded, sides];
  return {
    nations: acting,
    regions: [regions],
    places: [...acting, regions],
    organizations: [founded],
    sides: [sides],
    milestones: [milestones, registerOf(publishedMilestones.map(({ id }) => ({ id, name: id })))],
    technologies: [technologies],
  };
});

const namedLists: readonly NamedList[] = ['nations', 'regions', 'places', 'organizations', 'sides', 'milestones', 'technologies'];

const lands: readonly Register[] = [{ names: defaultNames, shared: new Set() }];

/** The same for those who have no view at hand: the lands and peoples of the default content. */
const registersByDefault: Registers = {
  ...{ nations: lands, regions: lands, places: lands },
  ...{ organizations: [], sides: [], milestones: [], technologies: [] },
};

/** The list of which somebody says that a thing stands in it, if there is such a list. */
export const listCalled = (among: string | undefined): NamedList | undefined => namedLists.find((list) => list === among);

/** Names anything that has an id, and leaves other ids as they are; what is said to be among a list is none of another. */
export const narratorOf = ({ code, actions, events, words, texts, forms }: Naming, view: View | undefined): Narrator => {
  const text = (said: string): string => own(texts, said) ?? said;
  /** The names that the rules themselves put together are told as other names are. */
  const nameOf = (id: string, called: string): string => {
    const kind = own(view?.nations ?? {}, id)?.kind;
    // A movement that has become a Nation of its own keeps its name; Nations of the map are called as the map says.
    const isRisen = kind === 'movement' || (kind !== undefined && /^nation-\d+$/.test(id));
    const parent = isRisen ? risen.exec(called)?.[1] : undefined;
    return legible(parent === undefined ? text(called) : text('$1 Rebels').replace('$1', () => text(parent)), id);
  };
  const registers = view === undefined ? registersByDefault : registersOf(view);
  const listed = (id: string, among: readonly Register[]): string | undefined => {
    const register = among.find(({ names }) => names.has(id));
    if (register === undefined) return undefined;
    const called = nameOf(id, register.names.get(id)!);
    return register.shared.has(id) ? `${called} (${id})` : called;
  };
  /** A word of the rules, or what the game itself has numbered or put together from ids; any other id is its own name. */
  const wordFor = (id: string): string | undefined =>
    own<Orders[keyof Orders]>(actions, id)?.name ?? own<string>(words, id) ?? own<Sentences[keyof Sentences]>(events, id)?.heading;
  const madeUp = (id: string): string => countedName(id, words) ?? measureName(id, name) ?? markName(id, name) ?? id;
  const anything = (id: string): string => {
    if (view?.config.players.includes(id)) return id;
    const { places, milestones, technologies } = registers;
    const word = wordFor(id);
    return (word === undefined ? listed(id, [...places, ...milestones, ...technologies]) : undefined) ?? nameOf(id, word ?? madeUp(id));
  };
  const name: Name = (id, among) => {
    if (among === undefined) return anything(id);
    // A milestone that the referee is about to publish may have any id.
    const word = among === 'milestones' && !Object.hasOwn(defaultDeeds, id) ? id : wordFor(id);
    return listed(id, registers[among]) ?? nameOf(id, word ?? madeUp(id));
  };
  return {
    name,
    text,
    form: (form, told) => (form === undefined ? told : (own<Forms[keyof Forms]>(forms, form)?.(told) ?? told)),
    all: (told) => rowIn(code, told),
  };
};
