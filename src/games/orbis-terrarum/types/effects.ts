import { bool, type Codec, either, exactly, finite, int, list, nullable, oneOf, shape, variants } from '../../../core/data/codec.js';
import {
  attribute,
  authority,
  type ConflictStatus,
  conflictStatuses,
  type Dimension,
  dimension,
  domain,
  type HostKind,
  hostKinds,
  type Index,
  index,
  type ModifierTarget,
  modifierTarget,
  name,
  names,
  scopeValue,
  statistic,
  title,
  turnNumber,
} from './basics.js';
import type { Attribute, Authority, Domain, Statistic } from './statistics.js';

/** What failing a crisis takes: an index, an attribute (as a penalty), or the peace. [OT-EVT-05] [OT-EVT-06] */
export type CrisisLoss = Index | Attribute | 'rebellion';

/** A crisis as it is posted. [OT-EVT-02] */
export interface CrisisSpec {
  /** The statistic it is answered with. */
  readonly counter: Statistic;
  /** What a failure takes. */
  readonly loss: CrisisLoss;
  /** What a lasting crisis takes each turn. [OT-EVT-07] */
  readonly perTurn: { readonly via: number; readonly leg: number } | null;
  /** How many turns a lasting crisis stays. */
  readonly turns: number | null;
}

/** The primitives of which all referee effects are made. A Nation that is null is the one the effect is for. [OT-REF-06] */
export type Effect =
  | {
      readonly do: 'modifier';
      readonly nation: string | null;
      readonly target: ModifierTarget;
      readonly value: number;
      readonly years: number;
      readonly source: 'event' | 'milestone' | 'war';
    }
  | { readonly do: 'index'; readonly nation: string | null; readonly index: Index; readonly delta: number }
  | { readonly do: 'wealth'; readonly nation: string | null; readonly delta: number }
  | { readonly do: 'progress'; readonly nation: string | null; readonly delta: number }
  | { readonly do: 'attribute'; readonly nation: string | null; readonly attribute: Attribute; readonly delta: number }
  | { readonly do: 'region'; readonly region: string; readonly owner: string | null }
  | {
      readonly do: 'create-nation';
      readonly name: string;
      readonly kind: 'state' | 'horde' | 'movement';
      readonly regions: readonly string[];
      readonly position: string | null;
      readonly predominantDomain: Domain;
      readonly predominantAuthority: Authority;
      readonly patron: string | null;
    }
  | { readonly do: 'extinguish'; readonly nation: string | null }
  | {
      readonly do: 'host';
      readonly owner: string | null;
      readonly region: string | null;
      readonly kind: HostKind;
      readonly turns: number | null;
    }
  | { readonly do: 'remove-host'; readonly host: string }
  | { readonly do: 'rebellion'; readonly nation: string | null; readonly sponsor: string | null }
  | { readonly do: 'end-rebellion'; readonly rebellion: string }
  | { readonly do: 'rebellion-deadline'; readonly rebellion: string; readonly turn: number }
  | {
      readonly do: 'civil-war';
      readonly nation: string | null;
      readonly sides: readonly string[];
      readonly controllers: readonly string[];
    }
  | { readonly do: 'end-civil-war'; readonly civilWar: string; readonly winner: string }
  | { readonly do: 'patron'; readonly nation: string | null; readonly patron: string | null }
  | { readonly do: 'grant'; readonly nation: string | null; readonly special: boolean; readonly lastTurn: number | 'this-turn' | null }
  | { readonly do: 'technology'; readonly nation: string | null; readonly id: string }
  | { readonly do: 'fronts'; readonly nation: string | null; readonly weight: number; readonly extra: number }
  | { readonly do: 'conflict'; readonly a: string; readonly b: string; readonly status: ConflictStatus }
  | {
      readonly do: 'scope';
      readonly nation: string | null;
      readonly target: string;
      readonly dimension: Dimension;
      readonly value: number | 'impossible' | null;
      readonly years: number | null;
    }
  | { readonly do: 'colony'; readonly region: string; readonly recognised: boolean }
  | { readonly do: 'autonomy'; readonly nation: string | null; readonly autonomous: boolean }
  | { readonly do: 'defeated'; readonly nation: string | null; readonly flag: boolean }
  | { readonly do: 'capital'; readonly nation: string | null; readonly region: string }
  | ({ readonly do: 'crisis'; readonly nation: string | null } & CrisisSpec)
  | { readonly do: 'end-crisis'; readonly crisis: string };

/** One kind of effect. */
export type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

const nation = nullable(name);

/** What failing a crisis takes. */
export const crisisLoss: Codec<CrisisLoss> = oneOf([
  'via',
  'leg',
  'rebellion',
  'MIL',
  'AUX',
  'ECN',
  'CLT',
  'ADM',
  'GES',
  'LEA',
  'TCN',
  'INT',
  'PRS',
]);

const perTurn = nullable(shape<{ readonly via: number; readonly leg: number }>({ via: int, leg: int }));
const crisisFields = { counter: statistic, loss: crisisLoss, perTurn, turns: nullable(int) };

/** A crisis as it is posted. */
export const crisisSpec: Codec<CrisisSpec> = shape<CrisisSpec>(crisisFields);

const lastTurn: Codec<number | 'this-turn' | null> = nullable(either<number, 'this-turn'>(turnNumber, exactly('this-turn')));

/** An effect primitive. */
export const effect: Codec<Effect> = variants<Effect, 'do'>('do', {
  modifier: { nation, target: modifierTarget, value: int, years: int, source: oneOf(['event', 'milestone', 'war']) },
  index: { nation, index, delta: int },
  wealth: { nation, delta: int },
  progress: { nation, delta: int },
  attribute: { nation, attribute, delta: int },
  region: { region: name, owner: nullable(name) },
  'create-nation': {
    name: title,
    kind: oneOf(['state', 'horde', 'movement']),
    regions: names,
    position: nullable(name),
    predominantDomain: domain,
    predominantAuthority: authority,
    patron: nullable(name),
  },
  extinguish: { nation },
  host: { owner: nullable(name), region: nullable(name), kind: oneOf(hostKinds), turns: nullable(int) },
  'remove-host': { host: name },
  rebellion: { nation, sponsor: nullable(name) },
  'end-rebellion': { rebellion: name },
  'rebellion-deadline': { rebellion: name, turn: int },
  'civil-war': { nation, sides: list(title, 10), controllers: list(name, 10) },
  'end-civil-war': { civilWar: name, winner: name },
  patron: { nation, patron: nullable(name) },
  grant: { nation, special: bool, lastTurn },
  technology: { nation, id: name },
  fronts: { nation, weight: finite, extra: int },
  conflict: { a: name, b: name, status: oneOf(conflictStatuses) },
  scope: { nation, target: name, dimension, value: nullable(scopeValue), years: nullable(int) },
  colony: { region: name, recognised: bool },
  autonomy: { nation, autonomous: bool },
  defeated: { nation, flag: bool },
  capital: { nation, region: name },
  crisis: { nation, ...crisisFields },
  'end-crisis': { crisis: name },
});
