import { type Choice, one, type Skip, skip } from '../../../../core/choices/choices.js';
import { valuesOf } from '../../../../core/choices/listing.js';
import type { Codec } from '../../../../core/data/codec.js';
import { own } from '../../../../core/data/own.js';
import { type Dice, pick } from '../../../../core/dice/dice.js';
import { filledAtRandom, filledIn } from '../../../../core/engine/filling.js';
import type { ActionBase, Choices } from '../../../../core/game/rule.js';
import type { Violation, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { oneMore } from '../../content/values.js';
import { distanceBetween } from '../../mechanics/measures/scope.js';
import { metropolisOf } from '../../mechanics/nations/territory.js';
import {
  controlledBy,
  controllerOf,
  landByOwner,
  livingNations,
  type Open,
  organizationOf,
  referee,
  speakerOf,
  type Tell,
} from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { type GameRule, rule } from './rule.js';

/** What an author of an order writes; the checks that all orders share come before its own. [OT-ACT-02] */
export interface Order<A extends ActionBase> {
  readonly type: A['type'];
  readonly cites: readonly ClauseId[];
  readonly codec: Codec<A>;
  readonly weight?: number;
  /** Parameters out of range, whoever the caller is. */
  readonly ranges?: (state: State, action: A) => Violations<ClauseId>;
  /** The parameter that names the Nation that acts: it must be the caller's, and alive. */
  readonly acting?: keyof A & string;
  /** The parameter that names the Nation, or the organization through its leader, that acts. [OT-ORG-07] */
  readonly agent?: keyof A & string;
  /** Ids that must be known, with the field they stand in. */
  readonly known?: (state: State, action: A) => readonly (readonly [field: string, id: string, known: boolean])[];
  /** What is written with it, with the field it stands in. */
  readonly note?: (action: A) => readonly [field: string, text: string | undefined];
  /** Open to those who are ready. [OT-ACT-13] */
  readonly whenReady?: boolean;
  /** Everything that may be chosen. */
  readonly choices?: Choices<State, A>;
  /** What of it is worth listing, for the parameters of which that is less. [OT-ACT-05] */
  readonly listed?: Choices<State, A>;
  /** The one way to write an action that can be written in several. */
  readonly canonical?: (state: State, action: A) => A;
  /** The instances worth listing, where they are no product of choices. */
  readonly list?: (state: State, player: string) => Iterable<A>;
  readonly sample?: (state: State, player: string, dice: Dice) => A | undefined;
  check?(state: State, action: A): Violations<ClauseId>;
  apply(state: Open, action: A, table: Tell): void;
}

/** Is this caller ready, or out of actions? [OT-FLOW-05] [OT-FLOW-08] */
const spentFault = (state: State, player: string, whenReady: boolean, isReady: boolean): Violation<ClauseId> | null => {
  const seat = own(state.players, player);
  if (seat === undefined || state.phase !== 'orders') return null;
  if (seat.ready && !whenReady) return refuse('already-ready', 'OT-FLOW-05', { player });
  return seat.actionsThisTurn >= state.config.actionLimitPerTurn && !isReady
    ? refuse('action-limit', 'OT-FLOW-08', { player, actions: seat.actionsThisTurn })
    : null;
};

const actingFault = (state: State, player: string, id: string, field: string, agents: boolean): Violation<ClauseId> | null => {
  const nation = own(state.nations, id);
  const organization = agents && nation === undefined ? organizationOf(state, id) : undefined;
  if (nation === undefined && organization === undefined) return refuse('unknown-id', 'OT-ACT-02', { what: 'Nation', id }, field);
  const speaker = nation === undefined ? speakerOf(state, id) : controllerOf(state, id);
  if (speaker !== player) return refuse('not-your-nation', 'OT-ACT-06', { agent: id, player }, field);
  if (nation?.alive === false) return refuse('nation-extinct', 'OT-ACT-02', { nation: id }, field);
  if (organization?.schism != null) return refuse('in-schism', 'OT-ORG-15', { fault: 'organization', organization: id }, field);
  return null;
};

/** Is a note no longer than agreed? [OT-ACT-03] */
export function* checkNote({ config: { noteMaxLength } }: State, path: string, text = ''): Violations<ClauseId> {
  if (text.length > noteMaxLength)
    yield refuse('note-too-long', 'OT-ACT-03', { fault: 'note', most: noteMaxLength, length: text.length }, path);
}

/** What every order is checked for, in its order. [OT-ACT-02] [OT-ACT-03] */
const sharedFaults = <A extends ActionBase>(order: Order<A>, state: State, action: A): readonly Violation<ClauseId>[] => {
  const found: Violation<ClauseId>[] = [];
  const spent = spentFault(state, action.player, order.whenReady === true, action.type === 'ready');
  if (spent !== null) found.push(spent);
  if (order.ranges !== undefined) found.push(...order.ranges(state, action));
  if (order.known !== undefined)
    for (const [field, id, isKnown] of order.known(state, action))
      if (!isKnown) found.push(refuse('unknown-id', 'OT-ACT-02', { what: field, id }, field));
  const actor = order.acting ?? order.agent;
  if (actor !== undefined) {
    const fault = actingFault(state, action.player, String(action[actor]), actor, order.agent !== undefined);
    if (fault !== null) found.push(fault);
  }
  if (order.note !== undefined) found.push(...checkNote(state, ...order.note(action)));
  return found;
};

/** May this seat be offered anything of this kind? The referee's own list is another one. [OT-REF-15] */
const isOffered = (state: State, player: string, whenReady: boolean, isReady: boolean): boolean => {
  const seat = own(state.players, player);
  return seat !== undefined && (whenReady || !seat.ready) && (isReady || seat.actionsThisTurn < state.config.actionLimitPerTurn);
};

/** A choice that leaves no choice: one of its values, of which the check can say what stands against it. */
const onlyFirst = <T>(choice: Choice<T> | Skip): Choice<T> | Skip => {
  if (choice === skip) return skip;
  for (const value of valuesOf(choice)) return one([value as T]);
  return one<T>([]);
};

/** Choices as they are for whoever may give orders; nobody else is kept waiting for what comes of none of them. */
const whileOrdering = <A extends ActionBase>(choices: Choices<State, A>, whenReady: boolean): Choices<State, A> => {
  type Field = (state: State, player: string, chosen: never) => Choice<unknown> | Skip;
  const limited = Object.entries<Field | undefined>(choices).map(([field, choose]): [string, Field] => [
    field,
    (state, player, chosen) => {
      const choice = choose!(state, player, chosen);
      return spentFault(state, player, whenReady, false) === null ? choice : onlyFirst(choice);
    },
  ]);
  return Object.fromEntries(limited) as unknown as Choices<State, A>;
};

/** An order of a player for a Nation: counted, and refused to those who are ready. */
export const order = <A extends ActionBase>(spec: Order<A>): GameRule<A> => {
  const { type, cites, codec, choices, canonical, list, sample } = spec;
  const worthListing = { type, choices: { ...choices, ...spec.listed } as Choices<State, A> };
  return rule<A>({
    type,
    cites,
    codec,
    ...(spec.weight === undefined ? {} : { weight: spec.weight }),
    ...(choices === undefined ? {} : { choices: whileOrdering(choices, spec.whenReady === true) }),
    ...(canonical === undefined ? {} : { canonical }),
    enumerate(state, player) {
      if (!isOffered(state, player, spec.whenReady === true, type === 'ready')) return [];
      return list === undefined ? filledIn(worthListing, state, player) : list(state, player);
    },
    sample(state, player, dice) {
      if (!isOffered(state, player, spec.whenReady === true, type === 'ready')) return undefined;
      if (sample !== undefined) return sample(state, player, dice);
      if (list !== undefined) {
        const all = [...list(state, player)];
        return all.length === 0 ? undefined : pick(dice, all, type);
      }
      return filledAtRandom(worthListing, state, player, dice);
    },
    check(state, action) {
      const shared = sharedFaults(spec, state, action);
      return shared.length === 0 && spec.check !== undefined ? spec.check(state, action) : shared;
    },
    apply(state, action, table) {
      const seat = Object.hasOwn(state.players, action.player) ? state.players[action.player] : undefined;
      if (seat !== undefined && state.phase === 'orders' && type !== 'ready') seat.actionsThisTurn = oneMore(seat.actionsThisTurn);
      spec.apply(state, action, table);
    },
  });
};

/** One of the caller's Nations. */
export const mine = (state: State, player: string): Choice<string> => one(controlledBy(state, player), 'nation');

/** One of the caller's Nations that fit. */
export const mineThat =
  (fits: (state: State, nation: string) => boolean) =>
  (state: State, player: string): Choice<string> =>
    one(
      controlledBy(state, player).filter((id) => fits(state, id)),
      'nation',
    );

/** One of the caller's Nations that are patrons. */
export const myPatrons = (state: State, player: string): Choice<string> => {
  const patrons = new Set(state.nationOrder.flatMap((id) => (state.nations[id]!.alive ? [state.nations[id]!.patron] : [])));
  return mineThat((_state, id) => patrons.has(id))(state, player);
};

/** The nearest Nations, by distance from a base, then nation order; those out of reach come last. [OT-ACT-05] */
export const nearestNations = (state: State, nation: string, base: readonly string[] = metropolisOf(state, nation)): readonly string[] => {
  const lands = landByOwner(state);
  const placesOf = (id: string): readonly string[] => {
    const { position } = state.nations[id]!;
    return position === null ? (lands.get(id) ?? []) : [position];
  };
  const others = livingNations(state).flatMap((id) =>
    id === nation ? [] : [{ id, distance: distanceBetween(state, base, placesOf(id)) }],
  );
  // Infinity minus Infinity is no number: equal distances keep their order.
  return others
    .sort((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .slice(0, state.config.enumerationTargets)
    .map(({ id }) => id);
};

/** The nearest regions that fit, by distance, then region order. [OT-ACT-05] */
export const nearestRegions = (state: State, base: readonly string[], fits: (region: string) => boolean): readonly string[] =>
  state.config.pack.regions
    .flatMap(({ id }) => (fits(id) ? [{ id, distance: distanceBetween(state, base, [id]) }] : []))
    .sort((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .slice(0, state.config.enumerationTargets)
    .map(({ id }) => id);

/** A note is kept, word for word. [OT-ACT-03] */
export const keepNote = (state: Open, author: string, nation: string | null, subject: string, text: string): void => {
  if (text !== '') state.notes.push({ author, nation, turn: state.turn, subject, text });
};

/** The referee alone. */
export const refereeOnly = (state: State): readonly string[] => (state.config.refereeMode === 'human' ? [referee] : []);
