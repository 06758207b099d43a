import { action, type Draft, intBetween, one, oneOf, type PlayerId, rule, seatsFrom, type Table } from 'ludoteca';
import { type Card, pack, rankOf, type Suit, suitOf } from './cards.js';
import { type Bid, type Clause, type Event, type Play, type Played, refuse, type State } from './types.js';

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);

/** Who is to bid or to play: the first from the leader on who has not. */
export const next = ({ config, leader, phase, bids, trick, hands }: State): PlayerId[] => {
  const seats = seatsFrom(config.players, leader);
  if (phase === 'bidding') return seats.filter((player) => bids[player] === null).slice(0, 1);
  return trick.length === 0 && hands[leader]!.length === 0 ? [] : seats.slice(trick.length, trick.length + 1);
};
/** The bid with which all would come out, for whoever bids last; null for the others. */
const comingOut = ({ round, bids }: State): number | null => {
  const said = Object.values(bids).filter((tricks) => tricks !== null);
  return said.length === Object.keys(bids).length - 1 ? round - total(said) : null;
};
const playable = ({ hands, trick: [led] }: State, player: PlayerId): readonly Card[] => {
  const following = hands[player]!.filter((card) => led !== undefined && suitOf(card) === suitOf(led.card));
  return following.length > 0 ? following : hands[player]!;
};

export const bid = rule<State, Bid, Event, Clause>({
  type: 'bid',
  codec: action<Bid>('bid', { tricks: intBetween(0, 6) }),
  choices: { tricks: (state) => one(upTo(state.round).filter((tricks) => tricks !== comingOut(state))) },
  *check(state, { tricks }) {
    if (tricks > state.round) yield refuse('too-many-tricks', 'HELL-BID-01', { cards: state.round }, 'tricks');
    if (tricks === comingOut(state)) yield refuse('bids-come-out', 'HELL-BID-01', { tricks }, 'tricks');
  },
  apply(state, { player, tricks }, table) {
    state.bids[player] = tricks;
    table.emit({ type: 'bid-made', player, tricks });
  },
});

export const play = rule<State, Play, Event, Clause>({
  type: 'play',
  codec: action<Play>('play', { card: oneOf(pack) }),
  choices: { card: (state, player) => one(playable(state, player), 'card') },
  *check(state, { player, card }) {
    if (!state.hands[player]!.includes(card)) yield refuse('not-in-hand', 'HELL-FOLLOW-01', { card }, 'card');
    else if (!playable(state, player).includes(card))
      yield refuse('not-following', 'HELL-FOLLOW-01', { suit: suitOf(state.trick[0]!.card) }, 'card');
  },
  apply(state, { player, card }, table) {
    const led = suitOf(state.trick[0]?.card ?? card);
    if (suitOf(card) !== led && !state.lacks[player]!.includes(led)) state.lacks[player]!.push(led);
    state.hands[player] = state.hands[player]!.filter((other) => other !== card);
    state.trick.push({ player, card });
    table.emit({ type: 'card-played', player, card });
    if (state.trick.length === state.config.players.length) takeTrick(state, led, table);
  },
});

/** A helper of a rule: it writes into the same draft, and tells at the same table. */
const takeTrick = (state: Draft<State>, led: Suit, table: Table<Event>): void => {
  const worth = ({ card }: Played): number => rankOf(card) + (suitOf(card) === suitOf(state.trump) ? 200 : suitOf(card) === led ? 100 : 0);
  const { player } = state.trick.reduce((best, played) => (worth(played) > worth(best) ? played : best));
  state.gone.push(...state.trick.map(({ card }) => card));
  state.trick = [];
  state.tricks[player] = state.tricks[player]! + 1;
  state.leader = player;
  table.emit({ type: 'trick-taken', player });
};
