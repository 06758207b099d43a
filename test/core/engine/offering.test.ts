import { diceFrom, E, refuse } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { buying, crying, fairWith, open } from '../helpers/fair.js';

/** Dice that fall as told, and note what they are asked for. */
const noting = (...faces: readonly number[]) => {
  const asked: string[] = [];
  let next = 0;
  const dice = diceFrom((sides, why) => {
    asked.push(`d${sides} ${why}`);
    return faces[next++] ?? 1;
  });
  return { dice, asked };
};
const never = { check: () => [refuse('sold-out', 'FR-1', 'Nothing is left.')] };

// Lists

test('listed is what is open to a player, rule by rule, and what the rules allow of it', () => {
  const fair = fairWith({ buy: { check: (_state, { yards }) => (yards > 2 ? [refuse('too-long', 'FR-1', 'Two yards.')] : []) } });
  expect(fair.listActions(open, 'ada')).toEqual({ actions: [crying(), buying(1), buying(2)], complete: true });
  expect(fair.legalActions(open, 'bo')).toEqual([crying('bo'), buying(1, 'bo'), buying(2, 'bo')]);
  expect(fair.legalActions(open, 'zed')).toEqual([]);
  expect(fair.legalActions({ ...open, phase: 'over' }, 'ada')).toEqual([]);
});

test('a list of some types of action has no others', () => {
  const fair = fairWith();
  expect(fair.legalActions(open, 'ada', { types: ['cry'] })).toEqual([crying()]);
  expect(fair.legalActions(open, 'ada', { types: ['buy'] })).toEqual([buying(1), buying(2), buying(3)]);
  expect(fair.legalActions(open, 'ada', { types: [] })).toEqual([]);
  expect(fair.legalActions(open, 'ada', { types: 'cry' as never })).toHaveLength(4);
});

test('of each rule as many are tried as is said, and the list says whether there were more', () => {
  const fair = fairWith();
  for (const [limit, actions, complete] of [
    [0, [], false],
    [2, [crying(), buying(1), buying(2)], false],
    [3, [crying(), buying(1), buying(2), buying(3)], true],
    [Number.NaN, [crying(), buying(1), buying(2), buying(3)], true],
  ] as const)
    expect([limit, fair.listActions(open, 'ada', { limit })]).toEqual([limit, { actions, complete }]);
});

test('a selection is no complete list, unless it is said to hold all', () => {
  const enumerate = () => [buying(2)];
  for (const [listsAll, complete] of [
    [undefined, false],
    [false, false],
    [true, true],
  ] as const)
    expect(fairWith({ buy: { enumerate, ...(listsAll === undefined ? {} : { listsAll }) } }).listActions(open, 'ada')).toEqual({
      actions: [crying(), buying(2)],
      complete,
    });
});

test('a rule may say itself who tries it, and all others are for whoever is waited for', () => {
  let asked = 0;
  const bo = () => {
    asked++;
    return ['bo'];
  };
  const fair = fairWith({ cry: { actors: bo } });
  expect([fair.legalActions(open, 'ada'), fair.legalActions(open, 'bo')]).toEqual([
    [buying(1), buying(2), buying(3)],
    [crying('bo'), buying(1, 'bo'), buying(2, 'bo'), buying(3, 'bo')],
  ]);
  asked = 0;
  expect(fairWith({ cry: { actors: bo }, buy: { actors: bo } }).legalActions(open, 'ada')).toEqual([]);
  expect(asked).toBe(1);
});

// At random

test('a kind of action is drawn by its weight, and then one of it', () => {
  const fair = fairWith({ cry: { weight: 3 } });
  for (const [lot, action] of [
    [1, crying()],
    [3, crying()],
    [4, buying(1)],
  ] as const)
    expect(fair.randomAction(open, 'ada', noting(lot).dice)).toEqual(action);
  const { dice, asked } = noting(4, 3);
  expect([fair.randomAction(open, 'ada', dice), asked]).toEqual([buying(3), ['d4 kind of action', 'd3 choice']]);
});

test('where only one kind is open none is drawn; where none is, nothing is thrown', () => {
  const one = noting(2);
  expect(fairWith({ cry: { actors: () => [] } }).randomAction(open, 'ada', one.dice)).toEqual(buying(2));
  expect(one.asked).toEqual(['d3 choice']);
  const none = noting();
  expect([fairWith().randomAction(open, 'zed', none.dice), none.asked]).toEqual([undefined, []]);
});

