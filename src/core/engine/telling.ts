import { type Codec, limits } from '../data/codec.js';
import { isList } from '../data/describe.js';
import { own } from '../data/own.js';
import type { Game } from '../game/game.js';
import type { GameTypes } from '../game/game-types.js';
import { coreClauses } from '../refusals/common.js';
import { ownName, politely, said } from '../words/politely.js';
import { wordless } from '../words/words.js';

/** What of a game tells of unknown data, whatever it is. */
export type Telling<G extends GameTypes> = Pick<Game<G>, 'labels' | 'gist'>;

/** What happened, by the types of it. */
const byType = (events: readonly unknown[]): string => events.map(ownName).join(', ');

/** How a game tells what it is asked about, whoever asks. */
export const tellingOf = <G extends GameTypes>(
  { labels = wordless(), gist = byType, codecs, clauses }: Pick<Game<G>['definition'], 'labels' | 'gist' | 'codecs' | 'clauses'>,
  action: Codec<G['Action']>,
): Telling<G> => ({
  labels: politely(labels, {
    isAction: action.is,
    isEvent: codecs.event.is,
    clause: (id) => (isList(clauses) ? undefined : own<string>(clauses, id)) ?? own<string>(coreClauses, id),
  }),
  gist(events, player, after) {
    const known = () => (isList(events) && events.length <= limits.list ? events : []);
    const told = said(
      () => gist(known(), player, after),
      () => byType(known()),
    );
    return told ?? ''; // of what only looks like a list
  },
});
