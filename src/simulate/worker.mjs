// The worker where the package is run from its sources: it loads the TypeScript beside it through tsx. The built package has a worker of its own.
import { register } from 'tsx/esm/api';

register();
const { default: play } = await import('./worker.ts');
export default play;
