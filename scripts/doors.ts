/** Every import path of the package, those of languages one by one: package.json has a pattern for them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { folder } from './project-files.js';

/** An import path. */
export interface Door {
  /** `ludoteca/ojo-del-terror`. */
  readonly path: string;
  /** Where its declarations and its code lie, from the root of the project. */
  readonly types: string;
  readonly code: string;
  /** The same for CommonJS; null where there are ES modules only, which Node can require. */
  readonly required: { readonly types: string; readonly code: string } | null;
}

interface Target {
  readonly types: string;
  readonly default: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Target | { readonly import: Target; readonly require: Target }>>;
}

const { name, exports }: Manifest = JSON.parse(readFileSync(folder('package.json'), 'utf8'));

/** The languages behind `./ojo-del-terror/labels/*`. */
const languagesOf = (pattern: string): readonly string[] => {
  const home = folder('src', 'games', pattern.slice(2, -2));
  return readdirSync(home)
    .filter((language) => existsSync(`${home}/${language}/index.ts`))
    .sort();
};

/** All import paths, in the order of package.json. */
export const doors: readonly Door[] = Object.entries(exports).flatMap(([path, target]) => {
  if (typeof target === 'string') return [];
  const names = path.endsWith('/*') ? languagesOf(path) : [''];
  return names.map((language) => {
    const filled = (text: string): string => text.replaceAll('*', language);
    const at = ({ types, default: code }: Target): { types: string; code: string } => ({ types: filled(types), code: filled(code) });
    const [main, required] = 'import' in target ? [target.import, at(target.require)] : [target, null];
    return { path: name + filled(path.slice(1)), ...at(main), required };
  });
});

/** Is this a door to the words of a game in one language, or to its rulebook? */
export const isOfWords = ({ path }: Pick<Door, 'path'>): boolean => /\/(labels|book)\/[^/]+$/.test(path);
