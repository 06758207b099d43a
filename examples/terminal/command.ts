import { parseArgs } from 'node:util';
import { catalogue, gameById } from 'ludoteca/games';
import { jsonIn } from '../shared/json-in.js';
import { faultOf } from './file-faults.js';
import { isKind, type Kind, kinds } from './sitting.js';
import { tell } from './words.js';

/** What is wrong with what was typed, for whoever typed it. */
export class Mistake extends Error {}

/** What the command line asks for. */
export interface Command {
  readonly game: string | undefined;
  /** Words to look for in the rulebook of the game, which is read instead of played; none for the whole book. */
  readonly rules: string | undefined;
  /** Names with who plays them, in seating order; undefined asks. */
  readonly players: readonly (readonly [name: string, kind: Kind | undefined])[] | undefined;
  /** Options of the game, from `--config` and `--set`. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly language: string | undefined;
  readonly seed: string | undefined;
  readonly realDice: boolean;
  readonly clauses: boolean;
  readonly load: string | undefined;
  readonly save: string | undefined;
  readonly replay: string | undefined;
}

/** What `--help` says. */
export const help = `Plays any game of ludoteca in this terminal.

  npm start                          asks for everything
  npm start -- <game> [options]      ${catalogue.map(({ id }) => id).join(', ')}
  npm start -- rules <game> [words]  its rulebook, or what it says where these words occur
  npm start -- rules <clause>        the paragraph that tells a clause, such as ET-INV-03

  --players ada,bo:greedy,cy:search  who plays, in seating order; after the colon: ${kinds.join(', ')}
  --language es                      en, ca, es or fr; a rulebook is in English or in the language of its game
  --config file.json                 options of the game
  --set turns=4                      one option of the game; may be repeated
  --seed tuesday                     dice that fall the same way every time
  --dice real                        you throw the dice on your table and type what they show
  --clauses                          tells the clauses behind everything that happens
  --load file.json                   goes on with a saved game
  --save file.json                   writes the game when it is over (or left), and who plays to file.table.json
  --replay file.json                 tells a saved game again
  --help                             this

Without a terminal bots play a whole game by themselves; with --dice real they throw what comes in, one throw a line.
`;

const json = (file: string, language: string): unknown => {
  try {
    return jsonIn(file);
  } catch (error) {
    throw new Mistake(tell(language, 'notRead', { file, fault: faultOf(error, language, 'read') }));
  }
};

/** A saved game, and which game it says it is of. */
export const readSaved = (file: string, language: string): { readonly record: unknown; readonly game: string } => {
  const record = json(file, language);
  const game = typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : '';
  if (gameById(game) === undefined) throw new Mistake(tell(language, 'notSaved', { file }));
  return { record, game };
};

const playersOf = (list: string): (readonly [string, Kind | undefined])[] =>
  list.split(',').map((entry) => {
    const [name = '', ...kinded] = entry.split(':').map((part) => part.trim());
    const kind = kinded.length === 0 ? undefined : kinded.join(':');
    if (kind !== undefined && !isKind(kind)) throw new Mistake(`${name} cannot be ${kind}: there are ${kinds.join(', ')}.`);
    return [name, kind];
  });

const setting = (assignment: string): readonly [string, unknown] => {
  const [name = '', ...rest] = assignment.split('=');
  const value = rest.join('=');
  try {
    return [name, JSON.parse(value)];
  } catch {
    return [name, value]; // a word needs no quotes
  }
};

const configOf = (file: string | undefined, settings: readonly string[], language: string): Record<string, unknown> => {
  const read = file === undefined ? {} : json(file, language);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new Mistake(`${file} should hold an object of options.`);
  return { ...read, ...Object.fromEntries(settings.map(setting)) };
};

/** What to read about, the game first: a clause says by itself of which game it is. */
const withGame = (read: readonly string[]): readonly string[] => {
  const clause = read[0]?.toUpperCase() ?? '';
  const game = catalogue.find(({ clauses }) => (clauses as readonly string[]).includes(clause));
  return game === undefined ? read : [game.id, ...read];
};

/** Is it written as clauses are? */
const looksLikeClause = (word: string): boolean => /^[A-Z]{2,}(-[A-Z]+)+-\d+$/i.test(word);

const allGames = (): string => catalogue.map(({ id }) => id).join(', ');

/** The command line, read; null asks for help. */
export const readCommand = (args: readonly string[]): Command | null => {
  const text = { type: 'string' } as const;
  const options = { players: text, language: text, config: text, seed: text, dice: text, load: text, save: text, replay: text } as const;
  const flags = { clauses: { type: 'boolean' }, help: { type: 'boolean', short: 'h' }, set: { type: 'string', multiple: true } } as const;
  const parse = () => parseArgs({ args: [...args], allowPositionals: true, options: { ...options, ...flags } });
  let read: ReturnType<typeof parse>;
  try {
    read = parse();
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = read;
  if (values.help === true) return null;
  if (values.dice !== undefined && values.dice !== 'real')
    throw new Mistake(`--dice is real or left out: there are no ${values.dice} dice.`);
  const isReading = positionals[0] === 'rules';
  const [game, ...more] = isReading ? withGame(positionals.slice(1)) : positionals;
  if (isReading && game === undefined) throw new Mistake(`The rules of which game? There are: ${allGames()}.`);
  if (isReading && game !== undefined && looksLikeClause(game)) throw new Mistake(`No game has a clause ${game.toUpperCase()}.`);
  if (game !== undefined && gameById(game) === undefined) throw new Mistake(`There is no game ${game}. There are: ${allGames()}.`);
  if (!isReading && more.length > 0) throw new Mistake(`One game at a time: ${more.join(' ')} is too much.`);
  if (values.load !== undefined && values.replay !== undefined)
    throw new Mistake('--load goes on with a game, --replay tells one again: not both.');
  const saved = values.load ?? values.replay;
  if (saved !== undefined && (values.config ?? values.set) !== undefined)
    throw new Mistake(`${saved} has its options already: --config and --set are for new games.`);
  return {
    game,
    rules: isReading ? more.join(' ') : undefined,
    players: values.players === undefined ? undefined : playersOf(values.players),
    config: configOf(values.config, values.set ?? [], values.language ?? 'en'),
    language: values.language,
    seed: values.seed,
    realDice: values.dice === 'real',
    clauses: values.clauses === true,
    load: values.load,
    save: values.save,
    replay: values.replay,
  };
};
