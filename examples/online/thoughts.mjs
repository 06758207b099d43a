// The worker as tinypool starts it: it loads the TypeScript beside it through tsx.
import { register } from 'tsx/esm/api';

register();
const { default: think } = await import('./thoughts.ts');
export default think;
