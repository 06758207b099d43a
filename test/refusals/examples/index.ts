import { core } from './core.js';

/** Examples of what each game says no with. */
export const examples = { core } as const;
