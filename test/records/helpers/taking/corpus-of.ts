import type { Game } from 'ludoteca';
import { compared, positionsOf, replayed } from '../comparing.js';
import { type Corpus, type Digests, type DigestsByEntry, digestsOfEntry, type Entry, type Kind, kinds, stepsToDigest } from '../corpus.js';
import { digestsAt } from '../digesting.js';
import type { Sittings } from './every-game.js';

/** The digests of an entry anew, as far as it can be played; beyond that they stay as they stand. */
const digestsOf = (game: Game, entry: Entry, kind: Kind, standing: readonly Digests[]): readonly Digests[] => {
  const { played } = replayed(game, entry.record);
  return positionsOf(game, entry, played).map((position, i) =>
    position.step < played.length ? digestsAt(kind, position, standing[i]) : standing[i]!,
  );
};

/** Plays every game and takes its corpus. A plan of a game that is over at the setup would be no record of anything, and is refused. */
export const take = ({ game, all }: Sittings, version: string): Corpus => {
  const entries = [...all].map(([name, play]): Entry => {
    const match = play();
    if (match.length === 0) throw new Error(`${name} (${game.id}) is over before anybody acts.`);
    // As it will be read: what JSON would drop is dropped before anything is digested.
    const record = JSON.parse(JSON.stringify(match.record()));
    return { name, record, at: stepsToDigest(match.length) };
  });
  const ofKind = (kind: Kind): DigestsByEntry => Object.fromEntries(entries.map((entry) => [entry.name, digestsOf(game, entry, kind, [])]));
  return { version, game: game.id, entries, digests: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as Corpus['digests'] };
};

/**
 * The same corpus with the digests of one kind taken anew. What a departing record comes to after its departure cannot be known, so those digests
 * stay; and where the state departs in silence, only `state` itself is taken anew beyond it.
 */
export const takeAgain = (game: Game, corpus: Corpus, kind: Kind): Corpus => {
  const renewed = corpus.entries.map((entry) => {
    const standing = digestsOfEntry(corpus, entry.name)[kind];
    const end = kind === 'state' ? null : compared(game, entry, digestsOfEntry(corpus, entry.name)).parting;
    const anew = digestsOf(game, entry, kind, standing);
    return [entry.name, anew.map((digests, i) => (end !== null && entry.at[i]! >= end.step ? standing[i]! : digests))];
  });
  return { ...corpus, digests: { ...corpus.digests, [kind]: Object.fromEntries(renewed) } };
};
