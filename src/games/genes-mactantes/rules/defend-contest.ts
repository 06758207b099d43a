import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { contestCasting } from '../mechanics/affairs/contest.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { anyOf, inOrder } from '../queries/domains.js';
import { type Casting, castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { affairOf, characterOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type AffairOf, characterList, type State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Sends characters to the help of a target. */
export interface DefendContest extends ActionBase {
  readonly type: 'defend-contest';
  readonly characters: readonly string[];
}

const contest = (state: State): AffairOf<'contest'> => affairOf(state) as AffairOf<'contest'>;

/** Others than the target, where it is. [GM-CONT-05] */
const castingOf = (state: State): Casting => {
  const { characteristic, target } = contest(state);
  const casting = contestCasting(characteristic, characterOf(state, target)!, false);
  return { ...casting, value: (character) => (character.id === target ? 0 : casting.value(character)) };
};

/** Who of a player could help the target. */
const guardsOf = (state: State, player: string): readonly string[] => eligible(state, player, castingOf(state));

/** The instances worth listing. */
function* listDefendContest(state: State, player: string): Iterable<DefendContest> {
  for (const characters of subsets(guardsOf(state, player))) yield { type: 'defend-contest', player, characters };
}

/** [GM-CONT-05] The opponent's usable characters at the target's place may be active. */
export const defendContest = rule<DefendContest>({
  type: 'defend-contest',
  cites: ['GM-WIND-03', 'GM-CONT-05'],
  codec: action<DefendContest>('defend-contest', { characters: characterList }),
  choices: { characters: (state, player) => anyOf(guardsOf(state, player)) },
  canonical: (state, action) => ({ ...action, characters: inOrder(guardsOf(state, action.player), action.characters) }),
  enumerate: listDefendContest,
  check: (state, { player, characters }) => [
    ...knownCharacters(state, characters),
    ...(characters.includes(contest(state).target) ? [refuse('character-not-eligible', 'GM-CONT-04', {}, 'characters')] : []),
    ...castingFaults(state, player, characters, castingOf(state)),
  ],
  apply(state, { characters }, table) {
    top<'contest'>(state).defence = [...characters];
    answer(state, characters.join(' '), null, table);
  },
});
