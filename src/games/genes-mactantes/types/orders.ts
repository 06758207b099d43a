import {
  anyText,
  bool,
  type Codec,
  either,
  exactly,
  id,
  int,
  intBetween,
  list,
  oneOf,
  optional,
  shape,
  tagged,
  variants,
} from '../../../core/data/codec.js';
import { type Characteristic, characteristic, type Scope, scope, title, type UnitRef, unitKind, unitRef } from './basics.js';

/** What `promote` may do. */
export type Promotion =
  | { readonly mode: 'improve'; readonly character: string; readonly characteristic: Characteristic; readonly role?: string }
  | { readonly mode: 'appoint'; readonly character: string; readonly role?: string }
  | {
      readonly mode: 'introduce';
      readonly name: string;
      readonly role: string;
      readonly characteristic: Characteristic;
      readonly city: string;
    };

/** No aim to write down. */
export type Nothing = Readonly<Record<never, never>>;

/** An aim at a country. */
export interface AtCountry {
  /** The player it is aimed at. */
  readonly target: string;
}

/** An aim at a character. */
export interface AtCharacter {
  /** The character it is aimed at, by id. */
  readonly character: string;
}

/** What is written down for each kind of action: whom or what it is aimed at. [GM-DECL-04] */
export interface WrittenBy {
  readonly fortify: { readonly territory: string };
  readonly 'found-city': { readonly territory: string; readonly name: string };
  readonly 'suppress-counterpower': Nothing;
  readonly 'restore-order': Nothing;
  readonly taxes: Nothing;
  readonly develop: { readonly characteristic: Characteristic };
  readonly observe: Nothing;
  readonly battle: { readonly opponent: string } | { readonly territory: string };
  readonly 'civil-war': Nothing;
  readonly recruit: { readonly mode: 'one' | 'levy' };
  readonly demobilise: Nothing;
  readonly 'move-troops': Nothing;
  readonly promote: Promotion;
  readonly assassinate: AtCharacter;
  readonly capture: AtCharacter;
  readonly convince: AtCharacter;
  readonly 'copy-technology': AtCountry;
  readonly 'create-counterpower': AtCountry;
  readonly 'strengthen-counterpower': AtCountry;
  readonly investigate: AtCountry;
  readonly 'promote-disaffection': AtCountry;
  readonly sabotage: AtCountry;
  readonly incursion: AtCountry;
  readonly siege: { readonly territory: string };
  readonly 'support-rebellion': AtCountry;
}

/** A kind of action that is declared. */
export type KindId = keyof WrittenBy;

/** The kinds, in the order of the book. */
export const kindIds = [
  'fortify',
  'found-city',
  'suppress-counterpower',
  'restore-order',
  'taxes',
  'develop',
  'observe',
  'battle',
  'civil-war',
  'recruit',
  'demobilise',
  'move-troops',
  'promote',
  'assassinate',
  'capture',
  'convince',
  'copy-technology',
  'create-counterpower',
  'strengthen-counterpower',
  'investigate',
  'promote-disaffection',
  'sabotage',
  'incursion',
  'siege',
  'support-rebellion',
] as const satisfies readonly KindId[];

/** An order: its scope, its kind, and what is written. */
export type Order = { readonly [K in KindId]: { readonly scope: Scope; readonly kind: K; readonly written: WrittenBy[K] } }[KindId];

/** The orders of one kind. */
export type OrderOf<K extends KindId> = Extract<Order, { readonly kind: K }>;

/** What became of a declaration. */
export type DeclarationState = 'pending' | 'done' | 'void' | 'annulled';

/** One secret order on a sheet. Its id is its number on the sheet. */
export interface Declaration {
  /** Its number on the sheet, as text from `1`; to others its number among those read. */
  readonly id: string;
  /** What is ordered, and at whom it is aimed. */
  readonly order: Order;
  /** Not yet read, carried out, come to nothing, or annulled by Observation. */
  readonly state: DeclarationState;
  /** True if it was written to free an own captive; missing from every other. [GM-CAPT-04] */
  readonly rescue?: true;
  /** Which it was of those of its sheet that are no longer pending: the first, second, …; missing while it is. */
  readonly nth?: number;
}

