import { deflateRawSync } from 'node:zlib';
import { E, O, replay } from 'ludoteca';
import { type GameId, gameById } from 'ludoteca/games';
import { expect, test } from 'vitest';
import { fetchStanding } from '../../examples/shared/standing.js';
import { addressOfSource, sourceIn } from '../../examples/web/src/study/address.js';
import { seatsProposed, upTo } from '../../examples/web/src/study/branch.js';
import { layoutOf, lineOf, margin, marksAt, turnsAt } from '../../examples/web/src/study/curve-drawing.js';
import { framesFrom } from '../../examples/web/src/study/frames.js';
import { momentsOf } from '../../examples/web/src/study/moments.js';
import { Projector } from '../../examples/web/src/study/projector.js';
import { longestLink, opened, packed } from '../../examples/web/src/study/shared-record.js';
import { type Story, storyOf } from '../../examples/web/src/study/story.js';
import { gameIds } from '../../examples/web/src/tables/catalogue.js';
import { playedOut } from './helpers/played-out.js';

const storyFor = async (id: GameId, viewer: string | null): Promise<Story> => {
  const { game, steps } = playedOut(id);
  return storyOf({ id, game, steps, standing: await fetchStanding(id) }, viewer === null ? { kind: 'all' } : { kind: 'one', viewer });
};

test.each(gameIds)('%s: what mattered is told in the order of the game, up to its end, and in every language', async (id) => {
  const { game, steps } = playedOut(id);
  expect(O.isSome(game.outcome(steps.at(-1)!.state))).toBe(true);
  const story = await storyFor(id, null);
  const moments = momentsOf(story);
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.length).toBeLessThanOrEqual(24);
  expect(moments.map(({ place }) => place)).toEqual([...new Set(moments.map(({ place }) => place))].sort((a, b) => a - b));
  expect(moments.at(-1)?.kind).toBe('end');
  for (const { place, step, turn, event } of moments) {
    expect([story.places[place]?.step, story.places[place]?.turn]).toEqual([step, turn]);
    if (event === null) continue;
    expect(story.places[place]?.events).toContain(event);
    for (const language of ['en', 'ca', 'es', 'fr'])
      expect(game.labels.event(event, language, story.viewAt(place)).length).toBeGreaterThan(3);
  }
});

test.each(gameIds)('%s: whoever looks with somebody’s eyes is told what that player was told, and no more', async (id) => {
  const { game, record, steps } = playedOut(id);
  const all = (await storyFor(id, null)).places.flatMap(({ events }) => events).length;
  const heard = steps.flatMap(({ events }) => events.map((event) => game.witness(event, 'Bo')).filter((event) => event !== null));
  const story = await storyFor(id, 'Bo');
  expect(story.places.flatMap(({ events }) => events)).toEqual(heard);
  expect(heard.length).toBeLessThanOrEqual(all);
  expect(story.places[0]?.step).toBe(0);
  const last = story.places.length - 1;
  expect(story.viewAt(last)).toEqual(game.view(steps[story.places[last]!.step]!.state, 'Bo'));
  expect(story.points.map(({ player }) => player)).toEqual((record.config as unknown as { readonly players: string[] }).players);
  expect(story.points.every(({ at }) => at.length === story.places.length)).toBe(true);
});

test('coming to lead is a moment even where no event weighs anything, and so is a great swing of the standing', () => {
  const story: Story = {
    id: 'ojo-del-terror',
    viewer: null,
    places: Array.from({ length: 6 }, (_, step) => ({ step, turn: 1, events: [] })),
    viewAt: () => ({}),
    points: [
      { player: 'Ada', at: [0, 1, 1, 1, 9, 10] },
      { player: 'Bo', at: [0, 0, 0, 2, 2, 2] },
    ],
  };
  expect(momentsOf(story).map(({ place, kind, change }) => [place, kind, change])).toEqual([
    [1, 'swing', { player: 'Ada', by: 1, leads: true }],
    [3, 'swing', { player: 'Bo', by: 2, leads: true }],
    [4, 'swing', { player: 'Ada', by: 8, leads: true }],
  ]);
});

test('what happens all the time matters less than what happens once', () => {
  const fight = { type: 'fight-resolved' };
  const story: Story = {
    id: 'ojo-del-terror',
    viewer: null,
    places: Array.from({ length: 40 }, (_, step) => ({
      step,
      turn: 1,
      events: step === 30 ? [fight, { type: 'deed-achieved' }] : [fight],
    })),
    viewAt: () => ({}),
    points: [],
  };
  const moments = momentsOf(story);
  expect(moments).toHaveLength(8);
  expect(moments.find(({ place }) => place === 30)?.kind).toBe('feat');
});

