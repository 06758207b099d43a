import { action, oneOf, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { beginContest, contestCasting } from '../mechanics/affairs/contest.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { now } from '../mechanics/countries/board.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { affairOf, characterOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Character, type Characteristic, characteristic, characterList, type State } from '../types/index.js';
import { fieldsFrom } from './shared/listed-forms.js';
import { rule } from './shared/rule.js';

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
export const react = rule<React>({
  type: 'react',
  cites: ['GM-REAC-01', 'GM-REAC-02', 'GM-REAC-03'],
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
      if (characteristic !== undefined || characters.length > 0) yield refuse('bad-parameter', 'GM-REAC-01', { fault: 'declined' }, 'mode');
      return;
    }
    const by = contestedBy({ mode, ...(characteristic === undefined ? {} : { characteristic }) });
    if (by !== 'diplomacy' && !(mode === 'capture' && by === 'militarism'))
      return yield refuse('bad-parameter', 'GM-REAC-01', { fault: 'contested', mode, by: by ?? null }, 'characteristic');
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
