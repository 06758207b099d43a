import type { Draft } from 'immer';
import { clone, freeze, type Step, scripted, type Throw } from 'ludoteca';
import type { Action, Character, Config, Event, EventOf, Means, Order, State, Unit, UnitKind } from 'ludoteca/genes-mactantes';
import { scene } from 'ludoteca/genes-mactantes/testing';
import { accepted, clauseTests, playWith } from 'ludoteca/testing';
import { test } from 'vitest';
import { refusalOf } from '../../refusals-in-full.js';
import { spokenGame as game } from './spoken.js';

export { game };
export const clause = clauseTests(game.clauses, test);

/** A state changed by hand: a copy, frozen again. */
export const edit = (state: State, recipe: (draft: Draft<State>) => void): State => {
  const copy = clone(state) as Draft<State>;
  recipe(copy);
  return freeze(copy as State);
};

export const play = (state: State, action: Action, script: readonly Throw[] = []): Step<State, Event> =>
  playWith(game, state, action, script);
export const after = (state: State, action: Action, script: readonly Throw[] = []): State => play(state, action, script).state;
export const refusal = (state: State, action: Action): readonly [string, string] => refusalOf(game, state, action);
export const eventsOf = <K extends Event['type']>(events: readonly Event[], type: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.type === type);
export const only = <K extends Event['type']>(events: readonly Event[], type: K): EventOf<K> => {
  const found = eventsOf(events, type);
  if (found.length !== 1) throw new Error(`${found.length} events ${type}`);
  return found[0]!;
};

/** The first state of a game, in seating order and without events unless asked otherwise. */
export const opened = (players: readonly string[], options: Partial<Config> = {}, script: readonly Throw[] = []): State =>
  accepted(game.setup({ players, orderMode: 'seating', events: false, ...options }, scripted(script))).state;

/** A started game: seat i plays module i with the first default build, the Army spread evenly. */
export const started = (players: readonly string[] = ['ada', 'bo'], options: Partial<Config> = {}): State =>
  scene({ players, orderMode: 'seating', events: false, ...options });

const rank = ({ territory, kind }: Unit, state: State): number =>
  game.view(state, null).map.territories.findIndex(({ id }) => id === territory) * 3 + ['garrison', 'army', 'patrol'].indexOf(kind);

/** Units written as `a1 garrison 5, a2 army 3`. */
export const troops = (text: string): Unit[] =>
  text === ''
    ? []
    : text.split(', ').map((entry) => {
        const [territory, kind, strength] = entry.split(' ');
        return { territory: territory!, kind: kind as UnitKind, strength: Number(strength) };
      });

/** Gives a player these units and no others, booked as its first Army. */
export const arm = (draft: Draft<State>, player: string, text: string): void => {
  const units = troops(text).sort((a, b) => rank(a, draft as State) - rank(b, draft as State));
  draft.units[player] = units.map((unit) => ({ ...unit }));
  const ledger = draft.countries[player]?.ledger;
  if (ledger === undefined) return;
  for (const entry of Object.keys(ledger)) ledger[entry as keyof typeof ledger] = 0;
  ledger.initial = units.reduce((sum, { strength }) => sum + strength, 0);
};

/** Sets base characteristics: A, D, M, T. */
export const values = (draft: Draft<State>, player: string, [authority, diplomacy, militarism, technology]: readonly number[]): void => {
  draft.countries[player]!.characteristics = {
    authority: authority!,
    diplomacy: diplomacy!,
    militarism: militarism!,
    technology: technology!,
  };
};

/** Adds a character: `A1 D2` at a place. */
export const person = (draft: Draft<State>, owner: string, text: string, location: string, changes: Partial<Character> = {}): string => {
  const id = `person-${draft.characters.length + 1}`;
  const worth = (letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(text)?.[1] ?? 0);
  draft.characters.push({
    ...{ id, owner, name: id, role: 'envoy', location, captor: null, used: false, journeys: 0, out: null, sighting: null, sightings: {} },
    values: { authority: worth('A'), diplomacy: worth('D'), militarism: worth('M'), technology: worth('T') },
    ...(changes as object),
  });
  return id;
};

/** What everybody knows of a character seen in the first turn. */
export const seenAt = (territory: string): Partial<Character> => ({ sighting: { territory, turn: 1 } });

/** Claims on a principal long dead, by these players. */
export const claims = (...players: readonly string[]) => players.map((by) => ({ by, character: 'person-99' }));

/** Nobody but those added afterwards. */
export const alone = (draft: Draft<State>): void => {
  draft.characters = [];
  for (const country of Object.values(draft.countries)) country.principal = null;
};

/** The first free character of each sheet takes the office that is empty, as it does in play. */
export const enthrone = (draft: Draft<State>): void => {
  for (const [player, country] of Object.entries(draft.countries))
    country.principal ??=
      draft.characters.find(({ owner, captor, out }) => owner === player && captor === null && out === null)?.id ?? null;
};

/** An order that comes to nothing where there is no disorder: whoever still has it keeps the turn going. */
const idle: Order = { scope: 'internal', kind: 'restore-order', written: {} };

