import type { Atlas } from '../content/atlas.js';
import { controllerOf, multiplierOf } from '../queries.js';
import type { PointsReport } from '../types.js';
import { deedPointsOf } from './deeds.js';
import type { Turn } from './turn.js';

/** What territory pays. [ET-SCORE-01] [ET-SCORE-02] [ET-SCORE-03] [ET-SCORE-04] [ET-SCORE-05] */
const pay = { planet: 1, resource: 1, subsector: 1, outerSector: 3, eyeSector: 5 } as const;

/** The territory of a player by source, on any map. All lines add up. [ET-SCORE-06] */
export const territoryOf = (
  atlas: Atlas,
  controls: (planet: string) => boolean,
): Pick<PointsReport, 'planets' | 'resources' | 'subsectors' | 'outerSectors' | 'eyeSectors' | 'territory'> => {
  const whole = (planets: readonly string[]): boolean => planets.length > 0 && planets.every(controls);
  const held = [...atlas.planets.values()].filter(({ id }) => controls(id));
  const sectors = [...atlas.sectors.values()].filter(({ planets }) => whole(planets));
  const planets = pay.planet * held.length;
  const resources = pay.resource * held.reduce((sum, planet) => sum + planet.resources, 0);
  const subsectors = pay.subsector * [...atlas.subsectors.values()].filter((region) => whole(region.planets)).length;
  const outerSectors = pay.outerSector * sectors.filter(({ side }) => side === 'outer').length;
  const eyeSectors = pay.eyeSector * sectors.filter(({ side }) => side === 'eye').length;
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
  const { state, atlas, control, report, table } = turn;
  const multiplier = multiplierOf(state.config, state.turn); // [ET-SCORE-08]
  const scored = (planet: string): string | null =>
    state.config.scoreOn === 'closing' ? control.get(planet)! : controllerOf(state, planet); // [ET-SCORE-11]
  for (const player of state.config.players) {
    const lines = territoryOf(atlas, (planet) => scored(planet) === player);
    const deeds = deedPointsOf(turn, player); // [ET-SCORE-07]
    const points = (lines.territory + deeds) * multiplier;
    const total = state.players[player]!.score + points; // [ET-SCORE-09]
    report.points.push({ player, ...lines, deeds, multiplier, points, total });
    table.emit({ type: 'turn-scored', player, territory: lines.territory, deeds, multiplier, points, total });
  }
};
