import type { Game, GameTypes, Viewer } from 'ludoteca';
import type { TableStore } from 'ludoteca/client';
import type { GameId } from 'ludoteca/games';
import type { SavedTable } from '../local/saved-table.js';

/** What only the device knows whose own a table is. */
export interface Device {
  /** The bot whose move it is, and whether it is thinking. */
  readonly due: string | null;
  readonly thinking: string | null;
  /** Were bots told to wait? */
  readonly waits: boolean;
  /** Do they wait because somebody fills in a form, or has taken something back? */
  readonly isHeld: boolean;
  /** Had the browser room to keep the game? */
  readonly kept: boolean;
  /** The table as far as another tab of the browser has come with it that plays it now; null while it is played here. */
  readonly elsewhere: string | null;
  subscribe(listener: () => void): () => void;
  wait(waits: boolean): void;
  hold(held: boolean): void;
  /** Something was taken back: bots leave it so until somebody decides. */
  holdTakenBack(taken: boolean): void;
  saved(): SavedTable;
  /** How many actions stand. */
  readonly standing: number;
  /** Who decides, or has decided, once so many actions stand; null if nobody has. */
  deciderAfter(count: number): string | null;
  /** The steps of which a viewer has seen anything, the setup being step 0. */
  stepsSeen(viewer: Viewer): readonly number[];
  /** How many actions would stand if the viewer's last decision were taken back; null if it cannot be. */
  undoneTo(viewer: Viewer): number | null;
  mayGoBackTo(step: number, viewer: Viewer): boolean;
  mayRedo(viewer: Viewer): boolean;
  close(): void;
}

/** Where one can sit down at a table: on this device, or somewhere else by a token. */
export interface Place {
  readonly id: GameId;
  readonly game: Game;
  /** The people at this device, by their seats; null where the token says who one is. */
  readonly people: readonly string[] | null;
  readonly hasBots: boolean;
  /** The table’s id with its host; null on this device. */
  readonly table: string | null;
  join(seat: string | null): TableStore<GameTypes>;
  readonly device: Device | null;
}
