import { decode } from '../data/codec.js';
import { freezeMade } from '../data/copies.js';
import { shortened } from '../data/describe.js';
import { E } from '../data/fp.js';
import type { Game } from '../game/game.js';
import type { ClauseOf, GameTypes, RefusalOf } from '../game/game-types.js';
import { badState, ofIllFormed } from '../refusals/common.js';
import { faults, type IllFormed } from '../refusals/faults.js';
import { plainly } from '../refusals/say.js';
import type { Sentence } from '../refusals/table.js';
import type { PlayerId } from '../refusals/violation.js';
import { left, type Rulebook } from './rulebook.js';

/** What reads unknown input. */
export type Decoders<G extends GameTypes> = Pick<Game<G>, 'decodeAction' | 'decodeConfig' | 'decodeState'>;

const withPlayer = (input: unknown, player: PlayerId): unknown => {
  // What does not say which action it is need not be copied: it is none, and may be as long as a list of all bytes of a file.
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !Object.hasOwn(input, 'type')) return input;
  return { ...input, player };
};

/** How a game reads unknown input: actions, configurations, states. */
export const decodersOf = <G extends GameTypes>({
  definition,
  core,
  hasPhase,
  phaseName,
  actors,
  readAction,
}: Rulebook<G>): Decoders<G> => {
  type State = G['State'];
  type Action = G['Action'];

  const configFault = (path: string): readonly [string, ClauseOf<G>] =>
    definition.configFault?.(path) ?? ['bad-config', 'CORE-BAD-PARAMETER'];

  /** In the words the game itself has for it. */
  const inItsWords = (code: string, clause: ClauseOf<G>, facts: IllFormed): string => {
    const says = definition.refusals?.[code]?.[clause as G['Clause']] as Sentence<IllFormed> | undefined;
    return says === undefined ? ofIllFormed(code, clause, facts) : says(facts, plainly);
  };

  const decodeConfig = (input: unknown): E.Either<RefusalOf<G>, G['Config']> => {
    const read = decode(definition.codecs.config, input);
    if (E.isLeft(read)) return left(...faults(read.left, configFault, inItsWords));
    const wrong = [...(definition.checkConfig?.(read.right) ?? [])];
    return wrong.length === 0 ? read : left(...wrong);
  };

  /** Does the game wait for somebody, or is it over? A state that cannot even be asked was never played to. */
  const goesOn = (state: State): boolean => {
    try {
      return definition.outcome(state) !== null || actors(state).length > 0;
    } catch {
      return false;
    }
  };

  const decodeState = (input: unknown): E.Either<RefusalOf<G>, State> => {
    const read = decode(definition.codecs.state, input);
    const bad = ['bad-state', 'CORE-STATE'] as const;
    const notSo = (fault: string) => left<G, State>(badState(fault, 'phase'));
    if (E.isLeft(read)) return left(...faults<ClauseOf<G>>(read.left, () => bad, ofIllFormed));
    if (!hasPhase(phaseName(read.right))) return notSo(`There is no phase ${shortened(phaseName(read.right))}.`);
    const wrong = [...(definition.checkState?.(read.right) ?? [])];
    if (wrong.length > 0) return left(...wrong);
    if (!goesOn(read.right)) return notSo(`Nobody could go on from the phase ${phaseName(read.right)}.`);
    return E.right(freezeMade(read.right));
  };

  const decodeAction = (input: unknown, as: PlayerId): E.Either<RefusalOf<G>, Action> => {
    try {
      return readAction(withPlayer(input, as));
    } catch {
      return left(core('bad-parameter', { unreadable: true }));
    }
  };

  return { decodeAction, decodeConfig, decodeState };
};
