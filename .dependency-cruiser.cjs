// The order of the house: who may import whom. `npm run rooms:check` holds the sources to it, and the picture in docs/architecture.md
// (`npm run rooms`) takes its rooms from here.

/**
 * The storeys, and which others each may stand on. Above the games nothing imports one by name, for a game is known there by what all games
 * share; simulations find them in the catalogue, because a worker is told an id.
 */
const storeys = {
  core: [],
  games: ['core'],
  bots: ['core'],
  simulate: ['core', 'games', 'bots'],
  protocol: ['core'],
  host: ['core', 'protocol'],
  client: ['core', 'protocol'],
  testing: ['core', 'protocol', 'host'],
};

/** The rooms of the core, the ground floor first: each may import those before it. */
const core = ['data', 'dice', 'refusals', 'choices', 'game', 'words', 'engine', 'match', 'odds', 'index'];

/** The rooms of every game, in the same way. */
const game = [
  'clauses',
  'types',
  'refusals',
  'content',
  'queries',
  'mechanics',
  'rules',
  'phases',
  'setup',
  'view',
  'scenes',
  'labels',
  'book',
  'advice',
  'index',
];

/** What stands loose: in the core its door, in a game its law, its flow and its door. */
const loose = { core: ['index'], game: ['clauses', 'phases', 'index'] };

/** Where a game's mechanics are many rooms, they have an order too. */
const mechanics = { 'orbis-terrarum': ['nations', 'diplomacy', 'war', 'referee', 'measures', 'resolution', 'upkeep'] };

const rule = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });
const anyOf = (names) => `(${names.join('|')})`;

/** `same` is the home as the other side of the arrow says it: in a game, the game of the importing file. */
const ordered = (what, home, rooms, same = home) =>
  rooms
    .slice(0, -1)
    .map((room, i) =>
      rule(`${what}: ${room} imports no room after it`, `^${home}/${room}(/|[.]ts$)`, `^${same}/${anyOf(rooms.slice(i + 1))}(/|[.]ts$)`),
    );

/** A file that stands in no room. No file meets what is required of it here, so each is told once, however many import it. */
const inARoom = (what, home, rooms, files) => ({
  name: `${what}: every file stands in a room`,
  severity: 'error',
  module: { path: `^${home}/(?!${anyOf(rooms.filter((room) => !files.includes(room)))}/|${anyOf(files)}[.]ts$)` },
  to: { path: '^nowhere$' },
});

const oneGame = 'src/games/([^/]+)';

module.exports = {
  forbidden: [
    { name: 'no circles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    { name: 'what is imported is there', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
    ...Object.entries(storeys).map(([storey, below]) =>
      rule(
        `${storey} imports no storey${below.length === 0 ? '' : ` but ${below.join(', ')}`}`,
        `^src/${storey}/`,
        `^src/(?!${anyOf([storey, ...below])}/)`,
      ),
    ),
    rule('what stands on the core is entered by its door', '^src/([^/]+)/', '^src/(?!core/|$1/)[^/]+/(?!index[.]ts$)(?!rules[.]ts$)'),
    rule('no game knows another', `^${oneGame}/`, '^src/games/(?!$1/)'),
    rule('the catalogue enters games by their doors', '^src/games/[^/]+[.]ts$', `^${oneGame}/(?!index[.]ts$|labels/[a-z]+/index[.]ts$|book/[a-z]+/index[.]ts$)`),
    rule('the package imports nothing around it', '^src/', '^(test|examples|bench|scripts|docs)/'),
    {
      name: 'examples and measurements import the package by its name',
      severity: 'error',
      from: { path: '^(examples|bench)/' },
      to: { path: '^src/', dependencyTypesNot: ['aliased'] },
    },
    ...ordered('core', 'src/core', core),
    ...ordered('games', oneGame, game, 'src/games/$1'),
    rule(
      'games: the book knows the law, the box and what its language calls things',
      `^${oneGame}/book/`,
      '^src/games/$1/(?!(book|types|content)/|clauses[.]ts$|labels/[^/]+/(words|texts|lands|names)[.]ts$)',
    ),
    rule('games: scenes are for tests, and no room imports them', `^${oneGame}/(?!scenes/)`, '^src/games/$1/scenes/'),
    ...Object.entries(mechanics).flatMap(([id, rooms]) => ordered(id, `src/games/${id}/mechanics`, rooms)),
  ],
  required: [
    inARoom('package', 'src', Object.keys(storeys), []),
    inARoom('core', 'src/core', core, loose.core),
    inARoom('games', 'src/games/[^/]+', game, loose.game),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count: what a room may know does not depend on what is left of it after compilation.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      // TypeScript first: beside a worker.ts there may be a worker.mjs, and `./worker.js` means the former.
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};

// For the picture. Not enumerable, because dependency-cruiser refuses keys that it does not know.
Object.defineProperty(module.exports, 'rooms', { value: { storeys: Object.keys(storeys), core, game, mechanics } });
