import { decodeRecord, E, type Game, type GameRecord, type GameTypes, type Replay, replay } from 'ludoteca';
import type { Digests, Entry, Kind } from './corpus.js';
import { digestsAt, type Position } from './digesting.js';

/** Where play is no longer what it was: 0 is the setup, n the nth action. */
export interface Parting {
  readonly step: number;
  readonly why: string;
}

/** A record played again as far as it goes. */
export interface Replayed {
  readonly record: GameRecord;
  /** Every step up to the parting, the setup first. */
  readonly played: Replay<GameTypes>;
  readonly parting: Parting | null;
}

const stepOf = (path: string | undefined): number => {
  const place = /^steps\.(\d+)/.exec(path ?? '')?.[1];
  return place === undefined ? 0 : Number(place) + 1;
};

/** Plays a record again; refused at a step, it is played up to there. */
export const replayed = (game: Game, record: GameRecord): Replayed => {
  const read = decodeRecord(game, record);
  const run = E.isLeft(read) ? read : replay(game, read.right);
  if (E.isRight(run)) return { record, played: run.right, parting: null };
  const [{ path, message }] = run.left;
  const parting: Parting = { step: stepOf(path), why: message };
  if (parting.step === 0) return { record, played: [], parting };
  const before = replayed(game, { ...record, steps: record.steps.slice(0, parting.step - 1) });
  // A codec may refuse a later step than the rules do: the earlier parting is the one that counts.
  return { record, played: before.played, parting: before.parting ?? parting };
};

/** The positions of an entry at which there are digests. */
export const positionsOf = (game: Game, { record, at }: Entry, played: Replayed['played']): readonly Position[] => {
  const actions = record.steps.map(({ action }) => action);
  return at.map((step, i) => ({ game, played, actions, step, after: at[i - 1] ?? 0 }));
};

const namesOfThose = (now: Digests, then: Digests): string =>
  [...new Set([...Object.keys(now), ...Object.keys(then)])]
    .filter((key) => now[key] !== then[key])
    .map((key) => key || 'nobody in particular')
    .join(', ');

/** What became of an entry: where it parts, if it does, and what else is different before. */
export interface Comparison {
  readonly parting: Parting | null;
  readonly differences: readonly string[];
}

const others = ['views', 'sentences', 'legal'] as const satisfies readonly Kind[];

/** Is this kind compared at the nth step of which there are digests? */
export type Looks = (kind: Kind, n: number) => boolean;

/** Everything everywhere. */
const closely: Looks = () => true;

/** Each kind at one step in three, another at each: the states, which come of play, are compared at all of them. */
export const byTurns: Looks = (kind, n) => kind === 'state' || n % others.length === others.indexOf(kind);

/** Plays an entry again and compares it with its digests, up to the step at which play parts from the record. */
export const compared = (
  game: Game,
  entry: Entry,
  standing: Readonly<Record<Kind, readonly Digests[]>>,
  looks: Looks = closely,
): Comparison => {
  const { played, parting } = replayed(game, entry.record);
  const differences: string[] = [];
  for (const [i, position] of positionsOf(game, entry, played).entries()) {
    const { step } = position;
    if (step >= played.length) break;
    const differs = (kind: Kind): string => namesOfThose(digestsAt(kind, position, standing[kind][i] ?? {}), standing[kind][i] ?? {});
    if (differs('state') !== '') return { parting: { step, why: 'the state is another' }, differences };
    for (const kind of others.filter((one) => looks(one, i))) {
      const whose = differs(kind);
      if (whose !== '') differences.push(`step ${step}: other ${kind} (${whose})`);
    }
  }
  return { parting, differences };
};

/** What is wrong with an entry, in words, where it is to part at a step or, at null, never; nothing if all is as it should be. */
export const complaintsAbout = ({ parting, differences }: Comparison, listed: number | null): readonly string[] => {
  const found = parting === null ? 'it plays to its end' : `it departs at step ${parting.step}: ${parting.why}`;
  const asListed = (parting?.step ?? null) === listed;
  const wanted = listed === null ? 'no departure is listed' : `a departure is listed at step ${listed}`;
  return [...differences, ...(asListed ? [] : [`${wanted}, but ${found}`])];
};
