/**
 * Draws the house in docs/architecture.md from the imports of the sources: `npm run rooms` writes the picture, with `-- --check` it is only
 * compared. The rooms and their order come from .dependency-cruiser.cjs, which also forbids what does not belong into the picture.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { folder, root, writeAll } from './project-files.js';

/** What this script reads of the configuration. */
interface House {
  readonly rooms: {
    readonly storeys: readonly string[];
    readonly core: readonly string[];
    readonly game: readonly string[];
    /** The order of the rooms in `mechanics/`, for games that have one. */
    readonly mechanics: Readonly<Record<string, readonly string[]>>;
  };
}

/** What it reads of dependency-cruiser's report. */
interface Report {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }[];
}

interface Import {
  readonly from: string;
  readonly to: string;
}

const { rooms } = createRequire(import.meta.url)(folder('.dependency-cruiser.cjs')) as House;

const readImports = (): Import[] => {
  const report = execFileSync(
    folder('node_modules', '.bin', 'depcruise'),
    ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  return (JSON.parse(report) as Report).modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
};

/** The room of a home in which a file stands: a folder or, for what stands loose, the file. */
const roomIn = (home: string, path: string): string | undefined =>
  path.startsWith(`${home}/`) ? path.slice(home.length + 1).replace(/(\/.*|\.\w+)$/, '') : undefined;

/** Which rooms of a home import which, as `from to`, and which rooms it has. */
const readHome = (
  home: string,
  imports: readonly Import[],
): { readonly arrows: ReadonlySet<string>; readonly there: ReadonlySet<string> } => {
  const arrows = new Set<string>();
  const there = new Set<string>();
  for (const { from, to } of imports) {
    const [importing, imported] = [roomIn(home, from), roomIn(home, to)];
    for (const room of [importing, imported]) if (room !== undefined) there.add(room);
    if (importing !== undefined && imported !== undefined && importing !== imported) arrows.add(`${importing} ${imported}`);
  }
  return { arrows, there };
};

/** Stairs: on each step a name, before it what it imports, below it what imports it. An arrow up the stairs is told beneath. */
const stairs = (names: readonly string[], arrow: (from: string, to: string) => string): string[] => {
  const steps = names.map((name, i) => {
    const below = names.slice(0, i).map((other) => (arrow(name, other) || '·').padStart(3));
    return `${below.join('')}  ${name}`;
  });
  const upward = names.flatMap((name, i) =>
    names.slice(i + 1).flatMap((other) => (arrow(name, other) === '' ? [] : [`  Against the order: ${name} imports ${other}.`])),
  );
  return upward.length === 0 ? steps : [...steps, '', ...upward];
};

const stairsOf = (home: string, order: readonly string[]): string[] => {
  const { arrows, there } = readHome(home, imports);
  return stairs(
    order.filter((room) => there.has(room)),
    (from, to) => (arrows.has(`${from} ${to}`) ? '●' : ''),
  );
};

const imports = readImports();
const isGame = (path: string): boolean => /^src\/games\/[^/]+\//.test(path);
const games = [...new Set(imports.flatMap(({ from }) => (isGame(from) ? [from.split('/')[2]!] : [])))].sort();
const homes = games.map((id) => readHome(`src/games/${id}`, imports));

const stairsOfGames = stairs(
  rooms.game.filter((room) => homes.some(({ there }) => there.has(room))),
  (from, to) => String(homes.filter(({ arrows }) => arrows.has(`${from} ${to}`)).length || ''),
);

/** The rooms in a game's `mechanics/`: in their order where they have one. */
const mechanicsOf = (id: string): string[] => {
  const home = `src/games/${id}/mechanics/`;
  const order = rooms.mechanics[id] ?? [];
  const place = (room: string): number => (order.includes(room) ? order.indexOf(room) : order.length);
  const inside = imports.flatMap(({ from }) => (from.startsWith(home) ? [from.slice(home.length)] : []));
  const there = new Set(inside.flatMap((path) => (path.includes('/') ? [path.split('/')[0]!] : [])));
  return [...there].sort().sort((a, b) => place(a) - place(b));
};
const width = Math.max(...games.map((id) => id.length));
const mechanics = games.flatMap((id) => {
  const inside = mechanicsOf(id);
  return inside.length === 0 ? [] : [`  ${id.padEnd(width)}  ${inside.join(', ')}`];
});

const fenced = (lines: readonly string[]): string[] => ['', '```text', ...lines, '```', ''];
const picture = [
  'Drawn from the imports. Each room has a step: on its line, before its name, stands what it imports; under its name, what imports it.',
  'A room imports none that comes after it.',
  '',
  'The storeys, `src/`:',
  ...fenced(stairsOf('src', rooms.storeys)),
  'The rooms of the core, `src/core/`:',
  ...fenced(stairsOf('src/core', rooms.core)),
  `The rooms of a game, \`src/games/<id>/\`, the same in each; a figure says in how many of the ${games.length} games:`,
  ...fenced(stairsOfGames),
  ...(mechanics.length === 0 ? [] : ['Only `mechanics/` holds rooms that differ from game to game:', ...fenced(mechanics)]),
];

const page = folder('docs', 'architecture.md');
const block = /(<!-- rooms -->\n)[\s\S]*?(<!-- \/rooms -->)/;
const before = readFileSync(page, 'utf8');
if (!block.test(before)) throw new Error('docs/architecture.md has no place for the picture: <!-- rooms --> … <!-- /rooms -->.');
const text = before.replace(block, (_, open: string, close: string) => `${open}${picture.join('\n')}${close}`);

const check = process.argv.includes('--check');
const stale = writeAll(new Map([[page, text]]), check);
if (check && stale.length > 0) {
  console.error('The picture of the rooms in docs/architecture.md is out of date: run `npm run rooms`.');
  process.exitCode = 1;
} else console.log(stale.length > 0 ? 'docs/architecture.md written' : 'The picture of the rooms is up to date.');
