import type { Readable, Writable } from 'node:stream';
import { fitted } from './fitting.js';

/** Ctrl-C was pressed, or there is nothing more to read: whoever asked stops asking. */
export class Interrupted extends Error {}

/** One thing to choose. */
export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** What a key does at any list; then the list is put again. */
export type Keys = Readonly<Record<string, () => Promise<void>>>;

/** Where the program speaks and is answered. A null answer is Escape: one step back. */
export interface Desk {
  /** Is anybody there to choose? Without a terminal only `line` is answered, by the lines that come in. */
  readonly asking: boolean;
  /** From now on it speaks this language, and these keys may be pressed at any list. */
  speaks(language: string, keys?: Keys): void;
  say(text: string): void;
  /** A text in pages that fit the screen, a line each; where there is no screen in one page. */
  pages(text: string): readonly (readonly string[])[];
  /** Wipes the screen, so that the next player does not read what the last one saw. */
  clear(): void;
  choose<T>(message: string, options: readonly Option<T>[]): Promise<T | null>;
  /** What is `ticked` is so already, and stays so if nothing but Enter is pressed. */
  tick<T>(message: string, options: readonly Option<T>[], min: number, max: number, ticked?: readonly T[]): Promise<T[] | null>;
  line(message: string, initial?: string, fault?: (typed: string) => string | undefined): Promise<string | null>;
  /** What is `likely` is so if nothing but Enter is pressed. */
  agree(message: string, likely?: boolean): Promise<boolean | null>;
}

/** What a desk stands on: the process's own streams, or those of a test. */
export interface Streams {
  readonly input: Readable & { isTTY?: boolean };
  readonly output: Writable & { isTTY?: boolean; rows?: number; columns?: number };
}

/** Words as they may be written: names and files come from anywhere, and must not command the terminal. */
export const harmless = (words: string): string => words.replace(/[^\P{Cc}\n\t]/gu, '');

/** Writes words so that they fit the screen. */
export const speaker =
  (output: Streams['output']) =>
  (words: string): void =>
    void output.write(`${fitted(harmless(words), output.columns).join('\n')}\n`);
