import { one, text, via } from '../../../core/choices/choices.js';
import { action, id, nullable, optional, textUpTo } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { strangeItem } from '../mechanics/deliverable.js';
import { askItems } from '../mechanics/tradable.js';
import { offerFault } from '../mechanics/trade.js';
import { settled } from '../queries/domains.js';
import { isLiving, rivalsOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Item, type Offer, type ProposedItem, proposedItems, type State } from '../types/index.js';
import { negotiators } from './shared/declaring.js';
import { rule } from './shared/rule.js';

/** Proposes a trade. */
export interface ProposeTrade extends ActionBase {
  readonly type: 'propose-trade';
  readonly to: string;
  readonly give: readonly ProposedItem[];
  readonly take: readonly ProposedItem[];
  readonly note?: string | null;
}

const isTradable = (item: ProposedItem): item is Item => item.item !== 'actions' && item.item !== 'characteristic';

const tradableAmong = (items: readonly ProposedItem[]): Item[] => items.filter(isTradable);

const copy = (items: readonly ProposedItem[]): Item[] => tradableAmong(items).map((item) => ({ ...item }));

/** Where the first item stands that nobody can sell. */
const placeOfUnsaleable = (items: readonly ProposedItem[], side: 'give' | 'take'): string | null => {
  const at = items.findIndex((item) => !isTradable(item));
  return at < 0 ? null : `${side}.${at}`;
};

/** Is nothing more to be proposed to another, whatever it is? [GM-TRAD-15] [GM-CFG-14] */
const isClosed = (state: State, player: string, to: string): boolean =>
  state.offersMade[player]!.length >= state.config.maxOffersPerTurn || state.offers.some((open) => open.from === player && open.to === to);

/** What stands for every proposal where none can be made, so that it is told why not. */
const idle: readonly ProposedItem[] = [{ item: 'promise', text: '' }];

/** [GM-TRAD-02] Anything but actions and characteristics. */
export const proposeTrade = rule<ProposeTrade>({
  type: 'propose-trade',
  cites: ['GM-TRAD-01', 'GM-TRAD-02', 'GM-TRAD-03', 'GM-TRAD-04', 'GM-TRAD-06'],
  codec: action<ProposeTrade>('propose-trade', {
    to: id,
    give: proposedItems,
    take: proposedItems,
    note: optional(nullable(textUpTo(280))),
  }),
  actors: negotiators,
  choices: {
    to: (state, player) => one(rivalsOf(state, player), 'player'),
    give: (state, player, { to }) =>
      isClosed(state, player, to) ? settled(idle) : askItems(state, { from: player, to, give: null, take: [] }),
    take: (state, player, { to, give }) =>
      isClosed(state, player, to)
        ? settled<readonly ProposedItem[]>([])
        : askItems(state, { from: player, to, give: copy(give), take: null }),
    note: () => via<string | null, string>(text([''], 280), { to: (note) => (note === '' ? null : note), from: (note) => note ?? '' }),
  },
  canonical: (_state, action) => ({ ...action, note: action.note || null }),
  enumerate: () => [], // [GM-ENUM-04]
  *check(state, { player, to, give, take }) {
    if (give.length + take.length === 0) return yield refuse('bad-parameter', 'GM-TRAD-02', {}, 'give');
    const [given, taken] = [tradableAmong(give), tradableAmong(take)];
    const strange = strangeItem(state, give, 'give') ?? strangeItem(state, take, 'take');
    if (strange !== null) return yield strange;
    if (to === player || !isLiving(state, to)) return yield refuse('bad-target', 'GM-TRAD-02', { target: to, player }, 'to');
    const unsaleable = placeOfUnsaleable(give, 'give') ?? placeOfUnsaleable(take, 'take');
    if (unsaleable !== null) return yield refuse('item-not-negotiable', 'GM-TRAD-04', {}, unsaleable);
    const fault = offerFault(state, { from: player, to, give: given, take: taken });
    if (fault !== null) yield fault;
    if (state.offers.some((open) => open.from === player && open.to === to)) yield refuse('offer-open', 'GM-TRAD-15', { player, to }, 'to');
    const { length } = state.offersMade[player]!;
    if (length >= state.config.maxOffersPerTurn)
      yield refuse('too-many-offers', 'GM-CFG-14', { player, made: length, most: state.config.maxOffersPerTurn });
  },
  apply(state, { player, to, give, take, note = null }, table) {
    const before = state.offersMade[player]!.filter((other) => other === to).length;
    const seatOf = (seat: string): number => state.config.players.indexOf(seat) + 1;
    const offer = (): Offer => ({
      id: [state.turn, seatOf(player), seatOf(to), before + 1].join(':'), // of names the id could become too long, or that of two offers
      from: player,
      to,
      give: copy(give),
      take: copy(take),
      note,
    });
    state.offersMade[player]!.push(to);
    state.offers.push(offer() as (typeof state.offers)[number]);
    table.emit({ type: 'trade-proposed', offer: offer() });
  },
});
