import { allOptional, type Codec, either, exactly, list, optional, shape } from '../../../core/data/codec.js';
import { name } from './basics.js';
import { type Options, optionTable } from './options.js';
import { type Pack, pack } from './pack.js';

/** What the host asks for: the players in seating order, and any options. */
export interface Config extends Partial<Options> {
  /** The names of those who play, all different, in seating order. */
  readonly players: readonly string[];
  /** A pack of your own, or the id of the year 500 for up to eight; unless given, the default one for so many. */
  readonly pack?: Pack | 'orbis-500';
}

/** The configuration with every option filled in and the pack itself. */
export interface Settings extends Options {
  /** In seating order. */
  readonly players: readonly string[];
  /** The whole content: map, Nations, happenings, milestones. */
  readonly pack: Pack;
}

const options = Object.fromEntries(Object.entries(optionTable).map(([key, { codec }]) => [key, codec])) as {
  readonly [K in keyof Options]: Codec<Options[K]>;
};

/** A configuration as the host gives it. */
export const config: Codec<Config> = shape<Config>({
  players: list(name, 100),
  ...(allOptional(options) as object),
  pack: optional(either<Pack, 'orbis-500'>(pack, exactly('orbis-500'))),
} as never);

/** The completed options of a game. */
export const settings: Codec<Settings> = shape<Settings>({ players: list(name, 100), ...options, pack } as never);
