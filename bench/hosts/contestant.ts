/** What both hosts are asked to do: the same game, noughts and crosses, by clients of their own over their own sockets. */

/** The board as a client sees it. */
export interface Board {
  /** How many marks there are. */
  readonly turn: number;
  readonly cells: readonly (string | null)[];
  readonly isOver: boolean;
}

/** Somebody at a match. */
export interface Guest {
  board(): Board | null;
  /** Calls back whenever the board may have changed. */
  listen(changed: () => void): void;
  mark(cell: number): void;
  close(): void;
}

/** A match of two, and whoever looks on. */
export interface MatchHere {
  readonly id: string;
  sit(player: 0 | 1): Guest;
  /** Looks on from an address, which may be that of a counter of bytes. */
  watch(address: string): Guest;
}

/** A server that is measured. */
export interface Contestant {
  readonly name: string;
  /** The program, and what it is told; it says `ready` when it is. */
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Is there anything left when the process is gone? */
  open(address: string): Promise<MatchHere>;
  /** The match again, after a restart. */
  again(address: string, id: string): Guest;
  /** What somebody learns who has nothing but the address of the server and the id of a match, which its players keep to themselves. */
  stranger(address: string, id: string): Promise<Learnt>;
}

export interface Learnt {
  /** Are all matches listed for anybody? */
  readonly listed: boolean;
  /** Is the position shown? */
  readonly shown: boolean;
  /** Matches that are stored after a hundred invented ids were asked for. */
  readonly invented: number;
}
