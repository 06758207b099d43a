import {
  anyText,
  bool,
  type Codec,
  either,
  exactly,
  finite,
  isPlain,
  list,
  nullable,
  optional,
  predicate,
  shape,
  tagged,
} from '../../../core/data/codec.js';
import { mended } from './older.js';
import { orderTypes } from './order-types.js';

/** What allies agree on; it counts only if every member writes the same members and beneficiary. */
export interface Terms {
  /** The allies, in seating order, whoever wrote the terms among them; at least two. */
  readonly members: readonly string[];
  /** Who receives the planet. */
  readonly beneficiary: string;
  /** Who kills inhabitants first, if all members name the same one. */
  readonly killer: string | null;
}

/** `count` Invasions against one planet. */
export interface Invade {
  readonly type: 'invade';
  /** The planet attacked. */
  readonly planet: string;
  /** The attack value, from 1; each costs 1 action, or 2 over the Boundary. */
  readonly count: number;
  /** Over the Boundary, and paid for, though a cheaper way may lead there. */
  readonly across: boolean;
  /** With whom it is made; null if one attacks alone. */
  readonly alliance: Terms | null;
  /** An ally acknowledged as Warlord. */
  readonly warlord: string | null;
}

/** Raises the Defence of a planet for this turn. */
export interface Defend {
  readonly type: 'defend';
  /** The planet defended, whoever controls it. */
  readonly planet: string;
  /** By how much the Defence rises, from 1. */
  readonly count: number;
}

/** Raises the Defence of every planet of a sector for this turn. */
export interface DefendSector {
  readonly type: 'defend-sector';
  /** The sector defended: all planets of it. */
  readonly sector: string;
  /** By how much the Defence of each planet rises, from 1. */
  readonly count: number;
}

/** Hands a planet over: a gift, or one half of an exchange if the receiver hands something back. */
export interface Cede {
  readonly type: 'cede';
  /** The planet handed over, of those the giver controls when the turn begins. */
  readonly planet: string;
  /** The player who receives it. */
  readonly to: string;
}

/** Exchanges planets, if the partner writes the other half: the mirrored order, or cessions of all that is asked for. */
export interface Trade {
  readonly type: 'trade';
  /** The player with whom one exchanges. */
  readonly partner: string;
  /** Planets one hands over, in pack order; at least one. */
  readonly give: readonly string[];
  /** Planets one asks for, in pack order; at least one. */
  readonly receive: readonly string[];
}

/** Announces a deed; which of the further fields it has depends on the deed. */
export interface Claim {
  readonly type: 'claim';
  /** The deed announced. */
  readonly deed: string;
  /** Of `chaos-temple`: the world in the Eye; missing from other deeds. */
  readonly inside?: string;
  /** Of `chaos-temple`: the outer world; missing from other deeds. */
  readonly outside?: string;
  /** Of `consecration`: the sector of the Eye; missing from other deeds. */
  readonly sector?: string;
  /** Of `consecration` and `chosen-of-chaos`: the god whose favour is asked for, null if the sector has none; missing from other deeds. */
  readonly god?: string | null;
}

/** One order of a sheet, in its canonical form. [ET-STATE-02] */
export type Order = Invade | Defend | DefendSector | Cede | Trade | Claim;

/**
 * An order as an event tells it: without `across` where it is false. A record is sealed over its events, so those of games that were played before
 * there was `across` must still be told in the same way.
 */
export type ToldOrder = (Omit<Invade, 'across'> & { readonly across?: true }) | Exclude<Order, Invade>;

/** Terms as a player may write them. Without a beneficiary and with nobody else named they are none: so a form says that one attacks alone. */
export interface WrittenTerms {
  readonly members: readonly string[];
  readonly beneficiary?: string;
  readonly killer?: string | null;
}

/** An order as a player may write it: what is null or false in the canonical form may be left out. */
export type Draught =
  | (Pick<Invade, 'type' | 'planet' | 'count'> & {
      readonly across?: boolean;
      readonly alliance?: WrittenTerms | null;
      readonly warlord?: string | null;
    })
  | Exclude<Order, Invade>;

/** Something that calls itself an order and is none: kept only to be refused by name. [ET-SHEET-03] */
export interface StrangeOrder {
  readonly type: string & { readonly strange?: never };
}

/** Whatever stands on paper. */
export type Written = Draught | StrangeOrder;

const claim = shape<Claim>({
  type: exactly('claim'),
  deed: anyText,
  inside: optional(anyText),
  outside: optional(anyText),
  sector: optional(anyText),
  god: optional(nullable(anyText)),
});

const defend = shape<Defend>({ type: exactly('defend'), planet: anyText, count: finite });
const defendSector = shape<DefendSector>({ type: exactly('defend-sector'), sector: anyText, count: finite });
const cede = shape<Cede>({ type: exactly('cede'), planet: anyText, to: anyText });
const trade = shape<Trade>({ type: exactly('trade'), partner: anyText, give: list(anyText, 1000), receive: list(anyText, 1000) });
const others = { defend, 'defend-sector': defendSector, cede, trade, claim };

const terms = shape<Terms>({ members: list(anyText, 1000), beneficiary: anyText, killer: nullable(anyText) });
const invade = { type: exactly('invade'), planet: anyText, count: finite, alliance: nullable(terms), warlord: nullable(anyText) };

const whole = shape<Invade>({ ...invade, across: bool });
const withoutAcross = shape<Omit<Invade, 'across'>>(invade);

/** Invasions on a sheet. One that was saved before there was `across` goes the cheapest way. [ET-STATE-02] */
const savedInvade: Codec<Invade> = mended(whole, withoutAcross, ({ type, planet, count, ...rest }) => ({
  ...{ type, planet, count, across: false },
  ...rest,
}));

/** An order in its canonical form. */
export const order: Codec<Order> = tagged('type', { invade: savedInvade, ...others });

/** An order as an event tells it. */
export const toldOrder: Codec<ToldOrder> = tagged('type', {
  invade: shape<Extract<ToldOrder, { readonly type: 'invade' }>>({ ...invade, across: optional(exactly(true)) }),
  ...others,
});

type DraughtInvade = Extract<Draught, { readonly type: 'invade' }>;

const draught = tagged('type', {
  invade: shape<DraughtInvade>({
    type: exactly('invade'),
    planet: anyText,
    count: finite,
    across: optional(bool),
    alliance: optional(
      nullable(
        shape<WrittenTerms>({
          members: list(anyText, 1000),
          beneficiary: optional(anyText),
          killer: optional(nullable(anyText)),
        }),
      ),
    ),
    warlord: optional(nullable(anyText)),
  }),
  ...others,
});

const strange: Codec<StrangeOrder> = predicate(
  'an object with type',
  (u): u is StrangeOrder =>
    isPlain(u) && typeof u['type'] === 'string' && u['type'].length <= 200 && !(orderTypes as readonly string[]).includes(u['type']),
  ({ type }) => ({ type }),
);

/** An order as written by a player, of any type. */
export const written: Codec<Written> = either(draught, strange);
