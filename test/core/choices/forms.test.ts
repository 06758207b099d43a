import { type Choice, defineGame, E, type Form, formAfar, one, openForm, seeded, text, via } from 'ludoteca';
import { randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { formOver } from '../../../src/core/choices/form.js';
import { hostileValues } from '../helpers/hostile.js';
import { begun, type State, type Workshop, workshop } from '../helpers/workshop.js';

const open = (type: Workshop['Action']['type'], state: State = begun) => openForm(workshop, state, 'ada', type);
const plain = (form: object): unknown => JSON.parse(JSON.stringify(form));

test('a form is answered question by question until the action is ready', () => {
  const opened = open('crate');
  expect(plain(opened)).toMatchObject({ answers: {}, ask: { field: 'length' }, ready: null, refused: null, misfit: null, dropped: [] });
  const ready = opened.answer(5).answer(2).answer(3);
  expect(ready.ready).toEqual({ type: 'crate', player: 'ada', length: 5, width: 2, nails: 3 });
  expect(ready.ask).toBe(null);
  // The form before it stands as it was.
  expect(opened.answers).toEqual({});
  // Who is asked nothing has nothing to answer, and no list to end.
  expect(plain(ready.answer(7))).toEqual(plain(ready));
  expect(plain(ready.enough())).toEqual(plain(ready));
});

test('an answer that does not fit is told by its field and kept out', () => {
  const form = open('crate').answer(5);
  for (const answer of [9, 'two', null, ...hostileValues().map(([, value]) => value)]) {
    const kept = form.answer(answer);
    expect(kept.misfit?.field).toBe('width');
    expect(kept.answers).toEqual({ length: 5 });
    expect(kept.ask).toEqual(form.ask);
    expect(kept.answer(2).misfit).toBe(null);
  }
});

test('a list is ended by saying that it is enough, where it may end', () => {
  const short = open('fence').answer(2);
  expect(plain(short.enough())).toEqual(plain(short));
  const long = short.answer(3);
  expect(long.enough().ready).toEqual({ type: 'fence', player: 'ada', posts: [2, 3] });
  expect(long.enough().answers).toEqual({ 'posts.0': 2, 'posts.1': 3, 'posts.length': 2 });
});

test('an answer is taken back with those after it', () => {
  const form = open('crate').answer(5).answer(2);
  expect(form.takeBack('width').answers).toEqual({ length: 5 });
  expect(form.takeBack('length')).toMatchObject({ answers: {}, ask: { field: 'length' } });
  expect(form.takeBack('colour').answers).toEqual(form.answers);
});

test('asked anew of another state, it says which answers no longer fit', () => {
  const form = open('crate').answer(5).answer(2).answer(3);
  expect(form.reask({ ...begun, secret: 4 })).toMatchObject({ ready: form.ready, dropped: [] });
  const fewer = form.reask({ ...begun, nails: 2 });
  expect(fewer).toMatchObject({ answers: { length: 5, width: 2 }, ask: { field: 'nails' } });
  expect(fewer.dropped.map(({ field }) => field)).toEqual(['nails']);
  // Told once: the next answer has nothing to do with it.
  expect(fewer.answer(9)).toMatchObject({ misfit: { field: 'nails' }, dropped: [] });
  const shorter = form.reask({ ...begun, boards: [2, 3] });
  expect(shorter.answers).toEqual({});
  expect(shorter.dropped.map(({ field }) => field)).toEqual(['length', 'width', 'nails']);
  const none = form.reask({ ...begun, boards: [] });
  // What cannot even be begun is no answer's fault.
  expect(none).toMatchObject({ refused: [{ code: 'nothing-to-choose' }], answers: {}, dropped: [] });
});

test('an action that cannot be finished has no form, and says why', () => {
  expect(open('rest')).toMatchObject({ ask: null, ready: null, refused: [{ code: 'nails-left' }] });
  expect(open('dance' as never)).toMatchObject({ refused: [{ code: 'unknown-action' }] });
  expect(openForm(workshop, begun, 'bo', 'crate').refused).toMatchObject([{ code: 'unknown-player' }]);
  // @ts-expect-error a kind of action is one of the game
  expect(openForm(workshop, begun, 'ada', 'carte').refused).toMatchObject([{ code: 'unknown-action' }]);
});

test('what goes over the wire is plain data, and the machine is the same there', async () => {
  const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const far = await formAfar(async (answers) => wire(workshop.choices(begun, 'ada', 'crate', wire(answers))));
  const near = open('crate');
  expect(plain(far)).toEqual(plain(near));
  const answered = await (await far.answer(5)).answer(2);
  expect(plain(answered)).toEqual(plain(near.answer(5).answer(2)));
  expect(plain(await answered.answer(99))).toEqual(plain(near.answer(5).answer(2).answer(99)));
  expect((await answered.takeBack('width')).answers).toEqual({ length: 5 });
  const ready = await answered.answer(3);
  expect((await ready.reask()).ready).toEqual({ type: 'crate', player: 'ada', length: 5, width: 2, nails: 3 });
  expect(plain(await ready.answer(7))).toEqual(plain(ready));
  expect(plain(await ready.enough())).toEqual(plain(ready));
  const fence = await formAfar(async (answers) => workshop.choices(begun, 'ada', 'fence', answers));
  expect((await (await (await fence.answer(2)).answer(3)).enough()).ready).toMatchObject({ posts: [2, 3] });
});

test('every action that is accepted has answers that lead to it', () => {
  const actions: Workshop['Action'][] = [
    { type: 'shelf', player: 'ada', boards: [8, 2] },
    { type: 'crate', player: 'ada', length: 5, width: 4, nails: 2 },
    { type: 'crate', player: 'ada', length: 3, width: 8 },
    { type: 'fence', player: 'ada', posts: [2, 3, 5, 8] },
    { type: 'chair', player: 'ada', paint: [1, 3, 6] },
    { type: 'sign', player: 'ada', words: 'Back soon', places: { 3: 1, 8: 3 } },
  ];
  for (const action of actions) {
    expect(workshop.explain(begun, action)).toEqual([]);
    const answers = workshop.answersFor(begun, action);
    let form: Form<Workshop['Action']> = open(action.type);
    while (form.ask !== null) {
      const { field } = form.ask;
      form = Object.hasOwn(answers!, field) ? form.answer(answers![field]) : form.enough();
      expect(form.misfit).toBe(null);
    }
    const order = <T>(value: T): unknown => (action.type === 'shelf' ? { ...value, boards: [2, 8] } : value);
    expect(form.ready).toEqual(order(action));
  }
});

test('what no question asks for is reached only where the rule says how it is written', () => {
  // Nails in a short crate change nothing.
  const crate: Workshop['Action'] = { type: 'crate', player: 'ada', length: 3, width: 2, nails: 2 };
  expect(workshop.explain(begun, crate)).toEqual([]);
  expect(workshop.answersFor(begun, crate)).toBe(null);
  const { rules } = workshop.definition;
  const plainly = defineGame<Workshop>({
    ...workshop.definition,
    rules: {
      ...rules,
      crate: { ...rules.crate, canonical: (_state, { nails, ...short }) => (short.length > 4 ? { ...short, nails: nails! } : short) },
    },
  });
  expect(plainly.answersFor(begun, crate)).toEqual({ length: 3, width: 2 });
});

test('what is left out can be an answer, where the choice says which', () => {
  const { rules } = workshop.definition;
  const asking = (nails: Choice<number | undefined>) =>
    defineGame<Workshop>({
      ...workshop.definition,
      rules: { ...rules, crate: { ...rules.crate, choices: { ...rules.crate.choices!, nails: () => nails } } },
    });
  const orNone = via(one(['none', 'two']), {
    to: (word) => (word === 'two' ? 2 : undefined),
    from: (nails: number | undefined) => (nails === undefined ? 'none' : 'two'),
  });
  const short: Workshop['Action'] = { type: 'crate', player: 'ada', length: 3, width: 2 };
  const long: Workshop['Action'] = { type: 'crate', player: 'ada', length: 5, width: 2, nails: 2 };
  const game = asking(orNone);
  expect(game.answersFor(begun, short)).toEqual({ length: 3, width: 2, nails: 'none' });
  expect(game.answersFor(begun, long)).toEqual({ length: 5, width: 2, nails: 'two' });
  expect(openForm(game, begun, 'ada', 'crate').answer(3).answer(2).answer('none').ready).toStrictEqual(short);
  // Others cannot make anything of what is not there, and no answer leads to it.
  const inWords = via(text(['2'], 2), { to: Number, from: (nails: number | undefined) => nails!.toString() });
  expect(asking(inWords).answersFor(begun, short)).toBe(null);
  expect(asking(inWords).answersFor(begun, long)).toEqual({ length: 5, width: 2, nails: '2' });
  expect(asking(one<number | undefined>([2])).answersFor(begun, short)).toBe(null);
});

test('what is not accepted has no answers, however hostile it is', () => {
  for (const action of [
    { type: 'crate', player: 'ada', length: 5, width: 9, nails: 2 },
    { type: 'crate', player: 'bo', length: 3, width: 1 },
    { type: 'rest', player: 'ada' },
    ...hostileValues().map(([, value]) => value),
  ])
    expect(workshop.answersFor(begun, action as never)).toBe(null);
});

test('answers that say something else each time, or hold far more than is asked, throw nothing and take no time', () => {
  let read = 0;
  const moody = {
    get length() {
      if (read++ > 0) throw new Error('not twice');
      return 5;
    },
  };
  const step = workshop.choices(begun, 'ada', 'crate', moody as never);
  expect(E.isLeft(step) || step.right.kind === 'ask').toBe(true);
  const crowded = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`posts.9.${i}`, i]));
  expect(workshop.choices(begun, 'ada', 'fence', { ...crowded, 'posts.0': 2 })).toMatchObject(E.right({ kind: 'ask', field: 'posts.1' }));
  expect(workshop.choices(begun, 'ada', 'crate', new Uint8Array(50_000_000) as never)).toMatchObject(E.right({ kind: 'ask' }));
});

test('forms filled in at random end in actions that are accepted', () => {
  for (const type of workshop.open(begun, 'ada'))
    for (let seed = 0; seed < 60; seed++) {
      const { action } = randomForm(workshop, begun, 'ada', type, seeded(`${type} ${seed}`));
      expect(workshop.explain(begun, action!)).toEqual([]);
      expect(E.isRight(workshop.reduce(begun, action!, seeded(seed)))).toBe(true);
    }
});

test('asked anew where all answers still fit, it asks once', () => {
  const asked: unknown[] = [];
  const asking = (state: State, answers: Readonly<Record<string, unknown>>) => {
    asked.push(answers);
    return workshop.choices(state, 'ada', 'crate', answers);
  };
  const form = formOver(asking, begun).answer(5).answer(2);
  asked.length = 0;
  expect(form.reask(begun).answers).toEqual({ length: 5, width: 2 });
  expect(asked).toEqual([{ length: 5, width: 2 }]);
});
