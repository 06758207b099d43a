import type { Draft } from 'immer';
import { one } from '../../../core/choices/choices.js';
import { action, anyText, list } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { inSeatOrder } from '../../../core/game/turns.js';
import { others, seats } from '../queries/state.js';
import { electionOf, sameList } from '../queries/votes.js';
import { refuse } from '../refusals/index.js';
import type { Election, State } from '../types/index.js';
import { mustBeDistinct, mustBePlayers } from './shared/parameters.js';
import { rule } from './shared/rule.js';

/** A player says with whom he stands, and for whom. */
export interface DeclareList extends ActionBase {
  readonly type: 'declare-list';
  readonly members: readonly string[];
  readonly beneficiary: string;
}

/** Every group this player could stand in, in seating order, the smallest first. */
const groupsOf = (state: State, player: string): string[][] => {
  const groups: string[][] = [[player]];
  for (const other of others(state, player)) groups.push(...groups.map((group) => [...group, other]));
  return groups.map((group) => inSeatOrder(seats(state), group)).sort((a, b) => a.length - b.length);
};

/** [SD-ELE-07] [SD-ELE-12] Everybody stands, alone or with others, and says so aloud. */
export const declareList = rule<DeclareList>({
  type: 'declare-list',
  cites: ['SD-ELE-07', 'SD-ELE-08', 'SD-ELE-09', 'SD-ELE-10'],
  codec: action<DeclareList>('declare-list', { members: list(anyText, 100), beneficiary: anyText }),
  choices: {
    members: (state, player) => one<readonly string[]>(groupsOf(state, player)),
    beneficiary: (_state, _player, { members }) => one(members, 'player'),
  },
  canonical: (state, action) => ({ ...action, members: inSeatOrder(seats(state), action.members) }),
  *check(state, { player, members, beneficiary }) {
    yield* mustBePlayers(state, [...members, beneficiary], 'members');
    yield* mustBeDistinct(members, 'members');
    if (!members.includes(player)) yield refuse('bad-parameter', 'SD-ELE-08', { player }, 'members');
    if (!members.includes(beneficiary)) yield refuse('bad-beneficiary', 'SD-ELE-09', { beneficiary }, 'beneficiary');
    const mine = { members: inSeatOrder(seats(state), members), beneficiary };
    const other = electionOf(state)!.declarations.find((declared) => members.includes(declared.player) && !sameList(declared, mine));
    if (other !== undefined)
      yield refuse(
        'list-conflict',
        'SD-ELE-10',
        { declaredBy: other.player, members: [...other.members], beneficiary: other.beneficiary },
        'members',
      );
  },
  apply(state, { player, members, beneficiary }, table) {
    const inOrder = inSeatOrder(seats(peek<State>(state as State)), members);
    (state.vote as Draft<Election>).declarations.push({ player, members: [...inOrder], beneficiary });
    table.emit({ type: 'list-declared', player, members: inOrder, beneficiary });
  },
});
