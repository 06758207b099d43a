import { PassThrough, Writable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Streams } from '../../../examples/terminal/desk.js';

const keys = { enter: '\r', down: '\u001b[B', space: ' ', escape: '\u001b', interrupt: '\u0003' } as const;

/** A terminal with somebody at it: reads what the program writes and presses keys. */
export class Keyboard implements Streams {
  readonly input: PassThrough & { isTTY: boolean; setRawMode(): void } = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => undefined,
  });
  readonly output: Writable & { isTTY: boolean; columns: number; rows: number };
  /** Everything that was written, without colours and cursor movements. */
  written = '';
  /** The same with colours and cursor movements. */
  raw = '';
  #read = 0;

  constructor() {
    const write = (text: string): void => {
      this.raw += text;
      this.written += stripVTControlCharacters(text);
    };
    this.output = Object.assign(
      new Writable({
        write(chunk, _encoding, done) {
          write(String(chunk));
          done();
        },
      }),
      { isTTY: true, columns: 160, rows: 60 },
    );
  }

  /** Waits until the program has written this, after what was waited for before. */
  async sees(text: string): Promise<void> {
    for (let waited = 0; waited < 10_000; waited += 5) {
      const place = this.written.indexOf(text, this.#read);
      if (place >= 0) {
        this.#read = place + text.length;
        return;
      }
      await after(5);
    }
    throw new Error(`"${text}" was never written after:\n${this.written.slice(Math.max(0, this.#read - 300))}`);
  }

  async press(...pressed: readonly (keyof typeof keys)[]): Promise<void> {
    for (const key of pressed) {
      await after(15);
      this.input.write(keys[key]);
    }
    await after(15);
  }

  async types(text: string): Promise<void> {
    await after(15);
    this.input.write(text);
    await this.press('enter');
  }

  /** Clears the line that is offered, and types another. */
  async writes(text: string): Promise<void> {
    await after(15);
    this.input.write('\u0015');
    await this.types(text);
  }

  /** Waits for a question, moves down to an answer, and takes it. */
  async answers(question: string, answer: string): Promise<void> {
    await this.sees(question);
    for (let moved = 0; moved < 40; moved++) {
      await after(15);
      const active = this.written.slice(this.written.lastIndexOf('●'));
      if (active.startsWith(`● ${answer}`)) return this.press('enter');
      await this.press('down');
    }
    throw new Error(`"${question}" does not offer "${answer}":\n${this.written.slice(-600)}`);
  }
}

/** A pipe: lines come in, text goes out, nobody is there. */
export const pipe = (lines: readonly string[] = []): Streams & { readonly text: () => string } => {
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  let written = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return { input, output, text: () => written };
};
