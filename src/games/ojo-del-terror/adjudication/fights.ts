import type { FightGroup } from '../types.js';
import { killInhabitants } from './kills.js';
import { drawLot, type Force, holderOf, type Turn } from './turn.js';

/** A force with its strength in this fight. */
interface Contender {
  readonly force: Force;
  readonly group: FightGroup;
}

/** [ET-ALLY-11] [ET-INV-08] Attack is the sum of Invasions; what was spent on inhabitants is lost against the Defence. */
const contender = (force: Force, kills: ReadonlyMap<string, number>): Contender => {
  const members = force.members.map(({ player }) => player);
  const attack = force.members.reduce((sum, { order }) => sum + order.count, 0);
  const killed = members.reduce((sum, player) => sum + (kills.get(player) ?? 0), 0);
  // [ET-FIGHT-05] [ET-ALLY-12] The planet goes to the beneficiary of an alliance, or to the lone attacker.
  return { force, group: { members, for: force.terms?.beneficiary ?? members[0]!, attack, kills: killed, residual: attack - killed } };
};

/** The fight for one planet, after its inhabitants have died. */
const fight = (turn: Turn, planet: string, forces: readonly Force[]): void => {
  const kills = killInhabitants(turn, planet, forces);
  const defence = turn.defences.get(planet)!;
  const contenders = forces.map((force) => contender(force, kills));
  const highest = Math.max(...contenders.map(({ group }) => group.attack));
  // [ET-FIGHT-01] Only the strongest may win, [ET-FIGHT-02] and only with more than the Defence.
  const qualified = contenders.filter(({ group }) => group.attack === highest && group.residual > defence);
  // [ET-FIGHT-03] [ET-FIGHT-04]
  const winner = qualified.length === 0 ? null : drawLot(turn, qualified, `who takes ${planet}`, ({ group }) => group.members.join('+'));
  if (winner !== null) turn.victors.set(planet, winner.force);
  const groups = contenders.map(({ group }) => ({ ...group, members: [...group.members] }));
  const result = { planet, defence, winner: winner?.group.for ?? null, drawn: qualified.length > 1 };
  turn.report.fights.push({ ...result, groups });
  turn.table.emit({ type: 'fight-resolved', ...result, groups: contenders.map(({ group }) => group) });
};

/** [ET-ADJ-03] Step 3: every invaded planet in pack order, each decided from the opening map alone. */
export const fightForPlanets = (turn: Turn): void => {
  for (const [planet, forces] of turn.forces) fight(turn, planet, forces);
};

/** [ET-ADJ-04] [ET-ADJ-11] Step 4: all conquests take effect at once. */
export const conquer = (turn: Turn): void => {
  for (const { planet, winner } of turn.report.fights) {
    if (winner === null) continue;
    const conquest = { planet, from: holderOf(turn, planet), to: winner };
    turn.taken.set(planet, winner);
    turn.report.conquests.push(conquest);
    turn.table.emit({ type: 'planet-conquered', ...conquest });
  }
};
