import { core } from './core.js';
import { orbisTerrarum } from './orbis-terrarum.js';

/** Examples of what each game says no with. */
export const examples = { core, 'orbis-terrarum': orbisTerrarum } as const;
