import { isList } from '../data/describe.js';
import { E, O } from '../data/fp.js';
import { own } from '../data/own.js';
import type { Definition } from '../game/definition.js';
import type { Game } from '../game/game.js';
import { type ClauseOf, type GameTypes, type Viewer, viewerFrom } from '../game/game-types.js';
import { resultOf } from '../game/results.js';
import type { PlayerId, Violation } from '../refusals/violation.js';
import { decodersOf } from './decoders.js';
import { listingOf } from './listing.js';
import { offersOf } from './offers.js';
import { playerOf } from './reducer.js';
import { refusalsOf } from './refusals.js';
import { rulebookOf } from './rulebook.js';
import { tellingOf } from './telling.js';

/** Makes a game of what its author wrote. */
export const defineGame = <G extends GameTypes>(definition: Definition<G>): Game<G> => {
  type State = G['State'];
  type Action = G['Action'];
  const book = rulebookOf(definition);
  const { rules, everyAction, actors, awaited, objections, readAction, over } = book;
  const decoders = decodersOf(book);
  const telling = tellingOf(definition, everyAction);

  const against = (state: State, input: Action): readonly Violation<ClauseOf<G>>[] => {
    if (definition.outcome(state) !== null) return [over()];
    const read = readAction(input);
    return E.isLeft(read)
      ? (read.left as readonly Violation<ClauseOf<G>>[])
      : [...objections(state, read.right, rules.get(read.right.type)!)];
  };

  /** Is whose turn it is no secret here? */
  const isKnownTo = (state: State, viewer: Viewer | undefined): boolean =>
    viewer === undefined || definition.actorsSeenBy === undefined || definition.outcome(state) !== null;

  const points = (state: State, player: PlayerId): number => {
    if (typeof player !== 'string') return 0;
    return definition.points?.(state, player) ?? definition.outcome(state)?.ranking.find((row) => row.player === player)?.points ?? 0;
  };

  const evaluate = (state: State, player: PlayerId): number => {
    if (!definition.seats(state).includes(player)) return 0;
    const guess = definition.evaluate?.(state, player);
    if (guess !== undefined) return guess;
    const outcome = definition.outcome(state);
    return outcome === null ? 0.5 : resultOf(outcome, player);
  };

  const cites: Game<G>['cites'] = (what) => {
    try {
      const cited =
        'action' in what ? rules.get(what.action)?.cites : own<readonly G['Clause'][]>(definition.eventClauses ?? {}, what.event);
      return [...(cited ?? [])];
    } catch {
      return []; // what cannot be read names nothing
    }
  };

  return {
    id: definition.id,
    title: definition.title,
    players: definition.players,
    clauses: isList(definition.clauses) ? definition.clauses : (Object.keys(definition.clauses) as G['Clause'][]),
    codecs: { ...definition.codecs, action: everyAction },
    definition,
    ...playerOf(book, decoders),
    ...listingOf(book),
    ...offersOf(book, (state, player) => {
      const view = definition.view(state, player);
      return (type, field, value, language) => telling.labels.answer(type, field, value, language, view);
    }),
    ...decoders,
    ...telling,
    seats: (state) => definition.seats(state),
    actors: (state, viewer) => (isKnownTo(state, viewer) ? actors(state) : definition.actorsSeenBy!(state, viewerFrom(viewer))),
    // Where who may act is a secret, whom the game waits for is one too, unless its author knows better.
    awaited: (state, viewer) =>
      isKnownTo(state, viewer) ? awaited(state) : (definition.awaitedSeenBy ?? definition.actorsSeenBy!)(state, viewerFrom(viewer)),
    // What is found is one of the game's own violations, which only its table of refusals knows by type.
    explain: against as Game<G>['explain'],
    refusals: refusalsOf(definition),
    view: (state, viewer) => definition.view(state, viewerFrom(viewer)),
    witness: (event, viewer) => definition.witness(event, viewerFrom(viewer)),
    outcome: (state) => O.fromNullable(definition.outcome(state)),
    redeal: (state, viewer, dice) => definition.redeal(state, viewerFrom(viewer), dice),
    cites,
    points,
    evaluate,
  };
};
