/** Plays any game of the package in this terminal: `npm start`, or `npm start -- --help`. Where there is no terminal bots play by themselves. */
import { evening } from './terminal/evening.js';

// Whoever reads along may have read enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// Between two questions Ctrl-C arrives as a signal: the evening ends in order, with an offer to save.
let leave = (): void => process.exit(130);
process.on('SIGINT', () => leave());

process.exitCode = await evening(process.argv.slice(2), { input: process.stdin, output: process.stdout }, (sitting) => {
  leave = () => {
    if (sitting.leaving) process.exit(130);
    sitting.leaving = true;
    // Nobody goes on waiting for a line either.
    if (!sitting.desk.asking) process.stdin.destroy();
  };
});
process.stdin.pause();
