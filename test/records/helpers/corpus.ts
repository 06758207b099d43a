import type { GameRecord } from 'ludoteca';

/**
 * What is kept beside a record, each kind in a file of its own because each may change for another reason:
 *
 * - `state`: what play came to. It changes only with play itself, which is a departure, or when states gain a field.
 * - `views`: what everybody may know of it. They change when views gain a field, or when a secret is kept better.
 * - `sentences`: what is said of it in every language. They change with every better word.
 * - `legal`: what is open and listed. It changes when more, or less, is offered.
 */
export const kinds = ['state', 'views', 'sentences', 'legal'] as const;
/** A kind of digest. */
export type Kind = (typeof kinds)[number];

/** The digests of one kind at one step: of each viewer, of each language, of each who acts; of the state there is one. */
export type Digests = Readonly<Record<string, string>>;

/** A recorded game of a corpus. */
export interface Entry {
  /** What it is, in words: the title of its test. */
  readonly name: string;
  readonly record: GameRecord;
  /** The steps of which there are digests: 0 is the setup, n what the nth action led to. */
  readonly at: readonly number[];
}

/** The digests of one kind, by the name of the entry, in the order of its steps. */
export type DigestsByEntry = Readonly<Record<string, readonly Digests[]>>;

/** The records of one game that one version of the package played, and what they came to. */
export interface Corpus {
  readonly version: string;
  readonly game: string;
  readonly entries: readonly Entry[];
  readonly digests: Readonly<Record<Kind, DigestsByEntry>>;
}

/** The digests of an entry, of all kinds or of some. */
export const digestsOfEntry = ({ digests }: Corpus, name: string): Readonly<Record<Kind, readonly Digests[]>> => ({
  state: digests.state[name] ?? [],
  views: digests.views[name] ?? [],
  sentences: digests.sentences[name] ?? [],
  legal: digests.legal[name] ?? [],
});

const often = 10;
const seldom = 50;
const longEnough = 200;

/** Of which steps digests are taken: the setup, every tenth, beyond the two hundredth every fiftieth, and the last. */
export const stepsToDigest = (length: number): readonly number[] => {
  const every = Array.from({ length: length + 1 }, (_, step) => step);
  return every.filter((step) => step === length || step % (step <= longEnough ? often : seldom) === 0);
};
