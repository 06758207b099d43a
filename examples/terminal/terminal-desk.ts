import { emitKeypressEvents } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { autocomplete, confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import { columnsOf } from './cells.js';
import { type Desk, harmless, Interrupted, type Keys, type Option, type Streams, speaker } from './desk.js';
import { fitted } from './fitting.js';
import { pagesOf } from './paging.js';
import { speaking } from './prompt-words.js';
import { tell } from './words.js';

/** A list that is longer is searched by typing. */
const longList = 12;

/** What stands before the words of a question and of an answer, in columns; the prompts count the colours of the bar beside an answer as if they were seen. */
const margins = { question: 3, answer: 16 } as const;

/** So many lines a question below a page takes. */
const questionRows = 8;

/** Letters as they are searched for: `Límite` is found by `limite`. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();

interface Common {
  readonly input: Readable;
  readonly output: Writable;
  readonly signal: AbortSignal;
}

/** A desk in a terminal. */
export const terminalDesk = ({ input, output }: Streams): Desk => {
  // Escape and Ctrl-C are one to the prompts; here the first goes back and the second leaves, as Ctrl-D does and a terminal that goes away.
  let leaving = false;
  let isGone = false;
  let question = new AbortController();
  let language = 'en';
  let keys: Keys = {};
  // What the key does that was pressed at the list that is put; keys do nothing where something is typed, and nothing while they are served.
  let called: (() => Promise<void>) | null = null;
  let mayCall = false;
  // The prompt ends as after Escape, once the key that was pressed has been dealt with: it then leaves one frame, not two.
  const dismiss = (): void => void setImmediate(() => input.emit('keypress', '', { name: 'escape' }));
  emitKeypressEvents(input);
  input.on('keypress', (typed: string | undefined, key: { readonly ctrl?: boolean; readonly name?: string } | undefined) => {
    if (key?.ctrl === true && (key.name === 'c' || key.name === 'd')) {
      leaving = true;
      if (key.name === 'd') dismiss(); // the prompts know the other
    } else if (mayCall && typed !== undefined && Object.hasOwn(keys, typed)) {
      called = keys[typed]!;
      mayCall = false;
      dismiss();
    }
  });
  for (const ending of ['end', 'close'])
    input.once(ending, () => {
      isGone = true;
      leaving = true;
      question.abort();
    });
  let isServing = false;
  const screen = speaking(output, () => language);
  /** Puts a question; null for Escape. */
  const ask = async <T>(put: (common: Common) => Promise<unknown>, isList: boolean): Promise<T | null> => {
    for (;;) {
      question = new AbortController();
      leaving = isGone;
      mayCall = isList && !isServing;
      const answer = leaving ? null : await put({ input, output: screen, signal: question.signal });
      mayCall = false;
      if (leaving) throw new Interrupted();
      const serve = called;
      if (serve === null) return isCancel(answer) ? null : (answer as T);
      called = null;
      isServing = true;
      try {
        await serve();
      } finally {
        isServing = false;
      }
    }
  };
  const say = speaker(output);
  /** Words that fit beside what stands before them. */
  const beside = (words: string, margin: number): readonly string[] =>
    fitted(harmless(words), output.columns === undefined ? undefined : output.columns - margin).map((line) => line.trim());
  const asked = (words: string): string => beside(words, margins.question).join('\n');
  /** The same for prompts that put no bar before the lines that follow. */
  const indented = (words: string): string => beside(words, margins.question).join('\n   ');
  const listed = (words: string): string => beside(words, margins.answer).join('\n   ');
  /** A hint begins on the last line of its answer, behind a bracket: there is less room on that line. */
  const hinted = (label: string, hint: string): string => {
    const taken = columnsOf(label.split('\n').at(-1)!.trim()) + 1;
    const [first, ...others] = beside(`${'.'.repeat(taken)} ${hint}`, margins.answer);
    return [first!.slice(taken + 1), ...others].join('\n   ');
  };
  const answers = <T>(options: readonly Option<T>[]) =>
    options.map(({ label, hint, disabled = false }, value) => {
      const answer = listed(label);
      return { value, label: answer, disabled, ...(hint === undefined ? {} : { hint: hinted(answer, hint) }) };
    });
  return {
    asking: true,
    speaks(spoken, served = {}) {
      language = spoken;
      keys = served;
    },
    say,
    pages: (words) => pagesOf(fitted(harmless(words), output.columns), (output.rows ?? 24) - questionRows),
    clear: () => void output.write('\u001b[2J\u001b[3J\u001b[H'),
    async choose(message, options) {
      const settings = { options: answers(options), maxItems: longList };
      const filter = (typed: string, { label }: { readonly label?: string }): boolean => plain(label ?? '').includes(plain(typed));
      for (;;) {
        const place = await ask<number | undefined>(
          (common) =>
            options.length > longList
              ? autocomplete({ ...common, ...settings, filter, message: indented(message) })
              : select({ ...common, ...settings, message: asked(message), showInstructions: language === 'en' }),
          true,
        );
        if (place === null) return null;
        if (place !== undefined) return options[place]!.value; // Enter where the search finds nothing asks again
      }
    },
    async tick(message, options, min, max, ticked = []) {
      const initialValues = options.flatMap(({ value }, place) => (ticked.includes(value) ? [place] : []));
      const span = min === max ? `${min}` : tell(language, 'span', { min, max });
      // That too few are ticked is said here, and not by the prompt, which says it in English.
      const settings = { options: answers(options), initialValues, required: false, maxItems: longList };
      for (;;) {
        const places = await ask<number[]>(
          (common) =>
            multiselect({
              ...common,
              ...settings,
              message: asked(`${message} (${tell(language, 'ticking', { count: span })})`),
              showInstructions: language === 'en',
            }),
          true,
        );
        if (places === null) return null;
        if (places.length >= min && places.length <= max) return places.sort((a, b) => a - b).map((place) => options[place]!.value);
        say(`  ${tell(language, 'notSoMany', { count: places.length, span })}`);
      }
    },
    async line(message, initial = '', fault = () => undefined) {
      const validate = (typed: string | undefined): string | undefined => {
        const wrong = fault((typed ?? '').trim());
        return wrong === undefined ? undefined : indented(wrong);
      };
      const typed = await ask<string>(
        (common) => text({ ...common, message: indented(message), initialValue: harmless(initial), validate }),
        false,
      );
      return typed?.trim() ?? null;
    },
    agree: (message, likely = true) =>
      ask<boolean>((common) => {
        const [active, inactive] = [tell(language, 'yes'), tell(language, 'no')];
        return confirm({ ...common, message: asked(message), active, inactive, initialValue: likely });
      }, true),
  };
};
