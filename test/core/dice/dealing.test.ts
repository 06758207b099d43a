import fc from 'fast-check';
import { dealtToFit, seeded } from 'ludoteca';
import { expect, test } from 'vitest';

const anywhere = () => true;
const only =
  (...cards: readonly string[]) =>
  (card: string) =>
    cards.includes(card);
const deals = (cards: readonly string[], places: readonly ((card: string) => boolean)[], many = 200): string[] =>
  Array.from({ length: many }, (_, seed) => dealtToFit(seeded(seed), cards, places, 'the rest').join(' '));

test('where only one card fits somewhere, it is dealt there, whatever was dealt before', () => {
  expect(new Set(deals(['a', 'b', 'c'], [anywhere, only('a', 'b'), only('b')]))).toEqual(new Set(['c a b']));
});

test('every deal that fits comes about, and no other; what is left over comes last, in any order', () => {
  expect(new Set(deals(['a', 'b', 'c'], [only('a', 'b')]))).toEqual(new Set(['a b c', 'a c b', 'b a c', 'b c a']));
  expect(new Set(deals(['a', 'b', 'c'], [only('a', 'b'), only('b', 'c')]))).toEqual(new Set(['a b c', 'a c b', 'b c a']));
  expect(new Set(deals(['1', '2', '3'], []))).toHaveProperty('size', 6);
});

test('cards that are alike are dealt as often as they are there', () => {
  expect(new Set(deals(['a', 'a', 'b'], [only('a'), only('a')]))).toEqual(new Set(['a a b']));
});

test('where the cards lay before decides nothing, and it is one shuffle of them all', () => {
  const pack = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(pack, fc.integer(), (cards, seed) => {
      const even = cards.filter((card) => card % 2 === 0).length;
      const places = Array.from({ length: even }, () => (card: number) => card % 2 === 0);
      const asked: string[] = [];
      const { shuffle } = seeded(seed);
      const counting = { shuffle: (count: number, why: string) => (asked.push(`${count} ${why}`), shuffle(count, why)) };
      const dealt = dealtToFit(counting, cards, places, 'unseen');
      expect(asked).toEqual([`${cards.length} unseen`]);
      expect(dealtToFit(seeded(seed), [...cards].reverse(), places, 'unseen')).toEqual(dealt);
      expect([...dealt].sort()).toEqual([...cards].sort());
      expect(dealt.slice(0, even).every((card) => card % 2 === 0)).toBe(true);
    }),
  );
});

test('cards that cannot lie so that each fits are a fault of whoever says where they may lie', () => {
  expect(() => dealtToFit(seeded(1), ['a', 'b'], [only('a'), only('a')], 'hands')).toThrow(
    'These cards cannot lie so that each fits: place 2 takes none that is left (hands).',
  );
  expect(() => dealtToFit(seeded(1), ['a'], [anywhere, anywhere], 'hands')).toThrow('place 2');
});
