import type { Terms } from '../types.js';
import { type Attacker, copyTerms, type Force, ordersOf, type Turn } from './turn.js';

/** Terms are equal if they name the same members (kept in seating order), beneficiary and killer. */
const keyOf = ({ members, beneficiary, killer }: Terms): string => JSON.stringify([members, beneficiary, killer]);

/** [ET-ALLY-08] [ET-ALLY-09] Who fights together on one planet: the members of terms that all of them wrote; everybody else alone. */
const forcesOn = (turn: Turn, planet: string, attackers: readonly Attacker[]): Force[] => {
  const written = new Map<string, { readonly terms: Terms; readonly by: Attacker[] }>();
  for (const attacker of attackers) {
    const terms = attacker.order.alliance;
    if (terms === null) continue;
    const key = keyOf(terms);
    const entry = written.get(key) ?? { terms, by: [] };
    entry.by.push(attacker);
    written.set(key, entry);
  }
  const formed = new Set<string>();
  for (const [key, { terms, by }] of written) {
    const isFormed = by.length === terms.members.length; // only members can have written them
    if (isFormed) formed.add(key);
    const players = by.map(({ player }) => player);
    turn.report.alliances.push({ planet, terms: copyTerms(terms), players: [...players], formed: isFormed });
    turn.table.emit({ type: isFormed ? 'alliance-formed' : 'alliance-failed', planet, terms: copyTerms(terms), players });
  }
  const forces: Force[] = [];
  const gathered = new Set<string>();
  for (const attacker of attackers) {
    const terms = attacker.order.alliance;
    const key = terms && keyOf(terms);
    if (key === null || !formed.has(key)) forces.push({ members: [attacker], terms: null });
    else if (!gathered.has(key)) {
      gathered.add(key);
      forces.push({ members: written.get(key)!.by, terms });
    }
  }
  return forces;
};

/** [ET-ADJ-01] Step 1: decides for every invaded planet who fights together. */
export const formAlliances = (turn: Turn): void => {
  const byPlanet = new Map<string, Attacker[]>();
  for (const player of turn.state.config.players)
    for (const order of ordersOf(turn, player, 'invade')) {
      const attackers = byPlanet.get(order.planet) ?? [];
      attackers.push({ player, order });
      byPlanet.set(order.planet, attackers);
    }
  for (const planet of turn.atlas.order) {
    const attackers = byPlanet.get(planet);
    if (attackers !== undefined) turn.forces.set(planet, forcesOn(turn, planet, attackers));
  }
};
