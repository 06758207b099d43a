import { type Dice, pick } from '../../../../core/dice/dice.js';
import { isFine } from '../../../../core/refusals/violation.js';
import { writeDown } from '../../mechanics/countries/sheets.js';
import { kindOf } from '../../mechanics/orders/index.js';
import { cyclicAfter, isExecutable, isLiving, sheetOf } from '../../queries/state.js';
import { type Declaration, type KindId, kindIds, type Order, type Scope, type State } from '../../types/index.js';
import { readOrders } from '../view.js';

/** Every sheet but the viewer's without what only its owner knows. [GM-VIS-02] */
export const readSheets = (state: State, viewer: string | null): State['sheets'] =>
  Object.fromEntries(
    state.config.players.map((player) => [player, player === viewer ? sheetOf(state, player) : readOrders(sheetOf(state, player))]),
  );

/** Has this country begun to fight its civil war of the turn? Then whoever had announced support has been asked, or is known to be. [GM-CIVW-03] */
const hasFought = (state: State, player: string): boolean =>
  sheetOf(state, player).some(({ order, state: fate }) => order.kind === 'civil-war' && fate !== 'pending');

/** What an order of this kind may be aimed at; support waits only for a battle that is still to come. [GM-SREB-01] */
const aimsOf = (state: State, player: string, kind: KindId, scope: Scope): readonly Order['written'][] => {
  const listed: readonly Order['written'][] = [...kindOf({ kind }).listWritten(state, player, scope)];
  return kind === 'support-rebellion' ? listed.filter((aim) => 'target' in aim && !hasFought(state, aim.target)) : listed;
};

/** An order that might have been written, or none; where one has to be carried out in a slot, one that can be. */
const inventOrder = (state: State, player: string, scope: Scope, isOwed: boolean, dice: Dice): Order | null => {
  const able = kindIds.filter((kind) => {
    if (kind === 'civil-war' || !kindOf({ kind }).scopes.includes(scope)) return false;
    return kind !== 'support-rebellion' || (!isOwed && aimsOf(state, player, kind, scope).length > 0);
  });
  const kind = pick(dice, able, 'kind of order');
  const listed = aimsOf(state, player, kind, scope);
  if (listed.length === 0) return null;
  const aim = pick(dice, listed, 'what is written');
  return isFine(kindOf({ kind }).declare(state, player, aim as never, scope)) ? ({ scope, kind, written: aim } as Order) : null;
};

/** Could one more order be on a sheet of which everybody knows this much? */
const hasRoom = (state: State, player: string): boolean => {
  const { allowance, thisTurn, civilWar: war } = state.countries[player]!;
  const read = sheetOf(state, player);
  const isWarToCome = war !== null && !read.some(({ order }) => order.kind === 'civil-war');
  return allowance - thisTurn.crisisSpent > read.length + (isWarToCome ? 1 : 0);
};

/** Who may still be asked for the rebels: the one who is, the viewer if it is to be, and anybody else who may have announced it. [GM-VIS-02] [GM-CIVW-03] */
export const inventSupporters = (state: State, viewer: string | null, dice: Dice): State['affairs'] =>
  state.affairs.map((affair) => {
    if (affair.type !== 'civil-war' || affair.window === null) return affair;
    const asked = affair.window.player;
    const answered = affair.supports.map(({ player }) => player);
    const round = cyclicAfter(state.initiative, affair.player);
    const later = round.slice(round.indexOf(asked) + 1).filter((other) => isLiving(state, other) && !answered.includes(other));
    const mayBe = (other: string): boolean =>
      other === viewer ? affair.toAsk.includes(other) : hasRoom(state, other) && dice.roll(2, `is ${other} for the rebels`) === 1;
    return { ...affair, toAsk: [asked, ...later.filter(mayBe)] };
  });

const civilWar: Order = { scope: 'internal', kind: 'civil-war', written: {} };

/** An order that anybody can give at any time, as often as there are actions. */
const recruiting: Order = { scope: 'internal', kind: 'recruit', written: { mode: 'one' } };

/** Orders that stand on a sheet though they have not been read, as everybody knows. */
const knownUnread = (state: State, player: string, budget: number, dice: Dice): readonly Order[] => {
  const { step, committed, affairs, countries } = state;
  const orders: Order[] = [];
  for (const affair of affairs)
    if (affair.type === 'civil-war' && affair.toAsk.includes(player))
      orders.push({ scope: 'external', kind: 'support-rebellion', written: { target: affair.player } });
  const isFought = sheetOf(state, player).some(({ order }) => order.kind === 'civil-war');
  if (countries[player]!.civilWar === null || budget < 1 || isFought) return orders;
  // It must be there once the internal batch is closed [GM-DECL-07]; before, it may be.
  const isClosed = step !== 'declare-internal' || committed[player] === true;
  return isClosed || dice.roll(2, 'civil war declared') === 1 ? [...orders, civilWar] : orders;
};

/** A sheet that might have been written by another. The sheets of the state hold what has been read. [GM-VIS-02] */
export const inventSheet = (state: State, player: string, dice: Dice): readonly Declaration[] => {
  const { step, slot } = state;
  const sheet = [...sheetOf(state, player)];
  if (!isLiving(state, player) || (step !== 'declare-internal' && step !== 'declare-external' && step !== 'resolution')) return sheet;
  const { allowance, thisTurn, civilWar: war } = state.countries[player]!;
  const budget = Math.max(0, allowance - thisTurn.crisisSpent);
  const write = (order: Order): void => {
    sheet.push(writeDown(state, player, String(Math.max(0, ...sheet.map(({ id }) => Number(id))) + 1), order));
  };
  for (const order of knownUnread(state, player, budget, dice)) write(order);
  const isWarToCome = war !== null && !sheet.some(({ order }) => order.kind === 'civil-war');
  const room = Math.max(0, budget - sheet.length - (isWarToCome ? 1 : 0));
  // A slot after the first round shows that something is left to carry out. [GM-FLOW-09]
  const isOwed = slot !== null && slot.player === player && !slot.isOver && slot.round > 1 && !sheet.some(isExecutable);
  const wanted = sheet.length + Math.max(isOwed ? 1 : 0, dice.roll(room + 1, 'orders of another') - 1);
  for (let tries = 0; tries < 40 && sheet.length < wanted; tries++) {
    const scope: Scope = step === 'declare-internal' || dice.roll(2, 'scope') === 1 ? 'internal' : 'external';
    const isStillOwed = isOwed && !sheet.some(isExecutable);
    const order = inventOrder({ ...state, sheets: { ...state.sheets, [player]: sheet } }, player, scope, isStillOwed, dice);
    if (order !== null) write(order);
  }
  if (isOwed && sheet.length < wanted && !sheet.some(isExecutable)) write(recruiting);
  return sheet;
};
