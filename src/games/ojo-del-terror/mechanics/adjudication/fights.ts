import type { FightGroup } from '../../types/index.js';
import { killInhabitants } from './kills.js';
import { type Battle, drawLot, type Force, handOver, type Turn } from './turn.js';

/** A force with its strength in this fight. */
interface Contender {
  readonly force: Force;
  readonly group: FightGroup;
}

/** [ET-FIGHT-05] [ET-ALLY-12] The planet goes to the beneficiary of an alliance, or to the lone attacker. */
const receiverOf = ({ members, terms }: Force): string => terms?.beneficiary ?? members[0]!.player;

/** [ET-ALLY-11] [ET-INV-08] Attack is the sum of Invasions; what was spent on inhabitants is lost against the Defence. */
const contender = (force: Force, dead: ReadonlyMap<string, number>): Contender => {
  const members: string[] = [];
  let attack = 0;
  let kills = 0;
  for (const { player, order } of force.members) {
    members.push(player);
    attack += order.count;
    kills += dead.get(player) ?? 0;
  }
  return { force, group: { members, for: receiverOf(force), attack, kills, residual: attack - kills } };
};

const copyGroup = ({ members, for: receiver, attack, kills, residual }: FightGroup) => ({
  members: [...members],
  for: receiver,
  attack,
  kills,
  residual,
});

/** [ET-FIGHT-01] Only the strongest may win, [ET-FIGHT-02] and only with more than the Defence. */
const qualified = (contenders: readonly Contender[], defence: number): Contender[] => {
  let highest = 0;
  for (const { group } of contenders) if (group.attack > highest) highest = group.attack;
  return contenders.filter(({ group }) => group.attack === highest && group.residual > defence);
};

/** The fight for one planet, after its inhabitants have died. */
const fight = (turn: Turn, battle: Battle): void => {
  const { place, forces, defence } = battle;
  const planet = place.id;
  const dead = killInhabitants(turn, planet, turn.worlds[place.order]!.inhabitants, forces);
  const contenders = forces.map((force) => contender(force, dead));
  const best = qualified(contenders, defence);
  // [ET-FIGHT-03] [ET-FIGHT-04]
  const won = best.length === 0 ? null : drawLot(turn, best, `who takes ${planet}`, ({ group }) => group.members.join('+'));
  battle.victor = won?.force ?? null;
  const winner = won?.group.for ?? null;
  const drawn = best.length > 1;
  const groups = contenders.map(({ group }) => group);
  turn.report.fights.push({ planet, defence, winner, drawn, groups: groups.map(copyGroup) });
  turn.table.emit({ type: 'fight-resolved', planet, defence, winner, drawn, groups });
};

/** [ET-ADJ-03] Step 3: every invaded planet in pack order, each decided from the opening map alone. */
export const fightForPlanets = (turn: Turn): void => {
  for (const battle of turn.battles) fight(turn, battle);
};

/** [ET-ADJ-04] [ET-ADJ-11] Step 4: all conquests take effect at once. */
export const conquer = (turn: Turn): void => {
  for (const { place, victor } of turn.battles) {
    if (victor === null) continue;
    const planet = place.id;
    const from = turn.worlds[place.order]!.controller;
    const to = receiverOf(victor);
    handOver(turn, place.order, to);
    turn.report.conquests.push({ planet, from, to });
    turn.table.emit({ type: 'planet-conquered', planet, from, to });
  }
};