/**
 * A resolution in which a player has the slot: that of the round of journeys if it has no order, otherwise one to carry an order out, while the others
 * still have theirs to come. Sheets as given, orders numbered from 1.
 */
export const resolving = (
  state: State,
  player: string,
  sheets: Readonly<Record<string, readonly Order[]>>,
  initiative?: readonly string[],
): State =>
  edit(state, (draft) => {
    const { players } = draft.config;
    const seat = players.indexOf(player);
    const isBusy = (sheets[player] ?? []).length > 0;
    draft.step = 'resolution';
    draft.initiative = [...(initiative ?? [...players.slice(seat), ...players.slice(0, seat)])];
    draft.slot = { round: isBusy ? 2 : 1, player, isOver: false };
    for (const other of players) {
      draft.committed[other] = true;
      const unsaid = isBusy && other !== player && draft.countries[other]!.eliminated === null ? [idle] : [];
      draft.sheets[other] = (sheets[other] ?? unsaid).map(
        (order, i) => ({ id: String(i + 1), order, state: 'pending' }) as Draft<State>['sheets'][string][number],
      );
    }
  });

/** Reads and carries out one order. */
export const perform = (state: State, player: string, order: Order, means: Means = {}, script: readonly Throw[] = []): Step<State, Event> =>
  play(resolving(state, player, { [player]: [order] }), { type: 'execute', player, declaration: '1', ...means }, script);

/** Why an order cannot be carried out by these means. */
export const refusedMeans = (state: State, player: string, order: Order, means: Means = {}): readonly [string, string] =>
  refusal(resolving(state, player, { [player]: [order] }), { type: 'execute', player, declaration: '1', ...means });

/** Why an order is void. */
export const voidReason = (state: State, player: string, order: Order, means: Means = {}): string =>
  only(perform(state, player, order, means).events, 'action-void').reason;

export const internal = <K extends Order['kind']>(kind: K, written: object = {}): Order => ({ scope: 'internal', kind, written }) as Order;
export const external = <K extends Order['kind']>(kind: K, written: object = {}): Order => ({ scope: 'external', kind, written }) as Order;

/** Declares in the step that is on. */
export const declaring = (player: string, order: Order): Action => ({ type: 'declare', player, ...order }) as Action;
export const army = (state: State, player: string): number => state.units[player]!.reduce((sum, { strength }) => sum + strength, 0);
export const at = (state: State, player: string, territory: string, kind: UnitKind): number =>
  state.units[player]!.find((unit) => unit.territory === territory && unit.kind === kind)?.strength ?? 0;
export const locate = (state: State, id: string): string => state.characters.find((character) => character.id === id)!.location;
export const characterIn = (state: State, id: string): Character => state.characters.find((character) => character.id === id)!;

/** Everybody commits; the rest of the turn is waited out. */
export const commitAll = (state: State, script: readonly Throw[] = []): State => {
  let now = state;
  const batch = state.step;
  for (const player of state.config.players) {
    if (now.step !== batch || now.committed[player]) continue;
    const isLast = now.config.players.every((other) => other === player || now.committed[other]);
    now = after(now, { type: 'commit', player }, isLast ? script : []);
  }
  return now;
};

/** The round of journeys is over without any. */
export const settled = (state: State): State => {
  let now = state;
  while (now.slot?.round === 1) now = after(now, { type: 'pass', player: now.slot.player });
  return now;
};

/** Orders that somebody still has to carry out. */
const unread = (state: State): number =>
  state.config.players.flatMap((player) =>
    state.sheets[player]!.filter(({ state: fate, order }) => fate === 'pending' && order.kind !== 'support-rebellion'),
  ).length;

/** The rest of a resolution: everybody passes, and carries out what is left as it is first listed; the dice fall at the very last step. */
export const resolved = (state: State, script: readonly Throw[] = []): State => {
  let now = state;
  const { turn } = now;
  while (now.turn === turn && now.step === 'resolution') {
    const { player } = now.slot!;
    const isLast = now.slot!.round === 1 ? now.initiative.at(-1) === player && unread(now) === 0 : unread(now) <= 1;
    const [action] = game.legalActions(now, player, { types: ['execute', 'pass'] });
    now = after(now, action!, isLast ? script : []);
  }
  return now;
};

/** Passes and empty sheets until the next turn's declarations. */
export const nextTurn = (
  state: State,
  scripts: { readonly initiative?: readonly Throw[]; readonly opening?: readonly Throw[] } = {},
): State => {
  let now = state.step === 'declare-internal' ? commitAll(state) : state;
  if (now.step === 'declare-external') now = commitAll(now, scripts.initiative ?? []);
  return resolved(now, scripts.opening ?? []);
};

/** Enters the crises of a turn with these values. */
export const inCrisis = (recipe: Parameters<typeof edit>[1], players: readonly string[] = ['ada', 'bo'], turn = 2) =>
  edit(started(players, { relevance: 'small' }), (draft) => {
    draft.turn = turn;
    draft.step = 'crisis';
    recipe(draft);
  });
