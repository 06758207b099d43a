import { kindOf } from '../mechanics/orders/index.js';
import { isRoundOfJourneys } from '../queries/flow.js';
import { isTerritory } from '../queries/geography.js';
import { cityOf, sheetOf } from '../queries/state.js';
import { independent, type Order, type State } from '../types/index.js';

/** Is an order aimed at something there is? */
const hasAim = (state: State, order: Order): boolean => {
  const { written } = order;
  const { players } = state.config;
  return !(
    ('territory' in written && !isTerritory(state, written.territory)) ||
    (order.kind === 'siege' && cityOf(state, order.written.territory) === undefined) ||
    (order.kind === 'battle' && 'territory' in order.written && cityOf(state, order.written.territory) === undefined) ||
    ('character' in written && !state.characters.some(({ id }) => id === written.character)) ||
    ('target' in written && !players.includes(written.target)) ||
    ('opponent' in written && written.opponent !== independent && !players.includes(written.opponent)) ||
    ('city' in written && !isTerritory(state, written.city))
  );
};

/** Is it aimed at oneself, or in the own country at nobody's troops or a city? [GM-EXTN-01] [GM-BATT-01] [GM-BATT-08] */
const isMisaimed = ({ scope, kind, written }: Order, player: string): boolean =>
  ('target' in written && written.target === player) ||
  ('opponent' in written && written.opponent === player) ||
  (kind === 'battle' && scope === 'internal' && (!('opponent' in written) || written.opponent === independent));

/** What can stand once on a sheet; null for orders that may be repeated. [GM-TAXE-03] [GM-CIVI-01] [GM-FORT-01] [GM-FOUN-01] [GM-SREB-01] */
const onceATurn = ({ kind, written }: Order): string | null => {
  if (kind === 'taxes' || kind === 'civil-war') return kind;
  if (kind === 'fortify' || kind === 'found-city') return `${kind} ${written.territory}`;
  return kind === 'support-rebellion' ? `${kind} ${written.target}` : null;
};

/** Can orders of this turn have been read by now? [GM-FLOW-18] */
const isTimeToRead = (state: State): boolean => state.step === 'finished' || (state.step === 'resolution' && !isRoundOfJourneys(state));

/** What no player can have written on its sheet, in words. */
export function* strangeOrders(state: State, player: string): Generator<string> {
  const sheet = sheetOf(state, player);
  if (!isTimeToRead(state) && sheet.some(({ state: fate }) => fate !== 'pending')) yield `No order of ${player} can have been read yet.`;
  if (sheet.some(({ id }, i) => sheet.findIndex((other) => other.id === id) !== i || !/^[1-9]\d{0,5}$/.test(id)))
    yield `The orders of ${player} are not numbered.`;
  const numbers = sheet.flatMap(({ nth }) => nth ?? []);
  const read = sheet.filter(({ state: fate }) => fate !== 'pending');
  if (sheet.some(({ state: fate, nth }) => fate === 'pending' && nth !== undefined) || new Set(numbers).size < numbers.length)
    yield `The orders of ${player} were not read one after the other.`;
  if (numbers.some((nth) => nth > read.length)) yield `More orders of ${player} would have been read than there are.`;
  const single = sheet.flatMap(({ order }) => onceATurn(order) ?? []);
  if (new Set(single).size < single.length) yield `An order of ${player} that is given once a turn stands on its sheet twice.`;
  for (const { order, rescue, state: fate } of sheet) {
    if (rescue === true && (order.kind !== 'capture' || order.scope !== 'external')) yield `Nobody is freed by an order of ${player}.`; // [GM-CAPT-04]
    if (!hasAim(state, order) || isMisaimed(order, player)) yield `An order of ${player} is aimed at nothing.`;
    if (!kindOf(order).scopes.includes(order.scope)) yield `An order of ${player} stands in the wrong half of its sheet.`; // [GM-DECL-01]
    if (fate === 'annulled' && order.kind !== 'investigate') yield `Nobody annuls this order of ${player}.`; // [GM-OBSE-01]
  }
}
