import { type Choice, type GroupFields, group, listOf, one, range, type Skip, skip, text } from '../../../../core/choices/choices.js';
import { limits } from '../../../../core/data/codec.js';
import { rewards } from '../../content/effect-bounds.js';
import { livingNations, referee } from '../../queries/state.js';
import {
  conflictStatuses,
  dimensions,
  type Effect,
  type EffectOf,
  hostKinds,
  indices,
  modifierTargets,
  nationKinds,
  type State,
} from '../../types/index.js';
import { attributes, authorities, domains } from '../../types/statistics.js';
import { crisisFields } from './crisis-offers.js';
import { lastTurnOfGrant, longestScope, scopeValues, turnFromNow, turnsOrForGood, yearsOrForGood } from './durations.js';
import { nationOnly, placeOf } from './things.js';

/** What an effect is for. */
interface Purpose {
  /** Is it for somebody, whom it need not name? */
  readonly isForSomebody: boolean;
  /** Is it the reward of a milestone? */
  readonly isReward?: boolean;
}

/** The fields of one kind of effect. */
type FieldsOf<D extends Effect['do']> = {
  readonly [K in Exclude<keyof EffectOf<D>, 'do'>]: (chosen: Readonly<EffectOf<D>>) => Choice<EffectOf<D>[K]>;
};

/** Changes of a number up to so much either way, but not by nothing. */
const changes = (most: number): readonly number[] =>
  Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter((change) => change !== 0);

/** How far effects go. [OT-REF-06] */
const [mostOfModifier, mostOfAttribute, mostOfPurse, longestHost, mostSides, mostFronts] = [25, 10, 100, 1000, 5, 5];
const weights: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) / 2);

/** What sides of a civil war may be called. */
const sideNames = ['Crown', 'Towns', 'Church', 'Army', 'Country'] as const;

/** The regions that may go to a new Nation with those it has: all of one owner. */
const landsBeside = (state: State, regions: readonly string[], before: readonly string[]): readonly string[] => {
  const [first] = before;
  if (first === undefined) return regions;
  return regions.filter((id) => !before.includes(id) && state.regions[id]!.owner === state.regions[first]!.owner);
};

