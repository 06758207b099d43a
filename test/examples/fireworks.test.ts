import { clone, forecast, orThrow, seeded } from 'ludoteca';
import { accepted, playWith, refusalOf, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { fireworks } from '../../examples/your-own-game/fireworks/fireworks.js';

const begun = accepted(fireworks.setup({ players: ['ada', 'bo'] }, seeded(1))).state;
type State = typeof begun;
type Card = State['deck'][number];

/** The same table with other hands, as far as they are named, and so many blue cards placed already. */
const dealt = (wanted: { readonly [player: string]: readonly Card[] }, blue = 0): State => {
  const state = clone(begun);
  const cards = [...state.deck, ...Object.values(state.hands).flatMap((hand) => hand.map(({ card }) => card))];
  const take = (card: Card): Card => cards.splice(cards.indexOf(card), 1)[0]!;
  for (const placed of (['blue-1', 'blue-2', 'blue-3', 'blue-4'] as const).slice(0, blue)) take(placed);
  const taken = Object.fromEntries(Object.entries(wanted).map(([player, hand]) => [player, hand.map(take)]));
  const hands = Object.fromEntries(
    Object.entries(state.hands).map(([player, hand]) => [
      player,
      hand.map((held, i) => ({ ...held, card: taken[player]?.[i] ?? cards.shift()! })),
    ]),
  );
  return accepted(fireworks.decodeState({ ...state, fireworks: { ...state.fireworks, blue }, hands, deck: cards }));
};
const state = dealt({ ada: ['red-1', 'red-1', 'blue-5', 'white-2', 'red-2'], bo: ['white-1', 'red-3', 'blue-4', 'blue-1', 'blue-2'] });
const play = (player: string, place: number) => ({ type: 'play', player, place }) as const;
const discard = (player: string, place: number) => ({ type: 'discard', player, place }) as const;
const tell = (player: string, to: string, hint: 'red' | 'white' | 'blue' | '1' | '2') => ({ type: 'tell', player, to, hint }) as const;

test('everybody sees every hand but the own, whoever looks on sees none, and in the end all see all', () => {
  const seen = (viewer: string | null, of: State = state) =>
    Object.values(fireworks.view(of, viewer).hands).map((hand) => hand.filter(({ card }) => card !== null).length);
  expect([seen('ada'), seen('bo'), seen(null), seen('nobody')]).toEqual([
    [0, 5],
    [5, 0],
    [0, 0],
    [0, 0],
  ]);
  const [drawn] = playWith(fireworks, state, play('ada', 0)).events.filter(({ type }) => type === 'drawn');
  expect(['ada', 'bo', null, 'nobody'].map((viewer) => fireworks.witness(drawn!, viewer))).toEqual([
    { ...drawn, card: null },
    drawn,
    ...[
      { ...drawn, card: null },
      { ...drawn, card: null },
    ],
  ]);
  const lost = [play('ada', 2), play('bo', 1), play('ada', 2)].reduce((before, action) => playWith(fireworks, before, action).state, state);
  expect([lost.phase, lost.fuses, seen(null, lost)]).toEqual(['over', 0, [5, 5]]);
  expect(fireworks.outcome(lost)).toMatchObject({ value: { winners: [], ranking: [{ rank: 1 }, { rank: 1 }] } });
});

test('what was told of a card is what its holder may know of it, and no other card is dealt there', () => {
  const told = playWith(fireworks, playWith(fireworks, state, tell('ada', 'bo', 'blue')).state, tell('bo', 'ada', '1')).state;
  for (let seed = 0; seed < 40; seed++) {
    const ada = fireworks.redeal(told, 'ada', seeded(seed)).hands['ada']!.map(({ card }) => card.split('-')[1]);
    expect(ada.map((rank) => rank === '1')).toEqual([true, true, false, false, false]);
    const bo = fireworks.redeal(told, 'bo', seeded(seed)).hands['bo']!.map(({ card }) => card.split('-')[0]);
    expect(bo.map((colour) => colour === 'blue')).toEqual([false, false, true, true, true]);
  }
});

test('before a card is played its chances are told by what its holder may know', () => {
  const chances = (of: State) =>
    Object.fromEntries(orThrow(forecast(fireworks, of, play('ada', 0))).rows.map(({ gist, chance }) => [gist, chance]));
  expect(chances(state)['placed']).toBeGreaterThan(0);
  expect(chances(state)['burnt']).toBeGreaterThan(0);
  const told = [tell('ada', 'bo', 'white'), tell('bo', 'ada', '1')].reduce(
    (before, action) => playWith(fireworks, before, action).state,
    state,
  );
  expect(chances(told)).toEqual({ placed: 1 });
});

test('a card that comes next is placed, any other burns a fuse', () => {
  const [first, second] = [play('ada', 0), play('bo', 0)];
  const one = playWith(fireworks, state, first);
  expect(one.events[0]).toEqual({ type: 'placed', player: 'ada', place: 0, card: 'red-1' });
  const two = playWith(fireworks, one.state, second);
  expect([two.state.fireworks, two.state.fuses]).toEqual([{ red: 1, white: 1, blue: 0 }, 3]);
  const three = playWith(fireworks, two.state, play('ada', 0));
  expect(three.events[0]).toEqual({ type: 'burnt', player: 'ada', place: 0, card: 'red-1' });
  expect([three.state.fuses, three.state.gone]).toEqual([2, ['red-1']]);
});

test('a card that is discarded brings a token back, and so does a five that is placed; there are never more than eight', () => {
  const late = dealt({ ada: ['blue-5', 'red-1'] }, 4);
  const tokens = (of: State, action: ReturnType<typeof play> | ReturnType<typeof discard>) => playWith(fireworks, of, action).state.tokens;
  const withTokens = (count: number) => accepted(fireworks.decodeState({ ...clone(late), tokens: count }));
  expect([tokens(withTokens(6), play('ada', 0)), tokens(withTokens(6), play('ada', 1)), tokens(withTokens(6), discard('ada', 1))]).toEqual([
    7, 6, 7,
  ]);
  expect(tokens(late, play('ada', 0))).toBe(8);
});

test('once the deck is empty everybody has a turn, and whole fireworks win for all', () => {
  const last = accepted(fireworks.decodeState({ ...clone(state), deck: [], turnsLeft: 2, gone: state.deck }));
  const turns = [tell('ada', 'bo', 'blue'), tell('bo', 'ada', 'red')].map((_, i, all) =>
    all.slice(0, i + 1).reduce((before, action) => playWith(fireworks, before, action).state, last),
  );
  expect(turns.map(({ phase, turnsLeft }) => [phase, turnsLeft])).toEqual([
    ['playing', 1],
    ['over', 0],
  ]);
  const whole = { ...turns[1]!, fireworks: { red: 5, white: 5, blue: 5 } };
  expect(fireworks.outcome(whole)).toMatchObject({ value: { winners: ['ada', 'bo'], ranking: [{ points: 15 }, { points: 15 }] } });
});

test('what cannot be told, and what is not there to be played, is refused', () => {
  expect(refusalOf(fireworks, state, discard('ada', 0))).toEqual(['no-token-missing', 'FIRE-DISC-01']);
  expect(refusalOf(fireworks, state, tell('ada', 'ada', 'red'))).toEqual(['nobody-else', 'FIRE-TELL-01']);
  expect(refusalOf(fireworks, state, tell('ada', 'cy', 'red'))).toEqual(['nobody-else', 'FIRE-TELL-01']);
  const whites = dealt({ bo: ['white-1', 'white-1', 'white-2', 'white-2', 'white-3'] });
  expect(refusalOf(fireworks, whites, tell('ada', 'bo', 'red'))).toEqual(['nothing-to-tell', 'FIRE-TELL-01']);
  expect(refusalOf(fireworks, accepted(fireworks.decodeState({ ...clone(state), tokens: 0 })), tell('ada', 'bo', 'red'))).toEqual([
    'no-token',
    'FIRE-TELL-01',
  ]);
});

test('a saved state in which something was told that is not so is refused', () => {
  const hands = clone(state).hands;
  const lie = { ...hands, ada: hands['ada']!.map((held) => ({ ...held, is: ['blue'] })) };
  expect(refused(fireworks.decodeState({ ...clone(state), hands: lie }))[0]).toMatchObject({ code: 'bad-state', path: 'hands' });
  expect(refused(fireworks.decodeState({ ...clone(state), deck: [] }))[0]).toMatchObject({ code: 'bad-state', path: 'deck' });
  const alone = { ...clone(state), config: { players: ['ada'] }, hands: { ada: state.hands['ada'] } };
  expect(refused(fireworks.decodeState(alone))[0]).toMatchObject({ code: 'bad-state', path: 'hands' });
  const toNobody = { ...clone(state), last: { ...tell('ada', 'stranger', 'red') } };
  expect(refused(fireworks.decodeState(toNobody))[0]).toMatchObject({ code: 'bad-state', path: 'last' });
});

test('people are called by their own names, and a card and a number by theirs', () => {
  expect(['mary-ann', 'red-3', '3'].map((name) => fireworks.labels.name(name))).toEqual(['mary-ann', 'red 3', 'a 3']);
});
