/**
 * Steps that keep one processor busy each, two at a time: `tsx scripts/beside.ts 'types' 'npx tsc' 'refusals' 'npm run refusals'`, a name and a command
 * and so on. Each is told whole and in this order, once it is over. One that fails stops none of the others; that there was one is the end of them all.
 */
import { spawn } from 'node:child_process';

/** What became of a step. */
interface Ended {
  readonly said: string;
  readonly seconds: number;
  /** Null is nothing: it did what it was to do. */
  readonly fault: string | null;
}

const atOnce = 2;

const ran = (command: string): Promise<Ended> =>
  new Promise((resolve) => {
    const begun = performance.now();
    // A command of several, with pipes between them, fails where any of them does.
    const child = spawn('bash', ['-euo', 'pipefail', '-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes));
    const end = (fault: string | null): void =>
      resolve({ said: Buffer.concat(said).toString(), seconds: Math.round((performance.now() - begun) / 1000), fault });
    child.once('error', ({ message }) => end(message));
    child.once('close', (code, signal) => end(code === 0 ? null : (signal ?? `it ended with ${code}`)));
  });

const words = process.argv.slice(2);
if (words.length === 0 || words.length % 2 !== 0) throw new Error('Each step has a name and a command.');
const steps = words.flatMap((name, place) => (place % 2 === 0 ? [{ name, command: words[place + 1]! }] : []));

const ended = steps.map(() => {
  let tell: (how: Ended) => void = () => {};
  const promise = new Promise<Ended>((resolve) => {
    tell = resolve;
  });
  return { promise, tell };
});
const waiting = steps.entries();
/** Takes one step after the other until there are none left. */
const lane = async (): Promise<void> => {
  for (const [place, { command }] of waiting) ended[place]!.tell(await ran(command));
};
const lanes = Array.from({ length: atOnce }, lane);

const failed: string[] = [];
for (const [place, { name }] of steps.entries()) {
  const { said, seconds, fault } = await ended[place]!.promise;
  if (fault !== null) failed.push(`${name}: ${fault}`);
  console.log(`\n=== ${name}\n${said.trimEnd()}\n--- ${name}: ${seconds} s`);
}
await Promise.all(lanes);
for (const line of failed) console.error(`- ${line}`);
if (failed.length > 0) process.exitCode = 1;
