/** Puts together what is published: the build, a manifest for those who install it, and the pages with their links. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from '../project-files.js';
import { type Home, pageInPackage } from './links.js';

/** What of package.json is read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly repository?: { readonly type: string; readonly url: string };
}

/** What stands in package.json for this repository alone. */
const ofTheRepository: ReadonlySet<string> = new Set(['private', 'scripts', 'devDependencies', 'overrides', 'allowScripts', 'knip']);

/** The pages that are packed. */
const pages = ['README.md', 'CHANGELOG.md', 'NOTICE.md', 'LICENSE'] as const;

export const readManifest = (): Manifest => JSON.parse(readFileSync(folder('package.json'), 'utf8')) as Manifest;

/** `git+https://host/somebody/ludoteca.git` can be seen at `https://host/somebody/ludoteca`. */
const homeOf = ({ repository, version }: Manifest): Home | null =>
  repository === undefined ? null : { address: repository.url.replace(/^git[+]/, '').replace(/[.]git$/, ''), version };

/** Fills a folder with what is published, and gives it. The package must have been built. */
export const stage = (into: string = folder('.cache', 'package')): string => {
  if (!existsSync(folder('dist'))) throw new Error('There is no build to pack: `npm run build` makes it.');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  cpSync(folder('dist'), join(into, 'dist'), { recursive: true });
  const manifest = readManifest();
  const published = Object.fromEntries(Object.entries(manifest).filter(([key]) => !ofTheRepository.has(key)));
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const packed = new Set<string>([...pages, 'package.json', ...readdirSync(into, { recursive: true, encoding: 'utf8' })]);
  for (const page of pages) {
    const text = readFileSync(folder(page), 'utf8');
    writeFileSync(join(into, page), page.endsWith('.md') ? pageInPackage(text, packed, homeOf(manifest)) : text);
  }
  return into;
};
