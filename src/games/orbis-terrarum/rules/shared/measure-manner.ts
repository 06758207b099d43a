import { entryOf } from '../../content/modes.js';
import { commanderOf, isHiddenFromOthers } from '../../mechanics/measures/posting.js';
import { isDomestic, victimOf } from '../../mechanics/resolution/nature.js';
import { referee } from '../../queries/state.js';
import type { Measure, State, Target } from '../../types/index.js';
import { type Force, forces, forceTechnology } from '../../types/statistics.js';
import type { Sortie } from './measure-reach.js';

/** May a seat know of a pending measure, and so oppose it? [OT-VIEW-12] */
const isVisible = (state: State, player: string, measure: Measure): boolean =>
  !isHiddenFromOthers(state, measure) || player === referee || commanderOf(state, measure.nation, measure.slot) === player;

/** The measures that this one may oppose. [OT-MEAS-14] */
export const opposable = (
  state: State,
  player: string,
  { nation, statistic, mode, target }: Sortie & { readonly target: Target | null },
): readonly string[] => {
  if (mode !== 'narrative' && !(entryOf(statistic, mode)?.hostile === true && target?.kind === 'nation')) return [];
  return state.measures.flatMap((measure) =>
    measure.nation !== nation &&
    (mode === 'narrative' || target?.id === measure.nation) &&
    !measure.ruling.voided &&
    isVisible(state, player, measure) &&
    !isDomestic(state, measure) &&
    victimOf(state, measure) !== nation
      ? [measure.id]
      : [],
  );
};

/** How an army of a Nation may move for this statistic. [OT-STAT-07] */
export const forcesFor = (state: State, { nation, statistic }: Pick<Sortie, 'nation' | 'statistic'>): readonly Force[] => {
  const { technologies } = state.nations[nation]!;
  return forces.filter((force) => {
    const technology = forceTechnology[force];
    if (technology === null || (statistic === 'incision' && force === 'naval')) return true;
    return statistic === 'offensive' && technologies.includes(technology);
  });
};
