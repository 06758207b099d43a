import {
  allOptional,
  bool,
  type Codec,
  either,
  exactly,
  id,
  int,
  list,
  nullable,
  oneOf,
  optional,
  shape,
} from '../../../core/data/codec.js';
import { type Colour, type Content, colours, content } from './pack.js';

/** The modes: fiscal balances, with public management, with democratic participation, or with participation alone. [SD-CFG-06] */
export const modes = ['A', 'AB', 'ABC', 'AC'] as const;

/** Which rules are in use. */
export type Mode = (typeof modes)[number];

/** The degrees of centralism. */
export const degrees = ['medium', 'high', 'intense'] as const;

/** How often the State acts. */
export type Degree = (typeof degrees)[number];

/** Someone who plays, and with which citizen. */
export interface Seat {
  /** The name by which state, events and actions know the player; never `treasury` or `random`. */
  readonly id: string;
  /** The colour of the citizen; no two players have the same. */
  readonly colour: Colour;
}

/** What may be chosen about a game. */
export interface Options {
  /** Which rules are in use: money alone, public management, participation, or all of them. */
  readonly mode: Mode;
  /** A player's id, or `random`. */
  readonly firstHolder: string;
  /** May the start tile be swapped during setup? */
  readonly concentration: 'choose' | 'keep';
  /** Decided in play, or fixed. */
  readonly centralism: 'choose' | Degree;
  /** When a player may break a 2 € disc. */
  readonly changePolicy: 'needed' | 'cohesion' | 'free';
  /** May a mover decline to take the first step? */
  readonly firstStepOptional: boolean;
  /** May the player who discovers the suffrage tile use it at once? */
  readonly suffrageOnDiscovery: boolean;
  /** Does an economic tile pay again when discovered again after a reshuffle? */
  readonly economicRediscovery: boolean;
  /** House rule: a collective defeat after so many turns. */
  readonly turnLimit: number | null;
}

/** Someone who wants to play; an id alone will do. */
export interface Guest {
  /** What somebody is called. */
  readonly id: string;
  /** The colour of the citizens; the next one that is free where this is left out. */
  readonly colour?: Colour;
}

/** What the host asks for: the players in turn order, and any options. */
export interface Config extends Partial<Options> {
  /** Those who play, in seating order: their names, or with the colours they want. */
  readonly players: readonly (string | Guest)[];
  /** A pack of your own, or the id of the default one. */
  readonly content?: Content | 'catalonia';
}

/** The configuration with every option filled in and the pack itself. */
export interface Settings extends Options {
  /** In seating order, which is the order of turns. */
  readonly players: readonly Seat[];
  /** Everything in the box: board, tiles, discs and die. */
  readonly content: Content;
}

const options = {
  mode: oneOf(modes),
  firstHolder: id,
  concentration: oneOf(['choose', 'keep']),
  centralism: oneOf(['choose', ...degrees]),
  changePolicy: oneOf(['needed', 'cohesion', 'free']),
  firstStepOptional: bool,
  suffrageOnDiscovery: bool,
  economicRediscovery: bool,
  turnLimit: nullable(int),
} as const;

/** A configuration as the host gives it. */
export const config: Codec<Config> = shape<Config>({
  players: list(either<Guest, string>(shape<Guest>({ id, colour: optional(oneOf(colours)) }), id)),
  ...allOptional(options),
  content: optional(either<Content, 'catalonia'>(content, exactly('catalonia'))),
});

/** A completed configuration. */
export const settings: Codec<Settings> = shape<Settings>({
  players: list(shape<Seat>({ id, colour: oneOf(colours) })),
  ...options,
  content,
});
