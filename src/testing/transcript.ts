import { freeze } from '../core/data/copies.js';
import { counted } from '../core/data/counted.js';
import { E, O } from '../core/data/fp.js';
import type { Dice, Roll, Throw } from '../core/dice/dice.js';
import { recorded, scripted } from '../core/dice/scripted.js';
import type { Seed } from '../core/dice/seeded.js';
import { type Game, titleOf } from '../core/game/game.js';
import type { GameTypes, RefusalOf, Step } from '../core/game/game-types.js';
import { sealOf } from '../core/match/record.js';
import type { PlayerId } from '../core/refusals/violation.js';
import { canonical } from './difference.js';
import { viewerName } from './place.js';
import { walk } from './walk.js';

/** One action of a scripted transcript with the throws it uses: `[{ type: 'roll', player: 'ada' }, 4]`. */
export type ScriptLine<G extends GameTypes> = readonly [action: G['Action'], ...dice: Throw[]];

/** What a transcript shows: a game played at random from a seed, or one that is written down. */
export interface TranscriptOptions<G extends GameTypes> {
  readonly config: G['Config'];
  /** What it is about, one sentence to a line. */
  readonly title: string;
  /** Random play from this seed. */
  readonly seed?: Seed;
  /** After so many steps random play is cut; 200 unless given. */
  readonly maxSteps?: number;
  /** Who plays instead of `randomAction`; undefined leaves the choice to it. */
  readonly choose?: (state: G['State'], player: PlayerId, dice: Dice) => G['Action'] | undefined;
  /** What is played, if it is not played at random. */
  readonly script?: readonly ScriptLine<G>[];
  /** The throws of the setup of a script. */
  readonly setup?: readonly Throw[];
  /** English unless given. */
  readonly language?: string;
}

interface Played<G extends GameTypes> extends Step<G['State'], G['Event']> {
  readonly action: G['Action'] | null;
}

const rollLine = (roll: Roll): string => {
  if (roll.kind === 'roll') return `d${roll.sides} = ${roll.value} (${roll.why})`;
  if (roll.kind === 'pool') return `${roll.values.length}d${roll.sides} = ${roll.values.join(' ')} (${roll.why})`;
  return `shuffle = ${roll.order.join(' ')} (${roll.why})`;
};

const rollPattern = /^ {2}(?:(\d*)d(\d+)|shuffle) = ([\d ]+) \((.*)\)$/;

const readRoll = (line: string): Roll | null => {
  const found = rollPattern.exec(line);
  if (found === null) return null;
  const [, count, sides] = found;
  const values = found[3]!.split(' ').map(Number);
  const why = found[4]!;
  if (sides === undefined) return { kind: 'shuffle', order: values, why };
  return count === ''
    ? { kind: 'roll', sides: Number(sides), value: values[0]!, why }
    : { kind: 'pool', sides: Number(sides), values, why };
};

/** An event as a sentence, and how it reads for those who see it otherwise. */
const eventLine = <G extends GameTypes>(game: Game<G>, state: G['State'], event: G['Event'], language: string): string => {
  const sentence = (told: G['Event']): string => game.labels.event(told, language).replaceAll('\n', ' ');
  const others = new Map<string, string[]>();
  for (const viewer of [...game.definition.seats(state), null]) {
    const told = game.witness(event, viewer);
    if (canonical(told) === canonical(event)) continue;
    const words = told === null ? 'nothing' : sentence(told);
    others.set(words, [...(others.get(words) ?? []), viewerName(viewer)]);
  }
  return [`  ${sentence(event)}`, ...[...others].map(([words, viewers]) => `    [${viewers.join(', ')}: ${words}]`)].join('\n');
};

/** Who orders what, in words; where the words themselves say who, once is enough. */
const orderLine = <G extends GameTypes>(game: Game<G>, action: G['Action'], language: string): string => {
  const words = game.labels.action(action, language).replaceAll('\n', ' ');
  return words.startsWith(action.player) ? words : `${action.player}: ${words}`;
};

const digestOf = (state: object): string => sealOf('', canonical(state), { events: [], rolls: [] }).slice(0, 8);

