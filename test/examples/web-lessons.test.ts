import { createRequire } from 'node:module';
import { E, type Game, type GameTypes, type Match, O, openForm, type Roll } from 'ludoteca';
import { expect, test } from 'vitest';
import { languages } from '../../examples/shared/languages.js';
import { lessonBoxes } from '../../examples/web/src/lessons/boxes.js';
import { Course, isAsked } from '../../examples/web/src/lessons/course.js';
import { type Lesson, namedIn, type Step, toldIn } from '../../examples/web/src/lessons/lesson.js';
import { gameIds } from '../../examples/web/src/tables/catalogue.js';
import { defaultPack } from '../../src/games/genegrafter/index.js';
import { type GameId, gameById } from '../../src/games/index.js';

const gameOf = (id: GameId): Game<GameTypes> => gameById(id)!;

/** A step, with the game as it stands when it begins. */
interface Reached {
  readonly step: Step;
  readonly place: number;
  readonly match: Match<GameTypes>;
}

/** Goes through a lesson, and plays what it asks for and what the others answer. */
const walk = (course: Course, game: Game<GameTypes>, visit: (reached: Reached) => void): Match<GameTypes> => {
  const match = course.matchAt(game, 0);
  for (const [place, step] of course.lesson.steps.entries()) {
    expect(match.length).toBe(course.before(place));
    visit({ step, place, match });
    for (let standing = match.length; standing < course.before(place + 1); standing++) {
      const done = match.play(course.mover(standing)!, course.move(standing), course.dice(standing));
      if (E.isLeft(done)) throw new Error(`${game.id}, step ${place}: ${done.left[0].message}`);
    }
  }
  return match;
};

/** The action that comes of the questions of the table, answered as it is asked for; null if they do not lead to it. */
const formOf = (game: Game<GameTypes>, state: GameTypes['State'], action: GameTypes['Action']): GameTypes['Action'] | null => {
  const answers = game.answersFor(state, action);
  if (answers === null) return null;
  let form = openForm(game, state, action.player, action.type);
  while (form.ask !== null && form.misfit === null) {
    const { field, enough } = form.ask;
    if (!Object.hasOwn(answers, field) && enough === null) return null;
    form = Object.hasOwn(answers, field) ? form.answer(answers[field]) : form.enough();
  }
  return form.ready;
};

const courseOf = async (id: GameId): Promise<Course> => new Course(await lessonBoxes[id]());

/** The faces that fell, without what was shuffled. */
const facesOf = (rolls: readonly Roll[]): readonly number[] =>
  rolls.flatMap((roll) => (roll.kind === 'roll' ? [roll.value] : roll.kind === 'pool' ? roll.values : []));

test.each(gameIds)(
  '%s: whatever its lesson asks for may be done, by the questions of the table, and is what it takes for done',
  async (id) => {
    const game = gameOf(id);
    const course = await courseOf(id);
    const { learner } = course.lesson;
    walk(course, game, ({ step: { deed }, place, match }) => {
      if (deed === undefined) return;
      const action = { ...deed.action, player: learner };
      expect(match.actors(), `step ${place}`).toContain(learner);
      expect(game.open(match.state, learner), `step ${place}`).toContain(action.type);
      const asked = formOf(game, match.state, action);
      expect(asked, `step ${place}`).not.toBeNull();
      expect(isAsked(deed, asked!), `step ${place}`).toBe(true);
      expect(isAsked(deed, action)).toBe(true);
      const others = match.legalActions(learner, { limit: 200 }).filter((other) => !isAsked(deed, other));
      expect(others.every((other) => JSON.stringify(other) !== JSON.stringify(action))).toBe(true);
      expect(isAsked(deed, { type: 'something else', player: learner })).toBe(false);
    });
  },
);

test.each(gameIds)('%s: all faces that its lesson writes down fall, and nothing is left of it at the end', async (id) => {
  const game = gameOf(id);
  const course = await courseOf(id);
  const match = walk(course, game, () => {});
  expect(course.mover(match.length)).toBeNull();
  const written = [...course.lesson.begins.map(({ dice }) => dice)];
  for (const { deed } of course.lesson.steps)
    if (deed !== undefined) written.push(deed.dice, ...(deed.answers ?? []).map(({ dice }) => dice));
  const { steps } = match.record();
  for (const [standing, faces] of written.entries())
    if (faces !== undefined) expect(isAmong(faces, facesOf(steps[standing]!.rolls)), `move ${standing}`).toBe(true);
});

