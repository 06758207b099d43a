import { allOptional, bool, type Codec, int, isPlain, list, nullable, oneOf, predicate, record, shape } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import {
  type Attributes,
  type CivilWar,
  type Config,
  type Conflict,
  type Crisis,
  type Declaration,
  type Host,
  type Modifier,
  type Nation,
  name,
  names,
  type Offer,
  type Organization,
  type Rebellion,
  type RegionState,
  type ScopeAdjustment,
  type Side,
  type State,
  type Treaty,
} from '../types/index.js';

/** What has to be said of something, and what may be: the rest is as usual. */
type Said<T, Needed extends keyof T> = Pick<T, Needed> & Partial<T>;

/** What a scene says of a player. */
export interface PlayerInScene {
  /** The Nation it plays; the first that is free, unless given. */
  readonly nation?: string | null;
  readonly ready?: boolean;
  readonly active?: boolean;
  readonly actionsThisTurn?: number;
  readonly warnings?: number;
}

/** What a scene says of a Nation. */
export interface NationInScene extends Omit<Partial<Nation>, 'attributes'> {
  /** Those not named stay. */
  readonly attributes?: Partial<Attributes>;
  /** Exactly these regions. */
  readonly regions?: readonly string[];
}

/** A side of a civil war: with others' hands on other sides it has a share of the supremacy. */
export type SideInScene = Said<Side, 'controller'>;

/** A civil war; the sides share the supremacy evenly, unless they say otherwise. */
export interface CivilWarInScene extends Omit<Said<CivilWar, 'nation'>, 'sides'> {
  readonly sides: readonly SideInScene[];
}

/** What stands differently in a scene; whatever it does not name stands as it did. Lists are said whole, and their entries numbered. */
export interface Scene<Id extends string = string> {
  readonly turn?: number;
  readonly phase?: 'happenings' | 'orders' | 'adjudication';
  readonly players?: { readonly [Player in Id]?: PlayerInScene };
  readonly nations?: Readonly<Record<string, NationInScene>>;
  readonly regions?: Readonly<Record<string, Partial<RegionState>>>;
  readonly hosts?: readonly Said<Host, 'owner' | 'region'>[];
  readonly modifiers?: readonly Said<Modifier, 'nation' | 'target' | 'value'>[];
  readonly scopes?: readonly Said<ScopeAdjustment, 'from' | 'to' | 'dimension' | 'value'>[];
  readonly crises?: readonly Said<Crisis, 'nation' | 'counter' | 'loss'>[];
  /** Wars, unless their status says otherwise. */
  readonly conflicts?: readonly Said<Conflict, 'a' | 'b'>[];
  readonly aggressions?: State['aggressions'];
  readonly civilWars?: readonly CivilWarInScene[];
  readonly rebellions?: readonly Said<Rebellion, 'nation'>[];
  readonly treaties?: readonly Said<Treaty, 'parties' | 'clauses'>[];
  readonly offers?: readonly Said<Offer, 'from' | 'to' | 'clauses'>[];
  readonly declarations?: readonly Said<Declaration, 'kind' | 'declarants'>[];
  /** The first member leads, under the first statute of the pack, unless said otherwise. */
  readonly organizations?: readonly Said<Organization, 'members'>[];
}

/** A configuration whose players are known by name. */
export type ConfigOf<Id extends string> = Config & { readonly players: readonly Id[] };

/** Part of something: what its fields hold is for the codec of the state to judge, once the rest has been filled in. */
const part = <T>(what = 'an object', fits: (fields: Record<string, unknown>) => boolean = () => true): Codec<T> =>
  predicate(what, (u): u is Record<string, unknown> => isPlain(u) && fits(u), clone) as unknown as Codec<T>;

/** The lists that a scene may say whole. */
export type ListName = Exclude<keyof Scene, 'turn' | 'phase' | 'players' | 'nations' | 'regions'>;

const parts = <Name extends ListName>(...test: Parameters<typeof part>) =>
  list(part<NonNullable<Scene[Name]>[number]>(...test)) as unknown as Codec<NonNullable<Scene[Name]>>;

const player = shape<PlayerInScene>(
  allOptional({ nation: nullable(name), ready: bool, active: bool, actionsThisTurn: int, warnings: int }),
);

/** What may be said in a scene. */
export const sceneCodec: Codec<Scene> = shape<Scene>(
  allOptional({
    ...{ turn: int, phase: oneOf(['happenings', 'orders', 'adjudication']) },
    players: record(player) as Codec<NonNullable<Scene['players']>>,
    nations: record(part<NationInScene>('what a Nation is', ({ regions }) => regions === undefined || names.is(regions))),
    regions: record(part<Partial<RegionState>>()),
    ...{ hosts: parts<'hosts'>(), modifiers: parts<'modifiers'>(), scopes: parts<'scopes'>(), crises: parts<'crises'>() },
    ...{ conflicts: parts<'conflicts'>(), aggressions: parts<'aggressions'>(), rebellions: parts<'rebellions'>() },
    civilWars: parts<'civilWars'>('a civil war with sides', ({ sides }) => Array.isArray(sides) && sides.every(isPlain)),
    ...{ treaties: parts<'treaties'>(), offers: parts<'offers'>(), declarations: parts<'declarations'>() },
    organizations: parts<'organizations'>('an organization with members', ({ members }) => names.is(members)),
  }),
);