test('twelve tries are made, then all that is legal is listed; where nothing is, nothing is done', () => {
  const refusing = noting();
  expect(fairWith({ cry: never, buy: never }).randomAction(open, 'ada', refusing.dice)).toBe(undefined);
  expect(refusing.asked.filter((why) => why === 'd2 kind of action')).toHaveLength(12);
  const last = noting(...new Array(12).fill(1), 3);
  expect(fairWith({ cry: never }).randomAction(open, 'ada', last.dice)).toEqual(buying(3));
  expect(last.asked.at(-1)).toBe('d3 action');
  expect(fairWith({ cry: { weight: 0 }, buy: { weight: 0 } }).randomAction(open, 'ada', noting(2).dice)).toEqual(buying(1));
});

test('of what is listed only in part one in five comes from its form', () => {
  const alone = { cry: { actors: () => [] } };
  const enumerate = () => [buying(7), buying(8)];
  const tried = (buy: object, ...faces: readonly number[]): unknown => {
    const { dice, asked } = noting(...faces);
    return [fairWith({ ...alone, buy }).randomAction(open, 'ada', dice), asked];
  };
  expect(tried({ enumerate }, 1, 2)).toEqual([buying(2), ['d5 as a form', 'd3 choice']]);
  expect(tried({ enumerate }, 2, 2)).toEqual([buying(8), ['d5 as a form', 'd2 buy']]);
  expect(tried({ enumerate, listsAll: true }, 2)).toEqual([buying(8), ['d2 buy']]);
  expect(tried({ enumerate, choices: undefined }, 2)).toEqual([buying(8), ['d2 buy']]);
  const sample = () => buying(9);
  expect(tried({ sample }, 1, 2)).toEqual([buying(2), ['d5 as a form', 'd3 choice']]);
  expect(tried({ sample }, 2)).toEqual([buying(9), ['d5 as a form']]);
  expect(tried({ sample, enumerate, listsAll: true }, 2)).toEqual([buying(9), ['d5 as a form']]);
  expect(tried({ sample, choices: undefined })).toEqual([buying(9), []]);
  expect(tried({ sample: () => undefined, choices: undefined, enumerate })).toEqual([buying(7), ['d2 action']]);
  expect(tried({ enumerate: () => [], choices: undefined })).toEqual([undefined, []]);
});

// Forms

test('what needs no answer is ready at once, with and without a rule that says no', () => {
  const ready = E.right({ kind: 'done', action: crying() });
  expect(fairWith().choices(open, 'ada', 'cry')).toEqual(ready);
  expect(fairWith({ cry: { check: () => [] } }).choices(open, 'ada', 'cry')).toEqual(ready);
  expect(refused(fairWith({ cry: never }).choices(open, 'ada', 'cry'))).toMatchObject([{ code: 'sold-out' }]);
  expect(refused(fairWith({ buy: never }).choices(open, 'ada', 'buy', { yards: 2 }))).toMatchObject([{ code: 'sold-out' }]);
  expect(refused(fairWith({ buy: never }).choices(open, 'ada', 'buy'))).toMatchObject([{ code: 'sold-out' }]);
});

test('open is what can be finished by a player, or all that the phase has', () => {
  const fair = fairWith({ cry: never });
  expect([fair.open(open), fair.open(open, 'ada'), fair.open(open, 'zed'), fair.open({ ...open, phase: 'over' })]).toEqual([
    ['cry', 'buy'],
    ['buy'],
    [],
    [],
  ]);
});

test('the answers that lead to an action are told of what may be done, and of nothing else', () => {
  const fair = fairWith({ buy: { check: (_state, { yards }) => (yards > 2 ? [refuse('too-long', 'FR-1', 'Two yards.')] : []) } });
  expect([fair.answersFor(open, buying(2)), fair.answersFor(open, crying())]).toEqual([{ yards: 2 }, {}]);
  for (const other of [buying(3), buying(2, 'zed'), buying(1.5), { type: 'fly', player: 'ada' }, {}, null])
    expect(fair.answersFor(open, other as never)).toBe(null);
  expect(fair.answersFor({ ...open, phase: 'over' }, buying(2))).toBe(null);
  const canonical = fairWith({ buy: { canonical: (_state, { yards, ...rest }) => ({ ...rest, yards: Math.min(yards, 3) }) } });
  expect(canonical.answersFor(open, buying(30))).toEqual({ yards: 3 });
});

test('a game without clauses of its own for it refuses with those of the core', () => {
  const fair = fairWith();
  expect(refused(fair.choices(open, 'zed', 'cry'))[0]).toMatchObject({ code: 'unknown-player', clause: 'CORE-UNKNOWN-PLAYER' });
  expect(accepted(fair.reduce(open, crying(), noting().dice)).events).toEqual([{ type: 'cried', player: 'ada' }]);
});