test.each(gameIds)('%s: a game goes into a link and comes out of it as it was', async (id) => {
  const { game, record, steps } = playedOut(id);
  const text = await packed(record);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(longestLink);
  const read = await opened(text);
  const again = E.isRight(read) ? await read.right.replayed(game) : read;
  if (E.isLeft(again)) throw new Error(again.left.code);
  expect(again.right.record).toEqual(record);
  expect(again.right.steps.at(-1)?.state).toEqual(steps.at(-1)?.state);
});

const squeezed = (input: unknown): string =>
  deflateRawSync(typeof input === 'string' ? input : JSON.stringify(input)).toString('base64url');

const why = async (text: string): Promise<string> => {
  const read = await opened(text);
  if (E.isLeft(read)) return read.left.code;
  const again = await read.right.replayed(gameById(read.right.id)!);
  return E.isLeft(again) ? again.left.code : 'opens';
};

/** What a link says, to be changed. */
const said = async (id: GameId) => {
  const { record } = playedOut(id);
  const steps = record.steps.map(({ action, rolls }): [object, readonly object[]] => [action, rolls]);
  const seal = record.steps.at(-1)!.seal;
  return { format: 'ludoteca-shared/1', game: id as string, config: record.config as object, setup: record.setup.rolls, steps, seal };
};

test('what is no link of a game is refused, whatever it is', async () => {
  const { record } = playedOut('som-el-que-decidim');
  const whole = await packed(record);
  const nothings: readonly unknown[] = [null, 1, 'text', [], {}, { format: 'ludoteca-shared/1' }, '{"a":', '['.repeat(100_000)];
  for (const nothing of nothings) expect(await why(squeezed(nothing))).toBe('broken');
  for (const text of ['', '!', 'ñ', '%%%', whole.slice(0, -9), whole.slice(9), `${whole.slice(0, 40)}_${whole.slice(41)}`, 'A'.repeat(999)])
    expect(await why(text)).toBe('broken');
  const shared = await said('som-el-que-decidim');
  for (const changed of [
    { ...shared, game: 'chess' },
    { ...shared, game: '__proto__' },
    { ...shared, steps: 'none' },
    { ...shared, steps: [...shared.steps, [{}]] },
    { ...shared, steps: [...shared.steps, [{ type: 'end-the-world', player: 'Ada' }, []]] },
    { ...shared, setup: [{ kind: 'roll', sides: 6, value: '6', why: '' }] },
    { ...shared, config: { players: 'Ada' } },
  ])
    expect(await why(squeezed(changed))).toBe('broken');
  expect(await why(squeezed(JSON.stringify(shared).replace('"config":{', '"config":{"__proto__":{"isPolluted":true},')))).not.toBe('opens');
  expect('isPolluted' in {}).toBe(false);
});

test('what other rules would have led to, or somebody made up, is refused at the step where it departs', async () => {
  const shared = await said('ojo-del-terror');
  const [first, ...others] = shared.steps;
  for (const changed of [
    { ...shared, seal: '0'.repeat(16) },
    { ...shared, steps: shared.steps.slice(0, -1) },
    { ...shared, steps: [...others, first] },
    { ...shared, steps: [[first![0], [...first![1], { kind: 'roll', sides: 6, value: 6, why: 'more' }]], ...others] },
  ])
    expect(await why(squeezed(changed))).toBe('departs');
});

test('what would come to too much is not read to its end', async () => {
  expect(await why(squeezed('[0'.padEnd(60_000_000, ' ')))).toBe('too-large');
  expect(await why('A'.repeat(200_001))).toBe('too-large');
  const shared = await said('ojo-del-terror');
  expect(await why(squeezed({ ...shared, steps: Array.from({ length: 20_001 }, () => [{}, []]) }))).toBe('too-large');
});

test('whoever goes through a story by itself sees each place come about, and stops at the end', async () => {
  const story = await storyFor('som-el-que-decidim', null);
  const projector = new Projector(story, -3);
  expect([projector.position.place, projector.seen.looking]).toEqual([0, 0]);
  projector.play();
  const heard: (readonly [number, number | null])[] = [];
  projector.subscribe(() => heard.push([projector.seen.moments.length - 1, projector.seen.looking]));
  projector.goOn(null);
  projector.goOn(null);
  // First where it stands without moving, so that what follows moves from there.
  expect(heard).toEqual([
    [0, null],
    [1, null],
    [2, null],
  ]);
  heard.length = 0;
  projector.goOn([1, 9]);
  expect(heard).toEqual([
    [8, 8],
    [8, null],
    [9, null],
  ]);
  while (projector.position.isRunning) projector.goOn([1, 9]);
  expect(projector.position.place).toBe(9);
  projector.goTo(projector.last - 1);
  projector.play();
  projector.goOn(null);
  expect(projector.position).toEqual({ place: projector.last, isRunning: false, isStill: false });
  projector.play();
  expect(projector.position.place).toBe(0);
  projector.goTo(Number.NaN);
  expect(projector.position).toEqual({ place: 0, isRunning: false, isStill: true });
});

