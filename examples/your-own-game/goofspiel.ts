import type { ActionBase, Codec, GameTypes, Numbers, Outcome, PlayerId, RefusalTable } from 'ludoteca';
import {
  action,
  badState,
  defineGame,
  each,
  firstIn,
  hasEach,
  id,
  intBetween,
  list,
  nullable,
  one,
  oneOf,
  orIllFormed,
  own,
  ranked,
  record,
  refuser,
  resultOf,
  rule,
  shape,
  shuffled,
  standingAmong,
  variants,
} from 'ludoteca';

// Goofspiel: for every prize each player bids a card of the own hand in secret, all are opened at once, and the highest takes the prize.
interface Bid extends ActionBase {
  readonly type: 'bid';
  readonly card: number;
}
type Event =
  | { readonly type: 'prize-shown'; readonly prize: number }
  /** The card is null for everybody but the bidder. */
  | { readonly type: 'card-bid'; readonly player: PlayerId; readonly card: number | null }
  | { readonly type: 'card-opened'; readonly player: PlayerId; readonly card: number }
  /** The player is null where equals bid most: nobody takes the prize. */
  | { readonly type: 'prize-taken'; readonly player: PlayerId | null; readonly prize: number };
interface Config {
  readonly players: readonly PlayerId[];
  /** So many prizes there are, and so many cards in each hand. */
  readonly prizes: number;
}
interface State {
  readonly config: Config;
  readonly phase: 'bids' | 'over';
  readonly prize: number;
  /** The prizes to come, which nobody knows. */
  readonly deck: readonly number[];
  /** What each has left; a card that is bid stays there until it is opened, so that hands tell nothing. */
  readonly hands: Readonly<Record<PlayerId, readonly number[]>>;
  /** What each bids, known to the bidder alone; null for whoever has not bid yet. */
  readonly bids: Readonly<Record<PlayerId, number | null>>;
  readonly points: Readonly<Record<PlayerId, number>>;
}
interface View {
  readonly phase: State['phase'];
  readonly prize: number;
  readonly prizesLeft: number;
  readonly hands: State['hands'];
  readonly bid: number | null;
  readonly hasBid: readonly PlayerId[];
  readonly points: State['points'];
}

const clauses = {
  'GOOF-PLAY-01': 'Two to six different players take part, for 1 to 13 prizes.',
  'GOOF-BID-01': 'A bid is a card of the own hand; it stays secret until everybody has bid, and cannot be taken back.',
  'GOOF-OPEN-01': 'All bids are opened at once: the highest takes the prize; if equals bid most, nobody does.',
  'GOOF-END-01': 'After the last prize most points win, shared by equals.',
} as const;
type Clause = keyof typeof clauses;

// All it says no with: the code, the clause that speaks through it, and the sentence, made from facts. No rule can refuse with anything else.
const refusals = {
  'bad-table': {
    'GOOF-PLAY-01': orIllFormed(({ named }: Numbers<'named'>) => `Two to six different players take part; ${named} were named.`),
  },
  'not-in-hand': { 'GOOF-BID-01': ({ card }: Numbers<'card'>) => `You have no ${card}.` },
} as const satisfies RefusalTable<Clause>;
const refuse = refuser(refusals);

interface Goofspiel extends GameTypes {
  State: State;
  Action: Bid;
  Event: Event;
  Config: Config;
  View: View;
  Clause: Clause;
  Outcome: Outcome<Clause>;
  Refusals: typeof refusals;
}

const most = 13;
const card = intBetween(1, most);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const bid = rule<State, Bid, Event, Clause>({
  type: 'bid',
  codec: action<Bid>('bid', { card }),
  choices: { card: (state, player) => one(own(state.hands, player) ?? []) },
  *check({ hands }, { player, card }) {
    if (!hands[player]!.includes(card)) yield refuse('not-in-hand', 'GOOF-BID-01', { card }, 'card');
  },
  apply(state, { player, card }, table) {
    state.bids[player] = card;
    table.emit({ type: 'card-bid', player, card });
  },
});

const config: Codec<Config> = shape<Config>({ players: list(id, 6), prizes: intBetween(1, most) });
const sum = intBetween(0, (most * (most + 1)) / 2);
const bids = record(nullable(card));
const state: Codec<State> = shape<State>({
  config,
  phase: oneOf(['bids', 'over']),
  prize: card,
  deck: list(card, most),
  hands: record(list(card, most)),
  bids,
  points: record(sum),
});
const view: Codec<View> = shape<View>({
  phase: oneOf(['bids', 'over']),
  prize: card,
  prizesLeft: intBetween(0, most),
  hands: record(list(card, most)),
  bid: nullable(card),
  hasBid: list(id),
  points: record(sum),
});
const event: Codec<Event> = variants<Event, 'type'>('type', {
  'prize-shown': { prize: card },
  'card-bid': { player: id, card: nullable(card) },
  'card-opened': { player: id, card },
  'prize-taken': { player: nullable(id), prize: card },
});

const outcome = (s: State): Outcome<Clause> | null => {
  if (s.phase !== 'over') return null;
  const ranking = ranked(s.config.players, (player) => s.points[player]!);
  return { ranking, winners: firstIn(ranking), clause: 'GOOF-END-01' };
};

/** What a player can hope for: the points so far, and of the prizes to come the share that the hand has of all hands. */
const prospects = ({ prize, deck, hands, points }: State, player: PlayerId): number =>
  points[player]! + (total([prize, ...deck]) * total(hands[player]!)) / total(Object.values(hands).flat());

