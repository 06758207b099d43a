import type { Kind } from '../types/index.js';

/** What two discs of a kind can take. [SD-EXC-07] [SD-EXC-08] [SD-EXC-09] [SD-EXC-10] */
export const exchanges: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  education: ['justice'],
  roads: ['mossos', 'firefighters'],
  railways: ['mossos', 'firefighters'],
  forests: ['health'],
  energies: ['education'],
  housing: ['education'],
};
