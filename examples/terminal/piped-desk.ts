import { createInterface } from 'node:readline';
import { type Desk, harmless, Interrupted, type Streams, speaker } from './desk.js';
import { fitted } from './fitting.js';

/** A desk without a terminal: nothing is chosen, and what must be typed is read line by line. */
export const pipedDesk = ({ input, output }: Streams): Desk => {
  let lines: AsyncIterator<string> | undefined;
  const say = speaker(output);
  const nobody = (): never => {
    throw new Error('There is nobody here to choose.');
  };
  return {
    asking: false,
    speaks: () => undefined,
    say,
    pages: (text) => [fitted(harmless(text), output.columns)],
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