test('lines, signs and turns lie within the drawing, and a press means the place that is nearest', async () => {
  const story = await storyFor('genes-mactantes', null);
  const count = story.places.length;
  for (const width of [200, 340, 900]) {
    const layout = layoutOf(story.points, story.places, width, 240);
    expect(layout.placeAt(-50)).toBe(0);
    expect(layout.placeAt(width + 50)).toBe(count - 1);
    for (const place of [0, Math.floor(count / 3), count - 1]) expect(layout.placeAt(layout.x(place))).toBe(place);
    for (const points of story.points) {
      const line = lineOf(points, layout);
      expect(line).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+)*$/);
      const heights = [...line.matchAll(/(?:V|^M[\d.]+ )([\d.]+)/g)].map((match) => Number(match[1]));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(margin.top);
      expect(Math.max(...heights)).toBeLessThanOrEqual(240 - margin.bottom);
    }
    const turns = turnsAt(story.places, layout, 34);
    expect(turns.every(({ x }, i) => x <= width && (i === 0 || x - turns[i - 1]!.x >= 34))).toBe(true);
  }
  const begun = { step: 0, turn: null, events: [] };
  expect(layoutOf([], [begun], 300, 240).placeAt(100)).toBe(0);
  expect(lineOf({ player: 'Ada', at: [0] }, layoutOf([{ player: 'Ada', at: [0] }], [begun], 300, 240))).toMatch(/^M/);
});

test('signs that would cover each other stand one above the other', () => {
  expect(marksAt([0, 5, 10, 40], 20).map(({ row }) => row)).toEqual([0, 1, 2, 0]);
  expect(marksAt([0, 1, 2, 3], 20).map(({ row }) => row)).toEqual([0, 1, 2, 0]);
});

test('what goes on from a moment came the same way, and seats are kept where they are known', () => {
  const played = playedOut('ojo-del-terror');
  expect(seatsProposed(played.game, played, [{ id: 'Bo', driver: 'search', strength: 'quick' }])).toEqual([
    { id: 'Ada', driver: 'human', strength: 'steady' },
    { id: 'Bo', driver: 'search', strength: 'quick' },
  ]);
  const { record, steps } = upTo(played, 7);
  const again = replay(played.game, record);
  expect(E.isRight(again) && again.right.at(-1)?.state).toEqual(steps.at(-1)?.state);
  expect([record.steps, steps.length]).toEqual([played.record.steps.slice(0, 7), 8]);
});

test('a moving picture shows both ends, and no more pictures than it may', () => {
  expect(framesFrom(3, 5)).toEqual([3, 4, 5]);
  expect(framesFrom(5, 3)).toEqual([3, 4, 5]);
  const many = framesFrom(0, 999);
  expect([many.length, many[0], many.at(-1)]).toEqual([30, 0, 999]);
  expect(new Set(many).size).toBe(30);
});

test('the address of the page says which record is meant, and nothing else is taken for one', () => {
  const table = '0123456789abcdef'.repeat(2);
  const kept = (): string => 'kept';
  expect(sourceIn('#record=abc-_9', kept)).toEqual({ kind: 'link', text: 'abc-_9' });
  expect(sourceIn(addressOfSource({ kind: 'host', table }), kept)).toEqual({ kind: 'host', table });
  for (const hash of ['', '#table', `#table=${table}`, '#record-of=../../etc', '#record-of=']) expect(sourceIn(hash, kept)).toBeNull();
  expect(sourceIn(addressOfSource({ kind: 'here', text: 'any' }), kept)).toEqual({ kind: 'here', text: 'kept' });
  expect(sourceIn('#study', () => null)).toBeNull();
});

test('what everybody begins with is no swing of the standing', () => {
  const story: Story = {
    id: 'orbis-terrarum',
    viewer: null,
    places: [null, null, 1].map((turn, step) => ({ step, turn, events: [] })),
    viewAt: () => ({}),
    points: [
      { player: 'Ada', at: [0, 50, 50] },
      { player: 'Bo', at: [0, 0, 60] },
    ],
  };
  expect(momentsOf(story).map(({ place, change }) => [place, change])).toEqual([[2, { player: 'Bo', by: 60, leads: true }]]);
});

test('the scale is that of the turns, and begins with nothing only where that is near', () => {
  const places = [null, 1, 1].map((turn, step) => ({ step, turn, events: [] }));
  const scaleOf = (...at: readonly (readonly number[])[]) => {
    const { lowest, highest } = layoutOf(
      at.map((one, i) => ({ player: String(i), at: one })),
      places,
      300,
      240,
    );
    return [lowest, highest];
  };
  expect(scaleOf([0, 250, 260], [900, 240, 245])).toEqual([240, 260]);
  expect(scaleOf([0, 2, 9], [0, 1, 3])).toEqual([0, 9]);
  expect(scaleOf([0, -4, 9])).toEqual([-4, 9]);
  expect(scaleOf([0, 0, 0])).toEqual([0, 1]);
});
