import { bool, type Codec, int, list, nullable, oneOf, shape } from '../../../core/data/codec.js';
import type { Grade } from '../../../core/game/resolution.js';
import { type ConflictStatus, conflictStatuses, grade, name, title } from './basics.js';

/** Enmity between two Nations. [OT-WAR-02] */
export interface Conflict {
  /** One Nation. */
  readonly a: string;
  /** The other; the order means nothing. */
  readonly b: string;
  /** What they are to each other now. */
  readonly status: ConflictStatus;
  /** Turns in a row in which they have clashed. */
  readonly clashRun: number;
  /** Turns in a row in which they have not. */
  readonly quietRun: number;
  /** Turns of war so far, those of a suspended one not counted. */
  readonly activeTurns: number;
  /** The first turn whose quiet counts: the one it came about in, unless the orders of that turn were over. [OT-WAR-05] */
  readonly firstTurn: number;
}

/** One side of a civil war. */
export interface Side {
  /** Names the side in actions and events. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** Who gives it orders: a player, or the referee. */
  readonly controller: string;
  /** Its share of the power, 0 to 100, all sides together 100; 0 while the war is not metered. */
  readonly supremacy: number;
  /** False once it is out. */
  readonly alive: boolean;
}

/** A struggle for the whole government. [OT-CIV-01] */
export interface CivilWar {
  /** Names the war in actions and events. */
  readonly id: string;
  /** The Nation divided. */
  readonly nation: string;
  /** The first is the government. */
  readonly sides: readonly Side[];
  /** Have the surviving sides different controllers? Only then Supremacy is kept. */
  readonly metered: boolean;
  /** The first turn that counts as one of the war. */
  readonly firstTurn: number;
  /** Who has proposed which winner. [OT-CIV-03] */
  readonly conclusions: readonly { readonly controller: string; readonly winner: string }[];
}

/** An uprising inside a Nation. */
export interface Rebellion {
  /** Names the rebellion in actions and events. */
  readonly id: string;
  /** The Nation it rises in. */
  readonly nation: string;
  /** The Nation behind it; null if there is none, and to those who may not know. */
  readonly sponsor: string | null;
  /** False while its sponsor is hidden, to those who know him; to others a hidden sponsor looks like none. */
  readonly sponsorKnown: boolean;
  /** The first turn that counts as one of the rebellion. */
  readonly firstTurn: number;
  /** The turn in whose upkeep it escalates if it has not ended. */
  readonly deadlineTurn: number;
  /** The grade of the last attempt to put it down, which failed, 1 to 4; null if there was none. */
  readonly lastFailure: Grade | null;
}

/** A conflict. */
export const conflict: Codec<Conflict> = shape<Conflict>({
  a: name,
  b: name,
  status: oneOf(conflictStatuses),
  clashRun: int,
  quietRun: int,
  activeTurns: int,
  firstTurn: int,
});

/** A civil war. */
export const civilWar: Codec<CivilWar> = shape<CivilWar>({
  id: name,
  nation: name,
  sides: list(shape<Side>({ id: name, name: title, controller: name, supremacy: int, alive: bool }), 10),
  metered: bool,
  firstTurn: int,
  conclusions: list(shape<CivilWar['conclusions'][number]>({ controller: name, winner: name }), 20),
});

/** A rebellion. */
export const rebellion: Codec<Rebellion> = shape<Rebellion>({
  id: name,
  nation: name,
  sponsor: nullable(name),
  sponsorKnown: bool,
  firstTurn: int,
  deadlineTurn: int,
  lastFailure: nullable(grade),
});
