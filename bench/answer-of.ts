import type { ChildProcess } from 'node:child_process';

/** The next thing a contender says. */
export const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`A contender stopped with ${code}.`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message as T);
    });
  });
