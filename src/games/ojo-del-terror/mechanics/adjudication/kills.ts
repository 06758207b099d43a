import { type Attacker, drawLot, type Force, type Turn } from './turn.js';

/** An attacker with its place in the order of killing: the key decides when it kills, its own count how many it can kill. */
interface Killer {
  readonly attacker: Attacker;
  readonly key: number;
}

/** [ET-KILL-02] The key is the own attack value; the killer on whom an alliance agrees has the highest of its members. */
const keyOf = ({ player, order }: Attacker, { members, terms }: Force): number =>
  terms?.killer === player ? Math.max(...members.map((member) => member.order.count)) : order.count;

/** Everybody who can kill, by falling key, equal keys in seating order. */
const killersOf = (forces: readonly Force[]): Killer[] => {
  const killers: Killer[] = [];
  for (const force of forces) for (const attacker of force.members) killers.push({ attacker, key: keyOf(attacker, force) });
  return killers.length < 2 ? killers : killers.sort((a, b) => b.key - a.key || a.attacker.seat - b.attacker.seat);
};

const strengthOf = (block: readonly Attacker[]): number => block.reduce((sum, { order }) => sum + order.count, 0);

/** [ET-KILL-03] The order within a block, drawn only where it matters: some but not all of the block can kill its fill. */
const arrange = (turn: Turn, planet: string, block: readonly Attacker[], before: number, inhabitants: number): Attacker[] => {
  if (block.length < 2 || before >= inhabitants || inhabitants >= before + strengthOf(block)) return [...block];
  const placed: Attacker[] = [];
  const waiting = [...block];
  while (waiting.length > 0) {
    const next = drawLot(turn, waiting, `who kills first on ${planet}`, ({ player }) => player);
    placed.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return placed;
};

/** [ET-KILL-04] The killer of an alliance who stands behind a fellow member is moved to just before the foremost of them. */
const putKillersFirst = (block: Attacker[], forces: readonly Force[]): Attacker[] => {
  for (const { members, terms } of forces) {
    if (terms === null || terms.killer === null) continue;
    const foremost = block.findIndex((attacker) => members.includes(attacker));
    const place = block.findIndex(({ player }) => player === terms.killer);
    if (place > foremost) block.splice(foremost, 0, ...block.splice(place, 1));
  }
  return block;
};

const none: ReadonlyMap<string, number> = new Map();

/** [ET-KILL-01] The inhabitants each attacker of a planet kills, in the order of killing. [ET-KILL-05] [ET-KILL-06] */
export const killInhabitants = (turn: Turn, planet: string, inhabitants: number, forces: readonly Force[]): ReadonlyMap<string, number> => {
  if (inhabitants === 0) return none;
  const kills = new Map<string, number>();
  const { kind } = turn.atlas.planets.get(planet)!.inhabitants!;
  const killers = killersOf(forces);
  let before = 0;
  let left = inhabitants;
  for (let first = 0, end = 0; first < killers.length; first = end) {
    while (end < killers.length && killers[end]!.key === killers[first]!.key) end++;
    const block = killers.slice(first, end).map(({ attacker }) => attacker);
    for (const { player, order } of putKillersFirst(arrange(turn, planet, block, before, inhabitants), forces)) {
      const units = Math.min(order.count, left);
      if (units === 0) continue;
      left -= units;
      kills.set(player, units);
      turn.report.kills.push({ planet, player, kind, units });
      turn.table.emit({ type: 'inhabitants-killed', planet, player, kind, units });
    }
    before += strengthOf(block);
  }
  return kills;
};
