import { clone } from 'ludoteca';
import { orbis500 } from 'ludoteca/orbis-terrarum';
import type { State } from './table.js';

type Nation = State['nations'][string];
/** The clauses of a treaty that protects. */
export const shield = [{ kind: 'non-aggression' as const }];

/** A changed copy. */
export const change = (state: State, edit: (draft: { -readonly [K in keyof State]: State[K] }) => void): State => {
  const copy = clone(state) as { -readonly [K in keyof State]: State[K] };
  edit(copy);
  return copy;
};
export const nationWith = (
  state: State,
  id: string,
  patch: Partial<Omit<Nation, 'attributes'>> & { attributes?: Partial<Nation['attributes']> },
): State =>
  change(state, (draft) => {
    const before = state.nations[id]!;
    draft.nations = { ...draft.nations, [id]: { ...before, ...patch, attributes: { ...before.attributes, ...patch.attributes } } };
  });
/** A region in somebody's hands. */
export const given = (state: State, region: string, owner: string | null): State =>
  change(state, (draft) => {
    draft.regions = { ...draft.regions, [region]: { ...state.regions[region]!, owner } };
  });
type Modifier = State['modifiers'][number];
export const modified = (state: State, ...given: (Partial<Modifier> & Pick<Modifier, 'nation' | 'target' | 'value'>)[]): State =>
  change(state, (draft) => {
    draft.modifiers = [
      ...state.modifiers,
      ...given.map((one, i) => ({
        ...{
          id: `modifier-${state.modifiers.length + i + 1}`,
          source: 'acquired' as const,
          lastTurn: 9,
          singleUse: true,
          cancellable: true,
          against: null,
        },
        ...{ grantedBy: null, hidden: false, cause: null },
        ...one,
      })),
    ];
    draft.counters = { ...state.counters, modifier: state.modifiers.length + given.length };
  });
export const conflict = (
  a: string,
  b: string,
  status: 'war' | 'hostilities' | 'suspended',
  more: Partial<State['conflicts'][number]> = {},
): State['conflicts'][number] => ({
  ...{ a, b, status, clashRun: 0, quietRun: 0, activeTurns: 0, firstTurn: 1 },
  ...more,
});
/** An expeditionary host, the first of its game. */
export const host = (owner: string, region: string, more: Partial<State['hosts'][number]> = {}): State['hosts'][number] => ({
  id: 'host-1',
  owner,
  kind: 'expeditionary',
  region,
  rebellion: null,
  lastTurn: null,
  moveTo: null,
  ...more,
});
/** The state with this host alone. */
export const withHost = (state: State, owner: string, region: string, more: Partial<State['hosts'][number]> = {}): State =>
  change(state, (draft) => {
    draft.hosts = [host(owner, region, more)];
    draft.counters = { ...draft.counters, host: 1 };
  });
/** A treaty between parties. */
export const treaty = (
  state: State,
  parties: readonly string[],
  clauses: State['treaties'][number]['clauses'],
  more: Partial<State['treaties'][number]> = {},
): State =>
  change(state, (draft) => {
    const id = `treaty-${state.treaties.length + 1}`;
    draft.treaties = [
      ...state.treaties,
      {
        id,
        parties,
        clauses,
        concludedTurn: 1,
        lastTurn: 11,
        years: 10,
        penalty: null,
        adhesion: 'all',
        reservations: [],
        suspended: [],
        adoption: null,
        requests: [],
        leaving: [],
        ...more,
      },
    ];
    draft.counters = { ...state.counters, treaty: state.treaties.length + 1 };
  });
/** A rebellion that counts from some turn. */
export const rebellion = (state: State, nation: string, more: Partial<State['rebellions'][number]> = {}): State =>
  change(state, (draft) => {
    draft.rebellions = [
      ...state.rebellions,
      {
        id: `rebellion-${state.rebellions.length + 1}`,
        nation,
        sponsor: null,
        sponsorKnown: true,
        firstTurn: 2,
        deadlineTurn: 6,
        lastFailure: null,
        ...more,
      },
    ];
    draft.counters = { ...state.counters, rebellion: state.rebellions.length + 1 };
  });
/** A civil war between the hands of two seats. */
export const divided = (
  state: State,
  nation: string,
  shares: readonly number[] = [50, 50],
  hands: readonly string[] = ['ada', 'cy', 'bo'],
): State =>
  change(state, (draft) => {
    const sides = shares.map((supremacy, i) => ({
      id: `civil-war-1.${i + 1}`,
      name: `side ${i + 1}`,
      controller: hands[i]!,
      supremacy,
      alive: supremacy > 0,
    }));
    draft.civilWars = [
      {
        id: 'civil-war-1',
        nation,
        sides,
        metered: new Set(sides.map(({ controller }) => controller)).size > 1,
        firstTurn: 1,
        conclusions: [],
      },
    ];
    draft.counters = { ...state.counters, 'civil-war': 1 };
  });
/** An organization of members, the first leading. */
export const organized = (state: State, members: readonly string[], more: Partial<State['organizations'][number]> = {}): State =>
  change(state, (draft) => {
    const [template] = orbis500.statutes;
    const leader = more.leader === undefined ? members[0]! : more.leader;
    draft.organizations = [
      {
        ...{
          id: 'organization-1',
          statute: clone(template!.statute),
          charter: null,
          members,
          suspended: [],
          leader: members[0]!,
          lastLeader: leader,
          rotatedTo: leader,
          termEnds: 20,
          election: null,
        },
        ...{ electors: [], electorsNamed: false, applications: [], enough: true, disavowals: [], schism: null, leaving: [] },
        ...more,
      },
    ];
    draft.counters = { ...state.counters, organization: 1 };
  });
