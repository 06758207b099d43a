import { one, skip } from '../../../core/choices/choices.js';
import { action, oneOf, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { beginContest, contestCasting } from '../mechanics/affairs/contest.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { now } from '../mechanics/countries/board.js';
import { anyOf, inOrder } from '../queries/domains.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { affairOf, characterOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Character, type Characteristic, characteristic, characterList, type State } from '../types/index.js';
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

/** Who of a player could strike. */
const strikersOf = (state: State, player: string, by: Characteristic): readonly string[] =>
  eligible(state, player, contestCasting(by, targetOf(state), false));

/** The instances worth listing. */
function* listReact(state: State, player: string): Iterable<React> {
  const able = (by: Characteristic) => subsets(strikersOf(state, player, by));
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
  choices: {
    mode: () => one(['decline', 'capture', 'assassinate'] as const),
    characteristic: (_state, player, { mode }) =>
      mode === 'capture' ? one(['diplomacy', 'militarism'] as const, { about: (id) => ({ kind: 'characteristic', player, id }) }) : skip,
    characters: (state, player, chosen) => (chosen.mode === 'decline' ? skip : anyOf(strikersOf(state, player, contestedBy(chosen)!))),
  },
  canonical(state, { type, player, mode, characteristic, characters = [] }) {
    if (mode === 'decline') return { type, player, mode };
    const by = contestedBy({ mode, ...(characteristic && { characteristic }) })!;
    const strikers = inOrder(strikersOf(state, player, by), characters);
    return { type, player, mode, ...(mode === 'capture' ? { characteristic: by } : {}), characters: strikers };
  },
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
    if (affair.type === 'reprisals') top<'reprisals'>(state).exposed.shift();
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
