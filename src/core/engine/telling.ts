import { type Codec, limits } from '../data/codec.js';
import { describeValue, isList, shortened } from '../data/describe.js';
import { own } from '../data/own.js';
import type { Game } from '../game/game.js';
import type { GameTypes } from '../game/game-types.js';
import type { Labels, Told } from '../game/labels.js';
import { coreClauses } from '../refusals/common.js';
import type { Violation } from '../refusals/violation.js';
import { wordless } from '../words/words.js';

/** What of a game tells of unknown data, whatever it is. */
export type Telling<G extends GameTypes> = Pick<Game<G>, 'labels' | 'gist'>;

/** What a text is made from, or another where it cannot be made. */
const orElse = (say: () => string, otherwise: () => string): string => {
  try {
    const said: unknown = say();
    return typeof said === 'string' ? said : otherwise();
  } catch {
    return otherwise();
  }
};

/** What something calls itself: its type, if it has one that is a text. */
const ownName = (thing: unknown): string =>
  orElse(
    () => shortened((thing as { readonly type: string }).type),
    () => describeValue(thing),
  );

/** What a refusal says of itself. */
const messageOf = (violation: unknown): string =>
  orElse(
    () => (violation as Violation).message,
    () => describeValue(violation),
  );

const isOf = (codec: { readonly is: (thing: unknown) => boolean }, thing: unknown): boolean => {
  try {
    return codec.is(thing);
  } catch {
    return false;
  }
};

/** `terms.0.planet` as `terms 1, planet`. */
const questionFromNames = (field: unknown, name: (id: string) => string): string =>
  typeof field !== 'string'
    ? describeValue(field)
    : shortened(field)
        .split('.')
        .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : name(part)))
        .join(', ')
        .replace(/, (\d+)(?=,|$)/g, ' $1');

/** So deep and so many things of an answer are told; the rest is described. */
const deepest = 3;
const mostTold = 20;

/** An answer by the names of what is in it. */
const answerFromNames = (value: unknown, name: (id: string) => string, depth = 0): string => {
  if (value === null) return name('none');
  if (typeof value === 'boolean') return name(value ? 'yes' : 'no');
  if (typeof value === 'string') return value === '' ? name('none') : name(value);
  if (typeof value !== 'object' || depth >= deepest) return describeValue(value);
  return orElse(
    () => {
      if (isList(value))
        return (
          value
            .slice(0, mostTold)
            .map((entry) => answerFromNames(entry, name, depth + 1))
            .join(', ') || name('none')
        );
      return Object.entries(value)
        .slice(0, mostTold)
        .map(([field, entry]) => `${name(field)}: ${answerFromNames(entry, name, depth + 1)}`)
        .join('; ');
    },
    () => describeValue(value),
  );
};

/**
 * Labels that nothing makes fail: an action or an event that the game does not know is called by its type, an id by itself, anything else in a few
 * words. Beside what is no view they speak as without one.
 */
const politely = <G extends GameTypes>(
  labels: Labels<G>,
  action: Codec<G['Action']>,
  event: Codec<G['Event']>,
  texts: (clause: string) => string | undefined,
): Told<G> => {
  const { draw } = labels;
  const told = <T>(codec: Codec<T>, thing: T, view: G['View'] | undefined, say: (view: G['View'] | undefined) => string): string =>
    isOf(codec, thing)
      ? orElse(
          () => say(view ?? undefined),
          () =>
            orElse(
              () => say(undefined),
              () => ownName(thing),
            ),
        )
      : ownName(thing);
  const name: Labels<G>['name'] = (id, language, view) =>
    typeof id !== 'string'
      ? describeValue(id)
      : orElse(
          () => labels.name(id, language, view ?? undefined),
          () =>
            orElse(
              () => labels.name(id, language),
              () => id,
            ),
        );
  /** What the game itself says, if it says anything. */
  const saidByGame = (
    say: ((view: G['View'] | undefined) => string | undefined) | undefined,
    view: G['View'] | undefined,
  ): string | null => {
    for (const seen of say === undefined ? [] : [view ?? undefined, undefined])
      try {
        const said: unknown = say!(seen);
        if (typeof said === 'string') return said;
      } catch {}
    return null;
  };
  return {
    languages: labels.languages,
    name,
    question: (type, field, language, view) =>
      saidByGame(labels.question && ((seen) => labels.question!(type, field, language, seen)), view) ??
      questionFromNames(field, (id) => name(id, language, view)),
    answer: (type, field, value, language, view) =>
      saidByGame(labels.answer && ((seen) => labels.answer!(type, field, value, language, seen)), view) ??
      answerFromNames(value, (id) => name(id, language, view)),
    refusal: (violation, language, view) =>
      saidByGame(labels.refusal && ((seen) => labels.refusal!(violation, language, seen)), view) ?? messageOf(violation),
    clause: (id, language) =>
      saidByGame(labels.clause && (() => labels.clause!(id, language)), undefined) ??
      texts(id) ??
      (typeof id === 'string' ? shortened(id) : describeValue(id)),
    action: (given, language, view) => told(action, given, view, (seen) => labels.action(given, language, seen)),
    event: (given, language, view) => told(event, given, view, (seen) => labels.event(given, language, seen)),
    ...(draw === undefined
      ? {}
      : {
          draw: (view: G['View'], language?: string) =>
            orElse(
              () => draw.call(labels, view, language),
              () => '',
            ),
        }),
  };
};

/** How a game tells what it is asked about, whoever asks. */
export const tellingOf = <G extends GameTypes>(
  { labels = wordless(), gist, codecs, clauses }: Pick<Game<G>['definition'], 'labels' | 'gist' | 'codecs' | 'clauses'>,
  action: Codec<G['Action']>,
): Telling<G> => ({
  labels: politely(
    labels,
    action,
    codecs.event,
    (clause) => (isList(clauses) ? undefined : own<string>(clauses, clause)) ?? own<string>(coreClauses, clause),
  ),
  gist(events, player) {
    const known = isList(events) && events.length <= limits.list ? events : [];
    const byType = (): string => known.map(ownName).join(', ');
    return gist === undefined ? byType() : orElse(() => gist(known, player), byType);
  },
});
