import { type Attacker, drawLot, type Force, type Turn } from './turn.js';

/** An attacker with its place in the order of killing: the key decides when it kills, its own count how many it can kill. */
interface Killer extends Attacker {
  readonly key: number;
}

/** [ET-KILL-02] The key is the own attack value; a named killer has the highest of its alliance. */
const keyOf = ({ player, order }: Attacker, { members, terms }: Force): number =>
  terms?.killer === player ? Math.max(...members.map((member) => member.order.count)) : order.count;

/** [ET-KILL-03] The order within a block, drawn only where it matters: some but not all of the block can kill its fill. */
const arrange = (turn: Turn, planet: string, block: readonly Killer[], before: number, inhabitants: number): Killer[] => {
  const strength = block.reduce((sum, { order }) => sum + order.count, 0);
  if (block.length < 2 || before >= inhabitants || inhabitants >= before + strength) return [...block];
  const placed: Killer[] = [];
  const waiting = [...block];
  while (waiting.length > 0) {
    const next = drawLot(turn, waiting, `who kills first on ${planet}`, ({ player }) => player);
    placed.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return placed;
};

/** [ET-KILL-04] A named killer who stands behind a fellow member is moved to just before the foremost of them. */
const putKillersFirst = (block: Killer[], forces: readonly Force[]): Killer[] => {
  for (const { members, terms } of forces) {
    if (terms === null || terms.killer === null) continue;
    const fellows = new Set(members.map(({ player }) => player));
    const foremost = block.findIndex(({ player }) => fellows.has(player));
    const place = block.findIndex(({ player }) => player === terms.killer);
    if (place > foremost) block.splice(foremost, 0, ...block.splice(place, 1));
  }
  return block;
};

/** [ET-KILL-01] The inhabitants each attacker of a planet kills, in the order of killing. [ET-KILL-05] [ET-KILL-06] */
export const killInhabitants = (turn: Turn, planet: string, forces: readonly Force[]): Map<string, number> => {
  const kills = new Map<string, number>();
  const { inhabitants } = turn.state.planets[planet]!;
  if (inhabitants === 0) return kills;
  const seats = turn.state.config.players;
  const killers: Killer[] = forces
    .flatMap((force) => force.members.map((attacker) => ({ ...attacker, key: keyOf(attacker, force) })))
    .sort((a, b) => b.key - a.key || seats.indexOf(a.player) - seats.indexOf(b.player));
  let before = 0;
  let left = inhabitants;
  for (const key of new Set(killers.map((killer) => killer.key))) {
    const block = killers.filter((killer) => killer.key === key);
    for (const { player, order } of putKillersFirst(arrange(turn, planet, block, before, inhabitants), forces)) {
      const units = Math.min(order.count, left);
      if (units === 0) continue;
      left -= units;
      kills.set(player, units);
      const { kind } = turn.atlas.planets.get(planet)!.inhabitants!;
      turn.report.kills.push({ planet, player, kind, units });
      turn.table.emit({ type: 'inhabitants-killed', planet, player, kind, units });
    }
    before += block.reduce((sum, { order }) => sum + order.count, 0);
  }
  return kills;
};
