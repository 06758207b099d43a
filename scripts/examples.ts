/** Runs every example and compares what it prints with `output.txt` beside it; `--write` writes these files anew. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { folder, root, writeAll } from './project-files.js';

const run = promisify(execFile);
/** Examples that serve until they are told to end have tests of their own. */
const servers: readonly string[] = ['online'];
const examples = readdirSync(folder('examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !servers.includes(entry.name) && existsSync(folder('examples', entry.name, 'main.ts')))
  .map(({ name }) => name);

const outputs = new Map<string, string>();
for (const name of examples) {
  const { stdout } = await run(folder('node_modules/.bin/tsx'), [folder('examples', name, 'main.ts')], { cwd: root });
  outputs.set(folder('examples', name, 'output.txt'), stdout.replace(/[ \t]+$/gm, ''));
  console.log(`ran ${name}`);
}
const write = process.argv.includes('--write');
const other = writeAll(outputs, !write);
if (other.length > 0 && !write) {
  console.error(`These print something else than before: ${other.join(', ')}. If it is better, run \`npm run test:examples -- --write\`.`);
  process.exit(1);
}
