import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { battleCasting } from '../mechanics/affairs/battle.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { defendersAt } from '../queries/battlefield.js';
import { anyOf, anyUnits, inOrder, unitsInOrder } from '../queries/domains.js';
import { names } from '../queries/geography.js';
import { castingFaults, knownCharacters, subsets } from '../queries/participants.js';
import { placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { characterList, type State, type UnitRef, unitRefs } from '../types/index.js';
import { battleNow, fightersOf } from './shared/battle.js';
import { rule } from './shared/rule.js';

/** Answers an attack. */
export interface DefendBattle extends ActionBase {
  readonly type: 'defend-battle';
  readonly units: readonly UnitRef[];
  readonly characters: readonly string[];
}

/** Which units may defend beside those that must. [GM-BPRO-02] */
const reservesOf = (state: State, player: string): readonly UnitRef[] => defendersAt(state, player, battleNow(state)).optional;

/** The instances worth listing. */
function* listDefendBattle(state: State, player: string): Iterable<DefendBattle> {
  const optional = reservesOf(state, player).map(({ territory, kind }) => ({ territory, kind }));
  for (const units of optional.length > 0 ? [[], optional] : [[]])
    for (const characters of subsets(fightersOf(state, player))) yield { type: 'defend-battle', player, units, characters };
}

/** [GM-BPRO-02] [GM-WIND-02] Which optional units and which characters defend. */
export const defendBattle = rule<DefendBattle>({
  type: 'defend-battle',
  cites: ['GM-BPRO-02', 'GM-WIND-02'],
  codec: action<DefendBattle>('defend-battle', { units: unitRefs, characters: characterList }),
  choices: {
    units: (state, player) => anyUnits(player, reservesOf(state, player), 0),
    characters: (state, player) => anyOf(fightersOf(state, player)),
  },
  canonical: (state, action) => ({
    ...action,
    units: unitsInOrder(reservesOf(state, action.player), action.units),
    characters: inOrder(fightersOf(state, action.player), action.characters),
  }),
  enumerate: listDefendBattle,
  *check(state, { player, units, characters }) {
    const affair = battleNow(state);
    const strange = units.find(({ territory }) => placeOf(state, territory) === undefined);
    if (strange !== undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory: strange.territory }, 'units');
    yield* knownCharacters(state, characters);
    const { optional } = defendersAt(state, player, affair);
    if (units.some((unit, i) => !names(optional, unit) || names(units.slice(0, i), unit)))
      yield refuse('unit-not-eligible', 'GM-WIND-02', { most: optional.length }, 'units');
    yield* castingFaults(state, player, characters, battleCasting(state, affair.territory));
  },
  apply(state, { units, characters }, table) {
    top<'battle'>(state).defence = { units: units.map((unit) => ({ ...unit })), characters: [...characters] };
    answer(state, characters.join(' '), null, table);
  },
});
