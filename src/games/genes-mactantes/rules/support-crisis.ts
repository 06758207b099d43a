import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { crisisCasting } from '../mechanics/affairs/crisis.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { anyOf, inOrder } from '../queries/domains.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { affairOf } from '../queries/state.js';
import { type AffairOf, characterList, type State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Helps another through a crisis, or does not. */
export interface SupportCrisis extends ActionBase {
  readonly type: 'support-crisis';
  readonly characters: readonly string[];
}

const crisis = (state: State): AffairOf<'crisis'> => affairOf(state) as AffairOf<'crisis'>;

/** Who of a player could help. */
const helpersOf = (state: State, player: string): readonly string[] => eligible(state, player, crisisCasting(state, crisis(state)));

/** The instances worth listing. */
function* listSupportCrisis(state: State, player: string): Iterable<SupportCrisis> {
  for (const characters of subsets(helpersOf(state, player))) yield { type: 'support-crisis', player, characters };
}

/** [GM-CRIS-09] Foreign characters in the afflicted country may help. */
export const supportCrisis = rule<SupportCrisis>({
  type: 'support-crisis',
  cites: ['GM-CRIS-09', 'GM-CRIS-14'],
  codec: action<SupportCrisis>('support-crisis', { characters: characterList }),
  choices: { characters: (state, player) => anyOf(helpersOf(state, player)) },
  canonical: (state, action) => ({ ...action, characters: inOrder(helpersOf(state, action.player), action.characters) }),
  enumerate: listSupportCrisis,
  check: (state, { player, characters }) => [
    ...knownCharacters(state, characters),
    ...castingFaults(state, player, characters, crisisCasting(state, crisis(state))),
  ],
  apply(state, { player, characters }, table) {
    const affair = top<'crisis'>(state);
    affair.toAsk.shift();
    if (characters.length > 0) affair.supports.push({ player, characters: [...characters] });
    answer(state, characters.join(' '), null, table);
  },
});
