import { action, type Draft, each, id, intBetween, one, oneOf, type PlayerId, rule, seatAfter, type Table } from 'ludoteca';
import { type Card, colourOf, hints, kinds, rankOf, suits } from './cards.js';
import { type Action, type Clause, type Discard, type Event, type Open, type Play, refuse, type State, type Tell } from './types.js';

export const [allTokens, allFuses, all] = [8, 3, kinds.length];
export const score = ({ fireworks }: Open): number => Object.values(fireworks).reduce((sum, rank) => sum + rank, 0);
export const isOver = (s: Open): boolean => s.fuses === 0 || score(s) === all || s.turnsLeft === 0;
const placesOf = ({ hands }: State, player: PlayerId): number[] => [...hands[player]!.keys()];
/** Why there is no card of one's own at a place. */
const ofNoCard = ({ hands }: State, player: PlayerId, place: number) =>
  place < hands[player]!.length ? [] : [refuse('no-such-card', 'FIRE-HAND-01', { held: hands[player]!.length }, 'place')];

/** A card leaves the hand. */
const take = (s: Draft<State>, player: PlayerId, place: number): Card => s.hands[player]!.splice(place, 1)[0]!.card;
export const draw = (s: Draft<State>, player: PlayerId, table: Table<Event>): void => {
  const card = s.deck.shift();
  if (card === undefined) return;
  s.hands[player]!.push({ card, is: [], isNot: [] });
  table.emit({ type: 'drawn', player, seenBy: s.config.players.filter((other) => other !== player), card });
};
/** A turn ends: the last ones are counted, and at the end everybody sees what there was. */
const endTurn = (s: Draft<State>, done: Action, table: Table<Event>): void => {
  s.last = { ...done };
  if (s.turnsLeft !== null) s.turnsLeft--;
  else if (s.deck.length === 0) s.turnsLeft = s.config.players.length;
  s.active = seatAfter(s.config.players, s.active);
  if (!isOver(s)) return;
  s.phase = 'over';
  table.emit({ type: 'hands-shown', hands: each(s.config.players, (player) => s.hands[player]!.map(({ card }) => card)) });
};

export const place = intBetween(0, 4);
export const play = rule<State, Play, Event, Clause>({
  type: 'play',
  codec: action<Play>('play', { place }),
  choices: { place: (s, player) => one(placesOf(s, player), 'place') },
  check: (s, { player, place }) => ofNoCard(s, player, place),
  apply(s, done, table) {
    const { player, place } = done;
    const card = take(s, player, place);
    const fits = s.fireworks[colourOf(card)] === rankOf(card) - 1;
    if (fits) {
      s.fireworks[colourOf(card)]++;
      if (rankOf(card) === 5) s.tokens = Math.min(allTokens, s.tokens + 1);
    } else {
      s.gone.push(card);
      s.fuses--;
    }
    table.emit({ type: fits ? 'placed' : 'burnt', player, place, card });
    draw(s, player, table);
    endTurn(s, done, table);
  },
});
export const discard = rule<State, Discard, Event, Clause>({
  type: 'discard',
  codec: action<Discard>('discard', { place }),
  choices: { place: (s, player) => one(placesOf(s, player), 'place') },
  *check(s, { player, place }) {
    if (s.tokens === allTokens) yield refuse('no-token-missing', 'FIRE-DISC-01', {});
    yield* ofNoCard(s, player, place);
  },
  apply(s, done, table) {
    const { player, place } = done;
    const card = take(s, player, place);
    s.gone.push(card);
    s.tokens++;
    table.emit({ type: 'discarded', player, place, card });
    draw(s, player, table);
    endTurn(s, done, table);
  },
});
export const tell = rule<State, Tell, Event, Clause>({
  type: 'tell',
  codec: action<Tell>('tell', { to: id, hint: oneOf(hints) }),
  choices: {
    to: ({ config }, player) =>
      one(
        config.players.filter((other) => other !== player),
        'player',
      ),
    hint: () => one(hints),
  },
  *check({ config, tokens, hands }, { player, to, hint }) {
    if (tokens === 0) yield refuse('no-token', 'FIRE-TELL-01', {});
    if (to === player || !config.players.includes(to)) return yield refuse('nobody-else', 'FIRE-TELL-01', { to }, 'to');
    if (!hands[to]!.some(({ card }) => suits(hint, card))) yield refuse('nothing-to-tell', 'FIRE-TELL-01', { to, hint }, 'hint');
  },
  apply(s, done, table) {
    const { player, to, hint } = done;
    s.tokens--;
    for (const { card, is, isNot } of s.hands[to]!) {
      const heard = suits(hint, card) ? is : isNot;
      if (!heard.includes(hint)) heard.push(hint);
    }
    const places = placesOf(s, to).filter((place) => suits(hint, s.hands[to]![place]!.card));
    table.emit({ type: 'told', player, to, hint, places });
    endTurn(s, done, table);
  },
});
