import { createRequire } from 'node:module';
import { createMatch, orThrow, seeded } from 'ludoteca';
import { type GameId, gameById } from 'ludoteca/games';
import { expect, test } from 'vitest';

const load = createRequire(import.meta.url);
const { createElement } = load('react') as { createElement(component: unknown, props: object): object };
const { renderToStaticMarkup } = load('react-dom/server') as { renderToStaticMarkup(element: object): string };

/** What a table tells its board by. */
interface TellingModule {
  tellingOf(game: object, view: object, speech: object): { name(id: string, among?: string): string; answer(): string };
}

/** Where that is: a component of the page, which the tests do not compile with themselves. */
const telling = 'table/telling.tsx';

/** By game: people called as something on its board is, and as words of its rules are. */
const called: Readonly<Record<GameId, readonly string[]>> = {
  'ojo-del-terror': ['cadia', 'points', 'slaanesh'],
  genegrafter: ['murmur', 'deck'],
  'som-el-que-decidim': ['urn', 'payment'],
  'genes-mactantes': ['a1', 'army', 'seas'],
  'orbis-terrarum': ['bohemia', 'war', 'turn'],
};

test.each(Object.entries(called) as [GameId, readonly string[]][])(
  '%s: players called like something on the board, or like a word of the rules, stand on it as they wrote themselves',
  async (id, players) => {
    const game = gameById(id)!;
    const view = orThrow(createMatch(game, { players }, { dice: seeded(id) })).view(players[0]!);
    const { tellingOf }: TellingModule = await import(`../../examples/web/src/${telling}`);
    const board: { readonly default: unknown } = await import(`../../examples/web/src/boards/${id}/board.tsx`);
    const { name, answer } = tellingOf(game, view, { language: 'es', words: {} });
    const html = renderToStaticMarkup(
      createElement(board.default, {
        view,
        viewer: players[0],
        language: 'es',
        name,
        called: answer,
        clause: () => null,
        cite: () => null,
        pointing: { asksFor: () => false, isChosen: () => false, point: () => {} },
        filling: null,
      }),
    );
    // Next to the mark of the seat stands the name, and nothing else before the next tag.
    for (const player of players) expect(html).toMatch(new RegExp(`plate-name">${player}<`));
  },
);
