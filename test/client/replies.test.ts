import { E, type Forecast } from 'ludoteca';
import { expect, test } from 'vitest';
import { asAnswers, asForecast, asMoments, asNext, asOffers, asView, clientRefusals, refusedHere } from '../../src/client/replies.js';

const isBad = (told: unknown): boolean => {
  const bad = refusedHere('bad-reply');
  return JSON.stringify(told) === JSON.stringify(bad);
};

test('answers of another form than was asked are refused, and refusals handed on', () => {
  const refusal = refusedHere('full');
  for (const as of [asNext, asAnswers, asView, asOffers, asMoments, asForecast]) {
    expect(as(refusal as never)).toEqual(refusal);
    for (const odd of [7, 'x', undefined, [], () => 1]) expect(isBad(as(E.right(odd)))).toBe(true);
  }
  const good: readonly (readonly [(told: never) => unknown, unknown])[] = [
    [asNext, { kind: 'done', action: {} }],
    [asNext, { kind: 'ask', field: 'x', question: {}, enough: null }],
    [asNext, { kind: 'ask', field: 'x', question: {}, enough: { field: 'x' } }],
    ...[null, {}].map((answer) => [asAnswers, answer] as const),
    [asView, { view: {} }],
    ...[[], [{ type: 'x', actions: [] }], [{ type: 'x', actions: [{}] }]].map((offers) => [asOffers, { offers }] as const),
    ...[[], [{ action: null, events: [] }], [{ action: {}, events: [{}] }]].map((moments) => [asMoments, { moments }] as const),
  ];
  for (const [as, answer] of good) expect(as(E.right(answer) as never)).toEqual(E.right(answer));
  const bad: readonly (readonly [(told: never) => unknown, unknown])[] = [
    [asNext, { kind: 'done' }],
    [asNext, { kind: 'other', action: {}, field: 'x', question: {}, enough: null }],
    [asNext, { kind: 'ask', question: {}, enough: null }],
    [asNext, { kind: 'ask', field: 'x', enough: null }],
    [asNext, { kind: 'ask', field: 'x', question: {} }],
    [asNext, { kind: 'ask', field: 'x', question: {}, enough: {} }],
    [asNext, null],
    ...[{}, { view: 7 }].map((answer) => [asView, answer] as const),
    ...[7, [7], [{ type: 'x' }], [{ type: 7, actions: [] }], [{ type: 'x', actions: [7] }], [{ type: 'x', actions: [] }, 7]].map(
      (offers) => [asOffers, { offers }] as const,
    ),
    ...[7, [7], [{ action: null }], [{ action: 7, events: [] }], [{ events: [] }], [{ action: null, events: [7] }]].map(
      (moments) => [asMoments, { moments }] as const,
    ),
  ];
  for (const [as, answer] of bad) expect([answer, isBad(as(E.right(answer) as never))]).toEqual([answer, true]);
  const forecast: Forecast = { exact: true, sample: null, rows: [], points: [], expected: 0, plays: 1 };
  expect(asForecast(E.right(forecast))).toEqual(E.right(forecast));
});

test('a client says no with a code, its one clause and a sentence', () => {
  for (const [code, message] of Object.entries(clientRefusals)) {
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(refusedHere(code as never)).toEqual(E.left([{ code, clause: 'CLIENT', message, facts: {} }]));
  }
});
