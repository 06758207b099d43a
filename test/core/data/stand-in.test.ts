import { peek } from 'ludoteca';
import { describe, expect, test } from 'vitest';
import { StandIn } from '../../../src/core/data/stand-in.js';

const plain = () => ({ turn: 1, hands: { ada: [1] }, deck: [2, 3] as number[] | undefined });
const slotsOf = (data: object): unknown[] => Object.entries(data).flat();
const begun = () => {
  const data = plain();
  return { data, standIn: StandIn.for(data)!, slots: slotsOf(data) };
};
const asked = (standIn: StandIn<object>): boolean[] => [0, 1, 2].map((place) => standIn.wasAsked(place));

describe('what stands in for an object', () => {
  test('looks like it in every way', () => {
    const { data, standIn } = begun();
    const { object } = standIn;
    expect([Object.keys(object), { ...object }, JSON.stringify(object)]).toEqual([Object.keys(data), data, JSON.stringify(data)]);
    expect([object.hands === data.hands, 'deck' in object, Object.hasOwn(object, 'turn')]).toEqual([true, true, true]);
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
  });

  test('notices which fields are asked for or set, until it forgets', () => {
    const { standIn, slots, data } = begun();
    expect(asked(standIn)).toEqual([false, false, false]);
    standIn.object.turn = 2;
    standIn.object.hands.ada.push(4);
    expect([asked(standIn), standIn.hasOther(slots), data]).toEqual([
      [true, true, false],
      true,
      { turn: 2, hands: { ada: [1, 4] }, deck: [2, 3] },
    ]);
    standIn.forget(slotsOf(data));
    expect([asked(standIn), standIn.hasOther(slotsOf(data)), standIn.object.turn]).toEqual([[false, false, false], false, 2]);
  });

  test('has no other field where the same is set again', () => {
    const { standIn, slots, data } = begun();
    standIn.object.deck = data.deck;
    expect([standIn.hasOther(slots), standIn.bring()]).toEqual([false, true]);
  });

  test('brings fields that come, go or change places', () => {
    const { standIn, data } = begun();
    const object: Record<string, unknown> = standIn.object;
    const { turn } = object;
    delete object['turn'];
    object['phase'] = 'draw';
    object['turn'] = turn;
    expect(standIn.bring()).toBe(false);
    expect(Object.entries(data)).toEqual([
      ['hands', { ada: [1] }],
      ['deck', [2, 3]],
      ['phase', 'draw'],
      ['turn', 1],
    ]);
  });

  test('brings a last field that has gone, and all of them', () => {
    for (const names of [['deck'], ['turn', 'hands', 'deck']]) {
      const { standIn, data } = begun();
      for (const name of names) delete (standIn.object as Record<string, unknown>)[name];
      expect([names, standIn.bring(), data]).toEqual([names, false, standIn.object]);
    }
  });

  test('brings what has come and gone again between two looks', () => {
    const { standIn, data } = begun();
    const object: Record<string, unknown> = standIn.object;
    object['phase'] = 'draw';
    expect([standIn.bring(), data]).toEqual([false, { ...plain(), phase: 'draw' }]);
    delete object['phase'];
    expect([standIn.bring(), data, peek(object)]).toEqual([false, plain(), plain()]);
  });

  test('is done with once its last field has been taken away and put back', () => {
    const { standIn, data } = begun();
    const object: { deck?: number[] } = standIn.object as { deck: number[] };
    const { deck } = object;
    delete object.deck;
    object.deck = deck!;
    expect(standIn.bring()).toBe(false);
    object.deck = [9];
    expect([standIn.bring(), data.deck]).toEqual([false, [9]]);
  });

  test('is not asked when somebody peeks, who sees what has been written so far', () => {
    const { standIn, data } = begun();
    const { object } = standIn;
    object.turn = 2;
    expect([peek(object) === data, peek(object).turn, asked(standIn)]).toEqual([true, 2, [true, false, false]]);
    Object.assign(object, { phase: 'draw' });
    expect(peek(object)).toEqual({ ...plain(), turn: 2, phase: 'draw' });
  });

  test('is made for named fields alone, and not for more than two hundred', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`field ${i}`, i]));
    expect([[1], {}, { 7: 1, a: 2 }, many(201)].map((data) => StandIn.for(data))).toEqual([null, null, null, null]);
    expect([many(200), { a7: 1 }].map((data) => ({ ...StandIn.for(data)!.object }))).toEqual([many(200), { a7: 1 }]);
  });
});
