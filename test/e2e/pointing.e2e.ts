import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openForm } from '../../src/core/index.js';
import { gameById } from '../../src/games/index.js';
import { scene } from '../../src/games/orbis-terrarum/scenes/index.js';
import { type Asked, questionsAboutThings } from './asking.js';

let web: ViteDevServer;
beforeAll(async () => {
  const root = join(import.meta.dirname, '../../examples/web');
  web = await createServer({ root, configFile: join(root, 'vite.config.ts'), server: { middlewareMode: true }, appType: 'custom' });
});
afterAll(() => web.close());

// The types of React would say that an element of a page is any element: the other tests here know better.
const load = createRequire(import.meta.url);
const { createElement } = load('react') as { createElement(component: unknown, props: object): object };
const { renderToStaticMarkup } = load('react-dom/server') as { renderToStaticMarkup(element: object): string };

/** What the page says of how its pictures are pointed at. */
interface PointingModule {
  pointingOf(draft: object, told: readonly object[]): object;
}
interface BoardModule {
  readonly default: unknown;
}

/** A part of a picture that answers by mouse and by keyboard, and has a name for those who listen. */
const target = /<button[^>]*choosable[^>]*title="[^"]|<g class="[^"]*choosable[^"]*"[^>]*role="button" tabindex="0" aria-label="[^"]/;

/** The picture of a game while one of its things may be pointed at. */
const pictures = async (id: string): Promise<(asked: Asked) => string> => {
  const game = gameById(id)!;
  const { pointingOf } = (await web.ssrLoadModule('/src/table/pointing.ts')) as PointingModule;
  const { default: board } = (await web.ssrLoadModule(`/src/boards/${id}/board.tsx`)) as BoardModule;
  return ({ state, player, type, form, thing }) => {
    const view = game.view(state, player);
    const question = { kind: 'one', from: [0], about: [thing] };
    const draft = { question, pointable: question, ticked: [], amounts: {} };
    return renderToStaticMarkup(
      createElement(board, {
        view,
        viewer: player,
        language: 'en',
        name: (one: string) => game.labels.name(one, 'en', view),
        called: (of: string, field: string, answer: unknown) => game.labels.answer(of, field, answer, 'en', view),
        pointing: pointingOf(draft, []),
        filling: { type, answers: form.answers },
      }),
    );
  };
};

/** Questions whose things the picture of their game does not let anybody point at. */
const unpointed = async (id: string, config: object, actions: number): Promise<readonly string[]> => {
  const game = gameById(id)!;
  const drawn = await pictures(id);
  const asked = questionsAboutThings(game, config, `pointing at ${id}`, actions);
  /** What an earlier entry of the same list brings about is on no board yet. */
  const isToCome = ({ state, player, form, thing }: Asked): boolean =>
    /\.[1-9]\d*\./.test(form.ask!.field) && !JSON.stringify(game.view(state, player)).includes(JSON.stringify(thing['id']));
  expect(asked.length).toBeGreaterThan(0);
  const missing = asked
    .filter((one) => !isToCome(one) && !target.test(drawn(one)))
    .map(({ type, form, thing }) => `${type}.${form.ask!.field}: ${JSON.stringify(thing)}`);
  return [...new Set(missing)].sort();
};

/** What is asked about in so many actions of a random game; before a release in three times as many. */
const long = inject('whole') ? 150 : 50;

const threeSeats = { players: ['ada', 'bo', 'cy'] };

test('El Ojo del Terror: planets, sectors, bands, deeds, gods and orders are pointed at', async () => {
  expect(await unpointed('ojo-del-terror', threeSeats, long)).toEqual([]);
});

test('Genegrafter: cards, dice, effects and players are pointed at', async () => {
  expect(await unpointed('genegrafter', threeSeats, long)).toEqual([]);
});

test('Som el que decidim: tiles, discs, purses and players are pointed at', async () => {
  expect(await unpointed('som-el-que-decidim', { ...threeSeats, mode: 'AB' }, long)).toEqual([]);
});

test('Genes Mactantes: land, troops, courtiers, orders, characteristics and offers are pointed at', async () => {
  expect(await unpointed('genes-mactantes', threeSeats, long)).toEqual([]);
});

test('Genes Mactantes: the coast is pointed at while it is drawn', async () => {
  expect(await unpointed('genes-mactantes', { ...threeSeats, boardMode: 'drawn' }, 4)).toEqual([]);
});

test('Orbis Terrarum II: Nations, regions, statistics, agreements and what they hold are pointed at', async () => {
  expect(await unpointed('orbis-terrarum', { players: ['ada', 'bo'], refereeMode: 'auto' }, long)).toEqual([]);
});

test('Orbis Terrarum II: who waits to join what others have agreed is pointed at', async () => {
  const drawn = await pictures('orbis-terrarum');
  const config = { players: ['ada', 'bo', 'cy'], refereeMode: 'auto' } as const;
  const [first, second, third] = Object.values(scene(config).players).map(({ principal }) => principal!) as [string, string, string];
  const parties = [first, second];
  const requests = [{ id: 'request-1', nation: third, reservations: [], answers: [], upkeeps: 0 }];
  for (const agreed of [
    { treaties: [{ parties, clauses: [{ kind: 'non-aggression' as const }], requests }] },
    { declarations: [{ kind: 'neutrality' as const, declarants: parties, requests }] },
  ]) {
    const state = scene(config, agreed);
    const form = openForm(gameById('orbis-terrarum')!, state, 'ada', 'answer-adhesion');
    const thing = { kind: 'request', id: 'request-1' };
    expect(drawn({ state, player: 'ada', type: 'answer-adhesion', form, thing })).toMatch(target);
  }
});

test('Orbis Terrarum II: the referee points at all of it', async () => {
  expect(await unpointed('orbis-terrarum', { players: ['ada', 'bo'], refereeMode: 'human' }, long)).toEqual([]);
});
