import { type Choice, fixed, group, one, skip, some, via } from '../../../../core/choices/choices.js';
import { inSeatOrder } from '../../../../core/game/turns.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { canInvadeBy, controls, placeOf, playersOf, reachOf } from '../../queries/state.js';
import { termsIn } from '../../queries/terms.js';
import { refuse } from '../../refusals/index.js';
import type { State, Terms, WrittenTerms } from '../../types/index.js';
import type { Desk } from './order-rule.js';

/**
 * [ET-INV-06] Are the terms of an alliance well formed? Whoever is named and does not play is told of once, and then left out; of a planet that there
 * is not, nobody is told that it is out of reach.
 */
export function* checkTerms(state: State, player: string, planet: string, { members, beneficiary, killer }: Terms): Violations<ClauseId> {
  const allies = inSeatOrder(playersOf(state), members);
  const stranger = members.find((member) => !state.config.players.includes(member));
  if (stranger !== undefined) yield refuse('unknown-player', 'ET-ALLY-01', { stranger }, 'alliance.members');
  if (allies.length < 2) yield refuse('alliance-too-small', 'ET-ALLY-01', { members: allies.length }, 'alliance.members');
  if (!allies.includes(player)) yield refuse('alliance-without-self', 'ET-ALLY-02', { player }, 'alliance.members');
  const attackers = placeOf(state, planet) === undefined ? [] : allies;
  for (const ally of attackers)
    if (controls(state, ally, planet)) yield refuse('ally-owns-target', 'ET-ALLY-03', { ally, planet }, 'alliance.members');
  for (const ally of attackers)
    if (!canInvadeBy(reachOf(state, ally, planet))) yield refuse('ally-out-of-reach', 'ET-ALLY-04', { ally, planet }, 'alliance.members');
  if (!allies.includes(beneficiary)) yield refuse('beneficiary-not-member', 'ET-ALLY-05', { beneficiary }, 'alliance.beneficiary');
  if (killer !== null && !allies.includes(killer)) yield refuse('killer-not-member', 'ET-ALLY-05', { killer }, 'alliance.killer');
}

/** The terms as they are kept: members each once, in seating order. [ET-STATE-02] */
export const canonicalTerms = (state: State, written: WrittenTerms | null, author: string): Terms | null => {
  const terms = termsIn(written, author);
  return terms && { ...terms, members: inSeatOrder(playersOf(state), terms.members) };
};

/** Players who could join an attack on a planet, in seating order. */
export const alliesFor = ({ state, player }: Desk, planet: string): string[] =>
  playersOf(state).filter((other) => other !== player && canInvadeBy(reachOf(state, other, planet)));

/** An alliance as a form asks for it: the others in it, of whom there may be none. */
interface AskedTerms {
  readonly members: readonly string[];
  readonly beneficiary?: string;
  readonly killer?: string | null;
}

/** What a form asks about an alliance: who else attacks (nobody: alone), for whom, and who kills first. */
export const askForTerms = (desk: Desk, planet: string): Choice<Terms | null> => {
  const { state, player } = desk;
  const allies = alliesFor(desk, planet);
  if (allies.length === 0) return fixed(null);
  const withSelf = (others: readonly string[]): string[] => inSeatOrder(playersOf(state), [player, ...others]);
  return via(
    group<AskedTerms>({
      members: () => some(allies, 0, allies.length, 'player'),
      beneficiary: ({ members }) => (members.length === 0 ? skip : one(withSelf(members), 'player')),
      killer: ({ members }) => (members.length === 0 ? skip : one<string | null>([null, ...withSelf(members)], 'player')),
    }),
    {
      to: ({ members, beneficiary, killer = null }): Terms | null =>
        beneficiary === undefined ? null : { members: withSelf(members), beneficiary, killer },
      from: (terms: Terms | null): AskedTerms =>
        terms === null ? { members: [] } : { ...terms, members: terms.members.filter((member) => member !== player) },
    },
  );
};
