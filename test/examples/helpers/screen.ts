import xterm from '@xterm/headless';

/** What a terminal of this size shows of what was written to it, from the first line that was scrolled away to the last; `isBroken` where a line did not fit. */
export const shownOn = (
  columns: number,
  rows: number,
  written: string,
): Promise<readonly { readonly text: string; readonly isBroken: boolean }[]> => {
  const terminal = new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
  return new Promise((resolve) =>
    // A real terminal goes back to the first column with every new line, as the one of a process does.
    terminal.write(written.replace(/\r?\n/g, '\r\n'), () => {
      const { active } = terminal.buffer;
      const lines = Array.from({ length: active.length }, (_, place) => active.getLine(place)!);
      resolve(lines.map((line, place) => ({ text: line.translateToString(true), isBroken: lines[place + 1]?.isWrapped === true })));
    }),
  );
};
