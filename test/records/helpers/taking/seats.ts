const names = ['ada', 'bo', 'cy', 'di', 'ed', 'fay', 'gus', 'hal', 'ida', 'jo', 'kim', 'leo', 'mia', 'ned', 'ola', 'pia'] as const;
const words = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');

/** The first so many players. */
export const table = (count: number): string[] => names.slice(0, count);

/** A number of players in words. */
export const players = (count: number): string => `${words[count] ?? String(count)} ${count === 1 ? 'player' : 'players'}`;

/** All numbers from one to another. */
export const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
