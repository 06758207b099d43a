import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What was met in an earlier run is not met in this one. */
export default (): void => rmSync(fileURLToPath(new URL('../../.cache/refusals-met/', import.meta.url)), { recursive: true, force: true });
