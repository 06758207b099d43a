import { type Choice, one, type Skip, skip } from '../../../core/choices/choices.js';
import { type Codec, exactly, id, shape } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import { pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { now } from '../mechanics/countries/board.js';
import { settleOrder } from '../mechanics/countries/sheets.js';
import { kindOf } from '../mechanics/orders/index.js';
import type { Impossible } from '../mechanics/orders/order-rule.js';
import { isFound } from '../mechanics/orders/personal.js';
import { anyOf, inOrder } from '../queries/domains.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { characterOf, executable } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Declaration, type Means, type MeansField, meansFields, type Order, type State } from '../types/index.js';
import { rule } from './shared/rule.js';
import { slotHolder } from './shared/slot-holder.js';

/** Reads an order aloud and carries it out. */
export interface Execute extends ActionBase, Means {
  readonly type: 'execute';
  readonly declaration: string;
}

const pending = (state: State, player: string, declaration: string): Declaration | undefined =>
  executable(state, player).find((other) => other.id === declaration);

const meansOf = ({ type: _type, player: _player, declaration: _declaration, ...means }: Execute): Means => means;

/** Against whom a point of intel could be spent; null if none could. [GM-INTL-01] */
const intelTarget = (state: State, player: string, order: Order): string | null => {
  const rule = kindOf(order);
  const against = order.scope === 'external' ? (rule.against?.(state, order as never) ?? null) : null;
  return against !== null && (own(state.countries[player]!.intel, against) ?? 0) > 0 ? against : null;
};

/** What every execution has or may have, whatever its order. */
const common: readonly string[] = ['type', 'player', 'declaration', 'characters', 'useIntel'];

/** The means an order of this kind has, and no others. [GM-ERR-01] */
const meansFaults = (order: Order, action: Execute): readonly Violation<ClauseId>[] => {
  const { needs, admits = [] } = kindOf(order);
  const found: Violation<ClauseId>[] = [];
  const missing = needs.find((field) => action[field] === undefined);
  if (missing !== undefined)
    found.push(refuse('bad-parameter', 'GM-ERR-01', { fault: 'missing', kind: order.kind, field: missing }, missing));
  const isKnown = (field: MeansField): boolean => common.includes(field) || needs.includes(field) || admits.includes(field);
  const strange = (Object.keys(action) as MeansField[]).find((field) => !isKnown(field) && action[field] !== undefined);
  if (strange !== undefined)
    found.push(refuse('bad-parameter', 'GM-ERR-01', { fault: 'surplus', kind: order.kind, field: strange }, strange));
  return found;
};

/** Why an order can no longer be carried out by any means; null if it can. [GM-EXEC-02] */
const impossibleNow = (state: State, player: string, { order, rescue }: Declaration): Impossible | null =>
  kindOf(order).voidReason(state, player, order as never, rescue === true);

/** Every set of means worth listing for an order. [GM-EXEC-07] */
function* listExecutions(state: State, player: string, written: Declaration): Generator<Execute> {
  const { id: declaration, order } = written;
  const rule = kindOf(order);
  const type = 'execute';
  if (impossibleNow(state, player, written) !== null) return yield { type, player, declaration };
  const intel = intelTarget(state, player, order) === null ? [false] : [false, true];
  for (const means of rule.listMeans(state, player, order as never)) {
    const casting = rule.casting(state, player, order as never, means);
    if (casting === null || means.characters !== undefined) {
      yield { type, player, declaration, ...means };
      continue;
    }
    for (const characters of subsets(eligible(state, player, casting)))
      for (const useIntel of intel)
        yield useIntel
          ? { type, player, declaration, characters, useIntel, ...means }
          : { type, player, declaration, characters, ...means };
  }
}

/** Every execution worth listing. */
function* listAll(state: State, player: string): Generator<Execute> {
  for (const declaration of executable(state, player)) yield* listExecutions(state, player, declaration);
}

/** How a means of an order is chosen after those before it; left out where the order has no use for it. */
const askMeans = (state: State, player: string, { declaration: id, ...means }: Omit<Execute, 'type' | 'player'>, field: MeansField) => {
  const written = pending(state, player, id);
  if (written === undefined) return skip;
  const { order } = written;
  const rule = kindOf(order);
  const isOwn = rule.needs.includes(field) || rule.admits?.includes(field) === true;
  if ((!isOwn && field !== 'characters' && field !== 'useIntel') || impossibleNow(state, player, written) !== null) return skip;
  const asked = rule.askMeans?.(state, player, order as never)[field];
  if (asked !== undefined) return asked(means as never);
  const casting = rule.casting(state, player, order as never, means);
  if (casting === null) return skip;
  if (field === 'characters') return anyOf(eligible(state, player, casting));
  return field === 'useIntel' && intelTarget(state, player, order) !== null ? one([false, true]) : skip;
};

/** The fields of the form, in the order in which they are asked for. */
const meansChoices = Object.fromEntries(
  (Object.keys(meansFields) as MeansField[]).map((field) => [
    field,
    (state: State, player: string, chosen: Omit<Execute, 'type' | 'player'>): Choice<unknown> | Skip =>
      askMeans(state, player, chosen, field),
  ]),
);

const isPersonal = (order: Order): order is Extract<Order, { readonly kind: 'assassinate' | 'capture' | 'convince' }> =>
  order.kind === 'assassinate' || order.kind === 'capture' || order.kind === 'convince';

/** Is the target of an order somewhere else? Nobody learns it before the means are on the table. [GM-EXEC-04] [GM-PERS-02] [GM-PERS-05] */
const missesTarget = (state: State, player: string, order: Order): boolean => {
  if (!isPersonal(order)) return false;
  const target = characterOf(state, order.written.character);
  return target !== undefined && !isFound(state, player, order.scope, target);
};

const codec: Codec<Execute> = shape<Execute>({ type: exactly('execute'), player: id, declaration: id, ...meansFields } as never);

/** [GM-EXEC-01] One of the own orders is read and carried out, or found to be impossible. */
export const execute = rule<Execute>({
  type: 'execute',
  cites: ['GM-EXEC-01', 'GM-EXEC-02', 'GM-EXEC-03', 'GM-EXEC-06', 'GM-FLOW-10'],
  codec,
  weight: 12,
  actors: slotHolder,
  choices: {
    declaration: (state: State, player: string) =>
      one(
        executable(state, player).map(({ id }) => id),
        { about: (id) => ({ kind: 'order', player, id }) },
      ),
    ...meansChoices,
  } as never,
  canonical(state, action) {
    const { type, player, declaration } = action;
    const written = pending(state, player, declaration);
    if (written === undefined) return action;
    const { order } = written;
    if (impossibleNow(state, player, written) !== null) return { type, player, declaration };
    const rule = kindOf(order);
    const means = meansOf(action);
    const { characters = [], useIntel = false, ...others } = rule.canonicalMeans?.(state, player, order as never, means) ?? means;
    const casting = rule.casting(state, player, order as never, means);
    if (casting === null) return { type, player, declaration, ...others };
    const cast = { type, player, declaration, ...others, characters: inOrder(eligible(state, player, casting), characters) };
    return intelTarget(state, player, order) === null ? cast : { ...cast, useIntel };
  },
  enumerate: listAll,
  sample(state, player, dice) {
    const orders = executable(state, player);
    if (orders.length === 0) return undefined;
    // What is possible goes first: what is not may have become so by then.
    const possible = orders.filter((order) => impossibleNow(state, player, order) === null);
    const declaration = pick(dice, possible.length > 0 ? possible : orders, 'order');
    const { order } = declaration;
    const rule = kindOf(order);
    if (rule.sampleMeans !== undefined && possible.length > 0) {
      const means = rule.sampleMeans(state, player, order as never, dice);
      return means === undefined ? undefined : { type: 'execute', player, declaration: declaration.id, ...means };
    }
    const listed = [...listExecutions(state, player, declaration)];
    return listed.length === 0 ? undefined : pick(dice, listed, 'means');
  },
  check(state, action) {
    const { player, characters = [] } = action;
    const declaration = pending(state, player, action.declaration);
    if (declaration === undefined)
      return [refuse('unknown-declaration', 'GM-EXEC-01', { player, declaration: action.declaration }, 'declaration')];
    const { order } = declaration;
    const rule = kindOf(order);
    if (impossibleNow(state, player, declaration) !== null) return [];
    const faults = [...meansFaults(order, action), ...knownCharacters(state, characters)];
    if (faults.length > 0) return faults;
    const wrong = rule.check === undefined ? [] : [...rule.check(state, player, order as never, action)];
    const illFormed = wrong.filter(({ code }) => code === 'bad-parameter'); // [GM-ERR-01]
    const found = [...illFormed, ...wrong.filter(({ code }) => code !== 'bad-parameter')];
    if (illFormed.length > 0) return found;
    const casting = rule.casting(state, player, order as never, action);
    if (casting !== null) found.push(...castingFaults(state, player, characters, casting));
    else if (characters.length > 0) found.push(refuse('no-characters-here', 'GM-EXEC-06', { kind: order.kind }, 'characters'));
    if (action.useIntel === true && (casting === null || intelTarget(state, player, order) === null))
      found.push(refuse('no-intel', order.scope === 'internal' ? 'GM-INTL-02' : 'GM-INTL-01', { player }, 'useIntel'));
    return found;
  },
  apply(state, action, table) {
    const { player } = action;
    const board = now(state);
    const written = pending(board, player, action.declaration)!;
    const { id: declaration, order } = written;
    const rule = kindOf(order);
    const reason = impossibleNow(board, player, written)?.reason ?? (missesTarget(board, player, order) ? 'target-not-there' : null);
    const told = settleOrder(state, player, declaration, reason === null ? 'done' : 'void');
    state.slot!.isOver = true;
    if (reason === null) {
      table.emit({ type: 'action-read', player, declaration: told });
      rule.execute(state, player, told.order as never, action, table);
    } else table.emit({ type: 'action-void', player, declaration: told, reason });
  },
});
