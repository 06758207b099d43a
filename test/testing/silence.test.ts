import { silence, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { SilentUndo } from '../../src/testing/silent-undo.js';
import { answering, type Bids, brokenForStrangers, type State, stepping } from './helpers/breaches.js';
import { sealedBids } from './helpers/sealed-bids.js';
import { thrownBy } from './helpers/thrown.js';

const walked = (game: Bids, players: readonly string[] = ['ada', 'bo', 'cy'], seed = 3) =>
  walk(game, { players, lots: 1 }, { name: 'a walk', seed, maxSteps: 14 });
const told = (game: Bids, seed = 3, players?: readonly string[]): string | null =>
  thrownBy(() => silence(game, walked(game, players, seed)));
const written = ({ sheets }: State, besides: unknown): number =>
  Object.entries(sheets).filter(([player, { bid }]) => player !== besides && bid !== null).length;

test('of a silent step others see nothing, and of its like neither; that is counted', () => {
  expect(silence(sealedBids, walked(sealedBids))).toEqual({ looked: 28, silent: 12, redealt: 12, asked: 26 });
  expect(silence(sealedBids, walked(sealedBids, ['ada', 'bo'], 4))).toEqual({ looked: 33, silent: 18, redealt: 18, asked: 34 });
});

test('a step that opens something to somebody who saw nothing of it is no silent one', () => {
  expect(
    told(answering('open', (open, [state, player]) => (player !== undefined && written(state, player) > 0 ? open.slice(1) : open))),
  ).toBe(
    'a walk, step 2, {"type":"bid","player":"cy","coins":4,"against":[]}, bo: has something else to do: at 0 "bid" was expected, "commit" was found.',
  );
});

test('a step that is seen where other things are hidden is no silent one', () => {
  const coins = ({ sheets }: State): number => Object.values(sheets).reduce((sum, { bid }) => sum + (bid?.coins ?? 9), 0);
  const game = brokenForStrangers((broken, isStrange) =>
    answering('view', (view, [state]) => (isStrange(state) ? { ...view, lotsLeft: coins(state) } : view), broken),
  );
  expect(told(game)).toBe(
    'a walk, step 2, {"type":"bid","player":"cy","coins":4,"against":[]}, ada: would notice the step, were other things hidden: what is not noticed tells something.',
  );
});

test('what cannot be played on a state dealt anew tells nothing', () => {
  const game = brokenForStrangers((broken, isStrange) => ({
    ...broken,
    reduce: (state, action, dice) => broken.reduce(state, isStrange(state) ? { ...action, player: 'nobody' } : action, dice),
  }));
  expect(silence(game, walked(game))).toEqual({ looked: 28, silent: 12, redealt: 0, asked: 14 });
});

/** A game that deals another lot than the one on show, but only once: who asks then is answered otherwise. */
const dealingOnceWrong = (at: number): Bids => {
  let deals = 0;
  return answering('redeal', (dealt) => (++deals === at ? { ...dealt, lot: dealt.lot + 1 } : dealt));
};

const otherwise =
  '[{"code":"not-free","clause":"HOST","message":"This is not one’s own to take back or to do again: others must agree.","facts":{}}] was expected, null was found.';

test('whoever asks to take something back is told nothing that hangs on what is hidden', () => {
  expect(told(dealingOnceWrong(5), 3)).toBe(
    `a walk, step 2, {"type":"bid","player":"cy","coins":4,"against":[]}: would be answered otherwise, were other things hidden: ${otherwise}`,
  );
  expect(Array.from({ length: 12 }, (_, at) => told(dealingOnceWrong(at), 3) === null)).toEqual(
    Array.from({ length: 12 }, (_, at) => at < 5 || at > 8),
  );
});

test('whoever asks to take something back learns of no silent step', () => {
  expect(told(dealingOnceWrong(14), 1)).toBe(
    `a walk, step 2, {"type":"bid","player":"cy","coins":0,"against":["ada","bo"]}, ada: would learn of the step by asking to take something back: ${otherwise}`,
  );
});

test('what nobody hears of counts for nothing, however much of it there is', () => {
  const nobody = { type: 'peeked', player: 'nobody', lot: null } as const;
  const coins = ({ sheets }: State): number => Object.values(sheets).reduce((sum, { bid }) => sum + (bid?.coins ?? 0), 0);
  const murmuring = answering('reduce', (answer, [state]) =>
    stepping(answer, (step) => ({ ...step, events: [...step.events, ...Array.from({ length: coins(state) }, () => nobody)] })),
  );
  const game = answering('witness', (told, [event]) => (event.type === 'peeked' && event.player === 'nobody' ? null : told), murmuring);
  expect(silence(game, walked(game))).toEqual(silence(sealedBids, walked(sealedBids)));
});

/** Nobody does anything but bid two coins, again and again. */
const bidding = (game: Bids) =>
  walk(
    game,
    { players: ['ada', 'bo'], lots: 1 },
    { name: 'a walk', seed: 3, maxSteps: 10, choose: (_, player) => ({ type: 'bid', player, coins: 2, against: [] }) as const },
  );
const wordless = answering('reduce', (answer) => stepping(answer, (step) => ({ ...step, events: [] })));

test('a step of which nothing at all is told is a silent one for all but whoever takes it', () => {
  expect(silence(wordless, bidding(wordless))).toMatchObject({ looked: 30, silent: 20, redealt: 20 });
});

test('a step of which somebody hears something is no silent one, even where nothing else changes', () => {
  const rustling = answering('witness', (told, [event, viewer]) => {
    if (viewer === null || event.type !== 'bid-written') return told;
    return { ...event, coins: 0, against: [] };
  });
  expect(silence(rustling, bidding(rustling))).toMatchObject({ looked: 30, silent: 10, redealt: 10 });
});

test('of a spectator it is not asked what there is to do', () => {
  const game = answering('open', (open, [, player]) => {
    if (player === null) throw new Error('a spectator has nothing to do');
    return open;
  });
  expect(silence(game, walked(game))).toEqual(silence(sealedBids, walked(sealedBids)));
});

/** A game that deals another lot than the one on show where others have bid more than two coins: what is hidden decides. */
const dealingByBids = (game: Bids = sealedBids, where: (state: State) => boolean = () => true): Bids =>
  answering(
    'redeal',
    (dealt, [state, viewer]) => {
      const others = Object.entries(state.sheets).filter(([player]) => player !== viewer);
      return where(state) && others.some(([, { bid }]) => (bid?.coins ?? 0) > 2) ? { ...dealt, lot: dealt.lot + 1 } : dealt;
    },
    game,
  );

const bidOtherwise =
  'null was expected, [{"code":"not-free","clause":"HOST","message":"This is not one’s own to take back or to do again: others must agree.","facts":{}}] was found.';

test('whoever asks to take the last step back is told nothing that hangs on the state it was taken in, as far as that is hidden', () => {
  expect(told(dealingByBids(), 3)).toBe(
    `a walk, step 2, {"type":"bid","player":"cy","coins":4,"against":[]}: would be answered otherwise, were other things hidden: ${bidOtherwise}`,
  );
});

test('a step of others is a moment for whoever heard one of its events, however many others stay unheard', () => {
  const murmuring = answering('reduce', (answer) =>
    stepping(answer, (step) => ({ ...step, events: [...step.events, { type: 'peeked', player: 'nobody', lot: null }] })),
  );
  const unheard = answering(
    'witness',
    (heard, [event]) => (event.type === 'peeked' && event.player === 'nobody' ? null : heard),
    murmuring,
  );
  const hasCommitted = ({ sheets }: State): boolean => Object.values(sheets).some(({ committed }) => committed);
  expect(told(dealingByBids(unheard, hasCommitted), 1)).toBe(
    `a walk, step 4, {"type":"withdraw","player":"ada"}: would be answered otherwise, were other things hidden: ${bidOtherwise}`,
  );
});

test('a decision of which no event tells can be asked for as well, even where nothing has been told before', () => {
  const unbegun = answering('setup', (answer) => stepping(answer, (step) => ({ ...step, events: [] })), wordless);
  for (const game of [sealedBids, wordless, unbegun]) expect(silence(game, bidding(game)).asked).toBe(38);
});

test('every step is dealt anew with dice of its own', () => {
  const dealt: string[] = [];
  const game = answering('redeal', (state) => {
    dealt.push(JSON.stringify(state));
    return state;
  });
  const { moves, ...rest } = bidding(game);
  const firstOf = (run: () => void): string | undefined => {
    dealt.length = 0;
    run();
    return dealt[0];
  };
  const again = { ...rest, moves: moves.map((move) => ({ ...move, before: moves[0]!.before })) };
  expect(new Set(again.moves.map((move) => firstOf(() => new SilentUndo(game, again).redealt(move)))).size).toBeGreaterThan(3);
});
