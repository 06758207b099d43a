import { bool, int, nullable, oneOf, optional } from '../../../core/data/codec.js';
import { name } from './basics.js';

/** The values of {@link PhaseName}. */
export const phaseNames = [
  'setup-nations',
  'setup-attributes',
  'setup-referee',
  'happenings',
  'orders',
  'adjudication',
  'resolution',
  'decisions',
  'upkeep',
  'epoch-distribution',
  'closed',
] as const;

/** The parts of a game. */
export type PhaseName = (typeof phaseNames)[number];

/** A seat. */
export interface Player {
  /** The Nation it plays as its own. */
  readonly principal: string | null;
  /** Is the player waited for? One who is not may still act. */
  readonly active: boolean;
  /** Has the player nothing more to order this turn? */
  readonly ready: boolean;
  readonly actionsThisTurn: number;
  /** Those that everybody knows of. */
  readonly warnings: number;
  /** Those given with measures that are hidden from others, who do not see them. [OT-VIEW-11] */
  readonly hiddenWarnings?: number;
  /** Whether its attributes have been distributed, at setup or in an epoch. */
  readonly distributed: boolean;
  /** What the player would have an epoch do; a wish alone. Null if none was told. */
  readonly epochPreference: 'total' | 'partial' | null;
  /** The turn in which it adopted its Nation. [OT-SEAT-01] */
  readonly adoptedTurn: number | null;
}

/** The codecs of what a player keeps. */
export const player = {
  principal: nullable(name),
  active: bool,
  ready: bool,
  warnings: int,
  hiddenWarnings: optional(int),
  distributed: bool,
  epochPreference: nullable(oneOf(['total', 'partial'])),
  adoptedTurn: nullable(int),
} as const;
