import { createMatch, type Dice, E, type Game, type GameTypes, loadMatch, type Match, seeded, titleOf, type Violation } from 'ludoteca';
import { catalogue, gameById } from 'ludoteca/games';
import { type Command, Mistake, readSaved } from './command.js';
import { type Desk, Interrupted } from './desk.js';
import { withThrows } from './dice.js';
import { askOptions, withUsual } from './options.js';
import { type Seating, seatingOf } from './saving.js';
import { botNames, type Kind, type Sitting } from './sitting.js';
import { tell } from './words.js';

const sure = <T>(answer: T | null): T => {
  if (answer === null) throw new Interrupted();
  return answer;
};

const askGame = async (desk: Desk): Promise<Game> =>
  desk.asking
    ? sure(
        await desk.choose(
          'Which game?',
          catalogue.map((game) => ({ value: game, label: titleOf(game, 'en'), hint: `${game.players.min} to ${game.players.max}` })),
        ),
      )
    : catalogue[0]!;

/** A language that the game speaks. */
export const spoken = (game: Game, wanted: string): string => {
  const { languages } = game.labels;
  if (!languages.includes(wanted)) throw new Mistake(`${titleOf(game, 'en')} speaks ${languages.join(', ')}.`);
  return wanted;
};

const askLanguage = async (desk: Desk, game: Game, wanted: string | undefined): Promise<string> => {
  const { languages } = game.labels;
  if (wanted !== undefined) return spoken(game, wanted);
  if (!desk.asking || languages.length < 2) return 'en';
  const nameOf = new Intl.DisplayNames('en', { type: 'language' });
  const options = languages.map((value) => ({ value, label: nameOf.of(value) ?? value, hint: titleOf(game, value) }));
  return sure(await desk.choose('In which language?', options));
};

const someNames = ['ada', 'bo', 'cy', 'dan'];

const askNames = async (desk: Desk, game: Game, language: string): Promise<string[]> => {
  const { min, max } = game.players;
  const usual = someNames.slice(0, Math.min(max, Math.max(min, 3)));
  if (!desk.asking) return usual;
  const listed = (typed: string): string[] => typed.split(',').map((name) => name.trim());
  const fault = (typed: string): string | undefined => {
    const names = listed(typed);
    if (names.length < min || names.length > max) return tell(language, 'soManyNames', { min, max });
    if (names.includes('') || new Set(names).size < names.length) return tell(language, 'ownNames');
    // Whatever else a game has against a name it says now, not after everything else has been answered.
    const read = game.decodeConfig(withUsual(game, { players: names }));
    return E.isLeft(read) ? game.labels.refusal(read.left[0], language) : undefined;
  };
  return listed(sure(await desk.line(tell(language, 'whoPlays', { min, max }), usual.join(', '), fault)));
};

/** Who sits at the keyboard if nobody says otherwise: those named without what plays them where others were told apart, else the first. */
const likeliest = (open: readonly string[], said: Command['players'] = []): readonly string[] => {
  if (said.some(([, kind]) => kind === 'human')) return [];
  const left = said.some(([, kind]) => kind !== undefined) ? open.filter((seat) => said.some(([name]) => name === seat)) : [];
  return left.length > 0 ? left : open.slice(0, 1);
};

/** Who plays each seat: as the command line said, else as it was when the game was saved, else asked, else bots. */
const askKinds = async (
  desk: Desk,
  seats: readonly string[],
  said: Command['players'],
  saved: Seating | null,
  language: string,
): Promise<Map<string, Kind>> => {
  const found = new Map<string, Kind>();
  for (const [name, kind] of said ?? []) if (kind !== undefined) found.set(name, kind);
  // A game that was left at a keyboard goes on with the same people; one that bots played alone may have somebody to sit down.
  const known = Object.entries(saved?.kinds ?? {});
  if (desk.asking && known.some(([, kind]) => kind === 'human'))
    for (const [seat, kind] of known) if (seats.includes(seat) && !found.has(seat)) found.set(seat, kind);
  const open = seats.filter((seat) => !found.has(seat));
  if (open.length > 0 && desk.asking) {
    const options = open.map((value) => ({ value, label: value }));
    const asked = desk.tick(tell(language, 'atKeyboard'), options, 0, open.length, likeliest(open, said));
    for (const human of sure(await asked)) found.set(human, 'human');
  }
  const [person] = [...found].find(([, kind]) => kind === 'human') ?? [];
  if (person !== undefined && !desk.asking)
    throw new Mistake(`${person} cannot sit at this keyboard: there is no terminal. Without one bots play.`);
  const bots = open.filter((seat) => !found.has(seat));
  if (bots.length > 0) {
    const offered = (Object.keys(botNames) as (keyof typeof botNames)[]).map((value) => ({
      value,
      label: tell(language, botNames[value]),
    }));
    const kind = desk.asking ? sure(await desk.choose(tell(language, 'howBots', { players: bots.join(', ') }), offered)) : 'random';
    for (const seat of bots) found.set(seat, kind);
  }
  return found;
};

