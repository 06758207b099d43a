// Fireworks: all play together, and everybody sees every hand but the own. Who is told nothing of a card can only guess what it is.
import {
  badState,
  type Dice,
  dealtToFit,
  defineGame,
  each,
  hasEach,
  id,
  intBetween,
  list,
  nullable,
  oneOf,
  type PlayerId,
  ranked,
  record,
  shape,
  shuffled,
  tagged,
  type Viewer,
  variants,
} from 'ludoteca';
import { type Card, colourOf, hints, kinds, pack, rankOf, suits } from './cards.js';
import { all, allFuses, allTokens, discard, draw, isOver, place, play, score, tell } from './rules.js';
import { clauses, type Event, type Fireworks, type Heard, type Held, type Open, refusals, refuse, type State, type View } from './types.js';

const mayBe =
  ({ is, isNot }: Heard) =>
  (card: Card): boolean =>
    is.every((hint) => suits(hint, card)) && !isNot.some((hint) => suits(hint, card));
/** Whose hands a viewer does not see: the own, and all of them for whoever only looks on. At the end everybody sees all. */
const unseenBy = ({ config, phase }: Open, viewer: Viewer): readonly PlayerId[] => {
  if (phase === 'over') return [];
  return viewer !== null && config.players.includes(viewer) ? [viewer] : config.players;
};
const redeal = (s: State, viewer: Viewer, dice: Dice): State => {
  const unseen = unseenBy(s, viewer);
  const held = unseen.flatMap((player) => s.hands[player]!);
  const deck = dealtToFit(dice, [...held.map(({ card }) => card), ...s.deck], held.map(mayBe), 'cards that somebody has not seen');
  const hands = each(s.config.players, (player) =>
    unseen.includes(player) ? s.hands[player]!.map((heard) => ({ ...heard, card: deck.shift()! })) : s.hands[player]!,
  );
  return { ...s, hands, deck };
};

const players = list(id, 5);
const card = oneOf(kinds);
const heard = { is: list(oneOf(hints), 2), isNot: list(oneOf(hints), hints.length) };
const rank = intBetween(0, 5);
const config = shape<Open['config']>({ players });
const open = {
  config,
  phase: oneOf(['dealing', 'playing', 'over'] as const),
  active: id,
  tokens: intBetween(0, allTokens),
  fuses: intBetween(0, allFuses),
  fireworks: shape<Open['fireworks']>({ red: rank, white: rank, blue: rank }),
  gone: list(card, pack.length),
  turnsLeft: nullable(rank),
  last: nullable(tagged('type', { play: play.codec, discard: discard.codec, tell: tell.codec })),
};
const left = { player: id, place, card };

const isRank = (name: string): boolean => /^[1-5]$/.test(name);

