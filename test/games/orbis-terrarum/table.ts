import { clone, type Throw } from 'ludoteca';
import { type Attribute, attributes, orbisTerrarum as game, type OrbisTerrarum, orbis500 } from 'ludoteca/orbis-terrarum';
import { clauseTests, playWith, refusalOf } from 'ludoteca/testing';
import { test } from 'vitest';

export type State = OrbisTerrarum['State'];
export type Action = OrbisTerrarum['Action'];
export type Event = OrbisTerrarum['Event'];
export type Config = OrbisTerrarum['Config'];
type Nation = State['nations'][string];

export { game };
export const clause = clauseTests(game.clauses, test);

/** The default world without hordes, whose wandering would throw dice of its own. */
export const settled = { ...orbis500, nations: orbis500.nations.filter(({ kind }) => kind === 'state') };
const all = (value: number) => Object.fromEntries(attributes.map((attribute) => [attribute, value])) as Record<Attribute, number>;
const seatsOf = { ada: 'francia', bo: 'gothia', cy: 'romania' } as const;
/** Who gives each of the three its orders. */
export const seats = { francia: 'ada', gothia: 'bo', romania: 'cy' } as const;
export type Played = keyof typeof seats;
/** The Nations that are played. */
export const three = ['francia', 'gothia', 'romania'] as const satisfies readonly Played[];
/** The clauses of a treaty that protects. */
export const shield = [{ kind: 'non-aggression' as const }];

/** Three players and a referee in the orders of turn 1; every attribute of the three is 20, so every threshold is 40. */
export const start = (options: Partial<Config> = {}): State => {
  const state = game.setup(
    { players: ['ada', 'bo', 'cy'], pack: settled, scopeModel: 'explicit', epochThreshold: 200, npcAutoTribute: false, ...options },
    { roll: () => 1, pool: () => [], shuffle: () => [] },
  );
  if (state._tag === 'Left') throw new Error(state.left[0].message);
  let now = state.right.state;
  for (const [player, nation] of Object.entries(seatsOf)) now = act(now, { type: 'choose-nation', player, nation });
  const flat = [16, 16, 16, 16, 16];
  for (const player of Object.keys(seatsOf)) now = act(now, { type: 'distribute-attributes', player, domain: flat, authority: flat });
  now = act(now, { type: 'start-game', player: 'referee' });
  now = act(now, { type: 'open-orders', player: 'referee' });
  for (const nation of Object.values(seatsOf)) now = nationWith(now, nation, { attributes: all(20) });
  return now;
};
/** The same in the hands of the machine. */
export const startAuto = (options: Partial<Config> = {}): State => {
  const step = game.setup(
    {
      players: ['ada', 'bo', 'cy'],
      pack: settled,
      scopeModel: 'explicit',
      refereeMode: 'auto',
      autoHappenings: 'none',
      turnLimit: 30,
      epochThreshold: 200,
      npcAutoTribute: false,
      ...options,
    },
    { roll: () => 1, pool: () => [], shuffle: () => [] },
  );
  if (step._tag === 'Left') throw new Error(step.left[0].message);
  let now = step.right.state;
  for (const [player, nation] of Object.entries(seatsOf)) now = act(now, { type: 'choose-nation', player, nation });
  for (const player of Object.keys(seatsOf))
    now = act(now, { type: 'distribute-attributes', player, domain: [16, 16, 16, 16, 16], authority: [16, 16, 16, 16, 16] });
  for (const nation of Object.values(seatsOf)) now = nationWith(now, nation, { attributes: all(20) });
  return now;
};

/** Plays one action with the dice it takes. */
export const act = (state: State, action: Action, ...dice: Throw[]): State => playWith(game, state, action, dice).state;
/** The same, with what happened. */
export const told = (state: State, action: Action, ...dice: Throw[]): readonly Event[] => playWith(game, state, action, dice).events;
/** Code and clause of a refusal. */
export const refused = (state: State, action: Action) => refusalOf(game, state, action);
/** Code alone. */
export const code = (state: State, action: Action): string => refusalOf(game, state, action)[0];

/** What the referee does. */
export const byReferee = <T extends Action['type']>(
  type: T,
  more: Omit<Extract<Action, { readonly type: T }>, 'type' | 'player'>,
): Action => ({ type, player: 'referee', ...more }) as unknown as Action;
/** The referee ends a Nation. */
export const extinguish = (nation: string): Action =>
  byReferee('apply-effects', { reason: 'So it ends.', effects: [{ do: 'extinguish', nation }] });

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
export const at = (id: string) => ({ kind: 'nation' as const, id });
export const playerOf = (nation: string): string => (Object.hasOwn(seats, nation) ? seats[nation as Played] : 'referee');

type Submit = Extract<Action, { type: 'submit-measure' }>;
/** A measure in the main slot. */
export const measure = (nation: string, statistic: Submit['statistic'], mode: Submit['mode'], more: Partial<Submit> = {}): Submit => ({
  ...{ type: 'submit-measure', player: playerOf(nation), nation, slot: { kind: 'main', id: '1' }, statistic, mode },
  ...more,
});
/** One Nation strikes another. */
export const strike = (nation: string, target: string, more: Partial<Submit> = {}): Submit =>
  measure(nation, 'offensive', 'strike', { target: at(target), ...more });
/** Francia invests. */
export const invest = measure('francia', 'intervention', 'invest');
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
/** Announces measures. */
export const announce = (state: State, ...measures: readonly Submit[]): State => measures.reduce((now, one) => act(now, one), state);
/** Closes orders and resolves the turn with these dice; the next orders are not open yet. */
export const resolve = (state: State, ...dice: Throw[]) =>
  playWith(game, act(state, { type: 'close-orders', player: 'referee', force: true }), { type: 'resolve-turn', player: 'referee' }, dice);
/** Announces, resolves, and says how the world stands. */
export const turn = (state: State, measures: readonly Submit[], ...dice: Throw[]): State =>
  resolve(announce(state, ...measures), ...dice).state;
/** The same, and the next orders are open. */
export const nextTurn = (state: State, measures: readonly Submit[] = [], ...dice: Throw[]): State =>
  act(turn(state, measures, ...dice), { type: 'open-orders', player: 'referee' });
/** Passes turns without orders. */
export const pass = (state: State, turns: number): State => Array.from({ length: turns }).reduce<State>((now) => nextTurn(now), state);
/** The report on a Nation's measure. */
export const reportOn = (state: State, nation: string) => state.reports.find((report) => report.measure.nation === nation)!;
export const damage = (state: State, nation: string) => [state.nations[nation]!.viaDamage, state.nations[nation]!.legDamage] as const;
export const modifiersOf = (state: State, nation: string) =>
  state.modifiers.filter((one) => one.nation === nation).map(({ target, value, source, lastTurn }) => [target, value, source, lastTurn]);
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
