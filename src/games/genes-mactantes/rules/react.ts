import { action, oneOf, optional } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { beginContest, contestCasting } from '../affairs/contest.js';
import { answer, top } from '../affairs/stack.js';
import type { ClauseId } from '../clauses.js';
import { fieldsFrom } from '../forms.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../participants.js';
import { affairOf, characterOf } from '../queries.js';
import { type Character, type Characteristic, characteristic, characterList, type Event, type State } from '../types.js';
import { now } from '../verbs/board.js';

/** Strikes at a traveller or an exposed character, or lets it go. */
export interface React extends ActionBase {
  readonly type: 'react';
  readonly mode: 'decline' | 'capture' | 'assassinate';
  readonly characteristic?: Characteristic;
  readonly characters?: readonly string[];
}

/** Who may be struck at. */
const targetOf = (state: State): Character => {
  const affair = affairOf(state)!;
  const id = affair.type === 'journey' ? affair.character : affair.type === 'reprisals' ? affair.exposed[0]! : '';
  return characterOf(state, id)!;
};

/** By what an attempt is contested. [GM-REAC-01] */
const contestedBy = ({ mode, characteristic }: Pick<React, 'mode' | 'characteristic'>): Characteristic | undefined =>
  mode === 'assassinate' ? (characteristic ?? 'diplomacy') : characteristic;

/** The instances worth listing. */
function* listReact(state: State, player: string): Iterable<React> {
  const target = targetOf(state);
  const able = (by: Characteristic) => subsets(eligible(state, player, contestCasting(by, target, false)));
  yield { type: 'react', player, mode: 'decline' };
  for (const by of ['diplomacy', 'militarism'] as const)
    for (const characters of able(by)) yield { type: 'react', player, mode: 'capture', characteristic: by, characters };
  for (const characters of able('diplomacy')) yield { type: 'react', player, mode: 'assassinate', characters };
}

/** [GM-REAC-01] [GM-REAC-02] A free and immediate attempt. */
export const react = rule<State, React, Event, ClauseId>({
  type: 'react',
  codec: action<React>('react', {
    mode: oneOf(['decline', 'capture', 'assassinate']),
    characteristic: optional(characteristic),
    characters: optional(characterList),
  }),
  choices: fieldsFrom<React>(listReact, ['mode', 'characteristic', 'characters']),
  enumerate: listReact,
  *check(state, { player, mode, characteristic, characters = [] }) {
    yield* knownCharacters(state, characters);
    if (mode === 'decline') {
      if (characteristic !== undefined || characters.length > 0)
        yield refuse('bad-parameter', 'GM-REAC-01', 'Who declines names neither characteristic nor characters.', 'mode');
      return;
    }
    const by = contestedBy({ mode, ...(characteristic === undefined ? {} : { characteristic }) });
    if (by !== 'diplomacy' && !(mode === 'capture' && by === 'militarism'))
      return yield refuse('bad-parameter', 'GM-REAC-01', `${mode} is not contested by ${by ?? 'nothing'}.`, 'characteristic');
    yield* castingFaults(state, player, characters, contestCasting(by, targetOf(state), false));
  },
  apply(state, { player, mode, characteristic, characters = [] }, table) {
    const board = now(state);
    const { id: target, owner } = targetOf(board);
    const affair = affairOf(board)!;
    // A traveller that is let go stays a secret of the two. [GM-VIS-09]
    answer(state, mode, affair.type === 'journey' && mode === 'decline' ? [player, owner] : null, table);
    if (affair.type === 'reprisals') top(state, 'reprisals').exposed.shift();
    if (mode === 'decline') return;
    const by = mode === 'assassinate' ? 'diplomacy' : characteristic!;
    beginContest(state, {
      player,
      opponent: owner,
      target,
      attempt: mode,
      characteristic: by,
      characters,
      useIntel: false,
      declared: false,
    });
  },
});