/** A complete game with secrets: bids that only the bidder knows, and prizes to come that nobody knows. */
export const goofspiel = defineGame<Goofspiel>({
  id: 'goofspiel',
  title: { en: 'Goofspiel' },
  players: { min: 2, max: 6 },
  clauses,
  refusals,
  codecs: { config, state, event, view },
  configFault: () => ['bad-table', 'GOOF-PLAY-01'],
  *checkConfig({ players }) {
    if (players.length < 2 || new Set(players).size < players.length)
      yield refuse('bad-table', 'GOOF-PLAY-01', { named: players.length }, 'players');
  },
  // Saved states come from anywhere: one that no play leads to is refused, so that nothing after this has to doubt it.
  *checkState({ config: { players, prizes }, phase, prize, deck, hands, bids, points }) {
    const left = phase === 'over' ? 0 : deck.length + 1;
    const differ = (cards: readonly number[]): boolean => new Set(cards).size === cards.length && cards.every((one) => one <= prizes);
    if (!differ([prize, ...deck])) yield badState('Every prize is there once.', 'deck');
    for (const [path, of] of Object.entries({ hands, bids, points }))
      if (!hasEach(players, of)) return yield badState('Every player has one.', path);
    for (const player of players) {
      const [hand, bid] = [hands[player]!, bids[player]!];
      if (hand.length !== left || !differ(hand)) yield badState('A hand is as large as there are prizes.', `hands.${player}`);
      if (bid !== null && !hand.includes(bid)) yield badState('A bid comes from the hand.', `bids.${player}`);
    }
    const taken = total(Object.values(points));
    const toCome = phase === 'over' ? 0 : total([prize, ...deck]);
    if (taken + toCome > (prizes * (prizes + 1)) / 2) yield badState('There are fewer points in all.', 'points');
  },
  setup({ players, prizes }, table) {
    const [prize, ...deck] = shuffled(table, upTo(prizes), 'prizes');
    table.emit({ type: 'prize-shown', prize: prize! });
    return {
      config: { players: [...players], prizes },
      phase: 'bids',
      ...{ prize: prize!, deck },
      hands: each(players, () => upTo(prizes)),
      bids: each(players, () => null),
      points: each(players, () => 0),
    };
  },
  rules: { bid },
  phases: {
    bids: {
      actors: ({ config, bids }) => config.players.filter((player) => bids[player] === null),
      rules: ['bid'],
      // Nobody is awaited any more: everybody has bid.
      leave(state, table) {
        const { players } = state.config;
        for (const player of players) table.emit({ type: 'card-opened', player, card: state.bids[player]! });
        const highest = Math.max(...players.map((player) => state.bids[player]!));
        const [first, ...equals] = players.filter((player) => state.bids[player] === highest);
        const winner = equals.length === 0 ? first! : null;
        if (winner !== null) state.points[winner] = state.points[winner]! + state.prize;
        table.emit({ type: 'prize-taken', player: winner, prize: state.prize });
        for (const player of players) {
          state.hands[player] = state.hands[player]!.filter((card) => card !== state.bids[player]);
          state.bids[player] = null;
        }
        const next = state.deck.shift();
        if (next === undefined) state.phase = 'over';
        else {
          state.prize = next;
          table.emit({ type: 'prize-shown', prize: next });
        }
      },
    },
    over: { actors: () => [], rules: [] },
  },
  seats: (s) => s.config.players,
  outcome,
  // What somebody may see, and be told: `viewer` is null for whoever only looks on.
  view: ({ config, phase, prize, deck, hands, bids, points }, viewer) => ({
    ...{ phase, prize, prizesLeft: deck.length, hands, points },
    bid: viewer === null ? null : (own(bids, viewer) ?? null),
    hasBid: config.players.filter((player) => bids[player] !== null),
  }),
  witness: (e, viewer) => (e.type === 'card-bid' && e.player !== viewer ? { ...e, card: null } : e),
  // One of the states that look the same to somebody: bots think in these, and the suite proves with them that nothing leaks.
  redeal: (s, viewer, dice) => ({
    ...s,
    deck: shuffled(
      dice,
      s.deck.toSorted((a, b) => a - b),
      'prizes to come',
    ),
    bids: each(s.config.players, (player) => {
      const hand = s.hands[player]!;
      const isHidden = player !== viewer && s.bids[player] !== null;
      return isHidden ? hand[dice.roll(hand.length, 'a bid of somebody else') - 1]! : s.bids[player]!;
    }),
  }),
  // How a player stands, from 0 (lost) to 1 (won): what bots go by. Nobody can be sure while there is much to come.
  evaluate(s, player) {
    const end = outcome(s);
    if (end !== null) return resultOf(end, player);
    const others = s.config.players.filter((other) => other !== player);
    return standingAmong(
      prospects(s, player),
      others.map((other) => prospects(s, other)),
      total([s.prize, ...s.deck]),
    );
  },
  labels: {
    languages: ['en'],
    name: (name) => name,
    answer: (_type, _field, value) => `a card of ${value}`,
    action: (a) => `${a.player} bids ${a.card}`,
    event(e) {
      switch (e.type) {
        case 'prize-shown':
          return `The prize is worth ${e.prize}.`;
        case 'card-bid':
          return e.card === null ? `${e.player} has bid.` : `${e.player} bids ${e.card} in secret.`;
        case 'card-opened':
          return `${e.player} bid ${e.card}.`;
        case 'prize-taken':
          return e.player === null ? `Nobody takes the ${e.prize}.` : `${e.player} takes the ${e.prize}.`;
      }
    },
  },
});
