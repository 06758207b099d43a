import {
  type Answers,
  action,
  anyText,
  defineGame,
  diceFrom,
  E,
  finite,
  list,
  listOf,
  one,
  openForm,
  type Page,
  range,
  refuse,
  skip,
} from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { buying, crying, fairWith, open } from '../helpers/fair.js';
import { begun, type Fence, type Workshop, workshop } from '../helpers/workshop.js';

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

test('a form of an action that the game does not know is refused for its type', () => {
  expect(refused(fairWith().choices(open, 'ada', 'fly' as never))).toMatchObject([{ code: 'unknown-action', path: 'type' }]);
});

test('what a form comes to is read as any action is: choices that offer what it cannot be are refused', () => {
  const halves = fairWith({ buy: { choices: { yards: () => one([0.5, 1]) } } });
  expect(refused(halves.choices(open, 'ada', 'buy', { yards: 0.5 }))).toMatchObject([{ code: 'bad-parameter', path: 'yards' }]);
  expect(halves.choices(open, 'ada', 'buy', { yards: 1 })).toEqual(E.right({ kind: 'done', action: buying(1) }));
});

test('what stands against an action from the start keeps its place', () => {
  const fair = fairWith({ buy: { check: () => [refuse('sold-out', 'FR-1', 'Nothing is left.', 'yards')] } });
  expect(refused(fair.choices(open, 'ada', 'buy'))).toEqual([
    { code: 'sold-out', clause: 'FR-1', message: 'Nothing is left.', facts: {}, path: 'yards' },
  ]);
  const [placeless] = refused(fairWith({ buy: never }).choices(open, 'ada', 'buy'));
  expect(placeless).not.toHaveProperty('path');
});

test('of several answers the first that led astray is named', () => {
  const state = { ...begun, boards: [2, 30] };
  expect(refused(workshop.choices(state, 'ada', 'crate', { length: 30, width: 1 }))).toMatchObject([{ code: 'too-large', path: 'length' }]);
  // A fence of one post may not end, and none is higher than the last.
  expect(refused(workshop.choices(begun, 'ada', 'fence', { 'posts.0': 8 }))).toMatchObject([{ code: 'too-short', path: 'posts.0' }]);
});

test('where some answers took too long to look behind, the others are offered, and it is said', () => {
  const crates = (boards: readonly number[]) => workshop.choices({ ...begun, boards, nails: 1000 }, 'ada', 'crate');
  expect(crates([2, 30])).toMatchObject(E.right({ question: { from: [2] }, gaveUp: true }));
  expect(accepted(crates([2, 3]) as never)).not.toHaveProperty('gaveUp');
});

test('where only the question itself takes too long, nobody is told that there is no way', () => {
  const fair = (most: number) =>
    fairWith({ buy: { choices: { yards: () => range(1, most) }, check: (_state, { yards }) => (yards > 1 ? never.check() : []) } });
  expect(fair(5).choices(open, 'ada', 'buy')).toMatchObject(E.right({ question: { kind: 'range', min: 1, max: 1 } }));
  expect(fair(50_000).open(open, 'ada')).toContain('buy');
  expect(refused(fair(50_000).choices(open, 'ada', 'buy'))).toMatchObject([
    { code: 'nothing-to-choose', message: 'No way to buy was found in reasonable time.', facts: { type: 'buy', gaveUp: true } },
  ]);
});

test('a later page of a list, or one that is searched for, may be empty; what else has no answer is refused', () => {
  const ofList = { choices: { yards: () => one([1, 2, 3]) } };
  const asked = (page: Page, buy: object) => fairWith({ buy }).choices(open, 'ada', 'buy', {}, page);
  const refusal = (page: Page, buy: object) => [page, refused(asked(page, { ...buy, ...never }))];
  for (const page of [{ after: 3 }, { search: '9' }, { after: 2, search: '1' }])
    for (const check of [{}, never])
      expect(asked(page, { ...ofList, ...check })).toMatchObject(E.right({ question: { kind: 'one', from: [] } }));
  for (const page of [{}, { after: 0 }, { search: '' }, { search: 7 as never }])
    expect(refusal(page, ofList)).toMatchObject([page, [{ code: 'sold-out' }]]);
  for (const page of [{ after: 3 }, { search: '9' }]) expect(refusal(page, {})).toMatchObject([page, [{ code: 'sold-out' }]]);
});

test('an answer that leads nowhere is not among the choices, and nobody is told that there is no way', () => {
  type Length = { readonly cloth: string; readonly yards: number };
  const buy = {
    codec: action<Length & { readonly type: 'buy'; readonly player: string }>('buy', { cloth: anyText, yards: finite }),
    choices: {
      cloth: () => one(['silk', 'wool']),
      yards: (_state: unknown, _player: string, { cloth }: Length) => one(cloth === 'silk' ? [] : [2]),
    },
  };
  const fair = fairWith({ buy: buy as never });
  const form = openForm(fair, open, 'ada', 'buy');
  expect(form.ask?.question).toMatchObject({ from: ['wool'] });
  const notOffered = { code: 'bad-parameter', message: 'cloth: it is not among the choices.', path: 'cloth' };
  expect(form.answer('silk').misfit).toMatchObject({ field: 'cloth', refusal: [notOffered] });
  expect(form.answer('linen').misfit).toMatchObject({ field: 'cloth', refusal: [notOffered] });
});

test('a question that is asked one time and not another is not put to anybody', () => {
  let times = 0;
  const fickle = fairWith({ buy: { choices: { yards: () => (times++ === 0 ? one([1, 2]) : skip) } } });
  expect(refused(fickle.choices(open, 'ada', 'buy'))).toMatchObject([{ code: 'nothing-to-choose' }]);
});

test('a list of lists to which nothing can be added ends by itself', () => {
  type Rows = Omit<Fence, 'posts'> & { readonly posts: readonly (readonly string[])[] };
  const { rules } = workshop.definition;
  const rows = (marks: readonly string[], least: number) => {
    const fence = {
      ...rules.fence,
      codec: action<Rows>('fence', { posts: list(list(anyText)) }),
      choices: { posts: () => listOf(listOf(one(marks), 1, 2), least, 2) },
      check: () => [],
    };
    const game = defineGame<Workshop>({ ...workshop.definition, rules: { ...rules, fence: fence as never } });
    return (answers: Answers = {}) => game.choices(begun, 'ada', 'fence', answers);
  };
  expect(rows([], 0)()).toMatchObject(E.right({ kind: 'done', action: { posts: [] } }));
  expect(refused(rows([], 1)())).toMatchObject([{ code: 'nothing-to-choose' }]);
  expect(rows(['x'], 0)()).toMatchObject(E.right({ field: 'posts.0.0', enough: { field: 'posts.length', answer: 0 } }));
  expect(rows(['x'], 0)({ 'posts.0.0': 'x', 'posts.0.length': 1, 'posts.length': 1 })).toMatchObject(
    E.right({ kind: 'done', action: { posts: [['x']] } }),
  );
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
