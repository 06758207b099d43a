import type { ClaimReport, FightReport } from 'ludoteca/ojo-del-terror';
import type { Resolved } from './positions.js';

/** Who controls a planet now. */
export const holderOf = ({ state }: Pick<Resolved, 'state'>, planet: string): string | null => state.planets[planet]!.controller;

/** The fight for a planet. */
export const fightOn = ({ report }: Resolved, planet: string): FightReport => {
  const found = report.fights.find((fight) => fight.planet === planet);
  if (found === undefined) throw new Error(`Nobody fought on ${planet}.`);
  return found;
};

/** The inhabitants killed on a planet, as `bl 2`, in the order of killing. */
export const killsOn = ({ report }: Resolved, planet: string): readonly string[] =>
  report.kills.filter((kill) => kill.planet === planet).map(({ player, units }) => `${player} ${units}`);

/** The Defence with which a planet met the turn. */
export const defenceOf = ({ report }: Resolved, planet: string): number | undefined =>
  report.defences.find((defence) => defence.planet === planet)?.total;

/** How the claim of a deed was judged. */
export const claimOf = ({ report }: Resolved, player: string, deed: string): ClaimReport => {
  const found = report.claims.find((judged) => judged.player === player && judged.deed === deed);
  if (found === undefined) throw new Error(`${player} did not claim ${deed}.`);
  return found;
};

/** The points of deeds that a player got this turn, before doubling. */
export const deedPointsOf = ({ report }: Resolved, player: string): number =>
  report.points.find((points) => points.player === player)!.deeds;

/** The points of territory that a player got this turn, before doubling. */
export const territoryOf = ({ report }: Resolved, player: string): number =>
  report.points.find((points) => points.player === player)!.territory;

/** The line of a player in the points of the turn. */
export const pointsOf = ({ report }: Resolved, player: string) => report.points.find((line) => line.player === player)!;
