import { one } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { battleCasting } from '../mechanics/affairs/battle.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { anyOf, inOrder, settled } from '../queries/domains.js';
import { castingFaults, knownCharacters, subsets } from '../queries/participants.js';
import { refuse } from '../refusals/index.js';
import { type BattleSide, characterList, type State } from '../types/index.js';
import { battleNow, fightersOf } from './shared/battle.js';
import { rule } from './shared/rule.js';

/** Takes a side in the battle of others, or none. */
export interface JoinBattle extends ActionBase {
  readonly type: 'join-battle';
  readonly side: BattleSide | 'none';
  readonly characters: readonly string[];
}

const sides = ['attacker', 'defender', 'none'] as const;

/** The instances worth listing. */
function* listJoinBattle(state: State, player: string): Iterable<JoinBattle> {
  const able = subsets(fightersOf(state, player));
  for (const side of sides) for (const characters of side === 'none' ? [[]] : able) yield { type: 'join-battle', player, side, characters };
}

/** [GM-BPRO-03] Joining commits all field units there and the characters named. */
export const joinBattle = rule<JoinBattle>({
  type: 'join-battle',
  cites: ['GM-BPRO-03', 'GM-BPRO-04'],
  codec: action<JoinBattle>('join-battle', { side: oneOf(sides), characters: characterList }),
  choices: {
    side: () => one(sides),
    characters: (state, player, { side }) => (side === 'none' ? settled<readonly string[]>([]) : anyOf(fightersOf(state, player))),
  },
  canonical: (state, action) => ({ ...action, characters: inOrder(fightersOf(state, action.player), action.characters) }),
  enumerate: listJoinBattle,
  *check(state, { player, side, characters }) {
    yield* knownCharacters(state, characters);
    if (side === 'none' && characters.length > 0) yield refuse('bad-parameter', 'GM-BPRO-03', {}, 'characters');
    yield* castingFaults(state, player, characters, battleCasting(state, battleNow(state).territory));
  },
  apply(state, { player, side, characters }, table) {
    const affair = top<'battle'>(state);
    affair.toAsk.shift();
    if (side !== 'none') affair.allies.push({ player, side, characters: [...characters] });
    answer(state, side, null, table);
  },
});
