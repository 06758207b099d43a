import { decodeRecord, E, type Game, type GameRecord, type GameTypes, recorded, type Step, sealOf } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { isGameId } from '../tables/catalogue.js';
import { type Fault, fault, type Replayed } from './faults.js';

/** A longer link is cut off on its way by this program or that one. */
export const longestLink = 8000;
/** What comes in a link may be so long, and come to so many bytes: whatever is larger is not read to its end. */
const [longestRead, mostBytes] = [200_000, 4_000_000];
/** So many actions; what takes longer to play again is for a file. */
const mostSteps = 20_000;
/** After so many actions the page may do something else. */
const stretch = 50;

const format = 'ludoteca-shared/1';

/** A record without the seals of its steps, which follow from it: the last one says whether they did. */
interface Shared {
  readonly format: typeof format;
  readonly game: string;
  readonly config: unknown;
  readonly setup: unknown;
  readonly steps: readonly (readonly [action: unknown, rolls: unknown])[];
  readonly seal: string;
}

const bytesThrough = (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): ReadableStreamDefaultReader =>
  (new Blob([bytes]).stream() as ReadableStream).pipeThrough(through as never).getReader() as ReadableStreamDefaultReader;

/** All that comes out of a stream; null if that is more than so many bytes. */
const readUpTo = async (reader: ReadableStreamDefaultReader, most: number): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A record as a text for a link: letters, digits, `-` and `_`. It tells everything. */
export const packed = async ({ game, config, setup, steps }: GameRecord<GameTypes>): Promise<string> => {
  const shared: Shared = {
    format,
    game,
    config,
    setup: setup.rolls,
    steps: steps.map(({ action, rolls }) => [action, rolls]),
    seal: (steps.at(-1) ?? setup).seal,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  return toBase64Url((await readUpTo(bytesThrough(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY))!);
};

/** What a text says, as JSON; a fault if it says nothing, or too much. */
const unpacked = async (text: string): Promise<E.Either<Fault, unknown>> => {
  if (text.length > longestRead) return fault('too-large');
  try {
    const bytes = await readUpTo(bytesThrough(fromBase64Url(text), new DecompressionStream('deflate-raw')), mostBytes);
    return bytes === null ? fault('too-large') : E.right(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return fault('broken'); // whoever shortened or changed the link knows why
  }
};

const isShared = (input: unknown): input is Shared => {
  const shared = input as Partial<Record<keyof Shared, unknown>> | null;
  return (
    typeof shared === 'object' &&
    shared?.format === format &&
    typeof shared.seal === 'string' &&
    Array.isArray(shared.steps) &&
    shared.steps.every((step) => Array.isArray(step) && step.length === 2)
  );
};

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Plays a record again whose seals are not known, a stretch at a time, and gives it those that follow. */
const sealed = async (game: Game, bare: GameRecord<GameTypes>): Promise<E.Either<Fault, Replayed>> => {
  const steps: Step<object, GameTypes['Event']>[] = [];
  const seals: string[] = [];
  const [begins, ...actions] = [
    { action: bare.config as unknown, rolls: bare.setup.rolls },
    ...bare.steps.map(({ action, rolls }) => ({ action: action as unknown, rolls })),
  ];
  for (const [i, { action, rolls }] of [begins!, ...actions].entries()) {
    const before = steps.at(-1);
    const dice = recorded(rolls);
    const step = before === undefined ? game.setup(bare.config, dice) : game.reduce(before.state, action as GameTypes['Action'], dice);
    if (E.isLeft(step)) return fault('departs', { refusal: step.left, game });
    if (dice.left > 0) return fault('departs');
    seals.push(sealOf(seals.at(-1) ?? '', action, step.right));
    steps.push(step.right);
    if (i % stretch === stretch - 1) await breath();
  }
  const record = {
    ...bare,
    setup: { ...bare.setup, seal: seals[0]! },
    steps: bare.steps.map((step, i) => ({ ...step, seal: seals[i + 1]! })),
  };
  return E.right({ record, steps });
};

/** What a link tells: which game, and its record once the game is at hand. */
export interface Opened {
  readonly id: GameId;
  replayed(game: Game): Promise<E.Either<Fault, Replayed>>;
}

/** Opens what {@link packed} made, whoever wrote it. */
export const opened = async (text: string): Promise<E.Either<Fault, Opened>> => {
  const read = await unpacked(text);
  if (E.isLeft(read)) return read;
  const shared = read.right;
  if (!isShared(shared) || !isGameId(shared.game)) return fault('broken');
  if (shared.steps.length > mostSteps) return fault('too-large');
  const { game: id, config, setup, steps, seal } = shared;
  const bare = {
    format: 'ludoteca/1',
    game: id,
    config,
    setup: { rolls: setup, seal: '' },
    steps: steps.map(([action, rolls]) => ({ action, rolls, seal: '' })),
  };
  return E.right({
    id,
    async replayed(game) {
      const decoded = decodeRecord(game, bare);
      if (E.isLeft(decoded)) return fault('broken', { refusal: decoded.left, game });
      const played = await sealed(game, decoded.right);
      if (E.isLeft(played)) return played;
      const { record } = played.right;
      return (record.steps.at(-1) ?? record.setup).seal === seal ? played : fault('departs');
    },
  });
};
