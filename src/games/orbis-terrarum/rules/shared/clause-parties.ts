import { lazily } from '../../../../core/data/lazily.js';
import { canServe, linksOf } from '../../mechanics/nations/bonds.js';
import { isPrincipal, organizationOf } from '../../queries/state.js';
import type { State, Treaty } from '../../types/index.js';
import { regionCounts } from './land-in-clauses.js';
import { inAgentOrder, playersOfNations } from './speakers.js';

/** Whom and what clauses between some parties may speak of, found out when it is asked for. [OT-TRE-02] */
export interface Speakable {
  /** The parties, and the living Nations in the same hands as one of them. */
  readonly agents: () => readonly string[];
  /** The Nations among them that live. */
  readonly nations: () => readonly string[];
  /** Nations on which a modifier may be that counts against another party. */
  readonly opposable: () => readonly string[];
  /** Nations against which a modifier on this one may count: those of another party. */
  readonly rivalsOf: (nation: string) => readonly string[];
  /** Nations that have land to give. */
  readonly landed: () => readonly string[];
  /** Nations that can give land and keep some. */
  readonly divisible: () => readonly string[];
  /** Those to whom a Nation may cede land. */
  readonly heirsOf: (nation: string) => readonly string[];
  /** Nations that may become a vassal of one of them. */
  readonly freeNations: () => readonly string[];
  readonly patronsFor: (vassal: string) => readonly string[];
  /** Nations that may have a new vassal. */
  readonly possiblePatrons: () => readonly string[];
  /** Vassals of one of the Nations. */
  readonly vassals: () => readonly string[];
  /** Treaties that no other parties have. */
  readonly renewable: () => readonly Treaty[];
  readonly terminable: () => readonly Treaty[];
}

/** See {@link Speakable}. */
export const speakableBetween = (state: State, parties: readonly string[], inConference: boolean, within?: string): Speakable => {
  const isParty = new Set(parties);
  const players = lazily(() => playersOfNations(state));
  const isAlive = (id: string): boolean => state.nations[id]?.alive === true;
  /** By player: the parties in that hand. */
  const partiesOf = lazily(() => {
    const found = new Map<string, string[]>();
    for (const party of parties) {
      const player = players().get(party);
      if (player !== undefined) found.set(player, [...(found.get(player) ?? []), party]);
    }
    return found;
  });
  const agents = lazily(() =>
    inAgentOrder(state, [...parties, ...[...players()].flatMap(([id, player]) => (partiesOf().has(player) && isAlive(id) ? [id] : []))]),
  );
  const nations = lazily(() => agents().filter((id) => Object.hasOwn(state.nations, id) && isAlive(id)));
  const speakersFor = (id: string): readonly string[] => (isParty.has(id) ? [id] : (partiesOf().get(players().get(id) ?? '') ?? []));
  const counts = lazily(() => regionCounts(state));
  const landOf = (id: string): number => counts().get(id) ?? 0;
  const heirs = lazily(() =>
    agents().filter((id) => state.nations[id]?.kind !== 'horde' && organizationOf(state, id)?.statute.holdsTerritory !== false),
  );
  const covered = lazily(() => state.treaties.filter((treaty) => treaty.parties.every((party) => isParty.has(party))));
  const areOpposed = (nation: string, other: string): boolean => {
    const own = speakersFor(nation);
    return nation !== other && speakersFor(other).some((one) => own.some((another) => another !== one));
  };
  const patronsFor = (vassal: string): readonly string[] => nations().filter((patron) => canServe(state, vassal, patron));
  return {
    agents,
    nations,
    opposable: lazily(() => nations().filter((id) => nations().some((other) => areOpposed(id, other)))),
    rivalsOf: (nation) => nations().filter((other) => areOpposed(nation, other)),
    landed: lazily(() => nations().filter((id) => landOf(id) > 0 && heirs().some((heir) => heir !== id))),
    divisible: lazily(() => nations().filter((id) => state.nations[id]!.kind === 'state' && landOf(id) > 1)),
    heirsOf: (nation) => heirs().filter((id) => id !== nation),
    freeNations: lazily(() =>
      nations().filter(
        (id) =>
          state.nations[id]!.patron === null &&
          (!inConference || isPrincipal(state, id)) &&
          nations().some((patron) => canServe(state, id, patron)),
      ),
    ),
    patronsFor,
    possiblePatrons: lazily(() => nations().filter((id) => linksOf(state, id) <= 1)),
    vassals: lazily(() => {
      const patrons = new Set(nations());
      return state.nationOrder.filter((id) => isAlive(id) && patrons.has(state.nations[id]!.patron ?? ''));
    }),
    renewable: lazily(() => covered().filter((treaty) => inConference || treaty.parties.length < 3)),
    terminable: lazily(() => covered().filter(({ id }) => id !== within)),
  };
};
