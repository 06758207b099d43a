import { type GameTypes, O, titleOf } from 'ludoteca';
import type { Bot } from 'ludoteca/bots';
import { bookOf, gameById } from 'ludoteca/games';
import { columnsOf } from './cells.js';
import { help, Mistake, readCommand } from './command.js';
import { type Desk, Interrupted, type Streams } from './desk.js';
import { guide } from './guide.js';
import { explainPicture } from './legend.js';
import { open, spoken } from './opening.js';
import { pipedDesk } from './piped-desk.js';
import { retell } from './replaying.js';
import { openRules, readBook } from './rulebook.js';
import { askSave, save } from './saving.js';
import { narrate, showEnd, showPosition, tellOnlyLast } from './showing.js';
import { botOf, type Sitting } from './sitting.js';
import { terminalDesk } from './terminal-desk.js';
import { decide, play } from './turn.js';
import { tell } from './words.js';

/** The desk for these streams. */
const deskOn = (streams: Streams): Desk =>
  streams.input.isTTY === true && streams.output.isTTY === true ? terminalDesk(streams) : pipedDesk(streams);

/** The keys of the table: what whoever is at a loss may press at any list. */
const keysOf = (sitting: Sitting) => ({
  '?': () => guide(sitting),
  '#': () => explainPicture(sitting),
  '/': () => openRules(sitting),
});

/** Lets signals and the screen in between two moves of bots. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Says which game this is, and what may be pressed. */
const greet = ({ desk, game, language }: Sitting): void => {
  const title = titleOf(game, language);
  desk.say(`${title}\n${'='.repeat(columnsOf(title))}`);
  if (desk.asking) desk.say(`  ${tell(language, 'keys')}`);
};

/** Gives the keyboard to another player: what the last one saw is gone before the next one looks. */
const handOver = async (sitting: Sitting, player: string): Promise<void> => {
  const { desk, viewer, language } = sitting;
  if (viewer === player) return;
  if (viewer !== null) await desk.line(tell(language, 'handOver', { player }));
  desk.clear();
  if (viewer === null) greet(sitting); // what was said at the beginning has just been wiped off
  await desk.line(tell(language, 'alone', { player }));
  sitting.viewer = player;
  sitting.cited = [];
  narrate(sitting);
};

/**
 * Who is asked next: of the humans the game waits for, or else of those who may step in, whoever sits at the keyboard already, else the first who does not
 * want to wait.
 */
export const nextHuman = (
  { kinds, match, viewer }: Pick<Sitting, 'kinds' | 'match' | 'viewer'>,
  waiting: ReadonlySet<string>,
): string | undefined => {
  const humansOf = (players: readonly string[]): readonly string[] =>
    players.filter((player) => kinds.get(player) === 'human' && !waiting.has(player));
  const awaited = humansOf(match.awaited());
  const humans = awaited.length > 0 ? awaited : humansOf(match.actors());
  return viewer !== null && humans.includes(viewer) ? viewer : humans[0];
};

/** The first bot that wants to act does; one that has nothing to do any more leaves it to the others. */
const playBots = async (sitting: Sitting, players: readonly string[], bots: Map<string, Bot<GameTypes>>): Promise<void> => {
  const { desk, game, kinds, language, lots, match, repeatable } = sitting;
  for (const player of players) {
    const kind = kinds.get(player);
    const seat = `${kind} ${player}`; // who plays there changes with a game that is loaded
    const bot = bots.get(seat) ?? botOf(kind === undefined || kind === 'human' ? 'random' : kind, game, lots, repeatable);
    bots.set(seat, bot);
    const action = bot(match.state, player);
    if (action !== undefined && (await play(sitting, player, action))) return;
  }
  const [first] = players;
  if (!desk.asking) throw new Mistake(`${first} is to act and no bot knows how.`);
  desk.say(`  ${tell(language, 'atALoss', { player: first! })}`);
  kinds.set(first!, 'human');
};

const playOn = async (sitting: Sitting): Promise<'over' | 'left'> => {
  const { kinds } = sitting;
  const bots = new Map<string, Bot<GameTypes>>();
  const waiting = new Set<string>();
  let drawn: string | undefined;
  while (O.isNone(sitting.match.outcome())) {
    if (sitting.leaving) throw new Interrupted();
    const { match } = sitting;
    const actors = match.actors();
    const human = nextHuman(sitting, waiting);
    if (human !== undefined) {
      if (human !== sitting.viewer) drawn = undefined;
      await handOver(sitting, human);
      drawn = showPosition(sitting, drawn);
      const chosen = await decide(
        sitting,
        human,
        actors.filter((actor) => actor !== human),
      );
      if (chosen === 'leave') return 'left';
      if (chosen === 'wait') waiting.add(human);
      continue;
    }
    waiting.clear();
    const seats = actors.filter((actor) => kinds.get(actor) !== 'human');
    if (seats.length > 0) await playBots(sitting, seats, bots);
    await breath();
  }
  return 'over';
};

/** Leaves in order: what was played may be saved. A second Ctrl-C leaves at once. */
const leave = async (sitting: Sitting): Promise<void> => {
  const { desk, language } = sitting;
  if (!desk.asking) return;
  try {
    if ((await desk.agree(tell(language, 'saveFirst'))) === true) await askSave(sitting);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
};

const sit = async (desk: Desk, args: readonly string[], onSitting: (sitting: Sitting) => void): Promise<number> => {
  const command = readCommand(args);
  if (command === null) {
    desk.say(help);
    return 0;
  }
  if (command.rules !== undefined) {
    const language = spoken(gameById(command.game!)!, command.language ?? 'en');
    desk.speaks(language);
    await readBook({ desk, language }, bookOf(command.game!, language)!, command.rules);
    return 0;
  }
  const sitting = await open(desk, command);
  onSitting(sitting);
  desk.speaks(sitting.language, keysOf(sitting));
  greet(sitting);
  if (command.replay !== undefined) {
    await retell(sitting);
    showEnd({ ...sitting, viewer: null });
    return 0;
  }
  if (command.load !== undefined) tellOnlyLast(sitting, 5);
  let left = false;
  try {
    if ([...sitting.kinds.values()].filter((kind) => kind === 'human').length < 2) narrate(sitting);
    left = (await playOn(sitting)) === 'left';
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    if (!desk.asking) desk.say(error.message);
    left = true;
  }
  const isSaved = command.save !== undefined && save(sitting, command.save);
  if (!left) showEnd({ ...sitting, viewer: null });
  if (!isSaved && (left || command.save !== undefined)) await leave(sitting);
  // A pipe that ended before the game did has not played a whole game; a file that could not be written holds none.
  return (left && !desk.asking) || (command.save !== undefined && !isSaved) ? 1 : 0;
};

/** An evening at the table, from the command line to the last word; the code to exit with. */
export const evening = async (args: readonly string[], streams: Streams, onSitting: (sitting: Sitting) => void = () => undefined) => {
  const desk = deskOn(streams);
  try {
    return await sit(desk, args, onSitting);
  } catch (error) {
    if (error instanceof Interrupted && desk.asking) return 0;
    if (!(error instanceof Interrupted || error instanceof Mistake)) throw error;
    desk.say(error.message);
    return 1;
  }
};
