import { deflateRawSync } from 'node:zlib';
import { createMatch, E, type Game, type GameRecord, type GameTypes, O, orThrow, type Replay, replay, seeded } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { type GameId, gameById } from 'ludoteca/games';
import { expect, test } from 'vitest';
import { momentsOf } from '../../examples/web/src/study/moments.js';
import { longestLink, opened, packed } from '../../examples/web/src/study/shared-record.js';
import { type Story, storyOf } from '../../examples/web/src/study/story.js';
import { gameIds } from '../../examples/web/src/tables/catalogue.js';

interface Played {
  readonly game: Game;
  readonly record: GameRecord<GameTypes>;
  readonly steps: Replay<GameTypes>;
}

const known = new Map<GameId, Played>();

/** A game of bots, played to its end or for so many actions; the same every time. */
const played = (id: GameId): Played => {
  const found = known.get(id);
  if (found !== undefined) return found;
  const game = gameById(id)!;
  const match = orThrow(createMatch(game, { players: ['Ada', 'Bo'] }, { dice: seeded(`study ${id}`) }));
  const bot = randomBot(game, seeded('study'));
  for (let moves = 0; moves < 400 && match.actors().length > 0; moves++) {
    const player = match.actors()[0]!;
    match.play(player, bot(match.state, player));
  }
  const record = match.record();
  const one = { game, record, steps: orThrow(replay(game, record)) };
  known.set(id, one);
  return one;
};

const storyFor = (id: GameId, viewer: string | null): Story => {
  const { game, steps } = played(id);
  return storyOf(id, game, steps, viewer === null ? { kind: 'all' } : { kind: 'one', viewer });
};

test.each(gameIds)('%s: what mattered is told in the order of the game, up to its end, and in every language', (id) => {
  const { game, steps } = played(id);
  expect(O.isSome(game.outcome(steps.at(-1)!.state))).toBe(true);
  const story = storyFor(id, null);
  const moments = momentsOf(story);
  expect(moments.length).toBeGreaterThan(1);
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

test.each(gameIds)('%s: whoever looks with somebody’s eyes is told what that player was told, and no more', (id) => {
  const { game, record, steps } = played(id);
  const all = storyFor(id, null).places.flatMap(({ events }) => events).length;
  const heard = steps.flatMap(({ events }) => events.map((event) => game.witness(event, 'Bo')).filter((event) => event !== null));
  const story = storyFor(id, 'Bo');
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
  const { game, record, steps } = played(id);
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
  const { record } = played(id);
  const steps = record.steps.map(({ action, rolls }): [object, readonly object[]] => [action, rolls]);
  const seal = record.steps.at(-1)!.seal;
  return { format: 'ludoteca-shared/1', game: id as string, config: record.config as object, setup: record.setup.rolls, steps, seal };
};

test('what is no link of a game is refused, whatever it is', async () => {
  const { record } = played('som-el-que-decidim');
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