/** Are these faces among those that fell, in their order? */
const isAmong = (faces: readonly number[], fallen: readonly number[]): boolean =>
  fallen.reduce((found, face) => (face === faces[found] ? found + 1 : found), 0) === faces.length;

test.each(gameIds)('%s: its lesson is neither short nor long, is done more than read, and ends with something to read', async (id) => {
  const { steps } = await lessonBoxes[id]();
  expect(steps.length).toBeGreaterThanOrEqual(12);
  expect(steps.length).toBeLessThanOrEqual(25);
  expect(steps.filter(({ deed }) => deed !== undefined).length).toBeGreaterThanOrEqual(steps.length / 3);
  expect(steps.at(-1)!.deed).toBeUndefined();
});

/** What stands against a text: a language that is missing or says the same as another, a name nobody knows, too many letters. */
const faultsOf = (game: Game<GameTypes>, { text }: Step, view: GameTypes['View']): readonly string[] =>
  languages.flatMap((language, place) => {
    const said = text[place]!;
    const name = (named: string): string => game.labels.name(named, language, view);
    const told = toldIn(said, name);
    return [
      ...(said.trim() === '' ? [`${language}: nothing is said`] : []),
      ...(text.indexOf(said) === place ? [] : [`${language}: said in another language`]),
      ...(told.length > 280 ? [`${language}: ${told.length} letters`] : []),
      ...namedIn(said).flatMap((named) =>
        languages.every((one) => game.labels.name(named, one, view) === named) ? [`${named} has no name`] : [],
      ),
    ];
  });

test.each(gameIds)('%s: every step of its lesson is said in four languages, shortly, and cites clauses there are', async (id) => {
  const game = gameOf(id);
  const course = await courseOf(id);
  const faults: string[] = [];
  walk(course, game, ({ step, place, match }) => {
    const view = match.view(course.lesson.learner);
    const cited = (step.clauses ?? []).filter((clause) => !(game.definition.clauses as readonly string[]).includes(clause));
    faults.push(
      ...[...faultsOf(game, step, view), ...cited.map((clause) => `there is no clause ${clause}`)].map(
        (fault) => `step ${place}: ${fault}`,
      ),
    );
  });
  expect(faults).toEqual([]);
  expect(course.lesson.steps.some(({ clauses = [] }) => clauses.length > 0)).toBe(true);
});

const load = createRequire(import.meta.url);
const { createElement } = load('react') as { createElement(component: unknown, props: object): object };
const { renderToStaticMarkup } = load('react-dom/server') as { renderToStaticMarkup(element: object): string };

/** The places of a board, as they are written on it. */
const placesOn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/data-(?:thing|place)="([^"]*)"/g)].flatMap(([, names]) => names!.replaceAll('&#x27;', "'").split(' ')));

test.each(gameIds)('%s: whatever its lesson points at lies on the board then', async (id) => {
  const game = gameOf(id);
  const course = await courseOf(id);
  const { learner } = course.lesson;
  const board: { readonly default: unknown } = await import(`../../examples/web/src/boards/${id}/board.tsx`);
  const missing: string[] = [];
  walk(course, game, ({ step: { look = [] }, place, match }) => {
    if (look.length === 0) return;
    const view = match.view(learner);
    const html = renderToStaticMarkup(
      createElement(board.default, {
        view,
        viewer: learner,
        language: 'en',
        name: (one: string) => game.labels.name(one, 'en', view),
        called: (type: string, field: string, answer: unknown) => game.labels.answer(type, field, answer, 'en', view),
        clause: (clause: string) => game.labels.clause(clause, 'en'),
        cite: () => null,
        pointing: { asksFor: () => false, isChosen: () => false, point: () => {} },
        filling: null,
      }),
    );
    const places = placesOn(html);
    missing.push(...look.filter((name) => !places.has(name)).map((name) => `step ${place}: ${name}`));
  });
  expect(missing).toEqual([]);
});

test('a game goes on from where its lesson ends', async () => {
  for (const id of gameIds) {
    const game = gameOf(id);
    const match = walk(await courseOf(id), game, () => {});
    expect(O.isSome(match.outcome()) || match.actors().length > 0, id).toBe(true);
  }
});

const action = (type: string) => ({ action: { type } });
const small: Lesson = {
  game: 'genegrafter',
  config: { players: ['Ada', 'Bo'] },
  learner: 'Ada',
  seed: 'small',
  begins: [{ by: 'Bo', ...action('begins') }],
  steps: [
    { text: ['a', 'b', 'c', 'd'] },
    { text: ['a', 'b', 'c', 'd'], deed: { ...action('one'), answers: [{ by: 'Bo', ...action('answers') }] } },
    { text: ['a', 'b', 'c', 'd'] },
    { text: ['a', 'b', 'c', 'd'], deed: action('two') },
    { text: ['a', 'b', 'c', 'd'] },
  ],
};

