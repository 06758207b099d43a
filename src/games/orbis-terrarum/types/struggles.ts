import { bool, type Codec, int, list, nullable, oneOf, shape } from '../../../core/data/codec.js';
import type { Grade } from '../../../core/game/resolution.js';
import { type ConflictStatus, conflictStatuses, grade, name, title } from './basics.js';

/** Enmity between two Nations. [OT-WAR-02] */
export interface Conflict {
  readonly a: string;
  readonly b: string;
  readonly status: ConflictStatus;
  readonly clashRun: number;
  readonly quietRun: number;
  readonly activeTurns: number;
  /** The first turn whose quiet counts: the one it came about in, unless the orders of that turn were over. [OT-WAR-05] */
  readonly firstTurn: number;
}

/** One side of a civil war. */
export interface Side {
  readonly id: string;
  readonly name: string;
  readonly controller: string;
  readonly supremacy: number;
  readonly alive: boolean;
}

/** A struggle for the whole government. [OT-CIV-01] */
export interface CivilWar {
  readonly id: string;
  readonly nation: string;
  /** The first is the government. */
  readonly sides: readonly Side[];
  readonly metered: boolean;
  readonly firstTurn: number;
  /** Who has proposed which winner. [OT-CIV-03] */
  readonly conclusions: readonly { readonly controller: string; readonly winner: string }[];
}

/** An uprising inside a Nation. */
export interface Rebellion {
  readonly id: string;
  readonly nation: string;
  readonly sponsor: string | null;
  readonly sponsorKnown: boolean;
  readonly firstTurn: number;
  readonly deadlineTurn: number;
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
