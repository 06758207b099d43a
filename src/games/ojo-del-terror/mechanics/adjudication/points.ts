import { type Survey, surveyOf } from '../../queries/holdings.js';
import { multiplierOf, playersOf } from '../../queries/state.js';
import type { PointsReport } from '../../types/index.js';
import { deedPointsOf } from './deeds.js';
import type { Turn } from './turn.js';

/** What territory pays. [ET-SCORE-01] [ET-SCORE-02] [ET-SCORE-03] [ET-SCORE-04] [ET-SCORE-05] */
const pay = { planet: 1, resource: 1, subsector: 1, outerSector: 3, eyeSector: 5 } as const;

/** The territory of a player by source, on any map. All lines add up. [ET-SCORE-06] */
export const territoryOf = (
  survey: Survey,
  player: string,
): Pick<PointsReport, 'planets' | 'resources' | 'subsectors' | 'outerSectors' | 'eyeSectors' | 'territory'> => {
  const held = survey.of(player);
  const { sectors } = survey.atlas;
  let outer = 0;
  for (const sector of held.sectors) if (sectors.get(sector)!.side === 'outer') outer++;
  const planets = pay.planet * held.planets.length;
  const resources = pay.resource * held.resources;
  const subsectors = pay.subsector * held.subsectors.length;
  const outerSectors = pay.outerSector * outer;
  const eyeSectors = pay.eyeSector * (held.sectors.length - outer);
  return {
    planets,
    resources,
    subsectors,
    outerSectors,
    eyeSectors,
    territory: planets + resources + subsectors + outerSectors + eyeSectors,
  };
};

/** [ET-ADJ-09] Step 9: the points of the turn, in seating order. */
export const scorePoints = (turn: Turn): void => {
  const { state, report, table } = turn;
  const multiplier = multiplierOf(state.config, state.turn); // [ET-SCORE-08]
  const scored = state.config.scoreOn === 'closing' ? turn.fought : surveyOf(state); // [ET-SCORE-11]
  for (const player of playersOf(state)) {
    const { planets, resources, subsectors, outerSectors, eyeSectors, territory } = territoryOf(scored, player);
    const deeds = deedPointsOf(turn, player); // [ET-SCORE-07]
    const points = (territory + deeds) * multiplier;
    const total = state.players[player]!.score + points; // [ET-SCORE-09]
    report.points.push({ player, planets, resources, subsectors, outerSectors, eyeSectors, territory, deeds, multiplier, points, total });
    table.emit({ type: 'turn-scored', player, territory, deeds, multiplier, points, total });
  }
};
