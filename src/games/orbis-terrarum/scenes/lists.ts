import type { State } from '../types/index.js';
import type { CivilWarInScene, ListName, Scene } from './scene.js';

type Entry<Name extends ListName> = NonNullable<Scene[Name]>[number];

/** What a list is made of: how its entries are numbered, if they are, and what is usual about them. */
interface Kind<Name extends ListName> {
  readonly counter: string | null;
  usual(state: State, said: Entry<Name>, id: string): object;
}

/** Sides in several hands share the supremacy of 100. [OT-CIV-04] */
const civilWar = (state: State, { sides }: CivilWarInScene, id: string): object => {
  const metered = new Set(sides.map(({ controller }) => controller)).size > 1;
  const share = Math.floor(100 / sides.length);
  return {
    ...{ metered, firstTurn: state.turn, conclusions: [] },
    sides: sides.map((side, i) => {
      const supremacy = side.supremacy ?? (metered ? share + (i === 0 ? 100 - share * sides.length : 0) : 0);
      return { id: `${id}.${i + 1}`, name: `side ${i + 1}`, supremacy, alive: !metered || supremacy > 0, ...side };
    }),
  };
};

const kinds: { readonly [Name in ListName]: Kind<Name> } = {
  hosts: { counter: 'host', usual: () => ({ kind: 'expeditionary', rebellion: null, lastTurn: null, moveTo: null }) },
  modifiers: {
    counter: 'modifier',
    usual: ({ turn }) => ({
      ...{ source: 'acquired', lastTurn: turn, singleUse: true, cancellable: true },
      ...{ against: null, grantedBy: null, hidden: false, cause: null },
    }),
  },
  scopes: { counter: 'scope', usual: () => ({ lastTurn: null, cause: 'referee' }) },
  crises: { counter: 'crisis', usual: () => ({ perTurn: null, turns: null, lastTurn: null }) },
  conflicts: { counter: null, usual: ({ turn }) => ({ status: 'war', clashRun: 0, quietRun: 0, activeTurns: 0, firstTurn: turn }) },
  aggressions: { counter: null, usual: ({ turn }) => ({ turn }) },
  civilWars: { counter: 'civil-war', usual: civilWar },
  rebellions: {
    counter: 'rebellion',
    usual: ({ turn }) => ({ sponsor: null, sponsorKnown: true, firstTurn: turn, deadlineTurn: turn + 4, lastFailure: null }),
  },
  treaties: {
    counter: 'treaty',
    usual: ({ turn, config }, { concludedTurn = turn, years = config.treatyDefaultYears }) => ({
      ...{ concludedTurn, years, lastTurn: concludedTurn + years, penalty: null, adhesion: 'all', adoption: null },
      ...{ reservations: [], suspended: [], requests: [], leaving: [] },
    }),
  },
  offers: { counter: 'offer', usual: () => ({ years: null, penalty: null, adhesion: 'all', note: '' }) },
  declarations: {
    counter: 'declaration',
    usual: ({ turn }) => ({
      ...{ text: '', target: null, penalty: null, statute: null, issuedTurn: turn },
      ...{ reservations: [], revocations: [], requests: [] },
    }),
  },
  organizations: {
    counter: 'organization',
    usual: ({ turn, config }, { members, leader = members[0] ?? null }) => ({
      ...{ statute: config.pack.statutes[0]?.statute, charter: null, suspended: [], leader, lastLeader: leader, rotatedTo: leader },
      ...{ termEnds: turn + 20, election: null, electors: [], electorsNamed: false, applications: [], enough: true },
      ...{ disavowals: [], schism: null, leaving: [] },
    }),
  },
};

/** The number in an id of a kind; 0 if it has none. */
const numberOf = (kind: string, id: unknown): number => {
  const match = typeof id === 'string' ? /^(.*)-(\d{1,9})$/.exec(id) : null;
  return match !== null && match[1] === kind ? Number(match[2]) : 0;
};

/** Entries filled in and numbered after those that have ids, which the counter of their kind has then given out. */
const filled = <Name extends ListName>(
  state: State,
  list: Name,
  said: readonly Entry<Name>[],
  counters: Record<string, number>,
): object[] => {
  const { counter, usual } = kinds[list] as Kind<Name>;
  if (counter === null) return said.map((entry) => ({ ...usual(state, entry, ''), ...entry }));
  let last = Math.max(0, ...said.map((entry) => numberOf(counter, (entry as { id?: unknown }).id)));
  return said.map((entry) => {
    const { id: given } = entry as { id?: string };
    const id = given ?? `${counter}-${++last}`;
    counters[counter] = Math.max(counters[counter] ?? 0, last);
    return { id, ...entry, ...lacking(entry, usual(state, entry, id)) };
  });
};

/** What an entry does not say, and the sides of a civil war, of which it says a part. */
const lacking = (entry: object, usual: object): object =>
  Object.fromEntries(Object.entries(usual).filter(([field]) => field === 'sides' || !Object.hasOwn(entry, field)));

/** The lists that a scene says, filled in. */
export const placeLists = (state: State, scene: Scene): Record<string, unknown> => {
  const counters = { ...state.counters };
  const lists = (Object.keys(kinds) as ListName[]).flatMap((list) => {
    const said = scene[list];
    return said === undefined ? [] : [[list, filled(state, list, said as never, counters)] as const];
  });
  return { ...Object.fromEntries(lists), counters };
};
