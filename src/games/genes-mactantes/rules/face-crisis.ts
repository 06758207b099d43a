import { action, bool, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { crisisCasting, faceCrisis as face, willTest } from '../mechanics/affairs/crisis.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { refuse } from '../refusals/index.js';
import { type Characteristic, characteristic, characterList, type State } from '../types/index.js';
import { fieldsFrom } from './shared/listed-forms.js';
import { rule } from './shared/rule.js';

/** Faces one of the own crises. */
export interface FaceCrisis extends ActionBase {
  readonly type: 'face-crisis';
  readonly characteristic: Characteristic;
  readonly characters: readonly string[];
  /** Whether others may help; true unless given. */
  readonly acceptSupport?: boolean;
}

/** The instances worth listing. */
function* listFaceCrisis(state: State, player: string): Iterable<FaceCrisis> {
  for (const crisis of state.crises)
    if (crisis.player === player)
      for (const characters of subsets(eligible(state, player, crisisCasting(state, crisis))))
        yield { type: 'face-crisis', player, characteristic: crisis.characteristic, characters, acceptSupport: true };
}

/** [GM-CRIS-03] A characteristic of 3 or less must be looked after first. */
export const faceCrisis = rule<FaceCrisis>({
  type: 'face-crisis',
  cites: ['GM-CRIS-03', 'GM-CRIS-04', 'GM-CRIS-07', 'GM-CRIS-11', 'GM-CRIS-12'],
  codec: action<FaceCrisis>('face-crisis', { characteristic, characters: characterList, acceptSupport: optional(bool) }),
  choices: fieldsFrom<FaceCrisis>(listFaceCrisis, ['characteristic', 'characters', 'acceptSupport']),
  enumerate: listFaceCrisis,
  *check(state, { player, characteristic, characters }) {
    yield* knownCharacters(state, characters);
    if (!state.crises.some((crisis) => crisis.player === player && crisis.characteristic === characteristic))
      return yield refuse('no-such-crisis', 'GM-CRIS-03', { player, characteristic }, 'characteristic');
    if (willTest(state, player, characteristic))
      // [GM-CRIS-06]
      yield* castingFaults(state, player, characters, crisisCasting(state, { player, characteristic }));
  },
  apply: (state, { player, characteristic, characters, acceptSupport = true }, table) =>
    face(state, player, { characteristic, characters, acceptSupport }, table),
});
