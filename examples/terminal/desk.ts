import { createInterface, emitKeypressEvents } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { autocomplete, confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import { wrapped } from './wrapping.js';

/** Ctrl-C was pressed, or there is nothing more to read: whoever asked stops asking. */
export class Interrupted extends Error {}

/** One thing to choose. */
export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** Where the program speaks and is answered. A null answer is Escape: one step back. */
export interface Desk {
  /** Is anybody there to choose? Without a terminal only `line` is answered, by the lines that come in. */
  readonly asking: boolean;
  say(text: string): void;
  /** Wipes the screen, so that the next player does not read what the last one saw. */
  clear(): void;
  choose<T>(message: string, options: readonly Option<T>[]): Promise<T | null>;
  /** What is `ticked` is so already, and stays so if nothing but Enter is pressed. */
  tick<T>(message: string, options: readonly Option<T>[], min: number, max: number, ticked?: readonly T[]): Promise<T[] | null>;
  line(message: string, initial?: string, fault?: (typed: string) => string | undefined): Promise<string | null>;
  agree(message: string): Promise<boolean | null>;
}

/** What a desk stands on: the process's own streams, or those of a test. */
export interface Streams {
  readonly input: Readable & { isTTY?: boolean };
  readonly output: Writable & { isTTY?: boolean; rows?: number; columns?: number };
}

const longList = 12;

/** Words as they may be written: names and files come from anywhere, and must not command the terminal. */
const harmless = (words: string): string => words.replace(/[^\P{Cc}\n\t]/gu, '');

const speaker =
  (output: Streams['output']) =>
  (words: string): void =>
    void output.write(`${wrapped(harmless(words), output.columns)}\n`);

/** A desk in a terminal. */
const terminalDesk = ({ input, output }: Streams): Desk => {
  // Escape and Ctrl-C are one to the prompts; here the first goes back and the second leaves, as Ctrl-D does and a terminal that goes away.
  let leaving = false;
  let question = new AbortController();
  const leave = (): void => {
    leaving = true;
    question.abort();
  };
  let isGone = false;
  emitKeypressEvents(input);
  input.on('keypress', (_typed: string | undefined, key: { readonly ctrl?: boolean; readonly name?: string } | undefined) => {
    if (key?.ctrl === true && (key.name === 'c' || key.name === 'd')) leave();
  });
  for (const ending of ['end', 'close'])
    input.once(ending, () => {
      isGone = true;
      leave();
    });
  /** Puts a question; null for Escape. */
  const ask = async <T>(
    put: (common: { input: Readable; output: Writable; signal: AbortSignal }) => Promise<unknown>,
  ): Promise<T | null> => {
    question = new AbortController();
    leaving = isGone;
    const answer = leaving ? null : await put({ input, output, signal: question.signal });
    if (leaving) throw new Interrupted();
    return isCancel(answer) ? null : (answer as T);
  };
  const numbered = <T>(options: readonly Option<T>[]) =>
    options.map(({ label, hint, disabled = false }, value) => ({
      value,
      label: harmless(label),
      disabled,
      ...(hint === undefined ? {} : { hint: harmless(hint) }),
    }));
  const say = speaker(output);
  return {
    asking: true,
    say,
    clear: () => void output.write('\u001b[2J\u001b[3J\u001b[H'),
    async choose(message, options) {
      const settings = { message: harmless(message), options: numbered(options), maxItems: longList };
      for (;;) {
        const place = await ask<number | undefined>((common) =>
          options.length > longList ? autocomplete({ ...common, ...settings }) : select({ ...common, ...settings }),
        );
        if (place === null) return null;
        if (place !== undefined) return options[place]!.value; // Enter where the search finds nothing asks again
      }
    },
    async tick(message, options, min, max, ticked = []) {
      const initialValues = options.flatMap(({ value }, place) => (ticked.includes(value) ? [place] : []));
      for (;;) {
        const asked = `${harmless(message)} (${min === max ? min : `${min} to ${max}`}; space ticks, Enter ends)`;
        const places = await ask<number[]>((common) =>
          multiselect({ ...common, message: asked, options: numbered(options), initialValues, required: min > 0, maxItems: longList }),
        );
        if (places === null) return null;
        if (places.length >= min && places.length <= max) return places.sort((a, b) => a - b).map((place) => options[place]!.value);
        say(`  ${places.length} is not ${min === max ? min : `from ${min} to ${max}`}.`);
      }
    },
    async line(message, initial = '', fault = () => undefined) {
      const validate = (typed: string | undefined): string | undefined => fault((typed ?? '').trim());
      const typed = await ask<string>((common) =>
        text({ ...common, message: harmless(message), initialValue: harmless(initial), validate }),
      );
      return typed?.trim() ?? null;
    },
    agree: (message) => ask<boolean>((common) => confirm({ ...common, message: harmless(message) })),
  };
};

/** A desk without a terminal: nothing is chosen, and what must be typed is read line by line. */
const pipedDesk = ({ input, output }: Streams): Desk => {
  let lines: AsyncIterator<string> | undefined;
  const say = speaker(output);
  const nobody = (): never => {
    throw new Error('There is nobody here to choose.');
  };
  return {
    asking: false,
    say,
    clear: () => undefined,
    choose: async () => nobody(),
    tick: async () => nobody(),
    agree: async () => nobody(),
    async line(message, _initial, fault = () => undefined) {
      lines ??= createInterface({ input })[Symbol.asyncIterator]();
      for (;;) {
        say(`? ${message}`);
        const { value, done } = await lines.next();
        if (done === true) throw new Interrupted('There is nothing more to read.');
        const wrong = fault(value.trim());
        if (wrong === undefined) return value.trim();
        say(`! ${wrong}`);
      }
    },
  };
};

/** The desk for these streams. */
export const deskOn = (streams: Streams): Desk =>
  streams.input.isTTY === true && streams.output.isTTY === true ? terminalDesk(streams) : pipedDesk(streams);
