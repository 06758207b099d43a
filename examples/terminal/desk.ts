import { createInterface, emitKeypressEvents } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { autocomplete, confirm, isCancel, multiselect, select, text } from '@clack/prompts';

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
  tick<T>(message: string, options: readonly Option<T>[], min: number, max: number): Promise<T[] | null>;
  line(message: string, initial?: string, fault?: (typed: string) => string | undefined): Promise<string | null>;
  agree(message: string): Promise<boolean | null>;
}

/** What a desk stands on: the process's own streams, or those of a test. */
export interface Streams {
  readonly input: Readable & { isTTY?: boolean };
  readonly output: Writable & { isTTY?: boolean; rows?: number };
}

const longList = 12;

/** A desk in a terminal. */
const terminalDesk = ({ input, output }: Streams): Desk => {
  // Escape and Ctrl-C are one to the prompts; here the first goes back and the second leaves.
  let leaving = false;
  emitKeypressEvents(input);
  input.on('keypress', (_typed: string | undefined, key: { readonly ctrl?: boolean; readonly name?: string } | undefined) => {
    if (key?.ctrl === true && key.name === 'c') leaving = true;
  });
  const streams = { input, output };
  const answered = <T>(answer: T | symbol): T | null => {
    if (!isCancel(answer)) return answer as T;
    if (!leaving) return null;
    leaving = false;
    throw new Interrupted();
  };
  const numbered = <T>(options: readonly Option<T>[]) =>
    options.map(({ label, hint, disabled = false }, value) => ({ value, label, disabled, ...(hint === undefined ? {} : { hint }) }));
  const say = (words: string): void => void output.write(`${words}\n`);
  return {
    asking: true,
    say,
    clear: () => void output.write('\u001b[2J\u001b[3J\u001b[H'),
    async choose(message, options) {
      const settings = { ...streams, message, options: numbered(options), maxItems: longList };
      for (;;) {
        const place = answered<number | undefined>(await (options.length > longList ? autocomplete(settings) : select(settings)));
        if (place === null) return null;
        if (place !== undefined) return options[place]!.value; // Enter where the search finds nothing asks again
      }
    },
    async tick(message, options, min, max) {
      for (;;) {
        const asked = `${message} (${min === max ? min : `${min} to ${max}`}; space ticks, Enter ends)`;
        const places = answered<number[]>(
          await multiselect({ ...streams, message: asked, options: numbered(options), required: min > 0, maxItems: longList }),
        );
        if (places === null) return null;
        if (places.length >= min && places.length <= max) return places.sort((a, b) => a - b).map((place) => options[place]!.value);
        say(`  ${places.length} is not ${min === max ? min : `from ${min} to ${max}`}.`);
      }
    },
    line: async (message, initial = '', fault = () => undefined) =>
      answered<string>(
        await text({ ...streams, message, initialValue: initial, validate: (typed: string | undefined) => fault((typed ?? '').trim()) }),
      )?.trim() ?? null,
    agree: async (message) => answered<boolean>(await confirm({ ...streams, message })),
  };
};

/** A desk without a terminal: nothing is chosen, and what must be typed is read line by line. */
const pipedDesk = ({ input, output }: Streams): Desk => {
  let lines: AsyncIterator<string> | undefined;
  const say = (words: string): void => void output.write(`${words}\n`);
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