/** A complete game that is played together: each sees all hands but the own, and is dealt anew by what was told of it. */
export const fireworks = defineGame<Fireworks>({
  id: 'fireworks',
  title: { en: 'Fireworks' },
  players: { min: 2, max: 5 },
  clauses,
  refusals,
  codecs: {
    config,
    state: shape<State>({ ...open, hands: record(list(shape<Held>({ card, ...heard }), 5)), deck: list(card, pack.length) }),
    view: shape<View>({
      ...open,
      hands: record(list(shape<View['hands'][string][number]>({ card: nullable(card), ...heard }), 5)),
      inDeck: intBetween(0, pack.length),
    }),
    event: variants<Event, 'type'>('type', {
      drawn: { player: id, seenBy: players, card: nullable(card) },
      placed: left,
      burnt: left,
      discarded: left,
      told: { player: id, to: id, hint: oneOf(hints), places: list(place, 5) },
      'hands-shown': { hands: record(list(card, 5)) },
    }),
  },
  configFault: () => ['bad-table', 'FIRE-PLAY-01'],
  *checkConfig({ players }) {
    if (players.length < 2 || new Set(players).size < players.length)
      yield refuse('bad-table', 'FIRE-PLAY-01', { named: players.length }, 'players');
  },
  *checkState(s) {
    const { config, phase, active, deck, gone, turnsLeft, hands, last } = s;
    const { players } = config;
    if (players.length < 2 || !hasEach(players, hands)) return yield badState('Two play or more, and each has a hand.', 'hands');
    if (!players.includes(active)) yield badState('Whoever acts plays.', 'active');
    if (last !== null && ![last.player, 'to' in last ? last.to : active].every((player) => players.includes(player)))
      yield badState('Whoever did something plays, and whoever was told.', 'last');
    const held = Object.values(hands).flat();
    const placed = kinds.filter((card) => rankOf(card) <= s.fireworks[colourOf(card)]);
    const cards = [...placed, ...gone, ...deck, ...held.map(({ card }) => card)];
    if (cards.sort().join() !== [...pack].sort().join()) yield badState('Every card is there once.', 'deck');
    if (held.some((heard) => !mayBe(heard)(heard.card))) yield badState('What was told is true.', 'hands');
    if ((phase === 'over') !== isOver(s) || phase === 'dealing')
      yield badState('It is over when nothing is left to do, and not before.', 'phase');
    if ((deck.length === 0) !== (turnsLeft !== null) && phase !== 'over')
      yield badState('Turns are counted from the last card on.', 'turnsLeft');
    if (players.some((player) => hands[player]!.length === 0)) yield badState('Nobody comes to have no card.', 'hands');
  },
  setup: ({ players }, table) => ({
    config: { players: [...players] },
    ...{ phase: 'dealing', active: players[0]!, tokens: allTokens, fuses: allFuses, fireworks: { red: 0, white: 0, blue: 0 } },
    ...{ gone: [], turnsLeft: null, last: null, hands: each(players, () => []), deck: shuffled(table, pack, 'the pack') },
  }),
  rules: { play, discard, tell },
  phases: {
    dealing: {
      actors: () => [],
      rules: [],
      leave(s, table) {
        const { players } = s.config;
        for (let i = 0; i < (players.length < 4 ? 5 : 4); i++) for (const player of players) draw(s, player, table);
        s.phase = 'playing';
      },
    },
    playing: { actors: (s) => [s.active], rules: ['play', 'discard', 'tell'] },
    over: { actors: () => [], rules: [] },
  },
  seats: (s) => s.config.players,
  // They win or lose together: all share the first rank, and nobody wins where something is missing.
  outcome: (s) =>
    s.phase === 'over'
      ? { ranking: ranked(s.config.players, () => score(s)), winners: score(s) === all ? s.config.players : [], clause: 'FIRE-END-01' }
      : null,
  view: ({ hands, deck, ...seen }, viewer) => {
    const unseen = unseenBy(seen, viewer);
    const shown = each(seen.config.players, (player) =>
      hands[player]!.map((held) => (unseen.includes(player) ? { ...held, card: null } : held)),
    );
    return { ...seen, hands: shown, inDeck: deck.length };
  },
  witness: (e, viewer) => (e.type === 'drawn' && (viewer === null || !e.seenBy.includes(viewer)) ? { ...e, card: null } : e),
  redeal,
  points: score,
  // All stand alike. A fuse is worth a card: who burns none may place one more.
  evaluate: (s) => (isOver(s) ? score(s) / all : 0.4 + (0.5 * (score(s) + s.fuses - allFuses + s.tokens / allTokens)) / all),
  gist: (events) => events.find(({ type }) => type !== 'drawn')?.type ?? 'drawn',
  labels: {
    languages: ['en'],
    // What people are called stays as it is.
    name: (name) => (isRank(name) ? `a ${name}` : (kinds as readonly string[]).includes(name) ? name.replace('-', ' ') : name),
    answer: (_type, field, value) => {
      if (field === 'place') return `card ${Number(value) + 1} of your hand`;
      return field === 'hint' && isRank(String(value)) ? `a ${value}` : String(value);
    },
    action: (a) => (a.type === 'tell' ? `tell ${a.to} what is ${a.hint}` : `${a.type} card ${a.place + 1}`),
    event(e) {
      switch (e.type) {
        case 'drawn':
          return `${e.player} draws ${e.card ?? 'a card'}.`;
        case 'placed':
          return `${e.player} places ${e.card}.`;
        case 'burnt':
          return `${e.player} plays ${e.card}, and it burns.`;
        case 'discarded':
          return `${e.player} discards ${e.card}.`;
        case 'told':
          return `${e.player} tells ${e.to} what is ${e.hint}: ${e.places.map((place) => place + 1).join(' and ')}.`;
        case 'hands-shown':
          return 'All hands are shown.';
      }
    },
  },
});