/** Some points of a unit. */
export interface Levy extends UnitRef {
  readonly amount: number;
}

/** The means by which a declared action is carried out; which of them it has depends on its kind. [GM-EXEC-06] */
export interface Means {
  readonly characters?: readonly string[];
  readonly useIntel?: boolean;
  readonly territory?: string;
  readonly objective?: 'field' | 'assault';
  readonly units?: readonly UnitRef[];
  readonly authorityCharacters?: readonly string[];
  readonly city?: string;
  readonly from?: readonly Levy[] | UnitRef;
  readonly to?: UnitRef;
  readonly amount?: number;
  readonly characteristic?: Characteristic;
  readonly patrol?: string;
  readonly base?: string;
}

const nothing = shape<Nothing>({});
const atCountry = shape<AtCountry>({ target: id });
const atCharacter = shape<AtCharacter>({ character: id });
const promotion: Codec<Promotion> = variants<Promotion, 'mode'>('mode', {
  improve: { character: id, characteristic, role: optional(title) },
  appoint: { character: id, role: optional(title) },
  introduce: { name: title, role: title, characteristic, city: id },
});

/** Codecs of what is written, by kind. */
export const writtenCodecs: { readonly [K in KindId]: Codec<WrittenBy[K]> } = {
  fortify: shape<WrittenBy['fortify']>({ territory: id }),
  'found-city': shape<WrittenBy['found-city']>({ territory: id, name: title }),
  'suppress-counterpower': nothing,
  'restore-order': nothing,
  taxes: nothing,
  develop: shape<WrittenBy['develop']>({ characteristic }),
  observe: nothing,
  battle: either(shape<{ readonly opponent: string }>({ opponent: id }), shape<{ readonly territory: string }>({ territory: id })),
  'civil-war': nothing,
  recruit: shape<WrittenBy['recruit']>({ mode: oneOf(['one', 'levy']) }),
  demobilise: nothing,
  'move-troops': nothing,
  promote: promotion,
  assassinate: atCharacter,
  capture: atCharacter,
  convince: atCharacter,
  'copy-technology': atCountry,
  'create-counterpower': atCountry,
  'strengthen-counterpower': atCountry,
  investigate: atCountry,
  'promote-disaffection': atCountry,
  sabotage: atCountry,
  incursion: atCountry,
  siege: shape<WrittenBy['siege']>({ territory: id }),
  'support-rebellion': atCountry,
};

/** Codec of {@link Order}. */
export const order: Codec<Order> = tagged(
  'kind',
  Object.fromEntries(kindIds.map((kind) => [kind, shape({ scope, kind: exactly(kind), written: writtenCodecs[kind] } as never)])),
) as unknown as Codec<Order>;

/** Codec of {@link Declaration}. */
export const declaration: Codec<Declaration> = shape<Declaration>({
  id,
  order,
  state: oneOf(['pending', 'done', 'void', 'annulled']),
  rescue: optional(exactly(true)),
  nth: optional(intBetween(1, 1000)),
});

/** Codec of a list of characters. */
export const characterList: Codec<readonly string[]> = list(id, 100);

/** Codec of a list of units. */
export const unitRefs: Codec<readonly UnitRef[]> = list(unitRef, 1000);

/** Codecs of {@link Means}, each of which may be missing. */
export const meansFields = {
  territory: optional(anyText),
  objective: optional(oneOf(['field', 'assault'])),
  units: optional(unitRefs),
  city: optional(anyText),
  from: optional(either(list(shape<Levy>({ territory: id, kind: unitKind, amount: int }), 1000), unitRef)),
  to: optional(unitRef),
  amount: optional(int),
  characteristic: optional(characteristic),
  patrol: optional(anyText),
  base: optional(anyText),
  characters: optional(characterList),
  authorityCharacters: optional(characterList),
  useIntel: optional(bool),
} as const;

/** The name of one of {@link Means}. */
export type MeansField = keyof Means;
