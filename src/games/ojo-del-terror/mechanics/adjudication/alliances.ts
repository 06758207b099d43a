import { sameData } from '../../../../core/data/copies.js';
import type { Terms } from '../../types/index.js';
import { copyTerms } from '../orders/copies.js';
import { type Attacker, type Force, placeIn, type Turn } from './turn.js';

/** Terms of one planet, with the killer on whom those who wrote them agree, and who they are. */
interface Pact {
  terms: Terms;
  readonly by: Attacker[];
}

/** Terms are the same if they name the same members (kept in seating order) and beneficiary; allies may differ about the killer. [ET-ALLY-09] */
const areSame = (a: Terms, b: Terms): boolean => a.beneficiary === b.beneficiary && sameData(a.members, b.members);

/** Does an alliance come of it? Only members can have written the terms. [ET-ALLY-09] */
const isFormed = ({ terms, by }: Pact): boolean => by.length === terms.members.length;

/** What the attackers of a planet have agreed on, in the order in which it was first written. */
const pactsOf = (attackers: readonly Attacker[]): Pact[] => {
  const pacts: Pact[] = [];
  for (const attacker of attackers) {
    const terms = attacker.order.alliance;
    if (terms === null) continue;
    const pact = pacts.find((known) => areSame(known.terms, terms));
    if (pact === undefined) {
      pacts.push({ terms, by: [attacker] });
      continue;
    }
    pact.by.push(attacker);
    if (pact.terms.killer !== terms.killer) pact.terms = { ...pact.terms, killer: null }; // [ET-ALLY-08]
  }
  return pacts;
};

/** [ET-ALLY-08] [ET-ALLY-09] Who fights together on one planet: the members of terms that all of them wrote; everybody else alone. */
const forcesOn = (turn: Turn, planet: string, attackers: readonly Attacker[]): Force[] => {
  const pacts = pactsOf(attackers);
  if (pacts.length === 0) return attackers.map((attacker) => ({ members: [attacker], terms: null }));
  for (const pact of pacts) {
    const { terms, by } = pact;
    const formed = isFormed(pact);
    const players = by.map(({ player }) => player);
    turn.report.alliances.push({ planet, terms: copyTerms(terms), players: [...players], formed });
    turn.table.emit({ type: formed ? 'alliance-formed' : 'alliance-failed', planet, terms: copyTerms(terms), players });
  }
  const forces: Force[] = [];
  for (const attacker of attackers) {
    const pact = pacts.find(({ by }) => by.includes(attacker));
    if (pact === undefined || !isFormed(pact)) forces.push({ members: [attacker], terms: null });
    else if (pact.by[0] === attacker) forces.push({ members: pact.by, terms: pact.terms });
  }
  return forces;
};

/** [ET-ADJ-01] Step 1: decides for every invaded planet who fights together. */
export const formAlliances = (turn: Turn): void => {
  const { places } = turn.atlas;
  const byPlace: (Attacker[] | undefined)[] = new Array(places.length).fill(undefined);
  for (const invasion of turn.orders.invasions) {
    const place = placeIn(turn, invasion.order.planet);
    const attackers = byPlace[place];
    if (attackers === undefined) byPlace[place] = [invasion];
    else attackers.push(invasion);
  }
  for (const place of places) {
    const attackers = byPlace[place.order];
    if (attackers === undefined) continue;
    turn.battles.push({ place, forces: forcesOn(turn, place.id, attackers), defence: 0, victor: null });
  }
};