/** What may be said of each kind of effect. */
const fieldsOfEach = (state: State, { isForSomebody, isReward = false }: Purpose): { readonly [D in Effect['do']]: FieldsOf<D> } => {
  const { config, rebellions, hosts, crises, civilWars } = state;
  const nations = livingNations(state);
  const regions = config.pack.regions.map(({ id }) => id);
  const hands = [...config.players, referee];
  const nation = () => one<string | null>(isReward ? [null] : isForSomebody ? [null, ...nations] : nations, nationOnly(state));
  const nobodyOr = (ids: readonly string[]) => one<string | null>([null, ...ids], nationOnly(state));
  const region = () => one(regions, 'region');
  const delta = () => range(-mostOfPurse, mostOfPurse);
  const rebellion = () =>
    one(
      rebellions.map(({ id }) => id),
      'rebellion',
    );
  return {
    modifier: {
      nation,
      target: () => one(modifierTargets, 'attribute'),
      value: () => one(changes(mostOfModifier)),
      years: () => range(1, config.contextYearsMax),
      source: () => one(['event', 'milestone', 'war'] as const),
    },
    index: { nation, index: () => one(indices), delta },
    wealth: { nation, delta },
    progress: { nation, delta },
    attribute: { nation, attribute: () => one(attributes, 'attribute'), delta: () => one(changes(mostOfAttribute)) },
    region: { region, owner: () => nobodyOr(nations.filter((id) => state.nations[id]!.kind !== 'horde')) },
    'create-nation': {
      name: () => text(['New Land', 'The Free Towns'], limits.text, 1),
      kind: () => one(nationKinds),
      regions: ({ kind }) =>
        kind === 'state' ? listOf((before) => one(landsBeside(state, regions, before), 'region'), 1, regions.length) : one([[]]),
      position: ({ kind }) => one<string | null>(kind === 'state' ? [null] : regions, 'region'),
      predominantDomain: () => one(domains, 'attribute'),
      predominantAuthority: () => one(authorities, 'attribute'),
      patron: () => nobodyOr(nations),
    },
    extinguish: { nation },
    host: {
      owner: nation,
      region: () => one<string | null>(isForSomebody ? [null, ...regions] : regions, (id) => (id === null ? null : { kind: 'region', id })),
      kind: () => one(hostKinds),
      turns: () => turnsOrForGood(longestHost),
    },
    'remove-host': {
      host: () =>
        one(
          hosts.map(({ id }) => id),
          'host',
        ),
    },
    rebellion: { nation, sponsor: ({ nation: of }) => nobodyOr(nations.filter((id) => id !== of)) },
    'end-rebellion': { rebellion },
    'rebellion-deadline': { rebellion, turn: () => turnFromNow(state) },
    'civil-war': {
      nation,
      sides: () => listOf((before) => text([sideNames[before.length]!], limits.text, 1), 2, mostSides),
      controllers: ({ sides }) => listOf(one(hands, 'player'), sides.length, sides.length),
    },
    'end-civil-war': {
      civilWar: () =>
        one(
          civilWars.map(({ id }) => id),
          'civil-war',
        ),
      winner: ({ civilWar }) =>
        one(
          civilWars.find(({ id }) => id === civilWar)!.sides.flatMap(({ id, alive }) => (alive ? [id] : [])),
          'side',
        ),
    },
    patron: { nation, patron: ({ nation: of }) => nobodyOr(nations.filter((id) => id !== of)) },
    grant: { nation, special: () => one([false, true]), lastTurn: () => lastTurnOfGrant(state) },
    technology: {
      nation,
      id: ({ nation: of }) => {
        const known = of === null ? [] : state.nations[of]!.technologies;
        return one(
          config.pack.technologies.map(({ id }) => id).filter((id) => !known.includes(id)),
          'technology',
        );
      },
    },
    fronts: { nation, weight: () => one(weights), extra: () => range(0, mostFronts) },
    conflict: {
      a: () => one(nations, 'nation'),
      b: ({ a }) =>
        one(
          nations.filter((id) => id !== a),
          'nation',
        ),
      status: () => one(conflictStatuses),
    },
    scope: {
      nation,
      target: ({ nation: of }) => one([...nations.filter((id) => id !== of), ...regions], placeOf(state)),
      dimension: () => one(dimensions),
      value: () => one(scopeValues),
      years: () => yearsOrForGood(longestScope),
    },
    colony: { region, recognised: () => one([true, false]) },
    autonomy: { nation, autonomous: () => one([true, false]) },
    defeated: { nation, flag: () => one([true, false]) },
    capital: {
      nation,
      region: ({ nation: of }) =>
        one(
          regions.filter((id) => of === null || state.regions[id]!.owner === of),
          'region',
        ),
    },
    crisis: {
      nation,
      ...crisisFields,
    },
    'end-crisis': {
      crisis: () =>
        one(
          crises.map(({ id }) => id),
          'crisis',
        ),
    },
  };
};

/** The fields of all kinds of effects, in the order in which they are asked for. */
const asked = [
  ...['nation', 'a', 'b', 'rebellion', 'host', 'civilWar', 'winner', 'crisis', 'name', 'kind', 'regions', 'position'],
  ...['predominantDomain', 'predominantAuthority', 'region', 'owner', 'sponsor', 'patron', 'sides', 'controllers', 'index', 'attribute'],
  ...['target', 'dimension', 'value', 'delta', 'weight', 'extra', 'id', 'special', 'lastTurn', 'turn', 'status', 'recognised'],
  ...['autonomous', 'flag', 'counter', 'loss', 'turns', 'perTurn', 'years', 'source'],
] as const;

/** An effect, kind by kind and field by field. [OT-REF-06] */
export const effectFor = (state: State, purpose: Purpose): Choice<Effect> => {
  const each: Readonly<Record<string, Readonly<Record<string, unknown>>>> = fieldsOfEach(state, purpose);
  const kinds = Object.keys(each) as readonly Effect['do'][];
  const field = (name: string) => (chosen: Effect) => {
    const choose = each[chosen.do]![name] as ((chosen: Effect) => Choice<unknown>) | undefined;
    return choose === undefined ? skip : choose(chosen);
  };
  return group<Effect>({
    do: () => one(purpose.isReward === true ? kinds.filter((kind) => rewards.has(kind)) : kinds),
    ...Object.fromEntries(asked.map((name): [string, (chosen: Effect) => Choice<unknown> | Skip] => [name, field(name)])),
  } as GroupFields<Effect>);
};

/** So many effects at most come of one cause. */
const mostEffects = 20;

/** Effects, one after another. */
export const effectsFor = (state: State, purpose: Purpose, fewest = 0): Choice<readonly Effect[]> => {
  const effect = effectFor(state, purpose);
  return listOf(effect, fewest, mostEffects);
};
