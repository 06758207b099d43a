import { one } from '../../../core/choices/choices.js';
import { type Codec, exactly, id, shape, tagged } from '../../../core/data/codec.js';
import { type Dice, pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { declareOrder } from '../mechanics/countries/sheets.js';
import { kindOf } from '../mechanics/orders/index.js';
import { remainingOf } from '../queries/allowances.js';
import { settled } from '../queries/domains.js';
import { sheetOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type KindId, kindIds, type Order, type State, scope, writtenCodecs } from '../types/index.js';
import { scopeOf, stillOpen, writers } from './shared/declaring.js';
import { rule } from './shared/rule.js';

/** Writes an order on the own sheet. */
export type Declare = ActionBase & { readonly type: 'declare' } & Order;

const codec = tagged(
  'kind',
  Object.fromEntries(
    kindIds.map((kind) => [
      kind,
      shape({ type: exactly('declare'), player: id, scope, kind: exactly(kind), written: writtenCodecs[kind] } as never),
    ]),
  ),
) as unknown as Codec<Declare>;

/** Must an action be kept for the civil war? [GM-DECL-07] */
const owesCivilWar = (state: State, player: string): boolean =>
  state.step === 'declare-internal' &&
  state.countries[player]!.civilWar !== null &&
  !sheetOf(state, player).some(({ order }) => order.kind === 'civil-war');

const kindsIn = (state: State) => kindIds.filter((kind) => kindOf({ kind }).scopes.includes(scopeOf(state)));

/** A kind of each step that nothing stands against but what stands against all. */
const anyKind = { internal: 'observe', external: 'battle' } as const;

/** The kinds that can be written now; one that cannot, where none can, so that it is told why not. */
const kindsFor = (state: State, player: string): readonly KindId[] => {
  const left = remainingOf(state, player);
  if (left === 0 || state.committed[player]) return [anyKind[scopeOf(state)]];
  return left === 1 && owesCivilWar(state, player) ? ['civil-war'] : kindsIn(state);
};

/** An order of a kind, drawn from what is worth writing. */
const writeOf = (state: State, player: string, kind: KindId, dice: Dice): Declare | undefined => {
  const scope = scopeOf(state);
  const listed: readonly unknown[] = [...kindOf({ kind }).listWritten(state, player, scope)];
  return listed.length === 0
    ? undefined
    : ({ type: 'declare', player, scope, kind, written: pick(dice, listed, 'what is written') } as Declare);
};

/** Kinds that random play tries more often than others, as they need each other: troops that march, besiege and fight. */
const favoured: readonly KindId[] = [
  'move-troops',
  'move-troops',
  'move-troops',
  'battle',
  'battle',
  'battle',
  'siege',
  'siege',
  'support-rebellion',
];

const write = (state: State, player: string, dice: Dice): Declare | undefined => {
  const kinds = kindsIn(state);
  return writeOf(state, player, pick(dice, [...kinds, ...favoured.filter((kind) => kinds.includes(kind))], 'kind of order'), dice);
};

/** Could this be carried out if it were read now? */
const isPossible = (state: State, { player, scope, kind, written }: Declare): boolean =>
  kindOf({ kind }).voidReason(state, player, { scope, kind, written } as never, false) === null;

/** The orders worth listing, kind by kind. [GM-DECL-09] */
function* listDeclare(state: State, player: string): Generator<Declare> {
  const scope = scopeOf(state);
  if (remainingOf(state, player) === 0 || state.committed[player]) return;
  for (const kind of kindsIn(state))
    for (const written of kindOf({ kind }).listWritten(state, player, scope) as Iterable<unknown>)
      yield { type: 'declare', player, scope, kind, written } as Declare;
}

/** [GM-DECL-01] to [GM-DECL-04] What is aimed at whom, in secret; the means are chosen later. */
export const declare = rule<Declare>({
  type: 'declare',
  cites: ['GM-DECL-01', 'GM-DECL-02', 'GM-DECL-04', 'GM-DECL-08'],
  codec,
  weight: 6,
  actors: writers,
  choices: {
    scope: (state: State) => settled(scopeOf(state)),
    kind: (state: State, player: string) => one(kindsFor(state, player)),
    written: (state: State, player: string, { kind }: Pick<Order, 'kind'>) => kindOf({ kind }).askWritten(state, player, scopeOf(state)),
  } as never,
  enumerate: listDeclare,
  sample: (state, player, dice) => {
    const draft = owesCivilWar(state, player) ? writeOf(state, player, 'civil-war', dice) : write(state, player, dice);
    // A second thought for what could not be done as things stand, so that random play comes to blows. [GM-DECL-08]
    return draft === undefined || isPossible(state, draft) ? draft : (write(state, player, dice) ?? draft);
  },
  check(state, { player, scope, kind, written }) {
    const rule = kindOf({ kind });
    const faults = [...rule.declare(state, player, written as never, scope)];
    const found: Violation<ClauseId>[] = [...stillOpen(state, player), ...faults.filter(({ code }) => code === 'bad-parameter')]; // [GM-ERR-01]
    if (scope !== scopeOf(state) || !rule.scopes.includes(scope)) found.push(refuse('wrong-scope', 'GM-DECL-01', { kind, scope }, 'scope'));
    const left = remainingOf(state, player);
    if (left === 0) found.push(refuse('no-actions-left', 'GM-DECL-02', { player }));
    if (left === 1 && kind !== 'civil-war' && owesCivilWar(state, player))
      found.push(refuse('civil-war-compulsory', 'GM-DECL-07', { fault: 'last-action', player }, 'kind'));
    found.push(...faults.filter(({ code }) => code !== 'bad-parameter'));
    return found;
  },
  apply(state, { player, scope, kind, written }, table) {
    declareOrder(state, player, { scope, kind, written: { ...written } } as Order, table);
  },
});