test('a lesson goes on with what is done, waits for what others answer, and goes back with what is taken back', () => {
  const course = new Course(small);
  expect(small.steps.map((_, place) => course.before(place))).toEqual([1, 1, 3, 3, 4]);
  expect([0, 1, 2, 3, 4].map((standing) => course.mover(standing))).toEqual(['Bo', 'Ada', 'Bo', 'Ada', null]);
  expect(course.stepAt(1, 0)).toBe(0);
  expect([course.stepAt(2, 1), course.waitsForOthers(1, 2)]).toEqual([1, true]);
  expect([course.stepAt(3, 1), course.waitsForOthers(2, 3)]).toEqual([2, false]);
  expect(course.stepAt(3, 3)).toBe(3);
  expect(course.stepAt(4, 3)).toBe(4);
  // Taken back: what was asked is asked again; done again: it goes on, past what has only been read.
  expect(course.stepAt(3, 4)).toBe(3);
  expect(course.stepAt(1, 3)).toBe(1);
  expect(course.stepAt(4, 1)).toBe(4);
});

test('what is asked counts, but for what may be answered in any way; who acts is no question', () => {
  const deed = { action: { type: 'order', planet: 'cadia', count: 2 } };
  expect(isAsked(deed, { type: 'order', player: 'Ada', count: 2, planet: 'cadia' } as never)).toBe(true);
  expect(isAsked(deed, { type: 'order', player: 'Ada', count: 1, planet: 'cadia' } as never)).toBe(false);
  expect(isAsked({ ...deed, free: ['count'] }, { type: 'order', player: 'Ada', count: 1, planet: 'cadia' } as never)).toBe(true);
  expect(isAsked({ ...deed, free: ['count'] }, { type: 'order', player: 'Ada', count: 2, planet: 'fenris' } as never)).toBe(false);
});

test.each<readonly [GameId, said: string, clauses: readonly string[]]>([
  ['genegrafter', 'cannot attack yet', ['GG-PLAY-05', 'GG-END-01']],
  ['genegrafter', 'the number beside the power', ['GG-PROC-04', 'GG-DUEL-03']],
  ['som-el-que-decidim', 'Find them all', ['SD-URN-04', 'SD-END-01', 'SD-END-04']],
  ['som-el-que-decidim', 'stepping on one turns it up', ['SD-SET-09', 'SD-MOV-09']],
  ['som-el-que-decidim', 'whoever governs may share', ['SD-COH-04', 'SD-COH-05', 'SD-END-01']],
  ['som-el-que-decidim', 'any of the eight tiles around', ['SD-MOV-06', 'SD-MOV-14']],
  ['som-el-que-decidim', 'you may stop or walk on', ['SD-MOV-13', 'SD-MOV-16', 'SD-SPN-02']],
  ['som-el-que-decidim', 'go on for as long as you like', ['SD-MOV-13']],
  ['som-el-que-decidim', 'four are Spain', ['SD-SPN-02', 'SD-URN-01']],
  ['som-el-que-decidim', 'on the spot', ['SD-URN-04', 'SD-END-01', 'SD-END-03']],
  ['som-el-que-decidim', 'Later take mode B', ['SD-CFG-06']],
])('%s: where its lesson says “%s” it cites the clauses that say so', async (id, said, clauses) => {
  const { steps } = (await courseOf(id)).lesson;
  expect(steps.filter(({ text }) => text[0].includes(said)).map((step) => step.clauses)).toEqual([clauses]);
});

test('the lesson of Genegrafter says in every language how many dice Annihilate gives with its power, and without', async () => {
  const { steps } = (await courseOf('genegrafter')).lesson;
  const { withPower, attack } = defaultPack.abilities.find(({ id }) => id === 'annihilate')!;
  const [step] = steps.filter(({ look }) => look?.includes('card:annihilate'));
  expect(step!.text.map((told) => told.match(/\d+/g)!.map(Number))).toEqual(Array(4).fill([withPower?.attack, attack]));
});

test('the lesson of Som el que decidim! says of participation alone that it decides who wins', async () => {
  const { steps } = (await courseOf('som-el-que-decidim')).lesson;
  const telling = steps.filter((step) => step.clauses?.some((clause) => clause === 'SD-END-01'));
  expect(telling).toHaveLength(3);
  for (const { text } of telling) for (const told of text) expect(told).toMatch(/participa/);
});
