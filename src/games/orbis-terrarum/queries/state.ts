import type { Draft } from 'immer';
import { clone, peek } from '../../../core/data/copies.js';
import { derived } from '../../../core/data/derived.js';
import type { Table } from '../../../core/game/rule.js';
import { type Atlas, atlasOf } from '../content/atlas.js';
import { type Event, farthest, type Nation, type State } from '../types/index.js';

/** The id of whoever runs the world; no player can have it. [OT-CFG-03] */
export const referee = 'referee';

/** A state that a rule may write to. */
export type Open = Draft<State>;

/** Where rules roll and tell. */
export type Tell = Table<Event>;

/** A copy to try out on what several steps would come to, each on what the earlier ones leave. */
export const rehearsalOf = (state: State): Open => ({ ...clone({ ...state, config: null }), config: state.config }) as unknown as Open;

/** Where a rehearsal rolls and tells. */
export const silent: Tell = {
  roll: () => 1,
  pool: (count) => Array.from({ length: count }, () => 1),
  shuffle: (count) => Array.from({ length: count }, (_, i) => i),
  pick: (list) => list[0]!,
  emit: () => {},
};

/** The plain data behind an open state. */
export const now = (state: Open): State => peek<State>(state as State);

/** Is there a person who runs the world? */
export const hasReferee = (state: State | Open): boolean => state.config.refereeMode === 'human';

/** Everybody who takes part, the referee last. [OT-FLOW-01] */
export const seats = (state: State): readonly string[] => (hasReferee(state) ? [...state.config.players, referee] : state.config.players);

const unfrozen = derived((list: readonly string[]): readonly string[] => [...list]);

/** All players in seating order, to be walked and not to be handed out: the list of a configuration is frozen, and a frozen list takes several times as long. */
export const playersOf = ({ config }: State | Open): readonly string[] => unfrozen(peek<readonly string[]>(config.players));

/** What follows from the map. */
export const atlas = (state: State | Open): Atlas => atlasOf(peek(state.config.pack) as State['config']['pack']);

/** The year of a turn. */
export const yearOf = (state: State | Open, turn: number = state.turn): number =>
  state.config.startYear + Math.max(0, turn - 1) * state.config.yearsPerTurn;

/** The cycle that is on. */
export const cycleOf = (state: State | Open): number => Math.ceil(Math.max(1, state.turn) / state.config.turnsPerCycle);

/** Is this the last turn of its cycle? */
export const endsCycle = (state: State | Open): boolean => state.turn % state.config.turnsPerCycle === 0;

/** How many turns a number of years lasts. [OT-CFG-05] */
export const turnsFor = (state: State | Open, years: number): number => Math.ceil(years / state.config.yearsPerTurn);

/** The last turn of something obtained now for a number of years. [OT-CFG-05] */
export const lastTurnAfter = (state: State | Open, years: number): number => state.turn + turnsFor(state, years);

/** The age of a civil war or rebellion in years: 0 until it has lived through an orders phase. [OT-CIV-15] */
export const ageOf = (state: State | Open, { firstTurn }: { readonly firstTurn: number }): number =>
  state.turn < firstTurn ? 0 : (state.turn - firstTurn) * state.config.yearsPerTurn + 1;

/** The first turn that counts: this one, unless its orders are already over. [OT-CIV-15] [OT-REB-11] */
export const firstCountedTurn = (state: State | Open): number =>
  state.phase === 'happenings' || state.phase === 'orders' || state.phase === 'setup-referee' ? Math.max(1, state.turn) : state.turn + 1;

/** A Nation that lives, or undefined. */
export const living = (state: State | Open, id: string): Nation | undefined => {
  const nation = Object.hasOwn(state.nations, id) ? (state.nations[id] as Nation) : undefined;
  return nation?.alive ? nation : undefined;
};

/** The ids of the Nations that live, in nation order. */
export const livingNations = (state: State): readonly string[] => state.nationOrder.filter((id) => state.nations[id]!.alive);

/** The player who has this Nation as principal. [OT-STATE-07] */
export const playerOf = (state: State | Open, nation: string): string | undefined =>
  playersOf(state).find((player) => state.players[player]!.principal === nation);

/** Is it somebody's principal Nation? */
export const isPrincipal = (state: State | Open, nation: string): boolean => playerOf(state, nation) !== undefined;

/** Who gives a Nation its orders. [OT-STATE-07] */
export const controllerOf = (state: State | Open, id: string): string => {
  const own = playerOf(state, id);
  if (own !== undefined) return own;
  const nation = state.nations[id];
  if (nation === undefined || nation.patron === null || nation.autonomous) return referee;
  return playerOf(state, nation.patron) ?? referee;
};

/** How often a player has been warned, whoever knows of it. [OT-REF-08] */
export const warningsOf = ({ warnings, hiddenWarnings = 0 }: State['players'][string]): number => warnings + hiddenWarnings;

/** The living Nations that a seat gives orders to, in nation order: as {@link controllerOf} says, with one look at who has which principal. */
export const controlledBy = (state: State, player: string): readonly string[] => {
  const { nationOrder, nations, players } = state;
  const seats = new Map<string | null, string>();
  for (const seat of playersOf(state)) {
    const { principal } = players[seat]!;
    if (principal !== null && !seats.has(principal)) seats.set(principal, seat);
  }
  return nationOrder.filter((id) => {
    const { alive, patron, autonomous } = nations[id]!;
    return alive && (seats.get(id) ?? (autonomous ? undefined : seats.get(patron)) ?? referee) === player;
  });
};

