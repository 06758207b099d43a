import { type Codec, limits } from '../data/codec.js';
import { describeValue, isList, shortened } from '../data/describe.js';
import type { Game, GameTypes, Labels } from '../game/game.js';

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

const isOf = (codec: { readonly is: (thing: unknown) => boolean }, thing: unknown): boolean => {
  try {
    return codec.is(thing);
  } catch {
    return false;
  }
};

/**
 * Labels that nothing makes fail: an action or an event that the game does not know is called by its type, an id by itself, anything else in a few
 * words. Beside what is no view they speak as without one.
 */
const politely = <G extends GameTypes>(labels: Labels<G>, action: Codec<G['Action']>, event: Codec<G['Event']>): Labels<G> => {
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
  return {
    languages: labels.languages,
    name: (id, language, view) =>
      typeof id !== 'string'
        ? describeValue(id)
        : orElse(
            () => labels.name(id, language, view ?? undefined),
            () =>
              orElse(
                () => labels.name(id, language),
                () => id,
              ),
          ),
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
  { labels, gist, codecs }: Pick<Game<G>['definition'], 'labels' | 'gist' | 'codecs'>,
  action: Codec<G['Action']>,
): Telling<G> => ({
  labels: politely(labels, action, codecs.event),
  gist(events, player) {
    const known = isList(events) && events.length <= limits.list ? events : [];
    const byType = (): string => known.map(ownName).join(', ');
    return gist === undefined ? byType() : orElse(() => gist(known, player), byType);
  },
});
