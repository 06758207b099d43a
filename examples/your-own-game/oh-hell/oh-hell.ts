// Oh Hell: everybody says how many tricks he will take, and then tries to take just as many, with one card more in every round.
import {
  badState,
  type Codec,
  type Dice,
  dealtToFit,
  defineGame,
  each,
  firstIn,
  hasEach,
  id,
  intBetween,
  list,
  nullable,
  type Outcome,
  oneOf,
  own,
  type PlayerId,
  ranked,
  record,
  resultOf,
  seatsFrom,
  shape,
  shuffled,
  standingAmong,
  type Viewer,
  variants,
} from 'ludoteca';
import { type Card, pack, suitOf, suits } from './cards.js';
import { bid, next, play, total, upTo } from './rules.js';
import {
  type Clause,
  type Config,
  clauses,
  type Event,
  type OhHell,
  type Played,
  refusals,
  refuse,
  type State,
  type View,
} from './types.js';

const card: Codec<Card> = oneOf(pack);
const config: Codec<Config> = shape<Config>({ players: list(id, 5), rounds: intBetween(1, 6) });
const most = intBetween(0, 6);
const open = {
  config,
  phase: oneOf(['dealing', 'bidding', 'playing', 'over'] as const),
  round: most,
  trump: card,
  leader: id,
  bids: record(nullable(most)),
  trick: list(shape<Played>({ player: id, card }), 5),
  tricks: record(most),
  gone: list(card, 30),
  lacks: record(list(oneOf(suits), 4)),
  points: record(intBetween(0, 81)),
};
const event: Codec<Event> = variants<Event, 'type'>('type', {
  dealt: { player: id, count: most, cards: nullable(list(card, 6)) },
  'trump-turned': { card },
  'bid-made': { player: id, tricks: most },
  'card-played': { player: id, card },
  'trick-taken': { player: id },
  scored: { player: id, points: intBetween(0, 16) },
});

const outcome = (s: State): Outcome<Clause> | null => {
  if (s.phase !== 'over') return null;
  const ranking = ranked(s.config.players, (player) => s.points[player]!);
  return { ranking, winners: firstIn(ranking), clause: 'HELL-END-01' };
};

const redeal = (s: State, viewer: Viewer, dice: Dice): State => {
  const others = s.config.players.filter((player) => player !== viewer);
  const unseen = [...others.flatMap((player) => s.hands[player]!), ...s.stock];
  const places = others.flatMap((player) => s.hands[player]!.map(() => (card: Card) => !s.lacks[player]!.includes(suitOf(card))));
  const stock = dealtToFit(dice, unseen, places, 'cards that somebody has not seen');
  const hands = each(s.config.players, (player) => (player === viewer ? s.hands[player]! : stock.splice(0, s.hands[player]!.length)));
  return { ...s, hands, stock };
};