/** So many of the refusals of a file or an option are told: those after them follow from the first, as a rule. */
const mostRefusals = 5;

/** What was accepted, or a mistake in the words of the refusal. */
const acceptedOf = <T>(game: Game, language: string, result: E.Either<readonly Violation[], T>): T => {
  if (E.isRight(result)) return result.right;
  const told = result.left.slice(0, mostRefusals).map((violation) => `${game.labels.refusal(violation, language)} [${violation.clause}]`);
  throw new Mistake([...told, ...(result.left.length > mostRefusals ? ['…'] : [])].join('\n'));
};

const begun = async (desk: Desk, game: Game, command: Command, language: string, dice: Dice, lots: Dice): Promise<Match<GameTypes>> => {
  const named = command.players?.map(([name]) => name);
  const names = named ?? (command.config['players'] === undefined ? await askNames(desk, game, language) : null);
  const decoded = (given: Command['config']): GameTypes['Config'] =>
    acceptedOf(game, language, game.decodeConfig(withUsual(game, names === null ? given : { ...given, players: names })));
  let said = command.config;
  if (desk.asking && names !== null && Object.keys(said).length === 0) {
    decoded(said); // nobody is asked for the options of a table that cannot begin
    said = await askOptions(desk, game, language, names.length);
  }
  const config = decoded(said);
  if (!command.realDice) return acceptedOf(game, language, createMatch(game, config, { dice }));
  const reason = (why: string): string => game.labels.name(why, language, undefined, 'throws');
  return acceptedOf(
    game,
    language,
    await withThrows({ desk, language, lots, reason }, (thrown) => createMatch(game, config, { dice: thrown })),
  );
};

/** Everything that must be known before the first action: which game, who plays, in which language. */
export const open = async (desk: Desk, command: Command): Promise<Sitting> => {
  const dice = seeded(command.seed);
  const lots = seeded(command.seed === undefined ? undefined : `${command.seed} bots`);
  const file = command.load ?? command.replay;
  const saved = file === undefined ? null : readSaved(file, command.language ?? 'en');
  if (saved !== null && command.game !== undefined && command.game !== saved.game)
    throw new Mistake(`${file} is a game of ${saved.game}, not of ${command.game}.`);
  const game = saved !== null ? gameById(saved.game)! : command.game !== undefined ? gameById(command.game)! : await askGame(desk);
  const seating = file === undefined ? null : seatingOf(file);
  const known = game.labels.languages.find((language) => language === seating?.language);
  const language = await askLanguage(desk, game, command.language ?? known);
  desk.speaks(language);
  const match =
    saved === null
      ? await begun(desk, game, command, language, dice, lots)
      : acceptedOf(game, language, loadMatch(game, saved.record, { dice }));
  for (const [name] of command.players ?? [])
    if (!match.seats.includes(name)) throw new Mistake(`Nobody is called ${name}: there are ${match.seats.join(', ')}.`);
  const seats =
    command.replay === undefined ? await askKinds(desk, match.seats, command.players, seating, language) : new Map<string, Kind>();
  const { realDice, clauses } = command;
  const sitting: Sitting = {
    desk,
    game,
    match,
    language,
    kinds: seats,
    lots,
    realDice,
    repeatable: command.seed !== undefined,
    clauses,
    viewer: null,
    told: new Map(),
    leaving: false,
    asking: null,
    cited: [],
    file: command.load ?? null,
  };
  const humans = [...seats].filter(([, kind]) => kind === 'human');
  if (humans.length === 1) sitting.viewer = humans[0]![0];
  return sitting;
};