/** An organization by id. */
export const organizationOf = (state: State, id: string) => state.organizations.find((one) => one.id === id);

/** The same, to be written to. */
export const openOrganization = (state: Open, id: string) => state.organizations.find((one) => one.id === id);

/** The leader that acts for an organization: none while it is suspended there. [OT-RES-04] */
export const actingLeaderOf = ({ leader, suspended }: State['organizations'][number]): string | null =>
  leader !== null && suspended.includes(leader) ? null : leader;

/** Who speaks for a Nation, or for an organization through its leader. [OT-ORG-07] */
export const speakerOf = (state: State, agent: string): string | undefined => {
  if (Object.hasOwn(state.nations, agent)) return controllerOf(state, agent);
  const organization = organizationOf(state, agent);
  const leader = organization === undefined ? null : actingLeaderOf(organization);
  return leader === null ? undefined : controllerOf(state, leader);
};

/** The Nations behind the parties of an instrument: an organization stands for its members. [OT-ORG-07] */
export const nationsBehind = (state: State, agents: readonly string[]): readonly string[] => {
  if (agents.every((agent) => Object.hasOwn(state.nations, agent))) return agents;
  return [...new Set(agents.flatMap((agent) => organizationOf(state, agent)?.members ?? [agent]))];
};

/** The Nations that agents bind and protect now: an organization in schism binds nobody. [OT-ORG-07] [OT-ORG-15] */
export const nationsBound = (state: State, agents: readonly string[]): readonly string[] =>
  nationsBehind(
    state,
    agents.filter((agent) => organizationOf(state, agent)?.schism == null),
  );

/** Is this one of the direct or indirect vassals of a player's Nation, or such a Nation itself? */
export const belongsToPlayers = (state: State | Open, id: string): boolean => {
  for (let at: string | null = id, links = 0; at !== null && links < 10; at = state.nations[at]?.patron ?? null, links++)
    if (isPrincipal(state, at)) return true;
  return false;
};

/** Is there a dispute for the leadership? [OT-ORG-15] */
export const isWhole = (organization: State['organizations'][number]): boolean => organization.schism === null;

/** Who leads a member: in a schism whomever it recognises. [OT-ORG-15] */
export const chiefOf = ({ schism, leader }: State['organizations'][number], member: string): string | null =>
  schism?.recognitions.find(({ nation }) => nation === member)?.leader ?? leader;

/** Whom a member answers to; a leader and its rival, whomever they recognise, to nobody but themselves. [OT-ORG-15] */
export const answersTo = (organization: State['organizations'][number], member: string): string | null =>
  member === organization.leader || member === organization.schism?.rival ? member : chiefOf(organization, member);

/** The next id of a kind, never one that is taken. */
export const freshId = (state: Open, kind: string): string => {
  for (;;) {
    const number = (state.counters[kind] ?? 0) + 1;
    if (number > farthest.id) return forgottenId(state, kind);
    state.counters[kind] = number;
    const id = `${kind}-${number}`;
    if (!Object.hasOwn(state.nations, id) && !Object.hasOwn(state.regions, id)) return id;
  }
};

/** After the last number, the first id that nothing speaks of any more. [OT-STATE-10] */
const forgottenId = (state: Open, kind: string): string => {
  const spoken = JSON.stringify(now(state));
  for (let number = 1; ; number++) if (!spoken.includes(`"${kind}-${number}"`)) return `${kind}-${number}`;
};

/** Was this id once given out? Then what it named is over, rather than unknown. */
export const onceExisted = (state: State, kind: string, id: string): boolean => {
  const match = /^(.*)-(\d{1,9})$/.exec(id);
  return (
    match !== null &&
    match[1] === kind &&
    String(Number(match[2])) === match[2] &&
    Number(match[2]) >= 1 &&
    Number(match[2]) <= (state.counters[kind] ?? 0)
  );
};

/** Sorted by region order. */
export const inRegionOrder = (state: State, regions: Iterable<string>): string[] => {
  const wanted = new Set(regions);
  const found: string[] = [];
  for (const id of atlas(state).regionOrder) if (wanted.has(id)) found.push(id);
  return found;
};

/** The regions of an owner, in region order. */
export const regionsOf = (state: State | Open, owner: string): string[] => {
  const own: string[] = [];
  for (const id of atlas(state).regionOrder) if (state.regions[id]!.owner === owner) own.push(id);
  return own;
};

/** What each owner has, in region order: one look at the map for whoever asks about many. */
export const landByOwner = (state: State): ReadonlyMap<string, readonly string[]> => {
  const lands = new Map<string, string[]>();
  for (const id of atlas(state).regionOrder) {
    const { owner } = state.regions[id]!;
    if (owner === null) continue;
    const land = lands.get(owner);
    if (land === undefined) lands.set(owner, [id]);
    else land.push(id);
  }
  return lands;
};

/** Regions that belong to nobody. */
export const isBlack = (state: State | Open, region: string): boolean => state.regions[region]?.owner === null;

/** Where a Nation is: its capital, or the position of a horde or movement. */
export const seatOf = (nation: Pick<Nation, 'capital' | 'position'>): string | null => nation.capital ?? nation.position;

/** Does its owner stay hidden? [OT-VIEW-05] */
export const hasHiddenOwner = (state: Pick<State, 'rebellions'>, host: State['hosts'][number]): boolean =>
  host.rebellion !== null &&
  state.rebellions.some(({ id, sponsorKnown, sponsor }) => id === host.rebellion && !sponsorKnown && sponsor !== null);
