import { type Choice, group, one } from '../../../../core/choices/choices.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { type Casting, castBy } from '../../queries/participants.js';
import { isPlacePublic, whereSought } from '../../queries/sightings.js';
import { characterOf, controllerOf, isLiving } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { AtCharacter, Character, Characteristic, Means, Scope, State } from '../../types/index.js';
import { beginContest, contestCasting } from '../affairs/contest.js';
import { type Board, now } from '../countries/board.js';
import { type Impossible, impossible } from './order-rule.js';

/** Characters of living others; where they are is nobody's business here. [GM-PERS-01] */
export const targetsOf = (state: State, player: string): readonly Character[] =>
  state.characters.filter(({ owner, out }) => out === null && owner !== player && isLiving(state, owner));

/** Which character is aimed at. */
export const askTarget = (targets: readonly Character[]): Choice<AtCharacter> =>
  group<AtCharacter>({
    character: () =>
      one(
        targets.map(({ id }) => id),
        'character',
      ),
  });

/** Is this a living character of another living player? [GM-PERS-01] */
export function* targetFaults(state: State, player: string, id: string): Violations<ClauseId> {
  if (!state.characters.some((character) => character.id === id))
    return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-character', character: id }, 'written.character');
  const target = characterOf(state, id);
  if (target === undefined || target.owner === player || !isLiving(state, target.owner))
    yield refuse('bad-target', 'GM-PERS-01', { character: id, player }, 'written.character');
}

/** Why a target known to all can no longer be aimed at. [GM-PERS-03] */
export const lostTarget = (state: State, player: string, id: string): Impossible | null => {
  const target = state.characters.find((character) => character.id === id)!;
  if (target.out === 'dead') return impossible('target-dead', 'GM-PERS-03');
  return target.out === 'gone' || target.owner === player ? impossible('target-changed', 'GM-PERS-03') : null;
};

const isAtHome = (state: State, player: string, place: string): boolean => controllerOf(state, place) === player;

/** Why the actor has nowhere to try it, as far as it can know before: nobody seen, or seen in the wrong place. [GM-PERS-02] [GM-PERS-05] */
export const outOfSight = (state: State, player: string, scope: Scope, id: string): Impossible | null => {
  const target = characterOf(state, id)!;
  // At home the ruler searches everywhere, but whose place is no secret need not be looked for.
  if (scope === 'internal')
    return isPlacePublic(state, target) && !isAtHome(state, player, target.location) ? impossible('target-not-there', 'GM-PERS-02') : null;
  const place = whereSought(state, player, target);
  if (place === null) return impossible('target-not-sighted', 'GM-PERS-05');
  return isAtHome(state, player, place) ? impossible('target-not-there', 'GM-PERS-02') : null;
};

/** Is the target on own land for an internal action, and where it is sought abroad for an external one? [GM-PERS-02] [GM-PERS-05] */
export const isFound = (state: State, player: string, scope: Scope, target: Character): boolean =>
  isAtHome(state, player, target.location)
    ? scope === 'internal'
    : scope === 'external' && whereSought(state, player, target) === target.location;

/** Who may be active against a character: whoever happens to be where it is. [GM-ACTV-06] */
export const castAt = (state: State, characteristic: Characteristic, id: string): Casting => {
  const target = characterOf(state, id);
  return target === undefined ? castBy(characteristic, () => false, true) : contestCasting(characteristic, target, true);
};

/** An attempt as an order sets it off. */
export const attempt = (
  state: Board,
  player: string,
  { written: { character } }: { readonly written: AtCharacter },
  means: Means,
  {
    deed,
    characteristic,
    opponent,
  }: { readonly deed: 'assassinate' | 'capture' | 'rescue'; readonly characteristic: Characteristic; readonly opponent: string },
): void =>
  beginContest(state, {
    player,
    opponent,
    target: character,
    attempt: deed,
    characteristic,
    characters: means.characters ?? [],
    useIntel: means.useIntel ?? false,
    declared: true,
  });

/** The target's owner now. */
export const ownerOf = (state: Board, id: string): string => characterOf(now(state), id)!.owner;
