import { own } from '../core/data/own.js';
import type { Game } from '../core/game/game.js';

/** Where a worker finds a game, since code cannot be sent to it: a game of the package by its id, any other by module and export. */
export type GameSource =
  | { readonly id: string }
  | {
      /** What `import()` takes: the URL of a file (`new URL('./pig.js', import.meta.url).href`), or the name of a package. */
      readonly module: string;
      /** The name it is exported by. */
      readonly name: string;
    };

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && 'reduceInPlace' in value && 'definition' in value && 'clauses' in value;

/** The games of this package. */
export const rulesOfThePackage = (): Promise<typeof import('../games/rules.js')> => import('../games/rules.js');

/** The game a source names. */
export const gameAt = async (source: GameSource): Promise<Game> => {
  const found: unknown =
    'id' in source
      ? (await rulesOfThePackage()).rulesById(source.id)
      : own((await import(/* @vite-ignore */ source.module)) as Record<string, unknown>, source.name);
  if (!isGame(found)) throw new Error(`There is no game ${'id' in source ? source.id : `${source.name} in ${source.module}`}.`);
  return found;
};

/** A game of whatever types. */
interface Defined {
  readonly id: string;
  readonly definition: object;
}

/** Is this the same game, whatever words it has? */
const isSameGame = (one: Defined, other: Defined): boolean => {
  const rules: Readonly<Record<string, unknown>> = { ...one.definition, labels: null };
  const others: Readonly<Record<string, unknown>> = { ...other.definition, labels: null };
  return Object.keys({ ...rules, ...others }).every((field) => rules[field] === others[field]);
};

/** The source of a game of this package; null for any other, variants of its games among them. */
export const sourceOf = async (game: Defined): Promise<GameSource | null> => {
  const known = (await rulesOfThePackage()).rulesById(game.id);
  return known !== undefined && isSameGame(known, game) ? { id: game.id } : null;
};