/** A complete card game: hands that only their players see, bids in turn, tricks, and rounds that begin by themselves. */
export const ohHell = defineGame<OhHell>({
  id: 'oh-hell',
  title: { en: 'Oh Hell' },
  players: { min: 3, max: 5 },
  clauses,
  refusals,
  codecs: {
    config,
    state: shape<State>({ ...open, hands: record(list(card, 6)), stock: list(card, 32) }),
    event,
    view: shape<View>({ ...open, hand: list(card, 6) }),
  },
  configFault: () => ['bad-table', 'HELL-PLAY-01'],
  *checkConfig({ players }) {
    if (players.length < 3 || new Set(players).size < players.length)
      yield refuse('bad-table', 'HELL-PLAY-01', { named: players.length }, 'players');
  },
  *checkState({ config: { players, rounds }, phase, round, leader, bids, trick, tricks, gone, lacks, points, hands, stock, trump }) {
    for (const [path, of] of Object.entries({ bids, tricks, lacks, points, hands }))
      if (!hasEach(players, of)) return yield badState('Every player has one.', path);
    if (!players.includes(leader)) return yield badState('A player leads.', 'leader');
    const cards = [...Object.values(hands).flat(), ...trick.map(({ card }) => card), ...gone, ...stock, trump];
    if (cards.length !== pack.length || new Set(cards).size !== pack.length) yield badState('Every card is there once.', 'stock');
    if (phase === 'dealing' || round < 1 || round > rounds) yield badState('A round is on, or the last is over.', 'round');
    if (gone.length !== total(Object.values(tricks)) * players.length) yield badState('Every trick has a card of each.', 'gone');
    const seats = seatsFrom(players, leader);
    if (trick.length >= players.length || trick.some(({ player }, i) => player !== seats[i]))
      yield badState('Cards are played in turn.', 'trick');
    for (const player of players) {
      const left = round - gone.length / players.length - (trick.some((played) => played.player === player) ? 1 : 0);
      if (hands[player]!.length !== left) yield badState('Everybody has played as many cards.', `hands.${player}`);
      if (hands[player]!.some((card) => lacks[player]!.includes(suitOf(card))))
        yield badState('Whoever has a suit follows it.', `lacks.${player}`);
      if ((bids[player] === null) !== (phase === 'bidding' && seats.indexOf(player) >= seats.findIndex((other) => bids[other] === null)))
        yield badState('Bids are made in turn.', `bids.${player}`);
      const rounded = phase === 'over' ? round : round - 1;
      if (points[player]! > total(upTo(rounded).slice(1)) + 10 * rounded) yield badState('So many cannot be won.', `points.${player}`);
    }
    if (phase === 'bidding' && (gone.length > 0 || trick.length > 0)) yield badState('Nothing is played before the bids.', 'phase');
    if (phase === 'over' && (round < rounds || gone.length < round * players.length)) yield badState('There is more to play.', 'phase');
  },
  // Nobody acts in the first phase: it deals, and so it does before every other round.
  setup: ({ players, rounds }) => ({
    config: { players: [...players], rounds },
    ...{ phase: 'dealing', round: 0, trump: pack[0]!, leader: players[0]! },
    ...{ bids: each(players, () => null), trick: [], tricks: each(players, () => 0), gone: [], lacks: each(players, () => []) },
    ...{ points: each(players, () => 0), hands: each(players, () => []), stock: [] },
  }),
  rules: { bid, play },
  phases: {
    dealing: {
      actors: () => [],
      rules: [],
      leave(state, table) {
        const { players } = state.config;
        const cards = shuffled(table, pack, 'the pack');
        state.round++;
        state.leader = players[(state.round - 1) % players.length]!;
        for (const player of seatsFrom(players, state.leader)) {
          const hand = cards.splice(0, state.round);
          state.hands[player] = hand;
          table.emit({ type: 'dealt', player, count: hand.length, cards: [...hand] });
        }
        state.trump = cards.shift()!;
        table.emit({ type: 'trump-turned', card: state.trump });
        state.stock = cards;
        state.bids = each(players, () => null);
        state.tricks = each(players, () => 0);
        state.lacks = each(players, () => []);
        state.gone = [];
        state.phase = 'bidding';
      },
    },
    bidding: {
      actors: next,
      rules: ['bid'],
      leave(state) {
        state.phase = 'playing';
      },
    },
    playing: {
      actors: next,
      rules: ['play'],
      leave(state, table) {
        for (const player of state.config.players) {
          const points = state.bids[player] === state.tricks[player] ? 10 + state.tricks[player]! : 0;
          state.points[player] = state.points[player]! + points;
          table.emit({ type: 'scored', player, points });
        }
        state.phase = state.round < state.config.rounds ? 'dealing' : 'over';
      },
    },
    over: { actors: () => [], rules: [] },
  },
  seats: (s) => s.config.players,
  outcome,
  view: ({ hands, stock: _, ...seen }, viewer) => ({ ...seen, hand: viewer === null ? [] : (own(hands, viewer) ?? []) }),
  witness: (e, viewer) => (e.type === 'dealt' && e.player !== viewer ? { ...e, cards: null } : e),
  redeal,
  points: (s, player) => s.points[player]!,
  evaluate(s, player) {
    const end = outcome(s);
    if (end !== null) return resultOf(end, player);
    const missing = (of: PlayerId): number => Math.abs((s.bids[of] ?? s.tricks[of]!) - s.tricks[of]!);
    const hope = (of: PlayerId): number => s.points[of]! - 3 * missing(of);
    return standingAmong(hope(player), s.config.players.filter((other) => other !== player).map(hope), 10);
  },
  labels: {
    languages: ['en'],
    name: (name) => name.replace('-', ' '),
    answer: (type, _field, value) => (type === 'bid' ? `a bid of ${value}` : String(value).replace('-', ' ')),
    action: (a) => (a.type === 'bid' ? `bid ${a.tricks}` : `play ${a.card.replace('-', ' ')}`),
    event(e) {
      switch (e.type) {
        case 'dealt':
          return `${e.player} is dealt ${e.cards === null ? `${e.count} of the cards` : e.cards.join(', ')}.`;
        case 'trump-turned':
          return `${e.card} is turned up.`;
        case 'bid-made':
          return `${e.player} bids ${e.tricks}.`;
        case 'card-played':
          return `${e.player} plays ${e.card}.`;
        case 'trick-taken':
          return `${e.player} takes the trick.`;
        case 'scored':
          return `${e.player} scores ${e.points}.`;
      }
    },
  },
});
