/** Runs every example, as its first line says it is run. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { folder, root } from './written.js';

const examples = readdirSync(folder('examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `examples/${name}/main.ts`)
  .filter((file) => readdirSync(folder(file.replace('/main.ts', ''))).includes('main.ts'));
for (const file of examples) {
  execFileSync(folder('node_modules/.bin/tsx'), [file], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`ran ${file}`);
}
