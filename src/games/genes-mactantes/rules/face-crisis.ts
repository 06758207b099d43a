import { one } from '../../../core/choices/choices.js';
import { action, bool, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { crisisCasting, faceCrisis as face, willTest } from '../mechanics/affairs/crisis.js';
import { anyOf, inOrder, settled } from '../queries/domains.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { refuse } from '../refusals/index.js';
import { type Characteristic, characteristic, characterList, type State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Faces one of the own crises. */
export interface FaceCrisis extends ActionBase {
  readonly type: 'face-crisis';
  readonly characteristic: Characteristic;
  readonly characters: readonly string[];
  /** Whether others may help; true unless given. */
  readonly acceptSupport?: boolean;
}

/** Whom a player could send into a crisis: nobody where it passes without a test. [GM-CRIS-06] [GM-CRIS-08] */
const helpersOf = (state: State, player: string, characteristic: Characteristic): readonly string[] =>
  willTest(state, player, characteristic) ? eligible(state, player, crisisCasting(state, { player, characteristic })) : [];

/** May others be let help, and is there anything to help with? [GM-CFG-12] */
const isHelpAsked = (state: State, player: string, characteristic: Characteristic): boolean =>
  state.config.foreignSupport && willTest(state, player, characteristic);

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
  choices: {
    characteristic: (state, player) =>
      one(
        state.crises.filter((crisis) => crisis.player === player).map(({ characteristic }) => characteristic),
        { about: (id) => ({ kind: 'characteristic', player, id }) },
      ),
    characters: (state, player, { characteristic }) => anyOf(helpersOf(state, player, characteristic)),
    acceptSupport: (state, player, { characteristic }) => (isHelpAsked(state, player, characteristic) ? one([true, false]) : settled(true)),
  },
  canonical: (state, { type, player, characteristic, characters, acceptSupport = true }) => ({
    type,
    player,
    characteristic,
    characters: inOrder(helpersOf(state, player, characteristic), characters),
    acceptSupport: acceptSupport || !isHelpAsked(state, player, characteristic),
  }),
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
