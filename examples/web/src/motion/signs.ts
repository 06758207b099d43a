import type { Sign } from './cues.js';

/** What signs look like, within 24 by 24 round the middle. */
export const signPaths: Readonly<Record<Sign, string>> = {
  yes: 'M-8 0L-2 7L9 -7',
  no: 'M-7 -7L7 7M7 -7L-7 7',
  shield: 'M-8 -9H8V1C8 7 3 9.500 0 11C-3 9.500 -8 7 -8 1Z',
  swords: 'M-9 -9L7 7M9 -9L-7 7M-9 3L-3 9M9 3L3 9',
  star: 'M0 -11L3 -3.500H11L4.500 1.500L7 10L0 5L-7 10L-4.500 1.500L-11 -3.500H-3Z',
  flag: 'M-6 12V-11L8 -6L-6 -1',
  eye: 'M-11 0C-6 -8 6 -8 11 0C6 8 -6 8 -11 0ZM0 -3.500A3.500 3.500 0 1 0 0.010 -3.500',
  chain: 'M-4 3A5 5 0 1 1 -4 -3H1M4 -3A5 5 0 1 1 4 3H-1',
  crown: 'M-10 8V-5L-4 1L0 -8L4 1L10 -5V8Z',
  bolt: 'M3 -11L-7 2H-1L-3 11L7 -2H1Z',
  house: 'M-10 0L0 -9L10 0M-7 -2V9H7V-2',
  mark: 'M0 -9A9 9 0 1 0 0.010 -9Z',
  scroll: 'M-8 -10H5L9 -6V10H-8ZM-4 -4H5M-4 0H5M-4 4H2',
};
