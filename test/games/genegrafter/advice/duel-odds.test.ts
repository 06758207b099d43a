import { fraction, odds, percent } from 'ludoteca';
import { defaultPack, duelOdds, genegrafter } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, play } from '../helpers/playing.js';
import { begin, three } from '../helpers/scenes.js';

/** In how many ways so many dice show each total. */
const ways = (count: number): number[] => {
  let totals = [1];
  for (let n = 0; n < count; n++) {
    const next: number[] = Array(totals.length + 6).fill(0);
    for (const [total, number] of totals.entries()) for (let face = 1; face <= 6; face++) next[total + face]! += number;
    totals = next;
  }
  return totals;
};

/** The chance that some dice beat others, by counting totals. */
const beats = (mine: number, theirs: number) => {
  let won = 0n;
  for (const [x, n] of ways(mine).entries()) for (const [y, m] of ways(theirs).entries()) if (x > y) won += BigInt(n * m);
  return fraction(won, 6n ** BigInt(mine + theirs));
};

test('with nothing hidden the odds are those of the dice alone', () => {
  const state = begin({ inPlay: { a: ['ironroot'], b: ['hush'] } });
  const duel = odds((dice) => {
    const { events } = accepted(
      genegrafter.reduce(
        { ...after(state, a.battle('b', 'ironroot')), settings: { ...state.settings, maxTieRerolls: 1 } },
        b.defend('hush'),
        dice,
      ),
    );
    return events.find((event) => event.type === 'duel-decided')!.winner;
  });
  expect(duel.chances.get('a')).toEqual(beats(2, 2));
  expect(duel.chances.get('b')).toEqual(beats(2, 2));
  expect(duel.undecided.of).toBe(0n);
});

/** What b has seen go: all but five abilities that only add dice, none in a colour of Hush. */
const left = ['overload', 'annihilate', 'gamma-burst', 'fire-lance', 'ice-wall'];

const spent = defaultPack.abilities.map(({ id }) => id).filter((id) => ![...left, 'static-shield'].includes(id));

const facing = (laid: string) =>
  after(
    begin({ hands: { a: [laid], b: ['static-shield', 'kestrel'] }, inPlay: { a: ['hush'], b: ['ironroot'] }, discard: spent }),
    a.battle('b', 'hush'),
    b.defend('ironroot'),
    a.ability(laid),
  );

test('the defender knows his chances against a card he cannot see, exactly: you win with 41.4 %', () => {
  const chances = duelOdds(genegrafter, facing('overload'), 'b')!;
  // One in five is each of the cards left: two with 2 dice, two with 1, one with none.
  const won = chances.chances.get('won')!;
  const expected = [2, 2, 1, 1, 0]
    .map((extra) => beats(3, 2 + extra))
    .reduce((sum, { of, in: total }) => fraction(sum.of * total + of * sum.in, sum.in * total));
  expect(won).toEqual(fraction(expected.of, expected.in * 5n));
  expect(chances.undecided.of).toBe(0n);
  expect(`you win with ${percent(won)}`).toBe('you win with 41.4 %');
});

test('what is really there changes nothing of the forecast, and its player knows better', () => {
  const [strong, weak] = [facing('overload'), facing('ice-wall')];
  expect(duelOdds(genegrafter, strong, 'b')).toEqual(duelOdds(genegrafter, weak, 'b'));
  expect(duelOdds(genegrafter, strong, 'a')!.chances.get('won')).toEqual(beats(4, 3));
  expect(duelOdds(genegrafter, weak, 'a')!.chances.get('won')).toEqual(beats(2, 3));
});

test('rerolls count: one die and a reroll against one die', () => {
  const state = after(
    begin({ hands: { a: ['foresight'], b: ['kestrel'] }, inPlay: { a: ['oracle-seven'], b: ['murmur'] } }),
    a.battle('b', 'oracle-seven'),
    b.defend('murmur'),
    a.ability('foresight'),
  );
  // Clairvoyance adds a die: the lower of two may be rolled again, and the better face stays.
  let won = 0;
  for (let x = 1; x <= 6; x++)
    for (let y = 1; y <= 6; y++)
      for (let again = 1; again <= 6; again++)
        for (let other = 1; other <= 6; other++) if (Math.max(x, y) + Math.max(Math.min(x, y), again) > other) won++;
  expect(duelOdds(genegrafter, state, 'a')!.chances.get('won')).toEqual(fraction(BigInt(won), 6n ** 4n));
});

test('a card that ends the duel is a prospect of its own, and without a duel there is none', () => {
  const state = after(
    begin({ hands: { a: ['overload'], b: ['blink-away', 'kestrel'] }, inPlay: { a: ['oracle-seven'], b: ['blinkstep'] } }),
    a.battle('b', 'oracle-seven'),
    b.defend('blinkstep'),
    a.pass(),
    b.ability('blink-away'),
  );
  expect([...duelOdds(genegrafter, state, 'b')!.chances]).toEqual([['ended-by-card', fraction(1n, 1n)]]);
  expect(duelOdds(genegrafter, begin(), 'a')).toBeNull();
});

test('where cards take all dice from both sides nothing is rolled, which is no tie', () => {
  const none = [
    { do: 'addDice', side: 'self', amount: -9 },
    { do: 'addDice', side: 'opponent', amount: -9 },
  ] as const;
  const state = after(
    begin({
      config: { pack: saying({ overload: none }) },
      hands: { a: ['overload'], b: ['ice-wall'] },
      inPlay: { a: ['ironroot'], b: ['hush'] },
    }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('overload'),
  );
  expect([...duelOdds(genegrafter, state, 'a')!.chances]).toEqual([['no-dice', fraction(1n, 1n)]]);
  expect(told(play(state, b.pass()).events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: null, totals: null }]);
});

test('a forecast does not mind what is shuffled: a regenerating loser, or a deck rebuilt by a draw', () => {
  const wounded = after(
    begin({
      inPlay: { a: ['kestrel'], b: [{ card: 'second-skin', wounded: true }] },
      hands: { a: ['ice-wall'], b: ['overload'] },
    }),
    a.battle('b', 'kestrel'),
    b.defend('second-skin'),
  );
  const whole = after(
    begin({ inPlay: { a: ['kestrel'], b: ['second-skin'] }, hands: { a: ['ice-wall'], b: ['overload'] } }),
    a.battle('b', 'kestrel'),
    b.defend('second-skin'),
  );
  expect(duelOdds(genegrafter, wounded, 'a')!.chances).toEqual(duelOdds(genegrafter, whole, 'a')!.chances);
  const drawing = after(
    begin({
      inPlay: { a: ['kestrel'], b: ['hush'] },
      hands: { a: ['adrenaline', 'ice-wall'], b: ['overload'] },
      deck: [],
      nothingElse: 'discard',
    }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    a.ability('adrenaline'),
  );
  expect(duelOdds(genegrafter, drawing, 'a')!.undecided.of).toBe(0n);
});

test('only those who fight have a forecast', () => {
  const state = after(
    three({ inPlay: { a: ['kestrel'], b: ['hush'] }, hands: { a: ['ice-wall'], b: ['overload'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
  );
  expect(duelOdds(genegrafter, state, 'c')).toBeNull();
  expect(duelOdds(genegrafter, state, 'b')).not.toBeNull();
});