const print = <G extends GameTypes>(
  game: Game<G>,
  title: string,
  language: string,
  config: G['Config'],
  steps: readonly Played<G>[],
): string => {
  const lines = [
    ...title.split('\n').map((line) => `# ${line}`),
    `game ${game.id} (${titleOf(game, language)})`,
    `language ${language}`,
    `config ${JSON.stringify(config)}`,
  ];
  for (const [number, { action, state, events, rolls }] of steps.entries()) {
    lines.push('', number === 0 ? 'setup' : `step ${number}`);
    if (action !== null) {
      lines.push(`> ${orderLine(game, action, language)}`, `= ${JSON.stringify(action)}`);
    }
    lines.push(...rolls.map((roll) => `  ${rollLine(roll)}`), ...events.map((event) => eventLine(game, state, event, language)));
    lines.push(
      `@ ${game.actors(state).length === 0 ? 'nobody is to act' : `to act: ${game.actors(state).join(', ')}`} · state ${digestOf(state)}`,
    );
  }
  const outcome = O.toNullable(game.outcome(steps.at(-1)!.state));
  if (outcome !== null) {
    lines.push('', `over [${outcome.clause}]: ${outcome.winners.length === 0 ? 'nobody wins' : `${outcome.winners.join(', ')} won`}`);
    for (const { rank, player, points } of outcome.ranking) lines.push(`  ${rank}. ${player}, ${points}`);
  }
  return `${lines.join('\n')}\n`;
};

type Run<G extends GameTypes> = (dice: Dice) => E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;

/** Plays what is written down; every throw must be used. */
const perform = <G extends GameTypes>(
  game: Game<G>,
  config: G['Config'],
  setup: ReturnType<typeof scripted>,
  script: readonly { readonly action: G['Action']; readonly dice: ReturnType<typeof scripted> }[],
): readonly Played<G>[] => {
  const steps: Played<G>[] = [];
  const play = (action: G['Action'] | null, dice: ReturnType<typeof scripted>, run: Run<G>): void => {
    const step = run(dice);
    const place = action === null ? 'setup' : `step ${steps.length}`;
    if (E.isLeft(step)) throw new Error(`${place} is refused: ${step.left[0].code} (${step.left[0].clause}) ${step.left[0].message}`);
    if (dice.left > 0) throw new Error(`${place} leaves ${counted(dice.left, 'throw')} unused.`);
    steps.push({ ...freeze(step.right), action });
  };
  play(null, setup, (dice) => game.setup(config, dice));
  for (const { action, dice } of script) play(action, dice, (given) => game.reduce(steps.at(-1)!.state, action, given));
  return steps;
};

/**
 * A short game as a text that a person reads: orders in words, dice with their reasons, events as sentences, and in brackets what others see
 * instead. It holds everything that is needed to play it again: see {@link checkTranscript}.
 */
export const transcript = <G extends GameTypes>(game: Game<G>, options: TranscriptOptions<G>): string => {
  const { config, title, language = 'en' } = options;
  if (options.script !== undefined) {
    const script = options.script.map(([action, ...dice]) => ({ action, dice: scripted(dice) }));
    return print(game, title, language, config, perform(game, config, scripted(options.setup ?? []), script));
  }
  const played = walk(game, config, { name: title, seed: options.seed ?? 1, maxSteps: options.maxSteps ?? 200, choose: options.choose });
  return print(game, title, language, config, [{ ...played.setup, action: null }, ...played.moves]);
};

/** Plays a transcript again from its own text; throws an error that names the first line that no longer comes out as it is written. */
export const checkTranscript = <G extends GameTypes>(game: Game<G>, text: string): void => {
  const lines = text.split('\n');
  const headed = (head: string): string => {
    const line = lines.find((candidate) => candidate.startsWith(`${head} `));
    if (line === undefined) throw new Error(`The transcript has no line that begins with ${head}.`);
    return line.slice(head.length + 1);
  };
  const config = JSON.parse(headed('config')) as G['Config'];
  const title = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
  const setup: Roll[] = [];
  const script: { action: G['Action']; rolls: Roll[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('= ')) {
      const input = JSON.parse(line.slice(2)) as G['Action'];
      const action = game.decodeAction(input, input.player);
      if (E.isLeft(action)) throw new Error(`${line}: ${action.left[0].message}`);
      script.push({ action: action.right, rolls: [] });
    }
    const roll = readRoll(line);
    if (roll !== null) (script.at(-1)?.rolls ?? setup).push(roll);
  }
  const steps = perform(
    game,
    config,
    recorded(setup),
    script.map(({ action, rolls }) => ({ action, dice: recorded(rolls) })),
  );
  const fresh = print(game, title.join('\n'), headed('language'), config, steps).split('\n');
  for (let i = 0; i < Math.max(lines.length, fresh.length); i++)
    if (lines[i] !== fresh[i])
      throw new Error(`Line ${i + 1} reads\n  ${lines[i] ?? 'nothing'}\nbut the game now gives\n  ${fresh[i] ?? 'nothing'}`);
};
